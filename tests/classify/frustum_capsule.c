/* tests/classify/frustum_capsule.c - isect_classify_frustum_capsule. */
#include "kit/kit.h"

/* Cases: a box from (-4, -4, -4) to (4, 4, 4), as six planes; and with only x <= 4, y <= 4. */
static const Frustum box = {.plane = {{{-1, 0, 0}, -4},
                                      {{2, 0, 0}, -8},
                                      {{0, -1, 0}, -4},
                                      {{0, 1, 0}, -4},
                                      {{0, 0, -3}, -12},
                                      {{0, 0, 1}, -4}}};

TEST_FUNCTION(cases)
{
    const real eps = REAL_EPSILON;
    TABLE(table, Capsule capsule; isect_side want;) = {
        {"inside", {{0, 0, 0}, {1, 2, 3}, R(0.5)}, ISECT_INSIDE},
        {"touches from inside", {{0, 0, 0}, {1, 2, 3}, 1}, ISECT_TANGENT_INSIDE},
        {"across a plane", {{0, 0, 0}, {9, 0, 0}, 1}, ISECT_STRADDLES},
        {"touches a plane with an end", {{9, 0, 0}, {6, 1, 0}, 2}, ISECT_TANGENT_OUTSIDE},
        {"outside of a plane", {{9, 0, 0}, {6, 0, 0}, 2 - 2 * eps}, ISECT_OUTSIDE},
        {"an end touches an edge", {{7, 8, 0}, {17, 18, 1}, 5}, ISECT_TANGENT_OUTSIDE},
        {"and is beside it", {{7, 8, 0}, {17, 18, 1}, 5 - 4 * eps}, ISECT_OUTSIDE},
        {"and is across it", {{7, 8, 0}, {17, 18, 1}, 5 + 4 * eps}, ISECT_STRADDLES},
        {"an end at a corner", {{5, 6, 6}, {15, 16, 17}, 3}, ISECT_TANGENT_OUTSIDE},
        {"beside it", {{5, 6, 6}, {15, 16, 17}, 3 - 2 * eps}, ISECT_OUTSIDE},
        {"along an edge", {{7, 8, -9}, {7, 8, 9}, 5}, ISECT_TANGENT_OUTSIDE},
        {"beside one", {{7, 8, -9}, {7, 8, 9}, 5 - 4 * eps}, ISECT_OUTSIDE},
        {"a segment beside an edge", {{4, 14, -9}, {14, -6, 9}, 0}, ISECT_OUTSIDE},
        {"a segment at an edge", {{-6, 14, 0}, {14, -6, 1}, 0}, ISECT_TANGENT_OUTSIDE},
        {"a segment through it", {{-6, 14, 0}, {14, -7, 1}, 0}, ISECT_STRADDLES},
        {"its line at the edge", {{11, 3, 0}, {5, 11, 0}, 5}, ISECT_TANGENT_OUTSIDE},
        {"its line beside it", {{11, 3, 0}, {5, 11, 0}, 5 - 4 * eps}, ISECT_OUTSIDE},
        {"a segment beyond a plane", {{7, 4, 5}, {4, 7, 5}, 0}, ISECT_OUTSIDE},
        {"a segment at a corner", {{6, 4, 2}, {2, 4, 6}, 0}, ISECT_TANGENT_OUTSIDE},
        {"through all of it", {{-9, -9, -9}, {9, 9, 9}, 0}, ISECT_STRADDLES},
        {"around it", {{0, 0, 0}, {0, 0, 1}, 99}, ISECT_STRADDLES},
        {"nothing", {{0, 0, 0}, {1, 0, 0}, -1}, ISECT_OUTSIDE},
    };
    Frustum empty = box;
    empty.plane[0].d = 5;
    for (size_t i = 0; i < COUNT(table); i++) {
        const Capsule given = table[i].capsule, turned = {given.b, given.a, given.radius};
        check(table[i].name, cmp(X(classify_frustum_capsule)(&box, &given), ==, table[i].want));
        check(table[i].name, cmp(X(classify_frustum_capsule)(&box, &turned), ==, table[i].want));
        check("empty", cmp(X(classify_frustum_capsule)(&empty, &given), ==, ISECT_OUTSIDE));
    }
}

CASES(classify_frustum_capsule)
