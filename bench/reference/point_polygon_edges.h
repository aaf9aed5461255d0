/* The nearest point of a flat polygon: the foot on its plane if that is inside by crossings, else
 * the nearest point of an edge (Ericson, Real-Time Collision Detection, 5.1.1 and 5.1.2). The plane
 * is stored with the polygon. The result is rounded. */
#ifndef BENCH_POINT_POLYGON_EDGES_H
#define BENCH_POINT_POLYGON_EDGES_H

#include "ray_polygon_plane.h"

static inline real edge_distance2(const X(vec3) * p, const X(vec3) * a, const X(vec3) * b)
{
    const X(vec3) d = {b->x - a->x, b->y - a->y, b->z - a->z};
    const X(vec3) w = {p->x - a->x, p->y - a->y, p->z - a->z};
    real t = (w.x * d.x + w.y * d.y + w.z * d.z) / (d.x * d.x + d.y * d.y + d.z * d.z);
    t = t < 0 ? 0 : t > 1 ? 1 : t;
    const X(vec3) off = {w.x - t * d.x, w.y - t * d.y, w.z - t * d.z};
    return off.x * off.x + off.y * off.y + off.z * off.z;
}

static inline real point_polygon_edges(const X(vec3) * p, const X(vec3) * points, size_t count,
                                       const stored_plane *plane)
{
    const real *n = plane->normal, *x = (const real *)p;
    const real nn = n[0] * n[0] + n[1] * n[1] + n[2] * n[2];
    const real h = (plane->d + n[0] * x[0] + n[1] * x[1] + n[2] * x[2]) / nn;
    const int i = plane->i, j = plane->j;
    if (crossings_of_axes(points, count, i, j, x[i] - h * n[i], x[j] - h * n[j]))
        return h * h * nn;
    real best = edge_distance2(p, &points[count - 1], &points[0]);
    for (size_t k = 1; k < count; k++) {
        const real next = edge_distance2(p, &points[k - 1], &points[k]);
        best = next < best ? next : best;
    }
    return best;
}

#endif
