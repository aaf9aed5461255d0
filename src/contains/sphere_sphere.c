/* isect_contains_sphere_sphere - is the second of two solid spheres wholly inside the first?
 *
 * It is if its centre is within the difference of the radii of the other's, and that is not
 * negative (geometry/distance.h; a difference rounds as a sum does). */
#include "shape/sphere.h"
#include "geometry/distance.h"

FORMULA mask contains_sphere_sphere(const Sphere *a, const Sphere *b, mask *unsure)
{
    mask valid = finite_ball(a) & finite_ball(b) & (a->radius >= b->radius);
    mask within = point_within(sub(b->center, a->center), a->radius - b->radius, unsure);
    *unsure = valid & *unsure;
    return valid & within;
}

#if LANES == 1 && ISECT_DOUBLE
bool X(contains_sphere_sphere_exact)(const Sphere *a, const Sphere *b)
{
    Limbs limbs;
    Number coordinate[8];
    isect_number_coordinates(&limbs, a, 4, b, 4, coordinate);
    Number3 p = isect_number3_of(coordinate), q = isect_number3_of(coordinate + 4);
    Number reach = isect_number_minus(&limbs, coordinate[3], coordinate[7]);
    return point_within_exactly(&limbs, isect_number3_minus(&limbs, p, q), reach);
}
#endif

#define EXACT
#define DOUBLE_DECIDES
#include "rows/contains_sphere_sphere.inc"
