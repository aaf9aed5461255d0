/* tests/bvh/hits.c - isect_bvh_cast_all, isect_bvh_cast_next, isect_bvh_cast_crossings,
 * isect_bvh_cast_filtered, isect_bvh_classify_frustum: equal to a loop over all triangles, in the
 * order that the header defines. */
#include "bvh/scene.h"
#include "kit/kit.h"

enum { MOST = 4096, ASKED = 60 }; /* MOST: hits of a ray, and triangles of scenes made here */

static X(bvh) * build(const Scene *scene)
{
    X(bvh) *bvh = NULL;
    check("built", X(bvh_build)(&scene->mesh, NULL, &bvh) == ISECT_OK && bvh);
    return bvh;
}

static Scene grid_scene(void)
{
    trimesh mesh;
    check("memory", trimesh_grid(&mesh, 12));
    return scene_of(&mesh, 1, NULL);
}

/* ---- cases ---- */

/* Three triangles one behind the other at z = 2, 1, 0; the first two of them are given last. */
static const real stack[] = {0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 2, 4, 0,
                             2, 0, 4, 2, 0, 0, 1, 4, 0, 1, 0, 4, 1};

static bool is_odd(void *user, const X(mesh_touch) * touch)
{
    ++*(int *)user;
    return touch->prim % 2 == 1;
}
static bool is_wanted(void *user, const X(mesh_touch) * touch)
{
    return touch->prim == *(const uint32_t *)user;
}

TEST_FUNCTION(rays_one_by_one)
{
    const X(mesh) mesh = {stack, 0, 9, NULL, 3};
    const X(ray) down = {{1, 1, 3}, {0, 0, -1}, 0, REAL_INF}, up = {{1, 1, 3}, {0, 0, 1}, 0, 9};
    X(bvh) *bvh = NULL;
    check("built", X(bvh_build)(&mesh, NULL, &bvh) == ISECT_OK);
    X(mesh_touch) touch[3] = {{0, 0, 0, 7}, {0, 0, 0, 7}, {0, 0, 0, 7}};
    size_t count = 9;
    check("all",
          cmp(X(bvh_cast_all)(bvh, &down, touch, 3, &count), ==, ISECT_OK) && cmp(count, ==, 3));
    check("nearest first",
          cmp(touch[0].prim, ==, 1) && cmp(touch[1].prim, ==, 2) && cmp(touch[2].prim, ==, 0));
    check("their t", cmp(touch[0].t, ==, 1) && cmp(touch[1].t, ==, 2) && cmp(touch[2].t, ==, 3));
    check("none", X(bvh_cast_all)(bvh, &up, NULL, 0, &count) == ISECT_OK && cmp(count, ==, 0));
    touch[2].prim = 7;
    check("no room", cmp(X(bvh_cast_all)(bvh, &down, touch, 2, &count), ==, ISECT_TOO_SMALL) &&
                         cmp(count, ==, 3));
    check("nothing beyond the capacity", cmp(touch[2].prim, ==, 7));
    int asked = 0;
    check("filtered",
          cmp(X(bvh_cast_filtered)(bvh, &down, is_odd, &asked).prim, ==, 1) && cmp(asked, >, 0));
    for (uint32_t wanted = 0; wanted < 4; wanted++) {
        const X(mesh_touch) got = X(bvh_cast_filtered)(bvh, &down, is_wanted, &wanted);
        check("the wanted one", cmp(got.prim, ==, (wanted < 3 ? wanted : UINT32_MAX)));
        check("its t", cmp(got.t, ==, (wanted == 0 ? 3 : wanted < 3 ? (real)wanted : REAL_INF)));
    }
    X(bvh_free)(bvh);
}

