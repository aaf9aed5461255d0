/* exact/grid.h - numbers as integers of a machine word, times one power of two. */
#ifndef ISECT_EXACT_GRID_H
#define ISECT_EXACT_GRID_H

#include "exact/whole.h"

/* Converts numbers to integers times 2^exponent, and returns true if all these integers have less
 * than 63 bits. The conversion back verifies that: it returns the same bits only if nothing was
 * rounded, in any rounding mode. A number that is flushed to zero does not return, either. */
static inline __attribute__((always_inline)) bool on_grid(const double *number, int count,
                                                          int64_t *integer, int *exponent)
{
    uint64_t largest = 0, lost = 0;
    for (int i = 0; i < count; i++) {
        uint64_t bits = size_bits(number[i]);
        largest = bits > largest ? bits : largest;
    }
    const int field = (int)(largest >> 52), one = 1023, up = 62 + one - 1 - field;
    if (field < 64 || field == 0x7FF) /* the two powers would not be normal numbers */
        return false;
    const double there = power_of_two(up), back = power_of_two(-up);
    for (int i = 0; i < count; i++) {
        integer[i] = (int64_t)(number[i] * there);
        lost |= size_bits((double)integer[i] * back) ^ size_bits(number[i]);
    }
    *exponent = -up;
    return !lost;
}

#endif
