/* tests/classify/plane_capsule.c - isect_classify_plane_capsule. */
#include "kit/kit.h"

/* Cases: the plane z = 1, with its inside below and a normal of length 2. */
TEST_FUNCTION(cases)
{
    const real eps = REAL_EPSILON;
    TABLE(table, Capsule capsule; isect_side want;) = {
        {"above", {{0, 0, 4}, {5, 0, 6}, 2}, ISECT_OUTSIDE},
        {"a touches, from above", {{0, 0, 3}, {5, 0, 6}, 2}, ISECT_TANGENT_OUTSIDE},
        {"b touches, from above", {{0, 0, 6}, {5, 0, 3}, 2}, ISECT_TANGENT_OUTSIDE},
        {"a just across", {{0, 0, 3 - 2 * eps}, {5, 0, 6}, 2}, ISECT_STRADDLES},
        {"one above, one below", {{0, 0, 9}, {5, 0, -9}, 2}, ISECT_STRADDLES},
        {"one touches from either side", {{0, 0, 3}, {5, 0, -1}, 2}, ISECT_STRADDLES},
        {"one above, one touches below", {{0, 0, 9}, {5, 0, -1}, 2}, ISECT_STRADDLES},
        {"one touches above, one below", {{0, 0, 3}, {5, 0, -9}, 2}, ISECT_STRADDLES},
        {"one across, one below", {{0, 0, 1}, {5, 0, -9}, 2}, ISECT_STRADDLES},
        {"one across, one above", {{0, 0, 1}, {5, 0, 9}, 2}, ISECT_STRADDLES},
        {"a touches, from below", {{0, 0, -1}, {5, 0, -6}, 2}, ISECT_TANGENT_INSIDE},
        {"both touch, from below", {{0, 0, -1}, {5, 0, -1}, 2}, ISECT_TANGENT_INSIDE},
        {"just below", {{0, 0, -1 - eps}, {5, 0, -6}, 2}, ISECT_INSIDE},
        {"a segment in it", {{0, 0, 1}, {5, 0, 1}, 0}, ISECT_TANGENT_INSIDE},
        {"a segment from it upward", {{0, 0, 1}, {5, 0, 2}, 0}, ISECT_TANGENT_OUTSIDE},
        {"a segment from it downward", {{0, 0, 1}, {5, 0, 0}, 0}, ISECT_TANGENT_INSIDE},
        {"a segment across", {{0, 0, 2}, {5, 0, 0}, 0}, ISECT_STRADDLES},
        {"a point in it", {{0, 0, 1}, {0, 0, 1}, 0}, ISECT_TANGENT_INSIDE},
    };
    const Plane plane = {{0, 0, 2}, -2}, all = {{0, 0, 0}, 0}, aslant = {{2, 3, 6}, -12};
    check_each(table, cmp(X(classify_plane_capsule)(&plane, &table[i].capsule), ==, table[i].want));
    check_each(table,
               cmp(X(classify_plane_capsule)(&all, &table[i].capsule), ==, ISECT_TANGENT_INSIDE));
    const Capsule long_one = {{1, 2, 3}, {101, 202, 303}, 2};
    check("touches, of length 7",
          cmp(X(classify_plane_capsule)(&aslant, &long_one), ==, ISECT_TANGENT_OUTSIDE));
}

CASES(classify_plane_capsule)
