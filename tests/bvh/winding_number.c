/* isect_bvh_classify_point, isect_bvh_classify_point_n, isect_bvh_signed_distance,
 * isect_bvh_signed_distance_n - closed meshes with integer coordinates. The truth is computed
 * exactly in 128-bit integers, with a ray in another direction. */
#include "bvh/scene.h"
#include "kit/kit.h"
#include <math.h>

enum { POINTS = 200, BITS = ISECT_DOUBLE ? 39 : 24 };

__extension__ typedef __int128 Wide;

static X(bvh) * build(const X(mesh) * mesh)
{
    X(bvh) *bvh = NULL;
    check("built", X(bvh_build)(mesh, NULL, &bvh) == ISECT_OK && bvh);
    return bvh;
}

/* ---- cases ---- */

/* The unit cube, two triangles per side, with outward fronts. */
static const real cube[] = {0, 0, 0, 1, 0, 0, 0, 1, 0, 1, 1, 0, 0, 0, 1, 1, 0, 1, 0, 1, 1, 1, 1, 1};
static const uint32_t sides[] = {0, 2, 1, 1, 2, 3, 4, 5, 6, 5, 7, 6, 0, 1, 4, 1, 5, 4,
                                 2, 6, 3, 3, 6, 7, 0, 4, 2, 2, 4, 6, 1, 3, 5, 3, 7, 5};

TEST_FUNCTION(cases)
{
    TABLE(table, X(vec3) p; isect_side want; real distance;) = {
        {"the middle", {R(0.5), R(0.5), R(0.5)}, ISECT_INSIDE, R(-0.5)},
        {"near a side", {R(0.25), R(0.5), R(0.5)}, ISECT_INSIDE, R(-0.25)},
        {"on a diagonal, seen along x", {R(0.5), R(0.25), R(0.75)}, ISECT_INSIDE, R(-0.25)},
        {"on a face", {1, R(0.25), R(0.5)}, ISECT_TANGENT_INSIDE, 0},
        {"on a diagonal", {R(0.5), R(0.5), 1}, ISECT_TANGENT_INSIDE, 0},
        {"on an edge", {0, 1, R(0.25)}, ISECT_TANGENT_INSIDE, 0},
        {"at a corner", {1, 1, 0}, ISECT_TANGENT_INSIDE, 0},
        {"before a face", {-2, R(0.5), R(0.25)}, ISECT_OUTSIDE, 2},
        {"behind it", {3, R(0.5), R(0.25)}, ISECT_OUTSIDE, 2},
        {"before an edge", {-1, 1, R(0.5)}, ISECT_OUTSIDE, 1},
        {"before a corner", {-3, 0, 0}, ISECT_OUTSIDE, 3},
        {"in the plane of a side", {2, 2, 1}, ISECT_OUTSIDE, R(1.4142135623730951)},
        {"NaN", {0, REAL_NAN, 0}, ISECT_OUTSIDE, REAL_INF},
        {"infinite", {-REAL_INF, R(0.5), R(0.5)}, ISECT_OUTSIDE, REAL_INF},
    };
    const X(mesh) mesh = {cube, 0, 8, sides, 12};
    X(bvh) *bvh = build(&mesh);
    for (size_t i = 0; i < COUNT(table); i++)
        for (int rule = ISECT_EVEN_ODD; rule <= ISECT_NONZERO; rule++) {
            const X(vec3) *p = &table[i].p;
            const real distance = X(bvh_signed_distance)(bvh, p, (isect_rule)rule, NULL);
            check(table[i].name,
                  cmp(X(bvh_classify_point)(bvh, p, (isect_rule)rule), ==, table[i].want));
            check(table[i].name, cmp(distance, ==, table[i].distance));
            check(table[i].name, !signbit(distance) || distance < 0);
            uint8_t side[2] = {9, 9};
            const X(vec3) two[2] = {*p, table[0].p};
            X(bvh_classify_point_n)(bvh, X(points_of)(two), 2, (isect_rule)rule, NULL, side);
            check(table[i].name, cmp(side[0], ==, table[i].want) && cmp(side[1], ==, ISECT_INSIDE));
        }
    X(bvh_free)(bvh);
}

/* A cube in another: the inner one is a hole by one rule, and by both if it is turned inside
 * out. */
