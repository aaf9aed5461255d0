/* tests/bound/sphere_points.c - src/bound/sphere_points.c and src/bound/farthest.c: balls of
 * points, in addition to the tests of all makers (bound/makers.c).
 *
 * Containment is decided exactly. Minimality is tested in two ways. For few points the smallest
 * ball of each choice of one to four is computed, and the least one that contains all is the
 * answer. For many points the ball of the support is computed, and no ball that contains all points
 * can be smaller than that. */
#include "bound/balls.h"

/* Inputs that caused infinite loops or stack overflows elsewhere: points of a circle and of a
 * sphere that differ by rounding alone, in order and many of them, on which the depth of Welzl's
 * recursion is their number and its radius may shrink; copies of few points; and a row whose ends
 * come first or last, for which minimum and maximum were confused. */
static void reports(void)
{
    for (int which = 0; which < 6; which++) {
        Sphere ball;
        X(support) support;
        for (int i = 0; i < MOST; i++) {
            const double turn = 6.283185307179586 * i / MOST, rise = 2.0 * i / MOST - 1;
            const double flat = which == 1 ? sqrt(1 - rise * rise) : 1;
            point[i] = (Vec3){(real)(flat * cos(97 * turn)), (real)(flat * sin(97 * turn)),
                              which == 1 ? (real)rise : 0};
            if (which == 2)
                point[i] = step3((Vec3){1, -2, 3});
            else if (which == 3)
                point[i] = (Vec3){(real)(i % 5), (real)(i % 5), 0};
            else if (which > 3)
                point[i] = (Vec3){(real)(which == 4 ? -i : i - MOST), 0, 0};
        }
        const X(points) points = laid_out(which % LAYOUTS, MOST);
        check("made", cmp(X(bound_sphere_points)(points, MOST, &ball, &support), ==, ISECT_OK));
        is_held(&ball, point, MOST);
        check("the least",
              cmp((Long)ball.radius, <=, allowed(least_of_support(&support, point, MOST), MOST)));
    }
}

/* A cube, for which a ball that was meant to touch the sides was inside (SFGraphics#11), and boxes
 * with sides of one, two and three: each ball contains all corners, and the smallest one touches
 * them. */
static void corners_of_boxes(void)
{
    for (int size = 1; size <= 8; size++) {
        const real x = (real)size, y = x * (real)(1 + size % 2), z = x * (real)(1 + size % 3);
        for (int i = 0; i < 8; i++)
            point[i] = (Vec3){i & 1 ? x : 0, i & 2 ? y : 0, i & 4 ? z : 0};
        const X(points) points = laid_out(size % LAYOUTS, 8);
        Sphere ball[5] = {[4] = {{0, 0, 0}, -1}};
        check("least", X(bound_sphere_points)(points, 8, &ball[0], NULL) == ISECT_OK);
        check("refined", cmp(X(bound_sphere_points_refined)(points, 8, &ball[1]), ==, ISECT_OK));
        check("Ritter's", cmp(X(bound_sphere_points_ritter)(points, 8, &ball[2]), ==, ISECT_OK));
        check("of a box",
              cmp(X(bound_sphere_aabb)(&(Aabb){{0, 0, 0}, {x, y, z}}, &ball[3]), ==, ISECT_OK));
        check("grown", cmp(X(bound_sphere_grown)(points, 8, &ball[4]), ==, ISECT_OK));
        for (int k = 0; k < 5; k++)
            is_held(&ball[k], point, 8);
        const Long half = sqrtl((Long)x * x + (Long)y * y + (Long)z * z) / 2;
        check("the least", cmp((Long)ball[0].radius, <=, allowed(half, 8)));
        check("of a box, the least", cmp((Long)ball[3].radius, <=, allowed(half, 8)));
    }
}

/* An angle slightly less than a right one: the third point moves the center by its distance
 * outside, and the radius by the square of that, which is lost to rounding. */
static void nearly_right(void)
{
    Sphere ball;
    point[0] = (Vec3){1, 0, 0}, point[1] = (Vec3){-1, 0, 0};
    point[2] = (Vec3){0, 1 + scaled(1, -28), 0};
    const X(points) points = laid_out(1, 3);
    check("made", X(bound_sphere_points)(points, 3, &ball, NULL) == ISECT_OK);
    check("the least", cmp((Long)ball.radius, <=, allowed(least_radius(point, 3), 3)));
}

