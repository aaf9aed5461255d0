/* Balls and segments. A point and a segment: the squared distance against the squared sum of the
 * radii, with the region of each end decided before the only division (Ericson, Real-Time Collision
 * Detection, 2005, 5.1.2.1 and 4.5.1), and with a clamped parameter instead of branches. Two
 * segments: the nearest points, by clamping one parameter after the other (5.1.9), with branches
 * and without. A point and a sphere: the usual test. */
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
    vec3 diff = {ac.x - t * ab.x, ac.y - t * ab.y, ac.z - t * ab.z};
    return dot(diff, diff);
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

static inline real distance2_segments(vec3 p1, vec3 q1, vec3 p2, vec3 q2)
{
    vec3 d1 = sub(q1, p1), d2 = sub(q2, p2), r = sub(p1, p2);
    real a = dot(d1, d1), e = dot(d2, d2), f = dot(d2, r), s = 0, t = 0;
    if (a <= 0 && e <= 0)
        return dot(r, r);
    if (a <= 0) {
        t = f / e, t = t < 0 ? 0 : t > 1 ? 1 : t;
    } else {
        real c = dot(d1, r);
        if (e <= 0) {
            s = -c / a, s = s < 0 ? 0 : s > 1 ? 1 : s;
        } else {
            real b = dot(d1, d2), both = a * e - b * b;
            if (both != 0)
                s = (b * f - c * e) / both, s = s < 0 ? 0 : s > 1 ? 1 : s;
            t = b * s + f;
            if (t < 0)
                t = 0, s = -c / a, s = s < 0 ? 0 : s > 1 ? 1 : s;
            else if (t > e)
                t = 1, s = (b - c) / a, s = s < 0 ? 0 : s > 1 ? 1 : s;
            else
                t = t / e;
        }
    }
    vec3 diff = {r.x + s * d1.x - t * d2.x, r.y + s * d1.y - t * d2.y, r.z + s * d1.z - t * d2.z};
    return dot(diff, diff);
}

/* Both segments must have length > 0. */
static inline real distance2_segments_clamped(vec3 p1, vec3 q1, vec3 p2, vec3 q2)
{
    vec3 d1 = sub(q1, p1), d2 = sub(q2, p2), r = sub(p1, p2);
    real a = dot(d1, d1), e = dot(d2, d2), f = dot(d2, r), c = dot(d1, r), b = dot(d1, d2);
    real both = a * e - b * b;
    real s = choose(both != 0, least(most((b * f - c * e) / both, 0), 1), 0);
    real t = least(most((b * s + f) / e, 0), 1);
    s = least(most((b * t - c) / a, 0), 1);
    vec3 diff = {r.x + s * d1.x - t * d2.x, r.y + s * d1.y - t * d2.y, r.z + s * d1.z - t * d2.z};
    return dot(diff, diff);
}

static inline bool capsule_capsule_ericson(const X(capsule) * a, const X(capsule) * b)
{
    real reach = a->radius + b->radius;
    return distance2_segments(a->a, a->b, b->a, b->b) <= reach * reach;
}

static inline bool capsule_capsule_clamped(const X(capsule) * a, const X(capsule) * b)
{
    real reach = a->radius + b->radius;
    return distance2_segments_clamped(a->a, a->b, b->a, b->b) <= reach * reach;
}

#endif
