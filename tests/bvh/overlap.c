/* tests/bvh/overlap.c - src/bvh/overlap.c, src/bvh/box_query.c: the triangles that a shape overlaps
 * are those of a loop over all triangles. */
#include "bvh/scene.h"
#include "kit/kit.h"
#include "kit/rows.h"

enum { MOST = 1 << 20, MADE = 4096, TYPES = 7 }; /* triangles: of any mesh, of scenes made here */

static uint32_t found[MOST + 1];

/* A vertex, a point of the mesh up to rounding, or a point near it. */
static Vec3 some_point(const Scene *scene)
{
    const X(triangle) t =
        scene_triangle(scene, (size_t)any_int(0, (int)scene->mesh.triangle_count - 1));
    const int how = any_int(0, 3);
    if (how == 0)
        return t.b;
    const real u = any_real(0, 1), v = (1 - u) * any_real(0, how == 1 ? 0 : 1);
    const Vec3 on = {t.a.x + u * (t.b.x - t.a.x) + v * (t.c.x - t.a.x),
                     t.a.y + u * (t.b.y - t.a.y) + v * (t.c.y - t.a.y),
                     t.a.z + u * (t.b.z - t.a.z) + v * (t.c.z - t.a.z)};
    return how < 3 ? on : mad(on, R(0.2) * (scene->upper[0] - scene->lower[0]), any_unit());
}

static real some_length(const Scene *scene)
{
    return any_real(R(-0.01), R(0.3)) * (scene->upper[0] - scene->lower[0]);
}

static X(segment) draw_segment(const Scene *scene)
{
    return (X(segment)){some_point(scene), some_point(scene)};
}
static X(ray) draw_ray(const Scene *scene)
{
    const Vec3 from = some_point(scene);
    return (X(ray)){from, sub(some_point(scene), from), any_real(-1, 1),
                    any_int(0, 1) ? 1 : REAL_INF};
}
static X(plane) draw_plane(const Scene *scene)
{
    const Vec3 normal = any_int(0, 1) ? any_unit() : (Vec3){0, 1, 0};
    return (X(plane)){normal, -dot(normal, some_point(scene))};
}
static X(triangle) draw_triangle(const Scene *scene)
{
    return (X(triangle)){some_point(scene), some_point(scene), some_point(scene)};
}
static X(sphere) draw_sphere(const Scene *scene)
{
    return (X(sphere)){some_point(scene), some_length(scene)};
}
static X(capsule) draw_capsule(const Scene *scene)
{
    return (X(capsule)){some_point(scene), some_point(scene), some_length(scene)};
}
static X(aabb) draw_aabb(const Scene *scene)
{
    const Vec3 a = some_point(scene), b = some_point(scene);
    return any_int(0, 9) ? (X(aabb)){min_of(a, b), max_of(a, b)} : (X(aabb)){a, b};
}
static X(hull) draw_hull(const Scene *scene)
{
    static Vec3 corner[6];
    for (int i = 0; i < 6; i++)
        corner[i] = some_point(scene);
    return (X(hull)){.vertices = corner, .vertex_count = (size_t)any_int(0, 6)};
}

