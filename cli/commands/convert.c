/* cli/commands/convert.c - `isect convert`: a mesh in another format. In double, so that
 * coordinates are those of the file where the format has room for them. */
#include "command.h"
#include "export/mesh_file.h"
#include "fault.h"
#include "import/scene.h"
#include "json.h"
#include "options.h"
#include "query/measure.h"

#include <stdio.h>
#include <stdlib.h>

typedef struct ConvertOptions {
    const char *output;
    bool merge, json;
} ConvertOptions;

#define AT(member) offsetof(ConvertOptions, member)
static const Option options[] = {
    {"output", 'o', OPTION_TEXT, AT(output), "FILE", "the mesh: .obj, .stl, .ply, .gltf or .glb", 0,
     0, NULL},
    OPTION_ROW(AT(merge), "merge", OPTION_FLAG, NULL,
               "vertices with the same coordinates become one (after --weld)", 0, 0),
    OPTION_ROW(AT(json), "json", OPTION_FLAG, NULL, "print JSON", 0, 0)};
#undef AT

/* The differences between the files. */
typedef struct Lost {
    MeshLoss rounded;
    size_t not_finite; /* triangles */
    size_t unused;     /* vertices */
    size_t merged;     /* vertices */
    size_t unshared;   /* vertices, as some are repeated for each triangle */
} Lost;

typedef struct Job {
    ConvertOptions wish;
    const char *paths[COMMAND_MESHES + 1]; /* ends with NULL */
    Scene scene;
    Lost lost;
} Job;

/* ---- vertices ---- */

/* Numbers the vertices that finite triangles use, in their order. */
static bool number_used(const Mesh *mesh, uint32_t **numbers, size_t *count)
{
    uint32_t *number = calloc(mesh->vertex_count + 1, sizeof *number);
    for (size_t i = 0; number != NULL && i < 3 * mesh->triangle_count; i++)
        if (mesh_finite(mesh, i / 3))
            number[mesh->indices[i]] = 1;
    *count = 0;
    for (size_t i = 0; number != NULL && i < mesh->vertex_count; i++)
        number[i] = number[i] ? (uint32_t)(*count)++ : UINT32_MAX;
    *numbers = number;
    return number != NULL;
}

/* Keeps finite triangles and their vertices; equal ones become one if that is requested. */
static bool keep_used(Mesh *mesh, bool merge, Lost *lost)
{
    uint32_t *number = NULL;
    size_t count = 0, kept = 0;
    if (!(merge ? measure_points : number_used)(mesh, &number, &count))
        return false;
    double *positions = malloc((3 * count + 1) * sizeof *positions);
    for (size_t i = 0; positions != NULL && i < mesh->vertex_count; i++) {
        lost->unused += number[i] == UINT32_MAX;
        for (size_t k = 0; number[i] != UINT32_MAX && k < 3; k++)
            positions[3 * (size_t)number[i] + k] = mesh->positions[3 * i + k];
    }
    for (size_t t = 0; positions != NULL && t < mesh->triangle_count; t++) {
        if (!mesh_finite(mesh, t))
            continue;
        for (size_t k = 0; k < 3; k++)
            mesh->indices[3 * kept + k] = number[mesh->indices[3 * t + k]];
        kept++;
    }
    free(number);
    if (positions == NULL)
        return false;
    lost->not_finite = mesh->triangle_count - kept;
    lost->merged = mesh->vertex_count - lost->unused - count;
    free(mesh->positions), free(mesh->floats);
    mesh->positions = positions, mesh->floats = NULL;
    mesh->vertex_count = count, mesh->triangle_count = kept;
    return true;
}

/* ---- output ---- */

static size_t objects_of(const Job *job)
{
    return job->scene.count > 1 ? job->scene.count : 0;
}

static int print_json(const Job *job)
{
    const Mesh *mesh = &job->scene.mesh;
    const Lost *lost = &job->lost;
    json_t *list =
        json_pack("{so sI sI sI sI sI sI sI}", "moved", json_number(lost->rounded.moved),
                  "degenerate", (json_int_t)lost->rounded.degenerate, "not_finite",
                  (json_int_t)lost->not_finite, "unused", (json_int_t)lost->unused, "merged",
                  (json_int_t)lost->merged, "unshared", (json_int_t)lost->unshared, "objects",
                  (json_int_t)objects_of(job), "polygons", (json_int_t)mesh->polygon_count);
    return json_print(json_pack("{so so sI sI so}", "mesh", json_names(job->paths), "output",
                                json_text(job->wish.output), "triangles",
                                (json_int_t)mesh->triangle_count, "vertices",
                                (json_int_t)(mesh->vertex_count + lost->unshared), "lost", list));
}

