/* Ray against disc and rectangle. Disc: the plane, then the distance from its center (Quilez,
 * Intersectors, 2016: diskIntersect). Rectangle: the determinants of Moeller and Trumbore (Fast,
 * Minimum Storage Ray/Triangle Intersection, 1997) with both parameters up to 1. Each has two
 * forms: with early exits, and without a branch. */
#ifndef BENCH_RAY_FLATS_H
#define BENCH_RAY_FLATS_H

#include "precision.h"

static inline X(touch) ray_disc_plane(const X(ray) * ray, const X(disc) * disc)
{
    vec3 o = sub(ray->origin, disc->center);
    real t = -dot(disc->normal, o) / dot(ray->dir, disc->normal);
    vec3 q = {o.x + ray->dir.x * t, o.y + ray->dir.y * t, o.z + ray->dir.z * t};
    if (dot(q, q) <= disc->radius * disc->radius && t >= ray->t_min && t <= ray->t_max)
        return (X(touch)){t, 0, 0, 0};
    return no_touch;
}

static inline X(touch) ray_disc_plane_flat(const X(ray) * ray, const X(disc) * disc)
{
    vec3 o = sub(ray->origin, disc->center);
    real t = -dot(disc->normal, o) / dot(ray->dir, disc->normal);
    vec3 q = {o.x + ray->dir.x * t, o.y + ray->dir.y * t, o.z + ray->dir.z * t};
    bool hit = (dot(q, q) <= disc->radius * disc->radius) & (t >= ray->t_min) & (t <= ray->t_max);
    return touch_if(hit, t, 0, 0, 0);
}

static inline X(touch) ray_rectangle_moller(const X(ray) * ray, const X(rectangle) * r)
{
    vec3 p = cross(ray->dir, r->v);
    real determinant = dot(r->u, p);
    if (determinant == 0)
        return no_touch;
    real per = 1 / determinant;
    vec3 o = sub(ray->origin, r->corner);
    real u = dot(o, p) * per;
    if (u < 0 || u > 1)
        return no_touch;
    vec3 q = cross(o, r->u);
    real v = dot(ray->dir, q) * per;
    if (v < 0 || v > 1)
        return no_touch;
    real t = dot(r->v, q) * per;
    return t >= ray->t_min && t <= ray->t_max ? (X(touch)){t, u, v, 0} : no_touch;
}

static inline X(touch) ray_rectangle_moller_flat(const X(ray) * ray, const X(rectangle) * r)
{
    vec3 p = cross(ray->dir, r->v), o = sub(ray->origin, r->corner), q = cross(o, r->u);
    real per = 1 / dot(r->u, p);
    real u = dot(o, p) * per, v = dot(ray->dir, q) * per, t = dot(r->v, q) * per;
    bool hit = (u >= 0) & (u <= 1) & (v >= 0) & (v <= 1) & (t >= ray->t_min) & (t <= ray->t_max);
    return touch_if(hit, t, u, v, 0);
}

#endif
