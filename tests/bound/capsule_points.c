/* tests/bound/capsule_points.c - src/bound/capsule_points.c: capsules of points.
 *
 * The judge of what is held does not round. How tight a capsule is, is judged
 * by ten shapes for which small capsules are known: round the axis of the
 * shape, with the radius for which the volume is least; and by crowds of which
 * another search finds small ones (bound/climb.h). */
#include "bound/climb.h"
#include "bound/ten.h"
#include "soak/holds.h"

/* The radius that the segment needs; an exact root of a quotient, but for many digits. */
static double needed(const Capsule *c, size_t n)
{
    double most = 0;
    for (size_t i = 0; i < n; i++) {
        begin();
        const Big3 a = big3(c->a), b = big3(c->b), d = minus3(b, a);
        const Big3 u = minus3(big3(point[i]), a), v = minus3(big3(point[i]), b);
        const Big s = dot3(u, d), d2 = dot3(d, d);
        Big away2 = sign(s) <= 0 ? dot3(u, u) : dot3(v, v);
        if (sign(s) > 0 && less(s, d2))
            away2 = minus(dot3(u, u), over(by(s, s), d2));
        if (sign(away2) > 0)
            most = fmax(most, mpf_get_d(root(away2)));
    }
    return most;
}
static double volume_of(double length, double radius)
{
    const double pi = 3.14159265358979323846;
    return pi * radius * radius * (length + 4.0 / 3 * radius);
}
static double volume(const Capsule *c)
{
    const double x = (double)c->b.x - (double)c->a.x, y = (double)c->b.y - (double)c->a.y,
                 z = (double)c->b.z - (double)c->a.z;
    return volume_of(sqrt(x * x + y * y + z * z), (double)c->radius);
}

/* The maker, for what all tests of makers ask (bound/ten.h). */
static isect_status make(void *shape, const X(points) * points, size_t n)
{
    return X(bound_capsule_points)(shape, points, n);
}
static bool holds(const void *shape, Vec3 p)
{
    return capsule_holds(shape, p);
}
static const Maker maker = {make, holds, 7, 0, 0};

/* 1. Cases. */
static void cases(void **state)
{
    const real most = REAL_MAX, least = REAL_LEAST;
    Vec3 p[] = {{1, 0, 0}, {-1, 0, 0}, {0, R(0.5), 0}, {0, R(-0.5), R(0.25)}};
    const X(points) all = X(points_of)(p);
    Capsule c;
    (void)state;
    refuses(&maker);
    const Vec3 same[] = {{3, R(-0.0), 5}, {3, 0, 5}, {3, 0, 5}};
    const X(points) equal = X(points_of)(same);
    check("all equal", X(bound_capsule_points)(&c, &equal, 3) == ISECT_OK &&
                           same_bits(&c, &(Capsule){{3, 0, 5}, {3, 0, 5}, 0}, sizeof c));
    check("one", X(bound_capsule_points)(&c, &all, 1) == ISECT_OK && c.radius == 0 && c.a.x == 1);
    check("two: hardly a radius", X(bound_capsule_points)(&c, &all, 2) == ISECT_OK &&
                                      c.radius <= 4 * REAL_EPSILON && capsule_holds(&c, p[0]) &&
                                      capsule_holds(&c, p[1]));
    const Vec3 next[] = {{0, 0, 0}, {least, 0, 0}, {0, least, least}};
    const X(points) three = X(points_of)(next);
    check("least apart", X(bound_capsule_points)(&c, &three, 3) == ISECT_OK &&
                             c.radius <= 2 * least && capsule_holds(&c, next[0]) &&
                             capsule_holds(&c, next[1]) && capsule_holds(&c, next[2]));
    const Vec3 ends[] = {{most, 0, 0}, {-most, 0, 0}, {most, most / 8, 0}};
    const X(points) far = X(points_of)(ends);
    check("long: no ball would hold it",
          X(bound_capsule_points)(&c, &far, 3) == ISECT_OK && capsule_holds(&c, ends[0]) &&
              capsule_holds(&c, ends[1]) && capsule_holds(&c, ends[2]) && c.radius < most / 8);
    const Vec3 away[] = {{most, 0, 0}, {most, REAL_TINY, 0}, {most, 0, -REAL_TINY}};
    const X(points) thin = X(points_of)(away);
    check("small and far away", X(bound_capsule_points)(&c, &thin, 3) == ISECT_OK &&
                                    c.radius < REAL_TINY && capsule_holds(&c, away[0]) &&
                                    capsule_holds(&c, away[1]) && capsule_holds(&c, away[2]));
}

/* 2. Properties: layouts, powers of two; and ten shapes. */

