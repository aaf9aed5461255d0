/* isect_bvh_closest, isect_bvh_closest_n, isect_bvh_closest_few, isect_bvh_closest_all - bitwise
 * equal to a loop over all triangles with the pair function, and the feature of the triangle that
 * contains the nearest point. */
#include "bvh/scene.h"
#include "kit/kit.h"

enum { POINTS = 160, FEW = 7, MOST = 4096 };

static X(bvh) * build(const Scene *scene)
{
    X(bvh) *bvh = NULL;
    check("built", X(bvh_build)(&scene->mesh, NULL, &bvh) == ISECT_OK && bvh);
    return bvh;
}

static bool same_answer(const X(mesh_nearest) * a, const X(mesh_nearest) * b)
{
    return memcmp(a, b, sizeof *a) == 0;
}
static bool is_miss(const X(mesh_nearest) * a)
{
    const X(mesh_nearest) miss = {.distance2 = REAL_INF, .prim = UINT32_MAX};
    return same_answer(a, &miss);
}

/* ---- cases ---- */

/* The right triangle (0,0) (4,0) (0,4) at z = 0, and the same at z = 2. */
static const real pair[] = {0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 2, 4, 0, 2, 0, 4, 2};

TEST_FUNCTION(cases)
{
    TABLE(table, X(vec3) p; X(mesh_nearest) want;) = {
        {"above the face", {1, 1, 3}, {{1, 1, 2}, 1, R(0.25), R(0.25), 1, ISECT_FACE}},
        {"on the face", {1, 1, 0}, {{1, 1, 0}, 0, R(0.25), R(0.25), 0, ISECT_FACE}},
        {"between both: the first", {1, 1, 1}, {{1, 1, 0}, 1, R(0.25), R(0.25), 0, ISECT_FACE}},
        {"beside a", {-1, -2, 0}, {{0, 0, 0}, 5, 0, 0, 0, ISECT_VERTEX_A}},
        {"beside b", {6, 0, 2}, {{4, 0, 2}, 4, 1, 0, 1, ISECT_VERTEX_B}},
        {"at c", {0, 4, 2}, {{0, 4, 2}, 0, 0, 1, 1, ISECT_VERTEX_C}},
        {"beside ab", {2, -1, 0}, {{2, 0, 0}, 1, R(0.5), 0, 0, ISECT_EDGE_AB}},
        {"on ab", {1, 0, 2}, {{1, 0, 2}, 0, R(0.25), 0, 1, ISECT_EDGE_AB}},
        {"beside bc", {3, 3, 0}, {{2, 2, 0}, 2, R(0.5), R(0.5), 0, ISECT_EDGE_BC}},
        {"on bc", {3, 1, 0}, {{3, 1, 0}, 0, R(0.75), R(0.25), 0, ISECT_EDGE_BC}},
        {"beside ca", {-3, 1, 2}, {{0, 1, 2}, 9, 0, R(0.25), 1, ISECT_EDGE_CA}},
        {"on ca", {0, 3, 0}, {{0, 3, 0}, 0, 0, R(0.75), 0, ISECT_EDGE_CA}},
        {"NaN", {0, REAL_NAN, 0}, {.distance2 = REAL_INF, .prim = UINT32_MAX}},
        {"infinite", {REAL_INF, 0, 0}, {.distance2 = REAL_INF, .prim = UINT32_MAX}},
    };
    const X(mesh) mesh = {pair, 0, 6, NULL, 2};
    X(bvh) *bvh = NULL;
    check("built", X(bvh_build)(&mesh, NULL, &bvh) == ISECT_OK);
    for (size_t i = 0; i < COUNT(table); i++) {
        const X(mesh_nearest) got = X(bvh_closest)(bvh, &table[i].p, REAL_INF);
        check(table[i].name, same_answer(&got, &table[i].want));
    }
    X(bvh_free)(bvh);
}

