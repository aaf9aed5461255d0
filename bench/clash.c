/* bench/clash.c - a mesh against a copy of it that is rotated by 30 degrees about its center, and
 * against itself, from scratch; and the distance of the mesh and the copy, moved along x. Times are
 * processor time in ms, the median over rounds: of building the trees of both meshes, where this is
 * a step of its own, and of finding all pairs. */
#include "clash.h"
#include "isect/clash.h"
#include "machine.h"
#include "table.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { FORMS = 4, ROUNDS = 64, ROOM = 1 << 20 };

typedef struct Form {
    const char *name;
    size_t (*two)(const trimesh *a, const trimesh *b, double seconds[2]);
    size_t (*self)(const trimesh *mesh, double seconds[2]);
} Form;

static isect_bvh *tree_of(const trimesh *from, bool fast)
{
    const isect_mesh mesh = {from->positions, 0, from->vertex_count, from->indices,
                             from->triangle_count};
    const isect_bvh_options options = {.fast = fast};
    isect_bvh *bvh = NULL;
    if (isect_bvh_build(&mesh, &options, &bvh) != ISECT_OK)
        abort();
    return bvh;
}

static size_t of_trees(const trimesh *a, const trimesh *b, bool fast, double seconds[2])
{
    static uint32_t pairs[ROOM][2];
    size_t count = 0;
    const double start = thread_seconds();
    isect_bvh *one = tree_of(a, fast), *other = b ? tree_of(b, fast) : NULL;
    const double built = thread_seconds();
    if ((b ? isect_clash_pairs(one, other, NULL, NULL, pairs, ROOM, &count)
           : isect_clash_self(one, NULL, pairs, ROOM, &count)) != ISECT_OK)
        abort();
    seconds[0] = built - start, seconds[1] = thread_seconds() - built;
    isect_bvh_free(one), isect_bvh_free(other);
    return count;
}

static size_t of_isect(const trimesh *a, const trimesh *b, double seconds[2])
{
    return of_trees(a, b, false, seconds);
}
static size_t of_isect_self(const trimesh *mesh, double seconds[2])
{
    return of_trees(mesh, NULL, false, seconds);
}
static size_t of_fast(const trimesh *a, const trimesh *b, double seconds[2])
{
    return of_trees(a, b, true, seconds);
}
static size_t of_fast_self(const trimesh *mesh, double seconds[2])
{
    return of_trees(mesh, NULL, true, seconds);
}

static const Form forms[FORMS] = {{"isect", of_isect, of_isect_self},
                                  {"isect, fast", of_fast, of_fast_self},
#ifdef BENCH_CGAL
                                  {"CGAL", clash_cgal, clash_cgal_self},
#else
                                  {"CGAL", NULL, NULL},
#endif
#ifdef BENCH_FCL
                                  {"FCL", clash_fcl, NULL}};
#else
                                  {"FCL", NULL, NULL}};
#endif

static void measure(table *t, const char *name, const trimesh *a, const trimesh *b, int rounds)
{
    double times[FORMS][2][ROUNDS], own[2] = {0};
    size_t count[FORMS] = {0};
    for (int round = 0; round < rounds; round++)
        for (int i = 0; i < FORMS; i++) {
            double seconds[2] = {0, 0};
            if (b && forms[i].two)
                count[i] = forms[i].two(a, b, seconds);
            if (!b && forms[i].self)
                count[i] = forms[i].self(a, seconds);
            times[i][0][round] = seconds[0], times[i][1][round] = seconds[1];
        }
    for (int i = 0; i < 2; i++)
        own[i] = median(times[i][0], rounds) + median(times[i][1], rounds);
    for (int i = 0; i < FORMS; i++) {
        const double build = median(times[i][0], rounds), query = median(times[i][1], rounds);
        const double both = build + query;
        if (b ? forms[i].two != NULL : forms[i].self != NULL)
            table_row(t, "%s|%s|%s|%zu|%.2f|%.2f|%.2f|%.2fx|%.2fx", name,
                      b ? "turned copy" : "itself", forms[i].name, count[i], 1e3 * build,
                      1e3 * query, 1e3 * both, own[0] / both, own[1] / both);
    }
}

