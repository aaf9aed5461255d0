/* exact/barycentric.h - the barycentric coordinates of a point, from the exact determinants of the
 * point and the vertices. */
#ifndef ISECT_EXACT_BARYCENTRIC_H
#define ISECT_EXACT_BARYCENTRIC_H

#include "core/power.h"
#include "core/precision.h"
#include "exact/sum.h"
#include <math.h>

/* Sets the barycentric weights of vertices whose determinants are `edge`. Returns the common sign
 * of the determinants. It is 0 if they have both signs or all are zero; the weights are then left
 * unset. */
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
        weight[i] =
            edge[i].mantissa == 0 || shift < -200 ? 0 : times_power(edge[i].mantissa, shift);
        sum += weight[i];
    }
    for (int i = 0; i < count; i++)
        weight[i] /= sum;
    return up - down;
}

/* The t at which a ray from `from` with `speed` reaches the weighted mean of the vertices, all
 * measured along one axis. The factor 1/2 keeps differences of doubles finite. */
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
