/* isect_bvh_moments_build, isect_bvh_moments_free, isect_bvh_winding,
 * isect_bvh_winding_n, signs of isect_bvh_signed_distance - compared with the solid angles of all
 * triangles in long double, and with integers. */
#include "bvh/scene.h"
#include "kit/kit.h"
#include "kit/ledger.h"
#include <math.h>

enum { POINTS = 60 };

typedef struct Wound {
    X(bvh) * bvh;
    X(bvh_moments) * moments;
} Wound;

static Wound wind(const X(mesh) * mesh)
{
    Wound wound = {NULL, NULL};
    check("built", X(bvh_build)(mesh, NULL, &wound.bvh) == ISECT_OK);
    check("built", X(bvh_moments_build)(wound.bvh, NULL, &wound.moments) == ISECT_OK);
    return wound;
}
static void unwind(Wound *wound)
{
    X(bvh_moments_free)(wound->moments);
    X(bvh_free)(wound->bvh);
}

/* ---- cases ---- */

/* Three faces of a cube with outward fronts; the other three are missing. */
TEST_FUNCTION(cases)
{
    const real corner[] = {1, 1, 1, -1, 1, 1, 1, -1, 1, -1, -1, 1, 1, 1, -1, -1, 1, -1, 1, -1, -1};
    const uint32_t index[] = {0, 1, 3, 0, 3, 2, 0, 4, 5, 0, 5, 1, 0, 2, 6, 0, 6, 4, 6, 6, 6};
    const X(mesh) half = {corner, 0, 7, index, 6}, none = {NULL, 0, 0, NULL, 0};
    const X(mesh) with_point = {corner, 0, 7, index, 7};
    const X(vec3) middle = {0, 0, 0}, far[] = {{0, 0, 100}, {R(1e12), 0, 0}};
    const X(vec3) bad[] = {{REAL_NAN, 0, 0}, {0, REAL_INF, 0}};
    Wound wound = wind(&half);
    const real beyond[] = {REAL_INF, 2, 1, 0, REAL_NAN};
    for (size_t i = 0; i < COUNT(beyond); i++) {
        const real w = X(bvh_winding)(wound.moments, &middle, beyond[i]);
        check("half of what is seen", i >= 2 || real_abs(w - R(0.5)) < 8 * REAL_EPSILON);
        check("a number", cmp(real_abs(w), <=, 8));
    }
    check("a square, far away",
          cmp(real_abs(X(bvh_winding)(wound.moments, &far[0], 2)), <, R(1e-3)));
    check("out of sight", cmp(X(bvh_winding)(wound.moments, &far[1], 2), ==, 0));
    for (size_t i = 0; i < COUNT(bad); i++)
        check("bad points", cmp(X(bvh_winding)(wound.moments, &bad[i], 2), ==, 0));
    unwind(&wound);
    wound = wind(&with_point);
    for (size_t i = 0; i < 2; i++)
        check("a triangle that is a point is not seen",
              cmp(real_abs(X(bvh_winding)(wound.moments, &middle, beyond[i]) - R(0.5)), <,
                  8 * REAL_EPSILON));
    unwind(&wound);
    wound = wind(&none);
    check("nothing", cmp(X(bvh_winding)(wound.moments, &middle, 2), ==, 0));
    unwind(&wound);
    X(bvh_moments_free)(NULL);
}

/* ---- as the sum ---- */

static long double angle_of(const X(triangle) * t, const X(vec3) * p)
{
    const real *from[3] = {&t->a.x, &t->b.x, &t->c.x}, *at = &p->x;
    long double v[3][3], length[3], dots[3];
    for (int i = 0; i < 3; i++)
        for (int k = 0; k < 3; k++)
            v[i][k] = (long double)from[i][k] - at[k];
    for (int i = 0; i < 3; i++) {
        const long double *a = v[i], *b = v[(i + 1) % 3];
        length[i] = sqrtl(a[0] * a[0] + a[1] * a[1] + a[2] * a[2]);
        dots[i] = a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
    }
    const long double y = v[0][0] * (v[1][1] * v[2][2] - v[1][2] * v[2][1]) +
                          v[0][1] * (v[1][2] * v[2][0] - v[1][0] * v[2][2]) +
                          v[0][2] * (v[1][0] * v[2][1] - v[1][1] * v[2][0]);
    const long double x = length[0] * length[1] * length[2] + dots[0] * length[2] +
                          dots[1] * length[0] + dots[2] * length[1];
    return 2 * atan2l(y, x);
}

static real sum_of(const Scene *scene, const X(vec3) * p)
{
    long double sum = 0;
    for (size_t i = 0; i < scene->mesh.triangle_count; i++) {
        const X(triangle) triangle = scene_triangle(scene, i);
        sum += angle_of(&triangle, p);
    }
    return (real)(sum / (4 * 3.14159265358979323846264338327950288L));
}

