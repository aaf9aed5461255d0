/* tests/clash/closest.c - isect_clash_closest, isect_clash_near: equal to a loop over all pairs of
 * triangles, with the second mesh under a matrix, on any threads. */
#include "bvh/scene.h"
#include "kit/kit.h"
#include HEADER(clash)
#include HEADER(scene)

enum { MOST = 60000 };

typedef X(clash_nearest) Pair;
static Pair found[MOST], other[MOST];

static X(bvh) * build(const X(mesh) * mesh)
{
    X(bvh) *bvh = NULL;
    check("built", X(bvh_build)(mesh, NULL, &bvh) == ISECT_OK && bvh);
    return bvh;
}

/* ---- cases ---- */

/* Two walls at x = 0, 1, the second given twice; a plate behind them at x = 3, and a blade across
 * its corner (3, 0, 0). */
static const real walls[] = {0, 0, 0, 0, 4, 0, 0, 0, 4, 1, 0, 0, 1, 4,
                             0, 1, 0, 4, 1, 0, 0, 1, 4, 0, 1, 0, 4};
static const real plates[] = {3, 0, 0, 3, 4, 0, 3, 0, 4, 3, 0, 0, 9, 1, 1, 9, 1, 2};

TEST_FUNCTION(cases)
{
    const X(mesh) mesh_a = {walls, 0, 9, NULL, 3}, mesh_b = {plates, 0, 6, NULL, 2};
    const double by_two[12] = {1, 0, 0, -2, 0, 1, 0, 0, 0, 0, 1, 0};
    const double turned[12] = {-1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0};
    X(bvh) *a = build(&mesh_a), *b = build(&mesh_b);
    Pair p = X(clash_closest)(a, b, NULL, REAL_INF);
    check("two apart", cmp(p.distance2, ==, 4) && cmp(p.prim_a, ==, 1) && cmp(p.prim_b, ==, 0));
    check("points",
          cmp(p.a.x, ==, 1) && cmp(p.b.x, ==, 3) && cmp(p.a.y, ==, p.b.y) && cmp(p.a.z, ==, p.b.z));
    check("just within", X(clash_closest)(a, b, NULL, 4).prim_a == 1);
    p = X(clash_closest)(a, b, NULL, R(3.9));
    check("none within", cmp(p.distance2, ==, REAL_INF) && cmp(p.prim_a, ==, UINT32_MAX) &&
                             cmp(p.prim_b, ==, UINT32_MAX) && cmp(p.a.x, ==, 0) &&
                             cmp(p.b.z, ==, 0));
    check("not a number", X(clash_closest)(a, b, NULL, REAL_NAN).prim_a == UINT32_MAX);
    check("less than 0", X(clash_closest)(a, b, NULL, -1).prim_a == UINT32_MAX);
    p = X(clash_closest)(a, b, by_two, REAL_INF);
    check("touching", cmp(p.distance2, ==, 0) && cmp(p.prim_a, ==, 1) && cmp(p.prim_b, ==, 0) &&
                          cmp(p.a.x, ==, p.b.x));
    check("touching", cmp(X(clash_closest)(a, b, by_two, 0).prim_a, ==, 1));
    p = X(clash_closest)(a, b, turned, REAL_INF);
    check("the other side",
          cmp(p.distance2, ==, 9) && cmp(p.prim_a, ==, 0) && cmp(p.prim_b, ==, 0));
    size_t count = 9;
    check("clearance",
          X(clash_near)(a, b, NULL, 4, NULL, found, MOST, &count) == ISECT_OK && cmp(count, ==, 4));
    for (uint32_t i = 0; i < 4; i++)
        check("in order", cmp(found[i].prim_a, ==, 1 + i / 2) && cmp(found[i].prim_b, ==, i % 2));
    X(bvh_free)(a), X(bvh_free)(b);
}

