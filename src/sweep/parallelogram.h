/* sweep/parallelogram.h - when does a ball that moves touch a parallelogram, or that swept by a
 * ball?
 *
 * When its middle is as near to the parallelogram as the radii together (geometry/moving.h,
 * geometry/grown.h). With S the size of the offset of the middle, of both sides and of the radii:
 *
 *     tubes, and a prism that ends beside them           32h S + 8h S
 *     the face that is meant                             4h S, of a needle 16h S
 *     what geometry/moving.h counts                      5h S
 *
 * GROWN_FLAT is 32 epsilon, 64h. */
#ifndef ISECT_SWEEP_PARALLELOGRAM_H
#define ISECT_SWEEP_PARALLELOGRAM_H

#include "geometry/foot.h"
#include "geometry/grown.h"
#include "geometry/moving.h"

/* The answer but for the point; where that is on the sides, and the way from there to the middle.
 */
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
