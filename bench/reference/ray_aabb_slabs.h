/* Ray against box by slabs: three intervals and their intersection (Kay and Kajiya, Ray Tracing
 * Complex Scenes, SIGGRAPH 1986), without branches, in the arrangement of Williams, Barrus, Morley
 * and Shirley (An Efficient and Robust Ray-Box Intersection Algorithm, JGT 10(1), 2005). The
 * inverse direction is computed here, since every ray is asked once. */
#ifndef BENCH_RAY_AABB_SLABS_H
#define BENCH_RAY_AABB_SLABS_H

#include "precision.h"

static inline void slab(real origin, real inverse, real lower, real upper, real *enter, real *leave)
{
    real a = (lower - origin) * inverse, b = (upper - origin) * inverse;
    *enter = most(*enter, least(a, b));
    *leave = least(*leave, most(a, b));
}

static inline X(span) ray_aabb_slabs(const X(ray) * ray, const X(aabb) * box)
{
    real enter = ray->t_min, leave = ray->t_max;
    slab(ray->origin.x, 1 / ray->dir.x, box->lower.x, box->upper.x, &enter, &leave);
    slab(ray->origin.y, 1 / ray->dir.y, box->lower.y, box->upper.y, &enter, &leave);
    slab(ray->origin.z, 1 / ray->dir.z, box->lower.z, box->upper.z, &enter, &leave);
    return enter <= leave ? (X(span)){enter, leave} : no_span;
}

#endif
