/* isect_cast_ray_plane - where a ray pierces a plane.
 *
 * normal . (origin + t dir) + d = 0 is one equation in t: the height of the origin over the plane,
 * divided by the rate at which the ray loses height. An infinite or NaN input makes one of the two
 * infinite or NaN, since 0 * infinity is NaN; so the inputs need no tests of their own. */
#include "core/answers.h"

FORMULA Touch cast_ray_plane(const Ray *ray, const Plane *plane)
{
    num height = dot(plane->normal, ray->origin) + plane->d;
    num speed = dot(plane->normal, ray->dir);
    mask hit = (num_abs(speed) > 0) & (num_abs(speed) <= REAL_MAX) & (num_abs(height) <= REAL_MAX);
    const num zero = splat(0);
    return touch_where(hit, saturate(-height / speed), zero, zero, zero, ray);
}

#define SHARED_B
#include "rows/cast_ray_plane.inc"
