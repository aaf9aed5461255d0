/* isect_overlap_triangle_sphere - do a triangle and a solid sphere share a point?
 *
 * They do if a point of the triangle is within the radius of the centre
 * (geometry/distance_triangle.h). */
#include "geometry/distance_triangle.h"
#include "shape/sphere.h"
#include "shape/triangle.h"

FORMULA mask overlap_triangle_sphere(const Triangle *triangle, const Sphere *sphere, mask *unsure)
{
    Outside outside;
    mask within = triangle_within(sphere->center, triangle, sphere->radius, &outside, unsure);
    mask valid = sphere->radius >= 0;
    *unsure = valid & *unsure;
    return valid & within;
}

#if LANES == 1 && ISECT_DOUBLE
bool X(overlap_triangle_sphere_exact)(const Triangle *triangle, const Sphere *sphere)
{
    if (!finite_triangle(triangle) || !finite_ball(sphere))
        return false;
    Limbs limbs;
    Number coordinate[13];
    isect_number_coordinates(&limbs, triangle, 9, sphere, 4, coordinate);
    const Number3 corner[3] = {isect_number3_of(coordinate), isect_number3_of(coordinate + 3),
                               isect_number3_of(coordinate + 6)};
    return triangle_within_exactly(&limbs, isect_number3_of(coordinate + 9), corner,
                                   coordinate[12]);
}
#endif

#define EXACT
#define DOUBLE_DECIDES
#include "rows/overlap_triangle_sphere.inc"
