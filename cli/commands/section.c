/* cli/commands/section.c - `isect section`: the sections of a mesh by planes. In double, so that
 * coordinates are those of the file. */
#include "command.h"
#include "export/polylines.h"
#include "fault.h"
#include "import/import.h"
#include "json.h"
#include "options.h"
#include "progress.h"
#include "query/tree.h"

#include "isectd/section.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

enum { MOST_PLANES = 100000 };

typedef struct SectionOptions {
    const char *output;
    OptionNumbers plane;
    OptionPoint along;
    double every, unit;
    bool json;
} SectionOptions;

#define AT(member) offsetof(SectionOptions, member)
static const Option options[] = {
    {"plane", '\0', OPTION_NUMBERS, AT(plane), "a,b,c,d", "where a x + b y + c z + d = 0", 4, 0,
     NULL},
    {"every", '\0', OPTION_NUMBER, AT(every), "H", "planes at this distance from each other", 0,
     INFINITY, NULL},
    {"along", '\0', OPTION_POINT, AT(along), "x,y,z", "--every: their normal; default: 0,0,1", 0, 0,
     NULL},
    {"output", 'o', OPTION_TEXT, AT(output), "FILE", "the lines: .svg, .dxf, .obj or .csv", 0, 0,
     NULL},
    {"unit", '\0', OPTION_NUMBER, AT(unit), "MM", "-o: millimetres of a unit, for .svg; default: 1",
     1e-9, 1e9, NULL},
    {"json", '\0', OPTION_FLAG, AT(json), NULL, "print JSON", 0, 0, NULL},
};
#undef AT

/* The sections by all planes. */
typedef struct Job {
    SectionOptions wish;
    const char *paths[2];
    Mesh mesh;
    Tree tree;
    uint32_t *prims;
    isectd_vec3 normal;
    double first, step; /* plane i is at first + i * step, along the normal */
    unsigned planes;
    Polylines lines;
    json_t *list; /* the output for each plane */
} Job;

static bool out_of_memory(Fault *fault)
{
    return fault_set(fault, "out of memory");
}

/* ---- the planes ---- */

static bool choose_planes(Job *job, Fault *fault)
{
    const SectionOptions *wish = &job->wish;
    if (wish->plane.given == (wish->every > 0))
        return fault_set(fault, "section: no plane is given (--plane a,b,c,d, or --every H)");
    if (wish->plane.given) {
        const double *p = wish->plane.at;
        job->normal = (isectd_vec3){p[0], p[1], p[2]}, job->first = -p[3], job->planes = 1;
        return (p[0] != 0 || p[1] != 0 || p[2] != 0) ||
               fault_set(fault, "section: --plane has a zero normal");
    }
    const Vector along = vector_unit(
        wish->along.given ? (Vector){wish->along.at[0], wish->along.at[1], wish->along.at[2]}
                          : (Vector){0, 0, 1});
    if (!(vector_dot(along, along) > 0))
        return fault_set(fault, "section: --along is zero");
    job->normal = (isectd_vec3){along.x, along.y, along.z};
    double least = INFINITY, most = -INFINITY;
    for (size_t i = 0; i < job->mesh.triangle_count; i++)
        for (int k = 0; k < 3 && mesh_finite(&job->mesh, i); k++) {
            const double *p = mesh_corner(&job->mesh, i, k);
            const double height = vector_dot((Vector){p[0], p[1], p[2]}, along);
            least = fmin(least, height), most = fmax(most, height);
        }
    const double from = ceil(least / wish->every), to = floor(most / wish->every);
    if (!(to - from < MOST_PLANES))
        return fault_set(fault, "section: more than %d planes", MOST_PLANES);
    job->first = from * wish->every, job->step = wish->every;
    job->planes = to < from ? 0 : (unsigned)(to - from) + 1;
    return true;
}

/* ---- computation ---- */

static bool keep(Job *job, const isectd_section *section, unsigned level, Fault *fault)
{
    const double at = job->first + level * job->step;
    size_t closed = 0, touching = 0;
    for (size_t k = 0; k < section->line_count; k++) {
        const isectd_section_line *line = &section->lines[k];
        closed += line->closed && !line->touching, touching += line->touching;
        if (!polylines_add(&job->lines, (const double(*)[3])(section->points + line->first),
                           line->count, line->closed, level))
            return out_of_memory(fault);
    }
    json_array_append_new(job->list,
                          json_pack("{so sI sI sI so}", "at", json_number(at), "closed",
                                    (json_int_t)closed, "touching", (json_int_t)touching, "open",
                                    (json_int_t)(section->line_count - closed - touching), "area",
                                    json_number(section->area)));
    return true;
}

