/* tests/bound/sphere_points.c - src/bound/sphere_points.c and src/bound/farthest.c:
 * balls of points.
 *
 * The judge of what is held does not round. That a ball is the least is judged
 * twice: of few points the least ball of each choice of one to four is
 * computed, and the smallest that holds all is known; of many, that of the
 * support is, and no ball that holds all can be smaller than that. */
#include "bound/balls.h"
#include "kit/hostile.h"

#define is_ball(made, ...) (made == ISECT_OK && same_bits(&ball, &(Sphere)__VA_ARGS__, sizeof ball))

/* What has led others in circles or out of their stack: points of a circle and of a sphere that
 * differ by rounding alone, in order and many of them, on which Welzl's recursion is as deep as
 * they are many and its radius may shrink; copies of few points; and a row whose ends come first or
 * last, where least and greatest were mixed up. */
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
                point[i] = (Vec3){step(1), step(-2), step(3)};
            else if (which == 3)
                point[i] = (Vec3){(real)(i % 5), (real)(i % 5), 0};
            else if (which > 3)
                point[i] = (Vec3){(real)(which == 4 ? -i : i - MOST), 0, 0};
        }
        const X(points) points = laid_out(which % LAYOUTS, MOST);
        check("made", X(bound_sphere_points)(&ball, &points, MOST, &support) == ISECT_OK);
        Vec3 on[4];
        for (uint32_t k = 0; k < support.count; k++)
            on[k] = point[support.index[k]];
        for (int i = 0; i < MOST; i++)
            check_sample(which, "held", holds(&ball, &point[i]), ball, point[i]);
        check("the least",
              (Long)ball.radius <= allowed(least_radius(on, (int)support.count), MOST));
    }
}

/* A cube, whose ball lay inside it where it was made to touch the sides (SFGraphics#11), and boxes
 * with sides of one, two and three: each ball holds all corners, and the least one ends there. */
static void corners_of_boxes(void)
{
    for (int size = 1; size <= 8; size++) {
        const real x = (real)size, y = x * (real)(1 + size % 2), z = x * (real)(1 + size % 3);
        for (int i = 0; i < 8; i++)
            point[i] = (Vec3){i & 1 ? x : 0, i & 2 ? y : 0, i & 4 ? z : 0};
        const X(points) points = laid_out(size % LAYOUTS, 8);
        Sphere ball[5] = {[4] = {{0, 0, 0}, -1}};
        check("least", X(bound_sphere_points)(&ball[0], &points, 8, NULL) == ISECT_OK);
        check("refined", X(bound_sphere_points_refined)(&ball[1], &points, 8) == ISECT_OK);
        check("Ritter's", X(bound_sphere_points_ritter)(&ball[2], &points, 8) == ISECT_OK);
        check("of a box",
              X(bound_sphere_aabb)(&ball[3], &(Aabb){{0, 0, 0}, {x, y, z}}) == ISECT_OK);
        check("grown", X(bound_sphere_grown)(&ball[4], &points, 8) == ISECT_OK);
        for (int k = 0; k < 5; k++)
            for (int i = 0; i < 8; i++)
                check_sample(size, "held", holds(&ball[k], &point[i]), ball[k], point[i]);
        const Long half = sqrtl((Long)x * x + (Long)y * y + (Long)z * z) / 2;
        check("the least", (Long)ball[0].radius <= allowed(half, 8));
        check("of a box, the least", (Long)ball[3].radius <= allowed(half, 8));
    }
}

/* An angle that is a little less than a right one: the third point moves the center by as much as
 * it is outside, and the radius by the square of that, which rounding takes away. */
static void nearly_right(void)
{
    Sphere ball;
    point[0] = (Vec3){1, 0, 0}, point[1] = (Vec3){-1, 0, 0};
    point[2] = (Vec3){0, 1 + scaled(1, -28), 0};
    const X(points) points = laid_out(1, 3);
    check("made", X(bound_sphere_points)(&ball, &points, 3, NULL) == ISECT_OK);
    check("the least", (Long)ball.radius <= allowed(least_radius(point, 3), 3));
}

/* Few points side by side at two ends, across the way between them, or at the corners of a square,
 * a triangle or a tetrahedron: small differences tell which of them are on the ball. */
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

/* The first steps are made with every 128th point: if those are all inside, each block of the
 * others has some outside, and there are more such blocks than outliers are kept. */
static void hidden(void)
{
    enum { MOST_HIDDEN = 140 * 1024 };
    static Vec3 p[MOST_HIDDEN];
    for (size_t i = 0; i < MOST_HIDDEN; i++) {
        const Vec3 way = any_vec3();
        const real length = real_sqrt(dot(way, way) + R(1e-9));
        p[i] = times(i % 128 == 0 ? R(0.125) : 1 / length, way);
    }
    const X(points) points = X(points_of)(p);
    Sphere ball = no_ball;
    X(support) support = {.count = 0};
    Vec3 on[4];
    check("made", X(bound_sphere_points)(&ball, &points, MOST_HIDDEN, &support) == ISECT_OK);
    for (int i = 0; i < MOST_HIDDEN; i++)
        check_sample(i, "held", holds(&ball, &p[i]), ball, p[i]);
    for (uint32_t k = 0; k < support.count; k++)
        on[k] = p[support.index[k]];
    point[0] = (Vec3){1, 1, 1}; /* none is farther out */
    check("the least", (Long)ball.radius <= allowed(least_radius(on, (int)support.count), 1));
}

