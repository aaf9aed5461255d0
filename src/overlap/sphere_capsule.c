/* isect_overlap_sphere_capsule - do a solid sphere and a solid capsule share a point?
 *
 * They do if a point of the segment of the capsule is within the sum of the radii of the centre
 * (geometry/distance_segment.h). */
#include "geometry/capsule.h"
#include "geometry/distance_segment.h"
#include "geometry/sphere.h"

FORMULA mask overlap_sphere_capsule(const Sphere *sphere, const Capsule *capsule, mask *unsure)
{
    num reach = sphere->radius + capsule->radius;
    return segment_within(sphere->center, capsule->a, capsule->b, reach,
                          num_min(sphere->radius, capsule->radius), unsure);
}

#if LANES == 1 && ISECT_DOUBLE
bool X(overlap_sphere_capsule_exact)(const Sphere *sphere, const Capsule *capsule)
{
    if (!finite_ball(sphere) || !finite_capsule(capsule))
        return false;
    Limbs limbs;
    Number coordinate[11];
    isect_number_coordinates(&limbs, sphere, 4, capsule, 7, coordinate);
    Number3 center = isect_number3_of(coordinate);
    Number3 a = isect_number3_of(coordinate + 4), b = isect_number3_of(coordinate + 7);
    Number reach = isect_number_add(&limbs, coordinate[3], coordinate[10]);
    return segment_within_exactly(&limbs, center, a, b, reach);
}
#endif

#define EXACT
#define DOUBLE_DECIDES
#define SHARED_A
#include "rows/overlap_sphere_capsule.inc"