/* Tests each kind of point; near the surface the angle of a triangle is decided by rounding. */
static void compare(Scene scene, bool closed)
{
    const PointKind kinds[] = {POINTS_RANDOM, POINTS_BETWEEN, POINTS_FAR};
    const size_t n = (size_t)soak(POINTS);
    Wound wound = wind(&scene.mesh);
    X(vec3) *p = malloc(n * sizeof *p);
    real *exact = malloc(n * sizeof *exact), *quick = malloc(n * sizeof *quick), worst[3] = {0};
    uint64_t random = random_seed(41);
    check("memory", p && exact && quick);
    for (size_t k = 0; k < COUNT(kinds); k++) {
        scene_points(&scene, kinds[k], n, p, &random);
        X(bvh_winding_n)(wound.moments, X(points_of)(p), n, REAL_INF, NULL, exact);
        X(bvh_winding_n)(wound.moments, X(points_of)(p), n, 2, NULL, quick);
        for (size_t i = 0; i < n; i++) {
            const X(mesh_nearest) nearest = X(bvh_closest)(wound.bvh, &p[i], REAL_INF);
            const real want = sum_of(&scene, &p[i]);
            const real one = X(bvh_winding)(wound.moments, &p[i], 2);
            check("one as many", !memcmp(&one, &quick[i], sizeof one));
            if (nearest.distance2 < R(1e-6))
                continue;
            const bool inside =
                X(bvh_classify_point)(wound.bvh, &p[i], ISECT_EVEN_ODD) == ISECT_INSIDE;
            check("the sum", cmp(real_abs(exact[i] - want), <, (ISECT_DOUBLE ? R(1e-9) : R(1e-3))));
            check("a whole number", !closed || real_abs(want - inside) < R(1e-3));
            for (int b = 0; b < 3; b++) {
                const real off =
                    real_abs(X(bvh_winding)(wound.moments, &p[i], (real)(2 << b)) - want);
                worst[b] = off > worst[b] ? off : worst[b];
            }
        }
    }
    check("groups of 2, 4 and 8 radii",
          cmp(worst[0], <, R(0.1)) && cmp(worst[1], <, R(0.01)) && cmp(worst[2], <, R(0.0005)));
    printf("groups are off by %.5f, %.5f, %.6f at most\n", (double)worst[0], (double)worst[1],
           (double)worst[2]);
    free(p), free(exact), free(quick);
    unwind(&wound);
    scene_free(&scene);
}

TEST_FUNCTION(as_the_sum)
{
    const real far[3] = {16, -128, 64};
    trimesh mesh;
    check("memory", trimesh_sphere(&mesh, 3));
    compare(scene_of(&mesh, 1, NULL), true);
    check("memory", trimesh_torus(&mesh, 40, 16, 0.3f));
    compare(scene_of(&mesh, 1, far), true);
    check("memory", trimesh_sphere(&mesh, 3));
    mesh.triangle_count /= 2;
    compare(scene_of(&mesh, 1, NULL), false);
    check("memory", trimesh_terrain(&mesh, 20));
    compare(scene_of(&mesh, 1, NULL), false);
}

/* ---- the sign of distances ---- */

typedef struct Signs {
    size_t all, judged, crossed; /* crossed: the rule of closed meshes has the wrong sign */
} Signs;

/* Every seventh triangle of the closed mesh is missing. Its winding number is an integer, and
 * the missing triangles lower that by their solid angle: the sign is right where that and the error
 * of groups, 0.1, are less than a half together. */
static Signs signs_with_holes(const Scene *scene, const Wound *closed, const Wound *holed,
                              const X(vec3) * p)
{
    Signs signs = {POINTS, 0, 0};
    real many[POINTS];
    X(bvh_signed_distance_n)
    (holed->bvh, X(points_of)(p), POINTS, ISECT_NONZERO, holed->moments, NULL, many);
    for (size_t i = 0; i < POINTS; i++) {
        long double lost = 0;
        for (size_t t = 0; t < scene->mesh.triangle_count; t += 7) {
            const X(triangle) triangle = scene_triangle(scene, t);
            lost += angle_of(&triangle, &p[i]) / (4 * 3.14159265358979323846L);
        }
        const real one = X(bvh_signed_distance)(holed->bvh, &p[i], ISECT_NONZERO, holed->moments);
        const real other = X(bvh_signed_distance)(holed->bvh, &p[i], ISECT_NONZERO, NULL);
        const bool inside =
            X(bvh_classify_point)(closed->bvh, &p[i], ISECT_NONZERO) == ISECT_INSIDE;
        check("one as many", !memcmp(&one, &many[i], sizeof one));
        check("the distance", cmp(real_abs(one), ==, real_abs(other)));
        signs.crossed += inside != (other < 0);
        if (lost > -0.4L && lost < 0.4L) {
            check("the sign", cmp((one < 0), ==, inside));
            signs.judged++;
        }
    }
    return signs;
}

