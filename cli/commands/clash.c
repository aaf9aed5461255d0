/* cli/commands/clash.c - `isect clash`, `isect self`: the triangles of two meshes, or of one, that
 * intersect, and the intersection curves. In double, so that coordinates are those of the files. */
#include "command.h"
#include "export/image.h"
#include "export/polylines.h"
#include "fault.h"
#include "progress.h"
#include "query/clash_scene.h"
#include "query/kind.h"
#include "query/meshes.h"

#include "isectd/clash.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* More pairs are counted, but not kept, unless a file is wanted. */
enum { MOST_PAIRS = 1 << 20 };

typedef struct ClashOptions {
    const char *output, *pairs;
    OptionNumbers at;
    double clearance; /* negative: none */
    unsigned threads;
    bool json, exit_code;
} ClashOptions;

#define AT(member) offsetof(ClashOptions, member)
#define LIST_OPTIONS                                                                               \
    {"output", 'o', OPTION_TEXT, AT(output), "FILE", "the lines: .obj, .csv, .svg or .dxf",        \
     0,        0,   NULL},                                                                         \
        {"pairs", 'p', OPTION_TEXT, AT(pairs), "FILE", "the pairs of triangles; - is stdout",      \
         0,       0,   NULL},                                                                      \
        {"threads", '\0', OPTION_COUNT, AT(threads), "N", "default: one per processor",            \
         1,         1024, NULL},                                                                   \
        {"exit-code", '\0', OPTION_FLAG, AT(exit_code), NULL, "1 if there is a pair", 0, 0, NULL}, \
    {                                                                                              \
        "json", '\0', OPTION_FLAG, AT(json), NULL, "print JSON", 0, 0, NULL                        \
    }
static const Option clash_options[] = {
    MESHES_AT(AT(at)),
    OPTION_ROW(AT(clearance), "clearance", OPTION_NUMBER, "D",
               "pairs within this distance, not only those that share a point", 0, INFINITY),
    LIST_OPTIONS};
static const Option self_options[] = {LIST_OPTIONS};
#undef AT

typedef struct Job {
    ClashOptions wish;
    Meshes two; /* or one */
    uint32_t (*pairs)[2];
    isectd_clash_nearest *near; /* instead of pairs, with a clearance */
    size_t count;
    bool counted; /* the pairs are counted only: there are too many */
    Kind kind;    /* of the two meshes */
    isectd_clash_lines lines;
    void *memory;
} Job;

static bool is_alone(const Job *job)
{
    return job->two.paths[1] == NULL;
}

static bool out_of_memory(Fault *fault)
{
    return fault_set(fault, "out of memory");
}

/* ---- computation ---- */

static bool has_clearance(const Job *job)
{
    return job->wish.clearance >= 0;
}

static isect_status ask(const Job *job, size_t room, size_t *count)
{
    const isect_threads threads = {.count = job->wish.threads};
    const double within2 = job->wish.clearance * job->wish.clearance;
    if (has_clearance(job))
        return isectd_clash_near(job->two.tree[0].wide, job->two.tree[1].wide, job->two.matrix,
                                 within2, &threads, job->near, room, count);
    return is_alone(job)
               ? isectd_clash_self(job->two.tree[0].wide, &threads, job->pairs, room, count)
               : isectd_clash_pairs(job->two.tree[0].wide, job->two.tree[1].wide, job->two.matrix,
                                    &threads, job->pairs, room, count);
}

/* Memory for 4096 pairs is enough, or the first call returns the count. */
static bool find_pairs(Job *job, Fault *fault)
{
    size_t room = 4096;
    for (int turn = 0; turn < 2; turn++, room = job->count) {
        free(job->pairs), free(job->near);
        job->pairs = malloc(room * sizeof *job->pairs);
        job->near = has_clearance(job) ? malloc(room * sizeof *job->near) : NULL;
        if (job->pairs == NULL || (has_clearance(job) && job->near == NULL))
            return out_of_memory(fault);
        progress_begin("finding pairs", NULL);
        const isect_status status = ask(job, room, &job->count);
        progress_end();
        if (status == ISECT_OK)
            return true;
        job->counted =
            job->count > MOST_PAIRS && !has_clearance(job) && !job->wish.output && !job->wish.pairs;
        if (job->counted)
            return true;
    }
    return fault_set(fault, "no pairs");
}

static bool find_lines(Job *job, Fault *fault)
{
    const isectd_mesh a = mesh_view_wide(&job->two.mesh[0]), b = mesh_view_wide(&job->two.mesh[1]);
    const size_t bytes = isectd_clash_contour_capacity(job->count);
    job->memory = malloc(bytes > 0 ? bytes : 1);
    if (job->memory == NULL)
        return out_of_memory(fault);
    const isect_status status = isectd_clash_contour(&a, is_alone(job) ? &a : &b, job->two.matrix,
                                                     (const uint32_t(*)[2])job->pairs, job->count,
                                                     job->memory, bytes, &job->lines);
    return status == ISECT_OK || fault_set(fault, "no lines: %s", isect_status_text(status));
}

