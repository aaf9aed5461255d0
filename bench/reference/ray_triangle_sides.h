/* Ray against triangle, yes or no: the line passes the edges on the same side, and the ends are on
 * different sides of the plane (Segura and Feito, Algorithms to Test Ray-Triangle Intersection,
 * WSCG 2001). It requires t_min = 0 and no far end. */
#ifndef BENCH_RAY_TRIANGLE_SIDES_H
#define BENCH_RAY_TRIANGLE_SIDES_H

#include "precision.h"

static inline bool ray_triangle_sides(const X(ray) * ray, const X(triangle) * t)
{
    vec3 a = sub(t->a, ray->origin), b = sub(t->b, ray->origin), c = sub(t->c, ray->origin);
    vec3 bc = cross(b, c);
    real volume = dot(a, bc), u = dot(ray->dir, bc);
    if (volume == 0)
        return false;
    if (volume > 0)
        return u >= 0 && dot(ray->dir, cross(c, a)) >= 0 && dot(ray->dir, cross(a, b)) >= 0;
    return u <= 0 && dot(ray->dir, cross(c, a)) <= 0 && dot(ray->dir, cross(a, b)) <= 0;
}

#endif
