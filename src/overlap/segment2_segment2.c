/* isect_overlap_segment2_segment2 - do two segments in the plane share a point?
 *
 * They do if and only if their boxes do, and neither has both ends strictly on one side of the
 * other's line. The four sides are signs of determinants of two rows; all rows are differences of
 * the four ends, and not larger than the box around both segments. Certain sides decide, and
 * comparisons; the rest is decided exactly. This holds for points and for collinear segments, too:
 * then all signs are zero, and the boxes decide. */
#include "exact/sides.h"
#include HEADER(exact)

FORMULA num side(Vec2 a, Vec2 b, Vec2 c)
{
    return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

FORMULA mask overlap_segment2_segment2(const Segment2 *a, const Segment2 *b, mask *unsure)
{
    const Vec2 p = a->a, q = a->b, r = b->a, s = b->b;
    num left_a = num_min(p.x, q.x), right_a = num_max(p.x, q.x);
    num left_b = num_min(r.x, s.x), right_b = num_max(r.x, s.x);
    num low_a = num_min(p.y, q.y), high_a = num_max(p.y, q.y);
    num low_b = num_min(r.y, s.y), high_b = num_max(r.y, s.y);
    mask boxes_meet =
        (left_a <= right_b) & (left_b <= right_a) & (low_a <= high_b) & (low_b <= high_a);

    num width = num_max(right_a, right_b) - num_min(left_a, left_b) + LEAST_IN_PLANE;
    num height = num_max(high_a, high_b) - num_min(low_a, low_b) + LEAST_IN_PLANE;
    num bound = 9 * REAL_EPSILON * (width * height);
    num pr = side(p, q, r), ps = side(p, q, s), rp = side(r, s, p), rq = side(r, s, q);
    num least_a = num_min(pr, ps), most_a = num_max(pr, ps);
    num least_b = num_min(rp, rq), most_b = num_max(rp, rq);
    mask sound = num_max(width, height) <= MOST_IN_PLANE;
    mask apart = on_one_side(least_a, most_a, bound) | on_one_side(least_b, most_b, bound);
    mask together =
        sound & on_both_sides(least_a, most_a, bound) & on_both_sides(least_b, most_b, bound);
    *unsure = boxes_meet & mask_not(together | (sound & apart));
    return boxes_meet & together;
}

#if LANES == 1
bool X(overlap_segment2_segment2_exact)(const Segment2 *a, const Segment2 *b)
{
    const Vec2 *p = &a->a, *q = &a->b, *r = &b->a, *s = &b->b;
    return finite2(*p) && finite2(*q) && finite2(*r) && finite2(*s) && /* the boxes meet already */
           X(orient2d)(p, q, r) * X(orient2d)(p, q, s) <= 0 &&
           X(orient2d)(r, s, p) * X(orient2d)(r, s, q) <= 0;
}
#endif

#define EXACT
#define SHARED_B
#include "rows/overlap_segment2_segment2.inc"
