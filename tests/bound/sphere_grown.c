/* tests/bound/sphere_grown.c - src/bound/sphere_grown.c: a ball that grows step by step.
 *
 * Containment is decided exactly: for all points so far, and for the previous ball. The size is
 * compared with the smallest ball. */
#include "kit/hostile.h"
#include "kit/makers.h"

static const Sphere mark = {{7, 7, 7}, 7};
static const Sphere none = {{0, 0, 0}, -1};

static bool same_ball(const Sphere *a, const Sphere *b)
{
    return same_bits(a, b, sizeof *a);
}
#define is_ball(ball, ...) same_ball(&(ball), &(Sphere)__VA_ARGS__)

static bool holds_ball(const Sphere *ball, const Sphere *other)
{
    begin();
    Big3 offset = minus3(big3(other->center), big3(ball->center));
    Big more = minus(big((double)ball->radius), big((double)other->radius));
    return sign(more) >= 0 && !less(by(more, more), dot3(offset, offset));
}

/* 1. Cases. */
/* The ball grows to the farthest point, in any block of points: then the others are inside. */
static void farthest_first(void)
{
    enum { BLOCK = 128, BLOCKS = 6 };
    for (int far = 0; far < BLOCKS; far++) {
        Sphere ball = {{0, 0, 0}, 1};
        for (int i = 0; i < BLOCK * BLOCKS; i++)
            point[i] = (Vec3){0, 0, 0};
        for (int k = 0; k < BLOCKS; k++) /* 1.5 to 2 away, and not collinear */
            point[BLOCK * k + 5] = k == far ? (Vec3){0, 5, 0} : (Vec3){2 - (real)k / 16, 0, 0};
        const X(points) points = X(points_of)(point);
        check("grown", cmp(X(bound_sphere_grown)(points, BLOCK * BLOCKS, &ball), ==, ISECT_OK));
        check("once, to the farthest", cmp(ball.center.x, ==, 0) && cmp(ball.center.z, ==, 0) &&
                                           cmp(real_abs(ball.center.y - 2), <=, 8 * REAL_EPSILON) &&
                                           cmp(ball.radius, >=, 3) &&
                                           cmp(ball.radius, <=, 3 * (1 + 16 * REAL_EPSILON)));
    }
}
/* Zeros become +0 if they are -0. */
static void zeros(void)
{
    const real zero = R(-0.0);
    const Vec3 inside = {R(0.5), R(0.25), 0};
    const X(points) points = X(points_of)(&inside);
    Sphere ball = {{zero, zero, zero}, 1};
    check("+0", cmp(X(bound_sphere_grown)(points, 1, &ball), ==, ISECT_OK) &&
                    is_ball(ball, {{0, 0, 0}, 1}));
}
TEST_FUNCTION(cases)
{
    const real most = REAL_MAX;
    const Vec3 line[] = {{3, 0, 0}, {1, 0, 0}, {0, R(-0.5), 0}, {0, 0, 0}};
    const Vec3 far[] = {{most, most, most}, {-most, -most, -most}}, bad[] = {{0, 0, REAL_NAN}};
    const X(points) points = X(points_of)(line), inner = X(points_of)(line + 2),
                    second = X(points_of)(line + 1), lost = {&line->x, &line->y, NULL, 0};
    const X(points) huge = X(points_of)(far), wrong = X(points_of)(bad);
    Sphere ball = mark;
    check("no ball", X(bound_sphere_grown)(points, 1, NULL) == ISECT_BAD_ARGUMENT);
    check("no view", X(bound_sphere_grown)((X(points)){0}, 1, &ball) == ISECT_BAD_ARGUMENT);
    check("no z", cmp(X(bound_sphere_grown)(lost, 1, &ball), ==, ISECT_BAD_ARGUMENT));
    check("NaN", cmp(X(bound_sphere_grown)(wrong, 1, &ball), ==, ISECT_NOT_FINITE));
    check("too large", cmp(X(bound_sphere_grown)(huge, 2, &ball), ==, ISECT_NOT_FINITE));
    check("untouched", same_ball(&ball, &mark));
    for (int f = 0; f < 4; f++) {
        ball = (Sphere){{0, 0, 0}, 1};
        ((real *)&ball)[f] = f % 2 ? REAL_INF : REAL_NAN;
        check("not finite", cmp(X(bound_sphere_grown)(points, 1, &ball), ==, ISECT_NOT_FINITE));
    }
    ball = none;
    check("nothing",
          cmp(X(bound_sphere_grown)(lost, 0, &ball), ==, ISECT_EMPTY) && same_ball(&ball, &none));
    check("the first", cmp(X(bound_sphere_grown)(points, 1, &ball), ==, ISECT_OK) &&
                           is_ball(ball, {{3, 0, 0}, 0}));
    check("none", cmp(X(bound_sphere_grown)(lost, 0, &ball), ==, ISECT_OK) &&
                      is_ball(ball, {{3, 0, 0}, 0}));
    ball = (Sphere){{0, 0, R(-0.0)}, 1};
    check("inside",
          cmp(X(bound_sphere_grown)(inner, 1, &ball), ==, ISECT_OK) && cmp(ball.radius, ==, 1));
    check("on it", cmp(X(bound_sphere_grown)(second, 1, &ball), ==, ISECT_OK) &&
                       cmp(ball.radius, <=, 1 + 4 * REAL_EPSILON));
    ball = (Sphere){{0, 0, 0}, 1};
    check("outside", cmp(X(bound_sphere_grown)(points, 4, &ball), ==, ISECT_OK));
    check("half the way", cmp(real_abs(ball.center.x - 1), <, 8 * REAL_EPSILON) &&
                              cmp(ball.center.y, ==, 0) && cmp(ball.radius, >=, 2) &&
                              cmp(ball.radius, <, 2 + 16 * REAL_EPSILON));
    const Vec3 hardly[] = {{1 + 2 * REAL_EPSILON, 0, 0}};
    const X(points) outside = X(points_of)(hardly);
    ball = (Sphere){{0, 0, 0}, 1};
    check("what is hardly outside moves no center",
          cmp(X(bound_sphere_grown)(outside, 1, &ball), ==, ISECT_OK) &&
              cmp(ball.center.x, ==, 0) && sphere_holds(&ball, hardly[0]) &&
              cmp(ball.radius, <=, 1 + 8 * REAL_EPSILON));
    farthest_first();
    zeros();
    ball = none;
    check("the first piece", cmp(X(bound_sphere_grown)(points, 4, &ball), ==, ISECT_OK));
    Sphere least;
    check("is a least ball",
          X(bound_sphere_points)(points, 4, &least, NULL) == ISECT_OK && same_ball(&ball, &least));
}

