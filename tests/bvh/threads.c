/* isect_bvh_build, isect_bvh_cast_n, isect_bvh_occluded_n, isect_bvh_closest_n,
 * isect_bvh_classify_point_n, isect_bvh_signed_distance_n, isect_bvh_winding_n on several threads:
 * the same bits as on one. A separate program, for the thread sanitizer. */
#include "bvh/scene.h"
#include "kit/kit.h"

enum { POINTS = 5001 };

TEST_FUNCTION(threads)
{
    enum { N = 9001 };
    int used = 0;
    const isect_threads given[] = {
        {0}, {.count = 3}, {.parallel_for = scene_backwards, .pool = &used}};
    trimesh mesh;
    check("memory", trimesh_soup(&mesh, 5000, 2));
    Scene scene = scene_of(&mesh, 1, NULL);
    X(ray) *rays = malloc(N * sizeof *rays);
    X(mesh_touch) *want = malloc(N * sizeof *want), *got = malloc(N * sizeof *got);
    uint64_t random = random_seed(5), want_bits[(N + 63) / 64], bits[(N + 63) / 64];
    scene_rays(&scene, RAYS_RANDOM, N, rays, &random);
    const X(rays) many = X(rays_of)(rays);
    const X(mesh_touches) to_want = X(mesh_touches_of)(want), to_got = X(mesh_touches_of)(got);
    for (size_t i = 0; i < COUNT(given); i++) {
        const X(bvh_options) options = {.threads = given[i]};
        X(bvh) * bvh;
        check("built", cmp(X(bvh_build)(&scene.mesh, &options, &bvh), ==, ISECT_OK));
        memset(got, 0, N * sizeof *got), memset(want, 0, i ? 0 : N * sizeof *want);
        X(bvh_cast_n)(bvh, many, N, &given[i], i ? to_got : to_want);
        X(bvh_occluded_n)(bvh, many, N, &given[i], i ? bits : want_bits);
        if (i)
            check("the same bits from any threads",
                  !memcmp(got, want, N * sizeof *got) && !memcmp(bits, want_bits, sizeof bits));
        X(bvh_free)(bvh);
    }
    check("the caller's own threads were used", cmp(used, ==, 3));
    free(rays), free(want), free(got);
    scene_free(&scene);
}

/* The trees of each builder are bytewise the same. */
TEST_FUNCTION(trees)
{
    int used = 0;
    const isect_threads given[] = {
        {0}, {.count = 3}, {.parallel_for = scene_backwards, .pool = &used}};
    trimesh mesh;
    check("memory", trimesh_soup(&mesh, 60000, 2));
    Scene scene = scene_of(&mesh, 1, NULL);
    for (int fast = 0; fast < 2; fast++) {
        char *want = NULL;
        size_t bytes = 0;
        for (size_t i = 0; i < COUNT(given); i++) {
            const X(bvh_options) options = {.threads = given[i], .fast = fast};
            X(bvh) *bvh = NULL;
            check("built", cmp(X(bvh_build)(&scene.mesh, &options, &bvh), ==, ISECT_OK));
            check("its size", X(bvh_save)(bvh, NULL, 0, &bytes) == ISECT_TOO_SMALL);
            char *got = malloc(bytes);
            check("saved", got && cmp(X(bvh_save)(bvh, got, bytes, &bytes), ==, ISECT_OK));
            check("the same bits from any threads", !want || !memcmp(got, want, bytes));
            X(bvh_free)(bvh);
            free(want);
            want = got;
        }
        X(bvh) *loaded = NULL;
        check("a sound tree", scene_load(&loaded, want, bytes, &scene.mesh, NULL) == ISECT_OK);
        X(bvh_free)(loaded);
        free(want);
    }
    check("the caller's own threads were used", cmp(used, >, 2));
    scene_free(&scene);
}

/* The answers for points. */
typedef struct Answers {
    X(mesh_nearest) nearest[POINTS];
    uint8_t side[POINTS];
    real distance[POINTS], wound[POINTS], winding[POINTS];
} Answers;

TEST_FUNCTION(points)
{
    int used = 0;
    const isect_threads given[] = {
        {0}, {.count = 3}, {.parallel_for = scene_backwards, .pool = &used}};
    static X(vec3) p[POINTS];
    static Answers want, got;
    trimesh mesh;
    check("memory", trimesh_torus(&mesh, 60, 20, 0.3f));
    Scene scene = scene_of(&mesh, 1, NULL);
    uint64_t random = random_seed(5);
    X(bvh) *bvh = NULL;
    X(bvh_moments) *moments = NULL;
    check("built", X(bvh_build)(&scene.mesh, NULL, &bvh) == ISECT_OK);
    check("built", X(bvh_moments_build)(bvh, NULL, &moments) == ISECT_OK);
    scene_points(&scene, POINTS_BESIDE, POINTS, p, &random);
    const X(points) many = X(points_of)(p);
    for (size_t i = 0; i < COUNT(given); i++) {
        Answers *to = i ? &got : &want;
        memset(to, 0, sizeof *to);
        X(bvh_closest_n)(bvh, many, POINTS, 1, &given[i], X(mesh_nearests_of)(to->nearest));
        X(bvh_classify_point_n)(bvh, many, POINTS, ISECT_NONZERO, &given[i], to->side);
        X(bvh_signed_distance_n)(bvh, many, POINTS, ISECT_EVEN_ODD, NULL, &given[i], to->distance);
        X(bvh_signed_distance_n)(bvh, many, POINTS, ISECT_EVEN_ODD, moments, &given[i], to->wound);
        X(bvh_winding_n)(moments, many, POINTS, 2, &given[i], to->winding);
        check("the same bits from any threads", !i || !memcmp(&got, &want, sizeof got));
    }
    check("the caller's own threads were used", cmp(used, ==, 5));
    X(bvh_moments_free)(moments);
    X(bvh_free)(bvh);
    scene_free(&scene);
}

TESTS_IN(bvh_threads, cmocka_unit_test(threads), cmocka_unit_test(trees), cmocka_unit_test(points))
