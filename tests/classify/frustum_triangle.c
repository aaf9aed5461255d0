/* tests/classify/frustum_triangle.c - isect_classify_frustum_triangle. */
#include "kit/kit.h"

/* Cases: a box from (-4, -4, -4) to (4, 4, 4), as six planes. */
TEST_FUNCTION(cases)
{
    const real eps = REAL_EPSILON;
    const Frustum box = {.plane = {{{-1, 0, 0}, -4},
                                   {{2, 0, 0}, -8},
                                   {{0, -1, 0}, -4},
                                   {{0, 1, 0}, -4},
                                   {{0, 0, -3}, -12},
                                   {{0, 0, 1}, -4}}};
    TABLE(table, Triangle triangle; isect_side want;) = {
        {"inside", {{0, 0, 0}, {3, 0, 0}, {0, 3, 1}}, ISECT_INSIDE},
        {"a corner in a plane", {{0, 0, 0}, {4, 0, 0}, {0, 3, 1}}, ISECT_TANGENT_INSIDE},
        {"in a plane", {{0, 0, 4}, {4, 0, 4}, {0, 4, 4}}, ISECT_TANGENT_INSIDE},
        {"in a plane, and beyond", {{0, 0, 4}, {9, 0, 4}, {0, 9, 4}}, ISECT_TANGENT_OUTSIDE},
        {"outside of a plane", {{0, 0, 5}, {9, 0, 6}, {0, 9, 5}}, ISECT_OUTSIDE},
        {"a corner inside", {{0, 0, 0}, {9, 0, 0}, {0, 9, 0}}, ISECT_STRADDLES},
        {"an edge through it", {{-9, 0, 0}, {9, 0, 0}, {0, 90, 0}}, ISECT_STRADDLES},
        {"around it", {{-90, -90, 0}, {90, -90, 0}, {0, 90, 0}}, ISECT_STRADDLES},
        {"cuts off a corner", {{11, 0, 0}, {0, 11, 0}, {0, 0, 11}}, ISECT_STRADDLES},
        {"touches that corner", {{12, 0, 0}, {0, 12, 0}, {0, 0, 12}}, ISECT_TANGENT_OUTSIDE},
        {"beside it", {{12 + 8 * eps, 0, 0}, {0, 12, 0}, {0, 0, 12}}, ISECT_OUTSIDE},
        {"an edge touches an edge", {{8, 0, -1}, {0, 8, 3}, {9, 9, 9}}, ISECT_TANGENT_OUTSIDE},
        {"an edge beside an edge", {{8 + 8 * eps, 0, -1}, {0, 8, 3}, {9, 9, 9}}, ISECT_OUTSIDE},
        {"a needle through it", {{-9, 1, 1}, {9, 1, 1}, {3, 1, 1}}, ISECT_STRADDLES},
        {"a point on an edge", {{4, 4, 1}, {4, 4, 1}, {4, 4, 1}}, ISECT_TANGENT_INSIDE},
    };
    check_each(table,
               cmp(X(classify_frustum_triangle)(&box, &table[i].triangle), ==, table[i].want));
}

CASES(classify_frustum_triangle)
