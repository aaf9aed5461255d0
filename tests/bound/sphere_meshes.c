/* tests/bound/sphere_meshes.c - src/bound/sphere_meshes.c: the least ball of triangles and of a
 * mesh, by the judges of points: it is that of their corners. */
#include "bound/balls.h"
#include "kit/hostile.h"

static X(triangles) triangles_in(int layout, size_t n)
{
    const X(points) p = laid_out(layout, 3 * n);
    const size_t bytes = p.stride ? p.stride : sizeof(real), step = bytes / sizeof(real);
    const real *x = p.x, *y = p.y, *z = p.z;
    return (X(triangles)){{x, y, z},
                          {x + step, y + step, z + step},
                          {x + 2 * step, y + 2 * step, z + 2 * step},
                          3 * bytes};
}
static X(mesh) mesh_of(const uint32_t *index, size_t vertices, size_t triangles)
{
    return (X(mesh)){&point->x, 0, vertices, index, triangles};
}

/* 1. Cases. */
static void cases(void **state)
{
    const Vec3 corner[] = {{0, 0, 0}, {9, REAL_NAN, 9}, {1, R(-0.0), 0}, {0, 1, 2}, {0, 0, -3}};
    const uint32_t used[] = {0, 2, 3, 3, 2, 4}, beyond[] = {0, 2, 5}, wrong[] = {0, 1, 2};
    X(mesh) mesh = {&corner[0].x, 0, 5, used, 1};
    const Triangle flat = {{1, 0, 0}, {-1, 0, 0}, {0, R(0.5), 0}};
    X(triangles) view = X(triangles_of)(&flat);
    Sphere ball = no_ball;
    (void)state;
    check("no ball", X(bound_sphere_triangles)(NULL, &view, 1) == ISECT_BAD_ARGUMENT);
    check("no view", X(bound_sphere_triangles)(&ball, NULL, 1) == ISECT_BAD_ARGUMENT);
    check("none", X(bound_sphere_triangles)(&ball, &view, 0) == ISECT_EMPTY);
    check("no ball", X(bound_sphere_mesh)(NULL, &mesh) == ISECT_BAD_ARGUMENT);
    check("no mesh", X(bound_sphere_mesh)(&ball, NULL) == ISECT_BAD_ARGUMENT);
    mesh.indices = beyond;
    check("index too large", X(bound_sphere_mesh)(&ball, &mesh) == ISECT_BAD_ARGUMENT);
    mesh.indices = wrong;
    check("NaN in use", X(bound_sphere_mesh)(&ball, &mesh) == ISECT_NOT_FINITE);
    mesh.triangle_count = 0;
    check("no triangles", X(bound_sphere_mesh)(&ball, &mesh) == ISECT_EMPTY);
    view.c.z = NULL;
    check("no corner", X(bound_sphere_triangles)(&ball, &view, 1) == ISECT_BAD_ARGUMENT);
    const Triangle huge = {{REAL_MAX, 0, 0}, {-REAL_MAX, 0, 0}, {0, REAL_MAX, 0}};
    view = X(triangles_of)(&huge);
    check("out of range", X(bound_sphere_triangles)(&ball, &view, 1) == ISECT_NOT_FINITE);
    check("untouched", same_bits(&ball, &no_ball, sizeof ball));
    view = X(triangles_of)(&flat);
    check("obtuse", X(bound_sphere_triangles)(&ball, &view, 1) == ISECT_OK && ball.center.x == 0 &&
                        ball.center.y == 0 && ball.radius <= 1 + 4 * REAL_EPSILON);
    mesh.triangle_count = 2, mesh.indices = used;
    check("of those in use, two hold it", X(bound_sphere_mesh)(&ball, &mesh) == ISECT_OK &&
                                              ball.center.x == 0 &&
                                              real_abs(ball.center.y - R(0.5)) <= REAL_EPSILON &&
                                              real_abs(ball.center.z + R(0.5)) <= REAL_EPSILON);
}

