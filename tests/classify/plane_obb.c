/* tests/classify/plane_obb.c - isect_classify_plane_obb. */
#include "kit/kit.h"

/* Cases: the plane z = 1, with its inside below and a normal of length 2. Halves 1, 2, 3; some are
 * tilted by 3 to 4. */
TEST_FUNCTION(cases)
{
    TABLE(table, Obb obb; isect_side want;) = {
        {"above", {{0, 0, R(4.01)}, {{0, 1, 0}, {-1, 0, 0}, {0, 0, 1}}, {1, 2, 3}}, ISECT_OUTSIDE},
        {"stands on it",
         {{0, 0, 4}, {{0, 1, 0}, {-1, 0, 0}, {0, 0, 1}}, {1, 2, 3}},
         ISECT_TANGENT_OUTSIDE},
        {"across",
         {{0, 0, R(3.99)}, {{0, 1, 0}, {-1, 0, 0}, {0, 0, 1}}, {1, 2, 3}},
         ISECT_STRADDLES},
        {"hangs from it",
         {{0, 0, -2}, {{0, 1, 0}, {-1, 0, 0}, {0, 0, 1}}, {1, 2, 3}},
         ISECT_TANGENT_INSIDE},
        {"below", {{0, 0, R(-2.01)}, {{0, 1, 0}, {-1, 0, 0}, {0, 0, 1}}, {1, 2, 3}}, ISECT_INSIDE},
        {"on an edge",
         {{0, 0, 15}, {{1, 0, 0}, {0, R(0.8), R(0.6)}, {0, R(-0.6), R(0.8)}}, {1, 10, 10}},
         ISECT_TANGENT_OUTSIDE},
        {"above, on an edge",
         {{0, 0, R(15.01)}, {{1, 0, 0}, {0, R(0.8), R(0.6)}, {0, R(-0.6), R(0.8)}}, {1, 10, 10}},
         ISECT_OUTSIDE},
        {"below, on an edge",
         {{0, 0, -13}, {{1, 0, 0}, {0, R(0.8), R(0.6)}, {0, R(-0.6), R(0.8)}}, {1, 10, 10}},
         ISECT_TANGENT_INSIDE},
        {"a flat one in it",
         {{0, 0, 1}, {{0, 1, 0}, {-1, 0, 0}, {0, 0, 1}}, {4, 4, 0}},
         ISECT_TANGENT_INSIDE},
        {"a point",
         {{0, 0, 1}, {{0, 1, 0}, {-1, 0, 0}, {0, 0, 1}}, {0, 0, 0}},
         ISECT_TANGENT_INSIDE},
    };
    const Plane plane = {{0, 0, 2}, -2}, all = {{0, 0, 0}, 0}, nothing = {{0, 0, 0}, 1};
    check_each(table, cmp(X(classify_plane_obb)(&plane, &table[i].obb), ==, table[i].want));
    check_each(table, cmp(X(classify_plane_obb)(&all, &table[i].obb), ==, ISECT_TANGENT_INSIDE));
    check_each(table, cmp(X(classify_plane_obb)(&nothing, &table[i].obb), ==, ISECT_OUTSIDE));
    const Obb empty = {{0, 0, 1}, {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}, {1, -1, 1}};
    check("empty", cmp(X(classify_plane_obb)(&plane, &empty), ==, ISECT_OUTSIDE));
}

CASES(classify_plane_obb)
