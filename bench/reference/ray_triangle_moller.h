/* Ray against triangle (Moeller and Trumbore, Fast, Minimum Storage Ray/Triangle Intersection, JGT
 * 2(1), 1997), both sides: as published, with early exits; and without a branch, with all values
 * computed and the conditions joined at the end. The test is rounded: rays may pass between two
 * triangles. */
#ifndef BENCH_RAY_TRIANGLE_MOLLER_H
#define BENCH_RAY_TRIANGLE_MOLLER_H

#include "precision.h"

static inline X(touch) ray_triangle_moller(const X(ray) * ray, const X(triangle) * triangle)
{
    vec3 e1 = sub(triangle->b, triangle->a), e2 = sub(triangle->c, triangle->a);
    vec3 p = cross(ray->dir, e2);
    real det = dot(e1, p);
    if (det == 0)
        return no_touch;
    real inverse = 1 / det;
    vec3 s = sub(ray->origin, triangle->a);
    real u = dot(s, p) * inverse;
    if (u < 0 || u > 1)
        return no_touch;
    vec3 q = cross(s, e1);
    real v = dot(ray->dir, q) * inverse;
    if (v < 0 || u + v > 1)
        return no_touch;
    real t = dot(e2, q) * inverse;
    if (t < ray->t_min || t > ray->t_max)
        return no_touch;
    return (X(touch)){t, u, v, 1 - u - v};
}

static inline X(touch) ray_triangle_moller_flat(const X(ray) * ray, const X(triangle) * triangle)
{
    vec3 e1 = sub(triangle->b, triangle->a), e2 = sub(triangle->c, triangle->a);
    vec3 p = cross(ray->dir, e2), s = sub(ray->origin, triangle->a), q = cross(s, e1);
    real det = dot(e1, p), inverse = 1 / det;
    real u = dot(s, p) * inverse, v = dot(ray->dir, q) * inverse, t = dot(e2, q) * inverse;
    bool hit =
        (det != 0) & (u >= 0) & (v >= 0) & (u + v <= 1) & (t >= ray->t_min) & (t <= ray->t_max);
    return touch_if(hit, t, u, v, 1 - u - v);
}

#endif
