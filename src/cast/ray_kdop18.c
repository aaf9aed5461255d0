/* isect_cast_ray_kdop18 - the part of a ray inside a solid between nine pairs of parallel planes:
 * those of a box, and those that cut off its edges (geometry/kdop.h). */
#include "geometry/kdop.h"

FORMULA Span cast_ray_kdop18(const Ray *ray, const Kdop18 *kdop)
{
    num height[OF_AXES + OF_EDGES], speed[OF_AXES + OF_EDGES];
    along_edges(ray->origin, along_axes(ray->origin, height));
    along_edges(ray->dir, along_axes(ray->dir, speed));
    return in_slabs(ray, height, speed, kdop->lower, kdop->upper, OF_AXES + OF_EDGES);
}

#define SHARED_A
#define SHARED_B
#include "rows/cast_ray_kdop18.inc"
