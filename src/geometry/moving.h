/* geometry/moving.h - the time at which a moving point meets a solid at rest. A moving ball of
 * radius r meets a solid exactly when its centre meets the solid grown by r.
 *
 * Lengths are measured in units of S, the sum of the absolute values of all coordinates, and the
 * motion in units of its own 1-norm, so that no square over- or underflows. The unit of time is
 * then S over the norm of the motion. A zero motion stays zero.
 *
 * The solid is grown by another G epsilon S: G is 20 for balls, 32 for solids with edges. Let a
 * formula find the ends of the part inside with an error of the distance of at most b S. Then at
 * `enter`
 *
 *     r + G epsilon S - b S <= distance <= r + G epsilon S + b S
 *
 * If b <= G epsilon, that is not yet in contact, and nearer than 2 G epsilon S. It is not beyond
 * the contact either: a point that comes within r stays within the larger distance for a chord that
 * is longer by more than 2 b S at each side. The errors of converting lengths and times to these
 * units, and back:
 *
 *     a difference of coordinates, its scaling         2h of it
 *     the quotient of scales and its product           2h t |motion|, which is a part of S
 *     t where it is subnormal                          the least normal number: TIMES_LEAST of them
 *                                                      are subtracted and added */
#ifndef ISECT_GEOMETRY_MOVING_H
#define ISECT_GEOMETRY_MOVING_H

#include "geometry/quadratic.h"

#define GROWN_BALL (20 * REAL_EPSILON)
#define GROWN_FLAT (32 * REAL_EPSILON)
#define TIMES_LEAST (4 * REAL_MIN)

/* The sum of the absolute values of the coordinates. */
FORMULA num size_of(Vec3 a)
{
    return num_abs(a.x) + num_abs(a.y) + num_abs(a.z);
}

typedef struct Course {
    Vec3 d;         /* the motion, of 1-norm 1, or 0 */
    num scale, per; /* S; the factor from lengths to units */
    num time, last; /* t of a unit of time; that unit at t = 1 */
    mask fits;      /* all numbers are finite, and so are their sums */
} Course;

/* `size` is S. */
FORMULA Course course_of(Vec3 motion, num size)
{
    const num fast = size_of(motion), least = splat(REAL_MIN), most = splat(REAL_MAX);
    const num scale = num_max(size, least), per = 1 / scale, slow = 1 / num_max(fast, least);
    return (Course){scaled_by(slow, motion),
                    scale,
                    per,
                    clamp(slow / per, least, most),
                    clamp(per / slow, least, most),
                    (size <= REAL_MAX / 4) & (fast <= REAL_MAX / 4)};
}

/* The part that is in [0, 1], in units of time. */
typedef struct Stay {
    num from, to;
    mask hit;
} Stay;

FORMULA Stay stay_of(const Course *course, Interval in)
{
    const num last = course->last;
    const mask hit =
        in.any & course->fits & (in.from <= last * (1 + 4 * REAL_EPSILON)) & (in.to >= 0);
    return (Stay){clamp(in.from, splat(0), last), clamp(in.to, splat(0), last), hit};
}

/* The impact with t in [0, 1]; `from` and `to` may be infinite. */
FORMULA Impact impact_of(const Course *course, Interval in, mask hit, Vec3 point, Vec3 normal)
{
    const num enter = clamp(in.from * course->time - TIMES_LEAST, splat(0), splat(1));
    const num leave = clamp(in.to * course->time + TIMES_LEAST, enter, splat(1));
    return impact_where(hit, enter, leave, point, normal);
}

/* a with unit length; `other` where a has no length. */
FORMULA Vec3 unit_or(Vec3 a, Vec3 other)
{
    const num length2 = dot(a, a);
    const mask any = (length2 >= REAL_MIN) & (length2 <= REAL_MAX);
    return select3(any, scaled_by(1 / num_sqrt(num_select(any, length2, splat(1))), a), other);
}
FORMULA Vec3 x_axis(void)
{
    return (Vec3){splat(1), splat(0), splat(0)};
}
/* A unit vector perpendicular to a; the x axis if a is 0. */
FORMULA Vec3 unit_across(Vec3 a)
{
    const num zero = splat(0), x = num_abs(a.x), y = num_abs(a.y), z = num_abs(a.z);
    const mask on_z = (z <= x) & (z <= y), on_x = (x <= y) & (x <= z);
    const Vec3 of_x = {zero, a.z, -a.y}, of_y = {-a.z, zero, a.x}, of_z = {a.y, -a.x, zero};
    return unit_or(select3(on_z, of_z, select3(on_x, of_x, of_y)), x_axis());
}

/* The unit normal of the plane of u and v whose product with d is not negative; for a needle a unit
 * vector perpendicular to it. */
FORMULA Vec3 behind(Vec3 u, Vec3 v, Vec3 d)
{
    const Vec3 longer = select3(dot(u, u) >= dot(v, v), u, v);
    const Vec3 n = unit_or(cross(u, v), unit_across(longer));
    return select3(dot(n, d) < 0, scaled_by(splat(-1), n), n);
}

/* unit_or(a, behind(...)). It computes `behind` only if a vector that counts has no length. */
FORMULA Vec3 unit_or_behind(Vec3 a, Vec3 u, Vec3 v, Vec3 d, mask counts)
{
    const num length2 = dot(a, a);
    const mask any = (length2 >= REAL_MIN) & (length2 <= REAL_MAX);
    const Vec3 unit = scaled_by(1 / num_sqrt(num_select(any, length2, splat(1))), a);
    if (mask_none(counts & mask_not(any)))
        return unit;
    return select3(any, unit, behind(u, v, d));
}

#endif
