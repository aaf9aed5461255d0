/* isect_bvh_build, isect_bvh_free, isect_bvh_stats, isect_bvh_cast, isect_bvh_cast_counted,
 * isect_bvh_cast_n, isect_bvh_occluded, isect_bvh_occluded_n, isect_bvh_cast_culled,
 * isect_bvh_cast_culled_n, isect_bvh_occluded_culled, isect_bvh_occluded_culled_n - a tree is
 * bitwise equal to a loop over all triangles. */
#include "bvh/scene.h"
#include "core/isa.h"
#include "kit/kit.h"
#include "kit/ledger.h"
#include "kit/subnormal.h"

enum { RAYS = 600 };

static Scene grid_scene(void)
{
    trimesh mesh;
    check("memory", trimesh_grid(&mesh, 12));
    return scene_of(&mesh, 1, NULL);
}

static X(bvh) * build(const Scene *scene)
{
    X(bvh) *bvh = NULL;
    check("built", X(bvh_build)(&scene->mesh, NULL, &bvh) == ISECT_OK && bvh);
    return bvh;
}

static const X(bvh_options) fast = {.fast = true};

static X(bvh) * build_fast(const Scene *scene)
{
    X(bvh) *bvh = NULL;
    check("built", cmp(X(bvh_build)(&scene->mesh, &fast, &bvh), ==, ISECT_OK) && bvh);
    return bvh;
}

/* ---- cases ---- */

TEST_FUNCTION(cases)
{
    const real triangle[9] = {0, 0, 0, 4, 0, 0, 0, 4, 0};
    const X(mesh) one = {triangle, 0, 3, NULL, 1};
    const X(ray) down = {{1, 1, 2}, {0, 0, -1}, 0, 9}, up = {{1, 1, 2}, {0, 0, 1}, 0, 9};
    X(bvh) *bvh = NULL;
    check("one triangle", X(bvh_build)(&one, NULL, &bvh) == ISECT_OK);
    X(mesh_touch) hit = X(bvh_cast)(bvh, &down), miss = X(bvh_cast)(bvh, &up);
    check("hit", hit.t == 2 && hit.u == R(0.25) && hit.v == R(0.25) && hit.prim == 0);
    check("miss", cmp(miss.t, ==, REAL_INF) && cmp(miss.u, ==, 0) && cmp(miss.v, ==, 0) &&
                      cmp(miss.prim, ==, UINT32_MAX));
    check("occluded", X(bvh_occluded)(bvh, &down) && !X(bvh_occluded)(bvh, &up));
    const X(ray) below = {{1, 1, -2}, {0, 0, 1}, 0, 9};
    check("from the front", cmp(X(bvh_cast_culled)(bvh, &down).t, ==, 2));
    check("from the back", cmp(X(bvh_cast_culled)(bvh, &below).prim, ==, UINT32_MAX) &&
                               cmp(X(bvh_cast)(bvh, &below).t, ==, 2));
    check("occluded by fronts",
          X(bvh_occluded_culled)(bvh, &down) && !X(bvh_occluded_culled)(bvh, &below));
    X(bvh_statistics) stats = X(bvh_stats)(bvh);
    check("statistics", cmp(stats.triangles, ==, 1) && cmp(stats.nodes, ==, 1) &&
                            cmp(stats.blocks, ==, 1) && cmp(stats.depth, ==, 1) &&
                            cmp(stats.not_finite, ==, 0) && cmp(stats.repeated, ==, 0));
    check("bounds", cmp(stats.bounds.lower.x, ==, 0) && cmp(stats.bounds.upper.y, ==, 4) &&
                        cmp(stats.bounds.upper.z, ==, 0));
    X(bvh_free)(bvh);
    X(bvh_free)(NULL);
}

TEST_FUNCTION(empty_meshes)
{
    const real corner[9] = {0, 0, 0, 1, 0, REAL_NAN, 0, 1, 0};
    const X(mesh) none = {NULL, 0, 0, NULL, 0}, broken = {corner, 0, 3, NULL, 1};
    const X(ray) ray = {{0, 0, 2}, {0, 0, -1}, -REAL_INF, REAL_INF};
    for (int i = 0; i < 2; i++) {
        X(bvh) * bvh;
        check("built", X(bvh_build)(i ? &broken : &none, NULL, &bvh) == ISECT_OK);
        check("never hit", cmp(X(bvh_cast)(bvh, &ray).prim, ==, UINT32_MAX));
        check("never hit", !X(bvh_occluded)(bvh, &ray));
        X(bvh_statistics) stats = X(bvh_stats)(bvh);
        check("counted", cmp(stats.triangles, ==, 0) && cmp(stats.not_finite, ==, (size_t)i));
        check("empty bounds", cmp(stats.bounds.lower.x, >, stats.bounds.upper.x));
        X(bvh_free)(bvh);
    }
}

