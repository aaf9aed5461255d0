/* tests/bound/cylinder_points.c - src/bound/cylinder_points.c: cylinders of points, in addition to
 * the tests of all makers (bound/makers.c).
 *
 * The volume is compared with ten shapes whose small cylinders are known: around an axis of the
 * shape; for a tetrahedron through the midpoints of two edges, for an octahedron through the
 * centers of two faces; and with another search. */
#include "bound/round.h"

static double length_of(const Cylinder *c)
{
    return length_between(c->a, c->b);
}
static double size_of(const void *volume) /* divided by pi */
{
    const Cylinder *c = volume;
    return (double)c->radius * (double)c->radius * length_of(c);
}
static Cylinder made(size_t n)
{
    Cylinder c;
    make_of(maker_named("cylinder"), n, &c);
    check("held", holds_all(maker_named("cylinder"), &c, point, n));
    return c;
}

/* 1. Cases. */
static void ends_on_faces(void)
{
    point[0] = (Vec3){3, 0, 5}, point[1] = (Vec3){3, 2, 5};
    const Cylinder upright = made(2);
    check("two, upright", cmp(length_of(&upright), ==, 2));
    for (int i = 0; i < 8; i++)
        point[i] = (Vec3){i & 1 ? 1 : -1, i & 2 ? 1 : -1, i & 4 ? 3 : -3};
    const Cylinder box = made(8);
    check("a box", cmp(length_of(&box), ==, 6) && cmp(box.radius, <=, R(1.4142137)));
    for (int axis = 0; axis < 3; axis++)
        for (int k = 0; k < 3; k++) {
            const real z = k == 0 ? 0 : k == 1 ? 7 : REAL_MAX;
            for (int i = 0; i < 8; i++)
                for (int j = 0; j < 3; j++)
                    ((real *)&point[i])[(axis + j) % 3] = j == 2       ? z
                                                          : i >> j & 1 ? R(1.5)
                                                                       : R(-0.5);
            const Cylinder flat = made(8);
            check("a square", cmp(length_of(&flat), <=, (double)(REAL_EPSILON * (z + 1))));
        }
}
/* Flat, but not along an axis: long enough that rounding of its ends rotates it only slightly. */
static void leaning_squares(void)
{
    for (int i = 0; i < 20; i++) {
        const Vec3 a = any_vec3(), b = any_vec3();
        for (size_t k = 0; k < 50; k++)
            point[k] = combined(a, b, (Vec3){0, 0, 0});
        const Cylinder c = made(50);
        check("flat", cmp(size_of(&c), <=, 16 * sqrt(EPS)));
    }
}
TEST_FUNCTION(cases)
{
    const double known[TEN] = {6, 4, 2, 4, 4, 20, 0.04, 4e-6, 18, 4 / sqrt(27)};
    double factor[TEN];
    for (int i = 0; i < TEN; i++)
        factor[i] = 1.0003;
    is_tight(maker_named("cylinder"), size_of, known, factor);
    ends_on_faces();
    leaning_squares();
}

/* 2. Properties. The size of the cylinder around the line through the first three numbers along the
 * next three. */
static double size_along(const double *number, size_t n)
{
    const double *w = number + 3, square = dot_of(w, w);
    double low = INFINITY, high = -INFINITY, most2 = 0;
    for (size_t i = 0; i < n; i++) {
        double u[3];
        minus_of(position[i], number, u);
        const double along = dot_of(u, w) / square;
        low = fmin(low, along), high = fmax(high, along);
        most2 = fmax(most2, dot_of(u, u) - along * along * square);
    }
    return (high - low) * sqrt(square) * most2;
}
static void line_of(const void *volume, double *number)
{
    const Cylinder *c = volume;
    double end[3];
    set_numbers(number, c->a), set_numbers(end, c->b);
    minus_of(end, number, number + 3);
}
TEST_FUNCTION(properties)
{
    const Search search = {maker_named("cylinder"), size_of, line_of, size_along, 6, 12};
    is_small_on_the_whole(&search, (Series){120, 5, 24, 4, 400, 1.0008, 0.92});
    is_small_on_the_whole(&search, (Series){24, 60, 300, 2, 300, 1.01, 0.5});
}

/* 3. Oracle: the radius that the axis needs; the root of a quotient in multiple precision. */
static double needed(const Cylinder *c, size_t n)
{
    double most = 0;
    for (size_t i = 0; i < n; i++) {
        begin();
        const Big3 d = way_to(c->a, c->b), off = cross3(way_to(c->a, point[i]), d);
        const Big away2 = dot3(off, off);
        if (sign(away2) > 0)
            most = fmax(most, mpf_get_d(root(over(away2, dot3(d, d)))));
    }
    return most;
}
static bool judge(int i, size_t n, const void *volume)
{
    const Cylinder c = *(const Cylinder *)volume;
    const double extent = extent_of(n);
    check("a direction", cmp(same_bits(&c.a, &c.b, sizeof c.a), ==, (extent == 0)));
    const double allowed =
        needed(&c, n) * (1 + 2 * EPS) + 32 * DBL_EPSILON * (extent + length_of(&c)) + LEAST;
    check_sample(i, "no larger than the axis needs", cmp((double)c.radius, <=, allowed), c,
                 point[0]);
    return n > 1 && c.radius == 0;
}
TEST_FUNCTION(oracle)
{
    judge_all(maker_named("cylinder"), 400, 1000, 0.01, judge);
}

TESTS_OF_ONE(bound_cylinder_points)
