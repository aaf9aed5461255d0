/* Ray against triangle, watertight (Woop, Benthin and Wald, Watertight Ray/Triangle Intersection,
 * JCGT 2(1), 2013), both sides, without the paper's fallback to double precision where an edge
 * function is zero. The shear of the ray is computed here, since every ray is used once. */
#ifndef BENCH_RAY_TRIANGLE_WOOP_H
#define BENCH_RAY_TRIANGLE_WOOP_H

#include "precision.h"

#include <string.h>

typedef struct sheared_ray {
    int kx, ky, kz;
    real sx, sy, sz, origin[3];
} sheared_ray;

static inline sheared_ray shear(const X(ray) * ray)
{
    sheared_ray s;
    real dir[3];
    memcpy(dir, &ray->dir, sizeof dir);
    memcpy(s.origin, &ray->origin, sizeof s.origin);
    s.kz = real_abs(dir[0]) > real_abs(dir[1]) ? 0 : 1;
    s.kz = real_abs(dir[2]) > real_abs(dir[s.kz]) ? 2 : s.kz;
    s.kx = s.kz == 2 ? 0 : s.kz + 1;
    s.ky = s.kx == 2 ? 0 : s.kx + 1;
    if (dir[s.kz] < 0) {
        int k = s.kx;
        s.kx = s.ky;
        s.ky = k;
    }
    s.sx = dir[s.kx] / dir[s.kz];
    s.sy = dir[s.ky] / dir[s.kz];
    s.sz = 1 / dir[s.kz];
    return s;
}

static inline vec3 sheared(const sheared_ray *s, vec3 corner)
{
    real c[3] = {corner.x - s->origin[0], corner.y - s->origin[1], corner.z - s->origin[2]};
    return (vec3){c[s->kx] - s->sx * c[s->kz], c[s->ky] - s->sy * c[s->kz], s->sz * c[s->kz]};
}

static inline X(touch) ray_triangle_woop(const X(ray) * ray, const X(triangle) * triangle)
{
    sheared_ray s = shear(ray);
    vec3 a = sheared(&s, triangle->a), b = sheared(&s, triangle->b), c = sheared(&s, triangle->c);
    real u = c.x * b.y - c.y * b.x, v = a.x * c.y - a.y * c.x, w = b.x * a.y - b.y * a.x;
    if ((u < 0 || v < 0 || w < 0) && (u > 0 || v > 0 || w > 0))
        return no_touch;
    real det = u + v + w;
    if (det == 0)
        return no_touch;
    real inverse = 1 / det, t = (u * a.z + v * b.z + w * c.z) * inverse;
    if (t < ray->t_min || t > ray->t_max)
        return no_touch;
    return (X(touch)){t, v * inverse, w * inverse, u * inverse};
}

#endif
