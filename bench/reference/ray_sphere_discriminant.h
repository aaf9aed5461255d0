/* Ray against sphere: the quadratic equation and its discriminant (Glassner, ed., An Introduction
 * to Ray Tracing, 1989, chapter 2). Directions of any length. */
#ifndef BENCH_RAY_SPHERE_DISCRIMINANT_H
#define BENCH_RAY_SPHERE_DISCRIMINANT_H

#include "precision.h"

static inline X(span) ray_sphere_discriminant(const X(ray) * ray, const X(sphere) * sphere)
{
    vec3 m = sub(ray->origin, sphere->center);
    real a = dot(ray->dir, ray->dir), b = dot(m, ray->dir);
    real c = dot(m, m) - sphere->radius * sphere->radius;
    real discriminant = b * b - a * c;
    if (discriminant < 0)
        return no_span;
    real root = real_sqrt(discriminant);
    real enter = most((-b - root) / a, ray->t_min), leave = least((-b + root) / a, ray->t_max);
    return enter <= leave ? (X(span)){enter, leave} : no_span;
}

#endif
