/* cli/commands/closest.c - `isect closest`: the points of a mesh nearest to given points. */
#define _POSIX_C_SOURCE 200809L
#include "command.h"
#include "fault.h"
#include "import/memory.h"
#include "import/scene.h"
#include "options.h"
#include "query/placed.h"
#include "query/stream.h"
#include "query/tree.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct ClosestOptions {
    const char *points;
    double within;
    unsigned few, threads;
    bool raw, in_double, exit_code, fast_build, indexed;
    double memory; /* 0: the free memory */
} ClosestOptions;

#define AT(member) offsetof(ClosestOptions, member)
static const Option options[] = {
    {"points", 'p', OPTION_TEXT, AT(points), "FILE", "points to answer; - is stdin", 0, 0, NULL},
    {"within", 'w', OPTION_NUMBER, AT(within), "D", "only within this distance; default: inf", 0,
     INFINITY, NULL},
    {"few", 'k', OPTION_COUNT, AT(few), "K", "the K nearest triangles, in order", 1, 1000000, NULL},
    {"double", 'd', OPTION_FLAG, AT(in_double), NULL, "in double precision, not in float", 0, 0,
     NULL},
    {"raw", '\0', OPTION_FLAG, AT(raw), NULL, "binary in and out (see above)", 0, 0, NULL},
    {"exit-code", '\0', OPTION_FLAG, AT(exit_code), NULL, "1 if an answer is not null", 0, 0, NULL},
    {"threads", '\0', OPTION_COUNT, AT(threads), "N", "default: one per processor", 1, 1024, NULL},
    TREE_OPTIONS(AT(fast_build), AT(indexed)),
    MEMORY_OPTION(AT(memory)),
};
#undef AT

typedef struct Job {
    ClosestOptions wish;
    const char *paths[COMMAND_MESHES + 1]; /* ends with NULL */
    Scene scene;
    Tree tree;
    Placed placed;             /* instead of the tree: a scene */
    isectd_mesh_nearest *list; /* of a batch, or of one point */
    isectd_scene_nearest *placed_list;
    unsigned long long found;
} Job;

static enum precision precision_of(const Job *job)
{
    return job->wish.in_double ? DOUBLE : FLOAT;
}

static TreeWish tree_wish(const Job *job)
{
    return (TreeWish){job->wish.threads, job->wish.fast_build, job->wish.indexed};
}

static void write_number(const char *before, double number, enum precision precision)
{
    char text[NUMBER_ROOM];
    fputs(before, stdout);
    fwrite(text, 1, number_write(text, number, precision), stdout);
}

/* Writes an answer, with the object and its triangle, if there is one. */
static void write_nearest_of(const isectd_mesh_nearest *n, const SceneObject *object,
                             uint32_t place, enum precision precision)
{
    static const char *const features[] = {"face",     "edge ab",  "edge bc", "edge ca",
                                           "vertex a", "vertex b", "vertex c"};
    const double distance =
        precision == DOUBLE ? sqrt(n->distance2) : (double)sqrtf((float)n->distance2);
    if (n->prim == UINT32_MAX) {
        fputs("null", stdout);
        return;
    }
    write_number("{\"point\":[", n->point.x, precision);
    write_number(",", n->point.y, precision);
    write_number(",", n->point.z, precision);
    write_number("],\"distance\":", distance, precision);
    printf(",\"prim\":%zu", (object != NULL ? object->first : 0) + n->prim);
    write_number(",\"u\":", n->u, precision);
    write_number(",\"v\":", n->v, precision);
    printf(",\"on\":\"%s\"", features[n->feature]);
    if (object != NULL)
        printf(",\"object\":%u,\"triangle\":%u", (unsigned)place, (unsigned)n->prim);
    putchar('}');
}

static void write_nearest(const isectd_mesh_nearest *n, enum precision precision)
{
    write_nearest_of(n, NULL, 0, precision);
}

