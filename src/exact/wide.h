/* exact/wide.h - integers of 128 bits, in two's complement, modulo 2^128.
 *
 * Compilers for 64-bit processors have such integers; those for 32 bits do not. With
 * ISECT_NO_INT128 they are not used anywhere: products are then made of four products of 32 bits.
 * The result is the same, because nothing here rounds. */
#ifndef ISECT_EXACT_WIDE_H
#define ISECT_EXACT_WIDE_H

#include <stdbool.h>
#include <stdint.h>

typedef struct Wide {
    uint64_t low, high;
} Wide;

#if defined(__SIZEOF_INT128__) && !defined(ISECT_NO_INT128)

__extension__ typedef unsigned __int128 Bits128;
__extension__ typedef __int128 SignedBits128;

static inline Bits128 wide_bits(Wide a)
{
    return (Bits128)a.high << 64 | a.low;
}
static inline Wide wide_of_bits(Bits128 a)
{
    return (Wide){(uint64_t)a, (uint64_t)(a >> 64)};
}
static inline Wide wide_times(uint64_t a, uint64_t b)
{
    return wide_of_bits((Bits128)a * b);
}
static inline Wide wide_times_signed(int64_t a, int64_t b)
{
    return wide_of_bits((Bits128)((SignedBits128)a * b));
}
static inline Wide wide_by(Wide a, int64_t b)
{
    const Bits128 factor = (Bits128)(SignedBits128)b;
    return wide_of_bits(wide_bits(a) * factor);
}
static inline Wide wide_plus(Wide a, Wide b)
{
    return wide_of_bits(wide_bits(a) + wide_bits(b));
}
static inline Wide wide_minus(Wide a, Wide b)
{
    return wide_of_bits(wide_bits(a) - wide_bits(b));
}
/* 0 <= up < 128 */
static inline Wide wide_shifted(Wide a, int up)
{
    return wide_of_bits(wide_bits(a) << up);
}

#else

static inline Wide wide_plus(Wide a, Wide b)
{
    const uint64_t low = a.low + b.low;
    return (Wide){low, a.high + b.high + (low < a.low)};
}
static inline Wide wide_minus(Wide a, Wide b)
{
    return (Wide){a.low - b.low, a.high - b.high - (a.low < b.low)};
}
/* No sum of products of halves reaches 2^64: (2^32 - 1)^2 + 2 (2^32 - 1) = 2^64 - 1. */
static inline Wide wide_times(uint64_t a, uint64_t b)
{
    const uint64_t half = UINT32_MAX;
    const uint64_t a0 = a & half, a1 = a >> 32, b0 = b & half, b1 = b >> 32;
    const uint64_t low = a0 * b0, middle = a1 * b0 + (low >> 32), other = a0 * b1 + (middle & half);
    return (Wide){other << 32 | (low & half), a1 * b1 + (middle >> 32) + (other >> 32)};
}
/* The unsigned value of a negative number is greater by 2^64. */
static inline Wide wide_times_signed(int64_t a, int64_t b)
{
    Wide product = wide_times((uint64_t)a, (uint64_t)b);
    product.high -= (a < 0 ? (uint64_t)b : 0) + (b < 0 ? (uint64_t)a : 0);
    return product;
}
static inline Wide wide_by(Wide a, int64_t b)
{
    Wide product = wide_times(a.low, (uint64_t)b);
    product.high += a.high * (uint64_t)b - (b < 0 ? a.low : 0);
    return product;
}
/* 0 <= up < 128 */
static inline Wide wide_shifted(Wide a, int up)
{
    if (up == 0)
        return a;
    if (up >= 64)
        return (Wide){0, a.low << (up - 64)};
    return (Wide){a.low << up, a.high << up | a.low >> (64 - up)};
}

#endif

static inline int wide_sign(Wide a)
{
    return a.high >> 63 ? -1 : (a.low | a.high) != 0;
}
/* a < b as unsigned numbers. */
static inline bool wide_less(Wide a, Wide b)
{
    return a.high < b.high || (a.high == b.high && a.low < b.low);
}

/* Adds x and the carry to the limb; returns the new carry, 0 or 1. */
static inline uint64_t add_with_carry(uint64_t *limb, uint64_t x, uint64_t carry)
{
    const Wide sum = wide_plus(wide_plus((Wide){*limb, 0}, (Wide){x, 0}), (Wide){carry, 0});
    *limb = sum.low;
    return sum.high;
}
/* Adds a b and the carry to the limb; returns the new carry, which fits (see wide_times). */
static inline uint64_t add_product(uint64_t *limb, uint64_t a, uint64_t b, uint64_t carry)
{
    const Wide sum = wide_plus(wide_plus(wide_times(a, b), (Wide){*limb, 0}), (Wide){carry, 0});
    *limb = sum.low;
    return sum.high;
}

#endif
