/* tests/classify/plane_cone.c - isect_classify_plane_cone. */
#include "kit/kit.h"

/* Cases: the plane z = 1, with its inside below and a normal of length 2. Cones of radius 5 stand
 * on tip or base, and lean by 3 to 4. */
TEST_FUNCTION(cases)
{
    TABLE(table, Cone cone; isect_side want;) = {
        {"base on it", {{0, 0, 4}, {0, 0, 1}, 5}, ISECT_TANGENT_OUTSIDE},
        {"tip on it", {{0, 0, 1}, {0, 0, 4}, 5}, ISECT_TANGENT_OUTSIDE},
        {"tip above", {{0, 0, R(1.01)}, {0, 0, 4}, 5}, ISECT_OUTSIDE},
        {"tip across", {{0, 0, R(0.99)}, {0, 0, 4}, 5}, ISECT_STRADDLES},
        {"tip up to it", {{0, 0, 1}, {0, 0, -4}, 5}, ISECT_TANGENT_INSIDE},
        {"tip below", {{0, 0, R(0.99)}, {0, 0, -4}, 5}, ISECT_INSIDE},
        {"rim on it", {{0, 8, 11}, {0, 0, 5}, 5}, ISECT_TANGENT_OUTSIDE},
        {"rim above", {{0, 8, R(11.01)}, {0, 0, R(5.01)}, 5}, ISECT_OUTSIDE},
        {"rim up to it", {{0, 0, -9}, {0, 8, -3}, 5}, ISECT_TANGENT_INSIDE},
        {"rim across", {{0, 0, -9}, {0, 8, R(-2.99)}, 5}, ISECT_STRADDLES},
        {"tip on it, base lies", {{0, 0, 1}, {0, 8, 7}, 5}, ISECT_TANGENT_OUTSIDE},
        {"a ball", {{0, 0, 6}, {0, 0, 6}, 5}, ISECT_TANGENT_OUTSIDE},
        {"a segment in it", {{0, 0, 1}, {4, 0, 1}, 0}, ISECT_TANGENT_INSIDE},
    };
    const Plane plane = {{0, 0, 2}, -2}, all = {{0, 0, 0}, 0}, nothing = {{0, 0, 0}, 1};
    check_each(table, cmp(X(classify_plane_cone)(&plane, &table[i].cone), ==, table[i].want));
    check_each(table, cmp(X(classify_plane_cone)(&all, &table[i].cone), ==, ISECT_TANGENT_INSIDE));
    check_each(table, cmp(X(classify_plane_cone)(&nothing, &table[i].cone), ==, ISECT_OUTSIDE));
    const Cone empty = {{0, 0, 1}, {1, 0, 0}, -1};
    check("empty", cmp(X(classify_plane_cone)(&plane, &empty), ==, ISECT_OUTSIDE));
}

CASES(classify_plane_cone)
