/* isect_overlap_segment_capsule - do a segment and a solid capsule share a point?
 *
 * They do if the segment is within the radius of that of the capsule
 * (geometry/distance_segments.h). */
#include "geometry/distance_segments.h"
#include "shape/sphere.h"

FORMULA mask overlap_segment_capsule(const Segment *segment, const Capsule *capsule, mask *unsure)
{
    const num reach = capsule->radius;
    mask within = segments_within(segment->a, segment->b, capsule->a, capsule->b, reach, unsure);
    mask valid = reach >= 0;
    *unsure = valid & *unsure;
    return valid & within;
}

#if LANES == 1 && ISECT_DOUBLE
bool X(overlap_segment_capsule_exact)(const Segment *segment, const Capsule *capsule)
{
    if (!(is_radius(capsule->radius) && finite3(segment->a) && finite3(segment->b) &&
          finite3(capsule->a) && finite3(capsule->b)))
        return false;
    Limbs limbs;
    Number length[13];
    isect_number_lengths(&limbs, segment, 6, capsule, 7, length);
    return segments_within_exactly(&limbs, isect_number3_of(length), isect_number3_of(length + 3),
                                   isect_number3_of(length + 6), isect_number3_of(length + 9),
                                   length[12]);
}
#endif

#define EXACT
#define DOUBLE_DECIDES
#include "rows/overlap_segment_capsule.inc"
