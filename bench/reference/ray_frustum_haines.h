/* Ray against frustum: plane by plane, the ray enters at planes that it crosses inward and leaves
 * at the others, with an exit at the first empty interval (Haines, Fast Ray-Convex Polyhedron
 * Intersection, Graphics Gems II, 1991); and all planes without a branch. */
#ifndef BENCH_RAY_FRUSTUM_HAINES_H
#define BENCH_RAY_FRUSTUM_HAINES_H

#include "ray_solids.h"

static inline X(span) ray_frustum_haines(const X(ray) * ray, const X(frustum) * frustum)
{
    return ray_planes_haines(ray, frustum->plane, 6);
}

static inline X(span) ray_frustum_haines_flat(const X(ray) * ray, const X(frustum) * frustum)
{
    real enter = ray->t_min, leave = ray->t_max;
    bool hit = true;
    for (int i = 0; i < 6; i++) {
        real height = dot(frustum->plane[i].normal, ray->origin) + frustum->plane[i].d;
        real speed = dot(frustum->plane[i].normal, ray->dir), t = -height / speed;
        enter = most(enter, choose(speed < 0, t, -INFINITY));
        leave = least(leave, choose(speed > 0, t, INFINITY));
        hit &= (speed != 0) | (height <= 0);
    }
    return span_if(hit & (enter <= leave), enter, leave);
}

#endif