static void bad_arguments(void **state)
{
    const real corner[9] = {0, 0, 0, 1, 0, 0, 0, 1, 0};
    const uint32_t good[3] = {0, 1, 2}, bad[3] = {0, 1, 3};
    X(bvh) *bvh = (X(bvh) *)&state;
    const X(mesh) meshes[] = {
        {corner, 0, 3, bad, 1},
        {NULL, 0, 3, good, 1},
        {corner, 0, 2, NULL, 1},
        {corner, 0, 3, NULL, 2},
        {corner, 0, 3, good, (size_t)INT32_MAX + 1},
    };
    for (size_t i = 0; i < COUNT(meshes); i++) {
        check("refused", X(bvh_build)(&meshes[i], NULL, &bvh) == ISECT_BAD_ARGUMENT);
        check("untouched", bvh == (X(bvh) *)&state);
    }
    check("refused", X(bvh_build)(&meshes[0], NULL, NULL) == ISECT_BAD_ARGUMENT);
    check("refused", X(bvh_build)(NULL, NULL, &bvh) == ISECT_BAD_ARGUMENT);
}

/* Vertices at a large stride, without indices; some of them are not finite. */
TEST_FUNCTION(strides)
{
    struct {
        real position[3], other[5];
    } vertex[9] = {0};
    const real corner[9][3] = {{0, 0, 0}, {4, 0, 0},  {0, 4, 0},  {0, 0, 1}, {4, 0, REAL_INF},
                               {0, 4, 1}, {0, 0, -1}, {4, 0, -1}, {0, 4, -1}};
    const X(ray) down = {{1, 1, 2}, {0, 0, -1}, 0, 9}, below = {{1, 1, -2}, {0, 0, 1}, 0, 9};
    X(bvh) * bvh;
    for (int i = 0; i < 9; i++)
        memcpy(vertex[i].position, corner[i], sizeof corner[i]);
    const X(mesh) mesh = {vertex[0].position, sizeof vertex[0], 9, NULL, 3};
    check("built", X(bvh_build)(&mesh, NULL, &bvh) == ISECT_OK);
    check("the one that is not finite is left out", cmp(X(bvh_stats)(bvh).not_finite, ==, 1));
    check("first",
          cmp(X(bvh_cast)(bvh, &down).prim, ==, 0) && cmp(X(bvh_cast)(bvh, &below).prim, ==, 2));
    X(bvh_free)(bvh);
}

/* ---- as a loop over all triangles ---- */

static bool same_answer(X(mesh_touch) a, X(mesh_touch) b)
{
    return !memcmp(&a.t, &b.t, sizeof a.t) && !memcmp(&a.u, &b.u, sizeof a.u) &&
           !memcmp(&a.v, &b.v, sizeof a.v) && a.prim == b.prim;
}

/* A tree that is built fast gives the same answers. */
static void compare_fast(const X(bvh) * bvh, const char *name, X(rays) rays, size_t n,
                         const uint64_t *bits, const X(mesh_touch) * want)
{
    X(mesh_touch) *got = malloc(n * sizeof *got);
    uint64_t *fast_bits = malloc((n + 63) / 64 * sizeof *fast_bits);
    check("memory", got && fast_bits);
    X(bvh_cast_n)(bvh, rays, n, NULL, X(mesh_touches_of)(got));
    X(bvh_occluded_n)(bvh, rays, n, NULL, fast_bits);
    for (size_t i = 0; i < n; i++)
        check(name, same_answer(got[i], want[i]));
    check(name, memcmp(bits, fast_bits, (n + 63) / 64 * sizeof *bits) == 0);
    free(got), free(fast_bits);
}

