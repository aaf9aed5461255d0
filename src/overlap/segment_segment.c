/* isect_overlap_segment_segment - do two segments in space share a point?
 *
 * Their boxes must overlap, which comparisons decide, and their four ends must be coplanar: their
 * orientation is then zero. An orientation that is certainly not zero decides no; yes is always
 * decided exactly (geometry/flat.h). */
#include "geometry/segment.h"
#include "exact/sides.h"
#include "geometry/flat.h"

FORMULA mask segment_boxes_meet(const Segment *a, const Segment *b)
{
    return at_most3(min_of(a->a, a->b), max_of(b->a, b->b)) &
           at_most3(min_of(b->a, b->b), max_of(a->a, a->b));
}

FORMULA mask overlap_segment_segment(const Segment *a, const Segment *b, mask *unsure)
{
    Vec3 u = sub(a->b, a->a), v = sub(b->b, b->a), w = sub(b->a, a->a);
    Vec3 rows = rows_bound(u, v, w);
    num det = dot(w, cross(u, v));
    mask beside = (num_abs(det) > 9 * REAL_EPSILON * permanent(rows, rows)) & within_range(rows);
    *unsure = segment_boxes_meet(a, b) & mask_not(beside);
    return splat(0) > 0;
}

#if LANES == 1
bool X(overlap_segment_segment_exact)(const Segment *a, const Segment *b)
{
    const Vec3 *p = &a->a, *q = &a->b, *r = &b->a, *s = &b->b;
    if (!finite_segment(a) || !finite_segment(b) || !segment_boxes_meet(a, b) ||
        X(orient3d)(p, q, r, s) != 0)
        return false;
    for (int axis = 0; axis < 3; axis++) {
        if (projected_side(p, q, r, axis) * projected_side(p, q, s, axis) > 0 ||
            projected_side(r, s, p, axis) * projected_side(r, s, q, axis) > 0)
            return false;
    }
    return true;
}
#endif

#define EXACT
#include "rows/overlap_segment_segment.inc"
