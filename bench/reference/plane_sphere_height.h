/* Plane against sphere: the signed distance of the center against the radius, for normals of length
 * 1 (Moeller and Haines, Real-Time Rendering, 1999; 4th edition, 22.10). */
#ifndef BENCH_PLANE_SPHERE_HEIGHT_H
#define BENCH_PLANE_SPHERE_HEIGHT_H

#include "precision.h"

static inline bool plane_sphere_meets(const X(plane) * plane, const X(sphere) * sphere)
{
    return real_abs(dot(plane->normal, sphere->center) + plane->d) <= sphere->radius;
}

static inline isect_side plane_sphere_side(const X(plane) * plane, const X(sphere) * sphere)
{
    real distance = dot(plane->normal, sphere->center) + plane->d, reach = sphere->radius;
    int side = (distance > reach) * ISECT_OUTSIDE + (distance < -reach) * ISECT_INSIDE;
    return (isect_side)(side + (real_abs(distance) <= reach) * ISECT_STRADDLES);
}

#endif
