/* cast/ray_sphere.c - the part of a ray inside a solid sphere; the geometry is told in
 * shape/sphere.h. */
#include "shape/sphere.h"

FORMULA Span cast_ray_sphere(const Ray *ray, const Sphere *sphere)
{
    return span_in_sphere(ray, sphere);
}

#define PAIR cast_ray_sphere
#define A Ray
#define B Sphere
#define ANSWER Span
#include "core/pair.inc"
