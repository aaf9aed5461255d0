/* geometry/twofold.h - sums of two doubles, which have twice the digits (Dekker 1971): the errors
 * of sums and products are a few 2^-104 of their terms. In double only. */
#ifndef ISECT_GEOMETRY_TWOFOLD_H
#define ISECT_GEOMETRY_TWOFOLD_H

#include "core/vec3.h"

#if ISECT_DOUBLE

/* |low| is at most half an epsilon of |high|. */
typedef struct Twofold {
    num high, low;
} Twofold;
typedef struct Twofold3 {
    Twofold x, y, z;
} Twofold3;

FORMULA Twofold twofold_of(num a)
{
    return (Twofold){a, splat(0)};
}
/* The sum of two doubles is exact (core/two_sum.h). */
FORMULA Twofold exact_sum(num a, num b)
{
    const num sum = a + b, part = sum - a;
    return (Twofold){sum, (a - (sum - part)) + (b - part)};
}
FORMULA Twofold exact_difference(num a, num b)
{
    return exact_sum(a, -b);
}
FORMULA Twofold renormalized(num high, num low)
{
    const num sum = high + low;
    return (Twofold){sum, low - (sum - high)};
}
FORMULA Twofold twofold_minus(Twofold a, Twofold b)
{
    const Twofold high = exact_difference(a.high, b.high);
    return renormalized(high.high, high.low + (a.low - b.low));
}
/* The upper half of the digits (Veltkamp). */
FORMULA num upper_half(num a)
{
    const num t = 134217729 * a;
    return t - (t - a);
}
/* The product of two doubles is exact (Dekker 1971). */
FORMULA Twofold exact_product(num a, num b)
{
    const num product = a * b, p = upper_half(a), q = upper_half(b), s = a - p, t = b - q;
    return (Twofold){product, ((p * q - product) + p * t + s * q) + s * t};
}
/* a + s b: the rounding errors of both steps are in the low part. */
FORMULA Twofold twofold_mad(Twofold a, num s, Twofold b)
{
    const Twofold product = exact_product(s, b.high), sum = exact_sum(a.high, product.high);
    return (Twofold){sum.high, a.low + (sum.low + (product.low + s * b.low))};
}
FORMULA num rounded(Twofold a)
{
    return a.high + a.low;
}
FORMULA Twofold twofold_select(mask m, Twofold a, Twofold b)
{
    return (Twofold){num_select(m, a.high, b.high), num_select(m, a.low, b.low)};
}

FORMULA Twofold3 exact_difference3(Vec3 a, Vec3 b)
{
    return (Twofold3){exact_difference(a.x, b.x), exact_difference(a.y, b.y),
                      exact_difference(a.z, b.z)};
}
FORMULA Twofold3 twofold_minus3(Twofold3 a, Twofold3 b)
{
    return (Twofold3){twofold_minus(a.x, b.x), twofold_minus(a.y, b.y), twofold_minus(a.z, b.z)};
}
FORMULA Vec3 high3(Twofold3 a)
{
    return (Vec3){a.x.high, a.y.high, a.z.high};
}
FORMULA Vec3 rounded3(Twofold3 a)
{
    return (Vec3){rounded(a.x), rounded(a.y), rounded(a.z)};
}
FORMULA Twofold3 twofold_of3(Vec3 a)
{
    return (Twofold3){twofold_of(a.x), twofold_of(a.y), twofold_of(a.z)};
}
FORMULA Twofold3 twofold_mad3(Twofold3 a, num s, Twofold3 b)
{
    return (Twofold3){twofold_mad(a.x, s, b.x), twofold_mad(a.y, s, b.y), twofold_mad(a.z, s, b.z)};
}
FORMULA Twofold3 twofold_select3(mask m, Twofold3 a, Twofold3 b)
{
    return (Twofold3){twofold_select(m, a.x, b.x), twofold_select(m, a.y, b.y),
                      twofold_select(m, a.z, b.z)};
}

#endif

#endif
