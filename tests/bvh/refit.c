/* isect_bvh_refit - a tree with moved vertices is bitwise equal to a loop over the moved
 * triangles. */
#include "bvh/scene.h"
#include "bvh/tree.h"
#include "kit/kit.h"

enum { RAYS = 60, POINTS = 24 };

static X(bvh) * build(const Scene *scene)
{
    X(bvh) *bvh = NULL;
    check("built", X(bvh_build)(&scene->mesh, NULL, &bvh) == ISECT_OK && bvh);
    return bvh;
}

/* ---- how vertices move ---- */

typedef enum Move { NOT, SLIGHTLY, TWISTED, ANYWHERE, FLAT, MOVES } Move;
static const char *const moves[MOVES] = {"not moved", "slightly", "twisted", "anywhere", "flat"};

static void move_vertex(real p[3], Move move, uint64_t *random)
{
    const real s = (real)sin((double)p[1] * 3), c = (real)cos((double)p[1] * 3), x = p[0];
    for (int k = 0; k < 3; k++) {
        const real any = (real)random_unit(random) - R(0.5);
        if (move == SLIGHTLY)
            p[k] += any / 64;
        if (move == ANYWHERE)
            p[k] = any * 2;
    }
    if (move == TWISTED)
        p[0] = c * x - s * p[2], p[2] = s * x + c * p[2];
    if (move == FLAT)
        p[2] = R(0.25);
}

static void move_scene(Scene *scene, Move move, uint64_t *random)
{
    for (int k = 0; k < 3; k++)
        scene->lower[k] = REAL_INF, scene->upper[k] = -REAL_INF;
    for (size_t i = 0; i < scene->mesh.vertex_count; i++) {
        real *p = scene->positions + 3 * i;
        move_vertex(p, move, random);
        for (int k = 0; k < 3; k++) {
            scene->lower[k] = p[k] < scene->lower[k] ? p[k] : scene->lower[k];
            scene->upper[k] = p[k] > scene->upper[k] ? p[k] : scene->upper[k];
        }
    }
    for (size_t i = 0; i < 9 * scene->mesh.triangle_count; i++)
        scene->number[i % 9][i / 9] = scene->positions[3 * scene->indices[i / 3] + i % 3];
}

/* ---- as the loop, and as a new tree ---- */

static bool same_mesh_touch(const X(mesh_touch) * a, const X(mesh_touch) * b)
{
    return !memcmp(&a->t, &b->t, sizeof a->t) && !memcmp(&a->u, &b->u, sizeof a->u) &&
           !memcmp(&a->v, &b->v, sizeof a->v) && a->prim == b->prim;
}

static size_t compare_rays(const Scene *scene, const X(bvh) * bvh, const char *name,
                           uint64_t *random)
{
    X(ray) rays[RAYS];
    X(mesh_touch) touches[RAYS];
    uint64_t bits[(RAYS + 63) / 64];
    size_t hits = 0;
    for (int k = 0; k < RAY_KINDS; k++) {
        scene_rays(scene, (RayKind)k, RAYS, rays, random);
        X(bvh_cast_n)(bvh, X(rays_of)(rays), RAYS, NULL, X(mesh_touches_of)(touches));
        X(bvh_occluded_n)(bvh, X(rays_of)(rays), RAYS, NULL, bits);
        for (size_t i = 0; i < RAYS; i++) {
            const X(mesh_touch) want = scene_brute(scene, &rays[i]);
            const bool hit = want.prim != UINT32_MAX;
            check(name, same_mesh_touch(&touches[i], &want) && isect_bit(bits, i) == hit);
            hits += hit;
        }
    }
    return hits;
}

static void compare_points(const Scene *scene, const X(bvh) * bvh, const char *name,
                           uint64_t *random)
{
    X(bvh) *anew = build(scene);
    X(vec3) points[POINTS];
    for (int k = 0; k < POINT_KINDS; k++) {
        scene_points(scene, (PointKind)k, POINTS, points, random);
        for (size_t i = 0; i < POINTS; i++) {
            const X(mesh_nearest) got = X(bvh_closest)(bvh, &points[i], REAL_INF),
                                  want = X(bvh_closest)(anew, &points[i], REAL_INF);
            check(name, !memcmp(&got, &want, sizeof got));
        }
    }
    const X(bvh_statistics) got = X(bvh_stats)(bvh), want = X(bvh_stats)(anew);
    check("bounds", !memcmp(&got.bounds, &want.bounds, sizeof got.bounds));
    X(bvh_free)(anew);
}