static void print_count(size_t count, const char *what)
{
    if (count > 0)
        printf("lost         %zu %s\n", count, what);
}

static int print_text(const Job *job)
{
    const Mesh *mesh = &job->scene.mesh;
    const Lost *lost = &job->lost;
    printf("mesh         %s\n", job->paths[0]);
    for (int i = 1; job->paths[i] != NULL; i++)
        printf("and          %s\n", job->paths[i]);
    printf("output       %s\n", job->wish.output);
    printf("triangles    %zu\n", mesh->triangle_count);
    printf("vertices     %zu\n", mesh->vertex_count + lost->unshared);
    if (lost->rounded.moved > 0)
        printf("lost         digits: rounding to float moves vertices by up to %.3g of the size, "
               "and %zu triangles become degenerate\n",
               lost->rounded.moved, lost->rounded.degenerate);
    if (lost->unshared > 0)
        printf("lost         shared vertices: %zu became %zu\n", mesh->vertex_count,
               mesh->vertex_count + lost->unshared);
    print_count(lost->not_finite, "triangles with NaN or infinity");
    print_count(lost->unused, "vertices without triangles");
    print_count(lost->merged, "vertices, merged with others");
    print_count(objects_of(job), "objects, which became one mesh");
    print_count(mesh->polygon_count, "faces with more than 3 corners, cut into triangles");
    return EXIT_SUCCESS;
}

static bool work(Job *job, Fault *fault)
{
    Mesh *mesh = &job->scene.mesh;
    if (job->wish.output == NULL)
        return fault_set(fault, "convert: no output is given (-o FILE)");
    const MeshFormat *format = mesh_format(job->wish.output, fault);
    if (format == NULL)
        return false;
    if (format->unshared && job->wish.merge)
        return fault_set(fault,
                         "convert: --merge has no effect on %s, whose triangles share no "
                         "vertices",
                         format->ending);
    if (!scene_load(&job->scene, job->paths, true, fault))
        return false;
    if ((format->floats && !mesh_round(mesh, &job->lost.rounded)) ||
        !keep_used(mesh, job->wish.merge, &job->lost))
        return fault_set(fault, "convert: out of memory");
    if (mesh->triangle_count == 0)
        return fault_set(fault, "%s: no triangle has finite vertices", job->paths[0]);
    if (format->unshared)
        job->lost.unshared = 3 * mesh->triangle_count - mesh->vertex_count;
    return mesh_write(mesh, job->wish.output, fault);
}

static int run_convert(int argc, char **argv)
{
    Job job = {.wish = {.output = NULL}};
    Fault fault;
    const enum options_result parsed =
        options_parse(&convert_command, argc, argv, &job.wish, job.paths);
    if (parsed != OPTIONS_RUN)
        return parsed == OPTIONS_DONE ? EXIT_SUCCESS : EXIT_FAULT;
    int code = EXIT_FAULT;
    if (!work(&job, &fault))
        fault_print("%s", fault.text);
    else
        code = job.wish.json ? print_json(&job) : print_text(&job);
    scene_free(&job.scene);
    return code;
}

const Command convert_command = {
    .name = "convert",
    .summary = "writes a mesh in another format, and lists the losses",
    .operand = "MESH...",
    .operands_least = 1,
    .operands_most = COMMAND_MESHES,
    .reads_meshes = true,
    .about =
        "Reads any format of the other commands, and writes triangles in their order:\n"
        "\n"
        "  .obj         text, with all digits of doubles\n"
        "  .ply         binary, of floats if these suffice, else of doubles\n"
        "  .stl         binary, of floats, with normals; its triangles share no vertices\n"
        "  .gltf, .glb  of floats; .gltf has its data in the file\n"
        "\n"
        "It prints the losses: rounding, vertices that are no longer shared, triangles with NaN\n"
        "or infinity, vertices without triangles, faces that were cut. Colours, normals, textures\n"
        "and names are not read.\n"
        "\n"
        "--merge makes vertices with the same coordinates one, as is useful after an STL;\n"
        "--weld D moves vertices together first. Several meshes are one, their triangles in\n"
        "order; - is the standard input. A file that ends with .json is a scene (see: isect cull\n"
        "--help), with copies of its triangles at each place.\n",
    .example = "isect convert part.stl --merge -o part.ply",
    .options = options,
    .option_count = sizeof options / sizeof options[0],
    .run = run_convert,
};