static bool write_lines(const Job *job, Fault *fault)
{
    Polylines lines = {0};
    bool good = true;
    for (size_t k = 0; good && k < job->lines.line_count; k++) {
        const isectd_clash_line *line = &job->lines.lines[k];
        good = polylines_add(&lines, (const double(*)[3])(job->lines.points + line->first),
                             line->count, line->closed, 0);
    }
    good = good ? polylines_write(&lines, job->wish.output, (Vector){0, 0, 1}, fault)
                : out_of_memory(fault);
    polylines_free(&lines);
    return good;
}

static bool prints_pairs(const Job *job)
{
    return job->wish.pairs != NULL && job->wish.pairs[0] == '-' && job->wish.pairs[1] == '\0';
}

static void write_pairs(const void *of, FILE *stream)
{
    const Job *job = of;
    for (size_t i = 0; i < job->count; i++)
        if (has_clearance(job))
            fprintf(stream, "%u,%u,%.17g\n", job->near[i].prim_a, job->near[i].prim_b,
                    sqrt(job->near[i].distance2));
        else
            fprintf(stream, "%u,%u\n", job->pairs[i][0], job->pairs[i][1]);
}

static bool work(Job *job, Fault *fault)
{
    if (has_clearance(job) && job->wish.output != NULL)
        return fault_set(fault, "clash: --clearance and -o cannot be combined");
    return (job->wish.output == NULL || polylines_can_write(job->wish.output, fault)) &&
           meshes_load(&job->two, &job->wish.at, job->wish.threads, fault) &&
           find_pairs(job, fault) &&
           (has_clearance(job) || job->counted || find_lines(job, fault)) &&
           (is_alone(job) || prints_pairs(job) ||
            kind_find(&job->kind, &job->two, job->wish.clearance, job->wish.threads, fault)) &&
           (job->wish.output == NULL || write_lines(job, fault)) &&
           (job->wish.pairs == NULL || image_text(job->wish.pairs, write_pairs, job, fault));
}

/* ---- output ---- */

static size_t closed_lines(const Job *job)
{
    size_t closed = 0;
    for (size_t i = 0; i < job->lines.line_count; i++)
        closed += job->lines.lines[i].closed;
    return closed;
}

/* With a clearance: the count of pairs that share a point, and the least distance. */
static size_t touching_pairs(const Job *job, double *least)
{
    size_t touching = 0;
    *least = (double)INFINITY;
    for (size_t i = 0; i < job->count; i++) {
        touching += job->near[i].distance2 == 0;
        *least = fmin(*least, sqrt(job->near[i].distance2));
    }
    return touching;
}

static int print_json_job(const Job *job)
{
    json_t *to = json_pack("{so so sI}", "mesh", json_names(job->two.paths), "triangles",
                           meshes_triangles(&job->two), "pairs", (json_int_t)job->count);
    const size_t closed = closed_lines(job);
    if (!is_alone(job)) {
        json_object_set_new(to, "kind", json_string(kind_names[job->kind.kind]));
        json_object_set_new(to, "solids", json_boolean(job->kind.solid));
        kind_json(&job->kind, to);
    }
    if (has_clearance(job)) {
        double least;
        const json_int_t touching = (json_int_t)touching_pairs(job, &least);
        json_object_set_new(to, "touching", json_integer(touching));
        json_object_set_new(to, "least", json_number(least));
    } else if (job->counted) {
        json_object_set_new(to, "lines", json_null());
    } else {
        json_object_set_new(to, "lines",
                            json_pack("{sI sI sI}", "closed", (json_int_t)closed, "open",
                                      (json_int_t)(job->lines.line_count - closed), "points",
                                      (json_int_t)job->lines.point_count));
    }
    return json_print(to);
}

static int print_text(const Job *job)
{
    const size_t closed = closed_lines(job);
    meshes_print(&job->two);
    if (!is_alone(job)) {
        printf("kind         %s%s\n", kind_names[job->kind.kind],
               job->kind.solid ? "" : " (not closed)");
        kind_print(&job->kind, 12);
    }
    if (has_clearance(job)) {
        double least;
        const size_t touching = touching_pairs(job, &least);
        printf("pairs        %zu of triangles within %.17g\n", job->count, job->wish.clearance);
        printf("touching     %zu of them\n", touching);
        printf("least        %.17g\n", least);
        return EXIT_SUCCESS;
    }
    printf("pairs        %zu of triangles that %s\n", job->count,
           is_alone(job) ? "share more than corners and edges" : "share a point");
    if (job->counted)
        printf("lines        not computed: more than %d pairs (-o FILE computes them)\n",
               MOST_PAIRS);
    else
        printf("lines        %zu closed, %zu open, %zu points\n", closed,
               job->lines.line_count - closed, job->lines.point_count);
    return EXIT_SUCCESS;
}

