/* tests/classify/plane_disc.c - isect_classify_plane_disc. */
#include "kit/kit.h"

/* Cases: the plane z = 1, with its inside below and a normal of length 2. Discs of radius 5 lie,
 * stand, and lean by 3 to 4. */
TEST_FUNCTION(cases)
{
    TABLE(table, Disc disc; isect_side want;) = {
        {"lies above", {{0, 0, 2}, {0, 0, 7}, 5}, ISECT_OUTSIDE},
        {"lies in it", {{0, 0, 1}, {0, 0, -7}, 5}, ISECT_TANGENT_INSIDE},
        {"lies below", {{0, 0, 0}, {0, 0, 7}, 5}, ISECT_INSIDE},
        {"stands on it", {{0, 0, 6}, {2, 0, 0}, 5}, ISECT_TANGENT_OUTSIDE},
        {"stands above", {{0, 0, R(6.01)}, {2, 0, 0}, 5}, ISECT_OUTSIDE},
        {"stands across", {{0, 0, R(5.99)}, {2, 0, 0}, 5}, ISECT_STRADDLES},
        {"stands below", {{0, 0, R(-4.01)}, {0, 3, 0}, 5}, ISECT_INSIDE},
        {"touches from below", {{0, 0, -4}, {0, 3, 0}, 5}, ISECT_TANGENT_INSIDE},
        {"leans on it", {{0, 0, 5}, {0, 4, 3}, 5}, ISECT_TANGENT_OUTSIDE},
        {"leans above", {{0, 0, R(5.01)}, {0, 4, 3}, 5}, ISECT_OUTSIDE},
        {"leans the other way", {{0, 0, 4}, {-3, 0, 4}, 5}, ISECT_TANGENT_OUTSIDE},
        {"leans against it from below", {{0, 0, -2}, {-3, 0, 4}, 5}, ISECT_TANGENT_INSIDE},
        {"a ball without normal", {{0, 0, 6}, {0, 0, 0}, 5}, ISECT_TANGENT_OUTSIDE},
        {"a point", {{0, 0, 1}, {1, 0, 0}, 0}, ISECT_TANGENT_INSIDE},
    };
    const Plane plane = {{0, 0, 2}, -2}, all = {{0, 0, 0}, 0}, nothing = {{0, 0, 0}, 1};
    check_each(table, cmp(X(classify_plane_disc)(&plane, &table[i].disc), ==, table[i].want));
    check_each(table, cmp(X(classify_plane_disc)(&all, &table[i].disc), ==, ISECT_TANGENT_INSIDE));
    check_each(table, cmp(X(classify_plane_disc)(&nothing, &table[i].disc), ==, ISECT_OUTSIDE));
    const Disc empty = {{0, 0, 1}, {1, 0, 0}, -1};
    check("empty", cmp(X(classify_plane_disc)(&plane, &empty), ==, ISECT_OUTSIDE));
    const real far = scaled(1, ISECT_DOUBLE ? 900 : 100),
               near = scaled(1, ISECT_DOUBLE ? -900 : -100);
    const Disc stands[2] = {{{6, 0, 0}, {0, far, 0}, 5}, {{6, 0, 0}, {0, 0, near}, 5}};
    const Plane steep[2] = {{{far, 0, 0}, -far}, {{near, 0, 0}, -near}};
    for (int i = 0; i < 4; i++)
        check(
            "squares of the normals do not fit",
            cmp(X(classify_plane_disc)(&steep[i % 2], &stands[i / 2]), ==, ISECT_TANGENT_OUTSIDE));
}

CASES(classify_plane_disc)