TEST_FUNCTION(rules)
{
    real position[48];
    uint32_t index[72];
    for (int i = 0; i < 48; i++)
        position[i] = i < 24 ? 4 * cube[i] : 1 + cube[i - 24];
    for (uint32_t i = 0; i < 72; i++)
        index[i] = i < 36 ? sides[i] : 8 + sides[i - 36];
    const X(mesh) mesh = {position, 0, 16, index, 24};
    const X(vec3) within = {R(1.5), R(1.25), R(1.75)}, between = {3, 1, 1};
    for (int turned = 0; turned < 2; turned++) {
        X(bvh) *bvh = build(&mesh);
        check("even", cmp(X(bvh_classify_point)(bvh, &within, ISECT_EVEN_ODD), ==, ISECT_OUTSIDE));
        check("twice round or not at all", cmp(X(bvh_classify_point)(bvh, &within, ISECT_NONZERO),
                                               ==, (turned ? ISECT_OUTSIDE : ISECT_INSIDE)));
        check("odd", cmp(X(bvh_classify_point)(bvh, &between, ISECT_EVEN_ODD), ==, ISECT_INSIDE));
        check("once", cmp(X(bvh_classify_point)(bvh, &between, ISECT_NONZERO), ==, ISECT_INSIDE));
        X(bvh_free)(bvh);
        for (int i = 36; i < 72; i += 3) {
            const uint32_t kept = index[i];
            index[i] = index[i + 1], index[i + 1] = kept;
        }
    }
}

TEST_FUNCTION(empty)
{
    const X(mesh) none = {NULL, 0, 0, NULL, 0};
    const X(vec3) p = {0, 0, 0};
    X(bvh) *bvh = build(&none);
    uint8_t side = 9;
    real distance = 0;
    check("outside", cmp(X(bvh_classify_point)(bvh, &p, ISECT_EVEN_ODD), ==, ISECT_OUTSIDE));
    check("far", cmp(X(bvh_signed_distance)(bvh, &p, ISECT_EVEN_ODD, NULL), ==, REAL_INF));
    X(bvh_classify_point_n)(bvh, X(points_of)(&p), 1, ISECT_NONZERO, NULL, &side);
    X(bvh_signed_distance_n)(bvh, X(points_of)(&p), 1, ISECT_NONZERO, NULL, NULL, &distance);
    check("outside, far", cmp(side, ==, ISECT_OUTSIDE) && cmp(distance, ==, REAL_INF));
    X(bvh_free)(bvh);
}

/* ---- exact truth ---- */

typedef struct Whole {
    int64_t x[3];
} Whole;

static int sign_of(Wide x)
{
    return (x > 0) - (x < 0);
}
static Whole minus(const Whole *a, const Whole *b)
{
    return (Whole){{a->x[0] - b->x[0], a->x[1] - b->x[1], a->x[2] - b->x[2]}};
}
static Wide determinant(const Whole *a, const Whole *b, const Whole *c)
{
    return (Wide)a->x[0] * ((Wide)b->x[1] * c->x[2] - (Wide)b->x[2] * c->x[1]) -
           (Wide)a->x[1] * ((Wide)b->x[0] * c->x[2] - (Wide)b->x[2] * c->x[0]) +
           (Wide)a->x[2] * ((Wide)b->x[0] * c->x[1] - (Wide)b->x[1] * c->x[0]);
}

/* The origin is in the plane of a, b, c. It is on the triangle if it is so in each projection. */
static bool covers_origin(const Whole corner[3])
{
    for (int k = 0; k < 3; k++) {
        const int i = (k + 1) % 3, j = (k + 2) % 3;
        bool left = false, right = false, low = true, high = true;
        for (int e = 0; e < 3; e++) {
            const Whole *a = &corner[e], *b = &corner[(e + 1) % 3];
            const int side = sign_of((Wide)a->x[i] * b->x[j] - (Wide)a->x[j] * b->x[i]);
            left |= side > 0, right |= side < 0;
            low &= a->x[k] > 0, high &= a->x[k] < 0;
        }
        if ((left && right) || low || high)
            return false;
    }
    return true;
}

static bool is_needle(const Whole corner[3])
{
    const Whole u = minus(&corner[1], &corner[0]), v = minus(&corner[2], &corner[0]);
    for (int k = 0; k < 3; k++) {
        const int i = (k + 1) % 3, j = (k + 2) % 3;
        if ((Wide)u.x[i] * v.x[j] != (Wide)u.x[j] * v.x[i])
            return false;
    }
    return true;
}

enum { UNKNOWN = 9999 };

/* The sign of the crossing of a ray; UNKNOWN if it meets an edge. Sets *on if the origin is on the
 * triangle. */
static int crossing(const Whole corner[3], const Whole *ray, bool *on)
{
    const int ahead = sign_of(determinant(&corner[0], &corner[1], &corner[2]));
    if (ahead == 0 && covers_origin(corner)) {
        *on = true;
        return 0;
    }
    if (is_needle(corner))
        return 0;
    int side[3];
    for (int e = 0; e < 3; e++)
        side[e] = sign_of(determinant(ray, &corner[e], &corner[(e + 1) % 3]));
    if (side[0] * side[1] < 0 || side[1] * side[2] < 0 || side[2] * side[0] < 0)
        return 0;
    if (side[0] == 0 || side[1] == 0 || side[2] == 0)
        return UNKNOWN;
    return side[0] == ahead ? ahead : 0;
}

