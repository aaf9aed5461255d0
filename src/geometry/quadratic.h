/* geometry/quadratic.h - the times at which a moving point is near a point or an axis, or between
 * the ends of an axis.
 *
 * The point starts at m and moves by d for every unit of t. It is nearest to the origin at s = -m.d
 * / d.d, and within r of it while |t - s| |d| is at most the half chord sqrt(r^2 - |nearest|^2), as
 * in cast/ray_sphere.c; here one reciprocal of d.d serves both quotients.
 *
 * For an axis from a to b, u = b - a, the part perpendicular to u gives the distance from its line,
 * and the height (x - a).u is 0 at a and u.u at b. Both are computed for the start and for the
 * direction separately, so that each is off by a few half epsilons h of its own length. Therefore a
 * line nearly parallel to the axis is no special case: its perpendicular part may be mostly
 * rounding, yet the point at t moves by no more than some h |t dir|. If the ends coincide,
 * everything is perpendicular and every height is 0: the axis is a point. */
#ifndef ISECT_GEOMETRY_QUADRATIC_H
#define ISECT_GEOMETRY_QUADRATIC_H

#include "core/answers.h"

/* All t in [from, to], where `any` holds: saturated, or infinite for "always". */
typedef struct Interval {
    num from, to;
    mask any;
} Interval;

/* A direction and its reciprocal squared length; a direction whose square underflows counts as
 * zero. */
typedef struct Direction {
    Vec3 d;
    num per; /* 1 / d.d */
    mask still;
} Direction;

FORMULA Direction direction_of(Vec3 d)
{
    num dd = dot(d, d);
    return (Direction){d, 1 / dd, dd < REAL_MIN};
}

FORMULA Interval chord_in_ball(Vec3 m, const Direction *dir, num r)
{
    num s = num_select(dir->still, splat(0), -dot(m, dir->d) * dir->per);
    Vec3 nearest = mad(m, s, dir->d);
    num h2 = r * r - dot(nearest, nearest);
    num h = num_sqrt(h2 * dir->per);
    return (Interval){num_select(dir->still, splat(-REAL_INF), saturate(s - h)),
                      num_select(dir->still, splat(REAL_INF), saturate(s + h)), h2 >= 0};
}

typedef struct Axial {
    Vec3 m, d;               /* start and direction, perpendicular to the axis */
    num height, last, speed; /* heights over both ends, and their rate of change with t */
    mask fits;               /* the square of the axis is in range */
} Axial;

/* m is the start relative to a. */
FORMULA Axial axial_of(Vec3 m, Vec3 d, Vec3 u)
{
    const num zero = splat(0);
    num uu = dot(u, u);
    mask none = uu < REAL_MIN;
    u = select3(none, (Vec3){zero, zero, zero}, u);
    num per = 1 / num_select(none, splat(1), uu);
    num height = dot(m, u), speed = dot(d, u);
    return (Axial){mad(m, -height * per, u),
                   mad(d, -speed * per, u),
                   height,
                   height - num_select(none, zero, uu),
                   speed,
                   uu <= REAL_MAX};
}

/* The times within r of the line of the axis. */
FORMULA Interval chord_in_tube(const Axial *axial, num r)
{
    Direction dir = direction_of(axial->d);
    return chord_in_ball(axial->m, &dir, r);
}

/* The times between the planes at the ends of the axis. */
FORMULA Interval between_ends(const Axial *axial)
{
    mask still = num_abs(axial->speed) < REAL_MIN;
    num per = 1 / axial->speed;
    num t0 = saturate(-axial->height * per), t1 = saturate(-axial->last * per);
    return (Interval){num_select(still, splat(-REAL_INF), num_min(t0, t1)),
                      num_select(still, splat(REAL_INF), num_max(t0, t1)),
                      mask_not(still) | ((axial->height >= 0) & (axial->last <= 0))};
}

FORMULA Interval both(Interval a, Interval b)
{
    num from = num_max(a.from, b.from), to = num_min(a.to, b.to);
    return (Interval){from, to, a.any & b.any & (from <= to)};
}
/* The hull of both intervals; a missing one counts as empty. */
FORMULA Interval either(Interval a, Interval b)
{
    const num inf = splat(REAL_INF);
    return (Interval){num_min(num_select(a.any, a.from, inf), num_select(b.any, b.from, inf)),
                      num_max(num_select(a.any, a.to, -inf), num_select(b.any, b.to, -inf)),
                      a.any | b.any};
}

/* The times where first + t speed >= 0. */
FORMULA Interval where_positive(num first, num speed)
{
    const num inf = splat(REAL_INF);
    const mask still = num_abs(speed) < REAL_MIN;
    const num at = saturate(-first / speed);
    return (Interval){num_select(mask_not(still) & (speed > 0), at, -inf),
                      num_select(mask_not(still) & (speed < 0), at, inf),
                      mask_not(still) | (first >= 0)};
}

/* The times in the cylindrical part of a capsule: around the side, between its ends. */
FORMULA Interval along_side(Vec3 m, Vec3 d, Vec3 side, num r)
{
    Axial axial = axial_of(m, d, side);
    return both(chord_in_tube(&axial, r), between_ends(&axial));
}

#endif