static void write_record(const isectd_mesh_nearest *n, enum precision precision)
{
    const isect_mesh_nearest narrow = {{(float)n->point.x, (float)n->point.y, (float)n->point.z},
                                       (float)n->distance2,
                                       (float)n->u,
                                       (float)n->v,
                                       n->prim,
                                       n->feature};
    if (precision == DOUBLE)
        fwrite(n, sizeof *n, 1, stdout);
    else
        fwrite(&narrow, sizeof narrow, 1, stdout);
}

static bool answer_few(Job *job, const isectd_vec3 *points, size_t count, double within2)
{
    for (size_t i = 0; i < count; i++) {
        size_t found;
        if (!tree_closest_few(&job->tree, &points[i], within2, job->wish.few, job->list, &found))
            return false;
        job->found += found > 0;
        putchar('[');
        for (size_t k = 0; k < found; k++) {
            fputs(k > 0 ? "," : "", stdout);
            write_nearest(&job->list[k], precision_of(job));
        }
        fputs("]\n", stdout);
    }
    return true;
}

static bool answer_one(Job *job, const isectd_vec3 *points, size_t count, double within2)
{
    if (!tree_closest(&job->tree, points, within2, count, job->list))
        return false;
    for (size_t i = 0; i < count; i++) {
        job->found += job->list[i].prim != UINT32_MAX;
        (job->wish.raw ? write_record : write_nearest)(&job->list[i], precision_of(job));
        if (!job->wish.raw)
            putchar('\n');
    }
    return true;
}

/* ---- scenes in parts ---- */

static void write_placed(const Job *job, const isectd_scene_nearest *n)
{
    const bool found = n->prim != UINT32_MAX;
    const SceneObject *object = found ? &job->scene.objects[n->instance] : NULL;
    isectd_mesh_nearest plain = {n->point, n->distance2, n->u, n->v, n->prim, n->feature};
    if (!job->wish.raw) {
        write_nearest_of(&plain, object, n->instance, precision_of(job));
        return;
    }
    plain.prim += found ? (uint32_t)object->first : 0;
    write_record(&plain, precision_of(job));
}

static bool answer_placed(Job *job, const isectd_vec3 *points, size_t count, double within2)
{
    if (!placed_closest(&job->placed, points, count, within2, job->placed_list))
        return false;
    for (size_t i = 0; i < count; i++) {
        job->found += job->placed_list[i].prim != UINT32_MAX;
        write_placed(job, &job->placed_list[i]);
        if (!job->wish.raw)
            putchar('\n');
    }
    return true;
}

static bool answer_few_placed(Job *job, const isectd_vec3 *points, size_t count, double within2)
{
    for (size_t i = 0; i < count; i++) {
        size_t found;
        if (!placed_closest_few(&job->placed, &points[i], within2, job->wish.few, job->placed_list,
                                &found))
            return false;
        job->found += found > 0;
        putchar('[');
        for (size_t k = 0; k < found; k++) {
            fputs(k > 0 ? "," : "", stdout);
            write_placed(job, &job->placed_list[k]);
        }
        fputs("]\n", stdout);
    }
    return true;
}

static bool answer(void *user, const double *questions, size_t count, Fault *fault)
{
    Job *job = user;
    const isectd_vec3 *points = (const isectd_vec3 *)(const void *)questions;
    const double within2 = job->wish.within * job->wish.within;
    const bool parts = scene_in_parts(&job->scene), few = job->wish.few > 0;
    return (parts && few ? answer_few_placed
            : parts      ? answer_placed
            : few        ? answer_few
                         : answer_one)(job, points, count, within2) ||
           fault_set(fault, "out of memory");
}

static bool check_wishes(const Job *job, Fault *fault)
{
    if (job->wish.few > 0 && job->wish.raw)
        return fault_set(fault, "closest: --few and --raw cannot be combined");
    return stream_check_points("closest", job->wish.points, job->paths, fault);
}

/* A tree over the meshes as one. */
static bool build_tree(Job *job, size_t room, Fault *fault)
{
    const isect_status status =
        tree_build_by(&job->tree, &job->scene.mesh, precision_of(job), tree_wish(job));
    if (status != ISECT_OK)
        return fault_set(fault, "%s: no tree: %s", job->paths[0], isect_status_text(status));
    job->list = malloc(room * sizeof *job->list);
    return job->list != NULL || fault_set(fault, "closest: out of memory");
}