/* Rays that miss back faces; every fourth one is compared with the loop. */
static void compare_culled(const X(bvh) * bvh, const Scene *scene, const char *name,
                           const X(ray) * rays, size_t n)
{
    X(mesh_touch) *got = malloc(n * sizeof *got);
    uint64_t *bits = malloc((n + 63) / 64 * sizeof *bits);
    check("memory", got && bits);
    X(bvh_cast_culled_n)(bvh, X(rays_of)(rays), n, NULL, X(mesh_touches_of)(got));
    X(bvh_occluded_culled_n)(bvh, X(rays_of)(rays), n, NULL, bits);
    for (size_t i = 0; i < n; i++) {
        const X(mesh_touch) want =
            i % 4 ? X(bvh_cast_culled)(bvh, &rays[i]) : scene_brute_culled(scene, &rays[i]);
        const bool hit = want.prim != UINT32_MAX;
        check(name, same_answer(got[i], want));
        check(name, same_answer(X(bvh_cast_culled)(bvh, &rays[i]), want));
        check(name, isect_bit(bits, i) == hit);
        check(name, X(bvh_occluded_culled)(bvh, &rays[i]) == hit);
    }
    free(got), free(bits);
}

static size_t compare(const Scene *scene, const char *name)
{
    X(bvh) *bvh = build(scene), *quick = build_fast(scene);
    const X(bvh_statistics) stats = X(bvh_stats)(bvh), made = X(bvh_stats)(quick);
    check("all are in it",
          cmp(stats.triangles + stats.repeated, ==, made.triangles + made.repeated) &&
              cmp(stats.not_finite, ==, made.not_finite));
    check("bounds", !(stats.bounds.lower.x < made.bounds.lower.x) &&
                        !(stats.bounds.upper.z > made.bounds.upper.z));
    const size_t n = (size_t)soak(RAYS);
    X(ray) *rays = malloc(n * sizeof *rays);
    X(mesh_touch) *touches = malloc(n * sizeof *touches);
    uint64_t *bits = malloc((n + 63) / 64 * sizeof *bits), random = random_seed(7);
    check("memory", rays && touches && bits);
    const X(rays) many = X(rays_of)(rays);
    const X(mesh_touches) answers = X(mesh_touches_of)(touches);
    size_t hits = 0;
    for (int k = 0; k < RAY_KINDS; k++) {
        scene_rays(scene, (RayKind)k, n, rays, &random);
        X(bvh_cast_n)(bvh, many, n, NULL, answers);
        X(bvh_occluded_n)(bvh, many, n, NULL, bits);
        for (size_t i = 0; i < n; i++) {
            X(mesh_touch) want = scene_brute(scene, &rays[i]);
            bool hit = want.prim != UINT32_MAX;
            hits += hit;
            check(name, same_answer(touches[i], want));
            check(name, same_answer(X(bvh_cast)(bvh, &rays[i]), want));
            check(name, isect_bit(bits, i) == hit);
            check(name, X(bvh_occluded)(bvh, &rays[i]) == hit);
        }
        compare_fast(quick, name, many, n, bits, touches);
        compare_culled(k % 2 ? quick : bvh, scene, name, rays, n);
    }
    X(bvh_free)(bvh);
    X(bvh_free)(quick);
    free(rays), free(touches), free(bits);
    return hits;
}

static void compare_and_free(Scene scene, const char *name, bool hits)
{
    size_t count = compare(&scene, name);
    printf("%s: %zu of %d rays hit\n", name, count, soak(RAYS) * RAY_KINDS);
    check("the samples are worth something", count > (size_t)soak(RAYS) / 2 || !hits);
    scene_free(&scene);
}

TEST_FUNCTION(as_brute_force)
{
    const real far[3] = {148376, 1234, -223423};
    trimesh mesh;
    check("memory", trimesh_sphere(&mesh, 3));
    compare_and_free(scene_of(&mesh, 1, NULL), "sphere", true);
    check("memory", trimesh_sphere(&mesh, 2));
    compare_and_free(scene_of(&mesh, 1000, far), "a sphere far away", true);
    check("memory", trimesh_soup(&mesh, 700, 1));
    compare_and_free(scene_of(&mesh, 1, NULL), "soup", true);
    check("memory", trimesh_torus(&mesh, 30, 10, 0.3f));
    compare_and_free(scene_of(&mesh, R(0.01), NULL), "a small torus", true);
    compare_and_free(grid_scene(), "a flat grid of whole numbers", true);
    check("memory", trimesh_sphere(&mesh, 1));
    compare_and_free(scene_of(&mesh, ISECT_DOUBLE ? (real)1e300 : R(1e37), NULL), "a huge sphere",
                     false);
    check("memory", trimesh_sphere(&mesh, 1));
    compare_and_free(scene_of(&mesh, ISECT_DOUBLE ? (real)1e-307 : R(1e-37), NULL),
                     "a sphere of subnormal size", false);
}

