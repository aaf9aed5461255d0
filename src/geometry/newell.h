/* geometry/newell.h - the normal of a polygon in space, after Newell: the sum of the cross products
 * of consecutive vertices relative to the first. For a flat polygon it is perpendicular to it and
 * twice as long as its area; else its components are still twice the areas of its three
 * projections.
 *
 * Numbers are doubles, scaled by a power of two that brings the largest near 1, so that nothing
 * overflows. */
#ifndef ISECT_GEOMETRY_NEWELL_H
#define ISECT_GEOMETRY_NEWELL_H

#include "core/power.h"
#include "exact/filter.h"
#include "geometry/double3.h"
#include "geometry/to_vec3d.h"
#include <stddef.h>

static inline double largest(const real *numbers, size_t count)
{
    double most = 0;
    for (size_t i = 0; i < count; i++)
        most = greater(most, fabs((double)numbers[i]));
    return most;
}

/* A power of two that scales a number to about 1. */
static inline double scale_of(double size)
{
    int exponent;
    frexp(size, &exponent);
    return times_power(1, exponent > 1000 ? -1000 : exponent < -1000 ? 1000 : -exponent);
}

/* Returns the sum of the products of the largest components of consecutive vertices. */
static inline double newell_normal(const X(vec3) * points, size_t count, double scale,
                                   double normal[3])
{
    double first[3], p[3], r[3] = {0, 0, 0}, products = 0;
    to_doubles(first, points[0]);
    normal[0] = normal[1] = normal[2] = 0;
    for (size_t n = 1; n < count; n++) {
        double next[3];
        to_doubles(p, points[n]);
        for (int i = 0; i < 3; i++)
            next[i] = p[i] * scale - first[i] * scale;
        normal[0] += r[1] * next[2] - r[2] * next[1];
        normal[1] += r[2] * next[0] - r[0] * next[2];
        normal[2] += r[0] * next[1] - r[1] * next[0];
        products += greatest(r[0], r[1], r[2]) * greatest(next[0], next[1], next[2]);
        r[0] = next[0], r[1] = next[1], r[2] = next[2];
    }
    return products;
}

/* The axis of the largest component: the projection along it has the largest area. */
static inline int largest_axis(const double normal[3])
{
    const double most = greatest(normal[0], normal[1], normal[2]);
    return fabs(normal[2]) == most ? 2 : fabs(normal[1]) == most;
}

#endif