TEST_FUNCTION(frusta_one_by_one)
{
    const X(mesh) mesh = {stack, 0, 9, NULL, 3};
    X(bvh) *bvh = NULL;
    check("built", X(bvh_build)(&mesh, NULL, &bvh) == ISECT_OK);
    /* 0 <= z <= 1, any x, and y up to 4, in the planes of both sides. */
    const X(frustum) slab = {.plane = {{{0, 0, -1}, 0},
                                       {{0, 0, 1}, -1},
                                       {{0, 1, 0}, -4},
                                       {{0, 0, 0}, -1},
                                       {{0, 0, 0}, -1},
                                       {{0, 0, 0}, -1}}};
    uint32_t prim[3] = {7, 7, 7};
    size_t count = 9;
    check("inside, on its planes",
          cmp(X(bvh_classify_frustum)(bvh, &slab, ISECT_TANGENT_INSIDE, prim, 3, &count), ==,
              ISECT_OK));
    check("by index",
          cmp(count, ==, 2) && cmp(prim[0], ==, 0) && cmp(prim[1], ==, 2) && cmp(prim[2], ==, 7));
    check("no room", cmp(X(bvh_classify_frustum)(bvh, &slab, ISECT_STRADDLES, prim, 1, &count), ==,
                         ISECT_TOO_SMALL) &&
                         cmp(count, ==, 2));
    X(frustum) cut = slab;
    cut.plane[0].d = -1, cut.plane[1].d = -3, cut.plane[2].d = -2;
    check("crossing",
          cmp(X(bvh_classify_frustum)(bvh, &cut, ISECT_STRADDLES, prim, 3, &count), ==, ISECT_OK) &&
              cmp(count, ==, 3));
    check("not inside",
          X(bvh_classify_frustum)(bvh, &cut, ISECT_TANGENT_INSIDE, NULL, 0, &count) == ISECT_OK &&
              cmp(count, ==, 0));
    const isect_side wrong[] = {ISECT_OUTSIDE, (isect_side)5};
    for (int i = 0; i < 2; i++) {
        count = 9;
        check("no side", cmp(X(bvh_classify_frustum)(bvh, &cut, wrong[i], prim, 3, &count), ==,
                             ISECT_BAD_ARGUMENT) &&
                             cmp(count, ==, 9));
    }
    X(bvh_free)(bvh);
}

TEST_FUNCTION(empty)
{
    const X(mesh) none = {NULL, 0, 0, NULL, 0};
    const X(ray) ray = {{0, 0, 2}, {0, 0, -1}, -REAL_INF, REAL_INF};
    const X(frustum) all = {.plane = {{{0, 0, 0}, -1},
                                      {{0, 0, 0}, -1},
                                      {{0, 0, 0}, -1},
                                      {{0, 0, 0}, -1},
                                      {{0, 0, 0}, -1},
                                      {{0, 0, 0}, -1}}};
    X(bvh) *bvh = NULL;
    size_t count = 9;
    check("built", X(bvh_build)(&none, NULL, &bvh) == ISECT_OK);
    check("no ray", X(bvh_cast_all)(bvh, &ray, NULL, 0, &count) == ISECT_OK && cmp(count, ==, 0));
    check("no frustum",
          X(bvh_classify_frustum)(bvh, &all, ISECT_INSIDE, NULL, 0, &count) == ISECT_OK &&
              cmp(count, ==, 0));
    X(bvh_free)(bvh);
}

/* ---- as the loop ---- */

/* The same hits, three at a time. */
static void judge_next(const X(bvh) * bvh, const X(ray) * ray, const X(mesh_touch) * touch,
                       size_t count)
{
    X(mesh_touch) few[3];
    size_t got = 3;
    for (size_t k = 0; got == 3; k += got) {
        got = X(bvh_cast_next)(bvh, ray, k ? &touch[k - 1] : NULL, few, 3);
        check("as many as are left", cmp(got, ==, (count - k < 3 ? count - k : 3)));
        for (size_t i = 0; i < got; i++)
            check("the next",
                  cmp(few[i].t, ==, touch[k + i].t) && cmp(few[i].prim, ==, touch[k + i].prim));
    }
    check("none is wanted", X(bvh_cast_next)(bvh, ray, NULL, NULL, 0) == 0);
}

/* The crossings are a part of all hits, and include those in the interior of triangles. */
static void judge_crossings(const X(bvh) * bvh, const X(ray) * ray, const X(mesh_touch) * touch,
                            size_t count)
{
    static X(mesh_touch) crossing[MOST];
    size_t crossings = 0, k = 0;
    check("room", cmp(X(bvh_cast_crossings)(bvh, ray, crossing, MOST, &crossings), ==, ISECT_OK));
    for (size_t i = 0; i < count; i++) {
        const real u = touch[i].u, v = touch[i].v, near = 8 * REAL_EPSILON;
        if (k < crossings && crossing[k].prim == touch[i].prim && crossing[k].t == touch[i].t)
            k++;
        else
            check("inside of a triangle it is a crossing",
                  u <= near || v <= near || u + v >= 1 - near);
    }
    check("no others", cmp(k, ==, crossings));
}