TEST_FUNCTION(files)
{
    Scene scene;
    for (size_t i = 0; scene_of_file(i, &scene); i++)
        compare_and_free(scene, "a file", true);
}

/* Degenerate triangles, repeated ones, and equal hits of different triangles: the least index. */
TEST_FUNCTION(awkward_triangles)
{
    Scene scene = grid_scene();
    size_t n = scene.mesh.triangle_count;
    for (size_t i = 0; i < n; i++) {
        uint32_t *corner = scene.indices + 3 * i;
        if (i % 5 == 1)
            memcpy(corner, scene.indices, 3 * sizeof *corner); /* the first again */
        if (i % 5 == 2)
            corner[1] = corner[0]; /* a needle */
        if (i % 5 == 3)
            corner[0] = scene.indices[3], corner[1] = scene.indices[4],
            corner[2] = scene.indices[5]; /* the second again */
        if (i % 5 == 4)
            corner[0] = scene.indices[0], corner[1] = scene.indices[2],
            corner[2] = scene.indices[1]; /* the first from behind */
    }
    for (size_t i = 0; i < 9 * n; i++)
        scene.number[i % 9][i / 9] = scene.positions[3 * scene.indices[i / 3] + i % 3];
    compare_and_free(scene, "repeated and degenerate triangles", true);
}

/* ---- rays that end where they hit ---- */

/* Rays between points and their feet on two triangles perpendicular to an axis: the ends are
 * exact. */
TEST_FUNCTION(feet)
{
    static const uint32_t indices[6] = {0, 1, 2, 2, 1, 3};
    for (int z = 0; z < 3; z++) {
        const int x = (z + 1) % 3, y = (z + 2) % 3;
        real corner[12] = {0};
        for (int k = 0; k < 4; k++) {
            corner[3 * k + z] = R(2.5);
            corner[3 * k + x] = k & 1 ? R(77.7) : R(-33.3);
            corner[3 * k + y] = k & 2 ? R(55.5) : R(-22.2);
        }
        const X(mesh) floor = {corner, 0, 4, indices, 2};
        X(bvh) * bvh;
        check("built", X(bvh_build)(&floor, NULL, &bvh) == ISECT_OK);
        for (int i = 0; i < soak(30000); i++) {
            const real height = (real)any_int(1, 1 << 20) / 4096 * (any_int(0, 1) ? 1 : -1);
            real origin[3], dir[3] = {0, 0, 0};
            origin[x] = any_real(-33, 77), origin[y] = any_real(-22, 55);
            origin[z] = R(2.5) + height, dir[z] = i % 2 ? -height : height < 0 ? 1 : -1;
            const real at = i % 2 ? 1 : real_abs(height), before = at * (1 - REAL_EPSILON / 2);
            X(ray) ray = {{origin[0], origin[1], origin[2]}, {dir[0], dir[1], dir[2]}, 0, at};
            check("its foot", cmp(X(bvh_cast)(bvh, &ray).t, ==, at) && X(bvh_occluded)(bvh, &ray));
            ray.t_min = at;
            check("alone", cmp(X(bvh_cast)(bvh, &ray).t, ==, at) && X(bvh_occluded)(bvh, &ray));
            ray.t_min = 0, ray.t_max = before;
            check("not before",
                  cmp(X(bvh_cast)(bvh, &ray).t, >, at) && !X(bvh_occluded)(bvh, &ray));
        }
        X(bvh_free)(bvh);
    }
}

/* ---- closed meshes do not leak ---- */

TEST_FUNCTION(closed)
{
    const real offsets[2][3] = {{0, 0, 0}, {148376, 1234, -223423}};
    uint64_t random = random_seed(3);
    for (int i = 0; i < 2; i++) {
        trimesh mesh;
        check("memory", trimesh_sphere(&mesh, 5));
        Scene scene = scene_of(&mesh, i ? 500 : 1, offsets[i]);
        X(bvh) *bvh = build(&scene);
        for (int ray = 0; ray < 20000; ray++) {
            X(ray) r;
            scene_rays(&scene, ray % 2 ? RAYS_TO_VERTEX : RAYS_TO_EDGE, 1, &r, &random);
            X(vec3) target = {r.origin.x + r.dir.x, r.origin.y + r.dir.y, r.origin.z + r.dir.z};
            r.origin = (X(vec3)){offsets[i][0], offsets[i][1], offsets[i][2]};
            r.dir = (X(vec3)){target.x - r.origin.x, target.y - r.origin.y, target.z - r.origin.z};
            check("no leak", cmp(X(bvh_cast)(bvh, &r).prim, !=, UINT32_MAX));
            check("no leak", X(bvh_occluded)(bvh, &r));
        }
        X(bvh_free)(bvh);
        scene_free(&scene);
    }
}

