/* isect_cast_ray_sphere - the part of a ray inside a solid sphere; the geometry is told in
 * shape/sphere.h. */
#include "shape/sphere.h"

FORMULA Span cast_ray_sphere(const Ray *ray, const Sphere *sphere)
{
    return span_in_sphere(ray, sphere);
}

#include "rows/cast_ray_sphere.inc"