static void move_and_compare(trimesh *mesh)
{
    uint64_t random = random_seed(21);
    Scene scene = scene_of(mesh, 1, NULL);
    X(bvh) *bvh = build(&scene);
    const real built = X(bvh_stats)(bvh).built;
    size_t hits = 0;
    for (int move = 0; move < MOVES; move++) {
        move_scene(&scene, (Move)move, &random);
        check("refitted", X(bvh_refit)(bvh, &scene.mesh, NULL) == ISECT_OK);
        hits += compare_rays(&scene, bvh, moves[move], &random);
        compare_points(&scene, bvh, moves[move], &random);
        const real cost = X(bvh_stats)(bvh).cost;
        check("nothing is worse", move != NOT || cost == built);
        check("hardly worse", move != SLIGHTLY || (cost < R(1.5) * built && cost > built / 2));
        check("all boxes overlap", move != ANYWHERE || cost > 2 * built);
        check("as it was", cmp(X(bvh_stats)(bvh).built, ==, built));
    }
    check("the samples are worth something", hits > RAYS);
    X(bvh_free)(bvh);
    scene_free(&scene);
}

TEST_FUNCTION(as_the_loop)
{
    trimesh mesh;
    check("memory", trimesh_sphere(&mesh, 3));
    move_and_compare(&mesh);
    check("memory", trimesh_soup(&mesh, 700, 1));
    move_and_compare(&mesh);
    check("memory", trimesh_torus(&mesh, 30, 10, 0.3f));
    move_and_compare(&mesh);
}

/* A mesh so large that its triangles are prefetched: a grid in the plane z = 0, then in z = -3. A
 * ray down to the center of a triangle, at a third of integers, hits no other one. */
TEST_FUNCTION(large)
{
    trimesh mesh;
    check("memory", trimesh_grid(&mesh, 260));
    Scene scene = scene_of(&mesh, 1, NULL);
    X(bvh) *bvh = build(&scene);
    for (int moved = 0; moved < 2; moved++) {
        for (uint32_t i = 0; i < scene.mesh.triangle_count; i += 499) {
            const X(triangle) t = scene_triangle(&scene, i);
            const X(ray) down = {
                {(t.a.x + t.b.x + t.c.x) / 3, (t.a.y + t.b.y + t.c.y) / 3, 1}, {0, 0, -1}, 0, 9};
            const X(mesh_touch) got = X(bvh_cast)(bvh, &down);
            check("it is hit", cmp(got.prim, ==, i) && cmp(got.t, ==, (moved ? 4 : 1)));
        }
        for (size_t i = 0; i < scene.mesh.vertex_count; i++)
            scene.positions[3 * i + 2] = -3;
        check("refitted", cmp(X(bvh_refit)(bvh, &scene.mesh, NULL), ==, ISECT_OK));
    }
    X(bvh_free)(bvh);
    scene_free(&scene);
}

/* One triangle, and no triangle. */
TEST_FUNCTION(small)
{
    real triangle[9] = {0, 0, 0, 4, 0, 0, 0, 4, 0};
    const X(mesh) one = {triangle, 0, 3, NULL, 1}, none = {NULL, 0, 0, NULL, 0};
    const X(ray) down = {{1, 1, 9}, {0, 0, -1}, 0, 9};
    X(bvh) *bvh = NULL;
    check("built", X(bvh_build)(&one, NULL, &bvh) == ISECT_OK);
    triangle[2] = triangle[5] = triangle[8] = 7;
    check("the mesh is not read but then", scene_indexed() || X(bvh_cast)(bvh, &down).t == 9);
    check("refitted", X(bvh_refit)(bvh, &one, NULL) == ISECT_OK);
    check("moved", cmp(X(bvh_cast)(bvh, &down).t, ==, 2));
    check("another number", X(bvh_refit)(bvh, &none, NULL) == ISECT_BAD_ARGUMENT);
    X(bvh_free)(bvh);
    check("built", X(bvh_build)(&none, NULL, &bvh) == ISECT_OK);
    check("nothing to do", X(bvh_refit)(bvh, &none, NULL) == ISECT_OK);
    check("nothing to enter", cmp(X(bvh_stats)(bvh).cost, ==, X(bvh_stats)(bvh).built));
    X(bvh_free)(bvh);
}

