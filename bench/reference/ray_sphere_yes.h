/* Ray against sphere, yes or no: inside at the start, or pointing at it and close enough in passing
 * (Ericson, Real-Time Collision Detection, 2005, 5.3.2). Directions of unit length, rays from
 * t_min = 0 without end. */
#ifndef BENCH_RAY_SPHERE_YES_H
#define BENCH_RAY_SPHERE_YES_H

#include "precision.h"

static inline bool ray_sphere_yes(const X(ray) * ray, const X(sphere) * sphere)
{
    vec3 m = sub(ray->origin, sphere->center);
    real c = dot(m, m) - sphere->radius * sphere->radius;
    if (c <= 0)
        return true;
    real b = dot(m, ray->dir);
    if (b > 0)
        return false;
    return b * b - c >= 0;
}

#endif
