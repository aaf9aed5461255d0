/* tests/bound/lozenge_points.c - src/bound/lozenge_points.c: lozenges of points, in addition to the
 * tests of all makers (bound/makers.c).
 *
 * The volume is compared with ten shapes. For four of them small lozenges follow from the shape;
 * for six they are the best of a search from 1500 frames, of 3000 steps each. Another search finds
 * small ones of other points. */
#include "bound/round.h"

static const double pi = 3.14159265358979323846;

static double length_of(Vec3 v)
{
    return length_between((Vec3){0, 0, 0}, v);
}
static double volume_of(double a, double b, double r)
{
    return 2 * r * a * b + pi * r * r * (a + b) + 4 * pi / 3 * r * r * r;
}
static double volume(const void *volume)
{
    const Lozenge *l = volume;
    return volume_of(length_of(l->u), length_of(l->v), (double)l->radius);
}

TEST_FUNCTION(cases)
{
    const double known[TEN] = {
        volume_of(4, 0, 1), 16.2,       volume_of(0, 0, 1), 20.0381, 19.5523, 73.6755,
        0.0812589,          1.25782e-5, volume_of(4, 2, 1), 4.03962};
    /* The factors of the documentation, and lower ones where they are reached. */
    const double factor[TEN] = {1.001, 1.001, 1.0005, 1.01,  1.03,
                                1.001, 1.003, 1.001,  1.013, 1.002};
    is_tight(maker_named("lozenge"), volume, known, factor);
}

/* 2. Properties. The size of the lozenge around the rectangle at the first three numbers, along the
 * next three and the part of the last three that is perpendicular to those. */
static double size_of(const double *number, size_t n)
{
    const double *u = number + 3, *other = number + 6, uu = dot_of(u, u);
    const double share = uu > 0 ? dot_of(u, other) / uu : 0;
    double v[3], most2 = 0;
    for (int axis = 0; axis < 3; axis++)
        v[axis] = other[axis] - share * u[axis];
    const double vv = dot_of(v, v);
    for (size_t i = 0; i < n; i++) {
        double w[3];
        minus_of(position[i], number, w);
        const double s = uu > 0 ? fmin(fmax(dot_of(w, u) / uu, 0), 1) : 0;
        const double t = vv > 0 ? fmin(fmax(dot_of(w, v) / vv, 0), 1) : 0;
        for (int axis = 0; axis < 3; axis++)
            w[axis] -= s * u[axis] + t * v[axis];
        most2 = fmax(most2, dot_of(w, w));
    }
    return volume_of(sqrt(uu), sqrt(vv), sqrt(most2));
}
static void sides_of(const void *volume, double *number)
{
    const Lozenge *l = volume;
    set_numbers(number, l->corner), set_numbers(number + 3, l->u), set_numbers(number + 6, l->v);
}
static void no_larger_than_the_capsule(void)
{
    Lozenge l;
    Capsule c;
    const size_t n = (size_t)any_int(6, 60); /* for two points, radii are rounding errors */
    draw_points(0, n);
    make_of(maker_named("lozenge"), n, &l);
    make_of(maker_named("capsule"), n, &c);
    const double of_capsule = volume_of(length_between(c.a, c.b), 0, (double)c.radius);
    check("no larger than the capsule", cmp(volume(&l), <=, of_capsule * (1 + 64 * EPS)));
}
TEST_FUNCTION(properties)
{
    const Search search = {maker_named("lozenge"), volume, sides_of, size_of, 9, 14};
    is_small_on_the_whole(&search, (Series){80, 4, 24, 4, 500, 1.0022, 0.72});
    is_small_on_the_whole(&search, (Series){16, 60, 300, 2, 400, 1.004, 0.6});
    for (int i = 0; i < 5; i++)
        no_larger_than_the_capsule();
}

/* 3. Oracle. */
static bool judge(int i, size_t n, const void *volume)
{
    const Lozenge l = *(const Lozenge *)volume;
    const double smaller =
        (double)l.radius * (1 - 4 * EPS) - 32 * DBL_EPSILON * extent_of(n) - 2 * LEAST;
    Lozenge less_of = l;
    less_of.radius = (real)smaller;
    if (smaller > 0)
        check_sample(i, "no larger than the rectangle needs",
                     !holds_all(maker_named("lozenge"), &less_of, point, n), l, point[0]);
    return length_of(l.u) > 0 && length_of(l.v) > 0;
}
TEST_FUNCTION(oracle)
{
    judge_all(maker_named("lozenge"), 200, 400, 0.05, judge);
}

TESTS_OF_ONE(bound_lozenge_points)
