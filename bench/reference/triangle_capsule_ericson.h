/* Triangle and capsule: the squared distance of a segment and a triangle, which is 0 if they meet,
 * else that of an end to the triangle, or to one of the edges (Ericson, Real-Time Collision
 * Detection, 2005, 5.1.10, composed of 5.1.5, 5.1.9 and 5.3.6). It exits as soon as the answer is
 * yes. */
#ifndef BENCH_TRIANGLE_CAPSULE_ERICSON_H
#define BENCH_TRIANGLE_CAPSULE_ERICSON_H

#include "capsule_ericson.h"
#include "segment_triangle_signs.h"
#include "triangle_sphere_ericson.h"

static inline bool segment_capsule_ericson(const X(segment) * s, const X(capsule) * c)
{
    return distance2_segments(s->a, s->b, c->a, c->b) <= c->radius * c->radius;
}

static inline bool segment_capsule_clamped(const X(segment) * s, const X(capsule) * c)
{
    return distance2_segments_clamped(s->a, s->b, c->a, c->b) <= c->radius * c->radius;
}

static inline bool triangle_capsule_ericson(const X(triangle) * t, const X(capsule) * c)
{
    real reach2 = c->radius * c->radius;
    X(sphere) first = {c->a, c->radius}, last = {c->b, c->radius};
    X(segment) axis = {c->a, c->b};
    return triangle_sphere_regions(t, &first) || triangle_sphere_regions(t, &last) ||
           distance2_segments(c->a, c->b, t->a, t->b) <= reach2 ||
           distance2_segments(c->a, c->b, t->b, t->c) <= reach2 ||
           distance2_segments(c->a, c->b, t->c, t->a) <= reach2 || segment_triangle_signs(&axis, t);
}

#endif
