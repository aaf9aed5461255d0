/* isect_cast_ray_rectangle - where a ray pierces a rectangle, or a parallelogram.
 *
 * corner + s u + t v = origin + x dir is three equations: with m = origin - corner, Cramer's rule
 * gives s = [m, dir, v] / [u, dir, v], t = [m, u, dir] / the same and x = [m, u, v] / [dir, v, u],
 * where [a, b, c] is a . (b x c).
 *
 * Error bounds, with half an epsilon h, and sine and cosine of the angle between u and v, and of
 * that between dir and the normal:
 *
 *     a determinant [a, b, c]                            7h |a| |b| |c|
 *     [u, dir, v]                                        = |u| |v| |dir| sine cosine
 *     s                                                  8h (|m| / |u| + s) / (sine cosine)
 *     x |dir|                                            8h (|m| + |x dir|) / (sine cosine) */
#include "core/answers.h"

FORMULA Touch cast_ray_rectangle(const Ray *ray, const Rectangle *rectangle)
{
    const num zero = splat(0);
    Vec3 u = rectangle->u, v = rectangle->v;
    Vec3 m = sub(ray->origin, rectangle->corner);
    Vec3 across = cross(ray->dir, v), beside = cross(m, u);
    num whole = dot(u, across);
    num s = dot(m, across) / whole, t = dot(ray->dir, beside) / whole, x = dot(v, beside) / whole;
    mask hit = (num_abs(whole) > 0) & (num_abs(whole) <= REAL_MAX) & (s >= 0) & (s <= 1) &
               (t >= 0) & (t <= 1) & (num_abs(x) <= REAL_INF);
    return touch_where(hit, saturate(x), s, t, zero, ray);
}

#define SHARED_B
#include "rows/cast_ray_rectangle.inc"
