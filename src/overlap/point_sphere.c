/* isect_overlap_point_sphere - is a point in a solid sphere?
 *
 * It is if its distance from the centre is at most the radius (geometry/distance.h). */
#include "geometry/distance.h"
#include "shape/sphere.h"

FORMULA mask overlap_point_sphere(const Point *point, const Sphere *sphere, mask *unsure)
{
    mask valid = is_radius(sphere->radius) & finite3(sphere->center) & finite3(*point);
    mask within = point_within(sub(sphere->center, *point), sphere->radius, unsure);
    *unsure = valid & *unsure;
    return valid & within;
}

#if LANES == 1 && ISECT_DOUBLE
bool X(overlap_point_sphere_exact)(const Point *point, const Sphere *sphere)
{
    Limbs limbs;
    Number length[7];
    isect_number_lengths(&limbs, point, 3, sphere, 4, length);
    Number3 p = isect_number3_of(length), center = isect_number3_of(length + 3);
    return point_within_exactly(&limbs, isect_number3_minus(&limbs, center, p), length[6]);
}
#endif

#define EXACT
#define DOUBLE_DECIDES
#include "rows/overlap_point_sphere.inc"
