/* cli/commands/inside.c - `isect inside`: which of the given points are inside a closed mesh. */
#define _POSIX_C_SOURCE 200809L
#include "command.h"
#include "fault.h"
#include "import/memory.h"
#include "import/scene.h"
#include "options.h"
#include "query/measure.h"
#include "query/stream.h"
#include "query/tree.h"

#include <stdio.h>
#include <stdlib.h>

typedef struct InsideOptions {
    const char *points;
    unsigned rule, threads;
    bool winding, distance, raw, in_double, exit_code, fast_build, indexed;
    double memory; /* 0: the free memory */
} InsideOptions;

static const char *const rules[] = {"even-odd", "nonzero", NULL}; /* as isect_rule */

#define AT(member) offsetof(InsideOptions, member)
static const Option options[] = {
    {"points", 'p', OPTION_TEXT, AT(points), "FILE", "points to answer; - is stdin", 0, 0, NULL},
    {"distance", '\0', OPTION_FLAG, AT(distance), NULL, "the signed distance; less than 0 inside",
     0, 0, NULL},
    {"rule", '\0', OPTION_CHOICE, AT(rule), "even-odd|nonzero",
     "for a mesh that crosses itself (see above)", 0, 0, rules},
    {"winding", '\0', OPTION_FLAG, AT(winding), NULL, "for a mesh with holes (see above)", 0, 0,
     NULL},
    {"double", 'd', OPTION_FLAG, AT(in_double), NULL, "in double precision, not in float", 0, 0,
     NULL},
    {"raw", '\0', OPTION_FLAG, AT(raw), NULL, "binary in and out (see above)", 0, 0, NULL},
    {"exit-code", '\0', OPTION_FLAG, AT(exit_code), NULL, "1 if a point is inside or on", 0, 0,
     NULL},
    {"threads", '\0', OPTION_COUNT, AT(threads), "N", "default: one per processor", 1, 1024, NULL},
    TREE_OPTIONS(AT(fast_build), AT(indexed)),
    MEMORY_OPTION(AT(memory)),
};
#undef AT