typedef struct Told {
    const X(mesh_touch) * touch; /* the hits of cast_all */
    size_t all, count, most;
    bool told[MOST];
} Told;

/* The touch must be one of all, with the same bits, and not reported before. */
static bool tell(void *user, const X(mesh_touch) * touch)
{
    Told *told = user;
    size_t k = 0;
    while (k < told->all && told->touch[k].prim != touch->prim)
        k++;
    check("one of them", cmp(k, <, told->all) && !told->told[k]);
    check("the same", cmp(told->touch[k].t, ==, touch->t) && cmp(told->touch[k].u, ==, touch->u) &&
                          cmp(told->touch[k].v, ==, touch->v));
    told->told[k] = true;
    return ++told->count < told->most;
}

static void judge_told(const X(bvh) * bvh, const X(ray) * ray, const X(mesh_touch) * touch,
                       size_t count)
{
    Told all = {.touch = touch, .all = count, .most = SIZE_MAX};
    Told some = {.touch = touch, .all = count, .most = (count + 1) / 2};
    check("all told", X(bvh_cast_visit)(bvh, ray, tell, &all) && cmp(all.count, ==, count));
    check("ended", cmp(X(bvh_cast_visit)(bvh, ray, tell, &some), ==, (count == 0)));
    check("at once", cmp(some.count, ==, some.most));
}

static void judge_ray(const Scene *scene, const X(bvh) * bvh, const X(ray) * ray)
{
    static X(mesh_touch) touch[MOST];
    size_t count = 0, found = 0;
    check("room", cmp(X(bvh_cast_all)(bvh, ray, touch, MOST, &count), ==, ISECT_OK));
    for (size_t i = 0; i < count; i++) {
        const X(triangle) triangle = scene_triangle(scene, touch[i].prim);
        const X(touch) same = X(cast_ray_triangle)(ray, &triangle);
        check("the same t", cmp(same.t, ==, touch[i].t) && cmp(same.u, ==, touch[i].u) &&
                                cmp(same.v, ==, touch[i].v));
        check("in order", i == 0 || touch[i - 1].t < touch[i].t ||
                              (touch[i - 1].t == touch[i].t && touch[i - 1].prim < touch[i].prim));
    }
    for (size_t i = 0; i < scene->mesh.triangle_count; i++) {
        const X(triangle) triangle = scene_triangle(scene, i);
        found += X(cast_ray_triangle)(ray, &triangle).t < REAL_INF;
    }
    check("as many as the loop", cmp(found, ==, count));
    check("the first is the nearest",
          cmp((count ? touch[0].prim : UINT32_MAX), ==, X(bvh_cast)(bvh, ray).prim));
    judge_next(bvh, ray, touch, count);
    judge_crossings(bvh, ray, touch, count);
    int unused = 0;
    size_t k = 0;
    while (k < count && touch[k].prim % 2 == 0)
        k++;
    check("the first odd one", cmp(X(bvh_cast_filtered)(bvh, ray, is_odd, &unused).prim, ==,
                                   (k < count ? touch[k].prim : UINT32_MAX)));
    judge_told(bvh, ray, touch, count);
}

static void judge_rays_and_free(Scene scene)
{
    static X(ray) ray[ASKED];
    X(bvh) *bvh = build(&scene);
    uint64_t random = 17;
    for (int asked = 0; asked < soak(ASKED); asked += ASKED)
        for (int k = 0; k < RAY_KINDS; k++) {
            scene_rays(&scene, (RayKind)k, ASKED, ray, &random);
            for (int i = 0; i < ASKED; i++)
                judge_ray(&scene, bvh, &ray[i]);
        }
    X(bvh_free)(bvh);
    scene_free(&scene);
}

TEST_FUNCTION(rays_as_the_loop)
{
    Scene scene;
    judge_rays_and_free(grid_scene());
    for (size_t i = 0; scene_of_file(i, &scene); i++)
        judge_rays_and_free(scene);
}