TEST_FUNCTION(signs)
{
    X(vec3) p[POINTS];
    uint64_t random = random_seed(47);
    trimesh mesh;
    Signs sum = {0, 0, 0};
    for (int turn = 0; turn < 10; turn++) {
        check("memory", trimesh_torus(&mesh, 40, 16, 0.3f));
        Scene scene = scene_of(&mesh, 1, NULL);
        X(mesh) open = scene.mesh;
        uint32_t *index = malloc(3 * open.triangle_count * sizeof *index);
        check("memory", index);
        open.indices = index, open.triangle_count = 0;
        for (size_t t = 0; t < scene.mesh.triangle_count; t++)
            if (t % 7 != 0)
                memcpy(index + 3 * open.triangle_count++, scene.indices + 3 * t, 3 * sizeof *index);
        Wound closed = wind(&scene.mesh), holed = wind(&open);
        scene_points(&scene, turn % 2 ? POINTS_RANDOM : POINTS_BETWEEN, POINTS, p, &random);
        const Signs found = signs_with_holes(&scene, &closed, &holed, p);
        sum.all += found.all, sum.judged += found.judged, sum.crossed += found.crossed;
        unwind(&closed), unwind(&holed);
        free(index);
        scene_free(&scene);
    }
    printf("%zu points, %zu judged, %zu wrong by crossings\n", sum.all, sum.judged, sum.crossed);
    check_share(sum.judged, sum.all, 0.8, 1);
    check_share(sum.crossed, sum.all, 0.02, 0.5);
}

/* A cube whose lower face is missing: a point is inside where it sees more than half of all
 * directions filled. On the surface the distance is +0. */
TEST_FUNCTION(signs_of_cases)
{
    const real corner[] = {-1, -1, -1, 1, -1, -1, -1, 1, -1, 1, 1, -1,
                           -1, -1, 1,  1, -1, 1,  -1, 1, 1,  1, 1, 1};
    const uint32_t index[] = {4, 5, 6, 5, 7, 6, 0, 1, 4, 1, 5, 4, 2, 6, 3,
                              3, 6, 7, 0, 4, 2, 2, 4, 6, 1, 3, 5, 3, 7, 5};
    const X(mesh) box = {corner, 0, 8, index, 10}, none = {NULL, 0, 0, NULL, 0};
    TABLE(table, X(vec3) p; real want;) = {{"the middle", {0, 0, 0}, -1},
                                           {"nearer to the top", {0, 0, R(0.5)}, R(-0.5)},
                                           {"above", {0, 0, 3}, 2},
                                           {"below", {1, 0, -4}, 3},
                                           {"on a face", {R(0.5), 0, 1}, 0},
                                           {"at a corner", {1, 1, 1}, 0},
                                           {"NaN", {0, REAL_NAN, 0}, REAL_INF},
                                           {"infinite", {0, 0, -REAL_INF}, REAL_INF}};
    Wound wound = wind(&box);
    for (size_t i = 0; i < COUNT(table); i++) {
        const real d =
            X(bvh_signed_distance)(wound.bvh, &table[i].p, ISECT_EVEN_ODD, wound.moments);
        check(table[i].name, cmp(d, ==, table[i].want) && (d < 0 || !signbit(d)));
    }
    unwind(&wound);
    wound = wind(&none);
    const real d = X(bvh_signed_distance)(wound.bvh, &table[0].p, ISECT_EVEN_ODD, wound.moments);
    check("nothing", cmp(d, ==, REAL_INF));
    unwind(&wound);
}

/* Scaling by powers of two changes nothing, within the range of the numbers. */
TEST_FUNCTION(at_any_scale)
{
    const int powers[] = {100, -100}; /* bounds of nodes are floats */
    trimesh mesh;
    check("memory", trimesh_sphere(&mesh, 2));
    Scene scene = scene_of(&mesh, 1, NULL);
    X(vec3) p[POINTS];
    uint64_t random = random_seed(43);
    Wound plain = wind(&scene.mesh);
    scene_points(&scene, POINTS_RANDOM, POINTS, p, &random);
    for (size_t k = 0; k < COUNT(powers); k++) {
        real *position = malloc(3 * scene.mesh.vertex_count * sizeof *position);
        check("memory", position);
        for (size_t i = 0; i < 3 * scene.mesh.vertex_count; i++)
            position[i] = (real)ldexp((double)scene.positions[i], powers[k]);
        const X(mesh) moved = {position, 0, scene.mesh.vertex_count, scene.indices,
                               scene.mesh.triangle_count};
        Wound wound = wind(&moved);
        for (int i = 0; i < POINTS; i++) {
            const X(vec3)
                q = {(real)ldexp((double)p[i].x, powers[k]), (real)ldexp((double)p[i].y, powers[k]),
                     (real)ldexp((double)p[i].z, powers[k])};
            check("the same", cmp(X(bvh_winding)(wound.moments, &q, 2), ==,
                                  X(bvh_winding)(plain.moments, &p[i], 2)));
        }
        unwind(&wound);
        free(position);
    }
    unwind(&plain);
    scene_free(&scene);
}

