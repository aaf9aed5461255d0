/* Segment against triangle: the five signs of Segura and Feito (Algorithms to Test Ray-Triangle
 * Intersection, WSCG 2001), with an exit at the first that rejects; and Moeller and Trumbore's ray
 * test (JGT 2(1), 1997) with t from 0 to 1. Segments in the plane of the triangle count as apart.
 * Both are rounded. */
#ifndef BENCH_SEGMENT_TRIANGLE_SIGNS_H
#define BENCH_SEGMENT_TRIANGLE_SIGNS_H

#include "precision.h"

static inline bool segment_triangle_signs(const X(segment) * s, const X(triangle) * t)
{
    vec3 n = cross(sub(t->b, t->a), sub(t->c, t->a));
    real p = dot(n, sub(s->a, t->a)), q = dot(n, sub(s->b, t->a));
    if (p * q > 0)
        return false;
    vec3 d = sub(s->b, s->a), a = sub(t->a, s->a), b = sub(t->b, s->a), c = sub(t->c, s->a);
    real ab = dot(d, cross(a, b)), bc = dot(d, cross(b, c));
    if (ab * bc < 0)
        return false;
    real ca = dot(d, cross(c, a));
    return ab * ca >= 0 && bc * ca >= 0 && (ab != 0 || bc != 0 || ca != 0);
}

static inline bool segment_triangle_moller(const X(segment) * s, const X(triangle) * t)
{
    vec3 e1 = sub(t->b, t->a), e2 = sub(t->c, t->a), d = sub(s->b, s->a);
    vec3 p = cross(d, e2);
    real det = dot(e1, p);
    if (det == 0)
        return false;
    real inverse = 1 / det;
    vec3 from = sub(s->a, t->a);
    real u = dot(from, p) * inverse;
    if (u < 0 || u > 1)
        return false;
    vec3 q = cross(from, e1);
    real v = dot(d, q) * inverse;
    if (v < 0 || u + v > 1)
        return false;
    real time = dot(e2, q) * inverse;
    return time >= 0 && time <= 1;
}

#endif
