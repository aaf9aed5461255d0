/* isect_contains_sphere_sphere - is the second of two solid spheres wholly inside the first?
 *
 * It is if the distance of the centres is at most the difference of the radii, and that is not
 * negative (geometry/distance.h; a difference rounds as a sum does). */
#include "geometry/sphere.h"
#include "geometry/distance.h"

FORMULA mask contains_sphere_sphere(const Sphere *a, const Sphere *b, mask *unsure)
{
    const num reach = a->radius - b->radius;
    mask valid = finite_ball(a) & finite_ball(b) & (reach >= 0);
    mask within = point_within(sub(b->center, a->center), reach, reach, unsure);
    *unsure = valid & *unsure;
    return valid & within;
}

#if LANES == 1 && ISECT_DOUBLE
bool X(contains_sphere_sphere_exact)(const Sphere *a, const Sphere *b)
{
    return centers_within_exactly(a, b, isect_number_minus);
}
#endif

#define EXACT
#define DOUBLE_DECIDES
#include "rows/contains_sphere_sphere.inc"