/* A vertex far away, as from a damaged file: what is near is seen as before. Triangles 0 to 79 are
 * a sphere; the last one ends far away. */
TEST_FUNCTION(a_vertex_far_away)
{
    const int powers[] = {4, 20, 40, 60, 100, ISECT_DOUBLE ? 465 : 120, ISECT_DOUBLE ? 1000 : 126};
    trimesh mesh;
    check("memory", trimesh_sphere(&mesh, 1));
    Scene scene = scene_of(&mesh, 1, NULL);
    const size_t n = scene.mesh.triangle_count, vertices = scene.mesh.vertex_count;
    real *position = malloc(3 * (vertices + 3) * sizeof *position), worst = 0, exact = 0;
    uint32_t *index = malloc(3 * (n + 1) * sizeof *index);
    check("memory", position && index);
    memcpy(position, scene.positions, 3 * vertices * sizeof *position);
    memcpy(index, scene.indices, 3 * n * sizeof *index);
    for (size_t k = 0; k < COUNT(powers); k++) {
        const real far = (real)ldexp(1, powers[k]);
        const X(triangle) last = {{3, -2, 1}, {3, 2, -1}, {far, 1, k % 2 ? far : 1}};
        memcpy(position + 3 * vertices, &last, sizeof last);
        for (uint32_t c = 0; c < 3; c++)
            index[3 * n + c] = (uint32_t)vertices + c;
        const X(mesh) whole = {position, 0, vertices + 3, index, n + 1};
        Wound wound = wind(&whole);
        for (int i = 0; i < POINTS; i++) {
            const X(vec3) p = {any_real(-9, 9), any_real(-9, 9), any_real(-9, 9)};
            const X(vec3) at = i == 0 ? (X(vec3)){0, 0, 0} : i == 1 ? (X(vec3)){10, 10, 10} : p;
            const real want =
                sum_of(&scene, &at) + (real)(angle_of(&last, &at) / (4 * 3.14159265358979323846L));
            const real all = X(bvh_winding)(wound.moments, &at, REAL_INF) - want;
            const real some = X(bvh_winding)(wound.moments, &at, 2) - want;
            check("numbers", all == all && some == some);
            exact = num_max(exact, real_abs(all)), worst = num_max(worst, real_abs(some));
        }
        unwind(&wound);
    }
    printf("with a vertex far away: groups are off by %.5f, the sum by %.1e\n", (double)worst,
           (double)exact);
    check("groups of 2 radii", cmp(worst, <, R(0.1)));
    check("the sum", cmp(exact, <, (ISECT_DOUBLE ? R(1e-9) : R(1e-3))));
    free(position), free(index);
    scene_free(&scene);
}

/* ---- memory ---- */

TEST_FUNCTION(failing_memory)
{
    trimesh mesh;
    check("memory", trimesh_sphere(&mesh, 1));
    Scene scene = scene_of(&mesh, 1, NULL);
    Wound wound = wind(&scene.mesh);
    for (int n = 0; n <= 3; n++) {
        Ledger ledger = {.left = n};
        const isect_allocator allocator = ledger_allocator(&ledger);
        X(bvh_moments) *moments = NULL;
        check("a status", cmp(X(bvh_moments_build)(wound.bvh, &allocator, &moments), ==,
                              (n < 3 ? ISECT_NO_MEMORY : ISECT_OK)));
        check("untouched", (moments != NULL) == (n == 3));
        X(bvh_moments_free)(moments);
        check("nothing is leaked", cmp(ledger.bytes, ==, 0));
    }
    unwind(&wound);
    scene_free(&scene);
}

TESTS_IN(bvh_solid_angle, cmocka_unit_test(cases), cmocka_unit_test(as_the_sum),
         cmocka_unit_test(signs), cmocka_unit_test(signs_of_cases), cmocka_unit_test(at_any_scale),
         cmocka_unit_test(a_vertex_far_away), cmocka_unit_test(failing_memory))
