/* core/power.h - a number times a power of two, and the next number: ldexp and nextafter of the C
 * library without their effect on errno. */
#ifndef ISECT_CORE_POWER_H
#define ISECT_CORE_POWER_H

#include "core/precision.h"
#include <stdint.h>
#include <string.h>

/* x * 2^exponent, rounded once. Steps of 2^1023 and 2^-969 bring the exponent into range. All steps
 * but the last are exact, or the result is 0:
 *
 *   a step of 2^-969 rounds only if |x| < 2^-53;
 *   then a factor of at most 2^-54 remains, and |result| < 2^-1075, which rounds to 0. */
static inline double times_power(double x, int exponent)
{
    const int step = exponent < 0 ? -969 : 1023;
    double power;
    for (int i = 0; i < 2 && (exponent < -1022 || exponent > 1023); i++)
        x *= exponent < 0 ? 0x1p-969 : 0x1p1023, exponent -= step;
    exponent = exponent < -1022 ? -1022 : exponent > 1023 ? 1023 : exponent;
    const uint64_t bits = (uint64_t)(exponent + 1023) << 52;
    memcpy(&power, &bits, sizeof power);
    return x * power;
}

/* The least number that is greater than x; infinity and NaN are returned unchanged. */
static inline double double_above(double x)
{
    uint64_t bits;
    memcpy(&bits, &x, sizeof bits);
    bits = bits << 1 == 0 ? 1 : bits >> 63 ? bits - 1 : bits + 1;
    double above;
    memcpy(&above, &bits, sizeof above);
    return x < (double)INFINITY ? above : x;
}
static inline float float_above(float x)
{
    uint32_t bits;
    memcpy(&bits, &x, sizeof bits);
    bits = bits << 1 == 0 ? 1 : bits >> 31 ? bits - 1 : bits + 1;
    float above;
    memcpy(&above, &bits, sizeof above);
    return x < INFINITY ? above : x;
}
static inline real next_up(real x)
{
    return ISECT_DOUBLE ? (real)double_above((double)x) : (real)float_above((float)x);
}

#endif
