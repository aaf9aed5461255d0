/* A ray and a polygon in the plane: every edge whose ends are on different sides of the line (Hill,
 * The Pleasures of "Perp Dot" Products, Graphics Gems IV, 1994) gives a t. Begin and end of the ray
 * are inside if an odd number of edges is beyond them (Haines, Point in Polygon Strategies, the
 * same volume). The rule is even-odd; the test is rounded. */
#ifndef BENCH_RAY2_POLYGON2_CROSSINGS_H
#define BENCH_RAY2_POLYGON2_CROSSINGS_H

#include "precision.h"
#include <math.h>
#include <stdbool.h>
#include <stddef.h>

static inline X(span)
    ray2_polygon2_crossings(const X(ray2) * ray, const X(vec2) * points, size_t count)
{
    const X(vec2) o = ray->origin, d = ray->dir;
    X(vec2) a = {points[count - 1].x - o.x, points[count - 1].y - o.y};
    real beside_a = d.x * a.y - d.y * a.x;
    X(span) span = {(real)INFINITY, -(real)INFINITY};
    bool begins = false, ends = false;
    for (size_t i = 0; i < count; i++) {
        const X(vec2) b = {points[i].x - o.x, points[i].y - o.y};
        const real beside_b = d.x * b.y - d.y * b.x;
        if ((beside_a > 0) != (beside_b > 0)) {
            const X(vec2) edge = {b.x - a.x, b.y - a.y};
            const real t = (a.x * edge.y - a.y * edge.x) / (d.x * edge.y - d.y * edge.x);
            begins ^= t > ray->t_min, ends ^= t > ray->t_max;
            if (t >= ray->t_min && t <= ray->t_max) {
                span.enter = t < span.enter ? t : span.enter;
                span.leave = t > span.leave ? t : span.leave;
            }
        }
        a = b, beside_a = beside_b;
    }
    if (begins)
        span.enter = ray->t_min;
    if (ends)
        span.leave = ray->t_max;
    return span;
}

#endif
