/* Ray against lozenge: the block on the rectangle, and the capsules about its four sides (Eberly,
 * Robust Computation of Distance Between Line Segments and of rectangles, has the same
 * decomposition for distances; Real-Time Rendering, 4th edition, 22.2 names the shape). The
 * capsules are those of ray_capsule_quilez.h, the block is that of three slabs. */
#ifndef BENCH_RAY_LOZENGE_PARTS_H
#define BENCH_RAY_LOZENGE_PARTS_H

#include "ray_capsule_quilez.h"

static inline void ray_lozenge_slab(real height, real speed, real half, real *enter, real *leave)
{
    real t0 = (-half - height) / speed, t1 = (half - height) / speed;
    *enter = most(*enter, least(t0, t1)), *leave = least(*leave, most(t0, t1));
}

static inline void ray_lozenge_side(const X(ray) * ray, vec3 a, vec3 side, real radius,
                                    X(span) * all)
{
    X(capsule) capsule = {a, {a.x + side.x, a.y + side.y, a.z + side.z}, radius};
    X(span) span = ray_capsule_quilez_both(ray, &capsule);
    all->enter = least(all->enter, span.enter), all->leave = most(all->leave, span.leave);
}

static inline X(span) ray_lozenge_parts(const X(ray) * ray, const X(lozenge) * z)
{
    vec3 u = z->u, v = z->v, n = cross(u, v), m = sub(ray->origin, z->corner);
    real uu = dot(u, u), vv = dot(v, v), enter = ray->t_min, leave = ray->t_max;
    ray_lozenge_slab(dot(m, u) / uu - R(0.5), dot(ray->dir, u) / uu, R(0.5), &enter, &leave);
    ray_lozenge_slab(dot(m, v) / vv - R(0.5), dot(ray->dir, v) / vv, R(0.5), &enter, &leave);
    real high = real_sqrt(dot(n, n));
    ray_lozenge_slab(dot(m, n) / high, dot(ray->dir, n) / high, z->radius, &enter, &leave);
    X(span) all = span_if(enter <= leave, enter, leave);
    vec3 c = z->corner;
    vec3 at_u = {c.x + u.x, c.y + u.y, c.z + u.z}, at_v = {c.x + v.x, c.y + v.y, c.z + v.z};
    ray_lozenge_side(ray, c, u, z->radius, &all);
    ray_lozenge_side(ray, c, v, z->radius, &all);
    ray_lozenge_side(ray, at_u, v, z->radius, &all);
    ray_lozenge_side(ray, at_v, u, z->radius, &all);
    return all;
}

#endif