/* The grown ball contains the previous ball, and the points. */
static void grow(const char *what, Sphere *ball, const Vec3 *p, size_t n)
{
    const Sphere before = *ball;
    const X(points) points = X(points_of)(p);
    check(what, cmp(X(bound_sphere_grown)(points, n, ball), ==, ISECT_OK));
    check(what, before.radius < 0 || holds_ball(ball, &before));
    for (size_t i = 0; i < n; i++)
        check(what, sphere_holds(ball, p[i]));
}

/* A ball and points on both sides of a far plane, in all combinations: squares must stay in range
 * for each of them. */
static void far_in_corners(real far)
{
    for (int axis = 0; axis < 3; axis++)
        for (int signs = 0; signs < 16; signs++) {
            const real beside = signs & 8 ? far : -far;
            Vec3 p[3];
            for (int i = 0; i < 3; i++) {
                p[i] = (Vec3){beside, beside, beside};
                ((real *)&p[i])[axis] = signs >> i & 1 ? far : -far;
            }
            Sphere ball = {p[2], 1};
            grow("in a corner", &ball, p, 2);
            check("as far", cmp(ball.radius, <=, far * (1 + 64 * REAL_EPSILON) + 4));
        }
}

/* A ball and points far from it along one axis: squares must stay in range. */
static void far_apart(real far)
{
    for (int axis = 0; axis < 3; axis++)
        for (int sign = -1; sign <= 1; sign += 2) {
            const Sphere one = {{1, 2, 3}, 1};
            Sphere ball = one;
            Vec3 two[] = {{0, 1, -1}, {-2, 0, 1}};
            for (int i = 0; i < 2; i++)
                ((real *)&two[i])[axis] = (real)sign * far;
            grow("far", &ball, two, 2);
            check("half as far", cmp(ball.radius, <=, far / 2 * (1 + 64 * REAL_EPSILON) + 4));
            ((real *)&ball.center)[axis] = (real)-sign * far, ball.radius = 1;
            grow("farther", &ball, two, 2);
            check("as far", cmp(ball.radius, <=, far * (1 + 64 * REAL_EPSILON) + 4));
            Vec3 ends[] = {two[0], two[0]};
            ((real *)&ends[1])[axis] = (real)-sign * far;
            ball = one;
            grow("both ways", &ball, ends, 2);
            check("as far", cmp(ball.radius, <=, far * R(1.25) + 4));
        }
}

