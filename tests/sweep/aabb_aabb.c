/* tests/sweep/aabb_aabb.c - isect_sweep_aabb_aabb. */
#include "kit/impact.h"

/* Cases: with the box from -1 to 1. */
TEST_FUNCTION(cases)
{
    const Aabb b = {{-1, -1, -1}, {1, 1, 1}},
               all = {{-REAL_INF, -REAL_INF, -REAL_INF}, {REAL_INF, REAL_INF, REAL_INF}};
    TABLE(table, MovingAabb a; Impact want;) = {
        {"onto a face",
         {{-6, -1, 0}, {-4, 0, 2}, {6, 0, 0}},
         {R(0.5), 1, {-1, R(-0.5), R(0.5)}, {1, 0, 0}}},
        {"through",
         {{-1, 5, -1}, {1, 7, 1}, {0, -16, 0}},
         {R(0.25), R(0.5), {0, 1, 0}, {0, -1, 0}}},
        {"in touch, at rest",
         {{1, 0, 0}, {2, 1, 1}, {0, 0, 0}},
         {0, 1, {1, R(0.5), R(0.5)}, {-1, 0, 0}}},
        {"out of a touch",
         {{0, 0, 1}, {1, 1, 2}, {0, 0, 4}},
         {0, 0, {R(0.5), R(0.5), 1}, {0, 0, -1}}},
        {"sliding", {{0, 0, 1}, {1, 1, 2}, {-2, 0, 0}}, {0, 1, {R(0.5), R(0.5), 1}, {0, 0, -1}}},
        {"overlapping",
         {{R(0.5), 0, 0}, {3, 1, 1}, {2, 0, 0}},
         {0, R(0.25), {1, R(0.5), R(0.5)}, {-1, 0, 0}}},
        {"at the end",
         {{-6, -1, 0}, {-4, 0, 2}, {3, 0, 0}},
         {1, 1, {-1, R(-0.5), R(0.5)}, {1, 0, 0}}},
    };
    TABLE(misses, MovingAabb a;) = {
        {"past an edge", {{-4, 1, 0}, {-2, 2, 1}, {1, 8, 0}}},
        {"beside", {{-4, 2, 0}, {-2, 3, 1}, {9, 0, 0}}},
        {"away", {{2, 0, 0}, {3, 1, 1}, {1, 0, 0}}},
        {"not so far", {{-6, -1, 0}, {-4, 0, 2}, {R(2.875), 0, 0}}},
        {"empty", {{1, 0, 0}, {0, 1, 1}, {0, 0, 0}}},
        {"NaN", {{0, 0, 0}, {1, 1, 1}, {REAL_NAN, 0, 0}}},
    };
    check_each(table, is_impact(X(sweep_aabb_aabb)(&table[i].a, &b), table[i].want));
    check_each(misses, is_no_impact(X(sweep_aabb_aabb)(&misses[i].a, &b)));
    const Impact in_all = X(sweep_aabb_aabb)(&table[0].a, &all);
    check("all of space", cmp(in_all.enter, ==, 0) && cmp(in_all.leave, ==, 1));
}

CASES(sweep_aabb_aabb)
