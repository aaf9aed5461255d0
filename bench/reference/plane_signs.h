/* Points, segments, rays and triangles against the surface of a plane, by the signs of their
 * heights (Moeller, A Fast Triangle-Triangle Intersection Test, 1997, for the triangle), and by the
 * parameter of the point of intersection (Ericson, Real-Time Collision Detection, 2005, 5.3.1). */
#ifndef BENCH_PLANE_SIGNS_H
#define BENCH_PLANE_SIGNS_H

#include "precision.h"

static inline bool point_plane_height(const vec3 *p, const X(plane) * plane)
{
    return dot(plane->normal, *p) + plane->d == 0;
}

static inline bool segment_plane_signs(const X(segment) * s, const X(plane) * plane)
{
    real a = dot(plane->normal, s->a) + plane->d, b = dot(plane->normal, s->b) + plane->d;
    return a * b <= 0;
}

static inline bool segment_plane_parameter(const X(segment) * s, const X(plane) * plane)
{
    vec3 diff = sub(s->b, s->a);
    real t = -(plane->d + dot(plane->normal, s->a)) / dot(plane->normal, diff);
    return t >= 0 && t <= 1;
}

static inline bool ray_plane_parameter(const X(ray) * ray, const X(plane) * plane)
{
    real speed = dot(plane->normal, ray->dir);
    real t = -(dot(plane->normal, ray->origin) + plane->d) / speed;
    return t >= ray->t_min && t <= ray->t_max;
}

static inline bool plane_triangle_signs(const X(plane) * plane, const X(triangle) * triangle)
{
    real a = dot(plane->normal, triangle->a) + plane->d;
    real b = dot(plane->normal, triangle->b) + plane->d;
    if (a * b <= 0)
        return true;
    real c = dot(plane->normal, triangle->c) + plane->d;
    return a * c <= 0;
}

static inline bool plane_triangle_joined(const X(plane) * plane, const X(triangle) * triangle)
{
    real a = dot(plane->normal, triangle->a) + plane->d;
    real b = dot(plane->normal, triangle->b) + plane->d;
    real c = dot(plane->normal, triangle->c) + plane->d;
    return least(least(a, b), c) * most(most(a, b), c) <= 0;
}

#endif
