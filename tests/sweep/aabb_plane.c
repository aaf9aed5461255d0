/* tests/sweep/aabb_plane.c - isect_sweep_aabb_plane. */
#include "kit/impact.h"

/* Cases: with the plane x + y = 0, as {2, 2, 0}, 0. */
TEST_FUNCTION(cases)
{
    const Plane b = {{2, 2, 0}, 0}, all = {{0, 0, 0}, 0};
    const real s = R(0.70710678118654752440);
    TABLE(table, MovingAabb a; Impact want;) = {
        {"from above",
         {{2, 2, 0}, {3, 4, 2}, {-4, -4, 0}},
         {R(0.5), R(0.875), {0, 0, 1}, {-s, -s, 0}}},
        {"from below",
         {{-4, -3, 0}, {-2, -2, 2}, {8, 0, 0}},
         {R(0.5), R(0.875), {2, -2, 1}, {s, s, 0}}},
        {"sliding", {{2, -2, 0}, {3, 4, 2}, {4, -4, 0}}, {0, 1, {2, -2, 1}, {-s, -s, 0}}},
        {"at rest across",
         {{-1, -2, 0}, {3, 4, 2}, {0, 0, 0}},
         {0, 1, {R(0.5), R(-0.5), 1}, {-s, -s, 0}}},
    };
    TABLE(misses, MovingAabb a;) = {
        {"above", {{1, 2, 0}, {3, 4, 2}, {4, -4, 0}}},
        {"away", {{1, 2, 0}, {3, 4, 2}, {4, 0, 0}}},
        {"not so far", {{2, 2, 0}, {3, 4, 2}, {-2, R(-1.75), 0}}},
        {"empty", {{1, 0, 0}, {0, 4, 2}, {0, 0, 0}}},
    };
    check_each(table, is_impact(X(sweep_aabb_plane)(&table[i].a, &b), table[i].want));
    check_each(misses, is_no_impact(X(sweep_aabb_plane)(&misses[i].a, &b)));
    const MovingAabb half = {{-REAL_INF, -REAL_INF, 5}, {3, REAL_INF, 6}, {0, 0, 0}};
    const Impact in_all = X(sweep_aabb_plane)(&table[0].a, &all),
                 of_half = X(sweep_aabb_plane)(&half, &b);
    check("a zero normal is everything", cmp(in_all.enter, ==, 0) && cmp(in_all.leave, ==, 1));
    check("infinite bounds", cmp(of_half.enter, ==, 0) && cmp(of_half.leave, ==, 1));
}

CASES(sweep_aabb_plane)
