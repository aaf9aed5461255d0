/* geometry/ray_point.h - points of a ray at a t that is a quotient of exact sums, and the ends of
 * infinite rays.
 *
 * Such a t may be out of the range of numbers where the point is not. So it is stored as mantissa
 * and exponent. Error bounds, in epsilon of double:
 *
 *     two sums rounded once, quotient       |err(t)| <= 2.5 |t|
 *     times a coordinate of dir             3 of t dir
 *     the sum                               4 of the larger of both
 *
 * An infinite ray ends where the numbers do: at the least t at which a coordinate is the largest
 * number. */
#ifndef ISECT_GEOMETRY_RAY_POINT_H
#define ISECT_GEOMETRY_RAY_POINT_H

#include "core/power.h"
#include "core/vec3.h"
#include "exact/sum.h"
#include <limits.h>

static inline Exact exact_of(double t)
{
    Exact exact;
    exact.mantissa = frexp(t, &exact.exponent);
    return exact;
}

/* origin + t dir. Computed with halves if t dir, or the sum, might overflow. */
static inline real coordinate_at(real origin, real dir, Exact t)
{
    int exponent = 0;
    const double most = (double)REAL_MAX, speed = frexp((double)dir, &exponent);
    const int half = t.mantissa != 0 && t.exponent + exponent > DBL_MAX_EXP - 3;
    const double x = times_power((double)origin, -half) +
                     times_power(t.mantissa * speed, t.exponent + exponent - half);
    return (real)fmin(fmax(times_power(x, half), -most), most);
}

/* The quotient of two sums; the second is not zero. */
static inline Exact exact_ratio(Exact over, Exact under)
{
    return (Exact){over.mantissa / under.mantissa, over.exponent - under.exponent};
}

static inline Vec3 point_at(const Ray *ray, Exact t)
{
    const Vec3 o = ray->origin, d = ray->dir;
    return (Vec3){coordinate_at(o.x, d.x, t), coordinate_at(o.y, d.y, t),
                  coordinate_at(o.z, d.z, t)};
}

/* The t at which the numbers end along one axis; `forward` is 1 or -1. */
static inline Exact t_of_last_number(double origin, double dir, double forward)
{
    const bool outward = (forward * dir > 0) == (origin > 0);
    const double room = (double)REAL_MAX / 2 - (outward ? 0.5 : -0.5) * fabs(origin);
    const Exact speed = exact_of(fabs(dir)), length = exact_of(room);
    const Exact t = exact_of(length.mantissa / speed.mantissa); /* length was halved */
    return (Exact){forward * t.mantissa, t.exponent + length.exponent + 1 - speed.exponent};
}

/* The t of an end of the ray; if it is infinite, where the numbers end. */
static inline Exact t_of_end(const Ray *ray, real end)
{
    const real o[3] = {ray->origin.x, ray->origin.y, ray->origin.z};
    const real d[3] = {ray->dir.x, ray->dir.y, ray->dir.z};
    Exact least = {0, INT_MAX};
    if (real_abs(end) <= REAL_MAX)
        return exact_of((double)end);
    for (int i = 0; i < 3; i++) {
        if (d[i] == 0)
            continue;
        const Exact t = t_of_last_number((double)o[i], (double)d[i], end > 0 ? 1 : -1);
        if (t.mantissa == 0)
            return t;
        if (t.exponent < least.exponent ||
            (t.exponent == least.exponent && fabs(t.mantissa) < fabs(least.mantissa)))
            least = t;
    }
    return least.mantissa != 0 ? least : exact_of(0);
}

#endif
