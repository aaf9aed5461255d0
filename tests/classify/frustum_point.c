/* tests/classify/frustum_point.c - isect_classify_frustum_point. */
#include "kit/kit.h"

/* Cases: the eye at (0, 0, 0) looks along z, from z = 1 to z = 4. The view is as wide as it is
 * deep. */
TEST_FUNCTION(cases)
{
    const real eps = REAL_EPSILON, nan = REAL_NAN;
    const Frustum view = {.plane = {{{-1, 0, -1}, 0},
                                    {{1, 0, -1}, 0},
                                    {{0, -2, -2}, 0},
                                    {{0, 3, -3}, 0},
                                    {{0, 0, -1}, 1},
                                    {{0, 0, 1}, -4}},
                          .corner = {{nan, nan, nan}}};
    TABLE(table, Vec3 point; isect_side want;) = {
        {"in the middle", {0, 0, 2}, ISECT_INSIDE},
        {"before it", {0, 0, R(0.5)}, ISECT_OUTSIDE},
        {"just before it", {0, 0, 1 - eps / 2}, ISECT_OUTSIDE},
        {"on the near plane", {0, 0, 1}, ISECT_TANGENT_INSIDE},
        {"just behind the near plane", {0, 0, 1 + eps}, ISECT_INSIDE},
        {"on the far plane", {1, -1, 4}, ISECT_TANGENT_INSIDE},
        {"behind it", {0, 0, 5}, ISECT_OUTSIDE},
        {"on the left plane", {-2, 0, 2}, ISECT_TANGENT_INSIDE},
        {"left of it", {-2 - 2 * eps, 0, 2}, ISECT_OUTSIDE},
        {"on an edge", {2, 2, 2}, ISECT_TANGENT_INSIDE},
        {"on a corner", {1, -1, 1}, ISECT_TANGENT_INSIDE},
        {"behind the eye, where all sides are on the wrong side", {0, 0, -2}, ISECT_OUTSIDE},
    };
    check_each(table, cmp(X(classify_frustum_point)(&view, &table[i].point), ==, table[i].want));

    const Vec3 origin = {0, 0, 0};
    Frustum none = {.plane = {{{0, 0, 0}, -1},
                              {{0, 0, 0}, -1},
                              {{0, 0, 0}, -1},
                              {{0, 0, 0}, -1},
                              {{0, 0, 0}, -1},
                              {{0, 0, 0}, -1}}};
    check("no planes hold everything",
          cmp(X(classify_frustum_point)(&none, &origin), ==, ISECT_INSIDE));
    none.plane[3].d = 0;
    check("of which all is surface",
          cmp(X(classify_frustum_point)(&none, &origin), ==, ISECT_TANGENT_INSIDE));
    none.plane[3].d = 1;
    check("or nothing", cmp(X(classify_frustum_point)(&none, &origin), ==, ISECT_OUTSIDE));
}

CASES(classify_frustum_point)
