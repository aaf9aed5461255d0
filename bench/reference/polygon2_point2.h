/* Points in polygons: crossings with a ray along x (Haines, Point in Polygon Strategies, Graphics
 * Gems IV, 1994), as published, with a division, and with a product instead; and the winding number
 * with its boundary (Hormann and Agathos, The point in polygon problem for arbitrary polygons,
 * 2001). All of them are rounded. */
#ifndef BENCH_POLYGON2_POINT2_H
#define BENCH_POLYGON2_POINT2_H

#include "precision.h"
#include <stdbool.h>
#include <stddef.h>

static inline bool polygon2_point2_haines(const X(vec2) * points, size_t count, X(vec2) p)
{
    X(vec2) a = points[count - 1];
    bool above = a.y >= p.y, inside = false;
    for (size_t i = 0; i < count; i++) {
        X(vec2) b = points[i];
        bool next = b.y >= p.y;
        if (above != next) {
            bool right = a.x >= p.x;
            if (right == (b.x >= p.x))
                inside ^= right;
            else
                inside ^= b.x - (b.y - p.y) * (a.x - b.x) / (a.y - b.y) >= p.x;
        }
        above = next, a = b;
    }
    return inside;
}

static inline bool polygon2_point2_product(const X(vec2) * points, size_t count, X(vec2) p)
{
    X(vec2) a = points[count - 1];
    bool above = a.y >= p.y, inside = false;
    for (size_t i = 0; i < count; i++) {
        X(vec2) b = points[i];
        bool next = b.y >= p.y;
        if (above != next)
            inside ^= ((b.y - p.y) * (a.x - b.x) >= (b.x - p.x) * (a.y - b.y)) == next;
        above = next, a = b;
    }
    return inside;
}

/* Returns twice the winding number, or 1 on the boundary. */
static inline long polygon2_point2_hormann(const X(vec2) * points, size_t count, X(vec2) p)
{
    long turns = 0;
    X(vec2) a = points[count - 1];
    if (points[0].y == p.y && points[0].x == p.x)
        return 1;
    for (size_t i = 0; i < count; i++) {
        X(vec2) b = points[i];
        if (b.y == p.y) {
            if (b.x == p.x)
                return 1;
            if (a.y == p.y && (b.x > p.x) == (a.x < p.x))
                return 1;
        }
        if ((a.y < p.y) != (b.y < p.y)) {
            const long step = b.y > a.y ? 2 : -2;
            if (a.x >= p.x && b.x > p.x) {
                turns += step;
            } else if (a.x >= p.x || b.x > p.x) {
                real det = (a.x - p.x) * (b.y - p.y) - (b.x - p.x) * (a.y - p.y);
                if (det == 0)
                    return 1;
                if ((det > 0) == (b.y > a.y))
                    turns += step;
            }
        }
        a = b;
    }
    return turns;
}

#endif
