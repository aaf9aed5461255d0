/* tests/sweep/capsule_capsule.c - isect_sweep_capsule_capsule. */
#include "kit/impact.h"

/* Cases: with the capsule of radius 1 from -2 to 2 along x. */
TEST_FUNCTION(cases)
{
    const Capsule b = {{-2, 0, 0}, {2, 0, 0}, 1}, none = {{-2, 0, 0}, {2, 0, 0}, -1};
    TABLE(table, MovingCapsule a; Impact want;) = {
        {"crossing it", {{1, -3, 6}, {1, 3, 6}, 1, {0, 0, -8}}, {R(0.5), 1, {1, 0, 1}, {0, 0, -1}}},
        {"end to end", {{8, 0, 0}, {12, 0, 0}, 1, {-8, 0, 0}}, {R(0.5), 1, {3, 0, 0}, {-1, 0, 0}}},
        {"end to side", {{1, 0, 6}, {1, 0, 9}, 1, {0, 0, -8}}, {R(0.5), 1, {1, 0, 1}, {0, 0, -1}}},
        {"a ball", {{1, 0, 6}, {1, 0, 6}, 1, {0, 0, -8}}, {R(0.5), 1, {1, 0, 1}, {0, 0, -1}}},
        {"axes that cross", {{0, -1, 0}, {0, 1, 0}, 1, {0, 0, 1}}, {0, 1, {0, 0, -1}, {0, 0, 1}}},
    };
    TABLE(misses, MovingCapsule a;) = {
        {"past the end", {{R(4.25), -2, 6}, {R(4.25), 2, 6}, 1, {0, 0, -8}}},
        {"beside", {{-5, 0, R(2.25)}, {-3, 0, R(2.25)}, 1, {9, 0, 0}}},
        {"empty", {{0, 0, 0}, {0, 0, 0}, -1, {1, 0, 0}}},
    };
    check_each(table, is_impact(X(sweep_capsule_capsule)(&table[i].a, &b), table[i].want));
    check_each(misses, is_no_impact(X(sweep_capsule_capsule)(&misses[i].a, &b)));
    check("what is empty is never touched",
          is_no_impact(X(sweep_capsule_capsule)(&table[0].a, &none)));
}

CASES(sweep_capsule_capsule)
