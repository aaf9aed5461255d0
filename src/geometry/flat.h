/* geometry/flat.h - decisions between points, segments and triangles, for those that the formulas
 * leave open.
 *
 * All of them are made of three things: on which side of a plane is a point (orient3d), on which
 * side of a line is it in each of the three views along an axis (orient2d), and comparisons of
 * coordinates. All three are exact, so that no case is too degenerate for them.
 *
 * Why views are enough. Shapes in a common plane have a view in which nothing falls together, and
 * that view alone decides; the other views cannot disagree, since what meets in space meets in all
 * views. Shapes on a common line: the same, with coordinates. In a view, two segments meet exactly
 * if their boxes do and each has no more than one side of the other's line for itself; a point is
 * in a triangle exactly if it is in its box and has no edges on opposite sides. Both hold for
 * needles and points, too: if all signs are zero, everything is on one line, and boxes decide. */
#ifndef ISECT_GEOMETRY_FLAT_H
#define ISECT_GEOMETRY_FLAT_H

#include "core/vec3.h"
#include HEADER(exact)

#if LANES == 1
#include "geometry/projection.h"

/* On which side of the line from a to b is c, projected along an axis? */
static inline int projected_side(const Vec3 *a, const Vec3 *b, const Vec3 *c, int axis)
{
    Vec2 p = projected(a, axis), q = projected(b, axis), r = projected(c, axis);
    return X(orient2d)(&p, &q, &r);
}
/* Signs on opposite sides of zero? */
static inline bool opposite(int a, int b)
{
    return a * b < 0;
}
static inline bool mixed(const int sign[3])
{
    return opposite(sign[0], sign[1]) || opposite(sign[1], sign[2]) || opposite(sign[2], sign[0]);
}
#endif

#endif
