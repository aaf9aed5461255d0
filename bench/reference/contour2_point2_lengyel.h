/* Points in contours of quadratic Bezier curves (Lengyel, GPU-Centered Font Rendering Directly from
 * Glyph Outlines, Journal of Computer Graphics Techniques, 2017): the signs of the three control
 * values select the roots that count, and both are computed. A crossing to the left of the point
 * does not count. The results are rounded. */
#ifndef BENCH_CONTOUR2_POINT2_LENGYEL_H
#define BENCH_CONTOUR2_POINT2_LENGYEL_H

#include "precision.h"
#include <math.h>
#include <stddef.h>

/* Returns the winding number of `count` curves. A curve leads from the end of the last one to the
 * second of its two points; the last curve ends where the first begins. */
static inline long contour2_point2_lengyel(const X(vec2) * points, size_t count, X(vec2) p)
{
    long turns = 0;
    X(vec2) a = points[2 * count - 1];
    for (size_t i = 0; i < count; i++) {
        const X(vec2) b = points[2 * i], c = points[2 * i + 1];
        const real ya = a.y - p.y, yb = b.y - p.y, yc = c.y - p.y;
        const unsigned shift = (ya > 0 ? 2u : 0u) + (yb > 0 ? 4u : 0u) + (yc > 0 ? 8u : 0u);
        const unsigned roots = 0x2E74u >> shift & 3u;
        if (roots != 0) {
            const real xa = a.x - p.x, xb = b.x - p.x, xc = c.x - p.x;
            const real ay = ya - 2 * yb + yc, by = ya - yb, ax = xa - 2 * xb + xc, bx = xa - xb;
            const real d2 = by * by - ay * ya, d = BENCH_DOUBLE
                                                       ? (real)sqrt((double)(d2 > 0 ? d2 : 0))
                                                       : (real)sqrtf((float)(d2 > 0 ? d2 : 0));
            real first = (by - d) / ay, second = (by + d) / ay;
            if (ay < R(1e-6) && ay > R(-1e-6))
                first = second = ya / (2 * by);
            if (roots & 1u && (ax * first - 2 * bx) * first + xa > 0)
                turns++;
            if (roots & 2u && (ax * second - 2 * bx) * second + xa > 0)
                turns--;
        }
        a = c;
    }
    return turns;
}

#endif
