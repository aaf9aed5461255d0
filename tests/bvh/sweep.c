/* tests/bvh/sweep.c - src/bvh/sweep.c: the first triangle that a moving shape touches is that of a
 * loop over all triangles. */
#include "bvh/scene.h"
#include "kit/kit.h"

static real size_of_scene(const Scene *scene)
{
    return scene->upper[0] - scene->lower[0];
}
/* A vertex of the mesh, or a point beside it, near or far. */
static Vec3 some_point(const Scene *scene)
{
    const X(triangle) t =
        scene_triangle(scene, (size_t)any_int(0, (int)scene->mesh.triangle_count - 1));
    const int how = any_int(0, 4);
    return how == 0 ? t.a : mad(t.b, R(0.3) * (real)how * size_of_scene(scene), any_unit());
}
static real some_length(const Scene *scene)
{
    return any_real(R(-0.002), R(0.1)) * size_of_scene(scene);
}
/* A motion to another such point, zero, or beyond it. */
static Vec3 some_motion(const Scene *scene, Vec3 from)
{
    const Vec3 to = sub(some_point(scene), from);
    const int how = any_int(0, 9);
    return how == 0   ? (Vec3){0, 0, 0}
           : how == 1 ? times(1000, to)
           : how == 2 ? (Vec3){to.x, 0, 0}
                      : times(any_real(0, 2), to);
}
static void some_axes(Vec3 axis[3])
{
    axis[0] = any_unit();
    const Vec3 across = cross(axis[0], any_unit());
    axis[1] = times(1 / real_sqrt(dot(across, across)), across);
    axis[2] = cross(axis[0], axis[1]);
}

#define DRAW(name) static void draw_##name(const Scene *scene, X(moving_##name) * to)
DRAW(sphere)
{
    to->center = some_point(scene), to->radius = some_length(scene);
    to->motion = some_motion(scene, to->center);
}
DRAW(capsule)
{
    to->a = some_point(scene), to->b = mad(to->a, some_length(scene), any_unit());
    to->radius = some_length(scene), to->motion = some_motion(scene, to->a);
}
DRAW(ellipsoid)
{
    to->center = some_point(scene), to->motion = some_motion(scene, to->center);
    some_axes(to->axis);
    for (int k = 0; k < 3; k++)
        to->radius[k] = some_length(scene);
}
DRAW(cylinder)
{
    to->a = some_point(scene), to->b = mad(to->a, some_length(scene), any_unit());
    to->radius = some_length(scene), to->motion = some_motion(scene, to->a);
}
DRAW(cone)
{
    to->tip = some_point(scene), to->base = mad(to->tip, some_length(scene), any_unit());
    to->radius = some_length(scene), to->motion = some_motion(scene, to->tip);
}
DRAW(aabb)
{
    to->lower = some_point(scene), to->motion = some_motion(scene, to->lower);
    const Vec3 by = {some_length(scene), some_length(scene), some_length(scene)};
    to->upper = mad(to->lower, 1, by);
    if (any_int(0, 19) == 0)
        to->upper.y = REAL_INF;
}
DRAW(obb)
{
    to->center = some_point(scene), to->motion = some_motion(scene, to->center);
    some_axes(to->axis);
    for (int k = 0; k < 3; k++)
        to->half[k] = some_length(scene);
}

