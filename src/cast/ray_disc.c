/* cast/ray_disc.c - where a ray pierces a disc: where it pierces its plane, if that is within the
 * radius of the center.
 *
 * Heights over the plane are taken from the center, so that rounding knows only how far the origin
 * is from it: 4 h |m| |normal| in the height, 3 h |t dir| |normal| in what t gains of it. Over the
 * cosine of dir and normal that is how far t |dir| is off, and the sum for the point pierced adds 3
 * h: where it is near the disc, |t dir| is at most |m| + radius, and all less than 16 h (|m| +
 * radius) over the cosine. */
#include "core/answers.h"

FORMULA Touch cast_ray_disc(const Ray *ray, const Disc *disc)
{
    Vec3 m = sub(ray->origin, disc->center);
    num r = disc->radius, speed = dot(disc->normal, ray->dir);
    num t = -dot(disc->normal, m) / speed;
    Vec3 pierced = mad(m, t, ray->dir);
    mask hit = (num_abs(speed) > 0) & (num_abs(speed) <= REAL_MAX) & (r >= 0) & (r <= REAL_MAX) &
               (dot(pierced, pierced) <= r * r);
    const num zero = splat(0);
    return touch_where(hit, saturate(t), zero, zero, zero, ray);
}

#include "rows/cast_ray_disc.inc"
