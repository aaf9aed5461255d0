/* isect_overlap_segment_sphere - do a segment and a solid sphere share a point?
 *
 * They do if a point of the segment is within the radius of the centre: one of its ends, or one
 * between them (geometry/distance_segment.h). */
#include "geometry/distance_segment.h"
#include "geometry/segment.h"
#include "geometry/sphere.h"

FORMULA mask overlap_segment_sphere(const Segment *segment, const Sphere *sphere, mask *unsure)
{
    const num reach = sphere->radius;
    return segment_within(sphere->center, segment->a, segment->b, reach, reach, unsure);
}

#if LANES == 1 && ISECT_DOUBLE
bool X(overlap_segment_sphere_exact)(const Segment *segment, const Sphere *sphere)
{
    if (!finite_segment(segment) || !finite_ball(sphere))
        return false;
    Limbs limbs;
    Number coordinate[10];
    isect_number_coordinates(&limbs, segment, 6, sphere, 4, coordinate);
    Number3 a = isect_number3_of(coordinate), b = isect_number3_of(coordinate + 3);
    return segment_within_exactly(&limbs, isect_number3_of(coordinate + 6), a, b, coordinate[9]);
}
#endif

#define EXACT
#define DOUBLE_DECIDES
#define SHARED_B
#include "rows/overlap_segment_sphere.inc"
