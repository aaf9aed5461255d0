/* tests/classify/frustum_aabb.c - isect_classify_frustum_aabb. */
#include "kit/kit.h"

/* Cases: the eye at (0, 0, 0) looks along z, from z = 1 to z = 4. The view is as wide as it is
 * deep. */
TEST_FUNCTION(cases)
{
    const real eps = REAL_EPSILON, inf = REAL_INF;
    const Frustum view = {.plane = {{{-1, 0, -1}, 0},
                                    {{1, 0, -1}, 0},
                                    {{0, -2, -2}, 0},
                                    {{0, 3, -3}, 0},
                                    {{0, 0, -1}, 1},
                                    {{0, 0, 1}, -4}}};
    TABLE(table, Aabb box; isect_side want;) = {
        {"inside", {{0, 0, 2}, {1, 1, 3}}, ISECT_INSIDE},
        {"touches the near plane from inside",
         {{0, 0, 1}, {R(0.5), R(0.5), 3}},
         ISECT_TANGENT_INSIDE},
        {"across the near plane", {{0, 0, 0}, {1, 1, 3}}, ISECT_STRADDLES},
        {"touches the near plane", {{0, 0, 0}, {1, 1, 1}}, ISECT_TANGENT_OUTSIDE},
        {"before it", {{0, 0, 0}, {1, 1, 1 - eps / 2}}, ISECT_OUTSIDE},
        {"around it", {{-9, -9, -9}, {9, 9, 9}}, ISECT_STRADDLES},
        {"all of space", {{-inf, -inf, -inf}, {inf, inf, inf}}, ISECT_STRADDLES},
        {"a half of it touches", {{-inf, -inf, 4}, {inf, inf, inf}}, ISECT_TANGENT_OUTSIDE},
        {"a half of it beyond", {{-inf, -inf, 5}, {inf, inf, inf}}, ISECT_OUTSIDE},
        {"beside, across left and near: the edge touches",
         {{-4, 0, 0}, {-1, 1, 1}},
         ISECT_TANGENT_OUTSIDE},
        {"big, above no plane, but right of a far corner",
         {{5, -9, 3}, {30, 9, 30}},
         ISECT_OUTSIDE},
        {"and touching that", {{4, -9, 3}, {30, 9, 30}}, ISECT_TANGENT_OUTSIDE},
        {"and across that", {{4 - 4 * eps, -9, 3}, {30, 9, 30}}, ISECT_STRADDLES},
        {"a point of the near plane", {{0, 0, 1}, {0, 0, 1}}, ISECT_TANGENT_INSIDE},
        {"flat, in the near plane", {{0, 0, 1}, {1, 1, 1}}, ISECT_TANGENT_INSIDE},
        {"nothing", {{0, 0, 3}, {1, 1, 2}}, ISECT_OUTSIDE},
    };
    check_each(table, cmp(X(classify_frustum_aabb)(&view, &table[i].box), ==, table[i].want));

    /* x + y <= 0 and z - y <= 0: their edge along (1, -1, -1) passes the box beyond its edge. */
    const Plane none = {{0, 0, 0}, -1};
    Frustum two = {.plane = {{{1, 1, 0}, 0}, {{0, -1, 1}, 0}, none, none, none, none}};
    const Aabb beside = {{1, -4, 2}, {8, 8, 8}};
    check("edge against edge", cmp(X(classify_frustum_aabb)(&two, &beside), ==, ISECT_OUTSIDE));
    two.plane[1].d = -3;
    check("they touch", cmp(X(classify_frustum_aabb)(&two, &beside), ==, ISECT_TANGENT_OUTSIDE));
    two.plane[1].d = -3 - 4 * eps;
    check("they cross", cmp(X(classify_frustum_aabb)(&two, &beside), ==, ISECT_STRADDLES));
    two.plane[0] = (Plane){{0, 0, 1}, -3}, two.plane[1] = (Plane){{0, 0, -5}, 15};
    check("no interior", cmp(X(classify_frustum_aabb)(&two, &beside), ==, ISECT_TANGENT_OUTSIDE));
}

CASES(classify_frustum_aabb)