static bool same_point3(Vec3 a, Vec3 b)
{
    return a.x == b.x && a.y == b.y && a.z == b.z;
}
/* Counts the shapes that touch the mesh, and those that do not touch it at the start. */
typedef struct Judged {
    int touch, later;
} Judged;
static const X(mesh_impact) nothing = {REAL_INF, {0, 0, 0}, {0, 0, 0}, UINT32_MAX};
static void check_same(const char *what, X(mesh_impact) got, X(mesh_impact) want)
{
    check(what, cmp(got.enter, ==, want.enter) && cmp(got.prim, ==, want.prim));
    check(what, same_point3(got.point, want.point) && same_point3(got.normal, want.normal));
}
#define JUDGE(TAG, name)                                                                           \
    static X(mesh_impact) loop_##name(const Scene *scene, const X(moving_##name) * shape)          \
    {                                                                                              \
        X(mesh_impact) want = nothing;                                                             \
        for (size_t k = 0; k < scene->mesh.triangle_count; k++) {                                  \
            const X(triangle) t = scene_triangle(scene, k);                                        \
            const X(impact) impact = X(sweep_any)((X(any)){ISECT_SHAPE_##TAG, shape},              \
                                                  &shape->motion, X(any_triangle)(&t));            \
            if (impact.enter < want.enter)                                                         \
                want = (X(mesh_impact)){impact.enter, impact.point, impact.normal, (uint32_t)k};   \
        }                                                                                          \
        return want;                                                                               \
    }                                                                                              \
    static void judge_##name(const Scene *scene, const X(bvh) * bvh, Judged * judged)              \
    {                                                                                              \
        X(moving_##name) shape;                                                                    \
        draw_##name(scene, &shape);                                                                \
        const X(mesh_impact) want = loop_##name(scene, &shape);                                    \
        const X(any) any = {ISECT_SHAPE_##TAG, &shape};                                            \
        check_same(#name, X(bvh_sweep_any)(bvh, any, &shape.motion), want);                        \
        judged->touch += want.enter <= 1, judged->later += want.enter > 0 && want.enter <= 1;      \
    }
JUDGE(SPHERE, sphere)
JUDGE(CAPSULE, capsule)
JUDGE(ELLIPSOID, ellipsoid)
JUDGE(CYLINDER, cylinder)
JUDGE(CONE, cone)
JUDGE(AABB, aabb)
JUDGE(OBB, obb)

/* A hull with vertices alone: the sweep reads nothing else. */
static void judge_hull(const Scene *scene, const X(bvh) * bvh, Judged *judged)
{
    Vec3 corner[6];
    const Vec3 at = some_point(scene), by = some_motion(scene, at);
    for (int i = 0; i < 6; i++)
        corner[i] = mad(at, some_length(scene), any_unit());
    const X(hull) hull = {.vertices = corner, .vertex_count = 6};
    X(mesh_impact) want = {REAL_INF, {0, 0, 0}, {0, 0, 0}, UINT32_MAX};
    for (size_t k = 0; k < scene->mesh.triangle_count; k++) {
        const X(triangle) t = scene_triangle(scene, k);
        const X(moving_triangle) back = {t.a, t.b, t.c, times(-1, by)};
        const X(impact) impact =
            X(sweep_any)((X(any)){ISECT_SHAPE_TRIANGLE, &back}, &back.motion, X(any_hull)(&hull));
        if (impact.enter < want.enter)
            want = (X(mesh_impact)){impact.enter, mad(impact.point, impact.enter, by),
                                    times(-1, impact.normal), (uint32_t)k};
    }
    const X(mesh_impact) got = X(bvh_sweep_any)(bvh, X(any_hull)(&hull), &by);
    check("hull", cmp(got.enter, ==, want.enter) && cmp(got.prim, ==, want.prim));
    check("hull", want.enter > 1 ||
                      (same_point3(got.point, want.point) && same_point3(got.normal, want.normal)));
    judged->touch += want.enter <= 1, judged->later += want.enter > 0 && want.enter <= 1;
}

/* ---- one-sided ---- */

/* The first triangle of a loop over isect_sweep_any_culled. */
#define JUDGE_CULLED(TAG, name)                                                                    \
    static bool culled_##name(const Scene *scene, const X(bvh) * bvh)                              \
    {                                                                                              \
        X(moving_##name) shape;                                                                    \
        draw_##name(scene, &shape);                                                                \
        const X(any) any = {ISECT_SHAPE_##TAG, &shape};                                            \
        X(mesh_impact) want = nothing;                                                             \
        for (size_t k = 0; k < scene->mesh.triangle_count; k++) {                                  \
            const X(triangle) t = scene_triangle(scene, k);                                        \
            const X(impact) impact = X(sweep_any_culled)(any, &shape.motion, &t);                  \
            if (impact.enter < want.enter)                                                         \
                want = (X(mesh_impact)){impact.enter, impact.point, impact.normal, (uint32_t)k};   \
        }                                                                                          \
        check_same("culled " #name, X(bvh_sweep_any_culled)(bvh, any, &shape.motion), want);       \
        return want.prim != X(bvh_sweep_any)(bvh, any, &shape.motion).prim;                        \
    }
JUDGE_CULLED(SPHERE, sphere)
JUDGE_CULLED(CAPSULE, capsule)
JUDGE_CULLED(OBB, obb)

TEST_FUNCTION(culled_as_the_loop)
{
    trimesh mesh;
    check("memory", trimesh_sphere(&mesh, 1));
    Scene scene = scene_of(&mesh, 1, NULL);
    X(bvh) *bvh = NULL;
    check("built", X(bvh_build)(&scene.mesh, NULL, &bvh) == ISECT_OK);
    int other = 0;
    const int samples = soak(60);
    for (int i = 0; i < samples; i++) {
        other += culled_sphere(&scene, bvh);
        other += culled_capsule(&scene, bvh), other += culled_obb(&scene, bvh);
    }
    check_share(other, 3 * samples, 0.02, 0.9);
    X(bvh_free)(bvh);
    scene_free(&scene);
}

/* ---- along a path ---- */

enum { PATH = 5 };
static Vec3 moved_by(Vec3 p, Vec3 from, Vec3 to)
{
    const Vec3 by = sub(to, from);
    return (Vec3){p.x + by.x, p.y + by.y, p.z + by.z};
}
#define JUDGE_PATH(tag, name, first, second)                                                       \
    static bool path_of_##name(const Scene *scene, const X(bvh) * bvh, const Vec3 *path,           \
                               size_t count)                                                       \
    {                                                                                              \
        X(moving_##name) shape;                                                                    \
        draw_##name(scene, &shape);                                                                \
        const X(any) any = {ISECT_SHAPE_##tag, &shape};                                            \
        X(mesh_impact) want = nothing;                                                             \
        size_t part = 0, got = 77;                                                                 \
        const size_t parts = count > 1 ? count - 1 : count;                                        \
        for (; part < parts && want.prim == UINT32_MAX; part++) {                                  \
            X(moving_##name) there = shape;                                                        \
            there.first = moved_by(shape.first, path[0], path[part]);                              \
            there.second = moved_by(shape.second, path[0], path[part]);                            \
            there.motion = sub(path[count > 1 ? part + 1 : part], path[part]);                     \
            want = loop_##name(scene, &there);                                                     \
        }                                                                                          \
        check_same(#name, X(bvh_sweep_any_path)(bvh, any, path, count, &got), want);               \
        check(#name, got == (want.prim == UINT32_MAX ? 77 : part - 1));                            \
        return want.prim != UINT32_MAX && part > 1;                                                \
    }
JUDGE_PATH(SPHERE, sphere, center, center)
JUDGE_PATH(CAPSULE, capsule, a, b)
JUDGE_PATH(ELLIPSOID, ellipsoid, center, center)
JUDGE_PATH(CYLINDER, cylinder, a, b)
JUDGE_PATH(CONE, cone, tip, base)
JUDGE_PATH(AABB, aabb, lower, upper)
JUDGE_PATH(OBB, obb, center, center)

TEST_FUNCTION(path_as_the_loop)
{
    bool (*const judges[])(const Scene *, const X(bvh) *, const Vec3 *, size_t) = {
        path_of_sphere, path_of_capsule, path_of_ellipsoid, path_of_cylinder,
        path_of_cone,   path_of_aabb,    path_of_obb};
    trimesh mesh;
    check("memory", trimesh_sphere(&mesh, 1));
    Scene scene = scene_of(&mesh, 1, NULL);
    X(bvh) *bvh = NULL;
    check("built", X(bvh_build)(&scene.mesh, NULL, &bvh) == ISECT_OK);
    int later = 0;
    for (int i = 0; i < soak(80); i++)
        for (size_t k = 0; k < COUNT(judges); k++) {
            Vec3 path[PATH];
            for (int j = 0; j < PATH; j++)
                path[j] = mad(some_point(&scene), size_of_scene(&scene), any_unit());
            later += judges[k](&scene, bvh, path, (size_t)any_int(0, PATH));
        }
    check("some touch behind the first corner", cmp(later, >, 0));
    X(bvh_free)(bvh);
    scene_free(&scene);
}

/* A ball moves over a floor, and down through it. */
TEST_FUNCTION(path_by_hand)
{
    static const real floor_at[] = {-9, 0, -9, 9, 0, -9, 0, 0, 9};
    const X(mesh) mesh = {floor_at, 0, 3, NULL, 1};
    X(bvh) *bvh = NULL;
    check("built", X(bvh_build)(&mesh, NULL, &bvh) == ISECT_OK);
    const X(any) ball = {ISECT_SHAPE_SPHERE, &(X(sphere)){{0, 3, 0}, 1}},
                 plane = {ISECT_SHAPE_PLANE, &(X(plane)){{0, 1, 0}, 0}};
    const Vec3 path[] = {{1, 0, 0}, {2, 0, 0}, {2, 0, -1}, {2, -4, -1}, {2, 8, -1}};
    size_t segment = 77;
    const X(mesh_impact) impact = X(bvh_sweep_any_path)(bvh, ball, path, 5, &segment);
    check("on its third part, half way",
          cmp(segment, ==, 2) && cmp(real_abs(impact.enter - R(0.5)), <, R(1e-4)));
    check("there",
          cmp(real_abs(impact.point.x - 1), <, R(1e-4)) && cmp(impact.normal.y, <, R(-0.99)));
    segment = 77;
    check("not yet", cmp(X(bvh_sweep_any_path)(bvh, ball, path, 3, &segment).prim, ==, UINT32_MAX));
    check("nowhere", cmp(X(bvh_sweep_any_path)(bvh, ball, path, 0, &segment).prim, ==, UINT32_MAX));
    check("rests", cmp(X(bvh_sweep_any_path)(bvh, ball, path, 1, &segment).prim, ==, UINT32_MAX));
    check("not swept",
          cmp(X(bvh_sweep_any_path)(bvh, plane, path, 5, &segment).enter, ==, REAL_INF));
    check("left alone", cmp(segment, ==, 77));
    Vec3 corner[] = {{0, 2, 0}, {R(0.5), R(2.5), 0}, {R(-0.5), 3, R(0.5)}, {0, 3, -1}};
    const X(any) hull = {ISECT_SHAPE_HULL, &(X(hull)){.vertices = corner, .vertex_count = 4}};
    const X(mesh_impact) tip = X(bvh_sweep_any_path)(bvh, hull, path, 5, &segment);
    check("a hull, too", cmp(segment, ==, 2) && cmp(real_abs(tip.enter - R(0.5)), <, R(1e-4)));
    check("at its lowest corner", cmp(real_abs(tip.point.x - 1), <, R(1e-4)) &&
                                      cmp(real_abs(tip.point.y), <, R(1e-4)) &&
                                      cmp(tip.normal.y, <, R(-0.99)));
    const X(any) low = {ISECT_SHAPE_SPHERE, &(X(sphere)){{0, R(0.5), 0}, 1}};
    check("rests there", cmp(X(bvh_sweep_any_path)(bvh, low, path, 1, &segment).enter, ==, 0));
    check("at once", cmp(segment, ==, 0));
    X(bvh_free)(bvh);
}

/* ---- all impacts ---- */

enum { MOST = 512 };
static X(impact) touch_any(X(any) any, Vec3 by, const X(triangle) * t)
{
    return X(sweep_any)(any, &by, X(any_triangle)(t));
}
typedef union Moving {
    X(moving_sphere) sphere;
    X(moving_capsule) capsule;
    X(moving_obb) obb;
} Moving;
static X(any) draw_any(const Scene *scene, int which, Moving *to, Vec3 *by)
{
    if (which == 0) {
        draw_sphere(scene, &to->sphere), *by = to->sphere.motion;
        return (X(any)){ISECT_SHAPE_SPHERE, to};
    }
    if (which == 1) {
        draw_capsule(scene, &to->capsule), *by = to->capsule.motion;
        return (X(any)){ISECT_SHAPE_CAPSULE, to};
    }
    draw_obb(scene, &to->obb), *by = to->obb.motion;
    return (X(any)){ISECT_SHAPE_OBB, to};
}
/* The list of a loop, in order, by repeated insertion. */
static size_t list_by_loop(const Scene *scene, X(any) any, Vec3 by, X(mesh_impact) * list)
{
    size_t count = 0;
    for (size_t k = 0; k < scene->mesh.triangle_count; k++) {
        const X(triangle) t = scene_triangle(scene, k);
        const X(impact) got = touch_any(any, by, &t);
        if (!(got.enter <= 1))
            continue;
        size_t at = count++;
        for (; at > 0 && list[at - 1].enter > got.enter; at--)
            list[at] = list[at - 1];
        list[at] = (X(mesh_impact)){got.enter, got.point, got.normal, (uint32_t)k};
    }
    return count;
}
/* Lists the impacts in batches of `few`. */
static void check_pieces(const X(bvh) * bvh, X(any) any, Vec3 by, size_t few,
                         const X(mesh_impact) * want, size_t count)
{
    X(mesh_impact) piece[MOST], *after = NULL;
    size_t done = 0, got;
    while ((got = X(bvh_sweep_any_next)(bvh, any, &by, after, piece, few)) > 0) {
        check("no more than there are", cmp(got, <=, few) && cmp(done + got, <=, count));
        for (size_t i = 0; i < got && done + i < count; i++)
            check_same("next", piece[i], want[done + i]);
        done += got, after = &piece[got - 1];
        if (got < few)
            break;
    }
    check("to the end", cmp(done, ==, count));
}
static size_t judge_all(const Scene *scene, const X(bvh) * bvh, int which)
{
    static X(mesh_impact) want[MOST], got[MOST];
    Moving moving;
    Vec3 by;
    size_t count = 77;
    const X(any) any = draw_any(scene, which, &moving, &by);
    const size_t wanted = list_by_loop(scene, any, by, want);
    check("all", cmp(X(bvh_sweep_any_all)(bvh, any, &by, got, MOST, &count), ==, ISECT_OK));
    check("how many", cmp(count, ==, wanted));
    for (size_t i = 0; i < wanted && i < count; i++)
        check_same("in order", got[i], want[i]);
    if (wanted > 0)
        check("too small", cmp(X(bvh_sweep_any_all)(bvh, any, &by, got, wanted - 1, &count), ==,
                               ISECT_TOO_SMALL) &&
                               cmp(count, ==, wanted));
    check_pieces(bvh, any, by, 1 + (size_t)any_int(0, 7), want, wanted);
    check_pieces(bvh, any, by, MOST, want, wanted);
    check("none", X(bvh_sweep_any_next)(bvh, any, &by, NULL, NULL, 0) == 0);
    return wanted;
}
TEST_FUNCTION(all_as_the_loop)
{
    for (int i = 0; i < 2; i++) {
        trimesh mesh;
        check("memory", i == 0 ? trimesh_sphere(&mesh, 1) : trimesh_grid(&mesh, 6));
        Scene scene = scene_of(&mesh, 1, NULL);
        X(bvh) *bvh = NULL;
        size_t found = 0;
        check("built", X(bvh_build)(&scene.mesh, NULL, &bvh) == ISECT_OK);
        for (int k = 0; k < soak(60); k++)
            found += judge_all(&scene, bvh, k % 3);
        check("many of them", cmp(found, >, 120));
        X(bvh_free)(bvh);
        scene_free(&scene);
    }
}

/* A square of two triangles that a ball touches at once: the lesser index comes first. */
TEST_FUNCTION(ties)
{
    trimesh mesh;
    check("memory", trimesh_grid(&mesh, 1));
    Scene scene = scene_of(&mesh, 1, NULL);
    X(bvh) *bvh = NULL;
    check("built", X(bvh_build)(&scene.mesh, NULL, &bvh) == ISECT_OK);
    const X(triangle) t = scene_triangle(&scene, 0), other = scene_triangle(&scene, 1);
    const Vec3 middle = {(t.a.x + t.b.x + t.c.x + other.a.x + other.b.x + other.c.x) / 6,
                         (t.a.y + t.b.y + t.c.y + other.a.y + other.b.y + other.c.y) / 6, t.a.z};
    const X(any) ball = {ISECT_SHAPE_SPHERE, &(X(sphere)){middle, 1}},
                 plane = {ISECT_SHAPE_PLANE, &(X(plane)){{0, 0, 1}, 0}};
    const Vec3 by = {0, 0, 1};
    X(mesh_impact) got[2] = {{.enter = 7}, {.enter = 7}};
    size_t count = 0;
    check("both", cmp(X(bvh_sweep_any_all)(bvh, ball, &by, got, 2, &count), ==, ISECT_OK) &&
                      cmp(count, ==, 2));
    check("at once", cmp(got[0].enter, ==, 0) && cmp(got[1].enter, ==, 0));
    check("in order", cmp(got[0].prim, ==, 0) && cmp(got[1].prim, ==, 1));
    check("one",
          X(bvh_sweep_any_next)(bvh, ball, &by, NULL, got, 1) == 1 && cmp(got[0].prim, ==, 0));
    check("the other", cmp(X(bvh_sweep_any_next)(bvh, ball, &by, got, got, 1), ==, 1) &&
                           cmp(got[0].prim, ==, 1));
    check("no third", cmp(X(bvh_sweep_any_next)(bvh, ball, &by, got, got, 1), ==, 0));
    check("not swept", X(bvh_sweep_any_all)(bvh, plane, &by, NULL, 0, &count) == ISECT_OK);
    check("nothing", cmp(count, ==, 0));
    X(bvh_free)(bvh);
    scene_free(&scene);
}

/* On any threads, and where no thread can be created. */
TEST_FUNCTION(many)
{
    enum { SHAPES = 75 };
    static Moving moving[SHAPES];
    static X(any) shapes[SHAPES];
    static Vec3 motions[SHAPES];
    static X(mesh_impact) got[SHAPES];
    size_t used = 0;
    const isect_threads given[] = {
        {0}, {.count = 3}, {.parallel_for = scene_backwards, .pool = &used}};
    trimesh mesh;
    check("memory", trimesh_sphere(&mesh, 2));
    Scene scene = scene_of(&mesh, 1, NULL);
    X(bvh) *bvh = NULL;
    check("built", X(bvh_build)(&scene.mesh, NULL, &bvh) == ISECT_OK);
    for (int i = 0; i < SHAPES; i++)
        shapes[i] = draw_any(&scene, i % 3, &moving[i], &motions[i]);
    for (size_t k = 0; k <= COUNT(given); k++) {
        const isect_threads *threads = k < COUNT(given) ? &given[k] : NULL;
        memset(got, 7, sizeof got);
        X(bvh_sweep_any_n)(bvh, shapes, motions, SHAPES, threads, got);
        for (size_t i = 0; i < SHAPES; i++) {
            X(mesh_impact) want = nothing;
            const size_t count = X(bvh_sweep_any_next)(bvh, shapes[i], &motions[i], NULL, &want, 1);
            check("or none", cmp(count, ==, (want.enter <= 1)));
            check_same("one by one", got[i], want);
        }
    }
    check("threads of the caller", cmp(used, >, 0));
    X(bvh_sweep_any_n)(bvh, NULL, NULL, 0, NULL, NULL);
    X(bvh_free)(bvh);
    scene_free(&scene);
}

TEST_FUNCTION(first_as_the_loop)
{
    void (*const judges[])(const Scene *, const X(bvh) *, Judged *) = {
        judge_sphere, judge_capsule, judge_ellipsoid, judge_cylinder,
        judge_cone,   judge_aabb,    judge_obb,       judge_hull};
    Judged judged[COUNT(judges)] = {{0, 0}};
    const int times_each = soak(12);
    for (int i = 0; i < 3; i++) {
        trimesh mesh;
        check("memory", i == 0   ? trimesh_sphere(&mesh, 2)
                        : i == 1 ? trimesh_soup(&mesh, 300, 3)
                                 : trimesh_grid(&mesh, 12));
        Scene scene = scene_of(&mesh, 1, NULL);
        X(bvh) *bvh = NULL;
        check("built", X(bvh_build)(&scene.mesh, NULL, &bvh) == ISECT_OK);
        for (size_t k = 0; k < COUNT(judges); k++)
            for (int j = 0; j < (k ? times_each : 20 * times_each); j++)
                judges[k](&scene, bvh, &judged[k]);
        X(bvh_free)(bvh);
        scene_free(&scene);
    }
    for (size_t k = 0; k < COUNT(judges); k++)
        check("some of each",
              cmp(judged[k].touch, >, times_each / 4) && cmp(judged[k].later, >, times_each / 8));
}

TEST_FUNCTION(nothing_moves)
{
    trimesh mesh;
    check("memory", trimesh_grid(&mesh, 4));
    Scene scene = scene_of(&mesh, 1, NULL);
    X(bvh) *bvh = NULL;
    check("built", X(bvh_build)(&scene.mesh, NULL, &bvh) == ISECT_OK);
    const X(moving_sphere) none = {{0, 0, 0}, -1, {1, 1, 1}},
                           nan = {{0, REAL_NAN, 0}, 1, {1, 1, 1}},
                           fast = {{0, 0, 0}, 1, {REAL_INF, 0, 0}};
    const X(hull) no_hull = {.vertex_count = 0};
    check("empty", cmp(X(bvh_sweep_any)(bvh, X(any_hull)(&no_hull), &(X(vec3)){1, 1, 1}).prim, ==,
                       UINT32_MAX));
    check("empty",
          cmp(X(bvh_sweep_any)(bvh, (X(any)){ISECT_SHAPE_SPHERE, &none}, &none.motion).prim, ==,
              UINT32_MAX));
    check("NaN", cmp(X(bvh_sweep_any)(bvh, (X(any)){ISECT_SHAPE_SPHERE, &nan}, &nan.motion).enter,
                     ==, REAL_INF));
    check("infinite",
          cmp(X(bvh_sweep_any)(bvh, (X(any)){ISECT_SHAPE_SPHERE, &fast}, &fast.motion).enter, ==,
              REAL_INF));
    X(bvh_free)(bvh);
    scene_free(&scene);
}

TESTS_IN(bvh_sweep, cmocka_unit_test(culled_as_the_loop), cmocka_unit_test(first_as_the_loop),
         cmocka_unit_test(nothing_moves), cmocka_unit_test(path_as_the_loop),
         cmocka_unit_test(path_by_hand), cmocka_unit_test(all_as_the_loop), cmocka_unit_test(ties),
         cmocka_unit_test(many))
