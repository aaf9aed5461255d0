/* Sphere against sphere: squared distance against squared sum of the radii, the usual test. */
#ifndef BENCH_SPHERE_SPHERE_SQUARED_H
#define BENCH_SPHERE_SPHERE_SQUARED_H

#include "precision.h"

static inline bool sphere_sphere_squared(const X(sphere) * a, const X(sphere) * b)
{
    vec3 d = sub(a->center, b->center);
    real r = a->radius + b->radius;
    return dot(d, d) <= r * r;
}

#endif
