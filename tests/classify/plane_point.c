/* tests/classify/plane_point.c - isect_classify_plane_point. */
#include "kit/kit.h"

/* Cases: the point (1, 2, 3). */
TEST_FUNCTION(cases)
{
    const real eps = REAL_EPSILON, most = REAL_MAX, least = REAL_LEAST;
    TABLE(table, Plane plane; isect_side want;) = {
        {"x: outside", {{1, 0, 0}, 0}, ISECT_OUTSIDE},
        {"x: on it", {{1, 0, 0}, -1}, ISECT_TANGENT_INSIDE},
        {"x: inside", {{1, 0, 0}, -2}, ISECT_INSIDE},
        {"-y: on it", {{0, -1, 0}, 2}, ISECT_TANGENT_INSIDE},
        {"-y: outside, by the least", {{0, -1, 0}, 2 + 2 * eps}, ISECT_OUTSIDE},
        {"aslant: on it", {{1, 1, 1}, -6}, ISECT_TANGENT_INSIDE},
        {"aslant: just inside", {{1, 1, 1}, -6 * (1 + eps)}, ISECT_INSIDE},
        {"aslant: just outside", {{1, 1, 1}, -6 * (1 - eps)}, ISECT_OUTSIDE},
        {"no normal, everything is inside", {{0, 0, 0}, -least}, ISECT_INSIDE},
        {"no normal, everything is surface", {{0, 0, 0}, 0}, ISECT_TANGENT_INSIDE},
        {"no normal, nothing is inside", {{0, 0, 0}, least}, ISECT_OUTSIDE},
        {"heights overflow", {{most, most, most}, most}, ISECT_OUTSIDE},
        {"they cancel", {{most, most, -most}, 0}, ISECT_TANGENT_INSIDE},
    };
    const Point point = {1, 2, 3};
    check_each(table, cmp(X(classify_plane_point)(&table[i].plane, &point), ==, table[i].want));
}

CASES(classify_plane_point)
