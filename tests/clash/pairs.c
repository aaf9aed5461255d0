/* tests/clash/pairs.c - isect_clash_any, isect_clash_pairs, isect_clash_self_any, isect_clash_self:
 * equal to a loop over all pairs of triangles, in order, on any threads. */
#include "bvh/scene.h"
#include "kit/kit.h"
#include HEADER(clash)

enum { MOST = 200000 };

static uint32_t found[MOST][2], other[MOST][2];

static X(bvh) * build(const Scene *scene)
{
    X(bvh) *bvh = NULL;
    check("built", X(bvh_build)(&scene->mesh, NULL, &bvh) == ISECT_OK && bvh);
    return bvh;
}

/* ---- cases ---- */

/* Three walls in a row, at x = 0, 1, 2; the last one is given twice, which trees this small
 * keep. */
static const real walls[] = {0, 0, 0, 0, 4, 0, 0, 0, 4, 1, 0, 0, 1, 4, 0, 1, 0, 4,
                             2, 0, 0, 2, 4, 0, 2, 0, 4, 2, 0, 0, 2, 4, 0, 2, 0, 4};
/* A blade through two of them, one that touches the first, one beside. */
static const real blades[] = {0.5F, 1, 1, 3, 1,    1, 3, 1, 2, -1, 1, 1, -1, 1,
                              2,    0, 1, 1, 0.5F, 9, 9, 3, 9, 9,  3, 9, 8};

TEST_FUNCTION(cases)
{
    const X(mesh) mesh_a = {walls, 0, 12, NULL, 4}, mesh_b = {blades, 0, 9, NULL, 3};
    X(bvh) *a = NULL, *b = NULL;
    size_t count = 9;
    check("built", X(bvh_build)(&mesh_a, NULL, &a) == ISECT_OK);
    check("built", X(bvh_build)(&mesh_b, NULL, &b) == ISECT_OK);
    found[4][0] = 77;
    check("all",
          X(clash_pairs)(a, b, NULL, NULL, found, 4, &count) == ISECT_OK && cmp(count, ==, 4));
    check("the touch", cmp(found[0][0], ==, 0) && cmp(found[0][1], ==, 1));
    check("the first wall", cmp(found[1][0], ==, 1) && cmp(found[1][1], ==, 0));
    check("the second", cmp(found[2][0], ==, 2) && cmp(found[2][1], ==, 0));
    check("and again",
          cmp(found[3][0], ==, 3) && cmp(found[3][1], ==, 0) && cmp(found[4][0], ==, 77));
    check("turned", X(clash_pairs)(b, a, NULL, NULL, found, 4, &count) == ISECT_OK &&
                        cmp(count, ==, 4) && cmp(found[3][0], ==, 1) && cmp(found[3][1], ==, 0));
    check("no room", X(clash_pairs)(a, b, NULL, NULL, found, 3, &count) == ISECT_TOO_SMALL &&
                         cmp(count, ==, 4));
    check("counted", X(clash_pairs)(a, b, NULL, NULL, NULL, 0, &count) == ISECT_TOO_SMALL &&
                         cmp(count, ==, 4));
    check("any", X(clash_any)(a, b, NULL) && X(clash_any)(b, a, NULL) && X(clash_self_any)(a));
    check("the same twice", X(clash_self)(a, NULL, found, 1, &count) == ISECT_OK &&
                                cmp(count, ==, 1) && cmp(found[0][0], ==, 2) &&
                                cmp(found[0][1], ==, 3));
    count = 9;
    check("no tree",
          X(clash_pairs)(NULL, b, NULL, NULL, found, 3, &count) == ISECT_BAD_ARGUMENT &&
              X(clash_pairs)(a, NULL, NULL, NULL, found, 3, &count) == ISECT_BAD_ARGUMENT &&
              X(clash_self)(NULL, NULL, found, 3, &count) == ISECT_BAD_ARGUMENT);
    check("no count", X(clash_pairs)(a, b, NULL, NULL, found, 3, NULL) == ISECT_BAD_ARGUMENT &&
                          X(clash_self)(a, NULL, found, 3, NULL) == ISECT_BAD_ARGUMENT);
    check("no pairs", X(clash_pairs)(a, b, NULL, NULL, NULL, 3, &count) == ISECT_BAD_ARGUMENT &&
                          X(clash_self)(a, NULL, NULL, 3, &count) == ISECT_BAD_ARGUMENT);
    check("untouched", cmp(count, ==, 9));
    check("blades are apart", X(clash_self)(b, NULL, NULL, 0, &count) == ISECT_OK &&
                                  cmp(count, ==, 0) && !X(clash_self_any)(b));
    X(bvh_free)(a), X(bvh_free)(b);
}

