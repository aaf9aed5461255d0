/* meet/way.h - points of a ray that are a quotient of exact sums away, and where endless rays end.
 *
 * Such a t may be out of the range of numbers where the point is not: so it is kept as mantissa and
 * exponent. The sums are rounded once, which errs by an epsilon of double; so t is good to 2.5, t
 * times a number of dir to 3, and with the sum the point to 4 of the greater one's size.
 *
 * An endless ray ends where the numbers do: at the least t at which a coordinate is the greatest
 * number. */
#ifndef ISECT_MEET_WAY_H
#define ISECT_MEET_WAY_H

#include "meet/crossing.h"
#include "plane/height.h"
#include <limits.h>

/* mantissa * 2^exponent */
typedef struct Way {
    double mantissa;
    int exponent;
} Way;

static inline Way way_of(double t)
{
    Way way;
    way.mantissa = frexp(t, &way.exponent);
    return way;
}

/* Halves, if the way is so long that it might be out of range, or its sum with the origin. */
static inline real coordinate_at(real origin, real dir, Way way)
{
    int exponent = 0;
    const double most = (double)REAL_MAX, speed = frexp((double)dir, &exponent);
    const int half = way.mantissa != 0 && way.exponent + exponent > DBL_MAX_EXP - 3;
    const double x =
        ldexp((double)origin, -half) + ldexp(way.mantissa * speed, way.exponent + exponent - half);
    return (real)fmin(fmax(ldexp(x, half), -most), most);
}

/* The quotient of two sums; the second is not zero. */
static inline Way way_between(Exact over, Exact under)
{
    return (Way){over.mantissa / under.mantissa, over.exponent - under.exponent};
}

static inline Vec3 point_at(const Ray *ray, Way way)
{
    const Vec3 o = ray->origin, d = ray->dir;
    return (Vec3){coordinate_at(o.x, d.x, way), coordinate_at(o.y, d.y, way),
                  coordinate_at(o.z, d.z, way)};
}

/* How far it is along one axis until the numbers end; `forward` is 1 or -1. */
static inline Way way_out(double origin, double dir, double forward)
{
    const bool outward = (forward * dir > 0) == (origin > 0);
    const double room = (double)REAL_MAX / 2 - (outward ? 0.5 : -0.5) * fabs(origin);
    const Way speed = way_of(fabs(dir)), way = way_of(room);
    const Way out = way_of(way.mantissa / speed.mantissa); /* it was halved */
    return (Way){forward * out.mantissa, out.exponent + way.exponent + 1 - speed.exponent};
}

/* How far to go to an end of the ray; of one that is endless, until the numbers end. */
static inline Way way_to(const Ray *ray, real end)
{
    const real o[3] = {ray->origin.x, ray->origin.y, ray->origin.z};
    const real d[3] = {ray->dir.x, ray->dir.y, ray->dir.z};
    Way least = {0, INT_MAX};
    if (real_abs(end) <= REAL_MAX)
        return way_of((double)end);
    for (int i = 0; i < 3; i++) {
        if (d[i] == 0)
            continue;
        const Way way = way_out((double)o[i], (double)d[i], end > 0 ? 1 : -1);
        if (way.mantissa == 0)
            return way;
        if (way.exponent < least.exponent ||
            (way.exponent == least.exponent && fabs(way.mantissa) < fabs(least.mantissa)))
            least = way;
    }
    return least.mantissa != 0 ? least : way_of(0);
}

#endif
