/* isect_bvh_visible_n, isect_bvh_height_n - cases, and equality with isect_bvh_occluded and
 * isect_bvh_cast for each ray; on one thread and with tasks in another order. */
#include "bvh/scene.h"
#include "kit/kit.h"

enum { VIEWERS = 5, PLACES = 300, POINTS = 700 };

/* A wall at x = 0, y and z from -1 to 1. */
static const real wall[] = {0, -1, -1, 0, 1, -1, 0, 1, 1, 0, -1, -1, 0, 1, 1, 0, -1, 1};

TEST_FUNCTION(cases)
{
    const X(mesh) mesh = {wall, 0, 6, NULL, 2};
    const X(vec3) viewer[] = {{1, 0, 0}, {0, 0, 0}};
    const X(vec3) place[] = {{2, 0, 0}, {-1, 0, 0}, {-1, 4, 0}, {1, 0, 0}, {REAL_NAN, 0, 0}};
    uint64_t bits[2];
    X(bvh) *bvh = NULL;
    check("built", X(bvh_build)(&mesh, NULL, &bvh) == ISECT_OK);
    X(bvh_visible_n)(bvh, X(points_of)(viewer), 2, X(points_of)(place), 5, 0, NULL, bits);
    check("past the wall", cmp(bits[0], ==, 29));
    check("of itself nothing", cmp(bits[1], ==, 16));
    X(bvh_visible_n)(bvh, X(points_of)(viewer), 2, X(points_of)(place), 5, R(0.001), NULL, bits);
    check("with a margin", cmp(bits[0], ==, 29) && cmp(bits[1], ==, 31));
    const X(vec3) down = {-2, 0, 0}, at[] = {{4, 0.5F, 0.5F}, {-4, 0, 0}, {4, 3, 0}};
    X(mesh_touch) touch[3];
    X(bvh_height_n)(bvh, X(points_of)(at), 3, &down, 0, NULL, touch);
    check("below", cmp(touch[0].t, ==, 2) && cmp(touch[1].prim, ==, UINT32_MAX) &&
                       cmp(touch[2].prim, ==, UINT32_MAX));
    X(bvh_height_n)(bvh, X(points_of)(at), 3, &down, -REAL_INF, NULL, touch);
    check("on the line",
          cmp(touch[0].t, ==, 2) && cmp(touch[1].t, ==, -2) && cmp(touch[2].prim, ==, UINT32_MAX));
    X(bvh_free)(bvh);
}

static void judge_visible(const X(bvh) * bvh, const X(vec3) * from, const X(vec3) * to,
                          const isect_threads *threads, size_t *seen)
{
    uint64_t bits[VIEWERS * ((PLACES + 63) / 64)];
    memset(bits, 0xAA, sizeof bits);
    X(bvh_visible_n)
    (bvh, X(points_of)(from), VIEWERS, X(points_of)(to), PLACES, R(0.01), threads, bits);
    for (size_t i = 0; i < VIEWERS; i++)
        for (size_t j = 0; j < 64 * isect_words(PLACES); j++) {
            const bool bit = isect_bit(bits + i * isect_words(PLACES), j);
            const X(vec3) *p = &from[i], *q = &to[j < PLACES ? j : 0];
            const X(ray) ray = {*p, {q->x - p->x, q->y - p->y, q->z - p->z}, R(0.01), 1 - R(0.01)};
            check("as a ray", cmp(bit, ==, (j < PLACES && !X(bvh_occluded)(bvh, &ray))));
            *seen += bit;
        }
}

TEST_FUNCTION(as_rays)
{
    trimesh mesh;
    check("memory", trimesh_terrain(&mesh, 40));
    Scene scene = scene_of(&mesh, 1, NULL);
    static X(vec3) points[POINTS], sort[POINT_KINDS][POINTS];
    static X(mesh_touch) touches[POINTS];
    uint64_t random = random_seed(9);
    size_t seen = 0, under = 0;
    int used = 0;
    const isect_threads given[] = {{0}, {.parallel_for = scene_backwards, .pool = &used}};
    const X(vec3) down = {R(0.1), -1, R(0.2)};
    X(bvh) *bvh = NULL;
    check("built", X(bvh_build)(&scene.mesh, NULL, &bvh) == ISECT_OK);
    for (int k = 0; k < POINT_KINDS; k++)
        scene_points(&scene, (PointKind)k, POINTS, sort[k], &random);
    for (size_t i = 0; i < POINTS; i++)
        points[i] = sort[i % POINT_KINDS][i];
    for (int k = 0; k < 2; k++) {
        judge_visible(bvh, points + 8, points, &given[k], &seen);
        X(bvh_height_n)
        (bvh, X(points_of)(points), POINTS, &down, k ? 0 : -REAL_INF, &given[k], touches);
        for (size_t i = 0; i < POINTS; i++) {
            const X(ray) ray = {points[i], down, k ? 0 : -REAL_INF, REAL_INF};
            const X(mesh_touch) want = X(bvh_cast)(bvh, &ray);
            check("as a ray", cmp(touches[i].t, ==, want.t) && cmp(touches[i].u, ==, want.u) &&
                                  cmp(touches[i].v, ==, want.v) &&
                                  cmp(touches[i].prim, ==, want.prim));
            under += want.prim != UINT32_MAX;
        }
    }
    check("the caller's threads", cmp(used, ==, 2));
    check("some of each",
          cmp(seen, >, 20) && cmp(seen, <, 2 * VIEWERS * PLACES - 20) && cmp(under, >, 100));
    X(bvh_free)(bvh), scene_free(&scene);
}

TESTS_IN(bvh_visibility, cmocka_unit_test(cases), cmocka_unit_test(as_rays))