/* Lines through vertices and along edges of closed meshes cross them an even number of times. */
TEST_FUNCTION(crossings_are_even)
{
    size_t hits = 0, crossings = 0;
    for (int which = 0; which < 3; which++) {
        static X(ray) ray[ASKED];
        static X(mesh_touch) touch[MOST];
        trimesh mesh;
        check("memory", which == 0   ? trimesh_sphere(&mesh, 2)
                        : which == 1 ? trimesh_torus(&mesh, 16, 8, 0.25F)
                                     : trimesh_knot(&mesh, 40, 7));
        Scene scene = scene_of(&mesh, 1, NULL);
        X(bvh) *bvh = build(&scene);
        uint64_t random = 23;
        for (int k = 0; k < RAYS_STRANGE; k++) {
            scene_rays(&scene, (RayKind)k, ASKED, ray, &random);
            for (int i = 0; i < ASKED; i++) {
                size_t count = 0, all = 0;
                ray[i].t_min = -REAL_INF, ray[i].t_max = REAL_INF;
                if (i % 4 == 0) { /* from a vertex to a vertex, which is exact in small numbers */
                    ray[i].origin = (Vec3){0, 0, 0};
                    ray[i].dir = scene_triangle(&scene, (size_t)i % scene.mesh.triangle_count).a;
                }
                check("room",
                      cmp(X(bvh_cast_crossings)(bvh, &ray[i], touch, MOST, &count), ==, ISECT_OK));
                check("even", cmp(count % 2, ==, 0));
                check("all", cmp(X(bvh_cast_all)(bvh, &ray[i], touch, MOST, &all), ==, ISECT_OK));
                hits += all, crossings += count;
            }
        }
        X(bvh_free)(bvh);
        scene_free(&scene);
    }
    check("some hits are of edges", cmp(crossings, >, 1000) && hits > crossings + 100);
}

/* Six planes about a part of the mesh; some go through its vertices, and some are absent. */
static X(frustum) frustum_about(const Scene *scene)
{
    X(frustum) frustum = {.plane = {{{0, 0, 0}, -1}}};
    for (int k = 0; k < 6; k++) {
        const X(triangle) near =
            scene_triangle(scene, (size_t)any_int(0, (int)scene->mesh.triangle_count - 1));
        Vec3 normal = any_unit();
        if (any_int(0, 2) == 0)
            normal = (Vec3){k % 3 == 0, k % 3 == 1, k % 3 == 2};
        if (k % 2)
            normal = times(-1, normal);
        frustum.plane[k] = (X(plane)){normal, -dot(normal, near.a)};
        if (any_int(0, 5) == 0)
            frustum.plane[k] = (X(plane)){{0, 0, 0}, -1};
    }
    return frustum;
}

static size_t judge_frustum(const Scene *scene, const X(bvh) * bvh, isect_side least)
{
    static uint32_t prim[MOST];
    const X(frustum) frustum = frustum_about(scene);
    size_t count = 0, k = 0;
    check("room",
          cmp(X(bvh_classify_frustum)(bvh, &frustum, least, prim, MOST, &count), ==, ISECT_OK));
    for (size_t i = 0; i < scene->mesh.triangle_count; i++) {
        const X(triangle) triangle = scene_triangle(scene, i);
        if (X(classify_frustum_triangle)(&frustum, &triangle) < least)
            continue;
        check("found, in order", cmp(k, <, count) && cmp(prim[k], ==, i));
        k++;
    }
    check("no more", cmp(k, ==, count));
    return count;
}

TEST_FUNCTION(frusta_as_the_loop)
{
    const Scene scene = grid_scene();
    X(bvh) *bvh = build(&scene);
    size_t found[5] = {0};
    check("room", cmp(scene.mesh.triangle_count, <=, MOST));
    for (int i = 0; i < soak(ASKED); i++)
        found[1 + i % 4] += judge_frustum(&scene, bvh, (isect_side)(1 + i % 4));
    for (int side = 1; side < 5; side++)
        check("some are found", cmp(found[side], >, 0));
    X(bvh_free)(bvh);
    Scene done = scene;
    scene_free(&done);
}

TESTS_IN(bvh_hits, cmocka_unit_test(rays_one_by_one), cmocka_unit_test(frusta_one_by_one),
         cmocka_unit_test(empty), cmocka_unit_test(rays_as_the_loop),
         cmocka_unit_test(crossings_are_even), cmocka_unit_test(frusta_as_the_loop))
