/* cli/commands/convert.c - `isect convert`: a mesh in another format. In double, so that
 * coordinates are those of the file where the format has room for them. */
#include "command.h"
#include "export/mesh_file.h"
#include "fault.h"
#include "import/scene.h"
#include "json.h"
#include "options.h"

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

typedef struct Job {
    ConvertOptions wish;
    const char *paths[COMMAND_MESHES + 1]; /* ends with NULL */
    Scene scene;
    MeshLost lost;
} Job;

/* ---- output ---- */

static int print_json(const Job *job)
{
    const Mesh *mesh = &job->scene.mesh;
    return json_print(json_pack(
        "{so so sI sI so}", "mesh", json_names(job->paths), "output", json_text(job->wish.output),
        "triangles", (json_int_t)mesh->triangle_count, "vertices",
        (json_int_t)(mesh->vertex_count + job->lost.unshared), "lost", mesh_lost_json(&job->lost)));
}

static int print_text(const Job *job)
{
    const Mesh *mesh = &job->scene.mesh;
    printf("mesh         %s\n", job->paths[0]);
    for (int i = 1; job->paths[i] != NULL; i++)
        printf("and          %s\n", job->paths[i]);
    printf("output       %s\n", job->wish.output);
    printf("triangles    %zu\n", mesh->triangle_count);
    printf("vertices     %zu\n", mesh->vertex_count + job->lost.unshared);
    mesh_lost_print(&job->lost);
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
    job->lost.objects = job->scene.count > 1 ? job->scene.count : 0;
    return mesh_save(mesh, job->wish.output, job->wish.merge, &job->lost, fault) ||
           fault_in(fault, job->paths[0]);
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
