/* A flat polygon and an axis-aligned box: every edge against the box, then the diagonal of the box
 * that is most along the normal against the polygon (Green and Hatch, Fast Polygon-Cube
 * Intersection Testing, Graphics Gems V, 1995). The plane is stored with the polygon. The test is
 * rounded. */
#ifndef BENCH_POLYGON_AABB_GREEN_H
#define BENCH_POLYGON_AABB_GREEN_H

#include "ray_polygon_plane.h"

static inline bool edge_in_slabs(const real *a, const real *b, const real *lower, const real *upper)
{
    real enter = 0, leave = 1;
    for (int k = 0; k < 3; k++) {
        const real d = b[k] - a[k], over = 1 / d;
        if (d == 0) {
            if (a[k] < lower[k] || a[k] > upper[k])
                return false;
            continue;
        }
        const real s = (lower[k] - a[k]) * over, t = (upper[k] - a[k]) * over;
        enter = most(enter, least(s, t)), leave = least(leave, most(s, t));
    }
    return enter <= leave;
}

static inline bool polygon_aabb_green(const X(vec3) * points, size_t count, const X(aabb) * box,
                                      const stored_plane *plane)
{
    const real *lower = (const real *)&box->lower, *upper = (const real *)&box->upper;
    const real *n = plane->normal, *a = (const real *)&points[count - 1];
    for (size_t i = 0; i < count; i++) {
        const real *b = (const real *)&points[i];
        if (edge_in_slabs(a, b, lower, upper))
            return true;
        a = b;
    }
    real from[3], to[3], first = plane->d, last = plane->d;
    for (int k = 0; k < 3; k++) {
        from[k] = n[k] > 0 ? lower[k] : upper[k], to[k] = n[k] > 0 ? upper[k] : lower[k];
        first += n[k] * from[k], last += n[k] * to[k];
    }
    if (first > 0 || last < 0)
        return false;
    const real t = first == last ? 0 : first / (first - last);
    const int i = plane->i, j = plane->j;
    return crossings_of_axes(points, count, i, j, from[i] + t * (to[i] - from[i]),
                             from[j] + t * (to[j] - from[j]));
}

#endif
