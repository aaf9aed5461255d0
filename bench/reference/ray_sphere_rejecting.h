/* Ray against sphere: rejection by the sign of the projection, then by the squared distance, before
 * the square root (Haines, in Glassner, ed., An Introduction to Ray Tracing, 1989; Akenine-Moeller,
 * Haines et al., Real-Time Rendering, 4th edition, 22.6.2). It requires unit directions and a t_min
 * of 0. */
#ifndef BENCH_RAY_SPHERE_REJECTING_H
#define BENCH_RAY_SPHERE_REJECTING_H

#include "precision.h"

static inline X(span) ray_sphere_rejecting(const X(ray) * ray, const X(sphere) * sphere)
{
    vec3 l = sub(sphere->center, ray->origin);
    real s = dot(l, ray->dir), l2 = dot(l, l), r2 = sphere->radius * sphere->radius;
    if (s < 0 && l2 > r2)
        return no_span;
    real m2 = l2 - s * s;
    if (m2 > r2)
        return no_span;
    real q = real_sqrt(r2 - m2);
    return (X(span)){most(s - q, ray->t_min), least(s + q, ray->t_max)};
}

#endif
