/* Ray against sphere: the quadratic equation and its discriminant (Glassner, ed., An Introduction
 * to Ray Tracing, 1989, chapter 2). Directions of any length; leaving early
 * and without a branch. */
#ifndef BENCH_RAY_SPHERE_DISCRIMINANT_H
#define BENCH_RAY_SPHERE_DISCRIMINANT_H

#include "precision.h"

static inline X(span) ray_sphere_discriminant(const X(ray) * ray, const X(sphere) * sphere)
{
    vec3 m = sub(ray->origin, sphere->center);
    real a = dot(ray->dir, ray->dir), b = dot(m, ray->dir);
    real c = dot(m, m) - sphere->radius * sphere->radius;
    return between_roots(a, b, c, ray->t_min, ray->t_max);
}

static inline X(span) ray_sphere_discriminant_flat(const X(ray) * ray, const X(sphere) * sphere)
{
    vec3 m = sub(ray->origin, sphere->center);
    real a = dot(ray->dir, ray->dir), b = dot(m, ray->dir);
    real c = dot(m, m) - sphere->radius * sphere->radius;
    return between_roots_flat(a, b, c, ray->t_min, ray->t_max);
}

#endif
