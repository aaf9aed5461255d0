/* A ray and a flat polygon: the plane first, then crossings in the plane of two axes (Badouel, An
 * Efficient Ray-Polygon Intersection, Graphics Gems, 1990; Haines 1994). Plane and axis are stored
 * with the polygon. The test is rounded. */
#ifndef BENCH_RAY_POLYGON_PLANE_H
#define BENCH_RAY_POLYGON_PLANE_H

#include "precision.h"
#include <math.h>
#include <stdbool.h>
#include <stddef.h>

typedef struct stored_plane {
    real normal[3], d;
    int i, j; /* axes of the projection */
} stored_plane;

static inline bool crossings_of_axes(const X(vec3) * points, size_t count, int i, int j, real x,
                                     real y)
{
    const real *a = (const real *)&points[count - 1];
    bool above = a[j] >= y, inside = false;
    for (size_t n = 0; n < count; n++) {
        const real *b = (const real *)&points[n];
        bool next = b[j] >= y;
        if (above != next)
            inside ^= ((b[j] - y) * (a[i] - b[i]) >= (b[i] - x) * (a[j] - b[j])) == next;
        above = next, a = b;
    }
    return inside;
}

static inline bool ray_polygon_plane(const X(ray) * ray, const X(vec3) * points, size_t count,
                                     const stored_plane *plane)
{
    const real *n = plane->normal, *o = (const real *)&ray->origin, *d = (const real *)&ray->dir;
    real speed = n[0] * d[0] + n[1] * d[1] + n[2] * d[2];
    if (speed == 0)
        return false;
    real t = -(plane->d + n[0] * o[0] + n[1] * o[1] + n[2] * o[2]) / speed;
    if (t < ray->t_min || t > ray->t_max)
        return false;
    const int i = plane->i, j = plane->j;
    return crossings_of_axes(points, count, i, j, o[i] + t * d[i], o[j] + t * d[j]);
}

/* A point within a tolerance of the plane: crossings decide whether it is in the polygon. */
static inline bool point_polygon_near(const X(vec3) * p, const X(vec3) * points, size_t count,
                                      const stored_plane *plane, real near)
{
    const real *n = plane->normal, *x = (const real *)p;
    const real h = plane->d + n[0] * x[0] + n[1] * x[1] + n[2] * x[2];
    return h >= -near && h <= near &&
           crossings_of_axes(points, count, plane->i, plane->j, x[plane->i], x[plane->j]);
}

#endif
