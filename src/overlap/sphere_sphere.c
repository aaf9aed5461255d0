/* isect_overlap_sphere_sphere - do two solid spheres share a point?
 *
 * They do if the centres are within the sum of the radii of each other (geometry/distance.h). */
#include "shape/sphere.h"
#include "geometry/distance.h"

FORMULA mask overlap_sphere_sphere(const Sphere *a, const Sphere *b, mask *unsure)
{
    mask within = point_within(sub(a->center, b->center), a->radius + b->radius, unsure);
    return within & (num_min(a->radius, b->radius) >= 0);
}

#if LANES == 1 && ISECT_DOUBLE
bool X(overlap_sphere_sphere_exact)(const Sphere *a, const Sphere *b)
{
    if (!finite_ball(a) || !finite_ball(b))
        return false;
    Limbs limbs;
    Number coordinate[8];
    isect_number_coordinates(&limbs, a, 4, b, 4, coordinate);
    Number3 p = isect_number3_of(coordinate), q = isect_number3_of(coordinate + 4);
    Number reach = isect_number_add(&limbs, coordinate[3], coordinate[7]);
    return point_within_exactly(&limbs, isect_number3_minus(&limbs, p, q), reach);
}
#endif

#define EXACT
#define DOUBLE_DECIDES
#include "rows/overlap_sphere_sphere.inc"
