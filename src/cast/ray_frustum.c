/* isect_cast_ray_frustum - the part of a ray inside a frustum, the intersection of its six
 * half-spaces (cast/ray_hull.h). An absent plane has height -1 everywhere and contains everything.
 * The corners are not read. */
#include "cast/ray_hull.h"

FORMULA Span cast_ray_frustum(const Ray *ray, const Frustum *frustum)
{
    return in_half_spaces(ray, frustum->plane, 6);
}

#define SHARED_A
#include "rows/cast_ray_frustum.inc"
