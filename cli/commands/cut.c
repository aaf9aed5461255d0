/* cli/commands/cut.c - `isect cut`: the part of a mesh on one side of a plane, closed where the
 * plane cuts it. In double, so that coordinates are those of the file.
 *
 * Triangles are clipped by isect_polygon_clip_plane. Its crossings are, bit for bit, the points of
 * isect_section_plane, whose lines are the borders of the cap. A vertex on the plane counts as
 * above it, so that triangles in the plane belong to the part above: the cap replaces them. */
#include "command.h"
#include "export/mesh_file.h"
#include "fault.h"
#include "import/scene.h"
#include "json.h"
#include "options.h"
#include "progress.h"
#include "query/cap.h"

#include "isectd/classify.h"
#include "isectd/polygon.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct CutOptions {
    const char *output;
    OptionNumbers plane;
    bool above, open, json;
} CutOptions;

#define AT(member) offsetof(CutOptions, member)
static const Option options[] = {
    {"plane", '\0', OPTION_NUMBERS, AT(plane), "a,b,c,d",
     "keeps the part where a x + b y + c z + d <= 0", 4, 0, NULL},
    OPTION_ROW(AT(above), "above", OPTION_FLAG, NULL, "keeps the other part", 0, 0),
    OPTION_ROW(AT(open), "open", OPTION_FLAG, NULL, "leaves the cut open", 0, 0),
    {"output", 'o', OPTION_TEXT, AT(output), "FILE", "the part: .obj, .stl, .ply, .gltf or .glb", 0,
     0, NULL},
    OPTION_ROW(AT(json), "json", OPTION_FLAG, NULL, "print JSON", 0, 0)};
#undef AT

typedef struct Job {
    CutOptions wish;
    const char *paths[COMMAND_MESHES + 1]; /* ends with NULL */
    Scene scene;
    isectd_plane plane; /* the part below it is kept */
    Mesh part;
    size_t room; /* triangles of the part */
    Cap cap;
    size_t open; /* lines that end at the border of the mesh */
    double area; /* of the cut */
    MeshLost lost;
} Job;

static bool out_of_memory(Fault *fault)
{
    return fault_set(fault, "out of memory");
}

/* ---- the part ---- */

/* A triangle with vertices of its own; one that names a point twice is left out. */
static bool add_triangle(Job *job, const isectd_vec3 *a, const isectd_vec3 *b, const isectd_vec3 *c)
{
    Mesh *part = &job->part;
    const isectd_vec3 corner[3] = {*a, *b, *c};
    for (int k = 0; k < 3; k++)
        if (memcmp(&corner[k], &corner[(k + 1) % 3], sizeof *corner) == 0)
            return true;
    if (part->triangle_count == job->room) {
        const size_t room = 2 * job->room + 1024;
        double *positions = realloc(part->positions, 9 * room * sizeof *positions);
        part->positions = positions != NULL ? positions : part->positions;
        uint32_t *indices = realloc(part->indices, 3 * room * sizeof *indices);
        part->indices = indices != NULL ? indices : part->indices;
        if (positions == NULL || indices == NULL || room > UINT32_MAX / 3)
            return false;
        job->room = room;
    }
    memcpy(part->positions + 9 * part->triangle_count, corner, sizeof corner);
    for (size_t k = 3 * part->triangle_count; k < 3 * part->triangle_count + 3; k++)
        part->indices[k] = (uint32_t)k;
    part->triangle_count++, part->vertex_count += 3;
    return true;
}

static bool clip(Job *job, size_t t)
{
    isectd_vec3 corner[3], kept[4];
    bool below = false;
    for (int k = 0; k < 3; k++) {
        const double *p = mesh_corner(&job->scene.mesh, t, k);
        corner[k] = (isectd_vec3){p[0], p[1], p[2]};
        below = below || isectd_classify_plane_point(&job->plane, &corner[k]) == ISECT_INSIDE;
    }
    const size_t count = below ? isectd_polygon_clip_plane(corner, 3, &job->plane, kept) : 0;
    for (size_t i = 2; i < count; i++)
        if (!add_triangle(job, &kept[0], &kept[i - 1], &kept[i]))
            return false;
    return true;
}

static bool close_cut(Job *job, Fault *fault)
{
    const isectd_mesh mesh = mesh_view_wide(&job->scene.mesh);
    const size_t bytes = isectd_section_capacity(isectd_section_count(&mesh, &job->plane, NULL, 0));
    void *memory = malloc(bytes + 1);
    isectd_section section;
    if (memory == NULL)
        return out_of_memory(fault);
    const isect_status status =
        isectd_section_plane(&mesh, &job->plane, NULL, 0, memory, bytes, &section);
    bool good = status == ISECT_OK || fault_set(fault, "%s", isect_status_text(status));
    if (good) {
        for (size_t i = 0; i < section.line_count; i++)
            job->open += !section.lines[i].closed;
        job->area = section.area;
        good = cap_make(&job->cap, &section, job->plane.normal);
        for (size_t i = 0; good && i < job->cap.count; i++) {
            const isectd_triangle *t = &job->cap.triangles[i];
            good = add_triangle(job, &t->a, &t->b, &t->c);
        }
        good = good || out_of_memory(fault);
    }
    free(memory);
    return good;
}

