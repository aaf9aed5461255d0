/* tests/bound/capsule_points.c - src/bound/capsule_points.c: capsules of points, in addition to the
 * tests of all makers (bound/makers.c).
 *
 * The volume is compared with ten shapes whose small capsules are known: around the axis of the
 * shape, with the radius of least volume; and with another search. */
#include "bound/round.h"

static double volume_of(double length, double radius)
{
    const double pi = 3.14159265358979323846;
    return pi * radius * radius * (length + 4.0 / 3 * radius);
}
static double volume(const void *volume)
{
    const Capsule *c = volume;
    return volume_of(length_between(c->a, c->b), (double)c->radius);
}

/* The least volume for points at heights +-h, at distance 1 from the axis, scaled by `size`: with
 * r^2 = 1 + e^2 the segment has the length 2 h - 2 e. */
static double least_around(double h, double size)
{
    double best = INFINITY;
    for (int i = 0; i <= 100000; i++) {
        const double e = h * i / 100000;
        best = fmin(best, volume_of(size * 2 * (h - e), size * sqrt(1 + e * e)));
    }
    return best;
}
TEST_FUNCTION(cases)
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
    /* The factors of the documentation, and lower ones where they are reached. */
    const double factor[TEN] = {1.001,  1.001, 1.0001, 1.001, 1.001,
                                1.0001, 1.002, 1.001,  1.01,  1.0001};
    is_tight(maker_named("capsule"), volume, known, factor);
}

/* The size of the capsule around a segment with these ends. */
static double size_of(const double *end, size_t n)
{
    double along[3], most2 = 0;
    minus_of(end + 3, end, along);
    const double square = dot_of(along, along);
    for (size_t i = 0; i < n; i++) {
        double u[3];
        minus_of(position[i], end, u);
        const double s = square > 0 ? fmin(fmax(dot_of(u, along) / square, 0), 1) : 0;
        for (int axis = 0; axis < 3; axis++)
            u[axis] -= s * along[axis];
        most2 = fmax(most2, dot_of(u, u));
    }
    return volume_of(sqrt(square), sqrt(most2));
}
static void ends_of(const void *volume, double *end)
{
    const Capsule *c = volume;
    set_numbers(end, c->a), set_numbers(end + 3, c->b);
}
TEST_FUNCTION(properties)
{
    const Search search = {maker_named("capsule"), volume, ends_of, size_of, 6, 12};
    is_small_on_the_whole(&search, (Series){120, 4, 24, 4, 400, 1.005, 0.82});
    is_small_on_the_whole(&search, (Series){24, 60, 300, 2, 300, 1.003, 0.8});
}

/* The radius that the segment needs; the root of a quotient in multiple precision. */
static double needed(const Capsule *c, size_t n)
{
    double most = 0;
    for (size_t i = 0; i < n; i++) {
        begin();
        const Big3 d = way_to(c->a, c->b), u = way_to(c->a, point[i]), v = way_to(c->b, point[i]);
        const Big s = dot3(u, d), d2 = dot3(d, d);
        Big away2 = sign(s) <= 0 ? dot3(u, u) : dot3(v, v);
        if (sign(s) > 0 && less(s, d2))
            away2 = minus(dot3(u, u), over(by(s, s), d2));
        if (sign(away2) > 0)
            most = fmax(most, mpf_get_d(root(away2)));
    }
    return most;
}
static bool judge(int i, size_t n, const void *volume)
{
    const Capsule c = *(const Capsule *)volume;
    const double allowed = needed(&c, n) * (1 + 2 * EPS) + 16 * DBL_EPSILON * extent_of(n) + LEAST;
    check_sample(i, "no larger than the ends need", cmp((double)c.radius, <=, allowed), c,
                 point[0]);
    return same_bits(&c.a, &c.b, sizeof c.a);
}
TEST_FUNCTION(oracle)
{
    judge_all(maker_named("capsule"), 400, 1000, 0.1, judge);
}

TESTS_OF_ONE(bound_capsule_points)