TEST_FUNCTION(empty)
{
    const X(mesh) none = {NULL, 0, 0, NULL, 0}, some = {walls, 0, 12, NULL, 4};
    X(bvh) *a = NULL, *b = NULL;
    size_t count = 9;
    check("built", X(bvh_build)(&none, NULL, &a) == ISECT_OK);
    check("built", X(bvh_build)(&some, NULL, &b) == ISECT_OK);
    check("nothing",
          !X(clash_any)(a, b, NULL) && !X(clash_any)(b, a, NULL) && !X(clash_self_any)(a));
    check("no pairs",
          X(clash_pairs)(a, b, NULL, NULL, NULL, 0, &count) == ISECT_OK && cmp(count, ==, 0));
    X(bvh_free)(a), X(bvh_free)(b);
}

/* ---- as the loop ---- */

static size_t loop(const Scene *a, const Scene *b, bool self)
{
    size_t count = 0;
    for (size_t i = 0; i < a->mesh.triangle_count; i++) {
        const X(triangle) p = scene_triangle(a, i);
        for (size_t k = self ? i + 1 : 0; k < b->mesh.triangle_count; k++) {
            const X(triangle) q = scene_triangle(b, k);
            if (!(self ? X(clash_triangles)(&p, &q) : X(overlap_triangle_triangle)(&p, &q)))
                continue;
            check("room", cmp(count, <, MOST));
            other[count][0] = (uint32_t)i, other[count++][1] = (uint32_t)k;
        }
    }
    return count;
}

typedef struct Told {
    size_t count, most;
} Told;

static bool tell(void *user, uint32_t a, uint32_t b)
{
    Told *told = user;
    check("room", cmp(told->count, <, MOST));
    found[told->count][0] = a, found[told->count][1] = b;
    return ++told->count < told->most;
}
static int by_indices(const void *p, const void *q)
{
    const uint32_t *a = p, *b = q;
    return a[0] != b[0] ? (a[0] > b[0] ? 1 : -1) : (a[1] > b[1]) - (a[1] < b[1]);
}

/* Reported one by one: the same pairs, and no more than requested. */
static void judge_told(const X(bvh) * a, const X(bvh) * b, const double *matrix, size_t want)
{
    Told all = {0, SIZE_MAX}, some = {0, (want + 1) / 2};
    check("all told",
          b ? X(clash_visit)(a, b, matrix, tell, &all) : X(clash_self_visit)(a, tell, &all));
    qsort(found, all.count, sizeof *found, by_indices);
    check("as told", cmp(all.count, ==, want) && memcmp(found, other, want * sizeof *found) == 0);
    check("ended",
          cmp((b ? X(clash_visit)(a, b, matrix, tell, &some) : X(clash_self_visit)(a, tell, &some)),
              ==, (want == 0)));
    check("at once", cmp(some.count, ==, some.most));
}

/* On one thread, on two, and with tasks in another order. */
static size_t judge_moved(const Scene *a, const Scene *b, const double *matrix, const Scene *moved)
{
    X(bvh) *tree_a = build(a), *tree_b = b ? build(b) : NULL;
    const size_t want = loop(a, b ? moved : a, !b);
    int pools = 0;
    const isect_threads threads[3] = {
        {0, NULL, NULL}, {2, NULL, NULL}, {0, scene_backwards, &pools}};
    for (int i = 0; i < 3; i++) {
        size_t count = 0;
        const isect_status status =
            b ? X(clash_pairs)(tree_a, tree_b, matrix, &threads[i], found, MOST, &count)
              : X(clash_self)(tree_a, &threads[i], found, MOST, &count);
        check("room", cmp(status, ==, ISECT_OK));
        check("as many", cmp(count, ==, want));
        check("the same, in order", memcmp(found, other, count * sizeof *found) == 0);
    }
    judge_told(tree_a, tree_b, matrix, want);
    check("asked", cmp(pools, ==, 1));
    check("any", cmp((b ? X(clash_any)(tree_a, tree_b, matrix) : X(clash_self_any)(tree_a)), ==,
                     (want > 0)));
    X(bvh_free)(tree_a), X(bvh_free)(tree_b);
    return want;
}

static size_t judge(const Scene *a, const Scene *b)
{
    return judge_moved(a, b, NULL, b);
}

typedef bool Maker(trimesh *mesh, int size);

static bool knot(trimesh *mesh, int size)
{
    return trimesh_knot(mesh, 3 * (unsigned)size, 6);
}
static bool ball(trimesh *mesh, int size)
{
    (void)size;
    return trimesh_sphere(mesh, 2);
}
static bool soup(trimesh *mesh, int size)
{
    return trimesh_soup(mesh, (size_t)size * 4, 5);
}
static bool grid(trimesh *mesh, int size)
{
    (void)size;
    return trimesh_grid(mesh, 11);
}
static Maker *const makers[] = {knot, ball, soup, grid};
enum { MAKERS = 4 };

