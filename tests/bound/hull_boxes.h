/* bound/hull_boxes.h - a hull for the tests of its oriented boxes, and those that are none. */
#ifndef ISECT_TEST_BOUND_HULL_BOXES_H
#define ISECT_TEST_BOUND_HULL_BOXES_H

#include "bound/boxes.h"
#include "isect/hull.h"
#include "isectd/hull.h"
#include "kit/hostile.h"

static const Obb mark = {{7, 7, 7}, {{7, 7, 7}, {7, 7, 7}, {7, 7, 7}}, {7, 7, 7}};

static char memory[400 * MOST + 4096];
static X(hull) hull;

static void hull_of(size_t n)
{
    const X(points) points = laid_out(1, n);
    check("a hull", X(hull_build)(&hull, &points, n, memory, sizeof memory, NULL) == ISECT_OK);
}

/* What a maker refuses: nothing, parts of a tetrahedron, and corners that are not finite. The hull
 * is that tetrahedron afterwards, a corner of the unit cube. */
static void refuses(isect_status (*make)(Obb *, const X(hull) *))
{
    Obb box = mark;
    for (int i = 0; i < 4; i++)
        point[i] = (Vec3){(real)(i == 1), (real)(i == 2), (real)(i == 3)};
    hull_of(4);
    X(hull) other = hull;
    check("no box", make(NULL, &hull) == ISECT_BAD_ARGUMENT);
    check("no hull", make(&box, NULL) == ISECT_BAD_ARGUMENT);
    other.vertices = NULL;
    check("no vertices", make(&box, &other) == ISECT_BAD_ARGUMENT);
    other = hull, other.faces = NULL;
    check("no faces", make(&box, &other) == ISECT_BAD_ARGUMENT);
    other = hull, other.edges = NULL;
    check("no edges", make(&box, &other) == ISECT_BAD_ARGUMENT);
    other = (X(hull)){0};
    check("nothing", make(&box, &other) == ISECT_EMPTY);
    Vec3 bad[4];
    memcpy(bad, hull.vertices, sizeof bad);
    other = hull, other.vertices = bad;
    for (int f = 0; f < 12; f++) {
        const real keep = ((real *)bad)[f];
        ((real *)bad)[f] = f % 2 ? REAL_NAN : REAL_INF;
        check("not finite", make(&box, &other) == ISECT_NOT_FINITE);
        ((real *)bad)[f] = keep;
    }
    check("untouched", same_bits(&box, &mark, sizeof mark));
}

#endif
