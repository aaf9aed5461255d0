/* isect_cast_ray_kdop14 - the part of a ray inside a solid between seven pairs of parallel planes:
 * those of a box, and those that cut off its corners (geometry/kdop.h). */
#include "geometry/kdop.h"

FORMULA Span cast_ray_kdop14(const Ray *ray, const Kdop14 *kdop)
{
    num height[OF_AXES + OF_CORNERS], speed[OF_AXES + OF_CORNERS];
    along_corners(ray->origin, along_axes(ray->origin, height));
    along_corners(ray->dir, along_axes(ray->dir, speed));
    return in_slabs(ray, height, speed, kdop->lower, kdop->upper, OF_AXES + OF_CORNERS);
}

#define SHARED_A
#include "rows/cast_ray_kdop14.inc"
