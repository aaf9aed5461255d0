/* tests/classify/frustum_kdop.c - isect_classify_frustum_kdop. */
#include "kit/kit.h"

/* Cases: a view from (0, 0, 0) along z, 45 degrees to each side, from z = 1 to z = 2; and
 * octahedra, |x - cx| + |y - cy| + |z - cz| <= r. */
static const Plane absent = {{0, 0, 0}, -1};
static const Frustum view = {.plane = {{{-1, 0, -1}, 0},
                                       {{2, 0, -2}, 0},
                                       {{0, -1, -1}, 0},
                                       {{0, 1, -1}, 0},
                                       {{0, 0, -3}, 3},
                                       {{0, 0, 1}, -2}}};

enum { SLABS = 4 };
static X(kdop) octahedron(Vec3 c, real radius, real *bound)
{
    static const Vec3 normal[SLABS] = {{1, 1, 1}, {1, 1, -1}, {1, -1, 1}, {1, -1, -1}};
    for (int i = 0; i < SLABS; i++) {
        const real at = c.x + normal[i].y * c.y + normal[i].z * c.z;
        bound[i] = at - radius, bound[SLABS + i] = at + radius;
    }
    return (X(kdop)){normal, SLABS, bound, bound + SLABS};
}

TEST_FUNCTION(cases)
{
    TABLE(table, Vec3 center; real radius; isect_side want, endless;) = {
        {"inside", {0, 0, R(1.5)}, R(0.25), ISECT_INSIDE, ISECT_INSIDE},
        {"up to near and far", {0, 0, R(1.5)}, R(0.5), ISECT_TANGENT_INSIDE, ISECT_INSIDE},
        {"across them", {0, 0, R(1.5)}, 1, ISECT_STRADDLES, ISECT_INSIDE},
        {"up to the sides", {0, 0, R(1.5)}, R(1.5), ISECT_STRADDLES, ISECT_TANGENT_INSIDE},
        {"around it", {0, 0, R(1.5)}, 9, ISECT_STRADDLES, ISECT_STRADDLES},
        {"behind the far plane", {0, 0, 4}, 1, ISECT_OUTSIDE, ISECT_INSIDE},
        {"touches it with a tip", {0, 0, 3}, 1, ISECT_TANGENT_OUTSIDE, ISECT_INSIDE},
        {"a point of it", {1, 1, 2}, 0, ISECT_TANGENT_INSIDE, ISECT_INSIDE},
        {"a point of an edge", {1, 1, 1}, 0, ISECT_TANGENT_INSIDE, ISECT_TANGENT_INSIDE},
        {"a point beside", {1, 1, R(0.5)}, 0, ISECT_OUTSIDE, ISECT_OUTSIDE},
        {"a face touches a corner", {3, 3, 3}, 3, ISECT_TANGENT_OUTSIDE, ISECT_STRADDLES},
        {"beside it, across planes", {3, 3, 3}, R(2.875), ISECT_OUTSIDE, ISECT_STRADDLES},
        {"and into it", {3, 3, 3}, R(3.125), ISECT_STRADDLES, ISECT_STRADDLES},
        {"behind the eye", {0, 0, -2}, 1, ISECT_OUTSIDE, ISECT_OUTSIDE},
        {"up to the eye", {0, 0, -2}, 2, ISECT_OUTSIDE, ISECT_TANGENT_OUTSIDE},
        {"nothing", {0, 0, R(1.5)}, -1, ISECT_OUTSIDE, ISECT_OUTSIDE},
    };
    real bound[2 * SLABS];
    Frustum endless = view, empty = view;
    endless.plane[4] = endless.plane[5] = absent, empty.plane[5].d = R(-0.5);
    for (size_t i = 0; i < COUNT(table); i++) {
        const X(kdop) kdop = octahedron(table[i].center, table[i].radius, bound);
        check(table[i].name, cmp(X(classify_frustum_kdop)(&view, &kdop), ==, table[i].want));
        check(table[i].name, cmp(X(classify_frustum_kdop)(&endless, &kdop), ==, table[i].endless));
        check("empty", cmp(X(classify_frustum_kdop)(&empty, &kdop), ==, ISECT_OUTSIDE));
    }
    const X(kdop) space = {NULL, 0, NULL, NULL};
    const Frustum all = {.plane = {absent, absent, absent, absent, absent, absent}};
    Frustum flat = view;
    flat.plane[5].d = -1;
    check("all of space", cmp(X(classify_frustum_kdop)(&view, &space), ==, ISECT_STRADDLES));
    check("in all of it", cmp(X(classify_frustum_kdop)(&all, &space), ==, ISECT_INSIDE));
    check("across what is flat",
          cmp(X(classify_frustum_kdop)(&flat, &space), ==, ISECT_TANGENT_OUTSIDE));
}

CASES(classify_frustum_kdop)
