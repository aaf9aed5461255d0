/* sweep/segment.h - the time when a moving ball touches a segment, or a capsule.
 *
 * That is when the distance of its centre from the segment is the sum of the radii
 * (geometry/moving.h, geometry/grown.h). Error bounds: tubes 32h S, those of geometry/moving.h 5h
 * S. GROWN_FLAT is 32 epsilon, 64h. */
#ifndef ISECT_SWEEP_SEGMENT_H
#define ISECT_SWEEP_SEGMENT_H

#include "geometry/grown.h"
#include "geometry/moving.h"

FORMULA Impact sweep_along_segment(const MovingSphere *ball, Vec3 a, Vec3 b, num radius)
{
    const Vec3 offset = sub(ball->center, a), edge = sub(b, a);
    const num radii = ball->radius + radius;
    const Course course = course_of(ball->motion, size_of(offset) + size_of(edge) + radii);
    const Vec3 m = scaled_by(course.per, offset), u = scaled_by(course.per, edge);
    const Direction direction = direction_of(course.d);
    const Interval in = in_grown_segment(m, &direction, u, radii * course.per + GROWN_FLAT);
    const Stay stay = stay_of(&course, in);
    const Vec3 from = mad(m, stay.from, course.d);
    const num share = share_along(from, u);
    const Vec3 away = unit_or(mad(from, -share, u), scaled_by(splat(-1), unit_across(u)));
    const mask valid = (ball->radius >= 0) & (radius >= 0);
    return impact_of(&course, in, stay.hit & valid, mad(mad(a, share, edge), radius, away),
                     scaled_by(splat(-1), away));
}

#endif
