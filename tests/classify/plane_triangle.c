/* tests/classify/plane_triangle.c - isect_classify_plane_triangle. */
#include "kit/kit.h"

/* Cases: the plane z = 1, with its inside below. */
TEST_FUNCTION(cases)
{
    const real eps = REAL_EPSILON, most = REAL_MAX;
    TABLE(table, Triangle triangle; isect_side want;) = {
        {"above", {{0, 0, 2}, {5, 0, 3}, {0, 5, 4}}, ISECT_OUTSIDE},
        {"a on it, others above", {{0, 0, 1}, {5, 0, 3}, {0, 5, 4}}, ISECT_TANGENT_OUTSIDE},
        {"an edge on it, c above", {{0, 0, 1}, {5, 0, 1}, {0, 5, 4}}, ISECT_TANGENT_OUTSIDE},
        {"a just above it", {{0, 0, 1 + eps}, {5, 0, 3}, {0, 5, 4}}, ISECT_OUTSIDE},
        {"a alone below", {{0, 0, 0}, {5, 0, 2}, {0, 5, 3}}, ISECT_STRADDLES},
        {"b alone below", {{0, 0, 2}, {5, 0, 0}, {0, 5, 3}}, ISECT_STRADDLES},
        {"c alone above", {{0, 0, 0}, {5, 0, 0}, {0, 5, 3}}, ISECT_STRADDLES},
        {"a above, b on it, c below", {{0, 0, 2}, {5, 0, 1}, {0, 5, 0}}, ISECT_STRADDLES},
        {"in it", {{0, 0, 1}, {5, 0, 1}, {0, 5, 1}}, ISECT_TANGENT_INSIDE},
        {"b on it, others below", {{0, 0, 0}, {5, 0, 1}, {0, 5, -4}}, ISECT_TANGENT_INSIDE},
        {"c just below it", {{0, 0, 0}, {5, 0, 0}, {0, 5, 1 - eps / 2}}, ISECT_INSIDE},
        {"below", {{0, 0, 0}, {5, 0, -3}, {0, 5, -4}}, ISECT_INSIDE},
        {"a point on it", {{3, 3, 1}, {3, 3, 1}, {3, 3, 1}}, ISECT_TANGENT_INSIDE},
        {"as far as can be", {{0, 0, -most}, {most, 0, most}, {0, most, most}}, ISECT_STRADDLES},
    };
    const Plane plane = {{0, 0, 2}, -2}, all = {{0, 0, 0}, 0}, nothing = {{0, 0, 0}, 1};
    check_each(table,
               cmp(X(classify_plane_triangle)(&plane, &table[i].triangle), ==, table[i].want));
    check_each(table,
               cmp(X(classify_plane_triangle)(&all, &table[i].triangle), ==, ISECT_TANGENT_INSIDE));
    check_each(table,
               cmp(X(classify_plane_triangle)(&nothing, &table[i].triangle), ==, ISECT_OUTSIDE));
}

CASES(classify_plane_triangle)