/* A scene stays in parts. */
static bool build(Job *job, Fault *fault)
{
    const ClosestOptions *wish = &job->wish;
    const size_t room = wish->few > 0 ? wish->few : STREAM_BATCH; /* for answers */
    if (!scene_load_parts(&job->scene, job->paths, wish->in_double, fault))
        return false;
    if (!scene_in_parts(&job->scene))
        return build_tree(job, room, fault);
    if (wish->raw && job->scene.triangles >= UINT32_MAX)
        return fault_set(
            fault, "closest: --raw can number less than 2^32 triangles, and the scene has %zu",
            job->scene.triangles);
    job->placed_list = malloc(room * sizeof *job->placed_list);
    if (job->placed_list == NULL)
        return fault_set(fault, "closest: out of memory");
    return placed_build(&job->placed, &job->scene, precision_of(job), tree_wish(job), fault) ||
           fault_in(fault, job->paths[0]);
}

static int run(Job *job)
{
    Fault fault;
    const Stream stream = {.path = job->wish.points,
                           .raw = job->wish.raw,
                           .precision = precision_of(job),
                           .answer = answer,
                           .user = job};
    if (!check_wishes(job, &fault) || !build(job, &fault))
        return fault_print("%s", fault.text);
    if (!stream_run_points("closest", stream))
        return EXIT_FAULT;
    return job->wish.exit_code && job->found > 0 ? EXIT_FOUND : EXIT_SUCCESS;
}

static int run_closest(int argc, char **argv)
{
    Job job = {.wish = {.within = INFINITY, .threads = tree_processors()}};
    const enum options_result parsed =
        options_parse(&closest_command, argc, argv, &job.wish, job.paths);
    if (parsed != OPTIONS_RUN)
        return parsed == OPTIONS_DONE ? EXIT_SUCCESS : EXIT_FAULT;
    memory_allow(job.wish.memory, job.wish.in_double, tree_wish(&job));
    const int code = run(&job);
    free(job.list);
    free(job.placed_list);
    tree_free(&job.tree);
    placed_free(&job.placed);
    scene_free(&job.scene);
    return code;
}

const Command closest_command = {
    .name = "closest",
    .summary = "the point of a mesh nearest to each given point, and its distance",
    .operand = "MESH...",
    .operands_least = 1,
    .operands_most = COMMAND_MESHES,
    .reads_meshes = true,
    .about =
        "The answer to every line of a file of points, x y z, in order, is\n"
        "\n"
        "  {\"point\":[x,y,z],\"distance\":d,\"prim\":n,\"u\":u,\"v\":v,\"on\":\"face\"}\n"
        "\n"
        "the nearest point of the mesh, the number of its triangle, the weights of the second\n"
        "and the third vertex, and the part of the triangle it is on: face, edge ab, edge bc,\n"
        "edge ca, vertex a, vertex b or vertex c; or null, if nothing is within --within. Of\n"
        "equally near triangles it is the first. With --few it is a list of such answers. Blank\n"
        "lines and comments, which begin with #, are skipped. The answer to an invalid line is\n"
        "{\"error\":\"why\",\"line\":n}, and the exit code is 2.\n"
        "\n"
        "With --raw a point is 3 floats of 32 bits in the byte order of the machine, and the\n"
        "answer is an isect_mesh_nearest: 6 floats, the fourth of which is the squared distance,\n"
        "and two numbers of 32 bits, the triangle, all ones for none, and its part (--double: the\n"
        "floats have 64 bits).\n"
        "\n"
        "Several meshes are one, their triangles in order; - is the standard input. A file that\n"
        "ends with .json is a scene (see: isect cull --help); the answer then has \"object\", "
        "from\n"
        "0, and \"triangle\", of its mesh. A mesh that it places many times is read, and its tree\n"
        "built, once.\n",
    .example = "isect closest bunny.off --points scan.xyz --within 0.01",
    .options = options,
    .option_count = sizeof options / sizeof options[0],
    .run = run_closest,
};
