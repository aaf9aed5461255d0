/* hull/normal.h - the normal of a face, from three of its corners: rounded, with an error bound; or
 * from sums of products that are rounded once.
 *
 * Underflow contributes less than 2^-1000. */
#ifndef ISECT_HULL_NORMAL_H
#define ISECT_HULL_NORMAL_H

#include "core/power.h"
#include "core/vec3.h"
#include "geometry/newell.h"
#include "geometry/plane_exact.h"

#define NOTHING 0x1p-1000

/* Scales numbers so that the greatest is near 1. */
static inline void near_one(const Exact number[3], double to[3])
{
    const int top = exact_top(number, 3);
    for (int i = 0; i < 3; i++) {
        const int down = number[i].mantissa != 0 ? number[i].exponent - top : 0;
        to[i] = times_power(number[i].mantissa, down < -1060 ? -1060 : down);
    }
}

/* The normal of three points that are not collinear, with an error of one epsilon of double per
 * component. */
static inline void exact_normal(Vec3 a, Vec3 b, Vec3 c, double normal[3], double error[3])
{
    const double p[3][3] = {{(double)a.x, (double)a.y, (double)a.z},
                            {(double)b.x, (double)b.y, (double)b.z},
                            {(double)c.x, (double)c.y, (double)c.z}};
    Exact number[3];
    for (int i = 0; i < 3; i++)
        number[i] = number_of_normal(p, i);
    near_one(number, normal);
    for (int i = 0; i < 3; i++)
        error[i] = 2 * DBL_EPSILON * fabs(normal[i]) + NOTHING;
}

/* The same, computed in double from coordinates times `s`, which brings them near 1. */
static inline void rounded_normal(Vec3 a, Vec3 b, Vec3 c, double s, double normal[3],
                                  double error[3])
{
    const double u[3] = {(double)b.x * s - (double)a.x * s, (double)b.y * s - (double)a.y * s,
                         (double)b.z * s - (double)a.z * s};
    const double v[3] = {(double)c.x * s - (double)a.x * s, (double)c.y * s - (double)a.y * s,
                         (double)c.z * s - (double)a.z * s};
    for (int i = 0; i < 3; i++) {
        const int j = (i + 1) % 3, k = (i + 2) % 3;
        normal[i] = u[j] * v[k] - u[k] * v[j];
        error[i] = 3 * DBL_EPSILON * (fabs(u[j] * v[k]) + fabs(u[k] * v[j])) + NOTHING;
    }
}

#endif
