/* Ray against box by slabs, in the forms in which it was published (Akenine-Moeller and others,
 * Real-Time Rendering, 4th edition, 2018, 22.7.1):
 * * with a test for rays along a slab, unrolled (Haines, An Introduction to Ray Tracing, 1989);
 * * with divisions by zero, which give infinities (Smits, Efficiency Issues for Ray Tracing, JGT
 *   3(2), 1998);
 * * with a reciprocal and its sign, so that -0 has a sign, too (Williams, Barrus, Morley and
 *   Shirley, An Efficient and Robust Ray-Box Intersection Algorithm, JGT 10(1), 2005);
 * * the shortest, which misses flat boxes (Kensler, in Shirley, Ray Tracing: The Next Week, 2016);
 * * with products, minima and maxima alone (Aila and Laine, Understanding the Efficiency of Ray
 *   Traversal on GPUs, HPG 2009).
 *
 * The last three read reciprocals that are computed once a ray. A zero times an infinity is NaN in
 * each of them: a ray in the plane of a face. */
#ifndef BENCH_RAY_AABB_SLAB_FORMS_H
#define BENCH_RAY_AABB_SLAB_FORMS_H

#include "precision.h"

typedef struct inverse_ray {
    real origin[3], inverse[3], shift[3], t_min, t_max;
    int sign[3]; /* 1 if the reciprocal is negative */
} inverse_ray;

static inline inverse_ray inverse_of_ray(const X(ray) * ray)
{
    const real dir[3] = {ray->dir.x, ray->dir.y, ray->dir.z};
    inverse_ray r = {.origin = {ray->origin.x, ray->origin.y, ray->origin.z},
                     .t_min = ray->t_min,
                     .t_max = ray->t_max};
    for (int i = 0; i < 3; i++) {
        r.inverse[i] = 1 / dir[i];
        r.shift[i] = r.origin[i] * r.inverse[i];
        r.sign[i] = r.inverse[i] < 0;
    }
    return r;
}

static inline bool slab_haines(real origin, real dir, real lower, real upper, real *enter,
                               real *leave)
{
    if (dir == 0)
        return lower <= origin && origin <= upper;
    const real a = (lower - origin) / dir, b = (upper - origin) / dir;
    const real near = a < b ? a : b, far = a < b ? b : a;
    *enter = near > *enter ? near : *enter;
    *leave = far < *leave ? far : *leave;
    return *enter <= *leave;
}

static inline X(span) ray_aabb_haines(const X(ray) * ray, const X(aabb) * box)
{
    real enter = ray->t_min, leave = ray->t_max;
    if (!slab_haines(ray->origin.x, ray->dir.x, box->lower.x, box->upper.x, &enter, &leave) ||
        !slab_haines(ray->origin.y, ray->dir.y, box->lower.y, box->upper.y, &enter, &leave) ||
        !slab_haines(ray->origin.z, ray->dir.z, box->lower.z, box->upper.z, &enter, &leave))
        return no_span;
    return (X(span)){enter, leave};
}

static inline bool slab_smits(real origin, real dir, real lower, real upper, real *enter,
                              real *leave)
{
    const real near = ((dir >= 0 ? lower : upper) - origin) / dir;
    const real far = ((dir >= 0 ? upper : lower) - origin) / dir;
    if (*enter > far || near > *leave)
        return false;
    *enter = near > *enter ? near : *enter;
    *leave = far < *leave ? far : *leave;
    return true;
}

static inline X(span) ray_aabb_smits(const X(ray) * ray, const X(aabb) * box)
{
    real enter = ray->t_min, leave = ray->t_max;
    if (!slab_smits(ray->origin.x, ray->dir.x, box->lower.x, box->upper.x, &enter, &leave) ||
        !slab_smits(ray->origin.y, ray->dir.y, box->lower.y, box->upper.y, &enter, &leave) ||
        !slab_smits(ray->origin.z, ray->dir.z, box->lower.z, box->upper.z, &enter, &leave))
        return no_span;
    return (X(span)){enter, leave};
}

static inline X(span) ray_aabb_williams(const inverse_ray *r, const X(aabb) * box)
{
    const vec3 *bounds = &box->lower;
    real enter = (bounds[r->sign[0]].x - r->origin[0]) * r->inverse[0];
    real leave = (bounds[1 - r->sign[0]].x - r->origin[0]) * r->inverse[0];
    const real y_enter = (bounds[r->sign[1]].y - r->origin[1]) * r->inverse[1];
    const real y_leave = (bounds[1 - r->sign[1]].y - r->origin[1]) * r->inverse[1];
    if (enter > y_leave || y_enter > leave)
        return no_span;
    enter = y_enter > enter ? y_enter : enter, leave = y_leave < leave ? y_leave : leave;
    const real z_enter = (bounds[r->sign[2]].z - r->origin[2]) * r->inverse[2];
    const real z_leave = (bounds[1 - r->sign[2]].z - r->origin[2]) * r->inverse[2];
    if (enter > z_leave || z_enter > leave)
        return no_span;
    enter = z_enter > enter ? z_enter : enter, leave = z_leave < leave ? z_leave : leave;
    if (enter > r->t_max || leave < r->t_min)
        return no_span;
    return (X(span)){enter > r->t_min ? enter : r->t_min, leave < r->t_max ? leave : r->t_max};
}

static inline X(span) ray_aabb_kensler(const inverse_ray *r, const X(aabb) * box)
{
    const real *lower = &box->lower.x, *upper = &box->upper.x;
    real enter = r->t_min, leave = r->t_max;
    for (int i = 0; i < 3; i++) {
        real near = (lower[i] - r->origin[i]) * r->inverse[i];
        real far = (upper[i] - r->origin[i]) * r->inverse[i];
        if (r->inverse[i] < 0) {
            const real other = near;
            near = far, far = other;
        }
        enter = near > enter ? near : enter;
        leave = far < leave ? far : leave;
        if (leave <= enter)
            return no_span;
    }
    return (X(span)){enter, leave};
}

static inline X(span) ray_aabb_aila(const inverse_ray *r, const X(aabb) * box)
{
    const real *lower = &box->lower.x, *upper = &box->upper.x;
    real enter = r->t_min, leave = r->t_max;
    for (int i = 0; i < 3; i++) {
        const real a = lower[i] * r->inverse[i] - r->shift[i];
        const real b = upper[i] * r->inverse[i] - r->shift[i];
        enter = most(enter, least(a, b));
        leave = least(leave, most(a, b));
    }
    return span_if(enter <= leave, enter, leave);
}

#endif
