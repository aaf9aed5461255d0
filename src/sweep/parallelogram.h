/* sweep/parallelogram.h - the time when a moving ball touches a parallelogram, or a parallelogram
 * swept by a ball.
 *
 * That is when the distance of its centre from the parallelogram is the sum of the radii
 * (geometry/moving.h, geometry/grown.h). With S the 1-norm of the offset of the centre, both sides
 * and the radii:
 *
 *     tubes, and a prism that ends beside them           32h S + 8h S
 *     the face of w instead of v (geometry/grown.h)      4h S, for a needle 16h S
 *     the errors of geometry/moving.h                    5h S
 *
 * GROWN_FLAT is 32 epsilon, 64h. */
#ifndef ISECT_SWEEP_PARALLELOGRAM_H
#define ISECT_SWEEP_PARALLELOGRAM_H

#include "geometry/foot.h"
#include "geometry/grown.h"
#include "geometry/moving.h"

/* The answer without the point; `foot` on the parallelogram, and `away` from there to the
 * centre. */
typedef struct Swept {
    Course course;
    Interval in;
    mask hit;
    Foot foot;
    Vec3 away;
} Swept;

FORMULA Swept sweep_over_sides(Vec3 offset, Vec3 motion, Vec3 side, Vec3 other, num radii)
{
    const num size = size_of(offset) + size_of(side) + size_of(other) + radii;
    const Course course = course_of(motion, size);
    const Vec3 m = scaled_by(course.per, offset), u = scaled_by(course.per, side);
    const Vec3 v = scaled_by(course.per, other);
    const Direction direction = direction_of(course.d);
    const Interval in =
        in_grown_parallelogram(m, &direction, u, v, radii * course.per + GROWN_FLAT);
    const Stay stay = stay_of(&course, in);
    const Vec3 from = mad(m, stay.from, course.d);
    const Foot foot = foot_of_parallelogram(u, v, from);
    const Vec3 way = mad(mad(from, -foot.s, u), -foot.t, v);
    const Vec3 back = scaled_by(splat(-1), behind(u, v, course.d));
    return (Swept){course, in, stay.hit, foot, unit_or(way, back)};
}

/* A ball against the parallelogram of u and v from a corner, swept by a ball of this radius. */
FORMULA Impact sweep_to_sides(const MovingSphere *ball, Vec3 corner, Vec3 u, Vec3 v, num radius)
{
    const Swept swept =
        sweep_over_sides(sub(ball->center, corner), ball->motion, u, v, ball->radius + radius);
    const mask valid = (ball->radius >= 0) & (radius >= 0);
    const Vec3 on = mad(mad(corner, swept.foot.s, u), swept.foot.t, v);
    return impact_of(&swept.course, swept.in, swept.hit & valid, mad(on, radius, swept.away),
                     scaled_by(splat(-1), swept.away));
}

#endif
