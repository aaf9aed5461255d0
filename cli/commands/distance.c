/* cli/commands/distance.c - `isect distance`: the distance of two meshes, and the nearest points.
 * In double, so that coordinates are those of the files. */
#include "command.h"
#include "progress.h"
#include "query/meshes.h"

#include "isectd/clash.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct DistanceOptions {
    OptionNumbers at;
    unsigned threads;
    bool json;
} DistanceOptions;

#define AT(member) offsetof(DistanceOptions, member)
static const Option distance_options[] = {
    MESHES_AT(AT(at)),
    OPTION_ROW(AT(threads), "threads", OPTION_COUNT, "N",
               "for building; default: one per processor", 1, 1024),
    OPTION_ROW(AT(json), "json", OPTION_FLAG, NULL, "print JSON", 0, 0)};
#undef AT

static json_t *point_of(const isectd_vec3 *point)
{
    return json_pack("[ooo]", json_number(point->x), json_number(point->y), json_number(point->z));
}

static int print_distance(const Meshes *meshes, const isectd_clash_nearest *nearest, bool json)
{
    const double distance = sqrt(nearest->distance2);
    if (json)
        return json_print(json_pack("{so so so s[II] s[oo]}", "mesh", json_names(meshes->paths),
                                    "triangles", meshes_triangles(meshes), "distance",
                                    json_number(distance), "prims", (json_int_t)nearest->prim_a,
                                    (json_int_t)nearest->prim_b, "points", point_of(&nearest->a),
                                    point_of(&nearest->b)));
    meshes_print(meshes);
    printf("distance     %.17g\n", distance);
    printf("from         %.17g,%.17g,%.17g of triangle %u\n", nearest->a.x, nearest->a.y,
           nearest->a.z, nearest->prim_a);
    printf("to           %.17g,%.17g,%.17g of triangle %u\n", nearest->b.x, nearest->b.y,
           nearest->b.z, nearest->prim_b);
    return EXIT_SUCCESS;
}

static int run_distance(int argc, char **argv)
{
    DistanceOptions wish = {.threads = tree_processors()};
    Meshes meshes = {.paths = {NULL}};
    Fault fault;
    int code = EXIT_FAULT;
    const enum options_result parsed =
        options_parse(&distance_command, argc, argv, &wish, meshes.paths);
    if (parsed != OPTIONS_RUN)
        return parsed == OPTIONS_DONE ? EXIT_SUCCESS : EXIT_FAULT;
    if (!meshes_load(&meshes, &wish.at, wish.threads, &fault)) {
        fault_print("%s", fault.text);
    } else {
        progress_begin("finding the nearest points", NULL);
        const isectd_clash_nearest nearest = isectd_clash_closest(
            meshes.tree[0].wide, meshes.tree[1].wide, meshes.matrix, (double)INFINITY);
        progress_end();
        code = nearest.prim_a == UINT32_MAX ? fault_print("distance: a mesh has no triangles")
                                            : print_distance(&meshes, &nearest, wish.json);
    }
    meshes_free(&meshes);
    return code;
}

const Command distance_command = {
    .name = "distance",
    .summary = "the distance of two meshes, and their nearest points",
    .operand = "MESH MESH",
    .operands_least = 2,
    .operands_most = 2,
    .reads_meshes = true,
    .about =
        "Finds the two nearest triangles, numbered from 0 as in the files, and their nearest\n"
        "points; of equal ones the first. The distance is 0 exactly if two triangles share a "
        "point.\n"
        "It is the distance of the surfaces, also for a mesh inside a closed one. --at moves the\n"
        "second mesh by a matrix whose last row is 0,0,0,1, which rounds each coordinate.\n",
    .example = "isect distance bolt.stl plate.stl --at 1,0,0,5,0,1,0,0,0,0,1,0,0,0,0,1",
    .options = distance_options,
    .option_count = sizeof distance_options / sizeof distance_options[0],
    .run = run_distance,
};