/* Grows in steps. Returns the ratio to the smallest ball. */
static double grow_by_pieces(size_t n, int pieces, int i)
{
    const size_t step = n / (size_t)pieces + 1;
    Sphere ball = none, least;
    for (size_t first = 0; first < n; first += step) {
        const size_t part = n - first < step ? n - first : step;
        const X(points) all = laid_out(i % LAYOUTS, n);
        const size_t skipped = first * (all.stride ? all.stride / sizeof(real) : 1);
        const X(points) piece = {all.x + skipped, all.y + skipped, all.z + skipped, all.stride};
        const Sphere before = ball;
        check("a piece", cmp(X(bound_sphere_grown)(piece, part, &ball), ==, ISECT_OK));
        for (size_t k = first; k < first + part; k++)
            check("held", sphere_holds(&ball, point[k]));
        check("held as well", first == 0 || holds_ball(&ball, &before));
    }
    for (size_t k = 0; k < n; k++)
        check("all held", sphere_holds(&ball, point[k]));
    const X(points) all = X(points_of)(point);
    check("least", X(bound_sphere_points)(all, n, &least, NULL) == ISECT_OK);
    const double coarse = fmax(fmax(fabs((double)least.center.x), fabs((double)least.center.y)),
                               fabs((double)least.center.z)) +
                          (double)least.radius;
    const double slack =
        16 * (double)REAL_EPSILON * (double)(n / step + 1) * coarse + 16 * (double)REAL_LEAST;
    check("not too large", cmp((double)ball.radius, <=, 1.7320508 * (double)least.radius + slack));
    return (double)least.radius > 1000 * slack ? (double)ball.radius / (double)least.radius : 0;
}

/* 2. Properties: powers of two; a ball is unchanged by its own points. */
TEST_FUNCTION(properties)
{
    for (int exponent = 2; exponent <= (ISECT_DOUBLE ? 1022 : 126); exponent += 20)
        far_apart(scaled(1, exponent)), far_in_corners(scaled(1, exponent));
    far_apart(REAL_MAX / 3), far_apart(REAL_MAX / 4), far_apart(REAL_MAX / 9);
    far_in_corners(REAL_MAX / 3), far_in_corners(REAL_MAX / 4);
    for (int i = 0; i < 400; i++) {
        const size_t n = (size_t)any_int(1, 60);
        draw_points(i % 5, n);
        const X(points) points = laid_out(1, n);
        Sphere ball = any_sphere(), other = ball, hostile = ball;
        check("grown", cmp(X(bound_sphere_grown)(points, n, &other), ==, ISECT_OK));
        const unsigned before = hostile_enter();
        const isect_status status = X(bound_sphere_grown)(points, n, &hostile);
        check("the environment is left as it was", hostile_leave(before));
        check("and does not matter", cmp(status, ==, ISECT_OK) && same_ball(&hostile, &other));
        const real up = scaled(1, any_int(-20, 20));
        other = (Sphere){times(up, ball.center), up * ball.radius};
        check("grown", cmp(X(bound_sphere_grown)(points, n, &ball), ==, ISECT_OK));
        Sphere again = ball;
        check("no more", cmp(X(bound_sphere_grown)(points, n, &again), ==, ISECT_OK) &&
                             same_ball(&again, &ball));
        for (size_t k = 0; k < n; k++)
            point[k] = times(up, point[k]);
        const X(points) larger_ones = laid_out(0, n);
        check("by a power of two",
              cmp(X(bound_sphere_grown)(larger_ones, n, &other), ==, ISECT_OK));
        const Sphere want = {times(up, ball.center), up * ball.radius};
        if (i % 5 != 1 && ball.radius > REAL_MIN / REAL_EPSILON &&
            ball.radius * up > REAL_MIN / REAL_EPSILON)
            check("in any size", same_ball(&other, &want));
    }
}

/* 3. Oracle: exact containment; the size, compared with the smallest ball. */
TEST_FUNCTION(oracle)
{
    double sum = 0, worst = 0;
    int count = 0;
    for (int i = 0; i < soak(400); i++) {
        const size_t n = (size_t)any_int(1, i % 40 ? 60 : 2000);
        const int which = i % POINT_SETS;
        draw_points(which, n);
        if (which == 5 && kind >= LARGE) /* no radius may be large enough */
            draw_points(0, n);
        const double factor = grow_by_pieces(n, any_int(0, 3) ? any_int(1, 20) : (int)n, i);
        if (factor > 0) /* larger than a few roundings */
            sum += factor, count++;
        worst = fmax(worst, factor);
    }
    if (getenv("ISECT_SOAK"))
        printf("of the least radius: %.4f on average, %.4f at worst\n", sum / count, worst);
    check_share(count, soak(400), 0.4, 1);
    check("on average", cmp(sum, <, 1.1 * count));
    sum = worst = 0;
    for (int i = 0; i < 40; i++) { /* in random order, in batches of 64 points and more */
        draw_points(0, 2000);
        const double factor = grow_by_pieces(2000, any_int(1, 31), i);
        sum += factor, worst = fmax(worst, factor);
    }
    check("in large pieces", cmp(sum, <, 40 * 1.03) && cmp(worst, <, 1.15));
}

TESTS_OF_ONE(bound_sphere_grown)
