/* plane/quotient.h - quotients of numbers without rounding (exact/number.h), rounded at the end: an
 * epsilon of double for each of the two, and a half for the division. */
#ifndef ISECT_PLANE_QUOTIENT_H
#define ISECT_PLANE_QUOTIENT_H

#include "exact/number.h"
#include "plane/height.h"

/* a / b; b is not zero. */
static inline real quotient(Number a, Number b)
{
    const Exact p = isect_number_rounded(a), q = isect_number_rounded(b);
    return number_of(p.mantissa / q.mantissa, p.exponent - q.exponent) + 0;
}

static inline Vec3 quotient3(Number3 a, Number b)
{
    return (Vec3){quotient(a.x, b), quotient(a.y, b), quotient(a.z, b)};
}

static inline bool is_zero(Number3 a)
{
    return !a.x.used && !a.y.used && !a.z.used;
}

#endif
