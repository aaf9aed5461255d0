/* tests/classify/plane_ellipsoid.c - isect_classify_plane_ellipsoid. */
#include "kit/kit.h"

/* Cases: the plane z = 1, with its inside below and a normal of length 2. Radii 1, 2, 3; some are
 * tilted by 3 to 4. */
TEST_FUNCTION(cases)
{
    TABLE(table, Ellipsoid ellipsoid; isect_side want;) = {
        {"above", {{0, 0, R(4.01)}, {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}, {1, 2, 3}}, ISECT_OUTSIDE},
        {"touches from above",
         {{0, 0, 4}, {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}, {1, 2, 3}},
         ISECT_TANGENT_OUTSIDE},
        {"across",
         {{0, 0, R(3.99)}, {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}, {1, 2, 3}},
         ISECT_STRADDLES},
        {"touches from below",
         {{0, 0, -2}, {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}, {1, 2, 3}},
         ISECT_TANGENT_INSIDE},
        {"below", {{0, 0, R(-2.01)}, {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}, {1, 2, 3}}, ISECT_INSIDE},
        {"tilted, as long as two radii",
         {{0, 0, 6}, {{1, 0, 0}, {0, R(0.8), R(0.6)}, {0, R(-0.6), R(0.8)}}, {1, 5, 5}},
         ISECT_TANGENT_OUTSIDE},
        {"tilted, above",
         {{0, 0, R(6.01)}, {{1, 0, 0}, {0, R(0.8), R(0.6)}, {0, R(-0.6), R(0.8)}}, {1, 5, 5}},
         ISECT_OUTSIDE},
        {"tilted, of 9 and 16",
         {{0, 0, 21}, {{1, 0, 0}, {0, R(0.8), R(0.6)}, {0, R(-0.6), R(0.8)}}, {1, 20, 20}},
         ISECT_TANGENT_OUTSIDE},
        {"tilted, flat",
         {{0, 0, 4}, {{1, 0, 0}, {0, R(0.8), R(0.6)}, {0, R(-0.6), R(0.8)}}, {7, 5, 0}},
         ISECT_TANGENT_OUTSIDE},
        {"tilted, flat, across",
         {{0, 0, R(3.99)}, {{1, 0, 0}, {0, R(0.8), R(0.6)}, {0, R(-0.6), R(0.8)}}, {7, 5, 0}},
         ISECT_STRADDLES},
        {"flat, in it",
         {{0, 0, 1}, {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}, {4, 4, 0}},
         ISECT_TANGENT_INSIDE},
        {"a point",
         {{0, 0, 1}, {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}, {0, 0, 0}},
         ISECT_TANGENT_INSIDE},
    };
    const Plane plane = {{0, 0, 2}, -2}, all = {{0, 0, 0}, 0}, nothing = {{0, 0, 0}, 1};
    check_each(table,
               cmp(X(classify_plane_ellipsoid)(&plane, &table[i].ellipsoid), ==, table[i].want));
    check_each(table, cmp(X(classify_plane_ellipsoid)(&all, &table[i].ellipsoid), ==,
                          ISECT_TANGENT_INSIDE));
    check_each(table,
               cmp(X(classify_plane_ellipsoid)(&nothing, &table[i].ellipsoid), ==, ISECT_OUTSIDE));
    const Ellipsoid empty = {{0, 0, 1}, {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}, {1, -1, 1}};
    check("empty", cmp(X(classify_plane_ellipsoid)(&plane, &empty), ==, ISECT_OUTSIDE));
}

CASES(classify_plane_ellipsoid)