/* Clusters of a few points at two ends, across the segment between them, or at the corners of a
 * square, a triangle or a tetrahedron: small differences decide which of them are on the ball. */
static void draw_corners(int which, size_t n)
{
    static const Vec3 corner[][4] = {{{1, 0, 0}, {-1, 0, 0}, {1, 0, 0}, {-1, 0, 0}},
                                     {{1, 0, 0}, {0, 1, 0}, {-1, 0, 0}, {0, -1, 0}},
                                     {{1, 0, 0}, {R(-0.6), R(0.8), 0}, {R(-0.6), R(-0.8), 0}},
                                     {{1, 1, 1}, {1, -1, -1}, {-1, 1, -1}, {-1, -1, 1}}};
    const real apart = scaled(1, -any_int(ISECT_DOUBLE ? 16 : 2, ISECT_DOUBLE ? 26 : 12));
    const int corners = which == 2 ? 3 : 4;
    for (size_t i = 0; i < n; i++) {
        Vec3 off = any_vec3();
        off.x = which == 0 ? 0 : off.x;
        point[i] = mad(off, apart, corner[which][any_int(0, corners - 1)]);
    }
}

/* The first steps use every 128th point. If those are all inside, each block of the others has
 * outliers, and there are more such blocks than the list of outliers holds. */
static void hidden(void)
{
    enum { MOST_HIDDEN = 140 * 1024 };
    static Vec3 p[MOST_HIDDEN];
    for (size_t i = 0; i < MOST_HIDDEN; i++) {
        const Vec3 p0 = any_vec3();
        const real length = real_sqrt(p0.x * p0.x + p0.y * p0.y + p0.z * p0.z + R(1e-9));
        p[i] = times(i % 128 == 0 ? R(0.125) : 1 / length, p0);
    }
    const X(points) points = X(points_of)(p);
    Sphere ball = no_ball;
    X(support) support = {.count = 0};
    check("made", cmp(X(bound_sphere_points)(points, MOST_HIDDEN, &ball, &support), ==, ISECT_OK));
    is_held(&ball, p, MOST_HIDDEN);
    point[0] = (Vec3){1, 1, 1}; /* no point is farther out */
    check("the least",
          cmp((Long)ball.radius, <=, allowed(least_of_support(&support, p, MOST_HIDDEN), 1)));
}

/* A layout like that of triples, except for one coordinate, which is read from elsewhere. */
static void nearly_triples(void)
{
    static real array[2][3 * 100];
    Sphere ball = no_ball, other;
    draw_points(0, 100);
    const X(points) plain = laid_out(0, 100);
    check("made", X(bound_sphere_points)(plain, 100, &ball, NULL) == ISECT_OK);
    for (int f = 0; f < 3; f++) {
        for (int k = 0; k < 3 * 100; k++) {
            const int to = k % 3 == f;
            array[to][k] = ((const real *)point)[k], array[1 - to][k] = REAL_NAN;
        }
        const X(points)
            points = {array[f == 0], array[f == 1] + 1, array[f == 2] + 2, 3 * sizeof(real)};
        check("nearly triples", X(bound_sphere_points)(points, 100, &other, NULL) == ISECT_OK &&
                                    same_bits(&other, &ball, sizeof ball));
    }
}

