/* tests/closest/tiny.c - isect_closest_any of shapes whose squared distance is below the range of
 * numbers: it becomes the least one, never 0 where they do not meet. */
#include "kit/nearest.h"
#include HEADER(any)

enum { TARGETS = 5 };

/* The greatest x of the target is `size`, on a face or at y = z = 0; its distance from a ball of
 * radius `size` around (at, 0, 0). */
static Nearest ask(int target, real size, real at, bool *overlap)
{
    const Sphere ball = {{at, 0, 0}, size}, sphere = {{0, 0, 0}, size};
    const Aabb aabb = {{-size, -size, -size}, {size, size, size}};
    const Obb obb = {{0, 0, 0}, {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}, {size, size, size}};
    const Cylinder cylinder = {{-size, 0, 0}, {size, 0, 0}, size};
    const X(cone) cone = {{size, 0, 0}, {-size, 0, 0}, size};
    const X(any) of[TARGETS] = {X(any_sphere)(&sphere), X(any_aabb)(&aabb), X(any_obb)(&obb),
                                X(any_cylinder)(&cylinder), X(any_cone)(&cone)};
    *overlap = X(overlap_any)(X(any_sphere)(&ball), of[target]);
    return X(closest_any)(X(any_sphere)(&ball), of[target]);
}
/* Where the square is subnormal, it is off by the least number. The error of the distance of shapes
 * of size 1 is at most 1e-6 of itself and 1e-9 of the scale, which is less than 16, or for a
 * formula an epsilon of the scale. */
TEST_FUNCTION(subnormal)
{
    const int power = ISECT_DOUBLE ? -510 : -60, count = soak(300);
    for (int i = 0; i < TARGETS * count; i++) {
        bool overlap;
        const real at = 2 + any_real(R(0x1p-14), R(0x1p-10));
        const Nearest got = ask(i % TARGETS, scaled(1, power), scaled(at, power), &overlap);
        const double distance = (double)at - 2;
        const double off = 1e-6 * distance + 16 * (1e-9 + (double)REAL_EPSILON);
        const double least = (distance - off) * (distance - off),
                     most = (distance + off) * (distance + off);
        check("apart", !overlap && cmp(got.distance2, >, 0) && cmp(got.distance2, <, REAL_MIN));
        check("not nearer",
              cmp((double)got.distance2 + (double)REAL_LEAST, >=, ldexp(least, 2 * power)));
        check("not farther",
              cmp((double)got.distance2 - (double)REAL_LEAST, <=, ldexp(most, 2 * power)));
    }
}
TEST_FUNCTION(below_all)
{
    const int power = ISECT_DOUBLE ? -560 : -75;
    for (int i = 0; i < TARGETS; i++) {
        bool overlap;
        const Nearest got = ask(i, scaled(1, power), scaled(2 + R(0x1p-10), power), &overlap);
        check("the least number", !overlap && cmp(got.distance2, ==, REAL_LEAST));
        const Nearest met = ask(i, scaled(1, power), scaled(2 - R(0x1p-10), power), &overlap);
        check("zero where they meet", overlap && cmp(met.distance2, ==, 0));
    }
}

TESTS_IN(closest_tiny, cmocka_unit_test(subnormal), cmocka_unit_test(below_all))
