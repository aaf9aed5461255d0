/* geometry/twofold.h - sums of two doubles, which have twice the digits (Dekker 1971): the errors
 * of sums and products are a few 2^-104 of their terms. */
#ifndef ISECT_GEOMETRY_TWOFOLD_H
#define ISECT_GEOMETRY_TWOFOLD_H

#include "core/two_sum.h"
#include "geometry/vec3d.h"

/* |low| is at most half an epsilon of |high|. */
typedef struct Twofold {
    double high, low;
} Twofold;
typedef struct Twofold3 {
    Twofold x, y, z;
} Twofold3;

/* The difference of two doubles is exact. */
static inline Twofold exact_difference(double a, double b)
{
    Twofold difference;
    difference.high = two_sum(a, -b, &difference.low);
    return difference;
}
static inline Twofold renormalized(double high, double low)
{
    const double sum = high + low;
    return (Twofold){sum, low - (sum - high)};
}
static inline Twofold twofold_minus(Twofold a, Twofold b)
{
    const Twofold high = exact_difference(a.high, b.high);
    return renormalized(high.high, high.low + (a.low - b.low));
}
/* The upper half of the digits (Veltkamp). */
static inline double upper_half(double a)
{
    const double t = 134217729 * a;
    return t - (t - a);
}
static inline Twofold twofold_times(Twofold a, Twofold b)
{
    const double high = a.high * b.high, p = upper_half(a.high), q = upper_half(b.high);
    const double s = a.high - p, t = b.high - q;
    const double error = ((p * q - high) + p * t + s * q) + s * t;
    return renormalized(high, error + (a.high * b.low + a.low * b.high));
}

static inline Twofold3 exact_difference3(Vec3d a, Vec3d b)
{
    return (Twofold3){exact_difference(a.x, b.x), exact_difference(a.y, b.y),
                      exact_difference(a.z, b.z)};
}
static inline Twofold3 twofold_minus3(Twofold3 a, Twofold3 b)
{
    return (Twofold3){twofold_minus(a.x, b.x), twofold_minus(a.y, b.y), twofold_minus(a.z, b.z)};
}
static inline Vec3d high3(Twofold3 a)
{
    return (Vec3d){a.x.high, a.y.high, a.z.high};
}
/* a d - b c */
static inline Twofold twofold_cross2(Twofold a, Twofold b, Twofold c, Twofold d)
{
    return twofold_minus(twofold_times(a, d), twofold_times(b, c));
}
static inline Twofold3 twofold_cross(Twofold3 a, Twofold3 b)
{
    return (Twofold3){twofold_cross2(a.y, a.z, b.y, b.z), twofold_cross2(a.z, a.x, b.z, b.x),
                      twofold_cross2(a.x, a.y, b.x, b.y)};
}
/* Rounded at the end. */
static inline double twofold_dot(Twofold3 a, Twofold3 b)
{
    const Twofold y = twofold_times(a.y, b.y), z = twofold_times(a.z, b.z);
    const Twofold minus_y = {-y.high, -y.low}, minus_z = {-z.high, -z.low};
    return twofold_minus(twofold_minus(twofold_times(a.x, b.x), minus_y), minus_z).high;
}

#endif
