/* isect_bvh_build, isect_bvh_cast_n, isect_bvh_occluded_n on several threads: the same bits as on
 * one. A program of its own, which a thread sanitizer watches. */
#include "bvh/scene.h"
#include "kit/kit.h"

TEST_FUNCTION(threads)
{
    enum { N = 9001 };
    int used = 0;
    const isect_threads given[] = {{0}, {.count = 3}, {.parallel_for = scene_backwards, .pool = &used}};
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
        check("built", X(bvh_build)(&bvh, &scene.mesh, &options) == ISECT_OK);
        memset(got, 0, N * sizeof *got), memset(want, 0, i ? 0 : N * sizeof *want);
        X(bvh_cast_n)(bvh, many, N, i ? to_got : to_want, &given[i]);
        X(bvh_occluded_n)(bvh, many, N, i ? bits : want_bits, &given[i]);
        if (i)
            check("the same bits from any threads",
                  !memcmp(got, want, N * sizeof *got) && !memcmp(bits, want_bits, sizeof bits));
        X(bvh_free)(bvh);
    }
    check("the caller's own threads were used", used == 3);
    free(rays), free(want), free(got);
    scene_free(&scene);
}

TESTS_IN(bvh_threads, cmocka_unit_test(threads))
