/* bound/hull_boxes.h - a hull for the tests of its oriented boxes, and invalid hulls. */
#ifndef ISECT_TEST_BOUND_HULL_BOXES_H
#define ISECT_TEST_BOUND_HULL_BOXES_H

#include "bound/boxes.h"

static const Obb mark = {{7, 7, 7}, {{7, 7, 7}, {7, 7, 7}, {7, 7, 7}}, {7, 7, 7}};
static X(hull) hull;

static void hull_of(size_t n)
{
    const X(points) points = laid_out(1, n);
    check("a hull",
          X(hull_build)(points, n, hull_memory, sizeof hull_memory, NULL, &hull) == ISECT_OK);
}

/* The invalid arguments of a maker: parts of a tetrahedron, and corners that are not finite.
 * Afterwards the hull is that tetrahedron, a corner of the unit cube. */
static void refuses(isect_status (*make)(void *, const X(hull) *))
{
    Obb box = mark;
    Vec3 bad[4];
    for (int i = 0; i < 4; i++)
        point[i] = (Vec3){(real)(i == 1), (real)(i == 2), (real)(i == 3)};
    hull_of(4);
    X(hull) none = {0}, lost[3] = {hull, hull, hull}, other = hull;
    lost[0].vertices = NULL, lost[1].faces = NULL, lost[2].edges = NULL, other.vertices = bad;
    check("no box", make(NULL, &hull) == ISECT_BAD_ARGUMENT);
    check("no hull", make(&box, NULL) == ISECT_BAD_ARGUMENT);
    for (int i = 0; i < 3; i++)
        check("a part is missing", cmp(make(&box, &lost[i]), ==, ISECT_BAD_ARGUMENT));
    check("nothing", cmp(make(&box, &none), ==, ISECT_EMPTY));
    for (int f = 0; f < 12; f++) {
        memcpy(bad, hull.vertices, sizeof bad);
        ((real *)bad)[f] = f % 2 ? REAL_NAN : REAL_INF;
        check("not finite", cmp(make(&box, &other), ==, ISECT_NOT_FINITE));
    }
    check("untouched", same_bits(&box, &mark, sizeof mark));
}
/* For a segment and a point, the first points that the hull was made from. */
static void flat_hulls(isect_status (*make)(void *, const X(hull) *))
{
    Obb box;
    hull_of(2);
    check("a segment", cmp(make(&box, &hull), ==, ISECT_OK) && cmp(volume_of(&box), ==, 0));
    hull_of(1);
    check("a point", cmp(make(&box, &hull), ==, ISECT_OK) &&
                         same_bits(&box.center, &point[0], sizeof point[0]) &&
                         is_along_axes(&box) && cmp(flat_halves(&box, 0), ==, 3));
}

#endif
