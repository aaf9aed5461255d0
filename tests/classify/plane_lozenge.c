/* tests/classify/plane_lozenge.c - isect_classify_plane_lozenge. */
#include "kit/kit.h"

/* Cases: the plane z = 1, with its inside below and a normal of length 2. The radius is 2. */
TEST_FUNCTION(cases)
{
    TABLE(table, Lozenge lozenge; isect_side want;) = {
        {"above", {{0, 0, R(4.01)}, {1, 0, 0}, {0, 1, 1}, 2}, ISECT_OUTSIDE},
        {"touches from above", {{0, 0, 4}, {1, 0, -1}, {0, 1, 1}, 2}, ISECT_TANGENT_OUTSIDE},
        {"just across", {{0, 0, R(3.99)}, {1, 0, -1}, {0, 1, 1}, 2}, ISECT_STRADDLES},
        {"across", {{0, 0, 1}, {1, 0, 0}, {0, 1, 0}, 2}, ISECT_STRADDLES},
        {"touches from below", {{0, 0, -2}, {1, 0, 1}, {0, 1, 0}, 2}, ISECT_TANGENT_INSIDE},
        {"below", {{0, 0, R(-2.01)}, {1, 0, 1}, {0, 1, 0}, 2}, ISECT_INSIDE},
        {"flat, in it", {{0, 0, 1}, {1, 0, 0}, {0, 1, 0}, 0}, ISECT_TANGENT_INSIDE},
        {"a ball", {{0, 0, 3}, {0, 0, 0}, {0, 0, 0}, 2}, ISECT_TANGENT_OUTSIDE},
    };
    const Plane plane = {{0, 0, 2}, -2}, all = {{0, 0, 0}, 0}, nothing = {{0, 0, 0}, 1};
    check_each(table, cmp(X(classify_plane_lozenge)(&plane, &table[i].lozenge), ==, table[i].want));
    check_each(table,
               cmp(X(classify_plane_lozenge)(&all, &table[i].lozenge), ==, ISECT_TANGENT_INSIDE));
    check_each(table,
               cmp(X(classify_plane_lozenge)(&nothing, &table[i].lozenge), ==, ISECT_OUTSIDE));
    const Lozenge empty = {{0, 0, 1}, {1, 0, 0}, {0, 1, 0}, -1};
    check("empty", cmp(X(classify_plane_lozenge)(&plane, &empty), ==, ISECT_OUTSIDE));
    const real far = scaled(1, ISECT_DOUBLE ? 900 : 100),
               near = scaled(1, ISECT_DOUBLE ? -900 : -100);
    const Lozenge beside = {{3, 0, 0}, {0, 1, 0}, {0, 0, 1}, 2};
    const Plane steep[2] = {{{far, 0, 0}, -far}, {{near, 0, 0}, -near}};
    for (int i = 0; i < 2; i++)
        check("squares of the normal do not fit",
              cmp(X(classify_plane_lozenge)(&steep[i], &beside), ==, ISECT_TANGENT_OUTSIDE));
}

CASES(classify_plane_lozenge)