static isect_side truth(const Whole *vertex, const Scene *scene, const Whole *p, isect_rule rule)
{
    for (;;) {
        const Whole ray = {{any_int(-500, 500), any_int(-500, 500), any_int(-500, 500)}};
        int winding = 0;
        bool on = false, known = true;
        for (size_t i = 0; i < 3 * scene->mesh.triangle_count && known && !on; i += 3) {
            Whole corner[3];
            for (int k = 0; k < 3; k++)
                corner[k] = minus(&vertex[scene->indices[i + (size_t)k]], p);
            const int crossed = crossing(corner, &ray, &on);
            known = crossed != UNKNOWN;
            winding += crossed;
        }
        if (on)
            return ISECT_TANGENT_INSIDE;
        if (known)
            return (rule == ISECT_NONZERO ? winding != 0 : winding & 1) ? ISECT_INSIDE
                                                                        : ISECT_OUTSIDE;
    }
}

/* ---- as the truth ---- */

static Whole whole_of(const real *x)
{
    return (Whole){{(int64_t)x[0], (int64_t)x[1], (int64_t)x[2]}};
}

/* Moves the vertices to integers below 2^bits, all of them even. */
static Scene whole_scene(Scene scene, int bits, bool shaken)
{
    real size = 0;
    for (size_t i = 0; i < 3 * scene.mesh.vertex_count; i++)
        size = real_abs(scene.positions[i]) > size ? real_abs(scene.positions[i]) : size;
    for (size_t i = 0; i < 3 * scene.mesh.vertex_count; i++) {
        const real x = scene.positions[i] / size + (shaken ? any_real(-1, 1) / 4 : 0);
        scene.positions[i] = 2 * (real)floor((double)x * ldexp(0.3, bits - 1));
    }
    for (size_t i = 0; i < 9 * scene.mesh.triangle_count; i++)
        scene.number[i % 9][i / 9] = scene.positions[3 * scene.indices[i / 3] + i % 3];
    for (int k = 0; k < 3; k++) {
        scene.lower[k] = REAL_INF, scene.upper[k] = -REAL_INF;
        for (size_t i = 0; i < scene.mesh.vertex_count; i++) {
            const real x = scene.positions[3 * i + (size_t)k];
            scene.lower[k] = x < scene.lower[k] ? x : scene.lower[k];
            scene.upper[k] = x > scene.upper[k] ? x : scene.upper[k];
        }
    }
    return scene;
}

/* Integer points, as the exact truth requires: some on the mesh, some projected along x to an
 * edge. */
static void whole_points(const Scene *scene, PointKind of, size_t n, X(vec3) * p, uint64_t *random)
{
    scene_points(scene, of, n, p, random);
    for (size_t i = 0; i < n; i++) {
        real x[3] = {p[i].x, p[i].y, p[i].z};
        for (int k = 0; k < 3; k++) {
            x[k] = (real)floor((double)x[k]);
            x[k] = x[k] > scene->upper[k] + 2 ? scene->upper[k] + 2 : x[k];
            x[k] = x[k] < scene->lower[k] - 2 ? scene->lower[k] - 2 : x[k];
        }
        if (random_bits(random) % 4 == 0)
            x[0] = (real)floor((double)(scene->lower[0] + (real)random_unit(random) *
                                                              (scene->upper[0] - scene->lower[0])));
        p[i] = (X(vec3)){x[0], x[1], x[2]};
    }
}

static void judge(const Scene *scene, const X(bvh) * bvh, const Whole *vertex, const X(vec3) * p,
                  size_t n, isect_rule rule, size_t found[5])
{
    uint8_t *side = malloc(n);
    real *distance = malloc(n * sizeof *distance);
    check("memory", side && distance);
    X(bvh_classify_point_n)(bvh, X(points_of)(p), n, rule, NULL, side);
    X(bvh_signed_distance_n)(bvh, X(points_of)(p), n, rule, NULL, NULL, distance);
    for (size_t i = 0; i < n; i++) {
        const Whole at = whole_of(&p[i].x);
        const isect_side want = truth(vertex, scene, &at, rule);
        const real one = X(bvh_signed_distance)(bvh, &p[i], rule, NULL);
        const real nearest = X(bvh_closest)(bvh, &p[i], REAL_INF).distance2;
        check("the truth",
              cmp(side[i], ==, want) && cmp(X(bvh_classify_point)(bvh, &p[i], rule), ==, want));
        check("one as many", !memcmp(&one, &distance[i], sizeof one));
        check("the sign", cmp((one < 0), ==, (want == ISECT_INSIDE)) &&
                              cmp((one == 0), ==, (want == ISECT_TANGENT_INSIDE)));
        check("the distance", cmp(real_abs(one), ==, real_sqrt(nearest)));
        found[want]++;
    }
    free(side), free(distance);
}