/* Numbers that stand as those of triples do, but for one of three, which is read from elsewhere. */
static void nearly_triples(void)
{
    static real array[2][3 * 100];
    Sphere ball = no_ball, other;
    draw_points(0, 100);
    const X(points) plain = laid_out(0, 100);
    check("made", X(bound_sphere_points)(&ball, &plain, 100, NULL) == ISECT_OK);
    for (int f = 0; f < 3; f++) {
        for (int k = 0; k < 3 * 100; k++) {
            const int to = k % 3 == f;
            array[to][k] = ((const real *)point)[k], array[1 - to][k] = REAL_NAN;
        }
        const X(points)
            points = {array[f == 0], array[f == 1] + 1, array[f == 2] + 2, 3 * sizeof(real)};
        check("nearly triples", X(bound_sphere_points)(&other, &points, 100, NULL) == ISECT_OK &&
                                    same_bits(&other, &ball, sizeof ball));
    }
}

/* 1. Cases. */
static void cases(void **state)
{
    const real most = REAL_MAX, least = REAL_LEAST;
    Vec3 p[] = {{1, 0, 0}, {-1, 0, 0}, {0, R(0.5), 0}, {0, R(-0.5), R(0.25)}};
    const X(points) all = X(points_of)(p), lost = {NULL, &p->y, &p->z, 0};
    X(support) support = {.count = 9};
    Sphere ball = no_ball;
    (void)state;
    reports();
    corners_of_boxes();
    nearly_right();
    hidden();
    nearly_triples();
    check("no ball", X(bound_sphere_points)(NULL, &all, 4, NULL) == ISECT_BAD_ARGUMENT);
    check("no view", X(bound_sphere_points)(&ball, NULL, 4, &support) == ISECT_BAD_ARGUMENT);
    check("no x", X(bound_sphere_points)(&ball, &lost, 4, &support) == ISECT_BAD_ARGUMENT);
    check("no points", X(bound_sphere_points)(&ball, &all, 0, &support) == ISECT_EMPTY);
    check("no points", X(bound_sphere_points_refined)(&ball, &all, 0) == ISECT_EMPTY);
    for (int k = 0; k < 3; k++)
        for (int f = 0; f < 12; f++) {
            Vec3 bad[4];
            memcpy(bad, p, sizeof p);
            ((real *)bad)[f] = k == 0 ? REAL_NAN : k == 1 ? REAL_INF : -REAL_INF;
            const X(points) view = X(points_of)(bad);
            check("not finite",
                  X(bound_sphere_points)(&ball, &view, 4, &support) == ISECT_NOT_FINITE);
            check("not finite",
                  X(bound_sphere_points_refined)(&ball, &view, 4) == ISECT_NOT_FINITE);
        }
    const Vec3 corners[] = {{most, most, most}, {-most, -most, -most}, {most, -most, most}};
    const X(points) huge = X(points_of)(corners);
    check("out of range", X(bound_sphere_points)(&ball, &huge, 3, &support) == ISECT_NOT_FINITE);
    check("untouched", same_bits(&ball, &no_ball, sizeof ball) && support.count == 9);

    check("one", is_ball(X(bound_sphere_points)(&ball, &all, 1, &support), {{1, 0, 0}, 0}) &&
                     support.count == 1 && support.index[0] == 0);
    check("two", X(bound_sphere_points)(&ball, &all, 2, &support) == ISECT_OK &&
                     support.count == 2 && support.index[0] + support.index[1] == 1 &&
                     ball.center.x == 0 && ball.radius >= 1 && ball.radius <= 1 + 4 * REAL_EPSILON);
    check("four, two hold it", X(bound_sphere_points)(&ball, &all, 4, &support) == ISECT_OK &&
                                   support.count == 2 && ball.radius <= 1 + 4 * REAL_EPSILON &&
                                   support.index[2] == 0);
    check("without support", X(bound_sphere_points)(&ball, &all, 4, NULL) == ISECT_OK);
    const Vec3 same[] = {{3, R(-0.0), 5}, {3, 0, 5}, {3, 0, 5}};
    const X(points) equal = X(points_of)(same);
    check("all equal",
          is_ball(X(bound_sphere_points)(&ball, &equal, 3, &support), {{3, 0, 5}, 0}) &&
              support.count == 1);
    check("all equal", is_ball(X(bound_sphere_points_refined)(&ball, &equal, 3), {{3, 0, 5}, 0}));
    const Vec3 zero[] = {{R(-0.0), R(-0.0), R(-0.0)}};
    const X(points) one = X(points_of)(zero);
    check("no zero is negative",
          is_ball(X(bound_sphere_points)(&ball, &one, 1, NULL), {{0, 0, 0}, 0}));
    const Vec3 next[] = {{0, 0, 0}, {least, 0, 0}};
    const X(points) two = X(points_of)(next);
    check("least apart",
          X(bound_sphere_points)(&ball, &two, 2, NULL) == ISECT_OK && ball.radius <= 2 * least);
    const Vec3 ends[] = {{most, 0, 0}, {-most, 0, 0}};
    const X(points) far = X(points_of)(ends);
    check("greatest apart: the radius does not fit, but for rounding",
          X(bound_sphere_points)(&ball, &far, 2, NULL) == ISECT_NOT_FINITE);
    const Vec3 away[] = {{most, 0, 0}, {most, REAL_TINY, 0}, {most, 0, -REAL_TINY}};
    const X(points) thin = X(points_of)(away);
    check("small and far away", X(bound_sphere_points)(&ball, &thin, 3, NULL) == ISECT_OK &&
                                    ball.radius < REAL_TINY && holds(&ball, &away[0]) &&
                                    holds(&ball, &away[1]) && holds(&ball, &away[2]));
    const Vec3 half[] = {{most, 0, 0}, {0, 0, 0}};
    const X(points) near = X(points_of)(half);
    check("half of it fits", X(bound_sphere_points)(&ball, &near, 2, NULL) == ISECT_OK &&
                                 holds(&ball, &half[0]) && holds(&ball, &half[1]));
}

