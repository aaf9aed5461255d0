/* Ray against k-DOP: slab by slab, with an exit at the first empty interval (Kay and Kajiya, Ray
 * Tracing Complex Scenes, SIGGRAPH 1986), and all slabs without a branch. Normals have the
 * components -1, 0 and 1, so that the dot products are sums. */
#ifndef BENCH_RAY_KDOP_SLABS_H
#define BENCH_RAY_KDOP_SLABS_H

#include "precision.h"

static inline void kdop_axes(vec3 p, real *to)
{
    to[0] = p.x, to[1] = p.y, to[2] = p.z;
}
static inline void kdop_edges(vec3 p, real *to)
{
    to[0] = p.x + p.y, to[1] = p.x - p.y, to[2] = p.x + p.z;
    to[3] = p.x - p.z, to[4] = p.y + p.z, to[5] = p.y - p.z;
}
static inline void kdop_corners(vec3 p, real *to)
{
    to[0] = p.x + p.y + p.z, to[1] = p.x + p.y - p.z;
    to[2] = p.x - p.y + p.z, to[3] = p.x - p.y - p.z;
}

static inline X(span) kdop_slabs(const X(ray) * ray, const real *height, const real *speed,
                                 const real *lower, const real *upper, int count)
{
    real enter = ray->t_min, leave = ray->t_max;
    for (int i = 0; i < count; i++) {
        if (speed[i] != 0) {
            real per = 1 / speed[i], a = (lower[i] - height[i]) * per;
            real b = (upper[i] - height[i]) * per;
            enter = most(enter, least(a, b)), leave = least(leave, most(a, b));
            if (enter > leave)
                return no_span;
        } else if (height[i] < lower[i] || height[i] > upper[i]) {
            return no_span;
        }
    }
    return (X(span)){enter, leave};
}
static inline X(span) kdop_slabs_flat(const X(ray) * ray, const real *height, const real *speed,
                                      const real *lower, const real *upper, int count)
{
    real enter = ray->t_min, leave = ray->t_max;
    for (int i = 0; i < count; i++) {
        real per = 1 / speed[i], a = (lower[i] - height[i]) * per, b = (upper[i] - height[i]) * per;
        enter = most(enter, least(a, b)), leave = least(leave, most(a, b));
    }
    return span_if(enter <= leave, enter, leave);
}

#define RAY_KDOP(form, k, count, measure)                                                          \
    static inline X(span) ray_kdop##k##form(const X(ray) * ray, const X(kdop##k) * kdop)           \
    {                                                                                              \
        real height[count], speed[count];                                                          \
        measure(ray->origin, height), measure(ray->dir, speed);                                    \
        return kdop##form(ray, height, speed, kdop->lower, kdop->upper, count);                    \
    }
static inline void kdop_measure14(vec3 p, real *to)
{
    kdop_axes(p, to), kdop_corners(p, to + 3);
}
static inline void kdop_measure18(vec3 p, real *to)
{
    kdop_axes(p, to), kdop_edges(p, to + 3);
}
static inline void kdop_measure26(vec3 p, real *to)
{
    kdop_axes(p, to), kdop_edges(p, to + 3), kdop_corners(p, to + 9);
}
RAY_KDOP(_slabs, 14, 7, kdop_measure14)
RAY_KDOP(_slabs_flat, 14, 7, kdop_measure14)
RAY_KDOP(_slabs, 18, 9, kdop_measure18)
RAY_KDOP(_slabs_flat, 18, 9, kdop_measure18)
RAY_KDOP(_slabs, 26, 13, kdop_measure26)
RAY_KDOP(_slabs_flat, 26, 13, kdop_measure26)

#endif
