/* tests/sweep/sphere_rectangle.c - isect_sweep_sphere_rectangle. */
#include "kit/impact.h"

/* Cases: with the square of sides 4 along x and y. */
TEST_FUNCTION(cases)
{
    const Rectangle b = {{0, 0, 0}, {4, 0, 0}, {0, 4, 0}};
    TABLE(table, MovingSphere a; Impact want;) = {
        {"onto the face", {{1, 1, 5}, 1, {0, 0, -8}}, {R(0.5), R(0.75), {1, 1, 0}, {0, 0, -1}}},
        {"onto an edge", {{1, -5, 0}, 1, {0, 8, 0}}, {R(0.5), 1, {1, 0, 0}, {0, 1, 0}}},
        {"onto a corner", {{9, 0, 0}, 1, {-8, 0, 0}}, {R(0.5), 1, {4, 0, 0}, {-1, 0, 0}}},
        {"sliding on the face", {{1, 1, 1}, 1, {1, 1, 0}}, {0, 1, {1, 1, 0}, {0, 0, -1}}},
        {"beside the diagonal", {{3, 3, -1}, 1, {0, 0, 0}}, {0, 1, {3, 3, 0}, {0, 0, 1}}},
    };
    TABLE(misses, MovingSphere a;) = {
        {"past a corner", {{R(5.25), 0, 5}, 1, {0, 0, -8}}},
        {"over it", {{-3, 1, R(1.25)}, 1, {9, 0, 0}}},
        {"away", {{1, 1, R(1.5)}, 1, {0, 0, 2}}},
        {"empty", {{1, 1, 0}, -1, {0, 0, 1}}},
    };
    check_each(table, is_impact(X(sweep_sphere_rectangle)(&table[i].a, &b), table[i].want));
    check_each(misses, is_no_impact(X(sweep_sphere_rectangle)(&misses[i].a, &b)));
}

CASES(sweep_sphere_rectangle)
