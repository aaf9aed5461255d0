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
/* The product of two doubles and its error, which is a double (Dekker 1971). */
static inline double two_product(double a, double b, double *error)
{
    const double product = a * b, p = upper_half(a), q = upper_half(b), s = a - p, t = b - q;
    *error = ((p * q - product) + p * t + s * q) + s * t;
    return product;
}
/* a + s b: the rounding errors of both steps are in the low part. */
static inline Twofold twofold_mad(Twofold a, double s, Twofold b)
{
    double of_product, of_sum;
    const double sum = two_sum(a.high, two_product(s, b.high, &of_product), &of_sum);
    return (Twofold){sum, a.low + (of_sum + (of_product + s * b.low))};
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
static inline Vec3d rounded3(Twofold3 a)
{
    return (Vec3d){a.x.high + a.x.low, a.y.high + a.y.low, a.z.high + a.z.low};
}
static inline Twofold3 twofold_of(Vec3d a)
{
    return (Twofold3){{a.x, 0}, {a.y, 0}, {a.z, 0}};
}
static inline Twofold3 twofold_mad3(Twofold3 a, double s, Twofold3 b)
{
    return (Twofold3){twofold_mad(a.x, s, b.x), twofold_mad(a.y, s, b.y), twofold_mad(a.z, s, b.z)};
}

#endif