/* ---- layouts ---- */

/* Columns of numbers give the same answers as arrays of structs. */
TEST_FUNCTION(arrays)
{
    enum { N = 100 };
    Scene scene = grid_scene();
    X(bvh) *bvh = build(&scene);
    X(ray) rays[N];
    real number[8][N], t[N], u[N], v[N];
    uint32_t prim[N];
    uint64_t random = random_seed(9);
    scene_rays(&scene, RAYS_RANDOM, N, rays, &random);
    for (size_t i = 0; i < N; i++) {
        real one[8];
        memcpy(one, &rays[i], sizeof one);
        for (int f = 0; f < 8; f++)
            number[f][i] = one[f];
    }
    const X(rays) many = {{number[0], number[1], number[2]},
                          {number[3], number[4], number[5]},
                          number[6],
                          number[7],
                          0};
    const X(mesh_touches) touches = {t, u, v, prim, 0};
    X(bvh_cast_n)(bvh, many, N, NULL, touches);
    for (size_t i = 0; i < N; i++) {
        X(mesh_touch) got = {t[i], u[i], v[i], prim[i]};
        check("arrays of numbers", same_answer(got, X(bvh_cast)(bvh, &rays[i])));
    }
    X(bvh_free)(bvh);
    scene_free(&scene);
}

/* ---- memory ---- */

static void fail_building(const Scene *scene, bool quick)
{
    int n = 0;
    isect_status status;
    do {
        Ledger ledger = {.left = n++};
        const X(bvh_options) options = {.allocator = ledger_allocator(&ledger), .fast = quick};
        X(bvh) *bvh = NULL;
        status = X(bvh_build)(&scene->mesh, &options, &bvh);
        check("a status", status == ISECT_OK || (status == ISECT_NO_MEMORY && !bvh));
        check("all is accounted for",
              status != ISECT_OK || ledger.bytes == X(bvh_stats)(bvh).bytes);
        X(bvh_free)(bvh);
        check("nothing is leaked", cmp(ledger.bytes, ==, 0));
    } while (status != ISECT_OK);
    printf("%d requests, each failed once\n", n - 1);
    check("there is something to fail", cmp(n, >, 3));
}

/* ---- meshes that make bad trees: the cost of a ray stays bounded ---- */

static Scene many_triangles(size_t n, real step)
{
    trimesh mesh;
    check("memory", trimesh_soup(&mesh, n, 1));
    for (size_t i = 0; i < n; i++)
        for (int f = 0; f < 9; f++) {
            const float corner[9] = {0, 0, 0, 1, 0, 0, 0, 1, 0};
            mesh.positions[9 * i + (size_t)f] = corner[f] + (float)step * (float)i;
        }
    return scene_of(&mesh, 1, NULL);
}

TEST_FUNCTION(failing_memory)
{
    Scene scene = grid_scene();
    fail_building(&scene, false);
    fail_building(&scene, true);
    scene_free(&scene);
    Scene crowd = many_triangles(300, 0); /* in one cell: a subtree of its own */
    fail_building(&crowd, true);
    scene_free(&crowd);
}

