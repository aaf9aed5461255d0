/* Ray against sphere: the quadratic equation and its discriminant (Glassner, ed., An Introduction
 * to Ray Tracing, 1989, chapter 2), for directions of any length, in two forms: with an early exit,
 * and without a branch. */
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
    return span_if(enter <= leave, enter, leave);
}

static inline X(span) ray_sphere_discriminant_flat(const X(ray) * ray, const X(sphere) * sphere)
{
    vec3 m = sub(ray->origin, sphere->center);
    real a = dot(ray->dir, ray->dir), b = dot(m, ray->dir);
    real c = dot(m, m) - sphere->radius * sphere->radius;
    real discriminant = b * b - a * c, root = real_sqrt(most(discriminant, 0));
    real enter = most((-b - root) / a, ray->t_min), leave = least((-b + root) / a, ray->t_max);
    return span_if((discriminant >= 0) & (enter <= leave), enter, leave);
}

#endif