/* Of points at heights +-h that are 1 from the axis, times the size: with r^2 = 1 + e^2 the segment
 * is 2 h - 2 e long. */
static double least_around(double h, double size)
{
    double best = INFINITY;
    for (int i = 0; i <= 100000; i++) {
        const double e = h * i / 100000;
        best = fmin(best, volume_of(size * 2 * (h - e), size * sqrt(1 + e * e)));
    }
    return best;
}
static void tightness(void)
{
    const double r2 = sqrt(2);
    const double known[TEN] = {volume_of(4, 1),
                               least_around(2, 1),
                               volume_of(0, 1),
                               least_around(1 / r2, r2),
                               least_around(1 / r2, r2),
                               least_around(5 / r2, r2),
                               least_around(1 / sqrt(1.0001), sqrt(1.0001)),
                               least_around(1 / (0.001 * r2), 0.001 * r2),
                               volume_of(2, 2),
                               volume_of(0, 1)};
    /* What the comment allows, and less where more has been reached. */
    const double factor[TEN] = {1.001,  1.001, 1.0001, 1.001, 1.001,
                                1.0001, 1.002, 1.001,  1.01,  1.0001};
    for (int shape = 0; shape < TEN; shape++) {
        const size_t n = draw_shape(shape);
        const X(points) points = X(points_of)(point);
        Capsule c;
        check("made", X(bound_capsule_points)(&c, &points, n) == ISECT_OK);
        if (getenv("ISECT_SHOW_TIGHTNESS"))
            printf("capsule of a %s: %.4f\n", ten_names[shape], volume(&c) / known[shape]);
        check_sample(shape, "tight", volume(&c) <= known[shape] * factor[shape], c, point[0]);
    }
}
/* Round a segment of which these are the ends. */
static double climbed(const double *end, size_t n)
{
    double way[3], most2 = 0;
    minus_of(end + 3, end, way);
    const double square = dot_of(way, way);
    for (size_t i = 0; i < n; i++) {
        double u[3];
        minus_of(spot[i], end, u);
        const double s = square > 0 ? fmin(fmax(dot_of(u, way) / square, 0), 1) : 0;
        for (int axis = 0; axis < 3; axis++)
            u[axis] -= s * way[axis];
        most2 = fmax(most2, dot_of(u, u));
    }
    return volume_of(sqrt(square), sqrt(most2));
}
static double made(const X(points) * points, size_t n, double *end)
{
    Capsule c;
    check("made", X(bound_capsule_points)(&c, points, n) == ISECT_OK);
    set_numbers(end, c.a), set_numbers(end + 3, c.b);
    return volume(&c);
}
static void small_ones(void)
{
    const Rival rival = {climbed, made, 6};
    is_small_on_the_whole(&rival, &(Series){120, 4, 24, 4, 400}, 1.005, 0.82);
    is_small_on_the_whole(&rival, &(Series){24, 60, 300, 2, 300}, 1.003, 0.8);
}
static void properties(void **state)
{
    (void)state;
    tightness();
    small_ones();
    is_the_same(&maker, 60, 100);
    holds_many(&maker);
    holds_thin(&maker);
    holds_diagonals(&maker);
    is_made_anywhere(&maker);
}

/* 3. Oracle. */
static void judge(int i, size_t n, int found[3])
{
    Capsule c;
    const X(points) points = laid(i % LAYOUTS, n);
    const isect_status status = X(bound_capsule_points)(&c, &points, n);
    found[0]++, found[1] += status == ISECT_OK;
    check("made, or out of range", status == ISECT_OK || status == ISECT_NOT_FINITE);
    const double extent = extent_of(n);
    if (status != ISECT_OK) {
        check("only if large", extent > (double)REAL_MAX);
        return;
    }
    check("a radius", c.radius >= 0);
    for (size_t k = 0; k < n; k++)
        check_sample(i, "held", capsule_holds(&c, point[k]), c, point[k]);
    const double allowed = needed(&c, n) * (1 + 2 * (double)REAL_EPSILON) +
                           16 * DBL_EPSILON * extent + (double)REAL_LEAST;
    check_sample(i, "no larger than the ends need", (double)c.radius <= allowed, c, point[0]);
    found[2] += same_bits(&c.a, &c.b, sizeof c.a);
}
static void oracle(void **state)
{
    int found[3] = {0};
    (void)state;
    for (int i = 0; i < soak(400); i++) {
        const size_t n = (size_t)any_int(1, i % 100 == 0 ? 1000 : i % 8 == 0 ? 100 : 7);
        draw(i / 3 % CROWDS, n);
        judge(i, n, found);
    }
    check_share(found[1], found[0], 0.9, 1);
    check_share(found[2], found[0], 0.1, 0.9);
}

TESTS_OF_ONE(bound_capsule_points)
