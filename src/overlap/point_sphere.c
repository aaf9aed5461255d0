/* isect_overlap_point_sphere - is a point in a solid sphere?
 *
 * It is if its distance from the centre is at most the radius (geometry/distance.h). */
#include "geometry/distance.h"
#include "geometry/sphere.h"

FORMULA mask overlap_point_sphere(const Point *point, const Sphere *sphere, mask *unsure)
{
    return point_within(sub(sphere->center, *point), sphere->radius, sphere->radius, unsure);
}

#if LANES == 1 && ISECT_DOUBLE
bool X(overlap_point_sphere_exact)(const Point *point, const Sphere *sphere)
{
    if (!finite3(*point) || !finite_ball(sphere))
        return false;
    Limbs limbs;
    Number coordinate[7];
    isect_number_coordinates(&limbs, point, 3, sphere, 4, coordinate);
    Number3 p = isect_number3_of(coordinate), center = isect_number3_of(coordinate + 3);
    return point_within_exactly(&limbs, isect_number3_minus(&limbs, center, p), coordinate[6]);
}
#endif

#define EXACT
#define DOUBLE_DECIDES
#define SHARED_A
#include "rows/overlap_point_sphere.inc"
