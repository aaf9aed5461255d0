/* tests/classify/plane_rectangle.c - isect_classify_plane_rectangle. */
#include "kit/kit.h"

/* Cases: the plane z = 1, with its inside below and a normal of length 2. Sides go up and down. */
TEST_FUNCTION(cases)
{
    TABLE(table, Rectangle rectangle; isect_side want;) = {
        {"above", {{0, 0, 2}, {1, 0, 0}, {0, 1, 1}}, ISECT_OUTSIDE},
        {"a side on it", {{0, 0, 1}, {1, 0, 0}, {0, 1, 1}}, ISECT_TANGENT_OUTSIDE},
        {"a corner on it", {{0, 0, 2}, {1, 0, -1}, {0, 1, 4}}, ISECT_TANGENT_OUTSIDE},
        {"the corner across it", {{0, 0, 4}, {1, 0, -1}, {0, 1, -2}}, ISECT_TANGENT_OUTSIDE},
        {"across", {{0, 0, 4}, {1, 0, -2}, {0, 1, -2}}, ISECT_STRADDLES},
        {"in it", {{0, 0, 1}, {1, 0, 0}, {0, 1, 0}}, ISECT_TANGENT_INSIDE},
        {"hangs from it", {{0, 0, 1}, {1, 0, 0}, {0, 1, -1}}, ISECT_TANGENT_INSIDE},
        {"reaches up to it", {{0, 0, -2}, {1, 0, 1}, {0, 1, 2}}, ISECT_TANGENT_INSIDE},
        {"below", {{0, 0, R(-2.01)}, {1, 0, 1}, {0, 1, 2}}, ISECT_INSIDE},
        {"just above", {{0, 0, R(4.01)}, {1, 0, -1}, {0, 1, -2}}, ISECT_OUTSIDE},
        {"a point on it", {{5, 5, 1}, {0, 0, 0}, {0, 0, 0}}, ISECT_TANGENT_INSIDE},
        {"a point below", {{5, 5, 0}, {0, 0, 0}, {0, 0, 0}}, ISECT_INSIDE},
    };
    const Plane plane = {{0, 0, 2}, -2}, all = {{0, 0, 0}, 0}, nothing = {{0, 0, 0}, 1};
    check_each(table,
               cmp(X(classify_plane_rectangle)(&plane, &table[i].rectangle), ==, table[i].want));
    check_each(table, cmp(X(classify_plane_rectangle)(&all, &table[i].rectangle), ==,
                          ISECT_TANGENT_INSIDE));
    check_each(table,
               cmp(X(classify_plane_rectangle)(&nothing, &table[i].rectangle), ==, ISECT_OUTSIDE));
}

CASES(classify_plane_rectangle)