TEST_FUNCTION(bad_trees)
{
    enum { N = 20000 };
    const X(ray) ray = {{R(0.25), R(0.25), -1}, {0, 0, 1}, 0, REAL_INF};
    X(bvh_cost) cost;
    Scene scene = many_triangles(N, 0);
    X(bvh) *bvh = NULL;
    for (int i = 0; i < 2; i++) {
        bvh = i ? build_fast(&scene) : build(&scene);
        check("the first of all the same", cmp(X(bvh_cast_counted)(bvh, &ray, &cost).prim, ==, 0));
        check("the others are dropped",
              cmp(X(bvh_stats)(bvh).repeated, ==, N - 1) && cmp(cost.blocks, ==, 1));
        X(bvh_free)(bvh);
    }
    scene_free(&scene);

    scene = many_triangles(N, 0); /* the first is apart: the partition puts the last before the
                                 others */
    for (int f = 0; f < 9; f++)
        scene.positions[f] -= 8;
    for (int i = 0; i < 2; i++) {
        bvh = i ? build_fast(&scene) : build(&scene);
        check("the least of all the same", cmp(X(bvh_cast)(bvh, &ray).prim, ==, 1));
        check("the one apart is not dropped", cmp(X(bvh_stats)(bvh).repeated, ==, N - 2));
        X(bvh_free)(bvh);
    }
    scene_free(&scene);

    scene = many_triangles(N, 1); /* centers on one line */
    for (int i = 0; i < 2; i++) {
        bvh = i ? build_fast(&scene) : build(&scene);
        check("hit", cmp(X(bvh_cast_counted)(bvh, &ray, &cost).prim, ==, 0));
        check("few nodes and blocks", cmp(cost.nodes, <, 20) && cmp(cost.blocks, <, 10));
        check("not deep", cmp(X(bvh_stats)(bvh).depth, <, 20));
        X(bvh_free)(bvh);
    }
    scene_free(&scene);
}

/* ---- built fast ---- */

/* A grid without its first vertex: each ray down to the center of a triangle hits this one, unless
 * it is left out. */
TEST_FUNCTION(not_finite)
{
    Scene scene = grid_scene();
    for (int whole = 0; whole < 2; whole++) {
        if (whole == 0)
            scene.positions[0] = REAL_NAN;
        else
            for (size_t i = 0; i < 3 * scene.mesh.vertex_count; i++)
                scene.positions[i] = REAL_NAN;
        X(bvh) *bvh = build_fast(&scene);
        size_t left_out = 0;
        for (uint32_t i = 0; i < scene.mesh.triangle_count; i++) {
            const uint32_t *at = scene.indices + 3 * (size_t)i;
            const X(triangle) t = scene_triangle(&scene, i);
            const bool out = whole || at[0] == 0 || at[1] == 0 || at[2] == 0;
            const X(ray) down = {
                {(t.a.x + t.b.x + t.c.x) / 3, (t.a.y + t.b.y + t.c.y) / 3, 1}, {0, 0, -1}, 0, 9};
            check("which one", cmp(X(bvh_cast)(bvh, &down).prim, ==, (out ? UINT32_MAX : i)));
            left_out += out;
        }
        check("counted", cmp(X(bvh_stats)(bvh).not_finite, ==, left_out) && cmp(left_out, >, 0));
        X(bvh_free)(bvh);
    }
    scene_free(&scene);
}

/* ---- packets that do not pay ---- */

/* Rays that are nearly parallel to z, through the boxes of all triangles and past the triangles, up
 * to the last one. */
TEST_FUNCTION(past_many)
{
    enum { N = 4000, SOME = 5 * 64 + 7 };
    static real corner[9 * N];
    static X(ray) rays[SOME];
    static X(mesh_touch) touch[SOME];
    uint64_t bits[(SOME + 63) / 64];
    for (int i = 0; i < N; i++) {
        const real x = i < N - 1 ? 0 : 4, z = (real)i;
        const real at[9] = {x, x, z, 4, 0, z, 0, 4, z};
        memcpy(corner + 9 * i, at, sizeof at);
    }
    for (int i = 0; i < SOME; i++)
        rays[i] = (X(ray)){{3 + (real)(i % 8) / 64, 3 + (real)(i / 8) / 64, -1},
                           {R(0x1p-20), R(0x1p-20), 1},
                           0,
                           REAL_INF};
    const X(mesh) mesh = {corner, 0, 3 * N, NULL, N};
    X(bvh) *bvh = NULL;
    check("built", cmp(X(bvh_build)(&mesh, NULL, &bvh), ==, ISECT_OK));
    X(bvh_cast_n)(bvh, X(rays_of)(rays), SOME, NULL, X(mesh_touches_of)(touch));
    X(bvh_occluded_n)(bvh, X(rays_of)(rays), SOME, NULL, bits);
    for (size_t i = 0; i < SOME; i++) {
        check("the last one", cmp(touch[i].prim, ==, N - 1) && isect_bit(bits, i));
        check("as one ray", same_answer(touch[i], X(bvh_cast)(bvh, &rays[i])));
    }
    X(bvh_free)(bvh);
}

