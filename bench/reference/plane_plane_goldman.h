/* The line of two planes, rounded (Goldman, Intersection of Two Lines/Planes in Three-Space,
 * Graphics Gems, 1990). */
#ifndef BENCH_PLANE_PLANE_GOLDMAN_H
#define BENCH_PLANE_PLANE_GOLDMAN_H

#include "precision.h"

static inline X(ray) plane_plane_goldman(const X(plane) * a, const X(plane) * b)
{
    const vec3 m = a->normal, n = b->normal, c = cross(m, n);
    const vec3 w = {b->d * m.x - a->d * n.x, b->d * m.y - a->d * n.y, b->d * m.z - a->d * n.z};
    const vec3 p = cross(w, c);
    const real by = 1 / dot(c, c);
    return (X(ray)){{p.x * by, p.y * by, p.z * by}, c, -(real)INFINITY, (real)INFINITY};
}

#endif