TEST_FUNCTION(refusals)
{
    const X(mesh) none = {NULL, 0, 0, NULL, 0}, some = {walls, 0, 9, NULL, 3};
    const double nan = (double)REAL_NAN, huge[12] = {1e308, 0, 0, 0, 0, 1, 0, 1e308, 0, 0, 1, nan};
    X(bvh) *a = build(&none), *b = build(&some);
    size_t count = 9;
    check("nothing", X(clash_closest)(a, b, NULL, REAL_INF).prim_a == UINT32_MAX &&
                         X(clash_closest)(b, a, NULL, REAL_INF).prim_a == UINT32_MAX);
    check("no number", cmp(X(clash_closest)(b, b, huge, REAL_INF).distance2, ==, REAL_INF));
    check("nor near", X(clash_near)(b, b, huge, REAL_INF, NULL, NULL, 0, &count) == ISECT_OK &&
                          cmp(count, ==, 0));
    check("no distance", X(clash_near)(b, b, NULL, REAL_NAN, NULL, NULL, 0, &count) == ISECT_OK &&
                             cmp(count, ==, 0));
    check("no room", X(clash_near)(b, b, NULL, 0, NULL, found, 1, &count) == ISECT_TOO_SMALL &&
                         cmp(count, ==, 5));
    check("counted", X(clash_near)(b, b, NULL, 1, NULL, NULL, 0, &count) == ISECT_TOO_SMALL &&
                         cmp(count, ==, 9));
    count = 7;
    check("no tree",
          X(clash_near)(NULL, b, NULL, 1, NULL, found, 3, &count) == ISECT_BAD_ARGUMENT &&
              X(clash_near)(b, NULL, NULL, 1, NULL, found, 3, &count) == ISECT_BAD_ARGUMENT);
    check("no count", X(clash_near)(b, b, NULL, 1, NULL, found, 3, NULL) == ISECT_BAD_ARGUMENT);
    check("no pairs", X(clash_near)(b, b, NULL, 1, NULL, NULL, 3, &count) == ISECT_BAD_ARGUMENT);
    check("untouched", cmp(count, ==, 7));
    X(bvh_free)(a), X(bvh_free)(b);
}

/* ---- as the loop ---- */

/* Triangle i of the second mesh, mapped as in a scene with this instance: isect_scene_point applies
 * the matrix in double. */
static X(triangle) moved(const Scene *scene, size_t i, const X(scene) * placed)
{
    const X(triangle) t = scene_triangle(scene, i);
    return placed ? (X(triangle)){X(scene_point)(placed, 0, &t.a), X(scene_point)(placed, 0, &t.b),
                                  X(scene_point)(placed, 0, &t.c)}
                  : t;
}

/* Lists all pairs within the distance, by indices, and finds the best of them. */
static size_t loop(const Scene *a, const Scene *b, const X(scene) * placed, real within2,
                   Pair *best)
{
    size_t count = 0;
    *best = (Pair){.distance2 = REAL_INF, .prim_a = UINT32_MAX, .prim_b = UINT32_MAX};
    for (size_t i = 0; i < a->mesh.triangle_count; i++) {
        const X(triangle) p = scene_triangle(a, i);
        for (size_t k = 0; k < b->mesh.triangle_count; k++) {
            const X(triangle) q = moved(b, k, placed);
            const X(nearest) n = X(closest_any)(X(any_triangle)(&p), X(any_triangle)(&q));
            const Pair pair = {n.a, n.b, n.distance2, (uint32_t)i, (uint32_t)k};
            if (n.distance2 < best->distance2)
                *best = pair;
            if (!(n.distance2 <= within2))
                continue;
            check("room", cmp(count, <, MOST));
            other[count++] = pair;
        }
    }
    return count;
}

static size_t judge(const Scene *a, const Scene *b, const double *matrix, real within)
{
    X(bvh) *tree_a = build(&a->mesh), *tree_b = build(&b->mesh);
    X(scene) *placed = NULL;
    X(instance) instance = {.bvh = tree_b};
    Pair best;
    int pools = 0;
    const isect_threads threads[3] = {
        {0, NULL, NULL}, {2, NULL, NULL}, {0, scene_backwards, &pools}};
    for (int k = 0; matrix && k < 12; k++)
        instance.matrix[k] = matrix[k];
    check("placed", !matrix || X(scene_build)(&instance, 1, NULL, &placed) == ISECT_OK);
    const size_t want = loop(a, b, placed, within * within, &best);
    for (int i = 0; i < 3; i++) {
        size_t count = 0;
        check("room", cmp(X(clash_near)(tree_a, tree_b, matrix, within * within, &threads[i], found,
                                        MOST, &count),
                          ==, ISECT_OK));
        check("as many", cmp(count, ==, want));
        check("the same, in order", memcmp(found, other, count * sizeof *found) == 0);
    }
    check("asked", cmp(pools, ==, 1));
    const Pair nearest = X(clash_closest)(tree_a, tree_b, matrix, REAL_INF);
    check("the nearest", memcmp(&nearest, &best, sizeof best) == 0);
    const Pair again = X(clash_closest)(tree_a, tree_b, matrix, best.distance2);
    check("within its distance", memcmp(&again, &best, sizeof best) == 0);
    X(scene_free)(placed), X(bvh_free)(tree_a), X(bvh_free)(tree_b);
    return want;
}

