/* Ray against oriented box: slab by slab along the axes of the box, with an exit at the first empty
 * interval (Moeller and Haines, Real-Time Rendering, 1999; 4th edition, 22.7.1). */
#ifndef BENCH_RAY_OBB_SLABS_H
#define BENCH_RAY_OBB_SLABS_H

#include "precision.h"

static inline X(span) ray_obb_slabs(const X(ray) * ray, const X(obb) * box)
{
    vec3 p = sub(box->center, ray->origin);
    real enter = ray->t_min, leave = ray->t_max;
    for (int i = 0; i < 3; i++) {
        real e = dot(box->axis[i], p), f = dot(box->axis[i], ray->dir), h = box->half[i];
        if (f != 0) {
            real inverse = 1 / f, a = (e + h) * inverse, b = (e - h) * inverse;
            enter = most(enter, least(a, b));
            leave = least(leave, most(a, b));
            if (enter > leave)
                return no_span;
        } else if (-e - h > 0 || -e + h < 0) {
            return no_span;
        }
    }
    return (X(span)){enter, leave};
}

#endif