/* A mesh with all triangles except one in one cell of space, or with no extent. */
TEST_FUNCTION(one_cell)
{
    const real scales[] = {R(0x1p-30), 0};
    for (size_t k = 0; k < COUNT(scales); k++) {
        trimesh mesh;
        check("memory", trimesh_sphere(&mesh, 3));
        Scene scene = scene_of(&mesh, 1, NULL);
        for (size_t i = 0; i < 3 * scene.mesh.vertex_count; i++)
            if (i / 3 != scene.indices[0])
                scene.positions[i] *= scales[k];
        X(bvh) *bvh = build(&scene), *quick = build_fast(&scene);
        const size_t n = scene.mesh.triangle_count, step = 16;
        size_t hits = 0;
        for (size_t i = 0; i < n; i += step) { /* from outside through each to the center */
            const X(triangle) t = scene_triangle(&scene, i);
            const X(vec3) p = {t.a.x + t.b.x + t.c.x, t.a.y + t.b.y + t.c.y, t.a.z + t.b.z + t.c.z};
            const X(ray) ray = {p, {-p.x, -p.y, -p.z}, 0, 1};
            const X(mesh_touch) want = X(bvh_cast)(bvh, &ray);
            check("as the other", same_answer(X(bvh_cast)(quick, &ray), want));
            hits += want.prim != UINT32_MAX;
        }
        check("not deep", cmp(X(bvh_stats)(quick).depth, <, 20));
        check("the samples are worth something", k > 0 || hits > n / step / 2);
        X(bvh_free)(bvh);
        X(bvh_free)(quick);
        scene_free(&scene);
    }
}

/* No triangle of a small mesh is lost; a part of a mesh has unused vertices. */
TEST_FUNCTION(few_triangles)
{
    trimesh mesh;
    check("memory", trimesh_soup(&mesh, 100, 5));
    Scene scene = scene_of(&mesh, 1, NULL);
    for (size_t n = 1; n <= scene.mesh.triangle_count; n++) {
        X(mesh) part = scene.mesh;
        X(bvh) *bvh = NULL;
        part.triangle_count = n;
        check("built", cmp(X(bvh_build)(&part, &fast, &bvh), ==, ISECT_OK));
        check("all are in it", cmp(X(bvh_stats)(bvh).triangles, ==, n));
        for (size_t i = 0; i < n; i++) {
            const X(triangle) t = scene_triangle(&scene, i);
            X(mesh_nearest) nearest = X(bvh_closest)(bvh, &t.a, REAL_INF);
            check("found", cmp(nearest.distance2, ==, 0) && cmp(nearest.prim, <=, i));
        }
        X(bvh_free)(bvh);
    }
    scene_free(&scene);
}

TEST_FUNCTION(nearly_as_good)
{
    trimesh mesh[4];
    check("memory", trimesh_sphere(&mesh[0], 5) && trimesh_terrain(&mesh[1], 80) &&
                        trimesh_soup(&mesh[2], 5000, 3) && trimesh_torus(&mesh[3], 80, 40, 0.3f));
    for (int i = 0; i < 4; i++) {
        Scene scene = scene_of(&mesh[i], 1, NULL);
        X(bvh) *best = build(&scene), *quick = build_fast(&scene);
        const double ratio = (double)X(bvh_stats)(quick).cost / (double)X(bvh_stats)(best).cost;
        printf("a ray costs %.2f times as much\n", ratio);
        check("nearly as good", cmp(ratio, <, 1.5));
        X(bvh_free)(best);
        X(bvh_free)(quick);
        scene_free(&scene);
    }
}

/* Each triangle is twice as far away as the one before: the worst case for the depth of a binned
 * tree. */
TEST_FUNCTION(deep_tree)
{
    size_t n = ISECT_DOUBLE ? 600 : 240;
    trimesh mesh;
    check("memory", trimesh_soup(&mesh, n, 1));
    Scene scene = scene_of(&mesh, 1, NULL);
    for (size_t i = 0; i < 9 * n; i++) {
        const real corner[9] = {0, 0, 0, 1, 0, 0, 0, 1, 0};
        int power = (int)(i / 9) - (int)(n / 2);
        scene.positions[i] = (1 + corner[i % 9]) * (real)ldexp(1, power);
    }
    for (size_t i = 0; i < 9 * n; i++)
        scene.number[i % 9][i / 9] = scene.positions[i];
    for (int k = 0; k < 3; k++)
        scene.lower[k] = 0, scene.upper[k] = 2;
    compare_and_free(scene, "triangles of every size", false);
}