/* 2. Properties: an array of triangles is one of points, and a mesh names them; in the same order.
 */
static void properties(void **state)
{
    static uint32_t index[MOST];
    (void)state;
    for (int i = 0; i < 200; i++) {
        const size_t n = (size_t)any_int(1, i % 20 ? 60 : MOST / 3);
        Sphere ball, other;
        draw_points(i % POINT_SETS, 3 * n);
        X(points) points = laid_out(1, 3 * n);
        if (X(bound_sphere_points)(&ball, &points, 3 * n, NULL) != ISECT_OK)
            continue;
        X(triangles) view = triangles_in(1, n);
        check("an array", X(bound_sphere_triangles)(&other, &view, n) == ISECT_OK &&
                              same_bits(&other, &ball, sizeof ball));
        for (size_t k = 0; k < 3 * n; k++)
            index[k] = (uint32_t)k;
        const unsigned before = hostile_enter();
        const isect_status again = X(bound_sphere_triangles)(&other, &view, n);
        check("the environment is left as it was", hostile_leave(before));
        check("and does not matter", again == ISECT_OK && same_bits(&other, &ball, sizeof ball));
        view = nearly_array(i % 9, n); /* three crowds, in which other points come first */
        check("nearly an array", X(bound_sphere_triangles)(&other, &view, n) == ISECT_OK &&
                                     (Long)ball.radius <= allowed((Long)other.radius, 3 * n) &&
                                     (Long)other.radius <= allowed((Long)ball.radius, 3 * n));
        X(mesh) mesh = mesh_of(i % 2 ? index : NULL, 3 * n, n);
        check("a mesh", X(bound_sphere_mesh)(&other, &mesh) == ISECT_OK &&
                            same_bits(&other, &ball, sizeof ball));
        for (size_t k = 0; k < 3 * n; k++)
            index[k] = (uint32_t)(3 * n - 1 - k);
        mesh.indices = index;
        check("the other way round", X(bound_sphere_mesh)(&other, &mesh) == ISECT_OK &&
                                         (Long)ball.radius <= allowed((Long)other.radius, 3 * n) &&
                                         (Long)other.radius <= allowed((Long)ball.radius, 3 * n));
    }
}

/* 3. Oracle. */
static void judge(int i, const Sphere *ball, size_t n)
{
    for (size_t k = 0; k < n; k++)
        check_sample(i, "held", holds(ball, &point[k]), *ball, point[k]);
    if (n <= 9)
        check_sample(i, "the least", (Long)ball->radius <= allowed(least_radius(point, (int)n), n),
                     *ball, point[0]);
}
static void oracle(void **state)
{
    static uint32_t index[2 * MOST];
    int found[2] = {0};
    (void)state;
    for (int i = 0; i < soak(700); i++) {
        const size_t n = (size_t)any_int(1, i % 100 == 0 ? MOST / 3 : i % 8 == 0 ? 60 : 3);
        Sphere ball;
        draw_points(i / 3 % POINT_SETS, 3 * n);
        X(triangles) view = triangles_in(i % LAYOUTS, n);
        found[0]++;
        if (X(bound_sphere_triangles)(&ball, &view, n) != ISECT_OK)
            continue;
        found[1]++;
        judge(i, &ball, 3 * n);
        /* Every second corner is used, some of them often. */
        size_t count = 0;
        for (size_t k = 0; k < 3 * n; k += 2)
            for (int times = any_int(1, 3); times > 0; times--)
                index[count++] = (uint32_t)k;
        for (; count % 3; count++)
            index[count] = 0;
        const X(mesh) mesh = mesh_of(index, 3 * n, count / 3);
        check("made", X(bound_sphere_mesh)(&ball, &mesh) == ISECT_OK);
        for (size_t k = 0; k < 3 * n; k += 2)
            point[k / 2] = point[k];
        judge(i, &ball, (3 * n + 1) / 2);
    }
    check_share(found[1], found[0], 0.9, 1);
}

TESTS_OF_ONE(bound_sphere_meshes)