/* 2. Properties: layouts, powers of two, and a second ball of the support
 * alone. */
static void properties(void **state)
{
    (void)state;
    for (int i = 0; i < 200; i++) {
        const size_t n = (size_t)any_int(1, i % 20 ? 150 : MOST);
        Sphere ball, other;
        X(support) support, found;
        draw_points(i % POINT_SETS, n);
        X(points) points = laid_out(1, n);
        if (X(bound_sphere_points)(&ball, &points, n, &support) != ISECT_OK)
            continue;
        for (int layout = 0; layout < LAYOUTS; layout++) {
            points = laid_out(layout, n);
            check("in any layout", X(bound_sphere_points)(&other, &points, n, &found) == ISECT_OK &&
                                       same_bits(&other, &ball, sizeof ball) &&
                                       same_bits(&found, &support, sizeof support));
        }
        const unsigned before = hostile_enter();
        const isect_status again = X(bound_sphere_points)(&other, &points, n, NULL);
        check("the environment is left as it was", hostile_leave(before));
        check("and does not matter", again == ISECT_OK && same_bits(&other, &ball, sizeof ball));
        const real least = ball.radius;
        if (X(bound_sphere_points_refined)(&other, &points, n) == ISECT_OK)
            check("no smaller", (Long)least <= allowed((Long)other.radius, n));
        if (i % POINT_SETS >= 5)
            continue; /* nothing may be subnormal */
        for (size_t k = 0; k < n; k++)
            point[k] = times(R(0.125), point[k]);
        points = laid_out(i % LAYOUTS, n);
        check("every scale is alike",
              X(bound_sphere_points)(&other, &points, n, NULL) == ISECT_OK &&
                  8 * other.radius == ball.radius && 8 * other.center.x == ball.center.x);
    }
}

/* 3. Oracle. */
static void judge(int i, size_t n, int found[3])
{
    Sphere ball, refined;
    X(support) support;
    Vec3 on[4];
    const X(points) points = laid_out(i % LAYOUTS, n);
    const isect_status status = X(bound_sphere_points)(&ball, &points, n, &support);
    found[0]++, found[1] += status == ISECT_OK;
    check("made, or out of range", status == ISECT_OK || status == ISECT_NOT_FINITE);
    if (status != ISECT_OK) {
        check("only if large", greatest_of(n) > (Long)(REAL_MAX / 4));
        return;
    }
    const bool second = X(bound_sphere_points_refined)(&refined, &points, n) == ISECT_OK;
    for (size_t k = 0; k < n; k++) {
        check_sample(i, "held", holds(&ball, &point[k]), ball, point[k]);
        check_sample(i, "held, too", !second || holds(&refined, &point[k]), refined, point[k]);
    }
    check("a support", support.count >= 1 && support.count <= 4);
    for (uint32_t k = 0; k < support.count; k++) {
        check("one of them", support.index[k] < n);
        on[k] = point[support.index[k]];
    }
    found[2] += support.count > 2;
    const Long least = least_radius(on, (int)support.count);
    check_sample(i, "no larger than the support says", (Long)ball.radius <= allowed(least, n), ball,
                 on[0]);
    if (n <= 8)
        check_sample(i, "the least", (Long)ball.radius <= allowed(least_radius(point, (int)n), n),
                     ball, on[0]);
}
static void oracle(void **state)
{
    int found[3] = {0};
    (void)state;
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
    for (int i = 0; i < soak(120); i++) { /* more were outside than are kept in mind */
        const size_t n = (size_t)any_int(500, 2000);
        draw_points(i % 3 ? 4 : 6, n);
        judge(i, n, many);
    }
    check("made", near[1] == near[0] && many[1] == many[0]);
    check_share(found[1], found[0], 0.9, 1);
    check_share(found[2], found[0], 0.1, 0.9);
}

TESTS_OF_ONE(bound_sphere_points)
