/* isect_overlap_sphere_capsule - do a solid sphere and a solid capsule share a point?
 *
 * They do if a point of the segment of the capsule is within the sum of the radii of the centre
 * (geometry/distance_segment.h). */
#include "geometry/distance_segment.h"
#include "shape/sphere.h"

FORMULA mask overlap_sphere_capsule(const Sphere *sphere, const Capsule *capsule, mask *unsure)
{
    num reach = sphere->radius + capsule->radius;
    mask within = segment_within(sphere->center, capsule->a, capsule->b, reach, unsure);
    mask valid = (sphere->radius >= 0) & (capsule->radius >= 0);
    *unsure = valid & *unsure;
    return valid & within;
}

#if LANES == 1 && ISECT_DOUBLE
bool X(overlap_sphere_capsule_exact)(const Sphere *sphere, const Capsule *capsule)
{
    if (!(is_radius(sphere->radius) && is_radius(capsule->radius) && finite3(sphere->center) &&
          finite3(capsule->a) && finite3(capsule->b)))
        return false;
    Limbs limbs;
    Number length[11];
    isect_number_lengths(&limbs, sphere, 4, capsule, 7, length);
    Number3 center = isect_number3_of(length);
    Number3 a = isect_number3_of(length + 4), b = isect_number3_of(length + 7);
    Number reach = isect_number_add(&limbs, length[3], length[10]);
    return segment_within_exactly(&limbs, center, a, b, reach);
}
#endif

#define EXACT
#define DOUBLE_DECIDES
#include "rows/overlap_sphere_capsule.inc"
