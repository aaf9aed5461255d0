/* geometry/kdop.h - the intersection of a ray with a solid between parallel planes whose normals
 * have the components -1, 0 and 1 (geometry/slab.h).
 *
 * The normals are those of geometry/kdop_normals.h, so that a height is a sum of two or three
 * components, which rounds twice.
 *
 * Error bounds of a time, with h half an epsilon and |.| the sum of the absolute components:
 *
 *     a height                                           2h |o|
 *     a speed                                            2h |d|
 *     difference, reciprocal, product                    3h of their results
 *
 * Let a point o + t d be within a bound by more than e, but t later than the time T computed for
 * it. T speed = (bound - height) (1 + 3h), where bound - height > t speed + e up to 2h |o| + 2h |t
 * d|. So with
 *
 *     e = 2h |o| + (2 + 3) h |t d|                       T is not earlier than t. */
#ifndef ISECT_GEOMETRY_KDOP_H
#define ISECT_GEOMETRY_KDOP_H

#include "geometry/kdop_normals.h"
#include "geometry/slab.h"

FORMULA num *along_axes(Vec3 p, num *to)
{
    to[0] = p.x, to[1] = p.y, to[2] = p.z;
    return to + OF_AXES;
}
FORMULA num *along_edges(Vec3 p, num *to)
{
    to[0] = p.x + p.y, to[1] = p.x - p.y, to[2] = p.x + p.z;
    to[3] = p.x - p.z, to[4] = p.y + p.z, to[5] = p.y - p.z;
    return to + OF_EDGES;
}
FORMULA num *along_corners(Vec3 p, num *to)
{
    const num sum = p.x + p.y, difference = p.x - p.y;
    to[0] = sum + p.z, to[1] = sum - p.z, to[2] = difference + p.z, to[3] = difference - p.z;
    return to + OF_CORNERS;
}

/* Clips by a slab that may be unbounded, or empty. */
FORMULA void in_slab(num lower, num upper, num height, num speed, Common *part)
{
    clip(lower, upper, height, speed, true, part);
    part->hit &= lower <= upper;
}

/* The part of a ray in `count` slabs, given its heights and speeds along their normals. */
FORMULA Span in_slabs(const Ray *ray, const num *height, const num *speed, const num *lower,
                      const num *upper, int count)
{
    Common part = {splat(-REAL_INF), splat(REAL_INF), ray->t_min <= ray->t_max};
    for (int i = 0; i < count; i++) {
        in_slab(lower[i], upper[i], height[i], speed[i], &part);
        if (LANES == 1 && mask_none(part.hit & (part.enter <= part.leave)))
            return span_miss();
    }
    return span_where(part.hit, part.enter, part.leave, ray);
}

#endif