TEST_FUNCTION(within)
{
    const X(mesh) mesh = {pair, 0, 6, NULL, 2};
    const X(vec3) p = {1, 1, 4};
    const real none[] = {R(3.999), 0, -1, -REAL_INF, REAL_NAN};
    X(bvh) *bvh = NULL;
    X(mesh_nearest) list[2];
    size_t count = 9;
    check("built", X(bvh_build)(&mesh, NULL, &bvh) == ISECT_OK);
    check("just within", cmp(X(bvh_closest)(bvh, &p, 4).prim, ==, 1));
    for (size_t i = 0; i < COUNT(none); i++) {
        const X(mesh_nearest) got = X(bvh_closest)(bvh, &p, none[i]);
        check("none", is_miss(&got) && cmp(X(bvh_closest_few)(bvh, &p, none[i], list, 2), ==, 0));
        check("none", X(bvh_closest_all)(bvh, &p, none[i], NULL, 0, &count) == ISECT_OK &&
                          cmp(count, ==, 0));
    }
    check("both",
          cmp(X(bvh_closest_all)(bvh, &p, 16, list, 2, &count), ==, ISECT_OK) && cmp(count, ==, 2));
    check("the nearer first",
          cmp(list[0].prim, ==, 1) && cmp(list[0].distance2, ==, 4) && cmp(list[1].prim, ==, 0));
    check("no room", X(bvh_closest_all)(bvh, &p, 16, NULL, 0, &count) == ISECT_TOO_SMALL);
    check("how many", cmp(count, ==, 2) && X(bvh_closest_few)(bvh, &p, REAL_INF, NULL, 0) == 0);
    check("one of two",
          cmp(X(bvh_closest_few)(bvh, &p, 16, list, 1), ==, 1) && cmp(list[0].prim, ==, 1));
    check("two of two",
          cmp(X(bvh_closest_few)(bvh, &p, REAL_INF, list, 2), ==, 2) && cmp(list[1].prim, ==, 0));
    X(bvh_free)(bvh);
}

TEST_FUNCTION(empty)
{
    const X(mesh) none = {NULL, 0, 0, NULL, 0};
    const X(vec3) p = {0, 0, 0};
    X(bvh) *bvh = NULL;
    X(mesh_nearest) list[1], got;
    size_t count = 9;
    check("built", X(bvh_build)(&none, NULL, &bvh) == ISECT_OK);
    got = X(bvh_closest)(bvh, &p, REAL_INF);
    check("a miss", is_miss(&got));
    X(bvh_closest_n)(bvh, X(points_of)(&p), 1, REAL_INF, NULL, X(mesh_nearests_of)(list));
    check("a miss", is_miss(&list[0]));
    check("none", cmp(X(bvh_closest_few)(bvh, &p, REAL_INF, list, 1), ==, 0));
    check("none", X(bvh_closest_all)(bvh, &p, REAL_INF, NULL, 0, &count) == ISECT_OK && !count);
    X(bvh_free)(bvh);
}

/* ---- as the loop ---- */

/* The answers of the loop for one point, by triangle. */
typedef struct Loop {
    real *number[7];
    X(nearests) answers;
} Loop;

static Loop loop_of(const Scene *scene)
{
    Loop loop;
    for (int f = 0; f < 7; f++)
        check("memory", (loop.number[f] = malloc(scene->mesh.triangle_count * sizeof(real))));
    loop.answers = (X(nearests)){{loop.number[0], loop.number[1], loop.number[2]},
                                 {loop.number[3], loop.number[4], loop.number[5]},
                                 loop.number[6],
                                 0};
    return loop;
}

/* The least (distance2, prim) after (past, prim), or UINT32_MAX. */
static uint32_t least_of(const Scene *scene, const Loop *loop, real past, uint32_t prim)
{
    const real *distance2 = loop->number[6];
    uint32_t best = UINT32_MAX;
    for (uint32_t i = 0; i < scene->mesh.triangle_count; i++)
        if ((distance2[i] > past || (distance2[i] == past && i > prim)) &&
            distance2[i] < (best == UINT32_MAX ? REAL_INF : distance2[best]))
            best = i;
    return best;
}

/* Are the barycentric coordinates those of the point, and is the feature that of the
 * coordinates? */
static bool sound_weights(const Scene *scene, const X(vec3) * p, const X(mesh_nearest) * n)
{
    const X(triangle) t = scene_triangle(scene, n->prim);
    const long double u = n->u, v = n->v, w = 1 - u - v;
    const real *a = &t.a.x, *b = &t.b.x, *c = &t.c.x, *q = &n->point.x, *from = &p->x;
    if (!(u >= 0 && v >= 0 && u + v <= 1 + REAL_EPSILON))
        return false;
    if (n->distance2 > 0 &&
        (n->u == 0 || n->v == 0 || n->u + n->v == 1) != (n->feature != ISECT_FACE))
        return false;
    long double size = 0, off = 0;
    for (int k = 0; k < 3; k++) {
        const long double x = w * a[k] + u * b[k] + v * c[k];
        size =
            fmaxl(size, fmaxl(fmaxl(fabsl((long double)a[k]), fabsl((long double)b[k])),
                              fmaxl(fabsl((long double)c[k]), fabsl((long double)from[k] - a[k]))));
        off = fmaxl(off, fabsl(x - q[k]));
    }
    return off <= 32 * REAL_EPSILON * size + REAL_MIN;
}

