/* tests/classify/plane_cylinder.c - isect_classify_plane_cylinder. */
#include "kit/kit.h"

/* Cases: the plane z = 1, with its inside below and a normal of length 2. Cylinders of radius 5
 * stand, lie, and lean by 3 to 4. */
TEST_FUNCTION(cases)
{
    TABLE(table, Cylinder cylinder; isect_side want;) = {
        {"stands above", {{0, 0, 2}, {0, 0, 4}, 5}, ISECT_OUTSIDE},
        {"stands on it", {{0, 0, 4}, {0, 0, 1}, 5}, ISECT_TANGENT_OUTSIDE},
        {"across", {{0, 0, 4}, {0, 0, 0}, 5}, ISECT_STRADDLES},
        {"hangs from it", {{0, 0, 1}, {0, 0, -4}, 5}, ISECT_TANGENT_INSIDE},
        {"below", {{0, 0, R(0.99)}, {0, 0, -4}, 5}, ISECT_INSIDE},
        {"lies on it", {{0, 0, 6}, {4, 0, 6}, 5}, ISECT_TANGENT_OUTSIDE},
        {"lies above", {{0, 0, R(6.01)}, {4, 0, R(6.01)}, 5}, ISECT_OUTSIDE},
        {"lies across", {{0, 0, R(5.99)}, {4, 0, R(5.99)}, 5}, ISECT_STRADDLES},
        {"lies against it from below", {{0, 0, -4}, {4, 0, -4}, 5}, ISECT_TANGENT_INSIDE},
        {"leans on its rim", {{0, 0, 5}, {0, 8, 11}, 5}, ISECT_TANGENT_OUTSIDE},
        {"leans on its rim, turned", {{0, 8, 11}, {0, 0, 5}, 5}, ISECT_TANGENT_OUTSIDE},
        {"leans above", {{0, 0, R(5.01)}, {0, 8, R(11.01)}, 5}, ISECT_OUTSIDE},
        {"leans against it from below", {{0, 0, -9}, {0, 8, -3}, 5}, ISECT_TANGENT_INSIDE},
        {"a ball", {{0, 0, 6}, {0, 0, 6}, 5}, ISECT_TANGENT_OUTSIDE},
        {"a segment in it", {{0, 0, 1}, {4, 0, 1}, 0}, ISECT_TANGENT_INSIDE},
    };
    const Plane plane = {{0, 0, 2}, -2}, all = {{0, 0, 0}, 0}, nothing = {{0, 0, 0}, 1};
    check_each(table,
               cmp(X(classify_plane_cylinder)(&plane, &table[i].cylinder), ==, table[i].want));
    check_each(table,
               cmp(X(classify_plane_cylinder)(&all, &table[i].cylinder), ==, ISECT_TANGENT_INSIDE));
    check_each(table,
               cmp(X(classify_plane_cylinder)(&nothing, &table[i].cylinder), ==, ISECT_OUTSIDE));
    const Cylinder empty = {{0, 0, 1}, {1, 0, 0}, -1};
    check("empty", cmp(X(classify_plane_cylinder)(&plane, &empty), ==, ISECT_OUTSIDE));
}

CASES(classify_plane_cylinder)