/* ---- a failed call changes nothing ---- */

static void check_kept(X(bvh) * bvh, const X(mesh) * mesh, isect_status want, const char *name)
{
    const size_t bytes = X(bvh_stats)(bvh).bytes;
    char *before = malloc(bytes);
    check("memory", before);
    memcpy(before, bvh, bytes);
    check(name, X(bvh_refit)(bvh, mesh, NULL) == want);
    check("untouched", !memcmp(before, bvh, bytes));
    free(before);
}

TEST_FUNCTION(refused)
{
    trimesh mesh;
    check("memory", trimesh_sphere(&mesh, 2));
    Scene scene = scene_of(&mesh, 1, NULL);
    X(bvh) *bvh = build(&scene);
    X(mesh) other = scene.mesh;
    check("no tree", X(bvh_refit)(NULL, &other, NULL) == ISECT_BAD_ARGUMENT);
    check_kept(bvh, NULL, ISECT_BAD_ARGUMENT, "no mesh");
    other.triangle_count--;
    check_kept(bvh, &other, ISECT_BAD_ARGUMENT, "a triangle less");
    other = scene.mesh, other.vertex_count /= 2;
    check_kept(bvh, &other, ISECT_BAD_ARGUMENT, "an index too large");
    const real bad[] = {REAL_NAN, REAL_INF, -REAL_INF};
    for (size_t i = 0; i < COUNT(bad); i++) {
        real *number = &scene.positions[7 * i + 2], was = *number;
        *number = bad[i];
        check_kept(bvh, &scene.mesh, ISECT_NOT_FINITE, "not finite");
        *number = was;
    }
    X(bvh_free)(bvh);

    scene.positions[4] = REAL_NAN;
    bvh = build(&scene);
    check("left out", cmp(X(bvh_stats)(bvh).not_finite, >, 0));
    scene.positions[4] = 0;
    check_kept(bvh, &scene.mesh, ISECT_BAD_ARGUMENT, "triangles were left out");
    X(bvh_free)(bvh);
    for (size_t i = 3; i < 3 * scene.mesh.triangle_count; i++)
        scene.indices[i] = scene.indices[i % 3];
    bvh = build(&scene);
    check("dropped", cmp(X(bvh_stats)(bvh).repeated, >, 0));
    check_kept(bvh, &scene.mesh, ISECT_BAD_ARGUMENT, "repeated ones were dropped");
    X(bvh_free)(bvh);
    scene_free(&scene);
}

/* ---- threads ---- */

/* The tree is bytewise the same on any threads. */
TEST_FUNCTION(threads)
{
    int used = 0;
    const isect_threads given[] = {
        {0}, {.count = 3}, {.parallel_for = scene_backwards, .pool = &used}};
    uint64_t random = random_seed(4);
    trimesh mesh;
    check("memory", trimesh_soup(&mesh, 20000, 3));
    Scene scene = scene_of(&mesh, 1, NULL);
    X(bvh) *bvh = build(&scene);
    const size_t bytes = X(bvh_stats)(bvh).bytes;
    char *want = malloc(bytes);
    check("memory", want);
    move_scene(&scene, SLIGHTLY, &random);
    for (size_t i = 0; i < COUNT(given); i++) {
        check("refitted", cmp(X(bvh_refit)(bvh, &scene.mesh, &given[i]), ==, ISECT_OK));
        check("the same from any threads", i == 0 || !memcmp(want, bvh, bytes));
        memcpy(want, bvh, bytes);
    }
    check("the caller's own threads were used", cmp(used, ==, 1));
    free(want);
    X(bvh_free)(bvh);
    scene_free(&scene);
}

TESTS_IN(bvh_refit, cmocka_unit_test(as_the_loop), cmocka_unit_test(large), cmocka_unit_test(small),
         cmocka_unit_test(refused), cmocka_unit_test(threads))