static int run_scene(const ClashOptions *wish, const char *const paths[])
{
    if (wish->output != NULL || wish->at.given)
        return fault_print("clash: -%s cannot be used with a scene",
                           wish->output != NULL ? "o" : "-at");
    return clash_scene_run(&(ClashScene){.paths = paths,
                                         .pairs = wish->pairs,
                                         .clearance = wish->clearance,
                                         .threads = wish->threads,
                                         .json = wish->json,
                                         .exit_code = wish->exit_code});
}

static int run(const Command *command, int argc, char **argv)
{
    Job job = {.wish = {.clearance = -1, .threads = tree_processors()}};
    const char *paths[COMMAND_MESHES + 1] = {NULL};
    Fault fault;
    int code = EXIT_FAULT;
    enum options_result parsed = options_parse(command, argc, argv, &job.wish, paths);
    if (parsed != OPTIONS_RUN)
        return parsed == OPTIONS_DONE ? EXIT_SUCCESS : EXIT_FAULT;
    if (command == &clash_command && clash_scene_is(paths))
        return run_scene(&job.wish, paths);
    if (command == &clash_command && paths[1] == NULL)
        return fault_print("clash: the second mesh is missing (MESH MESH, or a SCENE)");
    memcpy(job.two.paths, paths, 2 * sizeof *paths);
    if (!work(&job, &fault))
        fault_print("%s", fault.text);
    else
        code = prints_pairs(&job) ? EXIT_SUCCESS
               : job.wish.json    ? print_json_job(&job)
                                  : print_text(&job);
    if (code == EXIT_SUCCESS && job.wish.exit_code && job.count > 0)
        code = EXIT_FOUND;
    meshes_free(&job.two);
    free(job.pairs), free(job.near), free(job.memory);
    return code;
}

static int run_clash(int argc, char **argv)
{
    return run(&clash_command, argc, argv);
}
static int run_self(int argc, char **argv)
{
    return run(&self_command, argc, argv);
}

#define LINES_ABOUT                                                                                \
    "Of more than 1048576 pairs it prints the number only, unless -o or -p is given.\n"            \
    "\n"                                                                                           \
    "-o writes the intersection curves: .obj, .csv, .dxf, or .svg as seen "                        \
    "against\n"                                                                                    \
    "the z axis. -p writes the pairs, one per line, numbered from 0 as in the files.\n"

const Command clash_command = {
    .name = "clash",
    .summary = "the triangles of two meshes that intersect, and the intersection curves",
    .operand = "MESH MESH|SCENE",
    .operands_least = 1,
    .operands_most = COMMAND_MESHES,
    .reads_meshes = true,
    .about =
        "Finds all pairs of triangles that share a point; touching counts. The decision is exact\n"
        "for the coordinates in the files; --at moves the second mesh by a matrix whose last row\n"
        "is 0,0,0,1, which rounds each coordinate. A mesh wholly inside the other shares no "
        "point.\n"
        "\n"
        "It also prints the kind of clash: apart; clearance: apart but within --clearance;\n"
        "touching: the surfaces share points, but no volume; nested: one is a part of the other;\n"
        "duplicate: the same body, however it is cut into triangles. Other common volume is\n"
        "protruding if a vertex of one is inside the other, else piercing. A mesh that is not\n"
        "closed has no inside: piercing then means that triangles intersect, duplicate that they\n"
        "are the same.\n"
        "\n"
        "With --clearance D all pairs whose distance is at most D; -p then writes the distance, "
        "too.\n"
        "\n"
        "The distance is that of the surfaces. The depth is that of the deepest vertex of one "
        "inside\n"
        "the other, if that is closed: to separate them takes a move that is at least as long. "
        "The\n"
        "place is that vertex, or else midway between the nearest points of the surfaces.\n"
        "\n"
        "For a SCENE (see: isect cull --help), or for more than two meshes, the kind of each two\n"
        "objects whose boxes are within the clearance along every axis, with distance, depth and\n"
        "place, listed for each object; -p then writes "
        "number,number,kind,name,name,distance,depth,\n"
        "x,y,z.\n"
        "\n" LINES_ABOUT,
    .example = "isect clash bolt.stl plate.stl --at 1,0,0,5,0,1,0,0,0,0,1,0,0,0,0,1 -o cut.obj",
    .options = clash_options,
    .option_count = sizeof clash_options / sizeof clash_options[0],
    .run = run_clash,
};

const Command self_command = {
    .name = "self",
    .summary = "the self-intersections of a mesh",
    .operand = "MESH",
    .operands_least = 1,
    .operands_most = 1,
    .reads_meshes = true,
    .about =
        "Finds all pairs of triangles that share more than vertices and edges: that intersect,\n"
        "touch elsewhere, overlap in a plane, or are the same. Vertices are the same if their\n"
        "coordinates are, so that a mesh need not be joined. The decision is exact.\n"
        "\n" LINES_ABOUT,
    .example = "isect self bunny.ply --exit-code",
    .options = self_options,
    .option_count = sizeof self_options / sizeof self_options[0],
    .run = run_self,
};
