/* exact/whole.h - doubles as integers times powers of two, taken from their bits, so that neither
 * the rounding direction nor the flushing of subnormals has an effect. */
#ifndef ISECT_EXACT_WHOLE_H
#define ISECT_EXACT_WHOLE_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

/* The bits of |x|, which are ordered as |x| is; those of NaN are the greatest. */
static inline uint64_t size_bits(double x)
{
    uint64_t bits;
    memcpy(&bits, &x, sizeof bits);
    return bits << 1 >> 1;
}

/* 2^exponent, which must be a normal number. */
static inline double power_of_two(int exponent)
{
    uint64_t bits = (uint64_t)(exponent + 1023) << 52;
    double x;
    memcpy(&x, &bits, sizeof x);
    return x;
}

/* Decomposes x = +-integer * 2^exponent with an odd integer, or 0. Adds to `exponent`, and inverts
 * `negative` if x is negative. */
static inline uint64_t take_apart(double x, int *exponent, bool *negative)
{
    uint64_t bits, integer;
    memcpy(&bits, &x, sizeof bits);
    int field = (int)(bits >> 52 & 0x7FF);
    integer = bits & ((UINT64_C(1) << 52) - 1);
    if (field)
        integer |= UINT64_C(1) << 52;
    else
        field = 1;
    *negative ^= bits >> 63;
    if (integer == 0)
        return 0;
    int zeros = __builtin_ctzll(integer);
    *exponent += field - 1075 + zeros;
    return integer >> zeros;
}

static inline int bit_length(uint64_t x)
{
    return x ? 64 - __builtin_clzll(x) : 0;
}

#endif
