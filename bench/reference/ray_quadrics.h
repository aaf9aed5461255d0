/* Ray against cylinder, cone and ellipsoid: the quadratic equation, and the part of it between the
 * planes at the ends (Cychosz and Waggenspack, Intersecting a Ray with a Cylinder, Graphics Gems
 * IV, 1994; Eberly, Intersection of a Line and a Cone, 2000; Quilez, Intersectors, 2016:
 * eliIntersect). Each has two forms: with early exits, and without a branch. */
#ifndef BENCH_RAY_QUADRICS_H
#define BENCH_RAY_QUADRICS_H

#include "precision.h"

static inline X(span) ray_cylinder_gems(const X(ray) * ray, const X(cylinder) * cylinder)
{
    vec3 u = sub(cylinder->b, cylinder->a), m = sub(ray->origin, cylinder->a);
    real uu = dot(u, u), ud = dot(u, ray->dir), um = dot(u, m);
    real a = uu * dot(ray->dir, ray->dir) - ud * ud, b = uu * dot(m, ray->dir) - um * ud;
    real c = uu * (dot(m, m) - cylinder->radius * cylinder->radius) - um * um;
    real h = b * b - a * c;
    if (!(h >= 0))
        return no_span;
    real root = real_sqrt(h), t0 = -um / ud, t1 = (uu - um) / ud;
    real enter = most(most((-b - root) / a, least(t0, t1)), ray->t_min);
    real leave = least(least((-b + root) / a, most(t0, t1)), ray->t_max);
    return span_if(enter <= leave, enter, leave);
}

static inline X(span) ray_cylinder_gems_flat(const X(ray) * ray, const X(cylinder) * cylinder)
{
    vec3 u = sub(cylinder->b, cylinder->a), m = sub(ray->origin, cylinder->a);
    real uu = dot(u, u), ud = dot(u, ray->dir), um = dot(u, m);
    real a = uu * dot(ray->dir, ray->dir) - ud * ud, b = uu * dot(m, ray->dir) - um * ud;
    real c = uu * (dot(m, m) - cylinder->radius * cylinder->radius) - um * um;
    real h = b * b - a * c, root = real_sqrt(most(h, 0)), t0 = -um / ud, t1 = (uu - um) / ud;
    real enter = most(most((-b - root) / a, least(t0, t1)), ray->t_min);
    real leave = least(least((-b + root) / a, most(t0, t1)), ray->t_max);
    return span_if((h >= 0) & (enter <= leave), enter, leave);
}

/* A point is inside where dot(u, x)^2 >= k |x|^2, with x its offset from the apex, and between the
 * planes. */
static inline X(span) ray_cone_eberly(const X(ray) * ray, const X(cone) * cone)
{
    vec3 u = sub(cone->base, cone->tip), m = sub(ray->origin, cone->tip);
    real uu = dot(u, u), ud = dot(u, ray->dir), um = dot(u, m);
    real k = uu * uu / (uu + cone->radius * cone->radius);
    real a = k * dot(ray->dir, ray->dir) - ud * ud, b = k * dot(m, ray->dir) - um * ud;
    real c = k * dot(m, m) - um * um, h = b * b - a * c;
    if (!(h >= 0))
        return no_span;
    real root = real_sqrt(h), first = (-b - root) / a, last = (-b + root) / a;
    real t0 = -um / ud, t1 = (uu - um) / ud;
    real enter = least(t0, t1), leave = most(t0, t1);
    if (a >= 0) {
        enter = most(enter, first), leave = least(leave, last);
    } else if (ud > 0) {
        enter = most(enter, first);
    } else {
        leave = least(leave, last);
    }
    enter = most(enter, ray->t_min), leave = least(leave, ray->t_max);
    return span_if(enter <= leave, enter, leave);
}

static inline X(span) ray_cone_eberly_flat(const X(ray) * ray, const X(cone) * cone)
{
    vec3 u = sub(cone->base, cone->tip), m = sub(ray->origin, cone->tip);
    real uu = dot(u, u), ud = dot(u, ray->dir), um = dot(u, m);
    real k = uu * uu / (uu + cone->radius * cone->radius);
    real a = k * dot(ray->dir, ray->dir) - ud * ud, b = k * dot(m, ray->dir) - um * ud;
    real c = k * dot(m, m) - um * um, h = b * b - a * c;
    real root = real_sqrt(most(h, 0)), first = (-b - root) / a, last = (-b + root) / a;
    real t0 = -um / ud, t1 = (uu - um) / ud;
    real enter = most(least(t0, t1), choose((a >= 0) | (ud > 0), first, -INFINITY));
    real leave = least(most(t0, t1), choose((a >= 0) | (ud <= 0), last, INFINITY));
    enter = most(enter, ray->t_min), leave = least(leave, ray->t_max);
    return span_if((h >= 0) & (enter <= leave), enter, leave);
}

static inline X(span) ray_ellipsoid_quilez(const X(ray) * ray, const X(ellipsoid) * e)
{
    vec3 m = sub(ray->origin, e->center);
    vec3 o = {dot(m, e->axis[0]) / e->radius[0], dot(m, e->axis[1]) / e->radius[1],
              dot(m, e->axis[2]) / e->radius[2]};
    vec3 d = {dot(ray->dir, e->axis[0]) / e->radius[0], dot(ray->dir, e->axis[1]) / e->radius[1],
              dot(ray->dir, e->axis[2]) / e->radius[2]};
    real a = dot(d, d), b = dot(o, d), c = dot(o, o);
    real h = b * b - a * (c - 1);
    if (!(h >= 0))
        return no_span;
    real root = real_sqrt(h);
    real enter = most((-b - root) / a, ray->t_min), leave = least((-b + root) / a, ray->t_max);
    return span_if(enter <= leave, enter, leave);
}

static inline X(span) ray_ellipsoid_quilez_flat(const X(ray) * ray, const X(ellipsoid) * e)
{
    vec3 m = sub(ray->origin, e->center);
    vec3 per = {1 / e->radius[0], 1 / e->radius[1], 1 / e->radius[2]};
    vec3 o = {dot(m, e->axis[0]) * per.x, dot(m, e->axis[1]) * per.y, dot(m, e->axis[2]) * per.z};
    vec3 d = {dot(ray->dir, e->axis[0]) * per.x, dot(ray->dir, e->axis[1]) * per.y,
              dot(ray->dir, e->axis[2]) * per.z};
    real a = dot(d, d), b = dot(o, d), c = dot(o, o);
    real h = b * b - a * (c - 1), root = real_sqrt(most(h, 0));
    real enter = most((-b - root) / a, ray->t_min), leave = least((-b + root) / a, ray->t_max);
    return span_if((h >= 0) & (enter <= leave), enter, leave);
}

#endif
