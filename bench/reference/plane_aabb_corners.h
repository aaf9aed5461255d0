/* Plane against box: the two corners that are extreme along the normal (Haines and Wallace, Shaft
 * Culling for Efficient Ray-Traced Radiosity, 1991; Greene, Graphics Gems IV, 1994), with an exit
 * if the nearer one is outside. */
#ifndef BENCH_PLANE_AABB_CORNERS_H
#define BENCH_PLANE_AABB_CORNERS_H

#include "precision.h"

static inline isect_side plane_aabb_corners(const X(plane) * plane, const X(aabb) * box)
{
    const vec3 n = plane->normal, *l = &box->lower, *u = &box->upper;
    vec3 deep = {n.x > 0 ? l->x : u->x, n.y > 0 ? l->y : u->y, n.z > 0 ? l->z : u->z};
    if (dot(n, deep) + plane->d > 0)
        return ISECT_OUTSIDE;
    vec3 high = {n.x > 0 ? u->x : l->x, n.y > 0 ? u->y : l->y, n.z > 0 ? u->z : l->z};
    return dot(n, high) + plane->d < 0 ? ISECT_INSIDE : ISECT_STRADDLES;
}

#endif
