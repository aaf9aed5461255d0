/* tests/bound/sphere_ritter.c - src/bound/sphere_ritter.c: a small ball of points, by growing one.
 */
#include "bound/balls.h"
#include "kit/hostile.h"

#define is_ball(made, ...) (made == ISECT_OK && same_bits(&ball, &(Sphere)__VA_ARGS__, sizeof ball))

/* 1. Cases. */
static void statuses(void)
{
    const Vec3 p[] = {{1, 0, 0}, {-1, 0, 0}, {0, R(0.5), 0}, {0, R(-0.5), R(0.25)}};
    const real most = REAL_MAX;
    const X(points) all = X(points_of)(p), lost = {&p->x, &p->y, NULL, 0};
    Sphere ball = no_ball;
    check("no ball", X(bound_sphere_points_ritter)(NULL, &all, 4) == ISECT_BAD_ARGUMENT);
    check("no view", X(bound_sphere_points_ritter)(&ball, NULL, 4) == ISECT_BAD_ARGUMENT);
    check("no z", X(bound_sphere_points_ritter)(&ball, &lost, 4) == ISECT_BAD_ARGUMENT);
    check("no points", X(bound_sphere_points_ritter)(&ball, &all, 0) == ISECT_EMPTY);
    for (int k = 0; k < 3; k++)
        for (int f = 0; f < 12; f++) {
            Vec3 bad[4];
            memcpy(bad, p, sizeof p);
            ((real *)bad)[f] = k == 0 ? REAL_NAN : k == 1 ? REAL_INF : -REAL_INF;
            const X(points) view = X(points_of)(bad);
            check("not finite", X(bound_sphere_points_ritter)(&ball, &view, 4) == ISECT_NOT_FINITE);
        }
    const Vec3 corners[] = {{most, most, most}, {-most, -most, -most}};
    const X(points) huge = X(points_of)(corners);
    check("out of range", X(bound_sphere_points_ritter)(&ball, &huge, 2) == ISECT_NOT_FINITE);
    check("untouched", same_bits(&ball, &no_ball, sizeof ball));
}
/* The ends of an axis must be those of the points, whatever their order and their signs. */
static void extremes(void)
{
    for (int way = -1; way <= 1; way += 2)
        for (int axis = 0; axis < 3; axis++)
            for (int from = -8; from <= 8; from += 4) {
                Sphere ball;
                for (int i = 0; i < 5; i++) {
                    real of[3] = {0, 0, 0};
                    of[axis] = (real)(from + way * i);
                    point[i] = (Vec3){of[0], of[1], of[2]};
                }
                const X(points) points = laid_out(1, 5);
                check("a row", X(bound_sphere_points_ritter)(&ball, &points, 5) == ISECT_OK);
                const real center[] = {ball.center.x, ball.center.y, ball.center.z};
                check("two are its ends", center[axis] == (real)(from + way * 2) &&
                                              center[(axis + 1) % 3] == 0 && ball.radius >= 2 &&
                                              ball.radius <= 2 + 8 * REAL_EPSILON);
            }
}
/* One end of the first ball is in the last block of points, and so is the point by which it grows.
 */
static void in_late_blocks(void)
{
    static Vec3 p[40000];
    static const size_t counts[] = {3, 300, 6000, 16384, 16387, 32768, 40000};
    for (size_t k = 0; k < COUNT(counts); k++) {
        const size_t n = counts[k];
        for (size_t i = 0; i < n; i++)
            p[i] = (Vec3){1, 0, 0};
        const X(points) all = X(points_of)(p);
        Sphere ball;
        p[n - 1] = (Vec3){3, 0, 0};
        check("between two", X(bound_sphere_points_ritter)(&ball, &all, n) == ISECT_OK &&
                                 ball.center.x == 2 && ball.center.y == 0 && ball.center.z == 0 &&
                                 ball.radius >= 1 && ball.radius <= 1 + 4 * REAL_EPSILON);
        p[n - 2] = (Vec3){2, 0, R(1.5)};
        check("grown towards the third",
              X(bound_sphere_points_ritter)(&ball, &all, n) == ISECT_OK && ball.center.x == 2 &&
                  ball.center.y == 0 && ball.center.z == R(0.25) && ball.radius >= R(1.25) &&
                  ball.radius <= R(1.25) * (1 + 4 * REAL_EPSILON));
    }
}
static void cases(void **state)
{
    const Vec3 p[] = {
        {3, R(-0.0), 5}, {3, 0, 5}, {4, 0, 5}, {R(3.5), R(0.5), 5}, {R(3.5), R(0.75), 5}};
    const X(points) all = X(points_of)(p);
    Sphere ball;
    (void)state;
    statuses();
    extremes();
    in_late_blocks();
    check("one", is_ball(X(bound_sphere_points_ritter)(&ball, &all, 1), {{3, 0, 5}, 0}));
    check("all equal", is_ball(X(bound_sphere_points_ritter)(&ball, &all, 2), {{3, 0, 5}, 0}));
    check("a right angle, which the first ball holds but for rounding",
          X(bound_sphere_points_ritter)(&ball, &all, 4) == ISECT_OK && ball.center.x == R(3.5) &&
              ball.center.y == 0 && ball.radius <= R(0.5) * (1 + 4 * REAL_EPSILON));
    check("grown by half of what is missing",
          X(bound_sphere_points_ritter)(&ball, &all, 5) == ISECT_OK && ball.center.x == R(3.5) &&
              ball.center.y == R(0.125) && ball.radius >= R(0.625) &&
              ball.radius <= R(0.625) * (1 + 4 * REAL_EPSILON));
}

