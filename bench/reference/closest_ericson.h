/* Nearest points as published: of a segment to a point, with the region of each end decided before
 * the only division (Ericson, Real-Time Collision Detection, 2005, 5.1.2), and with a clamped
 * parameter in place of branches. */
#ifndef BENCH_CLOSEST_ERICSON_H
#define BENCH_CLOSEST_ERICSON_H

#include "precision.h"

static inline X(nearest) nearest_points(vec3 a, vec3 b)
{
    vec3 way = sub(a, b);
    return (X(nearest)){a, b, dot(way, way)};
}

static inline vec3 point_at(vec3 a, real t, vec3 d)
{
    return (vec3){a.x + t * d.x, a.y + t * d.y, a.z + t * d.z};
}

static inline X(nearest) closest_point_segment_ericson(const vec3 *p, const X(segment) * s)
{
    vec3 ab = sub(s->b, s->a);
    real t = dot(sub(*p, s->a), ab);
    if (t <= 0)
        return nearest_points(*p, s->a);
    real d = dot(ab, ab);
    if (t >= d)
        return nearest_points(*p, s->b);
    return nearest_points(*p, point_at(s->a, t / d, ab));
}

static inline X(nearest) closest_point_segment_clamped(const vec3 *p, const X(segment) * s)
{
    vec3 ab = sub(s->b, s->a);
    real t = least(most(dot(sub(*p, s->a), ab) / dot(ab, ab), 0), 1);
    return nearest_points(*p, point_at(s->a, t, ab));
}

#endif
