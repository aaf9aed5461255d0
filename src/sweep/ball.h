/* sweep/ball.h - the time when a moving ball touches another, or a point, which is a ball of radius
 * 0.
 *
 * That is when the distance of the centres is the sum of the radii (geometry/moving.h). Error
 * bounds, with m the offset of the centres at t = 0, r the sum of the radii, S at least |m| + r:
 *
 *     s = -m.d / d.d: dot products 3h each,
 *       reciprocal and product 2h               |err(s) d| <= 8h |m|
 *     nearest = m + s d: product and sum        2h |m|, and 8h |m| along d
 *     half chord H, H^2 = r^2 - |nearest|^2     4h (r^2 + |nearest|^2)
 *     H / |d|: reciprocal, product, root        3.5h H
 *     s - H / |d|                               h (|m| + H)
 *
 * There, at a distance of at most e = 9h |m| + 4.5h H from the exact place, the squared distance is
 * off by
 *
 *     8h r^2 + 4h r |m| + 2 r e + (100 + 81) h^2 |m|^2 <= h (17 r^2 + 22 r |m|) + 181h^2 |m|^2
 *
 * and the distance by that over 2 r: with r >= 40h S by 12h S; with the errors of geometry/moving.h
 * 17h S. GROWN_BALL is 20 epsilon, 40h. */
#ifndef ISECT_SWEEP_BALL_H
#define ISECT_SWEEP_BALL_H

#include "geometry/moving.h"

FORMULA Impact sweep_to_ball(const MovingSphere *a, Vec3 center, num radius)
{
    const Vec3 offset = sub(a->center, center);
    const Course course = course_of(a->motion, size_of(offset) + a->radius + radius);
    const Vec3 m = scaled_by(course.per, offset);
    const Direction direction = direction_of(course.d);
    const num reach = (a->radius + radius) * course.per + GROWN_BALL;
    const Interval in = chord_in_ball(m, &direction, reach);
    const Stay stay = stay_of(&course, in);
    const Vec3 away = unit_or(mad(m, stay.from, course.d), scaled_by(splat(-1), x_axis()));
    const mask valid = (a->radius >= 0) & (radius >= 0);
    return impact_of(&course, in, stay.hit & valid, mad(center, radius, away),
                     scaled_by(splat(-1), away));
}

#endif
