/* A point on a segment, a point on a triangle, two segments in space, as in textbooks: cross
 * products must be zero. The tests are right where nothing rounds: on small integers. */
#ifndef BENCH_FLAT_TEXTBOOK_H
#define BENCH_FLAT_TEXTBOOK_H

#include "precision.h"

static inline bool point_segment_textbook(const vec3 *p, const X(segment) * s)
{
    vec3 d = sub(s->b, s->a), m = sub(*p, s->a), n = cross(d, m);
    real t = dot(m, d), d2 = dot(d, d);
    return n.x == 0 && n.y == 0 && n.z == 0 && t >= 0 && t <= d2 && (d2 > 0 || dot(m, m) == 0);
}

static inline bool point_triangle_textbook(const vec3 *p, const X(triangle) * t)
{
    vec3 u = sub(t->b, t->a), v = sub(t->c, t->a), m = sub(*p, t->a), n = cross(u, v);
    if (dot(m, n) != 0)
        return false;
    real b = dot(cross(m, v), n), c = dot(cross(u, m), n), n2 = dot(n, n);
    if (n2 == 0)
        return point_segment_textbook(p, &(X(segment)){t->a, t->b}) ||
               point_segment_textbook(p, &(X(segment)){t->b, t->c}) ||
               point_segment_textbook(p, &(X(segment)){t->c, t->a});
    return b >= 0 && c >= 0 && b + c <= n2;
}

static inline bool segment_segment_textbook(const X(segment) * s, const X(segment) * t)
{
    vec3 u = sub(s->b, s->a), v = sub(t->b, t->a), w = sub(t->a, s->a), n = cross(u, v);
    if (dot(w, n) != 0)
        return false;
    real n2 = dot(n, n);
    if (n2 == 0)
        return point_segment_textbook(&t->a, s) || point_segment_textbook(&t->b, s) ||
               point_segment_textbook(&s->a, t);
    real a = dot(cross(w, v), n), b = dot(cross(w, u), n);
    return a >= 0 && a <= n2 && b >= 0 && b <= n2;
}

#endif
