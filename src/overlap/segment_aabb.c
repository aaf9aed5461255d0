/* overlap/segment_aabb.c - do a segment and a solid axis-aligned box share a point?
 *
 * They do unless their boxes are apart, which comparisons tell, or the line of the segment passes
 * the box as seen along one of the axes: six separating axes in all (Gregory et al. 1999, Ericson
 * 2005). With d the direction of the segment, e the edges of the box and w twice the difference
 * from one end to its center, the line passes at (d x w) / 2 from the center, beside which the box
 * reaches
 * (|d| x e) / 2 with a plus for the minus, both times |d|.
 *
 * Rounding, h being an epsilon for any direction: if the boxes meet, no corner is farther from the
 * end than D + E in a coordinate, the greatest of d and e; so |w| + e is at most M = 2 (D + E), and
 * the two terms of a component of d x w and those of its reach are at most P = 2 D M together.
 * w errs by 2h M, so d x w by 5h P, the reach by 4h P, their difference by h P more: 10h P, which
 * is 5h times 8 D (D + E). If that and D + E are within range, everything is. */
#include "geometry/flat_aabb.h"

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
    if (!finite3(*a) || !finite3(*b) || !meets_box_of(min_of(*a, *b), max_of(*a, *b), aabb))
        return false;
    for (int axis = 0; axis < 3; axis++)
        if (all_beside(aabb, a, b, axis, 1) || all_beside(aabb, a, b, axis, -1))
            return false;
    return true;
}
#endif

#define EXACT
#include "rows/overlap_segment_aabb.inc"
