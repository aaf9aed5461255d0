/* Ray against sphere, yes or no: the origin is inside, or the ray points toward the sphere and
 * passes it within the radius (Ericson, Real-Time Collision Detection, 2005, 5.3.2). It requires
 * unit directions, t_min = 0 and no far end. */
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