typedef bool Maker(trimesh *mesh);

static bool knot(trimesh *mesh)
{
    return trimesh_knot(mesh, 20, 4);
}
static bool ball(trimesh *mesh)
{
    return trimesh_sphere(mesh, 2);
}
static bool soup(trimesh *mesh)
{
    return trimesh_soup(mesh, 90, 5);
}
static bool grid(trimesh *mesh)
{
    return trimesh_grid(mesh, 8);
}
static Maker *const makers[] = {knot, ball, soup, grid};
enum { MAKERS = 4 };

static Scene made(int maker, real by, const real offset[3])
{
    trimesh mesh;
    check("memory", makers[maker](&mesh));
    return scene_of(&mesh, by, offset);
}

/* Every mesh with every other: apart, near, and coincident. */
TEST_FUNCTION(as_the_loop)
{
    const double move[2][12] = {{0.6, -0.8, 0, 0.1, 0.8, 0.6, 0, 0.05, 0, 0, -1.2, 0.3},
                                {1, 0.1, 0, 3, 0, 0.9, 0, 0.2, 0, 0.3, 1.1, 2.5}};
    size_t pairs = 0;
    int turn = 0;
    for (int i = 0; i < MAKERS; i++)
        for (int k = i; k < MAKERS; k++, turn++) {
            const real offset[3] = {turn % 3 == 0 ? R(0.0625) : 3, R(0.125), 0};
            Scene a = made(i, 1, NULL), b = made(k, i == k ? 1 : R(1.1), offset);
            const double *matrix = turn % 3 == 2 ? NULL : move[turn % 3];
            pairs += judge(&a, &b, matrix, turn % 3 == 0 ? R(0.05) : R(2.25));
            scene_free(&a), scene_free(&b);
        }
    check("some are near", cmp(pairs, >, 300));
}

/* A grid over a grid: all pairs are equally near, up to rounding. Coincident grids: all pairs that
 * meet are at distance 0. */
TEST_FUNCTION(ties)
{
    for (int k = 0; k < 2; k++) {
        const real offset[3] = {0, k ? R(0.25) : 0, k ? 0 : R(0.5)};
        Scene a = made(3, 1, NULL), b = made(3, 1, offset);
        judge(&a, &b, NULL, 0);
        judge(&a, &a, NULL, 0);
        scene_free(&a), scene_free(&b);
    }
}

/* Balls that face each other in several directions, near the origin and far from it: many triangles
 * are nearly at the least distance, and planes and boxes separate few of them. */
TEST_FUNCTION(facing)
{
    const real ways[][3] = {{1, 0, 0},  {1, 1, 0},        {1, -1, 1},       {-1, R(0.1), R(0.1)},
                            {0, 1, -1}, {R(0.3), -1, -1}, {R(-0.7), 0, -1}, {-1, R(-0.9), R(0.8)}};
    for (size_t i = 0; i < COUNT(ways); i++) {
        const real far = i % 2 ? 1000 : 0, apart = R(1.2) + (real)i / 4;
        const real here[3] = {far, far, far};
        const real there[3] = {far + apart * ways[i][0], far + apart * ways[i][1],
                               far + apart * ways[i][2]};
        Scene a = made(1, 1, here), b = made(1, R(0.75), there);
        judge(&a, &b, NULL, 0);
        scene_free(&a), scene_free(&b);
    }
}

/* Tiny and huge meshes: the lanes reject no pair within the distance. */
TEST_FUNCTION(scales)
{
    const real scales[] = {R(1e-30), R(1e-17), R(1e-8), R(1e12), R(1e30), REAL_MIN, REAL_MAX / 64};
    for (size_t i = 0; i < COUNT(scales); i++) {
        const real offset[3] = {3 * scales[i], scales[i], 0};
        Scene a = made(2, scales[i], NULL), b = made(i % 3 ? 1 : 0, scales[i], offset);
        judge(&a, &b, NULL, scales[i] / 8);
        scene_free(&a), scene_free(&b);
    }
}

TESTS_IN(clash_closest, cmocka_unit_test(cases), cmocka_unit_test(refusals),
         cmocka_unit_test(as_the_loop), cmocka_unit_test(ties), cmocka_unit_test(facing),
         cmocka_unit_test(scales))
