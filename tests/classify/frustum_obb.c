/* tests/classify/frustum_obb.c - isect_classify_frustum_obb. */
#include "kit/kit.h"

/* Cases: a box from (-4, -4, -4) to (4, 4, 4), as six planes; boxes that are turned by 45 degrees
 * about z, with axes of length root 2, so that all coordinates are integers. */
TEST_FUNCTION(cases)
{
    const real eps = REAL_EPSILON;
    const Frustum box = {.plane = {{{-1, 0, 0}, -4},
                                   {{2, 0, 0}, -8},
                                   {{0, -1, 0}, -4},
                                   {{0, 1, 0}, -4},
                                   {{0, 0, -3}, -12},
                                   {{0, 0, 1}, -4}}};
    TABLE(table, Vec3 center; real half[3]; isect_side want;) = {
        {"inside", {0, 0, 0}, {1, 1, 1}, ISECT_INSIDE},
        {"touches from inside with edges", {0, 0, 0}, {2, 2, 1}, ISECT_TANGENT_INSIDE},
        {"touches from inside with a face", {0, 0, 3}, {1, 1, 1}, ISECT_TANGENT_INSIDE},
        {"across a plane", {4, 0, 0}, {1, 1, 1}, ISECT_STRADDLES},
        {"an edge touches a plane", {6, 0, 0}, {1, 1, 1}, ISECT_TANGENT_OUTSIDE},
        {"outside of a plane", {6 + 4 * eps, 0, 0}, {1, 1, 1}, ISECT_OUTSIDE},
        {"a face touches an edge, across two planes", {6, 6, 0}, {2, 4, 1}, ISECT_TANGENT_OUTSIDE},
        {"and is beside it", {6 + 4 * eps, 6, 0}, {2, 4, 1}, ISECT_OUTSIDE},
        {"and across", {6 - 4 * eps, 6, 0}, {2, 4, 1}, ISECT_STRADDLES},
        {"around it", {0, 0, 0}, {20, 20, 20}, ISECT_STRADDLES},
        {"a point on an edge", {4, 4, 0}, {0, 0, 0}, ISECT_TANGENT_INSIDE},
        {"flat, in a plane", {0, 0, 4}, {1, 1, 0}, ISECT_TANGENT_INSIDE},
        {"nothing", {0, 0, 0}, {1, -1, 1}, ISECT_OUTSIDE},
    };
    Obb turned = {{0, 0, 0}, {{1, 1, 0}, {1, -1, 0}, {0, 0, 1}}, {0, 0, 0}};
    for (size_t i = 0; i < COUNT(table); i++) {
        turned.center = table[i].center;
        memcpy(turned.half, table[i].half, sizeof turned.half);
        check(table[i].name, cmp(X(classify_frustum_obb)(&box, &turned), ==, table[i].want));
    }
}

CASES(classify_frustum_obb)