static void judge(const Scene *scene, const X(vec3) * p, const X(mesh_nearest) * got,
                  const Loop *loop, uint32_t prim)
{
    if (prim == UINT32_MAX) {
        check("a miss", is_miss(got));
        return;
    }
    const X(vec3) b = {loop->number[3][prim], loop->number[4][prim], loop->number[5][prim]};
    check("the triangle", cmp(got->prim, ==, prim));
    check("the bits", !memcmp(&got->point, &b, sizeof b) &&
                          !memcmp(&got->distance2, &loop->number[6][prim], sizeof(real)));
    check("the weights", sound_weights(scene, p, got));
}

static void judge_lists(const Scene *scene, const X(bvh) * bvh, const X(vec3) * p, const Loop *loop)
{
    static X(mesh_nearest) few[FEW], all[MOST];
    const size_t found = X(bvh_closest_few)(bvh, p, REAL_INF, few, FEW);
    real past = -1;
    uint32_t prim = 0;
    size_t count = 0;
    for (size_t i = 0; i < FEW; i++) {
        prim = least_of(scene, loop, past, prim);
        check("as many as there are", cmp((prim == UINT32_MAX), ==, (i >= found)));
        if (prim == UINT32_MAX)
            break;
        judge(scene, p, &few[i], loop, prim);
        past = few[i].distance2;
    }
    if (found == 0)
        return;
    check("room", cmp(X(bvh_closest_all)(bvh, p, past, all, MOST, &count), ==, ISECT_OK));
    size_t wanted = 0;
    for (size_t i = 0; i < scene->mesh.triangle_count; i++)
        wanted += loop->number[6][i] <= past;
    check("all within", cmp(count, ==, wanted));
    check("the few first", cmp(count, >=, found) && !memcmp(all, few, found * sizeof *few));
    for (size_t i = 1; i < count; i++)
        check("in order",
              all[i - 1].distance2 < all[i].distance2 ||
                  (all[i - 1].distance2 == all[i].distance2 && all[i - 1].prim < all[i].prim));
}

static void judge_limits(const X(bvh) * bvh, const X(vec3) * p, const X(mesh_nearest) * want)
{
    const X(mesh_nearest) at = X(bvh_closest)(bvh, p, want->distance2);
    check("at its distance", same_answer(&at, want));
    if (want->prim == UINT32_MAX)
        return;
    const real less = ISECT_DOUBLE ? (real)nextafter((double)want->distance2, -1)
                                   : (real)nextafterf((float)want->distance2, -1);
    const X(mesh_nearest) none = X(bvh_closest)(bvh, p, less);
    check("not nearer", is_miss(&none));
}

static void compare(const Scene *scene, int points)
{
    X(bvh) *bvh = build(scene);
    Loop loop = loop_of(scene);
    X(vec3) *p = malloc((size_t)points * sizeof *p);
    X(mesh_nearest) *got = malloc((size_t)points * sizeof *got);
    uint64_t random = random_seed(21);
    check("memory", p && got);
    for (int k = 0; k < POINT_KINDS; k++) {
        scene_points(scene, (PointKind)k, (size_t)points, p, &random);
        X(bvh_closest_n)
        (bvh, X(points_of)(p), (size_t)points, REAL_INF, NULL, X(mesh_nearests_of)(got));
        for (int i = 0; i < points; i++) {
            X(closest_point_triangle_n)
            (X(points_one)(&p[i]), scene->triangles, scene->mesh.triangle_count, loop.answers);
            judge(scene, &p[i], &got[i], &loop, least_of(scene, &loop, -1, 0));
            const X(mesh_nearest) one = X(bvh_closest)(bvh, &p[i], REAL_INF);
            check("one as many", same_answer(&one, &got[i]));
            if (i % 8 == 0)
                judge_limits(bvh, &p[i], &got[i]);
            if (i % 8 == 0 && X(bvh_stats)(bvh).repeated == 0)
                judge_lists(scene, bvh, &p[i], &loop);
        }
    }
    for (int f = 0; f < 7; f++)
        free(loop.number[f]);
    free(p), free(got);
    X(bvh_free)(bvh);
}

