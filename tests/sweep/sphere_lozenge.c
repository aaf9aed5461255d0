/* tests/sweep/sphere_lozenge.c - isect_sweep_sphere_lozenge. */
#include "kit/impact.h"

/* Cases: with the square of sides 4 along x and y, swept by a ball of radius 2. */
TEST_FUNCTION(cases)
{
    const Lozenge b = {{0, 0, 0}, {4, 0, 0}, {0, 4, 0}, 2},
                  none = {{0, 0, 0}, {4, 0, 0}, {0, 4, 0}, -1};
    TABLE(table, MovingSphere a; Impact want;) = {
        {"onto the face", {{1, 1, 7}, 1, {0, 0, -8}}, {R(0.5), 1, {1, 1, 2}, {0, 0, -1}}},
        {"onto an edge", {{1, -7, 0}, 1, {0, 8, 0}}, {R(0.5), 1, {1, -2, 0}, {0, 1, 0}}},
        {"onto a corner", {{11, 0, 0}, 1, {-8, 0, 0}}, {R(0.5), 1, {6, 0, 0}, {-1, 0, 0}}},
        {"sliding on the face", {{1, 1, 3}, 1, {1, 1, 0}}, {0, 1, {1, 1, 2}, {0, 0, -1}}},
        {"beside the diagonal", {{3, 3, -3}, 1, {0, 0, 0}}, {0, 1, {3, 3, -2}, {0, 0, 1}}},
    };
    TABLE(misses, MovingSphere a;) = {
        {"past a corner", {{R(7.25), 0, 5}, 1, {0, 0, -8}}},
        {"over it", {{-3, 1, R(3.25)}, 1, {9, 0, 0}}},
        {"away", {{1, 1, R(3.5)}, 1, {0, 0, 2}}},
        {"empty", {{1, 1, 0}, -1, {0, 0, 1}}},
    };
    check_each(table, is_impact(X(sweep_sphere_lozenge)(&table[i].a, &b), table[i].want));
    check_each(misses, is_no_impact(X(sweep_sphere_lozenge)(&misses[i].a, &b)));
    check("what is empty is never touched",
          is_no_impact(X(sweep_sphere_lozenge)(&table[0].a, &none)));
}

CASES(sweep_sphere_lozenge)