/* Tests some shapes of a kind. Returns the number of pairs. */
#define JUDGE(shape, TAG, Shape, draw, times, pair)                                                \
    static size_t judge_##shape(const Scene *scene, const X(bvh) * bvh)                            \
    {                                                                                              \
        size_t all = 0;                                                                            \
        for (int i = 0; i < soak(times); i++) {                                                    \
            const Shape drawn = draw(scene);                                                       \
            const X(any) any = {ISECT_SHAPE_##TAG, &drawn};                                        \
            size_t count = 0, want = 0;                                                            \
            check(#shape, X(bvh_overlap_any_all)(bvh, any, found, MOST, &count) == ISECT_OK);      \
            for (size_t k = 0; k < scene->mesh.triangle_count; k++) {                              \
                const X(triangle) t = scene_triangle(scene, k);                                    \
                if (pair)                                                                          \
                    check(#shape " found, in order", want < count && found[want++] == k);          \
            }                                                                                      \
            check(#shape " no more", want == count);                                               \
            check(#shape " any", X(bvh_overlap_any)(bvh, any) == (count > 0));                     \
            found[count / 2] = 77;                                                                 \
            size_t again = 0;                                                                      \
            if (count > 0)                                                                         \
                check(#shape " no room", X(bvh_overlap_any_all)(bvh, any, found, count / 2,        \
                                                                &again) == ISECT_TOO_SMALL &&      \
                                             again == count && found[count / 2] == 77);            \
            all += count;                                                                          \
        }                                                                                          \
        return all;                                                                                \
    }
JUDGE(point, POINT, Vec3, some_point, 15, X(overlap_point_triangle)(&drawn, &t))
JUDGE(segment, SEGMENT, X(segment), draw_segment, 15, X(overlap_segment_triangle)(&drawn, &t))
JUDGE(ray, RAY, X(ray), draw_ray, 15, X(overlap_ray_triangle)(&drawn, &t))
JUDGE(plane, PLANE, X(plane), draw_plane, 15, X(overlap_plane_triangle)(&drawn, &t))
JUDGE(triangle, TRIANGLE, X(triangle), draw_triangle, 15, X(overlap_triangle_triangle)(&drawn, &t))
JUDGE(sphere, SPHERE, X(sphere), draw_sphere, 15, X(overlap_triangle_sphere)(&t, &drawn))
JUDGE(capsule, CAPSULE, X(capsule), draw_capsule, 15, X(overlap_triangle_capsule)(&t, &drawn))
JUDGE(aabb, AABB, X(aabb), draw_aabb, 15, X(overlap_triangle_aabb)(&t, &drawn))
JUDGE(hull, HULL, X(hull), draw_hull, 2, X(overlap_triangle_hull)(&t, &drawn))

static Scene made(int which, real by)
{
    trimesh mesh;
    check("memory", which == 0   ? trimesh_sphere(&mesh, 2)
                    : which == 1 ? trimesh_soup(&mesh, 500, 3)
                                 : trimesh_grid(&mesh, 20));
    return scene_of(&mesh, by, NULL);
}

static size_t (*const judges[])(const Scene *, const X(bvh) *) = {
    judge_point,  judge_segment, judge_ray,  judge_plane, judge_triangle,
    judge_sphere, judge_capsule, judge_aabb, judge_hull};

static void judge_and_free(Scene scene, size_t pairs[COUNT(judges)])
{
    X(bvh) *bvh = NULL;
    check("built", X(bvh_build)(&scene.mesh, NULL, &bvh) == ISECT_OK);
    check("room", cmp(scene.mesh.triangle_count, <=, MOST));
    for (size_t k = 0; k < COUNT(judges); k++)
        pairs[k] += judges[k](&scene, bvh);
    X(bvh_free)(bvh);
    scene_free(&scene);
}

TEST_FUNCTION(as_the_loop)
{
    const real scales[] = {1, R(1e-18), R(1e15)};
    size_t pairs[COUNT(judges)] = {0};
    Scene scene;
    for (int i = 0; i < 9; i++)
        judge_and_free(made(i % 3, scales[i / 3]), pairs);
    for (size_t k = 0; k < COUNT(judges); k++)
        check("some of each", cmp(pairs[k], >, 100));
    for (size_t i = 0; scene_of_file(i, &scene); i++)
        judge_and_free(scene, pairs);
}

TEST_FUNCTION(refused)
{
    Scene scene = made(0, 1);
    X(bvh) *bvh = NULL;
    check("built", X(bvh_build)(&scene.mesh, NULL, &bvh) == ISECT_OK);
    const X(sphere) ball = {{0, 0, 0}, 2}, none = {{0, 0, 0}, -1}, nan = {{0, REAL_NAN, 0}, 9};
    const X(ray) strange = {{0, 0, 0}, {1, REAL_NAN, 0}, 0, 9};
    size_t count = 9;
    check("no tree", X(bvh_overlap_any_all)(NULL, X(any_sphere)(&ball), found, MOST, &count) ==
                         ISECT_BAD_ARGUMENT);
    check("no shape", X(bvh_overlap_any_all)(bvh, X(any_sphere)(NULL), found, MOST, &count) ==
                          ISECT_BAD_ARGUMENT);
    check("no list", X(bvh_overlap_any_all)(bvh, X(any_sphere)(&ball), NULL, MOST, &count) ==
                         ISECT_BAD_ARGUMENT);
    check("no count", X(bvh_overlap_any_all)(bvh, X(any_sphere)(&ball), found, MOST, NULL) ==
                          ISECT_BAD_ARGUMENT);
    check("untouched", cmp(count, ==, 9));
    check("counted",
          X(bvh_overlap_any_all)(bvh, X(any_sphere)(&ball), NULL, 0, &count) == ISECT_TOO_SMALL &&
              cmp(count, ==, scene.mesh.triangle_count));
    check("empty",
          !X(bvh_overlap_any)(bvh, X(any_sphere)(&none)) &&
              X(bvh_overlap_any_all)(bvh, X(any_sphere)(&none), NULL, 0, &count) == ISECT_OK &&
              !count);
    check("NaN", !X(bvh_overlap_any)(bvh, X(any_sphere)(&nan)) &&
                     !X(bvh_overlap_any)(bvh, X(any_ray)(&strange)));
    X(bvh_free)(bvh);
    scene_free(&scene);
}

/* ---- any type ---- */

static X(obb) draw_obb(Vec3 center, real r)
{
    X(obb) box = {.center = center, .half = {r, any_real(0, 1) * r, any_real(0, 2) * r}};
    any_frame(box.axis);
    return box;
}

/* Shapes of exact rows, and shapes of rows with an error. */
static X(any) draw_any(const Scene *scene, int which, AnyShape *to)
{
    isect_shape shape = ISECT_SHAPE_SPHERE;
    const Vec3 p = some_point(scene), q = some_point(scene);
    const real r = some_length(scene);
    if (which == 0)
        to->sphere = draw_sphere(scene);
    else if (which == 1)
        shape = ISECT_SHAPE_RAY, to->ray = draw_ray(scene);
    else if (which == 2)
        shape = ISECT_SHAPE_PLANE, to->plane = draw_plane(scene);
    else if (which == 3)
        shape = ISECT_SHAPE_CYLINDER, to->cylinder = (X(cylinder)){p, q, r};
    else if (which == 4)
        shape = ISECT_SHAPE_CONE, to->cone = (X(cone)){p, q, r};
    else if (which == 5)
        shape = ISECT_SHAPE_TETRAHEDRON,
        to->tetrahedron = (X(tetrahedron)){p, q, some_point(scene), some_point(scene)};
    else
        shape = ISECT_SHAPE_OBB, to->obb = draw_obb(p, r);
    return (X(any)){shape, to};
}

typedef struct Told {
    size_t count, most;
    bool told[MADE];
} Told;

static bool tell(void *user, uint32_t prim)
{
    Told *told = user;
    check("once", !told->told[prim]);
    told->told[prim] = true;
    return ++told->count < told->most;
}

static size_t judge_any(const Scene *scene, const X(bvh) * bvh, int which)
{
    AnyShape shape;
    const X(any) drawn = draw_any(scene, which, &shape);
    size_t count = 0, want = 0;
    Told told = {.most = SIZE_MAX}, some = {0};
    check("room", cmp(X(bvh_overlap_any_all)(bvh, drawn, found, MOST, &count), ==, ISECT_OK));
    check("all told",
          X(bvh_overlap_any_visit)(bvh, drawn, tell, &told) && cmp(told.count, ==, count));
    for (size_t k = 0; k < scene->mesh.triangle_count; k++) {
        const X(triangle) t = scene_triangle(scene, k);
        const bool is = X(overlap_any)(drawn, X(any_triangle)(&t));
        check("told as found", cmp(told.told[k], ==, is));
        if (is)
            check("any found, in order", cmp(want, <, count) && cmp(found[want++], ==, k));
    }
    check("no more", cmp(want, ==, count) && cmp(X(bvh_overlap_any)(bvh, drawn), ==, (count > 0)));
    some.most = (count + 1) / 2;
    check("ended", cmp(X(bvh_overlap_any_visit)(bvh, drawn, tell, &some), ==, (count == 0)) &&
                       cmp(some.count, ==, some.most));
    return count;
}

TEST_FUNCTION(of_any_type)
{
    const real scales[] = {1, R(1e-18), R(1e15)};
    size_t pairs[TYPES] = {0};
    for (int i = 0; i < 3; i++) {
        Scene scene = made(i, scales[i]);
        X(bvh) *bvh = NULL;
        check("built", X(bvh_build)(&scene.mesh, NULL, &bvh) == ISECT_OK);
        for (int k = 0; k < TYPES * soak(8); k++)
            pairs[k % TYPES] += judge_any(&scene, bvh, k % TYPES);
        X(bvh_free)(bvh);
        scene_free(&scene);
    }
    for (int k = 0; k < TYPES; k++)
        check("some of each", cmp(pairs[k], >, 20));
}

TESTS_IN(bvh_overlap, cmocka_unit_test(of_any_type), cmocka_unit_test(as_the_loop),
         cmocka_unit_test(refused))
