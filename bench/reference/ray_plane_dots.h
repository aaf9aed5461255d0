/* Ray against plane: a quotient of two dot products, as in every textbook (Glassner, ed., An
 * Introduction to Ray Tracing, 1989, chapter 2), in two forms: with an early exit, and without a
 * branch. */
#ifndef BENCH_RAY_PLANE_DOTS_H
#define BENCH_RAY_PLANE_DOTS_H

#include "precision.h"

static inline X(touch) ray_plane_dots(const X(ray) * ray, const X(plane) * plane)
{
    real slope = dot(plane->normal, ray->dir);
    if (slope == 0)
        return no_touch;
    real t = -(dot(plane->normal, ray->origin) + plane->d) / slope;
    if (t < ray->t_min || t > ray->t_max)
        return no_touch;
    return (X(touch)){t, 0, 0, 0};
}

static inline X(touch) ray_plane_dots_flat(const X(ray) * ray, const X(plane) * plane)
{
    real slope = dot(plane->normal, ray->dir);
    real t = -(dot(plane->normal, ray->origin) + plane->d) / slope;
    return touch_if((slope != 0) & (t >= ray->t_min) & (t <= ray->t_max), t, 0, 0, 0);
}

#endif
