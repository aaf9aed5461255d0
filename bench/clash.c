/* bench/clash.c - a mesh against a copy of it that is rotated by 30 degrees about its center, and
 * against itself, from scratch; the distance of the mesh and the copy, moved along x; and a tree of
 * oriented boxes for surfaces that are near each other, such as a sphere in another one. Times are
 * processor time in ms, the median over rounds: of building the trees of both meshes, where this is
 * a step of its own, and of finding all pairs. */
#define BENCH_DOUBLE 0
#include "clash.h"
#include "isect/clash.h"
#include "machine.h"
#include "reference/obb_tree.h"
#include "table.h"

#include <math.h>
#include <stdio.h>
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

static double distance_by(const trimesh *a, const trimesh *b, bool only, double seconds[2])
{
    const double start = thread_seconds();
    isect_bvh *one = tree_of(a, false), *other = tree_of(b, false);
    const double built = thread_seconds();
    const double distance2 =
        only && isect_clash_any(one, other, NULL)
            ? 0
            : (double)isect_clash_closest(one, other, NULL, INFINITY).distance2;
    seconds[0] = built - start, seconds[1] = thread_seconds() - built;
    isect_bvh_free(one), isect_bvh_free(other);
    return sqrt(distance2);
}
static double distance_of_isect(const trimesh *a, const trimesh *b, double seconds[2])
{
    return distance_by(a, b, false, seconds);
}
static double only_distance_of_isect(const trimesh *a, const trimesh *b, double seconds[2])
{
    return distance_by(a, b, true, seconds);
}

static const struct {
    const char *name;
    double (*distance)(const trimesh *a, const trimesh *b, double seconds[2]);
} measures[] = {{"isect", distance_of_isect},
                {"isect, only", only_distance_of_isect},
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
    static const double widths[] = {3, 1.5, 1.1, 0.5, 0};
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

/* ---- a tree of oriented boxes ---- */

enum { BY_BOXES, BY_ORIENTED, BY_BOXES_ANY, BY_ORIENTED_ANY, BOTH_TREES };

typedef struct near_meshes {
    isect_bvh *one, *other;
    obb_tree oriented[2];
    size_t found[BOTH_TREES], tests[BOTH_TREES];
} near_meshes;

static void run_tree(void *context, int form)
{
    static uint32_t pairs[ROOM][2];
    near_meshes *m = context;
    const bool any = form >= BY_BOXES_ANY;
    m->tests[form] = 0;
    if (form == BY_ORIENTED || form == BY_ORIENTED_ANY)
        m->found[form] = obb_tree_pairs(&m->oriented[0], &m->oriented[1], 0, 0, any ? 1 : SIZE_MAX,
                                        &m->tests[form]);
    else if (any)
        m->found[form] = isect_clash_any(m->one, m->other, NULL);
    else if (isect_clash_pairs(m->one, m->other, NULL, NULL, pairs, ROOM, &m->found[form]) !=
             ISECT_OK)
        abort();
}
static void measure_trees(table *t, const char *name, const char *with, const trimesh *a,
                          const trimesh *b, int rounds)
{
    static const char *const forms[] = {"boxes, all", "oriented, all", "boxes, any",
                                        "oriented, any"};
    double seconds[BOTH_TREES], start = thread_seconds(), built[2];
    near_meshes m = {.one = tree_of(a, false), .other = tree_of(b, false)};
    built[0] = thread_seconds() - start, start = thread_seconds();
    obb_tree_build(&m.oriented[0], a), obb_tree_build(&m.oriented[1], b);
    built[1] = thread_seconds() - start;
    time_in_turns(seconds, BOTH_TREES, rounds, NULL, run_tree, &m);
    for (int i = 0; i < BOTH_TREES; i++)
        table_row(t, "%s|%s|%s|%zu|%zu|%.1f|%.4f|%.2fx", name, with, forms[i], m.found[i],
                  m.tests[i], 1e3 * built[i % 2], 1e3 * seconds[i],
                  seconds[i] / seconds[i / 2 * 2]);
    isect_bvh_free(m.one), isect_bvh_free(m.other);
    obb_tree_free(&m.oriented[0]), obb_tree_free(&m.oriented[1]);
}
/* A sphere within the same one, rotated; the gap is a share of the radius. */
static void measure_shells(table *t, int rounds)
{
    static const float gaps[] = {0.1f, 0.03f, 0.01f, 0.003f, 0.001f};
    trimesh outer, inner;
    if (!trimesh_sphere(&outer, 6))
        return;
    for (size_t k = 0; k < sizeof gaps / sizeof *gaps; k++) {
        char with[TABLE_TEXT];
        turn(&inner, &outer);
        for (size_t i = 0; i < 3 * inner.vertex_count; i++)
            inner.positions[i] *= 1 - gaps[k];
        snprintf(with, sizeof with, "shell, gap %g", (double)gaps[k]);
        measure_trees(t, "sphere", with, &outer, &inner, rounds);
        free(inner.positions);
    }
    trimesh_free(&outer);
}

static void measure_mesh(table t[3], const char *name, trimesh *mesh, int rounds)
{
    trimesh copy;
    turn(&copy, mesh);
    measure(t, name, mesh, &copy, rounds);
    measure(t, name, mesh, NULL, rounds);
    measure_distances(&t[1], name, mesh, rounds);
    measure_trees(&t[2], name, "turned copy", mesh, &copy, rounds);
    for (size_t i = 0; i < 3 * mesh->vertex_count; i++) /* a shell around it, slightly moved */
        copy.positions[i] = 1.02f * mesh->positions[i];
    measure_trees(&t[2], name, "1.02 times it", mesh, &copy, rounds);
    free(copy.positions);
    trimesh_free(mesh);
}

int main(int argc, char **argv)
{
    static table t[3];
    const options o = read_options(argc, argv, 7, 3, "[--quick] [--csv]");
    trimesh mesh;
    print_machine();
    table_start(&t[0], "pairs of triangles that share a point, float, ms",
                "mesh|with|by|pairs|build|query|both|isect / it|fast / it");
    table_start(&t[1], "how far apart, of a turned copy moved along x, float, ms",
                "mesh|by, widths|by|distance|build|query|isect / it, query");
    table_start(&t[2], "a tree of oriented boxes beside isect's, float, ms",
                "mesh|with|tree|found|pairs of boxes|build|query|over boxes");
    measure_shells(&t[2], o.rounds);
    if (trimesh_load(&mesh, BENCH_DATA "/bunny00.off"))
        measure_mesh(t, "bunny", &mesh, o.rounds);
    if (trimesh_knot(&mesh, 700, 54))
        measure_mesh(t, "knot", &mesh, o.rounds);
    if (trimesh_load(&mesh, BENCH_DATA "/armadillo.off"))
        measure_mesh(t, "armadillo", &mesh, o.rounds);
    table_print(&t[0], o.csv);
    table_print(&t[1], o.csv);
    table_print(&t[2], o.csv);
    return 0;
}