static bool choose_plane(Job *job, Fault *fault)
{
    const double *p = job->wish.plane.at, sign = job->wish.above ? -1 : 1;
    if (!job->wish.plane.given)
        return fault_set(fault, "cut: no plane is given (--plane a,b,c,d)");
    job->plane = (isectd_plane){{sign * p[0], sign * p[1], sign * p[2]}, sign * p[3]};
    return p[0] != 0 || p[1] != 0 || p[2] != 0 ||
           fault_set(fault, "cut: --plane has a zero normal");
}

static bool work(Job *job, Fault *fault)
{
    if (job->wish.output == NULL)
        return fault_set(fault, "cut: no output is given (-o FILE)");
    if (mesh_format(job->wish.output, fault) == NULL || !choose_plane(job, fault) ||
        !scene_load(&job->scene, job->paths, true, fault))
        return false;
    bool good = true;
    progress_begin("cutting", job->paths[0]);
    for (size_t t = 0; good && t < job->scene.mesh.triangle_count; t++)
        good = !mesh_finite(&job->scene.mesh, t) || clip(job, t);
    progress_end();
    if (!good)
        return out_of_memory(fault);
    if (job->part.triangle_count == 0)
        return fault_set(fault, "%s: no triangle is on this side of the plane", job->paths[0]);
    if (!job->wish.open && !close_cut(job, fault))
        return false;
    if (job->open > 0)
        fault_warn("%s: %zu lines of the cut end at the border of the mesh: they stay open",
                   job->paths[0], job->open);
    if (job->cap.failed > 0)
        fault_warn("%s: %zu lines of the cut cross themselves: they stay open", job->paths[0],
                   job->cap.failed);
    return mesh_save(&job->part, job->wish.output, true, &job->lost, fault);
}

/* ---- output ---- */

static int print_answer(const Job *job)
{
    const size_t vertices = job->part.vertex_count + job->lost.unshared;
    if (job->wish.json)
        return json_print(json_pack(
            "{so so sI sI sI so sI sI so}", "mesh", json_names(job->paths), "output",
            json_text(job->wish.output), "triangles", (json_int_t)job->part.triangle_count,
            "vertices", (json_int_t)vertices, "cap", (json_int_t)job->cap.count, "area",
            json_number(job->area), "open", (json_int_t)job->open, "failed",
            (json_int_t)job->cap.failed, "moved", json_number(job->lost.rounded.moved)));
    printf("mesh         %s\n", job->paths[0]);
    for (int i = 1; job->paths[i] != NULL; i++)
        printf("and          %s\n", job->paths[i]);
    printf("output       %s\n", job->wish.output);
    printf("triangles    %zu, %zu of the cap\n", job->part.triangle_count, job->cap.count);
    printf("vertices     %zu\n", vertices);
    if (!job->wish.open)
        printf("area         %.9g of the cut\n", job->area);
    return EXIT_SUCCESS;
}

static int run_cut(int argc, char **argv)
{
    Job job = {.wish = {.output = NULL}};
    Fault fault;
    const enum options_result parsed =
        options_parse(&cut_command, argc, argv, &job.wish, job.paths);
    if (parsed != OPTIONS_RUN)
        return parsed == OPTIONS_DONE ? EXIT_SUCCESS : EXIT_FAULT;
    const int code = work(&job, &fault) ? print_answer(&job) : fault_print("%s", fault.text);
    free(job.cap.triangles);
    mesh_free(&job.part);
    scene_free(&job.scene);
    return code;
}

const Command cut_command = {
    .name = "cut",
    .summary = "the part of a mesh on one side of a plane, closed where it is cut",
    .operand = "MESH...",
    .operands_least = 1,
    .operands_most = COMMAND_MESHES,
    .reads_meshes = true,
    .about =
        "Cuts a mesh by a plane and writes one part. Triangles across the plane are clipped; the\n"
        "cut is closed by triangles between the points of the section (see: isect section), with\n"
        "holes. So a part of a closed mesh is closed; beside vertices that are nearer to the "
        "plane\n"
        "than rounding, edges may be used more than twice. Which vertices are below is exact; "
        "those on\n"
        "the plane count as above it, and triangles in it are replaced by the cap.\n"
        "\n"
        "Vertices with the same coordinates become one. Lines of the cut that end at the border "
        "of\n"
        "the mesh stay open, with a warning. Several meshes are one; - is the standard input.\n"
        "A file that ends with .json is a scene (see: isect cull --help).\n",
    .example = "isect cut bunny.ply --plane 0,1,0,-0.1 -o lower.stl",
    .options = options,
    .option_count = sizeof options / sizeof options[0],
    .run = run_cut,
};