static Scene made(int maker, int size, real by, const real offset[3])
{
    trimesh mesh;
    check("memory", makers[maker](&mesh, size));
    return scene_of(&mesh, by, offset);
}

/* Every mesh with every other, moved slightly; coincident grids touch everywhere. */
TEST_FUNCTION(two_as_the_loop)
{
    size_t pairs = 0;
    for (int i = 0; i < MAKERS; i++)
        for (int k = i; k < MAKERS; k++) {
            const real turn = k == 3 ? 0 : R(0.0625);
            const real offset[3] = {turn, 2 * turn, 0};
            Scene a = made(i, 50, 1, NULL), b = made(k, 40, i == 3 ? 1 : R(1.1), offset);
            pairs += judge(&a, &b);
            scene_free(&a), scene_free(&b);
        }
    check("some meet", cmp(pairs, >, 1000));
}

/* A mesh with randomly displaced vertices crosses itself; on a coarse lattice triangles touch,
 * degenerate and coincide. */
static Scene shaken(int maker, real by, real lattice)
{
    Scene scene = made(maker, 40, 1, NULL);
    for (size_t i = 0; i < 3 * scene.mesh.vertex_count; i++) {
        const real x = scene.positions[i] + by * any_real(-1, 1);
        scene.positions[i] = lattice > 0 ? (real)floor((double)(x / lattice)) * lattice : x;
    }
    for (size_t i = 0; i < 9 * scene.mesh.triangle_count; i++)
        scene.number[i % 9][i / 9] = scene.positions[3 * scene.indices[i / 3] + i % 3];
    return scene;
}

TEST_FUNCTION(self_as_the_loop)
{
    size_t pairs = 0;
    for (int i = 0; i < MAKERS; i++) {
        const struct {
            real by, lattice;
        } how[] = {{0, 0}, {R(0.1), 0}, {R(0.05), R(0.0625)}};
        for (int k = 0; k < 3; k++) {
            Scene scene = shaken(i, how[k].by, how[k].lattice);
            if (k == 2) { /* a loop would find the triangles that a tree drops */
                X(bvh) *bvh = build(&scene);
                const bool repeated = X(bvh_stats)(bvh).repeated > 0;
                X(bvh_free)(bvh);
                if (repeated) {
                    scene_free(&scene);
                    continue;
                }
            }
            const size_t now = judge(&scene, NULL);
            check("closed and smooth", !(k == 0 && i != 2) || now == 0);
            pairs += now;
            scene_free(&scene);
        }
    }
    check("some cross", cmp(pairs, >, 1000));
}

/* Tiny and huge meshes: no certain decision of the lanes is wrong. */
TEST_FUNCTION(scales)
{
    const real scales[] = {R(1e-30), R(1e-15), R(1e10), R(1e30), REAL_MIN / 4, REAL_MAX / 64};
    size_t same = 0;
    for (size_t i = 0; i < sizeof scales / sizeof *scales; i++) {
        Scene a = made(2, 30, scales[i], NULL), b = made(0, 30, scales[i], NULL);
        judge(&a, NULL);
        same += judge(&a, &b) > 0;
        scene_free(&a), scene_free(&b);
    }
    check("at most scales", cmp(same, >=, 4));
}

/* The second mesh mapped by a matrix: each number in double, rounded once. */
static Scene moved_scene(Scene scene, const double *m)
{
    for (size_t i = 0; i < scene.mesh.vertex_count; i++) {
        real *p = scene.positions + 3 * i;
        const double x = (double)p[0], y = (double)p[1], z = (double)p[2];
        for (int k = 0; k < 3; k++)
            p[k] = (real)(((m[4 * k] * x + m[4 * k + 1] * y) + m[4 * k + 2] * z) + m[4 * k + 3]);
    }
    for (size_t i = 0; i < 9 * scene.mesh.triangle_count; i++)
        scene.number[i % 9][i / 9] = scene.positions[3 * scene.indices[i / 3] + i % 3];
    return scene;
}

/* Rotated, mirrored and skewed; mapped to a plane, a line, a point; by tenths, which round; out of
 * range. */