/* 2. Properties. */
static void properties(void **state)
{
    (void)state;
    for (int i = 0; i < 200; i++) {
        const size_t n = (size_t)any_int(1, i % 20 ? 900 : MOST);
        Sphere ball, other;
        draw_points(i % POINT_SETS, n);
        X(points) points = laid_out(1, n);
        if (X(bound_sphere_points_ritter)(&ball, &points, n) != ISECT_OK)
            continue;
        const unsigned before = hostile_enter();
        const isect_status again = X(bound_sphere_points_ritter)(&other, &points, n);
        check("the environment is left as it was", hostile_leave(before));
        check("and does not matter", again == ISECT_OK && same_bits(&other, &ball, sizeof ball));
        for (int layout = 0; layout < LAYOUTS; layout++) {
            points = laid_out(layout, n);
            check("in any layout", X(bound_sphere_points_ritter)(&other, &points, n) == ISECT_OK &&
                                       same_bits(&other, &ball, sizeof ball));
        }
        if (i % POINT_SETS >= 5)
            continue; /* nothing may be subnormal */
        for (size_t k = 0; k < n; k++)
            point[k] = times(R(0.125), point[k]);
        points = laid_out(i % LAYOUTS, n);
        check("every scale is alike",
              X(bound_sphere_points_ritter)(&other, &points, n) == ISECT_OK &&
                  8 * other.radius == ball.radius && 8 * other.center.x == ball.center.x);
    }
}

/* 3. Oracle: all are held, and the radius is between once and twice the least; near it for points
 * all over a ball. */
static void judge(int i, size_t n, int found[2])
{
    Sphere ball, least;
    const X(points) points = laid_out(i % LAYOUTS, n);
    const isect_status status = X(bound_sphere_points_ritter)(&ball, &points, n);
    found[0]++, found[1] += status == ISECT_OK;
    check("made, or out of range", status == ISECT_OK || status == ISECT_NOT_FINITE);
    if (status != ISECT_OK) {
        check("only if large", greatest_of(n) > (Long)(REAL_MAX / 4));
        return;
    }
    for (size_t k = 0; k < n; k++)
        check_sample(i, "held", holds(&ball, &point[k]), ball, point[k]);
    check("the least", X(bound_sphere_points)(&least, &points, n, NULL) == ISECT_OK);
    check_sample(i, "not twice as large", (Long)ball.radius <= 2 * allowed((Long)least.radius, n),
                 ball, least);
    check_sample(i, "nor less", (Long)least.radius <= allowed((Long)ball.radius, n), ball, least);
}
static void oracle(void **state)
{
    int found[2] = {0};
    (void)state;
    for (int i = 0; i < soak(1200); i++) {
        const size_t n = (size_t)any_int(1, i % 100 == 0 ? MOST : i % 8 == 0 ? 900 : 7);
        draw_points(i / 3 % POINT_SETS, n);
        judge(i, n, found);
    }
    check_share(found[1], found[0], 0.9, 1);
    double sum = 0;
    for (int i = 0; i < 40; i++) {
        Sphere ball, least;
        draw_points(0, 300);
        const X(points) points = laid_out(1, 300);
        check("made", X(bound_sphere_points_ritter)(&ball, &points, 300) == ISECT_OK &&
                          X(bound_sphere_points)(&least, &points, 300, NULL) == ISECT_OK);
        sum += (double)(ball.radius / least.radius);
    }
    check("a fifth larger than the least, at most, in a cube", sum / 40 < 1.2);
}

TESTS_OF_ONE(bound_sphere_ritter)
