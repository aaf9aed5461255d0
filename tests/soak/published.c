/* soak/published.c - the published forms of bench/reference/ as functions of numbers, for float and
 * for double; in a file of its own, as bench/reference/ has its own names for numbers. */
#define BENCH_DOUBLE ISECT_DOUBLE
#include "soak/published.h"

#include "reference/ray_triangle_moller.h"
#include "reference/ray_triangle_woop.h"
#include "reference/sphere_aabb_arvo.h"
#include "reference/sphere_sphere_squared.h"
#include "reference/triangle_triangle_guigue.h"
#include "reference/triangle_triangle_moller.h"

int published_triangle_triangle_moller(const void *a, const void *b)
{
    return triangle_triangle_moller(a, b);
}
int published_triangle_triangle_moller_0(const void *a, const void *b)
{
    return triangle_triangle_moller_within(a, b, 0);
}
int published_triangle_triangle_guigue(const void *a, const void *b)
{
    return triangle_triangle_guigue(a, b);
}
int published_ray_triangle_moller(const void *a, const void *b)
{
    return ray_triangle_moller(a, b).t < INFINITY;
}
int published_ray_triangle_woop(const void *a, const void *b)
{
    return ray_triangle_woop(a, b).t < INFINITY;
}
int published_sphere_aabb(const void *a, const void *b)
{
    return sphere_aabb_arvo(a, b);
}
int published_sphere_sphere(const void *a, const void *b)
{
    return sphere_sphere_squared(a, b);
}

static int sign(real x)
{
    return (x > 0) - (x < 0);
}
int published_orient2d(const void *a, const void *b)
{
    const X(vec2) *p = a, *q = p + 1, *r = b;
    return sign((p->x - r->x) * (q->y - r->y) - (p->y - r->y) * (q->x - r->x));
}
int published_orient3d(const void *a, const void *b)
{
    const vec3 *p = a, *d = b;
    return sign(dot(sub(p[0], *d), cross(sub(p[1], *d), sub(p[2], *d))));
}
