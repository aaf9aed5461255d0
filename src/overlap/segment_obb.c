/* isect_overlap_segment_obb - do a segment and an oriented box share a point?
 *
 * In the frame of the box six directions may separate: its three axes, which are comparisons, and
 * the directions perpendicular to one of them and to the segment (Gregory et al. 1999, Ericson
 * 5.3.3).
 *
 * The rounding is that of overlap/triangle_obb.c: with S the greatest distance of an end from the
 * centre plus the sum of the half lengths, a box enlarged by 8 epsilon S covers it. */
#include "geometry/obb.h"

FORMULA mask overlap_segment_obb(const Segment *segment, const Obb *obb)
{
    const Vec3 a = point_in(obb, segment->a), b = point_in(obb, segment->b);
    const num far =
        num_max(largest3(sub(segment->a, obb->center)), largest3(sub(segment->b, obb->center)));
    const num size = far + (obb->half[0] + obb->half[1] + obb->half[2]);
    const Vec3 reach = reach_and(obb, 8 * REAL_EPSILON * size);
    return has_halves(obb) & (size <= REAL_MAX) & finite3(a) & finite3(b) &
           intervals_meet(min_of(a, b), max_of(a, b), reach) & line_within(sub(b, a), a, reach);
}

#include "rows/overlap_segment_obb.inc"
