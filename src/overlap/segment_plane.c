/* isect_overlap_segment_plane - do a segment and a plane share a point?
 *
 * They do unless both ends are above the plane, or both below: two signs
 * (geometry/plane_height.h). */
#include "geometry/plane.h"
#include "geometry/plane_height.h"
#include "geometry/segment.h"

FORMULA mask overlap_segment_plane(const Segment *segment, const Plane *plane, mask *unsure)
{
    Heights a = point_heights(plane, segment->a), b = point_heights(plane, segment->b);
    return surface_meets(both_heights(a, b), unsure);
}

#if LANES == 1
bool X(overlap_segment_plane_exact)(const Segment *segment, const Plane *plane)
{
    return finite_segment(segment) && finite_plane(plane) &&
           point_sign(plane, &segment->a) * point_sign(plane, &segment->b) <= 0;
}
#endif

#define EXACT
#define SHARED_A
#define SHARED_B
#include "rows/overlap_segment_plane.inc"
