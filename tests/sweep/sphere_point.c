/* tests/sweep/sphere_point.c - isect_sweep_sphere_point. */
#include "kit/impact.h"

/* Cases: with the origin. */
TEST_FUNCTION(cases)
{
    const Vec3 b = {0, 0, 0};
    TABLE(table, MovingSphere a; Impact want;) = {
        {"head on", {{-5, 0, 0}, 1, {8, 0, 0}}, {R(0.5), R(0.75), {0, 0, 0}, {1, 0, 0}}},
        {"at rest, in touch", {{0, 0, 2}, 2, {0, 0, 0}}, {0, 1, {0, 0, 0}, {0, 0, -1}}},
        {"at the end", {{0, 5, 0}, 1, {0, -4, 0}}, {1, 1, {0, 0, 0}, {0, -1, 0}}},
    };
    TABLE(misses, MovingSphere a;) = {
        {"beside it", {{-6, R(1.125), 0}, 1, {12, 0, 0}}},
        {"away from it", {{R(1.125), 0, 0}, 1, {4, 0, 0}}},
        {"empty", {{0, 0, 0}, -1, {1, 0, 0}}},
    };
    check_each(table, is_impact(X(sweep_sphere_point)(&table[i].a, &b), table[i].want));
    check_each(misses, is_no_impact(X(sweep_sphere_point)(&misses[i].a, &b)));
}

CASES(sweep_sphere_point)
