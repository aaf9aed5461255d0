/* Ray against box by separating axes, without a division, yes or no only: three tests per axis of
 * the box, three with the direction across it (Gottschalk 2000; Terdiman, OPCODE, 2001; Ericson,
 * Real-Time Collision Detection, 2005, 5.3.3). It requires t_min = 0 and no far end. */
#ifndef BENCH_RAY_AABB_AXES_H
#define BENCH_RAY_AABB_AXES_H

#include "precision.h"

static inline bool ray_aabb_axes(const X(ray) * ray, const X(aabb) * box)
{
    vec3 e = sub(box->upper, box->lower), d = ray->dir;
    vec3 o2 = {2 * ray->origin.x - box->lower.x - box->upper.x,
               2 * ray->origin.y - box->lower.y - box->upper.y,
               2 * ray->origin.z - box->lower.z - box->upper.z};
    if (real_abs(o2.x) > e.x && o2.x * d.x >= 0)
        return false;
    if (real_abs(o2.y) > e.y && o2.y * d.y >= 0)
        return false;
    if (real_abs(o2.z) > e.z && o2.z * d.z >= 0)
        return false;
    vec3 a = {real_abs(d.x), real_abs(d.y), real_abs(d.z)};
    if (real_abs(d.y * o2.z - d.z * o2.y) > e.y * a.z + e.z * a.y)
        return false;
    if (real_abs(d.z * o2.x - d.x * o2.z) > e.x * a.z + e.z * a.x)
        return false;
    return real_abs(d.x * o2.y - d.y * o2.x) <= e.x * a.y + e.y * a.x;
}

#endif
