/* tests/classify/frustum_sphere.c - isect_classify_frustum_sphere. */
#include "kit/kit.h"

/* Cases: a box from (-4, -4, -4) to (4, 4, 4), as six planes. */
TEST_FUNCTION(cases)
{
    const real eps = REAL_EPSILON;
    const Frustum box = {.plane = {{{-1, 0, 0}, -4},
                                   {{2, 0, 0}, -8},
                                   {{0, -1, 0}, -4},
                                   {{0, 1, 0}, -4},
                                   {{0, 0, -3}, -12},
                                   {{0, 0, 1}, -4}}};
    TABLE(table, Sphere ball; isect_side want;) = {
        {"in the middle", {{0, 0, 0}, 3}, ISECT_INSIDE},
        {"touches two planes from inside", {{0, 0, 0}, 4}, ISECT_TANGENT_INSIDE},
        {"around it", {{0, 0, 0}, 9}, ISECT_STRADDLES},
        {"across a plane", {{5, 0, 0}, 2}, ISECT_STRADDLES},
        {"touches a plane from outside", {{6, 0, 0}, 2}, ISECT_TANGENT_OUTSIDE},
        {"outside of a plane", {{6 + 4 * eps, 0, 0}, 2}, ISECT_OUTSIDE},
        {"touches an edge", {{7, 8, 0}, 5}, ISECT_TANGENT_OUTSIDE},
        {"across an edge", {{7, 8, 0}, 5 + 4 * eps}, ISECT_STRADDLES},
        {"beside an edge, though across both planes", {{7, 8, 0}, 5 - 4 * eps}, ISECT_OUTSIDE},
        {"touches a corner", {{6, -7, 10}, 7}, ISECT_TANGENT_OUTSIDE},
        {"across a corner", {{6, -7, 10}, 7 + 4 * eps}, ISECT_STRADDLES},
        {"beside a corner, though across all three", {{6, -7, 10}, 7 - 4 * eps}, ISECT_OUTSIDE},
        {"a point inside", {{1, 1, 1}, 0}, ISECT_INSIDE},
        {"a point on an edge", {{4, 4, 1}, 0}, ISECT_TANGENT_INSIDE},
        {"a point outside", {{4, 5, 1}, 0}, ISECT_OUTSIDE},
        {"nothing", {{0, 0, 0}, -1}, ISECT_OUTSIDE},
    };
    check_each(table, cmp(X(classify_frustum_sphere)(&box, &table[i].ball), ==, table[i].want));

    Frustum flat = box; /* the square z = 4 */
    flat.plane[4] = (Plane){{0, 0, -1}, 4};
    const Sphere ball = {{0, 0, 0}, 9}, point = {{0, 0, 4}, 0};
    check("what has no interior is touched",
          cmp(X(classify_frustum_sphere)(&flat, &ball), ==, ISECT_TANGENT_OUTSIDE));
    check("and holds a point of it",
          cmp(X(classify_frustum_sphere)(&flat, &point), ==, ISECT_TANGENT_INSIDE));
    flat.plane[4].d = 4 + 8 * eps;
    check("what is empty is not", cmp(X(classify_frustum_sphere)(&flat, &ball), ==, ISECT_OUTSIDE));
}

CASES(classify_frustum_sphere)
