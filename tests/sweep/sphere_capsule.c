/* tests/sweep/sphere_capsule.c - isect_sweep_sphere_capsule. */
#include "kit/impact.h"

/* Cases: with the capsule of radius 1 from -2 to 2 along x. */
TEST_FUNCTION(cases)
{
    const Capsule b = {{-2, 0, 0}, {2, 0, 0}, 1}, none = {{-2, 0, 0}, {2, 0, 0}, -1};
    TABLE(table, MovingSphere a; Impact want;) = {
        {"onto the side", {{1, 0, 6}, 1, {0, 0, -8}}, {R(0.5), 1, {1, 0, 1}, {0, 0, -1}}},
        {"onto the end", {{8, 0, 0}, 1, {-8, 0, 0}}, {R(0.5), 1, {3, 0, 0}, {-1, 0, 0}}},
        {"along, in touch", {{-2, 0, 2}, 1, {4, 0, 0}}, {0, 1, {-2, 0, 1}, {0, 0, -1}}},
        {"inside", {{0, R(0.5), 0}, 0, {0, 0, 0}}, {0, 1, {0, 1, 0}, {0, -1, 0}}},
    };
    TABLE(misses, MovingSphere a;) = {
        {"past the end", {{R(4.25), 0, 6}, 1, {0, 0, -8}}},
        {"beside", {{-5, 0, R(2.25)}, 1, {9, 0, 0}}},
        {"empty", {{0, 0, 0}, -1, {1, 0, 0}}},
    };
    check_each(table, is_impact(X(sweep_sphere_capsule)(&table[i].a, &b), table[i].want));
    check_each(misses, is_no_impact(X(sweep_sphere_capsule)(&misses[i].a, &b)));
    check("what is empty is never touched",
          is_no_impact(X(sweep_sphere_capsule)(&table[0].a, &none)));
}

CASES(sweep_sphere_capsule)
