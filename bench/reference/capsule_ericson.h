/* Balls and segments: the squared distance of a point and a segment, with the region of each end
 * decided before the only division, against the squared sum of the radii (Ericson, Real-Time
 * Collision Detection, 2005, 5.1.2.1 and 4.5.1), and the same with a clamped parameter in place of
 * branches. Point against sphere, as everywhere. */
#ifndef BENCH_CAPSULE_ERICSON_H
#define BENCH_CAPSULE_ERICSON_H

#include "precision.h"

static inline real distance2_point_segment(vec3 c, vec3 a, vec3 b)
{
    vec3 ab = sub(b, a), ac = sub(c, a), bc = sub(c, b);
    real e = dot(ac, ab);
    if (e <= 0)
        return dot(ac, ac);
    real f = dot(ab, ab);
    if (e >= f)
        return dot(bc, bc);
    return dot(ac, ac) - e * e / f;
}

static inline real distance2_point_segment_clamped(vec3 c, vec3 a, vec3 b)
{
    vec3 ab = sub(b, a), ac = sub(c, a);
    real t = least(most(dot(ac, ab) / dot(ab, ab), 0), 1);
    vec3 way = {ac.x - t * ab.x, ac.y - t * ab.y, ac.z - t * ab.z};
    return dot(way, way);
}

static inline bool point_sphere_squared(const vec3 *p, const X(sphere) * s)
{
    vec3 d = sub(*p, s->center);
    return dot(d, d) <= s->radius * s->radius;
}

static inline bool segment_sphere_ericson(const X(segment) * s, const X(sphere) * ball)
{
    return distance2_point_segment(ball->center, s->a, s->b) <= ball->radius * ball->radius;
}

static inline bool segment_sphere_clamped(const X(segment) * s, const X(sphere) * ball)
{
    return distance2_point_segment_clamped(ball->center, s->a, s->b) <= ball->radius * ball->radius;
}

static inline bool point_capsule_ericson(const vec3 *p, const X(capsule) * c)
{
    return distance2_point_segment(*p, c->a, c->b) <= c->radius * c->radius;
}

static inline bool point_capsule_clamped(const vec3 *p, const X(capsule) * c)
{
    return distance2_point_segment_clamped(*p, c->a, c->b) <= c->radius * c->radius;
}

static inline bool sphere_capsule_ericson(const X(sphere) * s, const X(capsule) * c)
{
    real reach = s->radius + c->radius;
    return distance2_point_segment(s->center, c->a, c->b) <= reach * reach;
}

static inline bool sphere_capsule_clamped(const X(sphere) * s, const X(capsule) * c)
{
    real reach = s->radius + c->radius;
    return distance2_point_segment_clamped(s->center, c->a, c->b) <= reach * reach;
}

#endif
