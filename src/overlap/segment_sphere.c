/* isect_overlap_segment_sphere - do a segment and a solid sphere share a point?
 *
 * They do if a point of the segment is within the radius of the centre: one of its ends, or one
 * between them (geometry/distance_segment.h). */
#include "geometry/distance_segment.h"
#include "shape/sphere.h"

FORMULA mask overlap_segment_sphere(const Segment *segment, const Sphere *sphere, mask *unsure)
{
    mask within = segment_within(sphere->center, segment->a, segment->b, sphere->radius, unsure);
    mask valid = sphere->radius >= 0;
    *unsure = valid & *unsure;
    return valid & within;
}

#if LANES == 1 && ISECT_DOUBLE
bool X(overlap_segment_sphere_exact)(const Segment *segment, const Sphere *sphere)
{
    if (!(is_radius(sphere->radius) && finite3(sphere->center) && finite3(segment->a) &&
          finite3(segment->b)))
        return false;
    Limbs limbs;
    Number length[10];
    isect_number_lengths(&limbs, segment, 6, sphere, 4, length);
    Number3 a = isect_number3_of(length), b = isect_number3_of(length + 3);
    return segment_within_exactly(&limbs, isect_number3_of(length + 6), a, b, length[9]);
}
#endif

#define EXACT
#define DOUBLE_DECIDES
#include "rows/overlap_segment_sphere.inc"
