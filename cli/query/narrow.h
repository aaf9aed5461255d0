/* cli/query/narrow.h - queries in float, converted from double. */
#ifndef CLI_NARROW_H
#define CLI_NARROW_H

#include "isect/answers.h"
#include "isect/shapes.h"
#include "isectd/answers.h"
#include "isectd/shapes.h"

static inline isectd_vec3 widen(isect_vec3 v)
{
    return (isectd_vec3){(double)v.x, (double)v.y, (double)v.z};
}

static inline isect_vec3 narrow(isectd_vec3 v)
{
    return (isect_vec3){(float)v.x, (float)v.y, (float)v.z};
}

static inline isect_ray narrow_ray(const isectd_ray *ray)
{
    return (isect_ray){narrow(ray->origin), narrow(ray->dir), (float)ray->t_min, (float)ray->t_max};
}

static inline isectd_mesh_touch widen_touch(const isect_mesh_touch *touch)
{
    return (isectd_mesh_touch){(double)touch->t, (double)touch->u, (double)touch->v, touch->prim};
}

#endif
