/* Sphere against box (Arvo, A Simple Method for Box-Sphere Intersection Testing, Graphics Gems,
 * 1990): the sum of the squared distances along the axes on which the center is outside. */
#ifndef BENCH_SPHERE_AABB_ARVO_H
#define BENCH_SPHERE_AABB_ARVO_H

#include "precision.h"

static inline real outside_squared(real c, real lower, real upper)
{
    if (c < lower)
        return (lower - c) * (lower - c);
    if (c > upper)
        return (c - upper) * (c - upper);
    return 0;
}

static inline bool sphere_aabb_arvo(const X(sphere) * sphere, const X(aabb) * box)
{
    real sum = outside_squared(sphere->center.x, box->lower.x, box->upper.x);
    sum += outside_squared(sphere->center.y, box->lower.y, box->upper.y);
    sum += outside_squared(sphere->center.z, box->lower.z, box->upper.z);
    return sum <= sphere->radius * sphere->radius;
}

#endif
