/* Rays in the plane, each in two forms, with early exits and without a branch:
 * * segment: perp-dot products and a late division (Hill, The Pleasures of "Perp Dot" Products,
 *   Graphics Gems IV, 1994; the order of Antonio, Graphics Gems III, 1992);
 * * circle: the quadratic equation (Glassner, ed., An Introduction to Ray Tracing, 1989, chapter
 *   2);
 * * rectangle: slabs (Kay and Kajiya, SIGGRAPH 1986);
 * * triangle: its three half-planes (Cyrus and Beck, Computers and Graphics 3, 1978). */
#ifndef BENCH_RAYS_IN_PLANE_H
#define BENCH_RAYS_IN_PLANE_H

#include "precision.h"
#include "ray_aabb_slabs.h"

typedef X(vec2) vec2;

static inline vec2 sub2(vec2 a, vec2 b)
{
    return (vec2){a.x - b.x, a.y - b.y};
}
static inline real perp_dot(vec2 a, vec2 b)
{
    return a.x * b.y - a.y * b.x;
}
static inline real dot2(vec2 a, vec2 b)
{
    return a.x * b.x + a.y * b.y;
}

static inline X(touch) ray2_segment2_hill(const X(ray2) * ray, const X(segment2) * s)
{
    vec2 c = sub2(s->a, ray->origin), u = sub2(s->b, s->a);
    real whole = perp_dot(ray->dir, u), share = -perp_dot(ray->dir, c);
    if (whole == 0 || (whole > 0 ? share < 0 || share > whole : share > 0 || share < whole))
        return no_touch;
    real per = 1 / whole, t = perp_dot(c, u) * per, at = share * per;
    return t >= ray->t_min && t <= ray->t_max ? (X(touch)){t, at, 0, 1 - at} : no_touch;
}

static inline X(touch) ray2_segment2_hill_flat(const X(ray2) * ray, const X(segment2) * s)
{
    vec2 c = sub2(s->a, ray->origin), u = sub2(s->b, s->a);
    real per = 1 / perp_dot(ray->dir, u), at = -perp_dot(ray->dir, c) * per;
    real t = perp_dot(c, u) * per;
    bool hit = (at >= 0) & (at <= 1) & (t >= ray->t_min) & (t <= ray->t_max);
    return touch_if(hit, t, at, 0, 1 - at);
}

static inline X(span) ray2_circle2_discriminant(const X(ray2) * ray, const X(circle2) * circle)
{
    vec2 m = sub2(ray->origin, circle->center);
    real a = dot2(ray->dir, ray->dir), b = dot2(m, ray->dir);
    real c = dot2(m, m) - circle->radius * circle->radius;
    real discriminant = b * b - a * c;
    if (discriminant < 0)
        return no_span;
    real root = real_sqrt(discriminant);
    real enter = most((-b - root) / a, ray->t_min), leave = least((-b + root) / a, ray->t_max);
    return span_if(enter <= leave, enter, leave);
}

static inline X(span) ray2_circle2_discriminant_flat(const X(ray2) * ray, const X(circle2) * circle)
{
    vec2 m = sub2(ray->origin, circle->center);
    real a = dot2(ray->dir, ray->dir), b = dot2(m, ray->dir);
    real c = dot2(m, m) - circle->radius * circle->radius;
    real discriminant = b * b - a * c, root = real_sqrt(most(discriminant, 0));
    real enter = most((-b - root) / a, ray->t_min), leave = least((-b + root) / a, ray->t_max);
    return span_if((discriminant >= 0) & (enter <= leave), enter, leave);
}

static inline X(span) ray2_rectangle2_slabs(const X(ray2) * ray, const X(rectangle2) * box)
{
    real enter = ray->t_min, leave = ray->t_max;
    slab(ray->origin.x, 1 / ray->dir.x, box->lower.x, box->upper.x, &enter, &leave);
    slab(ray->origin.y, 1 / ray->dir.y, box->lower.y, box->upper.y, &enter, &leave);
    return span_if(enter <= leave, enter, leave);
}

/* Clips the ray to the half-plane left of a side of an anticlockwise triangle; `turn` negates it
 * for a clockwise one. */
static inline void half_plane(const X(ray2) * ray, vec2 a, vec2 b, real turn, real *enter,
                              real *leave)
{
    vec2 u = sub2(b, a);
    real inside = perp_dot(u, sub2(ray->origin, a)) * turn, gain = perp_dot(u, ray->dir) * turn;
    real t = -inside / gain;
    *enter = most(*enter, choose(gain > 0, t, -INFINITY));
    real parallel = choose((gain == 0) & (inside < 0), -INFINITY, INFINITY);
    *leave = least(*leave, choose(gain < 0, t, parallel));
}

static inline X(span) ray2_triangle2_cyrus(const X(ray2) * ray, const X(triangle2) * t)
{
    real turn = perp_dot(sub2(t->b, t->a), sub2(t->c, t->a));
    real enter = ray->t_min, leave = ray->t_max;
    half_plane(ray, t->a, t->b, turn, &enter, &leave);
    if (enter > leave)
        return no_span;
    half_plane(ray, t->b, t->c, turn, &enter, &leave);
    if (enter > leave)
        return no_span;
    half_plane(ray, t->c, t->a, turn, &enter, &leave);
    return span_if(enter <= leave, enter, leave);
}

static inline X(span) ray2_triangle2_cyrus_flat(const X(ray2) * ray, const X(triangle2) * t)
{
    real turn = perp_dot(sub2(t->b, t->a), sub2(t->c, t->a));
    real enter = ray->t_min, leave = ray->t_max;
    half_plane(ray, t->a, t->b, turn, &enter, &leave);
    half_plane(ray, t->b, t->c, turn, &enter, &leave);
    half_plane(ray, t->c, t->a, turn, &enter, &leave);
    return span_if(enter <= leave, enter, leave);
}

#endif