typedef struct Job {
    InsideOptions wish;
    const char *paths[COMMAND_MESHES + 1]; /* ends with NULL */
    Scene scene;
    Tree tree;
    uint8_t side[STREAM_BATCH];
    double distance[STREAM_BATCH];
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

static void write_side(Job *job, size_t i)
{
    const isect_side side = (isect_side)job->side[i];
    job->found += side != ISECT_OUTSIDE;
    if (job->wish.raw)
        putchar(side == ISECT_OUTSIDE ? 0 : side == ISECT_INSIDE ? 2 : 1);
    else
        fputs(side == ISECT_OUTSIDE  ? "\"outside\"\n"
              : side == ISECT_INSIDE ? "\"inside\"\n"
                                     : "\"on\"\n",
              stdout);
}

static void write_distance(Job *job, size_t i)
{
    const double distance = job->distance[i];
    const float narrow = (float)distance;
    char text[NUMBER_ROOM];
    job->found += distance <= 0;
    if (!job->wish.raw) {
        fwrite(text, 1, number_write(text, distance, precision_of(job)), stdout);
        putchar('\n');
    } else if (job->wish.in_double) {
        fwrite(&distance, sizeof distance, 1, stdout);
    } else {
        fwrite(&narrow, sizeof narrow, 1, stdout);
    }
}

static bool answer(void *user, const double *questions, size_t count, Fault *fault)
{
    Job *job = user;
    const isectd_vec3 *points = (const isectd_vec3 *)(const void *)questions;
    const isect_rule rule = (isect_rule)job->wish.rule;
    const bool far = job->wish.distance || job->wish.winding;
    if (!(far ? tree_distances(&job->tree, points, rule, count, job->distance)
              : tree_sides(&job->tree, points, rule, count, job->side)))
        return fault_set(fault, "out of memory");
    for (size_t i = 0; i < count; i++) {
        const double d = job->distance[i];
        if (job->wish.winding)
            job->side[i] = d < 0 ? ISECT_INSIDE : d > 0 ? ISECT_OUTSIDE : ISECT_TANGENT_INSIDE;
        (job->wish.distance ? write_distance : write_side)(job, i);
    }
    return true;
}

static bool build(Job *job, Fault *fault)
{
    if (!scene_load(&job->scene, job->paths, job->wish.in_double, fault) ||
        (!job->wish.winding && !measure_warn_open(&job->scene.mesh, job->paths[0], fault)))
        return false;
    isect_status status =
        tree_build_by(&job->tree, &job->scene.mesh, precision_of(job), tree_wish(job));
    if (status == ISECT_OK && job->wish.winding)
        status = tree_wind(&job->tree);
    return status == ISECT_OK ||
           fault_set(fault, "%s: no tree: %s", job->paths[0], isect_status_text(status));
}

static int run(Job *job)
{
    Fault fault;
    const Stream stream = {.path = job->wish.points,
                           .raw = job->wish.raw,
                           .precision = precision_of(job),
                           .answer = answer,
                           .user = job};
    if (!stream_check_points("inside", job->wish.points, job->paths, &fault) || !build(job, &fault))
        return fault_print("%s", fault.text);
    if (!stream_run_points("inside", stream))
        return EXIT_FAULT;
    return job->wish.exit_code && job->found > 0 ? EXIT_FOUND : EXIT_SUCCESS;
}

static int run_inside(int argc, char **argv)
{
    Job *job = calloc(1, sizeof *job);
    if (job == NULL)
        return fault_print("inside: out of memory");
    job->wish.threads = tree_processors();
    const enum options_result parsed =
        options_parse(&inside_command, argc, argv, &job->wish, job->paths);
    int code = parsed == OPTIONS_DONE ? EXIT_SUCCESS : EXIT_FAULT;
    memory_allow(job->wish.memory, job->wish.in_double, tree_wish(job));
    if (parsed == OPTIONS_RUN)
        code = run(job);
    tree_free(&job->tree);
    scene_free(&job->scene);
    free(job);
    return code;
}

const Command inside_command = {
    .name = "inside",
    .summary = "whether given points are inside a closed mesh",
    .operand = "MESH...",
    .operands_least = 1,
    .operands_most = COMMAND_MESHES,
    .reads_meshes = true,
    .about =
        "The answer to every line of a file of points, x y z, in order, is \"inside\", \"outside\" "
        "or\n"
        "\"on\": exactly, also near edges and vertices. With --distance the answer is the "
        "distance\n"
        "from the surface, less than 0 inside.\n"
        "\n"
        "  --rule even-odd  a point is inside if a ray from it crosses an odd number of triangles\n"
        "                   (default)\n"
        "  --rule nonzero   a point is inside if the mesh winds around it; the vertices of\n"
        "                   triangles must be anticlockwise seen from outside\n"
        "  --winding        instead: a point is inside if its winding number is more than a half,\n"
        "                   for meshes with holes; orientation as for nonzero\n"
        "\n"
        "Blank lines and comments, which begin with #, are skipped. The answer to an invalid line\n"
        "is {\"error\":\"why\",\"line\":n}, and the exit code is 2. With --raw a point is 3 floats "
        "of\n"
        "32 bits in the byte order of the machine, and the answer is a byte, 0 outside, 1 on,\n"
        "2 inside, or a float (--double: of 64 bits).\n"
        "\n"
        "Several meshes are one, their triangles in order; - is the standard input. A file that\n"
        "ends with .json is a scene (see: isect cull --help), with copies of its triangles at\n"
        "each place. Without --winding a mesh that is not closed gives a warning.\n",
    .example = "isect inside bunny.off --points scan.xyz --distance",
    .options = options,
    .option_count = sizeof options / sizeof options[0],
    .run = run_inside,
};
