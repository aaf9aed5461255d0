/* Segments in the plane (Antonio, Faster Line Segment Intersection, Graphics Gems III, 1992): boxes
 * first, then both parameters against their common denominator, without a division. Parallel
 * segments count as apart, as published. A second form uses the signs of four sides (Prasad,
 * Intersection of Line Segments, Graphics Gems II, 1991). Both are rounded. */
#ifndef BENCH_SEGMENT2_SEGMENT2_ANTONIO_H
#define BENCH_SEGMENT2_SEGMENT2_ANTONIO_H

#include "precision.h"

static inline bool apart_along(real a, real b, real c, real d)
{
    real low = a < b ? a : b, high = a < b ? b : a;
    return high < (c < d ? c : d) || low > (c < d ? d : c);
}

static inline bool segment2_segment2_antonio(const X(segment2) * s, const X(segment2) * t)
{
    if (apart_along(s->a.x, s->b.x, t->a.x, t->b.x) || apart_along(s->a.y, s->b.y, t->a.y, t->b.y))
        return false;
    real ax = s->b.x - s->a.x, ay = s->b.y - s->a.y, bx = t->a.x - t->b.x, by = t->a.y - t->b.y;
    real cx = s->a.x - t->a.x, cy = s->a.y - t->a.y;
    real f = ay * bx - ax * by, d = by * cx - bx * cy, e = ax * cy - ay * cx;
    if (f > 0)
        return d >= 0 && d <= f && e >= 0 && e <= f;
    return f < 0 && d <= 0 && d >= f && e <= 0 && e >= f;
}

/* Rays as segments, from t = 0 to 1. */
static inline bool ray2_ray2_antonio(const X(ray2) * a, const X(ray2) * b)
{
    const X(segment2) s = {a->origin, {a->origin.x + a->dir.x, a->origin.y + a->dir.y}};
    const X(segment2) t = {b->origin, {b->origin.x + b->dir.x, b->origin.y + b->dir.y}};
    return segment2_segment2_antonio(&s, &t);
}

static inline real prasad_side(X(vec2) a, X(vec2) b, X(vec2) c)
{
    return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

static inline bool segment2_segment2_prasad(const X(segment2) * s, const X(segment2) * t)
{
    real c = prasad_side(s->a, s->b, t->a), d = prasad_side(s->a, s->b, t->b);
    if ((c > 0 && d > 0) || (c < 0 && d < 0))
        return false;
    real a = prasad_side(t->a, t->b, s->a), b = prasad_side(t->a, t->b, s->b);
    return !((a > 0 && b > 0) || (a < 0 && b < 0));
}

#endif
