/* isect_overlap_segment_aabb - do a segment and a solid axis-aligned box share a point?
 *
 * They do unless their boxes are disjoint, which comparisons decide, or the line of the segment
 * misses the box in the projection along one of the axes: six separating axes altogether (Gregory
 * et al. 1999, Ericson 2005). Let d be the direction of the segment, e the edges of the box and w
 * twice the difference from one end to the centre of the box. Then, both times |d|, the line passes
 * at (d x w) / 2 from the centre, and the extent of the box is (|d| x e) / 2 with a plus for the
 * minus.
 *
 * Error bounds, h being an epsilon for any direction, with the largest D of |d| and E of e. If the
 * boxes meet, no corner is farther from the end than D + E in a coordinate, and so
 *
 *     |w| + e                                          <= M = 2 (D + E)       |err(w)| <= 2h M
 *     two terms of a component of d x w and the extent <= P = 2 D M
 *     d x w: 5h P, extent: 4h P, their difference: h P 10h P = 5h 8 D (D + E)
 *
 * If that and D + E are within range, nothing overflows. */
#include "geometry/flat_aabb.h"
#include "geometry/segment.h"

FORMULA mask overlap_segment_aabb(const Segment *segment, const Aabb *aabb, mask *unsure)
{
    const Vec3 a = segment->a, b = segment->b;
    const num least = splat(LEAST_IN_PLANE);
    mask boxes_meet = meets_box_of(min_of(a, b), max_of(a, b), aabb);
    Vec3 d = sub(b, a), e = sub(aabb->upper, aabb->lower), w = twice_to_center(a, aabb);
    Vec3 beside = cross(d, w), reach = reach_beside(d, e);
    num gap =
        max3(num_abs(beside.x) - reach.x, num_abs(beside.y) - reach.y, num_abs(beside.z) - reach.z);

    num length = max3(num_abs(d.x), num_abs(d.y), num_abs(d.z)) + least;
    num room = length + max3(e.x, e.y, e.z) + least;
    num size = 8 * length * room + spoiled3(d), bound = R(5.5) * REAL_EPSILON * size;
    mask sound = within_size(room, size);
    *unsure = boxes_meet & mask_not(sound & (num_abs(gap) > bound));
    return boxes_meet & sound & (gap < -bound);
}

#if LANES == 1
bool X(overlap_segment_aabb_exact)(const Segment *segment, const Aabb *aabb)
{
    const Vec3 *a = &segment->a, *b = &segment->b;
    if (!finite_segment(segment) || !meets_box_of(min_of(*a, *b), max_of(*a, *b), aabb))
        return false;
    for (int axis = 0; axis < 3; axis++)
        if (all_beside(aabb, a, b, axis, 1) || all_beside(aabb, a, b, axis, -1))
            return false;
    return true;
}
#endif

#define EXACT
#define SHARED_B
#include "rows/overlap_segment_aabb.inc"
