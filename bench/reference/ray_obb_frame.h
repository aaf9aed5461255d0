/* Ray against oriented box: the ray is transformed into the frame of the box, then three slabs
 * without a branch (Kay and Kajiya 1986 after a change of frame, the usual arrangement in game
 * engines). */
#ifndef BENCH_RAY_OBB_FRAME_H
#define BENCH_RAY_OBB_FRAME_H

#include "ray_aabb_slabs.h"

static inline X(span) ray_obb_frame(const X(ray) * ray, const X(obb) * box)
{
    vec3 p = sub(ray->origin, box->center);
    real enter = ray->t_min, leave = ray->t_max;
    for (int i = 0; i < 3; i++)
        slab(dot(box->axis[i], p), 1 / dot(box->axis[i], ray->dir), -box->half[i], box->half[i],
             &enter, &leave);
    return span_if(enter <= leave, enter, leave);
}

#endif
