/* tests/sweep/capsule_plane.c - isect_sweep_capsule_plane. */
#include "kit/impact.h"

/* Cases: with the plane z = 1, as {0, 0, 2}, -2. */
TEST_FUNCTION(cases)
{
    const Plane b = {{0, 0, 2}, -2}, all = {{0, 0, 0}, 0};
    TABLE(table, MovingCapsule a; Impact want;) = {
        {"upright, from above",
         {{1, 2, 6}, {1, 2, 9}, 1, {0, 4, -8}},
         {R(0.5), 1, {1, 4, 1}, {0, 0, -1}}},
        {"upright, from below",
         {{1, 2, -4}, {1, 2, -9}, 1, {0, 0, 8}},
         {R(0.5), 1, {1, 2, 1}, {0, 0, 1}}},
        {"lying", {{0, 0, 6}, {4, 2, 6}, 1, {0, 0, -8}}, {R(0.5), R(0.75), {2, 1, 1}, {0, 0, -1}}},
        {"across, more of it above",
         {{0, 0, 0}, {0, 0, 5}, 1, {0, 0, 1}},
         {0, 1, {0, 0, 1}, {0, 0, -1}}},
    };
    TABLE(misses, MovingCapsule a;) = {
        {"above, parallel", {{0, 0, R(2.25)}, {0, 0, 3}, 1, {9, 9, 0}}},
        {"away from it", {{0, 0, 3}, {1, 0, 3}, 1, {0, 0, 4}}},
        {"empty", {{0, 0, 1}, {0, 0, 1}, -1, {0, 0, 1}}},
    };
    check_each(table, is_impact(X(sweep_capsule_plane)(&table[i].a, &b), table[i].want));
    check_each(misses, is_no_impact(X(sweep_capsule_plane)(&misses[i].a, &b)));
    const Impact in_all = X(sweep_capsule_plane)(&table[0].a, &all);
    check("a zero normal is everything", cmp(in_all.enter, ==, 0) && cmp(in_all.leave, ==, 1));
}

CASES(sweep_capsule_plane)
