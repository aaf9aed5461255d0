/* geometry/flat.h - exact decisions between points, segments and triangles, for the cases that the
 * formulas leave undecided.
 *
 * All of them consist of three tests: the side of a plane on which a point lies (orient3d), the
 * side of a line in each of the three projections along an axis (orient2d), and comparisons of
 * coordinates. All three are exact, so that no case is too degenerate.
 *
 * The projections suffice for these reasons:
 *
 * - Shapes in a common plane have a projection that is one-to-one, and that one alone decides. The
 *   others cannot disagree, since shapes that meet in space meet in all projections.
 * - Shapes on a common line have the same property with coordinates.
 * - In a projection, two segments meet exactly if their boxes meet and neither has both ends
 *   strictly on one side of the other's line.
 * - A point is in a triangle exactly if it is in its box and no two edges have it on opposite
 *   sides.
 *
 * The last two hold for needles and points, too: if all signs are zero, everything is on one line,
 * and the boxes decide. */
#ifndef ISECT_GEOMETRY_FLAT_H
#define ISECT_GEOMETRY_FLAT_H

#include "core/vec3.h"
#include HEADER(exact)

#if LANES == 1
#include "geometry/projection.h"

/* The side of the line from a to b on which c lies, projected along an axis. */
static inline int projected_side(const Vec3 *a, const Vec3 *b, const Vec3 *c, int axis)
{
    Vec2 p = projected(a, axis), q = projected(b, axis), r = projected(c, axis);
    return X(orient2d)(&p, &q, &r);
}
/* True if the signs are opposite and not zero. */
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
