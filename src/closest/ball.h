/* closest/ball.h - nearest points of balls: of the set within a radius of a centre, or of a
 * segment.
 *
 * With the offset from the nearest point of the core (centre or segment) to the point, the distance
 * is |offset| - radius; the nearest point of the ball lies at the radius along the offset. A point
 * in the ball is its own nearest point.
 *
 * Error bounds, with half an epsilon h:
 *
 *     differences 2h, sum of squares 3h / 2, root h      |err(|offset|)| <= 4h |offset| */
#ifndef ISECT_CLOSEST_BALL_H
#define ISECT_CLOSEST_BALL_H

#include "closest/nearest.h"

FORMULA Nearest nearest_of_ball(Vec3 p, Vec3 middle, Vec3 offset, num radius, num scale2,
                                mask *unsure)
{
    num length = num_sqrt(dot(offset, offset)), gap = length - radius;
    mask within = gap < 0;
    *unsure = mask_not((radius >= 0) & surely_apart(gap * gap, scale2 + radius * radius));
    return nearest_of(p, select3(within, p, mad(middle, radius / length, offset)),
                      num_select(within, splat(0), gap * gap));
}

#if LANES == 1
/* The nearest points of shapes that are apart, after scaling: `from` is the offset with the
 * exponent of the points. */
static inline Nearest nearest_of_fitted_ball(Vec3 p, Vec3 middle, Vec3 from, int down, Vec3 offset,
                                             real radius, int fitted)
{
    const real length = real_sqrt(dot(offset, offset)), gap = length - radius;
    const Vec3 on_ball = mad(middle, num_min(ratio(radius, length), 1), from);
    return nearest_of(p, unfitted(on_ball, down), unfitted2(gap * gap, fitted));
}
#endif

#endif
