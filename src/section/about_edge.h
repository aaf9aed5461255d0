/* section/about_edge.h - the cyclic order of points about a line, by the angles of the half-planes
 * from the line through them, without rounding.
 *
 * The turn begins at a point beside the line and is anticlockwise, seen along the line from its
 * first point to the second; with turn = -1 it is clockwise. */
#ifndef ISECT_SECTION_ABOUT_EDGE_H
#define ISECT_SECTION_ABOUT_EDGE_H

#include "geometry/crossing.h"
#include HEADER(exact)

/* A point beside the line that depends on nothing but its two points. It differs from the first one
 * in one coordinate. */
static inline Vec3 beside_line(const Vec3 line[2])
{
    Vec3 beside = line[0];
    for (int k = 0; k < 3; k++) {
        beside = line[0];
        real *x = k == 0 ? &beside.x : k == 1 ? &beside.y : &beside.z;
        *x = *x > 0 ? -1 : 1;
        if (!on_one_line(&line[0], &line[1], &beside))
            break;
    }
    return beside;
}

/* The part of a turn in which p is: 1 at its begin, 2 in the first half, 3 in the middle, 4 in the
 * second half; 0 if p is on the line. */
static inline int part_of_turn(const Vec3 line[2], const Vec3 *beside, const Vec3 *p, int turn)
{
    if (on_one_line(&line[0], &line[1], p))
        return 0;
    const int side = turn * X(orient3d)(&line[0], &line[1], beside, p);
    return side > 0 ? 2 : side < 0 ? 4 : on_same_side(&line[0], &line[1], beside, p) ? 1 : 3;
}

/* -1 if p is before q in the turn, 1 if it is behind q, 0 if both are in the same direction. */
static inline int order_in_turn(const Vec3 line[2], const Vec3 *p, const Vec3 *q, int turn)
{
    const Vec3 beside = beside_line(line);
    const int of_p = part_of_turn(line, &beside, p, turn);
    const int of_q = part_of_turn(line, &beside, q, turn);
    if (of_p != of_q)
        return of_p < of_q ? -1 : 1;
    return of_p % 2 ? 0 : -turn * X(orient3d)(&line[0], &line[1], p, q);
}

#endif
