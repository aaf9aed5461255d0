/* isect_cast_ray2_circle2 - the part of a ray in the plane inside a circle: in the plane z = 0 a
 * sphere is a circle. The zero z coordinates add nothing to lengths, and little to the cost. */
#include "geometry/in_plane.h"
#include "geometry/sphere.h"

FORMULA Span cast_ray2_circle2(const Ray2 *ray, const Circle2 *circle)
{
    const Ray straight = ray_in_space(ray);
    const Sphere sphere = {in_space(circle->center), circle->radius};
    return span_in_sphere(&straight, &sphere);
}

#define SHARED_B
#include "rows/cast_ray2_circle2.inc"
