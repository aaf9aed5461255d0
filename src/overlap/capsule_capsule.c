/* isect_overlap_capsule_capsule - do two solid capsules share a point?
 *
 * They do if their segments are within the sum of the radii of each other
 * (geometry/distance_segments.h). */
#include "geometry/capsule.h"
#include "geometry/distance_segments.h"

FORMULA mask overlap_capsule_capsule(const Capsule *a, const Capsule *b, mask *unsure)
{
    num reach = a->radius + b->radius;
    mask within = segments_within(a->a, a->b, b->a, b->b, reach, unsure);
    return within & (num_min(a->radius, b->radius) >= 0);
}

#if LANES == 1 && ISECT_DOUBLE
bool X(overlap_capsule_capsule_exact)(const Capsule *a, const Capsule *b)
{
    if (!finite_capsule(a) || !finite_capsule(b))
        return false;
    Limbs limbs;
    Number coordinate[14];
    isect_number_coordinates(&limbs, a, 7, b, 7, coordinate);
    Number reach = isect_number_add(&limbs, coordinate[6], coordinate[13]);
    return segments_within_exactly(
        &limbs, isect_number3_of(coordinate), isect_number3_of(coordinate + 3),
        isect_number3_of(coordinate + 7), isect_number3_of(coordinate + 10), reach);
}
#endif

#define EXACT
#define DOUBLE_DECIDES
#define SHARED_B
#include "rows/overlap_capsule_capsule.inc"
