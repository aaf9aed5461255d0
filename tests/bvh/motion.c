/* tests/bvh/motion.c - isect_bvh_motion_build, isect_bvh_motion_free, isect_bvh_motion_triangle,
 * isect_bvh_motion_cast, isect_bvh_motion_occluded, isect_bvh_motion_cast_n,
 * isect_bvh_motion_occluded_n: equal to a loop over all triangles at the time of the ray. */
#include "bvh/scene.h"
#include "kit/kit.h"
#include "kit/ledger.h"

enum { ASKED = 25 };

static Scene made(int which, real by)
{
    trimesh mesh;
    check("memory", which == 0   ? trimesh_knot(&mesh, 20, 6)
                    : which == 1 ? trimesh_soup(&mesh, 200, 3)
                                 : trimesh_grid(&mesh, 9));
    return scene_of(&mesh, by, NULL);
}

/* The mesh at time 1: moved, rotated and perturbed. */
static Scene later(const Scene *scene, int which, real by)
{
    Scene to = made(which, by);
    const real size = scene->upper[0] - scene->lower[0];
    for (size_t i = 0; i < to.mesh.vertex_count; i++) {
        real *p = to.positions + 3 * i;
        const real x = p[0];
        p[0] = p[1] + size * R(0.7), p[1] = -x;
        p[2] += R(0.1) * size * any_real(-1, 1);
    }
    for (size_t i = 0; i < 9 * to.mesh.triangle_count; i++)
        to.number[i % 9][i / 9] = to.positions[3 * to.indices[i / 3] + i % 3];
    return to;
}

static Scene between(const Scene *from, const Scene *to, int which, real by, real time)
{
    Scene scene = made(which, by);
    const double s = 1 - (double)time, t = (double)time;
    for (size_t i = 0; i < 3 * scene.mesh.vertex_count; i++)
        scene.positions[i] = (real)(s * (double)from->positions[i] + t * (double)to->positions[i]);
    for (size_t i = 0; i < 9 * scene.mesh.triangle_count; i++)
        scene.number[i % 9][i / 9] = scene.positions[3 * scene.indices[i / 3] + i % 3];
    return scene;
}

static bool same_hit(const X(mesh_touch) * a, const X(mesh_touch) * b)
{
    return a->prim == b->prim && memcmp(a, b, 3 * sizeof(real)) == 0;
}

static size_t judge(const X(bvh_motion) * motion, const Scene *now, real time, uint64_t *random)
{
    X(ray) ray[ASKED];
    size_t hits = 0;
    for (int k = 0; k < RAY_KINDS; k++) {
        scene_rays(now, (RayKind)k, ASKED, ray, random);
        for (int i = 0; i < ASKED; i++) {
            const X(mesh_touch) want = scene_brute(now, &ray[i]);
            const X(mesh_touch) got = X(bvh_motion_cast)(motion, &ray[i], time);
            check("as the loop", same_hit(&got, &want));
            check("occluded", cmp(X(bvh_motion_occluded)(motion, &ray[i], time), ==,
                                  (want.prim != UINT32_MAX)));
            hits += want.prim != UINT32_MAX;
        }
    }
    return hits;
}

TEST_FUNCTION(as_the_loop)
{
    const real scales[] = {1, R(1e-18), R(1e15)};
    const real times[] = {0, 1, R(0.1), R(0.5), 1 - REAL_EPSILON};
    uint64_t random = 5;
    size_t hits = 0;
    for (int i = 0; i < 5; i++) {
        const int which = i % 3;
        const real by = scales[i < 3 ? 0 : i - 2];
        Scene from = made(which, by), to = later(&from, which, by);
        X(bvh_motion) *motion = NULL;
        check("built", X(bvh_motion_build)(&from.mesh, &to.mesh, NULL, &motion) == ISECT_OK);
        for (size_t k = 0; k < COUNT(times); k++) {
            Scene now = between(&from, &to, which, by, times[k]);
            const X(triangle) a = scene_triangle(&from, 3), b = scene_triangle(&to, 3);
            const X(triangle) c = X(bvh_motion_triangle)(&a, &b, times[k]);
            const X(triangle) want = scene_triangle(&now, 3);
            check("the triangle", memcmp(&c, &want, sizeof c) == 0);
            hits += judge(motion, &now, times[k], &random);
            scene_free(&now);
        }
        X(bvh_motion_free)(motion);
        scene_free(&from), scene_free(&to);
    }
    check("some hit", hits > 1000);
}

/* More rays than a task of the library has; some times are invalid. */
enum { MANY = RAY_KINDS * 150 };

static void fill(const Scene *now, X(ray) * rays, real *times)
{
    uint64_t random = 9;
    for (int k = 0; k < RAY_KINDS; k++)
        scene_rays(now, (RayKind)k, MANY / RAY_KINDS, rays + k * (MANY / RAY_KINDS), &random);
    for (int i = 0; i < MANY; i++)
        times[i] = i % 50 == 7 ? R(1.5) : i % 50 == 9 ? REAL_NAN : (real)(i % 101) / 100;
}

