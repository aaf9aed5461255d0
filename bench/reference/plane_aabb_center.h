/* Plane against box: the signed distance of the center against the projection of the half extents
 * on the normal (Moeller and Haines, Real-Time Rendering, 1999; 4th edition, 22.10.1). */
#ifndef BENCH_PLANE_AABB_CENTER_H
#define BENCH_PLANE_AABB_CENTER_H

#include "precision.h"

static inline isect_side plane_aabb_center(const X(plane) * plane, const X(aabb) * box)
{
    const vec3 n = plane->normal;
    vec3 sum = {box->lower.x + box->upper.x, box->lower.y + box->upper.y,
                box->lower.z + box->upper.z};
    vec3 edges = sub(box->upper, box->lower);
    real reach = edges.x * real_abs(n.x) + edges.y * real_abs(n.y) + edges.z * real_abs(n.z);
    real distance = dot(n, sum) + 2 * plane->d;
    int side = (distance > reach) * ISECT_OUTSIDE + (distance < -reach) * ISECT_INSIDE;
    return (isect_side)(side + (real_abs(distance) <= reach) * ISECT_STRADDLES);
}

/* Returns whether the surface of the plane meets the box. */
static inline bool plane_aabb_meets(const X(plane) * plane, const X(aabb) * box)
{
    const vec3 n = plane->normal;
    vec3 sum = {box->lower.x + box->upper.x, box->lower.y + box->upper.y,
                box->lower.z + box->upper.z};
    vec3 edges = sub(box->upper, box->lower);
    real reach = edges.x * real_abs(n.x) + edges.y * real_abs(n.y) + edges.z * real_abs(n.z);
    return real_abs(dot(n, sum) + 2 * plane->d) <= reach;
}

#endif
