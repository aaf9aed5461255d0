/* Segment and ray against oriented box by separating axes, in the frame of the box: its three axes,
 * and the cross products of these with the direction of the segment (Gregory, Lin, Gottschalk and
 * Taylor, H-COLLIDE, 1999; Eberly, Geometric Tools, has both), in two forms: with early exits, and
 * joined without a branch. Rays require t_min = 0 and no far end. */
#ifndef BENCH_SEGMENT_OBB_AXES_H
#define BENCH_SEGMENT_OBB_AXES_H

#include "precision.h"

static inline vec3 in_frame(const X(obb) * box, vec3 p)
{
    return (vec3){dot(p, box->axis[0]), dot(p, box->axis[1]), dot(p, box->axis[2])};
}

static inline bool segment_obb_leaving(const X(segment) * s, const X(obb) * box)
{
    const real *e = box->half;
    vec3 middle = {(s->a.x + s->b.x) / 2, (s->a.y + s->b.y) / 2, (s->a.z + s->b.z) / 2};
    vec3 m = in_frame(box, sub(middle, box->center)), d = in_frame(box, sub(s->b, middle));
    real x = real_abs(d.x), y = real_abs(d.y), z = real_abs(d.z);
    if (real_abs(m.x) > e[0] + x || real_abs(m.y) > e[1] + y || real_abs(m.z) > e[2] + z)
        return false;
    if (real_abs(m.y * d.z - m.z * d.y) > e[1] * z + e[2] * y)
        return false;
    if (real_abs(m.z * d.x - m.x * d.z) > e[0] * z + e[2] * x)
        return false;
    return real_abs(m.x * d.y - m.y * d.x) <= e[0] * y + e[1] * x;
}

static inline bool segment_obb_joined(const X(segment) * s, const X(obb) * box)
{
    const real *e = box->half;
    vec3 middle = {(s->a.x + s->b.x) / 2, (s->a.y + s->b.y) / 2, (s->a.z + s->b.z) / 2};
    vec3 m = in_frame(box, sub(middle, box->center)), d = in_frame(box, sub(s->b, middle));
    real x = real_abs(d.x), y = real_abs(d.y), z = real_abs(d.z);
    return (real_abs(m.x) <= e[0] + x) & (real_abs(m.y) <= e[1] + y) & (real_abs(m.z) <= e[2] + z) &
           (real_abs(m.y * d.z - m.z * d.y) <= e[1] * z + e[2] * y) &
           (real_abs(m.z * d.x - m.x * d.z) <= e[0] * z + e[2] * x) &
           (real_abs(m.x * d.y - m.y * d.x) <= e[0] * y + e[1] * x);
}

static inline bool ray_obb_leaving(const X(ray) * ray, const X(obb) * box)
{
    const real *e = box->half;
    vec3 m = in_frame(box, sub(ray->origin, box->center)), d = in_frame(box, ray->dir);
    if (real_abs(m.x) > e[0] && m.x * d.x >= 0)
        return false;
    if (real_abs(m.y) > e[1] && m.y * d.y >= 0)
        return false;
    if (real_abs(m.z) > e[2] && m.z * d.z >= 0)
        return false;
    real x = real_abs(d.x), y = real_abs(d.y), z = real_abs(d.z);
    if (real_abs(m.y * d.z - m.z * d.y) > e[1] * z + e[2] * y)
        return false;
    if (real_abs(m.z * d.x - m.x * d.z) > e[0] * z + e[2] * x)
        return false;
    return real_abs(m.x * d.y - m.y * d.x) <= e[0] * y + e[1] * x;
}

static inline bool ray_obb_joined(const X(ray) * ray, const X(obb) * box)
{
    const real *e = box->half;
    vec3 m = in_frame(box, sub(ray->origin, box->center)), d = in_frame(box, ray->dir);
    real x = real_abs(d.x), y = real_abs(d.y), z = real_abs(d.z);
    return ((real_abs(m.x) <= e[0]) | (m.x * d.x < 0)) &
           ((real_abs(m.y) <= e[1]) | (m.y * d.y < 0)) &
           ((real_abs(m.z) <= e[2]) | (m.z * d.z < 0)) &
           (real_abs(m.y * d.z - m.z * d.y) <= e[1] * z + e[2] * y) &
           (real_abs(m.z * d.x - m.x * d.z) <= e[0] * z + e[2] * x) &
           (real_abs(m.x * d.y - m.y * d.x) <= e[0] * y + e[1] * x);
}

#endif
