/* Ray against capsule: the quadratic equation of the infinite cylinder, and, if the hit is beyond
 * an end, that of the ball there (Quilez, Intersectors, 2016: capIntersect; the same steps as in
 * Ericson, Real-Time Collision Detection, 2005, 5.3.7). Directions have unit length. As published,
 * it finds where the ray enters, and `leave` is the end of the ray; this has two forms, with an
 * early exit and without a branch. The last form finds both. */
#ifndef BENCH_RAY_CAPSULE_QUILEZ_H
#define BENCH_RAY_CAPSULE_QUILEZ_H

#include "precision.h"

static inline X(span) ray_capsule_quilez(const X(ray) * ray, const X(capsule) * capsule)
{
    vec3 ba = sub(capsule->b, capsule->a), oa = sub(ray->origin, capsule->a);
    real r2 = capsule->radius * capsule->radius;
    real baba = dot(ba, ba), bard = dot(ba, ray->dir), baoa = dot(ba, oa);
    real rdoa = dot(ray->dir, oa), oaoa = dot(oa, oa);
    real a = baba - bard * bard, b = baba * rdoa - baoa * bard;
    real c = baba * oaoa - baoa * baoa - r2 * baba;
    real h = b * b - a * c;
    if (!(h >= 0))
        return no_span;
    real t = (-b - real_sqrt(h)) / a, y = baoa + t * bard;
    if (!(y > 0 && y < baba)) {
        vec3 oc = y <= 0 ? oa : sub(ray->origin, capsule->b);
        b = dot(ray->dir, oc), c = dot(oc, oc) - r2;
        h = b * b - c;
        if (!(h > 0))
            return no_span;
        t = -b - real_sqrt(h);
    }
    return t >= ray->t_min && t <= ray->t_max ? (X(span)){t, ray->t_max} : no_span;
}

static inline X(span) ray_capsule_quilez_flat(const X(ray) * ray, const X(capsule) * capsule)
{
    vec3 ba = sub(capsule->b, capsule->a), oa = sub(ray->origin, capsule->a);
    real r2 = capsule->radius * capsule->radius;
    real baba = dot(ba, ba), bard = dot(ba, ray->dir), baoa = dot(ba, oa);
    real rdoa = dot(ray->dir, oa), oaoa = dot(oa, oa);
    real a = baba - bard * bard, b = baba * rdoa - baoa * bard;
    real c = baba * oaoa - baoa * baoa - r2 * baba;
    real h = b * b - a * c;
    real t = (-b - real_sqrt(most(h, 0))) / a, y = baoa + t * bard;
    bool first = y <= 0, straight = (y > 0) & (y < baba);
    /* The square of the offset from b, oa - ba, is oaoa - 2 baoa + baba. */
    real e = choose(first, rdoa, rdoa - bard);
    real f = choose(first, oaoa, oaoa - 2 * baoa + baba) - r2;
    real k = e * e - f;
    t = choose(straight, t, -e - real_sqrt(most(k, 0)));
    bool hit = (h >= 0) & (straight | (k > 0)) & (t >= ray->t_min) & (t <= ray->t_max);
    return span_if(hit, t, ray->t_max);
}

static inline bool ray_capsule_end(vec3 oc, vec3 dir, real r2, real side, real *t)
{
    real b = dot(dir, oc), h = b * b - dot(oc, oc) + r2;
    if (!(h > 0))
        return false;
    *t = -b + side * real_sqrt(h);
    return true;
}

static inline X(span) ray_capsule_quilez_both(const X(ray) * ray, const X(capsule) * capsule)
{
    vec3 ba = sub(capsule->b, capsule->a), oa = sub(ray->origin, capsule->a);
    vec3 ob = sub(ray->origin, capsule->b);
    real r2 = capsule->radius * capsule->radius;
    real baba = dot(ba, ba), bard = dot(ba, ray->dir), baoa = dot(ba, oa);
    real rdoa = dot(ray->dir, oa), oaoa = dot(oa, oa);
    real a = baba - bard * bard, b = baba * rdoa - baoa * bard;
    real c = baba * oaoa - baoa * baoa - r2 * baba;
    real h = b * b - a * c;
    if (!(h >= 0))
        return no_span;
    real root = real_sqrt(h), enter = (-b - root) / a, leave = (-b + root) / a;
    real y = baoa + enter * bard;
    if (!(y > 0 && y < baba) && !ray_capsule_end(y <= 0 ? oa : ob, ray->dir, r2, -1, &enter))
        return no_span;
    y = baoa + leave * bard;
    if (!(y > 0 && y < baba) && !ray_capsule_end(y <= 0 ? oa : ob, ray->dir, r2, 1, &leave))
        return no_span;
    enter = most(enter, ray->t_min), leave = least(leave, ray->t_max);
    return span_if(enter <= leave, enter, leave);
}

#endif