static size_t judge_many(const X(bvh_motion) * motion, const X(ray) * rays, const real *times,
                         size_t n, const isect_threads *threads)
{
    static X(mesh_touch) got[MANY];
    uint64_t bits[MANY / 64 + 1];
    size_t hits = 0;
    memset(bits, 255, sizeof bits);
    X(bvh_motion_cast_n)
    (motion, X(rays_of)(rays), times, n, threads, X(mesh_touches_of)(got));
    X(bvh_motion_occluded_n)(motion, X(rays_of)(rays), times, n, threads, bits);
    for (size_t i = 0; i < n; i++) {
        const X(mesh_touch) want = X(bvh_motion_cast)(motion, &rays[i], times[i]);
        check("as one by one", same_hit(&got[i], &want));
        check("so is occluded", cmp(isect_bit(bits, i), ==, (want.prim != UINT32_MAX)));
        hits += want.prim != UINT32_MAX;
    }
    for (size_t i = n; i < 64 * isect_words(n); i++)
        check("no bits beyond", !isect_bit(bits, i));
    return hits;
}

TEST_FUNCTION(many_as_one_by_one)
{
    static X(ray) rays[MANY];
    static real times[MANY];
    const size_t counts[] = {0, 1, 15, 17, 64, MANY};
    const isect_threads three = {.count = 3};
    Scene from = made(0, 1), to = later(&from, 0, 1), now = between(&from, &to, 0, 1, R(0.5));
    X(bvh_motion) *motion = NULL;
    size_t hits = 0;
    check("built", X(bvh_motion_build)(&from.mesh, &to.mesh, NULL, &motion) == ISECT_OK);
    fill(&now, rays, times);
    for (size_t k = 0; k < COUNT(counts); k++)
        hits += judge_many(motion, rays, times, counts[k], k % 2 ? &three : NULL);
    check("some hit", hits > MANY / 10 && hits < MANY);
    X(bvh_motion_free)(motion);
    scene_free(&from), scene_free(&to), scene_free(&now);
}

TEST_FUNCTION(refused)
{
    Scene from = made(0, 1), to = later(&from, 0, 1), other = made(1, 1);
    X(bvh_motion) *motion = NULL;
    const X(mesh) *a = &from.mesh, *b = &to.mesh;
    check("no pointer", X(bvh_motion_build)(a, b, NULL, NULL) == ISECT_BAD_ARGUMENT &&
                            X(bvh_motion_build)(NULL, b, NULL, &motion) == ISECT_BAD_ARGUMENT &&
                            X(bvh_motion_build)(a, NULL, NULL, &motion) == ISECT_BAD_ARGUMENT);
    check("not as many",
          X(bvh_motion_build)(a, &other.mesh, NULL, &motion) == ISECT_BAD_ARGUMENT && !motion);
    const real kept = to.positions[1];
    to.positions[1] = REAL_NAN;
    check("no number", X(bvh_motion_build)(a, b, NULL, &motion) == ISECT_NOT_FINITE &&
                           X(bvh_motion_build)(b, a, NULL, &motion) == ISECT_NOT_FINITE && !motion);
    to.positions[1] = kept;
    check("built", X(bvh_motion_build)(a, b, NULL, &motion) == ISECT_OK);
    const X(triangle) t = scene_triangle(&from, 0);
    const X(ray) ray = {t.a, {1, 1, 1}, -9, 9};
    check("a hit", cmp(X(bvh_motion_cast)(motion, &ray, 0).prim, !=, UINT32_MAX));
    check("no time", cmp(X(bvh_motion_cast)(motion, &ray, R(-0.1)).prim, ==, UINT32_MAX) &&
                         cmp(X(bvh_motion_cast)(motion, &ray, 2).prim, ==, UINT32_MAX) &&
                         !X(bvh_motion_occluded)(motion, &ray, REAL_NAN));
    X(bvh_motion_free)(motion), X(bvh_motion_free)(NULL);
    const X(mesh) none = {NULL, 0, 0, NULL, 0};
    check("none", X(bvh_motion_build)(&none, &none, NULL, &motion) == ISECT_OK &&
                      !X(bvh_motion_occluded)(motion, &ray, 0));
    X(bvh_motion_free)(motion);
    scene_free(&from), scene_free(&to), scene_free(&other);
}

static void fail_each_request(const Scene *from, const Scene *to, bool fast)
{
    isect_status status;
    int n = 0;
    do {
        Ledger ledger = {.left = n++};
        const X(bvh_options) options = {.allocator = ledger_allocator(&ledger), .fast = fast};
        X(bvh_motion) *motion = NULL;
        status = X(bvh_motion_build)(&from->mesh, &to->mesh, &options, &motion);
        check("a status", status == ISECT_OK || (status == ISECT_NO_MEMORY && !motion));
        X(bvh_motion_free)(motion);
        check("nothing is leaked", cmp(ledger.bytes, ==, 0));
    } while (status != ISECT_OK);
    printf("%d requests, each failed once\n", n - 1);
    check("some failed", cmp(n, >, 3));
}

TEST_FUNCTION(failing_memory)
{
    Scene from = made(0, 1), to = later(&from, 0, 1);
    fail_each_request(&from, &to, false);
    fail_each_request(&from, &to, true);
    scene_free(&from), scene_free(&to);
}

TESTS_IN(bvh_motion, cmocka_unit_test(as_the_loop), cmocka_unit_test(many_as_one_by_one),
         cmocka_unit_test(refused), cmocka_unit_test(failing_memory))
