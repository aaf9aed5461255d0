/* A ray and a convex solid: plane by plane, the ray enters at planes that it crosses inward and
 * leaves at the others (Haines, Fast Ray-Convex Polyhedron Intersection, Graphics Gems II, 1991);
 * or pair by pair of parallel planes (Kay and Kajiya, Ray Tracing Complex Scenes, SIGGRAPH 1986).
 * Both exit at the first empty interval. */
#ifndef BENCH_RAY_SOLIDS_H
#define BENCH_RAY_SOLIDS_H

#include "precision.h"
#include <stddef.h>

static inline X(span) ray_planes_haines(const X(ray) * ray, const X(plane) * plane, size_t count)
{
    real enter = ray->t_min, leave = ray->t_max;
    for (size_t i = 0; i < count; i++) {
        real height = dot(plane[i].normal, ray->origin) + plane[i].d;
        real speed = dot(plane[i].normal, ray->dir);
        if (speed == 0) {
            if (height > 0)
                return no_span;
            continue;
        }
        real t = -height / speed;
        if (speed < 0) {
            if (t > leave)
                return no_span;
            enter = t > enter ? t : enter;
        } else {
            if (t < enter)
                return no_span;
            leave = t < leave ? t : leave;
        }
    }
    return (X(span)){enter, leave};
}

static inline X(span) ray_slabs_kay(const X(ray) * ray, const X(vec3) * normal, const real *lower,
                                    const real *upper, size_t count)
{
    real enter = ray->t_min, leave = ray->t_max;
    for (size_t i = 0; i < count; i++) {
        real height = dot(normal[i], ray->origin), speed = dot(normal[i], ray->dir);
        if (speed != 0) {
            real per = 1 / speed, a = (lower[i] - height) * per, b = (upper[i] - height) * per;
            enter = most(enter, least(a, b)), leave = least(leave, most(a, b));
            if (enter > leave)
                return no_span;
        } else if (height < lower[i] || height > upper[i]) {
            return no_span;
        }
    }
    return (X(span)){enter, leave};
}

#endif