/* A tree of more than 8 MB, beyond which a batch visits the blocks of its rays in another way. */
TEST_FUNCTION(beyond_the_caches)
{
    X(ray) rays[RAYS];
    X(mesh_touch) touches[RAYS], touch;
    uint64_t random = random_seed(17);
    trimesh mesh;
    check("memory", trimesh_soup(&mesh, ISECT_DOUBLE ? 90000 : 140000, 5));
    Scene scene = scene_of(&mesh, 1, NULL);
    X(bvh) *bvh = build_fast(&scene);
    int hits = 0;
    size_t bytes = 0;
    check("its size", X(bvh_save)(bvh, NULL, 0, &bytes) == ISECT_TOO_SMALL);
    check("large, if it holds triangles", scene_indexed() || cmp(bytes, >, 33 << 18));
    scene_rays(&scene, RAYS_RANDOM, RAYS, rays, &random);
    X(bvh_cast_n)(bvh, X(rays_of)(rays), RAYS, NULL, X(mesh_touches_of)(touches));
    for (int i = 0; i < RAYS; i++) {
        touch = X(bvh_cast)(bvh, &rays[i]);
        check("as one by one", same_answer(touch, touches[i]));
        hits += touch.prim != UINT32_MAX;
    }
    check_share(hits, RAYS, 0.1, 0.99);
    X(bvh_free)(bvh);
    scene_free(&scene);
}

/* ---- meshes of moderate size: no operand is subnormal, in building and in queries ---- */

static void ask_tame(const Scene *scene, const isect_threads *threads, bool quick)
{
    const X(bvh_options) options = {.threads = *threads, .fast = quick};
    X(bvh) * bvh;
    X(ray) rays[RAYS];
    X(mesh_touch) touches[RAYS];
    uint64_t bits[(RAYS + 63) / 64], random = random_seed(11);
    forget_subnormals();
    check("built", cmp(X(bvh_build)(&scene->mesh, &options, &bvh), ==, ISECT_OK));
    check("no subnormal in building", !met_subnormals());
    for (int k = 0; k < RAY_KINDS; k++) {
        if (k == RAYS_TINY || k == RAYS_HUGE || k == RAYS_STRANGE)
            continue;
        scene_rays(scene, (RayKind)k, RAYS, rays, &random);
        forget_subnormals();
        X(bvh_cast_n)(bvh, X(rays_of)(rays), RAYS, NULL, X(mesh_touches_of)(touches));
        X(bvh_occluded_n)(bvh, X(rays_of)(rays), RAYS, NULL, bits);
        for (int i = 0; i < RAYS; i++)
            check("as many",
                  cmp(X(bvh_cast)(bvh, &rays[i]).prim, ==, touches[i].prim) &&
                      cmp(X(bvh_occluded)(bvh, &rays[i]), ==, isect_bit(bits, (size_t)i)));
        check("no subnormal in asking", !met_subnormals());
    }
    X(bvh_free)(bvh);
}
TEST_FUNCTION(no_subnormals)
{
    int used = 0;
    const isect_threads threads[] = {{0}, {.parallel_for = scene_backwards, .pool = &used}};
    trimesh mesh[4];
    check("memory", trimesh_sphere(&mesh[0], 4) && trimesh_terrain(&mesh[1], 40) &&
                        trimesh_soup(&mesh[2], 3000, 3) && trimesh_torus(&mesh[3], 40, 20, 0.3f));
    for (int i = 0; i < 4; i++) {
        Scene scene = scene_of(&mesh[i], 100, NULL);
        ask_tame(&scene, &threads[i % 2], false);
        ask_tame(&scene, &threads[i % 2], true);
        scene_free(&scene);
    }
    check("they would be seen", sees_subnormals());
}

TESTS_IN(bvh_tree, cmocka_unit_test(beyond_the_caches), cmocka_unit_test(cases),
         cmocka_unit_test(not_finite), cmocka_unit_test(past_many), cmocka_unit_test(empty_meshes),
         cmocka_unit_test(bad_arguments), cmocka_unit_test(strides),
         cmocka_unit_test(as_brute_force), cmocka_unit_test(files),
         cmocka_unit_test(awkward_triangles), cmocka_unit_test(feet), cmocka_unit_test(closed),
         cmocka_unit_test(arrays), cmocka_unit_test(failing_memory), cmocka_unit_test(bad_trees),
         cmocka_unit_test(deep_tree), cmocka_unit_test(one_cell), cmocka_unit_test(few_triangles),
         cmocka_unit_test(nearly_as_good), cmocka_unit_test(no_subnormals))
