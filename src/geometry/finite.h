/* geometry/finite.h - tests that no number of an array is NaN or infinite. */
#ifndef ISECT_GEOMETRY_FINITE_H
#define ISECT_GEOMETRY_FINITE_H

#include "core/precision.h"
#include <stdbool.h>
#include <stddef.h>

/* 0 times NaN or infinity is NaN, and a sum keeps it. Eight independent sums fill the registers. */
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

static inline bool all_finite3(const X(vec3) * points, size_t count)
{
    return all_finite((const real *)points, 3 * count);
}

#endif