static void turn(trimesh *copy, const trimesh *mesh)
{
    float lower[3], upper[3];
    trimesh_bounds(mesh, lower, upper);
    *copy = *mesh;
    copy->positions = need(3 * mesh->vertex_count * sizeof(float));
    for (size_t i = 0; i < mesh->vertex_count; i++) {
        const float *p = mesh->positions + 3 * i, x = p[0] - (lower[0] + upper[0]) / 2;
        const float z = p[2] - (lower[2] + upper[2]) / 2;
        copy->positions[3 * i] = 0.8660254F * x - 0.5F * z + (lower[0] + upper[0]) / 2;
        copy->positions[3 * i + 1] = p[1];
        copy->positions[3 * i + 2] = 0.5F * x + 0.8660254F * z + (lower[2] + upper[2]) / 2;
    }
}

/* ---- distances ---- */

static double distance_of_isect(const trimesh *a, const trimesh *b, double seconds[2])
{
    const double start = thread_seconds();
    isect_bvh *one = tree_of(a, false), *other = tree_of(b, false);
    const double built = thread_seconds();
    const isect_clash_nearest nearest = isect_clash_closest(one, other, NULL, INFINITY);
    seconds[0] = built - start, seconds[1] = thread_seconds() - built;
    isect_bvh_free(one), isect_bvh_free(other);
    return sqrt((double)nearest.distance2);
}

static const struct {
    const char *name;
    double (*distance)(const trimesh *a, const trimesh *b, double seconds[2]);
} measures[] = {{"isect", distance_of_isect},
#ifdef BENCH_FCL
                {"FCL", clash_fcl_distance}
#endif
};
enum { MEASURES = sizeof measures / sizeof *measures };

static void measure_distance(table *t, const char *name, const trimesh *a, const trimesh *b,
                             double widths, int rounds)
{
    double times[MEASURES][2][ROUNDS], apart[MEASURES] = {0}, own = 0;
    for (int round = 0; round < rounds; round++)
        for (int i = 0; i < MEASURES; i++) {
            double seconds[2] = {0, 0};
            apart[i] = measures[i].distance(a, b, seconds);
            times[i][0][round] = seconds[0], times[i][1][round] = seconds[1];
        }
    for (int i = 0; i < MEASURES; i++) {
        const double build = median(times[i][0], rounds), query = median(times[i][1], rounds);
        own = i ? own : query;
        table_row(t, "%s|%.1f|%s|%.6g|%.2f|%.3f|%.3fx", name, widths, measures[i].name, apart[i],
                  1e3 * build, 1e3 * query, own / query);
    }
}

/* Moves the copy along x by multiples of the width of the mesh. */
static void measure_distances(table *t, const char *name, const trimesh *mesh, int rounds)
{
    static const double widths[] = {3, 1.5, 1.1};
    float lower[3], upper[3];
    trimesh_bounds(mesh, lower, upper);
    for (size_t k = 0; k < sizeof widths / sizeof *widths; k++) {
        trimesh copy;
        turn(&copy, mesh);
        for (size_t i = 0; i < mesh->vertex_count; i++)
            copy.positions[3 * i] += (float)widths[k] * (upper[0] - lower[0]);
        measure_distance(t, name, mesh, &copy, widths[k], rounds);
        free(copy.positions);
    }
}

static void measure_mesh(table t[2], const char *name, trimesh *mesh, int rounds)
{
    trimesh copy;
    turn(&copy, mesh);
    measure(t, name, mesh, &copy, rounds);
    measure(t, name, mesh, NULL, rounds);
    measure_distances(&t[1], name, mesh, rounds);
    free(copy.positions);
    trimesh_free(mesh);
}

int main(int argc, char **argv)
{
    static table t[2];
    const options o = read_options(argc, argv, 7, 3, "[--quick] [--csv]");
    trimesh mesh;
    print_machine();
    table_start(&t[0], "pairs of triangles that share a point, float, ms",
                "mesh|with|by|pairs|build|query|both|isect / it|fast / it");
    table_start(&t[1], "how far apart, of a turned copy moved along x, float, ms",
                "mesh|by, widths|by|distance|build|query|isect / it, query");
    if (trimesh_load(&mesh, BENCH_DATA "/bunny00.off"))
        measure_mesh(t, "bunny", &mesh, o.rounds);
    if (trimesh_knot(&mesh, 700, 54))
        measure_mesh(t, "knot", &mesh, o.rounds);
    if (trimesh_load(&mesh, BENCH_DATA "/armadillo.off"))
        measure_mesh(t, "armadillo", &mesh, o.rounds);
    table_print(&t[0], o.csv);
    table_print(&t[1], o.csv);
    return 0;
}
