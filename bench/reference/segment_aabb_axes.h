/* Segment against box by separating axes: three of the box, three products with the direction of
 * the segment (Gregory, Lin, Gottschalk and Taylor, H-COLLIDE, 1999; Ericson, Real-Time Collision
 * Detection, 2005, TestSegmentAABB, with his epsilon for segments parallel to an axis), and the
 * same joined without a branch. */
#ifndef BENCH_SEGMENT_AABB_AXES_H
#define BENCH_SEGMENT_AABB_AXES_H

#include "precision.h"

static inline bool segment_aabb_leaving(const X(segment) * s, const X(aabb) * box)
{
    vec3 e = sub(box->upper, box->lower), d = sub(s->b, s->a);
    vec3 m = {s->a.x + s->b.x - box->lower.x - box->upper.x,
              s->a.y + s->b.y - box->lower.y - box->upper.y,
              s->a.z + s->b.z - box->lower.z - box->upper.z};
    real adx = real_abs(d.x), ady = real_abs(d.y), adz = real_abs(d.z);
    if (real_abs(m.x) > e.x + adx)
        return false;
    if (real_abs(m.y) > e.y + ady)
        return false;
    if (real_abs(m.z) > e.z + adz)
        return false;
    const real epsilon = R(1e-7);
    adx += epsilon, ady += epsilon, adz += epsilon;
    if (real_abs(m.y * d.z - m.z * d.y) > e.y * adz + e.z * ady)
        return false;
    if (real_abs(m.z * d.x - m.x * d.z) > e.x * adz + e.z * adx)
        return false;
    return real_abs(m.x * d.y - m.y * d.x) <= e.x * ady + e.y * adx;
}

static inline bool segment_aabb_joined(const X(segment) * s, const X(aabb) * box)
{
    vec3 e = sub(box->upper, box->lower), d = sub(s->b, s->a);
    vec3 m = {s->a.x + s->b.x - box->lower.x - box->upper.x,
              s->a.y + s->b.y - box->lower.y - box->upper.y,
              s->a.z + s->b.z - box->lower.z - box->upper.z};
    real adx = real_abs(d.x), ady = real_abs(d.y), adz = real_abs(d.z);
    return (real_abs(m.x) <= e.x + adx) & (real_abs(m.y) <= e.y + ady) &
           (real_abs(m.z) <= e.z + adz) &
           (real_abs(m.y * d.z - m.z * d.y) <= e.y * adz + e.z * ady) &
           (real_abs(m.z * d.x - m.x * d.z) <= e.x * adz + e.z * adx) &
           (real_abs(m.x * d.y - m.y * d.x) <= e.x * ady + e.y * adx);
}

#endif
