/* core/numbers.h - an array of numbers, as the corners of a polygon are one. */
#ifndef ISECT_CORE_NUMBERS_H
#define ISECT_CORE_NUMBERS_H

#include "core/precision.h"
#include <stdbool.h>
#include <stddef.h>

/* Is none of them NaN or infinite? 0 times such a number is NaN, and stays so in a sum; eight sums
 * side by side fill the registers. */
static inline bool all_finite(const real *numbers, size_t count)
{
    enum { SIDE_BY_SIDE = 8 };
    real sum[SIDE_BY_SIDE] = {0};
    size_t i = 0;
    for (; i + SIDE_BY_SIDE <= count; i += SIDE_BY_SIDE)
        for (size_t k = 0; k < SIDE_BY_SIDE; k++)
            sum[k] += numbers[i + k] * 0;
    for (; i < count; i++)
        sum[0] += numbers[i] * 0;
    return ((sum[0] + sum[1]) + (sum[2] + sum[3])) + ((sum[4] + sum[5]) + (sum[6] + sum[7])) == 0;
}

#endif