static void compare_and_free(Scene scene)
{
    check("room", cmp(scene.mesh.triangle_count, <=, MOST));
    compare(&scene, soak(POINTS));
    scene_free(&scene);
}

TEST_FUNCTION(as_the_loop)
{
    const real far[3] = {148376, 1234, -223423};
    const real sizes[] = {(real)1e30, (real)1e-30, ISECT_DOUBLE ? (real)1e300 : R(1e37),
                          ISECT_DOUBLE ? (real)1e-307 : R(1e-37)};
    trimesh mesh;
    check("memory", trimesh_sphere(&mesh, 3));
    compare_and_free(scene_of(&mesh, 1, NULL));
    check("memory", trimesh_sphere(&mesh, 2));
    compare_and_free(scene_of(&mesh, 1000, far));
    check("memory", trimesh_soup(&mesh, 700, 1));
    compare_and_free(scene_of(&mesh, 1, NULL));
    check("memory", trimesh_torus(&mesh, 30, 10, 0.3f));
    compare_and_free(scene_of(&mesh, R(0.01), NULL));
    check("memory", trimesh_grid(&mesh, 12));
    compare_and_free(scene_of(&mesh, 1, NULL));
    for (size_t i = 0; i < COUNT(sizes); i++) {
        check("memory", trimesh_sphere(&mesh, 1));
        compare_and_free(scene_of(&mesh, sizes[i], NULL));
    }
}

/* Repeated triangles, needles, points; and slivers: one axis is scaled by a thousandth or a
 * millionth. */
TEST_FUNCTION(files)
{
    Scene scene;
    for (size_t i = 0; scene_of_file(i, &scene); i++)
        compare_and_free(scene);
}

TEST_FUNCTION(awkward_triangles)
{
    for (int round = 0; round < 3; round++) {
        trimesh mesh;
        check("memory", round ? trimesh_soup(&mesh, 500, 1) : trimesh_grid(&mesh, 12));
        Scene scene = scene_of(&mesh, 1, NULL);
        for (size_t i = 0; i < scene.mesh.triangle_count; i++) {
            uint32_t *corner = scene.indices + 3 * i;
            if (!round && i % 5 == 1)
                memcpy(corner, scene.indices, 3 * sizeof *corner);
            if (!round && i % 5 == 2)
                corner[1] = corner[0];
            if (!round && i % 25 == 3)
                corner[1] = corner[2] = corner[0];
        }
        for (size_t i = 0; round && i < scene.mesh.vertex_count; i++)
            scene.positions[3 * i + 1] *= round == 1 ? R(1e-3) : R(1e-6);
        for (size_t i = 0; i < 9 * scene.mesh.triangle_count; i++)
            scene.number[i % 9][i / 9] = scene.positions[3 * scene.indices[i / 3] + i % 3];
        compare_and_free(scene);
    }
}

/* ---- layouts ---- */

TEST_FUNCTION(arrays)
{
    enum { N = 100 };
    trimesh mesh;
    check("memory", trimesh_grid(&mesh, 12));
    Scene scene = scene_of(&mesh, 1, NULL);
    X(bvh) *bvh = build(&scene);
    X(vec3) p[N];
    real in[3][N], out[6][N];
    uint32_t prim[N], feature[N];
    uint64_t random = random_seed(9);
    scene_points(&scene, POINTS_RANDOM, N, p, &random);
    for (int i = 0; i < N; i++)
        in[0][i] = p[i].x, in[1][i] = p[i].y, in[2][i] = p[i].z;
    const X(points) points = {in[0], in[1], in[2], 0};
    const X(mesh_nearests)
        answers = {{out[0], out[1], out[2]}, out[3], out[4], out[5], prim, feature, 0};
    X(bvh_closest_n)(bvh, points, N, 1, NULL, answers);
    for (int i = 0; i < N; i++) {
        const X(mesh_nearest) want = X(bvh_closest)(bvh, &p[i], 1);
        const X(mesh_nearest) got = {{out[0][i], out[1][i], out[2][i]},
                                     out[3][i],
                                     out[4][i],
                                     out[5][i],
                                     prim[i],
                                     feature[i]};
        check("arrays of numbers", same_answer(&got, &want));
    }
    X(bvh_free)(bvh);
    scene_free(&scene);
}

TESTS_IN(bvh_closest, cmocka_unit_test(cases), cmocka_unit_test(within), cmocka_unit_test(empty),
         cmocka_unit_test(as_the_loop), cmocka_unit_test(files),
         cmocka_unit_test(awkward_triangles), cmocka_unit_test(arrays))
