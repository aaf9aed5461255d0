/* isect_cast_ray_disc - where a ray pierces a disc: where it pierces the plane of the disc, if that
 * is within the radius of the center.
 *
 * Heights over the plane are relative to the center, so that errors depend on the distance of the
 * origin from it only:
 *
 *     the height                                         4h |m| |normal|
 *     its change over t                                  3h |t dir| |normal|
 *     t |dir|                                            the sum of both over the cosine of dir and
 *                                                        normal
 *     the sum for the point pierced                      3h
 *
 * Near the disc |t dir| is at most |m| + radius, and the total less than 16h (|m| + radius) over
 * the cosine. */
#include "core/answers.h"

FORMULA Touch cast_ray_disc(const Ray *ray, const Disc *disc)
{
    Vec3 m = sub(ray->origin, disc->center);
    num r = disc->radius, speed = dot(disc->normal, ray->dir);
    num t = -dot(disc->normal, m) / speed;
    Vec3 pierced = mad(m, t, ray->dir);
    mask hit = finite3(m) & (num_abs(speed) > 0) & (num_abs(speed) <= REAL_MAX) & (r >= 0) &
               (r <= REAL_MAX) & (dot(pierced, pierced) <= r * r);
    const num zero = splat(0);
    return touch_where(hit, saturate(t), zero, zero, zero, ray);
}

#define SHARED_B
#include "rows/cast_ray_disc.inc"