/* 1. Cases. */
TEST_FUNCTION(cases)
{
    const real most = REAL_MAX;
    const Vec3 p[] = {{1, 0, 0}, {-1, 0, 0}, {0, R(0.5), 0}, {0, R(-0.5), R(0.25)}};
    const Vec3 same[] = {{3, R(-0.0), 5}, {3, 0, 5}, {3, 0, 5}},
               ends[] = {{most, 0, 0}, {-most, 0, 0}}, half[] = {{most, 0, 0}, {0, 0, 0}};
    const X(points) all = X(points_of)(p), equal = X(points_of)(same), far = X(points_of)(ends),
                    near = X(points_of)(half);
    X(support) support = {.count = 9};
    Sphere ball = no_ball;
    reports();
    corners_of_boxes();
    nearly_right();
    hidden();
    nearly_triples();
    check("no points", cmp(X(bound_sphere_points)(all, 0, &ball, &support), ==, ISECT_EMPTY));
    check("greatest apart: the radius does not fit, but for rounding",
          cmp(X(bound_sphere_points)(far, 2, &ball, &support), ==, ISECT_NOT_FINITE));
    check("untouched", same_bits(&ball, &no_ball, sizeof ball) && cmp(support.count, ==, 9));
    check("one", is_ball(X(bound_sphere_points)(all, 1, &ball, &support), {{1, 0, 0}, 0}) &&
                     cmp(support.count, ==, 1) && cmp(support.index[0], ==, 0));
    check("two", cmp(X(bound_sphere_points)(all, 2, &ball, &support), ==, ISECT_OK) &&
                     cmp(support.count, ==, 2) && cmp(support.index[0] + support.index[1], ==, 1) &&
                     cmp(ball.center.x, ==, 0) && cmp(ball.radius, >=, 1) &&
                     cmp(ball.radius, <=, 1 + 4 * REAL_EPSILON));
    check("four, two hold it", cmp(X(bound_sphere_points)(all, 4, &ball, &support), ==, ISECT_OK) &&
                                   cmp(support.count, ==, 2) &&
                                   cmp(ball.radius, <=, 1 + 4 * REAL_EPSILON) &&
                                   cmp(support.index[2], ==, 0));
    check("all equal", cmp(X(bound_sphere_points)(equal, 3, &ball, &support), ==, ISECT_OK) &&
                           cmp(support.count, ==, 1));
    check("half of it fits", X(bound_sphere_points)(near, 2, &ball, NULL) == ISECT_OK);
    is_held(&ball, half, 2);
}

/* 2. Properties: the support does not depend on the layout, and no other ball is smaller. */
TEST_FUNCTION(properties)
{
    for (int i = 0; i < 200; i++) {
        const size_t n = any_count(i, 150, 20, MOST);
        Sphere ball, other;
        X(support) support, found;
        draw_points(i % POINT_SETS, n);
        X(points) points = laid_out(1, n);
        if (X(bound_sphere_points)(points, n, &ball, &support) != ISECT_OK)
            continue;
        for (int layout = 0; layout < LAYOUTS; layout++) {
            points = laid_out(layout, n);
            check("in any layout",
                  cmp(X(bound_sphere_points)(points, n, &other, &found), ==, ISECT_OK) &&
                      same_bits(&found, &support, sizeof support));
        }
        if (X(bound_sphere_points_refined)(points, n, &other) == ISECT_OK)
            check("no smaller", cmp((Long)ball.radius, <=, allowed((Long)other.radius, n)));
    }
}

/* 3. Oracle. */
static void judge(int i, size_t n, int found[3])
{
    Sphere ball;
    X(support) support;
    found[0]++;
    if (!is_made_of_all(maker_named("sphere"), i, n, 4 * (double)greatest_of(n), &ball))
        return;
    const X(points) points = laid_out(i % LAYOUTS, n);
    check("made", cmp(X(bound_sphere_points)(points, n, &ball, &support), ==, ISECT_OK));
    found[1]++, found[2] += support.count > 2;
    check_sample(i, "no larger than the support says",
                 cmp((Long)ball.radius, <=, allowed(least_of_support(&support, point, n), n)), ball,
                 point[0]);
    if (n <= 8)
        check_sample(i, "the least",
                     cmp((Long)ball.radius, <=, allowed(least_radius(point, (int)n), n)), ball,
                     point[0]);
}
TEST_FUNCTION(oracle)
{
    int found[3] = {0};
    for (int i = 0; i < soak(1600); i++) {
        const size_t n = (size_t)any_int(1, i % 100 == 0 ? MOST : i % 8 == 0 ? 60 : 7);
        draw_points(i / 3 % POINT_SETS, n);
        judge(i, n, found);
    }
    int near[3] = {0}, many[3] = {0};
    for (int i = 0; i < soak(1200); i++) {
        const size_t n = (size_t)any_int(3, 7);
        draw_corners(i % 4, n);
        judge(i, n, near);
    }
    for (int i = 0; i < soak(120); i++) { /* more points outside than the pool holds */
        const size_t n = (size_t)any_int(500, 2000);
        draw_points(i % 3 ? 4 : 6, n);
        judge(i, n, many);
    }
    check("made", cmp(near[1], ==, near[0]) && cmp(many[1], ==, many[0]));
    check_share(found[1], found[0], 0.9, 1);
    check_share(found[2], found[0], 0.1, 0.9);
}

TESTS_OF_ONE(bound_sphere_points)
