/* isect_overlap_segment_capsule - do a segment and a solid capsule share a point?
 *
 * They do if the segment is within the radius of the segment of the capsule
 * (geometry/distance_segments.h). */
#include "geometry/capsule.h"
#include "geometry/distance_segments.h"
#include "geometry/segment.h"

FORMULA mask overlap_segment_capsule(const Segment *segment, const Capsule *capsule, mask *unsure)
{
    const num reach = capsule->radius;
    mask within = segments_within(segment->a, segment->b, capsule->a, capsule->b, reach, unsure);
    return within & (reach >= 0);
}

#if LANES == 1 && ISECT_DOUBLE
bool X(overlap_segment_capsule_exact)(const Segment *segment, const Capsule *capsule)
{
    if (!finite_segment(segment) || !finite_capsule(capsule))
        return false;
    Limbs limbs;
    Number coordinate[13];
    isect_number_coordinates(&limbs, segment, 6, capsule, 7, coordinate);
    return segments_within_exactly(
        &limbs, isect_number3_of(coordinate), isect_number3_of(coordinate + 3),
        isect_number3_of(coordinate + 6), isect_number3_of(coordinate + 9), coordinate[12]);
}
#endif

#define EXACT
#define DOUBLE_DECIDES
#define SHARED_B
#include "rows/overlap_segment_capsule.inc"
