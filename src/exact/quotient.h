/* exact/quotient.h - exact results rounded at the end: one epsilon of double for each number,
 * and a half for their quotient. */
#ifndef ISECT_EXACT_QUOTIENT_H
#define ISECT_EXACT_QUOTIENT_H

#include "core/power.h"
#include "core/vec3.h"
#include "exact/number.h"

/* mantissa * 2^exponent as a number, clamped to the largest. */
static inline real number_of(double mantissa, int exponent)
{
    const double most = (double)REAL_MAX;
    return (real)fmin(fmax(times_power(mantissa, exponent), -most), most);
}

/* a / b; b is not zero. */
static inline real exact_quotient(Exact a, Exact b)
{
    return number_of(a.mantissa / b.mantissa, a.exponent - b.exponent) + 0;
}
static inline real quotient(Number a, Number b)
{
    return exact_quotient(isect_number_rounded(a), isect_number_rounded(b));
}
static inline Vec3 quotient3(Number3 a, Number b)
{
    return (Vec3){quotient(a.x, b), quotient(a.y, b), quotient(a.z, b)};
}

#endif
