/* tests/bound/sphere_meshes.c - src/bound/sphere_meshes.c: the smallest ball of triangles and of a
 * mesh, with the oracles of points: it is that of their corners. The tests of all makers are in
 * bound/makers.c. */
#include "bound/balls.h"

static uint32_t index[2 * MOST];
static X(mesh) mesh_of(const uint32_t *used, size_t vertices, size_t triangles)
{
    return (X(mesh)){&point->x, 0, vertices, used, triangles};
}

/* 1. Cases. */
TEST_FUNCTION(cases)
{
    const Vec3 corner[] = {{0, 0, 0}, {9, REAL_NAN, 9}, {1, R(-0.0), 0}, {0, 1, 2}, {0, 0, -3}};
    const uint32_t used[] = {0, 2, 3, 3, 2, 4};
    const X(mesh) mesh = {&corner[0].x, 0, 5, used, 2};
    const Triangle obtuse = {{1, 0, 0}, {-1, 0, 0}, {0, R(0.5), 0}};
    const Triangle huge = {{REAL_MAX, 0, 0}, {-REAL_MAX, 0, 0}, {0, REAL_MAX, 0}};
    const X(triangles) view = X(triangles_of)(&obtuse), too_large = X(triangles_of)(&huge);
    Sphere ball = no_ball;
    check("out of range",
          cmp(X(bound_sphere_triangles)(too_large, 1, &ball), ==, ISECT_NOT_FINITE));
    check("untouched", same_bits(&ball, &no_ball, sizeof ball));
    check("obtuse", cmp(X(bound_sphere_triangles)(view, 1, &ball), ==, ISECT_OK) &&
                        cmp(ball.center.x, ==, 0) && cmp(ball.center.y, ==, 0) &&
                        cmp(ball.radius, <=, 1 + 4 * REAL_EPSILON));
    check("of those in use, two hold it",
          cmp(X(bound_sphere_mesh)(&mesh, &ball), ==, ISECT_OK) && cmp(ball.center.x, ==, 0) &&
              cmp(real_abs(ball.center.y - R(0.5)), <=, REAL_EPSILON) &&
              cmp(real_abs(ball.center.z + R(0.5)), <=, REAL_EPSILON));
}

/* 2. Properties: an array of triangles is an array of points, and a mesh refers to them. In the
 * same order the ball is the same, otherwise it has the same size. */
static void as_large(const char *what, isect_status status, const Sphere *a, const Sphere *b,
                     size_t n)
{
    check(what, cmp(status, ==, ISECT_OK) &&
                    cmp((Long)a->radius, <=, allowed((Long)b->radius, n)) &&
                    cmp((Long)b->radius, <=, allowed((Long)a->radius, n)));
}
TEST_FUNCTION(properties)
{
    for (int i = 0; i < 200; i++) {
        const size_t n = any_count(i, 60, 20, MOST / 3);
        Sphere ball, other;
        draw_points(i % POINT_SETS, 3 * n);
        const X(points) points = laid_out(1, 3 * n);
        if (X(bound_sphere_points)(points, 3 * n, &ball, NULL) != ISECT_OK)
            continue;
        X(triangles) view = triangles_laid_out(1, 3 * n);
        check("an array", cmp(X(bound_sphere_triangles)(view, n, &other), ==, ISECT_OK) &&
                              same_bits(&other, &ball, sizeof ball));
        view = nearly_array(i % 9, n); /* three sets, in another order */
        const isect_status status = X(bound_sphere_triangles)(view, n, &other);
        as_large("nearly an array", status, &other, &ball, 3 * n);
        for (size_t k = 0; k < 3 * n; k++)
            index[k] = (uint32_t)k;
        X(mesh) mesh = mesh_of(i % 2 ? index : NULL, 3 * n, n);
        check("a mesh", cmp(X(bound_sphere_mesh)(&mesh, &other), ==, ISECT_OK) &&
                            same_bits(&other, &ball, sizeof ball));
        for (size_t k = 0; k < 3 * n; k++)
            index[k] = (uint32_t)(3 * n - 1 - k);
        mesh.indices = index;
        const isect_status reversed = X(bound_sphere_mesh)(&mesh, &other);
        as_large("the other way round", reversed, &other, &ball, 3 * n);
    }
}

/* 3. Oracle. */
static void judge(int i, const Sphere *ball, size_t n)
{
    is_held(ball, point, n);
    if (n <= 9)
        check_sample(i, "the least",
                     cmp((Long)ball->radius, <=, allowed(least_radius(point, (int)n), n)), *ball,
                     point[0]);
}
TEST_FUNCTION(oracle)
{
    int made = 0;
    for (int i = 0; i < soak(700); i++) {
        const size_t n = (size_t)any_int(1, i % 100 == 0 ? MOST / 3 : i % 8 == 0 ? 60 : 3);
        Sphere ball;
        draw_points(i / 3 % POINT_SETS, 3 * n);
        const X(triangles) view = triangles_laid_out(i % LAYOUTS, 3 * n);
        if (X(bound_sphere_triangles)(view, n, &ball) != ISECT_OK)
            continue;
        made++;
        judge(i, &ball, 3 * n);
        /* Every second corner is used, some of them repeatedly. */
        size_t count = 0;
        for (size_t k = 0; k < 3 * n; k += 2)
            for (int often = any_int(1, 3); often > 0; often--)
                index[count++] = (uint32_t)k;
        for (; count % 3; count++)
            index[count] = 0;
        const X(mesh) mesh = mesh_of(index, 3 * n, count / 3);
        check("made", cmp(X(bound_sphere_mesh)(&mesh, &ball), ==, ISECT_OK));
        for (size_t k = 0; k < 3 * n; k += 2)
            point[k / 2] = point[k];
        judge(i, &ball, (3 * n + 1) / 2);
    }
    check_share(made, soak(700), 0.9, 1);
}

TESTS_OF_ONE(bound_sphere_meshes)