static bool cut(Job *job, unsigned level, Fault *fault)
{
    const isectd_mesh mesh = mesh_view_wide(&job->mesh);
    const isectd_plane plane = {job->normal, -(job->first + level * job->step)};
    size_t count = 0;
    if (isectd_bvh_overlap_any_all(job->tree.wide, isectd_any_plane(&plane), job->prims,
                                   job->mesh.triangle_count, &count) != ISECT_OK)
        return fault_set(fault, "no triangles");
    const size_t bytes =
        isectd_section_capacity(isectd_section_count(&mesh, &plane, job->prims, count));
    void *memory = malloc(bytes > 0 ? bytes : 1);
    if (memory == NULL)
        return out_of_memory(fault);
    isectd_section section;
    const isect_status status =
        isectd_section_plane(&mesh, &plane, job->prims, count, memory, bytes, &section);
    const bool good = status == ISECT_OK ? keep(job, &section, level, fault)
                                         : fault_set(fault, "%s", isect_status_text(status));
    free(memory);
    return good;
}

static bool work(Job *job, Fault *fault)
{
    if (job->wish.output != NULL && !polylines_can_write(job->wish.output, fault))
        return false;
    if (!mesh_load(job->paths, true, &job->mesh, fault) || !choose_planes(job, fault))
        return false;
    const isect_status status = tree_build(&job->tree, &job->mesh, DOUBLE, tree_processors());
    if (status != ISECT_OK)
        return fault_set(fault, "%s: no tree: %s", job->paths[0], isect_status_text(status));
    if (tree_stats(&job->tree).triangles == 0)
        return fault_set(fault, "%s: no triangle has finite vertices", job->paths[0]);
    job->prims = malloc((job->mesh.triangle_count + 1) * sizeof *job->prims);
    job->list = json_array();
    if (job->prims == NULL || job->list == NULL)
        return out_of_memory(fault);
    bool good = true;
    progress_begin("cutting", job->paths[0]);
    for (unsigned i = 0; good && i < job->planes; i++) {
        progress_share(i, job->planes);
        good = cut(job, i, fault);
    }
    progress_end();
    if (!good)
        return false;
    const Vector toward = {job->normal.x, job->normal.y, job->normal.z};
    job->lines.unit = job->wish.unit;
    return job->wish.output == NULL ||
           polylines_write(&job->lines, job->wish.output, toward, fault);
}

static int print_json_job(const Job *job)
{
    json_t *normal = json_pack("[fff]", job->normal.x, job->normal.y, job->normal.z);
    return json_print(json_pack("{so sI so sO}", "mesh", json_names(job->paths), "triangles",
                                (json_int_t)job->mesh.triangle_count, "normal", normal, "sections",
                                job->list));
}

static int print_text(const Job *job)
{
    size_t i;
    json_t *section;
    printf("%-12s %8s %8s %8s %16s\n", "at", "closed", "touching", "open", "area");
    json_array_foreach(job->list, i, section)
    {
        printf("%-12.9g %8lld %8lld %8lld %16.9g\n",
               json_number_value(json_object_get(section, "at")),
               (long long)json_integer_value(json_object_get(section, "closed")),
               (long long)json_integer_value(json_object_get(section, "touching")),
               (long long)json_integer_value(json_object_get(section, "open")),
               json_number_value(json_object_get(section, "area")));
    }
    return EXIT_SUCCESS;
}

static int run_section(int argc, char **argv)
{
    Job job = {.wish = {.unit = 1}};
    Fault fault;
    int code = EXIT_FAULT;
    enum options_result parsed = options_parse(&section_command, argc, argv, &job.wish, job.paths);
    if (parsed != OPTIONS_RUN)
        return parsed == OPTIONS_DONE ? EXIT_SUCCESS : EXIT_FAULT;
    if (!work(&job, &fault))
        fault_print("%s", fault.text);
    else
        code = job.wish.json ? print_json_job(&job) : print_text(&job);
    json_decref(job.list);
    polylines_free(&job.lines);
    tree_free(&job.tree);
    mesh_free(&job.mesh);
    free(job.prims);
    return code;
}

const Command section_command = {
    .name = "section",
    .summary = "the sections of a mesh by planes, as closed lines with areas",
    .operand = "MESH",
    .operands_least = 1,
    .operands_most = 1,
    .reads_meshes = true,
    .about =
        "Cuts a mesh by a plane, or by planes at equal distances (--every), at multiples of that\n"
        "from the origin. For each plane it prints its place, the number of closed lines, of "
        "lines\n"
        "in which it only touches the mesh, and of lines that end at the border of the mesh, and\n"
        "the area, holes subtracted. A vertex on a plane counts as above it; the decision which\n"
        "edges are cut is exact.\n"
        "\n"
        "-o writes the lines: .svg as seen against the normal, in millimetres, with a group\n"
        "SECTION_i for plane i; .obj; .csv with the number of the plane in its first column; or\n"
        ".dxf (release 12: polylines in space, a layer SECTION_i for each plane, lengths in the\n"
        "unit of the mesh). A unit of the mesh is a millimetre, or --unit: 1000 for metres.\n",
    .example = "isect section bunny.ply --every 0.01 --along 0,1,0 -o layers.svg",
    .options = options,
    .option_count = sizeof options / sizeof options[0],
    .run = run_section,
};
