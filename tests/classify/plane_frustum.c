/* tests/classify/plane_frustum.c - isect_classify_plane_frustum. */
#include "kit/kit.h"

/* Cases: planes beside a view from (0, 0, 0) along z, 45 degrees to each side, from z = 1 to z = 2.
 * Its corners are at (+-1, +-1, 1) and (+-2, +-2, 2). */
static const Plane absent = {{0, 0, 0}, -1};
static const Frustum view = {.plane = {{{-1, 0, -1}, 0},
                                       {{2, 0, -2}, 0},
                                       {{0, -1, -1}, 0},
                                       {{0, 1, -1}, 0},
                                       {{0, 0, -3}, 3},
                                       {{0, 0, 1}, -2}}};

TEST_FUNCTION(cases)
{
    const real eps = REAL_EPSILON;
    TABLE(table, Plane plane; isect_side want, endless;) = {
        {"it is below", {{0, 0, 1}, -3}, ISECT_INSIDE, ISECT_STRADDLES},
        {"below, up to it", {{0, 0, 5}, -10}, ISECT_TANGENT_INSIDE, ISECT_STRADDLES},
        {"across", {{1, 0, 0}, 0}, ISECT_STRADDLES, ISECT_STRADDLES},
        {"above, down to it", {{0, 0, 1}, -1}, ISECT_TANGENT_OUTSIDE, ISECT_STRADDLES},
        {"above the near plane", {{0, 0, 1}, -1 + eps}, ISECT_OUTSIDE, ISECT_STRADDLES},
        {"in the eye", {{0, 0, -1}, 0}, ISECT_INSIDE, ISECT_TANGENT_INSIDE},
        {"behind the eye", {{0, 0, 1}, 1}, ISECT_OUTSIDE, ISECT_OUTSIDE},
        {"a corner", {{1, 1, 0}, -4}, ISECT_TANGENT_INSIDE, ISECT_STRADDLES},
        {"beyond it", {{1, 1, 0}, -4 - 4 * eps}, ISECT_INSIDE, ISECT_STRADDLES},
        {"not beyond it", {{1, 1, 0}, -4 + 4 * eps}, ISECT_STRADDLES, ISECT_STRADDLES},
        {"an edge to the eye", {{1, 1, -2}, 0}, ISECT_TANGENT_INSIDE, ISECT_TANGENT_INSIDE},
        {"a side", {{-1, 0, 1}, 0}, ISECT_TANGENT_OUTSIDE, ISECT_TANGENT_OUTSIDE},
        {"everything", {{0, 0, 0}, -1}, ISECT_INSIDE, ISECT_INSIDE},
        {"nothing", {{0, 0, 0}, 1}, ISECT_OUTSIDE, ISECT_OUTSIDE},
        {"all of space", {{0, 0, 0}, 0}, ISECT_TANGENT_INSIDE, ISECT_TANGENT_INSIDE},
        {"no plane", {{0, 0, 1}, REAL_INF}, ISECT_OUTSIDE, ISECT_OUTSIDE},
    };
    Frustum endless = view, empty = view, bad = view;
    endless.plane[4] = endless.plane[5] = absent;
    empty.plane[5].d = R(-0.5), bad.plane[2].normal.y = REAL_NAN;
    for (size_t i = 0; i < COUNT(table); i++) {
        const Plane *plane = &table[i].plane;
        check(table[i].name, cmp(X(classify_plane_frustum)(plane, &view), ==, table[i].want));
        check(table[i].name, cmp(X(classify_plane_frustum)(plane, &endless), ==, table[i].endless));
        check("empty", cmp(X(classify_plane_frustum)(plane, &empty), ==, ISECT_OUTSIDE));
        check("NaN", cmp(X(classify_plane_frustum)(plane, &bad), ==, ISECT_OUTSIDE));
    }
}

CASES(classify_plane_frustum)
