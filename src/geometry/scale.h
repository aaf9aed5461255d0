/* geometry/scale.h - scaling of points and differences by a power of two, to magnitudes at which
 * squares and sums neither overflow nor underflow, and back. */
#ifndef ISECT_GEOMETRY_SCALE_H
#define ISECT_GEOMETRY_SCALE_H

#include "core/vec3.h"

#define LEAST_NUMBER (REAL_MIN * REAL_EPSILON)

#if LANES == 1
#include "core/products.h"

static inline Vec3 times_two_to3(Vec3 p, int exponent)
{
    return (Vec3){times_two_to(p.x, exponent), times_two_to(p.y, exponent),
                  times_two_to(p.z, exponent)};
}
static inline real largest_of(const Vec3 *p, int count)
{
    real most = 0;
    for (int i = 0; i < count; i++)
        most = num_max(max3(real_abs(p[i].x), real_abs(p[i].y), real_abs(p[i].z)), most);
    return most;
}

/* Scales points so that differences, and their sums, are finite. Returns the exponent. */
static inline int fit_points(Vec3 *p, int count)
{
    const int down = largest_of(p, count) > REAL_MAX / 16 ? -4 : 0;
    for (int i = 0; i < count; i++)
        p[i] = times_two_to3(p[i], down);
    return down;
}
/* Scales the largest of some differences to about 1. Returns the exponent. */
static inline int fit_differences(Vec3 *difference, int count)
{
    int exponent;
    (void)frexp((double)largest_of(difference, count), &exponent);
    for (int i = 0; i < count; i++)
        difference[i] = times_two_to3(difference[i], -exponent);
    return -exponent;
}

static inline real saturated(real x)
{
    return clamp(x, -REAL_MAX, REAL_MAX);
}
static inline Vec3 saturated3(Vec3 p)
{
    return (Vec3){saturated(p.x), saturated(p.y), saturated(p.z)};
}
/* Undoes the scaling of a point. */
static inline Vec3 unfitted(Vec3 p, int exponent)
{
    return saturated3(times_two_to3(p, -exponent));
}
/* a + share (b - a); the ends themselves are returned unchanged. */
static inline Vec3 unfitted_between(Vec3 a, Vec3 b, real share, int exponent)
{
    const Vec3 p = times_two_to3(a, exponent), d = sub(times_two_to3(b, exponent), p);
    return share <= 0 ? a : share >= 1 ? b : unfitted(mad(p, share, d), exponent);
}

#endif

#endif
