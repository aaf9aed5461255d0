/* exact/barycentric.h - the barycentric coordinates of a point, from exact determinants of it and
 * the corners. */
#ifndef ISECT_EXACT_BARYCENTRIC_H
#define ISECT_EXACT_BARYCENTRIC_H

#include "core/power.h"
#include "core/precision.h"
#include "exact/sum.h"
#include <math.h>

/* Of corners whose determinants are `edge`. Their common sign; 0 if they are on both sides, or all
 * zero: then there are none. */
static inline int exact_barycentric(const Exact *edge, int count, double *weight)
{
    int up = 0, down = 0, exponent = -30000;
    for (int i = 0; i < count; i++) {
        up |= edge[i].mantissa > 0, down |= edge[i].mantissa < 0;
        if (edge[i].mantissa != 0 && edge[i].exponent > exponent)
            exponent = edge[i].exponent;
    }
    if (up == down)
        return 0;
    double sum = 0;
    for (int i = 0; i < count; i++) {
        int shift = edge[i].exponent - exponent;
        weight[i] = edge[i].mantissa == 0 || shift < -200 ? 0 : times_power(edge[i].mantissa, shift);
        sum += weight[i];
    }
    for (int i = 0; i < count; i++)
        weight[i] /= sum;
    return up - down;
}

/* When does a ray from `from` with `speed` come to the mean of corners, all along one axis? The
 * halves keep differences of doubles finite. */
static inline double mean_time(const double *weight, const double *corner, int count, double from,
                               double speed)
{
    const double half = ISECT_DOUBLE ? 0.5 : 1;
    double sum = 0;
    for (int i = 0; i < count; i++)
        sum += weight[i] * (corner[i] * half - from * half);
    return sum / speed / half;
}

#endif
