/* isect_overlap_point_capsule - is a point in a solid capsule?
 *
 * It is if its distance from the segment of the capsule is at most the radius
 * (geometry/distance_segment.h). */
#include "geometry/capsule.h"
#include "geometry/distance_segment.h"

FORMULA mask overlap_point_capsule(const Point *point, const Capsule *capsule, mask *unsure)
{
    const num reach = capsule->radius;
    return segment_within(*point, capsule->a, capsule->b, reach, reach, unsure);
}

#if LANES == 1 && ISECT_DOUBLE
bool X(overlap_point_capsule_exact)(const Point *point, const Capsule *capsule)
{
    if (!finite3(*point) || !finite_capsule(capsule))
        return false;
    Limbs limbs;
    Number coordinate[10];
    isect_number_coordinates(&limbs, point, 3, capsule, 7, coordinate);
    Number3 a = isect_number3_of(coordinate + 3), b = isect_number3_of(coordinate + 6);
    return segment_within_exactly(&limbs, isect_number3_of(coordinate), a, b, coordinate[9]);
}
#endif

#define EXACT
#define DOUBLE_DECIDES
#define SHARED_A
#include "rows/overlap_point_capsule.inc"
