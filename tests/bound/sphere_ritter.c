/* tests/bound/sphere_ritter.c - src/bound/sphere_ritter.c: a small ball of points, by growing one,
 * in addition to the tests of all makers (bound/makers.c). */
#include "bound/balls.h"

/* 1. Cases. */
/* The ends of an axis must be those of the points, for any order and signs. */
static void extremes(void)
{
    for (int side = -1; side <= 1; side += 2)
        for (int axis = 0; axis < 3; axis++)
            for (int from = -8; from <= 8; from += 4) {
                Sphere ball;
                for (int i = 0; i < 5; i++) {
                    real of[3] = {0, 0, 0};
                    of[axis] = (real)(from + side * i);
                    point[i] = (Vec3){of[0], of[1], of[2]};
                }
                const X(points) points = laid_out(1, 5);
                check("a row", cmp(X(bound_sphere_points_ritter)(points, 5, &ball), ==, ISECT_OK));
                const real center[] = {ball.center.x, ball.center.y, ball.center.z};
                check("two are its ends", cmp(center[axis], ==, (real)(from + side * 2)) &&
                                              cmp(center[(axis + 1) % 3], ==, 0) &&
                                              cmp(ball.radius, >=, 2) &&
                                              cmp(ball.radius, <=, 2 + 8 * REAL_EPSILON));
            }
}
/* One end of the first ball is in the last block of points, and so is the point that makes it
 * grow. */
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
        check("between two", cmp(X(bound_sphere_points_ritter)(all, n, &ball), ==, ISECT_OK) &&
                                 cmp(ball.center.x, ==, 2) && cmp(ball.center.y, ==, 0) &&
                                 cmp(ball.center.z, ==, 0) && cmp(ball.radius, >=, 1) &&
                                 cmp(ball.radius, <=, 1 + 4 * REAL_EPSILON));
        p[n - 2] = (Vec3){2, 0, R(1.5)};
        check("grown towards the third",
              cmp(X(bound_sphere_points_ritter)(all, n, &ball), ==, ISECT_OK) &&
                  cmp(ball.center.x, ==, 2) && cmp(ball.center.y, ==, 0) &&
                  cmp(ball.center.z, ==, R(0.25)) && cmp(ball.radius, >=, R(1.25)) &&
                  cmp(ball.radius, <=, R(1.25) * (1 + 4 * REAL_EPSILON)));
    }
}
TEST_FUNCTION(cases)
{
    const Vec3 p[] = {
        {3, R(-0.0), 5}, {3, 0, 5}, {4, 0, 5}, {R(3.5), R(0.5), 5}, {R(3.5), R(0.75), 5}};
    const X(points) all = X(points_of)(p);
    Sphere ball;
    extremes();
    in_late_blocks();
    check("one", is_ball(X(bound_sphere_points_ritter)(all, 1, &ball), {{3, 0, 5}, 0}));
    check("all equal", is_ball(X(bound_sphere_points_ritter)(all, 2, &ball), {{3, 0, 5}, 0}));
    check("a right angle, which the first ball holds but for rounding",
          cmp(X(bound_sphere_points_ritter)(all, 4, &ball), ==, ISECT_OK) &&
              cmp(ball.center.x, ==, R(3.5)) && cmp(ball.center.y, ==, 0) &&
              cmp(ball.radius, <=, R(0.5) * (1 + 4 * REAL_EPSILON)));
    check("grown by half of what is missing",
          cmp(X(bound_sphere_points_ritter)(all, 5, &ball), ==, ISECT_OK) &&
              cmp(ball.center.x, ==, R(3.5)) && cmp(ball.center.y, ==, R(0.125)) &&
              cmp(ball.radius, >=, R(0.625)) &&
              cmp(ball.radius, <=, R(0.625) * (1 + 4 * REAL_EPSILON)));
}

/* 2. Properties: close to the smallest ball for points throughout a ball. */
TEST_FUNCTION(properties)
{
    double sum = 0;
    for (int i = 0; i < 40; i++) {
        Sphere ball, least;
        draw_points(0, 300);
        const X(points) points = laid_out(1, 300);
        check("made", cmp(X(bound_sphere_points_ritter)(points, 300, &ball), ==, ISECT_OK) &&
                          X(bound_sphere_points)(points, 300, &least, NULL) == ISECT_OK);
        sum += (double)(ball.radius / least.radius);
    }
    check("a fifth larger than the least, at most, in a cube", cmp(sum / 40, <, 1.2));
}

/* 3. Oracle: all points are contained, and the radius is between once and twice the least. */
TEST_FUNCTION(oracle)
{
    int made = 0;
    for (int i = 0; i < soak(1200); i++) {
        const size_t n = (size_t)any_int(1, i % 100 == 0 ? MOST : i % 8 == 0 ? 900 : 7);
        Sphere ball, least;
        draw_points(i / 3 % POINT_SETS, n);
        if (!is_made_of_all(maker_named("sphere, Ritter's"), i, n, 4 * (double)greatest_of(n),
                            &ball))
            continue;
        made++;
        const X(points) points = laid_out(i % LAYOUTS, n);
        check("the least", X(bound_sphere_points)(points, n, &least, NULL) == ISECT_OK);
        check_sample(i, "not twice as large",
                     cmp((Long)ball.radius, <=, 2 * allowed((Long)least.radius, n)), ball, least);
        check_sample(i, "nor less", cmp((Long)least.radius, <=, allowed((Long)ball.radius, n)),
                     ball, least);
    }
    check_share(made, soak(1200), 0.9, 1);
}

TESTS_OF_ONE(bound_sphere_ritter)