static void compare_and_free(Scene scene, isect_rule rule, size_t found[5])
{
    const size_t n = (size_t)soak(POINTS);
    X(bvh) *bvh = build(&scene.mesh);
    X(vec3) *p = malloc(n * sizeof *p);
    Whole *vertex = malloc(scene.mesh.vertex_count * sizeof *vertex);
    uint64_t random = random_seed(31);
    check("memory", p && vertex);
    for (size_t i = 0; i < scene.mesh.vertex_count; i++)
        vertex[i] = whole_of(scene.positions + 3 * i);
    for (int k = 0; k < POINTS_STRANGE; k++) {
        whole_points(&scene, (PointKind)k, n, p, &random);
        judge(&scene, bvh, vertex, p, n, rule, found);
    }
    free(p), free(vertex);
    X(bvh_free)(bvh);
    scene_free(&scene);
}

TEST_FUNCTION(as_the_truth)
{
    size_t found[5] = {0};
    for (int i = 0; i < 8; i++) {
        const isect_rule rule = i % 2 ? ISECT_NONZERO : ISECT_EVEN_ODD;
        const int bits = i < 4 ? 5 : BITS; /* small meshes have many points on edges and corners */
        trimesh mesh;
        check("memory", i / 2 % 2 ? trimesh_torus(&mesh, 20, 8, 0.3f) : trimesh_sphere(&mesh, 2));
        compare_and_free(whole_scene(scene_of(&mesh, 1, NULL), bits, i % 4 > 0), rule, found);
    }
    printf("%zu outside, %zu on, %zu inside\n", found[ISECT_OUTSIDE], found[ISECT_TANGENT_INSIDE],
           found[ISECT_INSIDE]);
    const size_t all = found[ISECT_OUTSIDE] + found[ISECT_TANGENT_INSIDE] + found[ISECT_INSIDE];
    check_share(found[ISECT_INSIDE], all, 0.1, 0.8);
    check_share(found[ISECT_OUTSIDE], all, 0.1, 0.8);
    check_share(found[ISECT_TANGENT_INSIDE], all, 0.05, 0.8);
}

/* Only closed files: in an open mesh the side depends on the direction of the ray. */
TEST_FUNCTION(files)
{
    Scene scene;
    size_t found[5] = {0};
    for (size_t i = 0; scene_of_file(i, &scene); i++)
        if (scene_is_closed(&scene))
            compare_and_free(whole_scene(scene, BITS, false), (isect_rule)(i % 2), found);
        else
            scene_free(&scene);
}

/* The answers are the same at any scale: powers of two are exact, except for subnormal numbers. */
TEST_FUNCTION(at_any_scale)
{
    const int powers[] = {ISECT_DOUBLE ? 980 : 100, ISECT_DOUBLE ? -1000 : -120};
    trimesh mesh;
    check("memory", trimesh_sphere(&mesh, 2));
    Scene scene = whole_scene(scene_of(&mesh, 1, NULL), 20, true);
    X(vec3) p[POINTS], q[POINTS];
    uint64_t random = random_seed(33);
    X(bvh) *plain = build(&scene.mesh);
    whole_points(&scene, POINTS_RANDOM, POINTS / 2, p, &random);
    whole_points(&scene, POINTS_ON_EDGE, POINTS / 2, p + POINTS / 2, &random);
    for (size_t k = 0; k < COUNT(powers); k++) {
        real *position = malloc(3 * scene.mesh.vertex_count * sizeof *position);
        check("memory", position);
        for (size_t i = 0; i < 3 * scene.mesh.vertex_count; i++)
            position[i] = (real)ldexp((double)scene.positions[i], powers[k]);
        const X(mesh) moved = {position, 0, scene.mesh.vertex_count, scene.indices,
                               scene.mesh.triangle_count};
        X(bvh) *bvh = build(&moved);
        for (int i = 0; i < POINTS; i++) {
            q[i] = (X(vec3)){(real)ldexp((double)p[i].x, powers[k]),
                             (real)ldexp((double)p[i].y, powers[k]),
                             (real)ldexp((double)p[i].z, powers[k])};
            check("the same side", cmp(X(bvh_classify_point)(bvh, &q[i], ISECT_EVEN_ODD), ==,
                                       X(bvh_classify_point)(plain, &p[i], ISECT_EVEN_ODD)));
        }
        X(bvh_free)(bvh);
        free(position);
    }
    X(bvh_free)(plain);
    scene_free(&scene);
}

TESTS_IN(bvh_winding_number, cmocka_unit_test(cases), cmocka_unit_test(rules),
         cmocka_unit_test(empty), cmocka_unit_test(as_the_truth), cmocka_unit_test(files),
         cmocka_unit_test(at_any_scale))