TEST_FUNCTION(moved_as_the_loop)
{
    const double big = 0.9 * (double)REAL_MAX;
    const double move[][12] = {{0.6, -0.8, 0, 0.1, 0.8, 0.6, 0, 0.05, 0, 0, -1.2, 0.3},
                               {1, 0.1, 0, 0.3, 0, 0.9, 0, 0.2, 0, 0.3, 1.1, -0.5},
                               {1, 0, 0, 0.1, 0, 1, 0, 0.1, 0, 0, 1, 0},
                               {1, 0, 0, 0, 0, 1, 0, 0, 0.5, 0, 0, 0.1},
                               {0, 0, 0, 0.1, 0, 0, 0, 0.2, 0, 0, 3, 0},
                               {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.25},
                               {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, (double)REAL_NAN},
                               {big, 0, 0, 0, 0, big, 0, 0, big, 0, big, 0}};
    size_t pairs[COUNT(move)] = {0};
    for (size_t i = 0; i < COUNT(move); i++)
        for (int k = 0; k < MAKERS; k++) {
            Scene a = made((k + (int)i) % MAKERS, 9, 1, NULL), b = made(k, 9, 1, NULL);
            Scene moved = moved_scene(made(k, 9, 1, NULL), move[i]);
            pairs[i] += judge_moved(&a, &b, move[i], &moved);
            scene_free(&a), scene_free(&b), scene_free(&moved);
        }
    for (size_t i = 0; i < 5; i++)
        check("some meet", cmp(pairs[i], >, 0));
    check("moved by NaN", cmp(pairs[6], ==, 0));
}

/* A mesh far from the origin that a matrix turns and moves back, exactly, and one that it squeezes
 * to a thickness of some epsilons. The rounding of boxes exceeds the size of triangles. */
TEST_FUNCTION(far_as_the_loop)
{
    size_t pairs = 0;
    for (int i = 0; i < 6; i++) {
        const real far = R(0.125) / REAL_EPSILON / (real)(1 << 4 * i);
        const double flat = i % 2 ? 1 : 4 * (double)REAL_EPSILON, back = (double)far;
        const double move[12] = {0, -1, 0, back, 1, 0, 0, -back, 0, 0, flat, -flat * back};
        const real offset[3] = {far, far, far};
        for (int k = 0; k < MAKERS; k++) {
            Scene a = made((k + i) % MAKERS, 9, 1, NULL), b = made(k, 9, 1, offset);
            Scene moved = moved_scene(made(k, 9, 1, offset), move);
            pairs += judge_moved(&a, &b, move, &moved);
            scene_free(&a), scene_free(&b), scene_free(&moved);
        }
    }
    check("some meet", cmp(pairs, >, 1000));
}

/* Triangles about one corner, at the origin; the ring of the others has a height at each. */
enum { FAN = 24 };
static Scene fan(float low, float high)
{
    trimesh mesh = {.vertex_count = FAN + 1, .triangle_count = FAN};
    mesh.positions = calloc(3 * mesh.vertex_count, sizeof *mesh.positions);
    mesh.indices = calloc(3 * mesh.triangle_count, sizeof *mesh.indices);
    check("memory", mesh.positions && mesh.indices);
    for (uint32_t i = 0; i < FAN; i++) {
        const double angle = 6.28 * i / FAN;
        float *p = mesh.positions + 3 * i + 3;
        p[0] = (float)cos(angle), p[1] = (float)sin(angle), p[2] = i % 2 ? low : high;
        mesh.indices[3 * i + 1] = i + 1, mesh.indices[3 * i + 2] = (i + 1) % FAN + 1;
    }
    return scene_of(&mesh, 1, NULL);
}

/* All triangles of two fans about one corner share it. A matrix may map other corners to
 * infinity: these triangles do not count. */
TEST_FUNCTION(fans)
{
    const double big = 0.9 * (double)REAL_MAX;
    const double away[12] = {big, 0, big, 0, 0, 1, 0, 0, 0, 0, 1, 0};
    const float height[][2] = {{1, 1}, {-1, -1}, {0, 0}, {-1, 1}};
    for (size_t i = 0; i < COUNT(height); i++)
        for (size_t k = 0; k < COUNT(height); k++) {
            Scene a = fan(height[i][0], height[i][1]), b = fan(height[k][0], height[k][1]);
            Scene moved = moved_scene(fan(height[k][0], height[k][1]), away);
            check("all", cmp(judge(&a, &b), ==, FAN * FAN));
            const size_t pairs = judge_moved(&a, &b, away, &moved);
            check("fewer", cmp(pairs < FAN * FAN, ==, (height[k][0] != 0)));
            scene_free(&a), scene_free(&b), scene_free(&moved);
        }
}

TESTS_IN(clash_pairs, cmocka_unit_test(cases), cmocka_unit_test(empty),
         cmocka_unit_test(two_as_the_loop), cmocka_unit_test(moved_as_the_loop),
         cmocka_unit_test(far_as_the_loop), cmocka_unit_test(self_as_the_loop),
         cmocka_unit_test(fans), cmocka_unit_test(scales))
