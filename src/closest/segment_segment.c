/* isect_closest_segment_segment - the nearest points of two segments in space.
 *
 * With u and v from end to end, and w from the first end of b to that of a, they minimize |w + s u
 * - t v| for s and t in [0, 1] (geometry/closest_lines.h). The decision whether the segments meet
 * is exact (overlap/segment_segment.c). */
#include "closest/nearest.h"
#include "geometry/closest_lines.h"
#include "overlap/exact.h"

FORMULA Nearest closest_segment_segment(const Segment *a, const Segment *b, mask *unsure)
{
    Vec3 u = sub(a->b, a->a), v = sub(b->b, b->a), w = sub(a->a, b->a);
    Shares at = shares_of(u, v, w, ends(0, 1), ends(0, 1));
    num distance2 = dot(at.offset, at.offset);
    *unsure = mask_not(surely_apart(distance2, dot(u, u) + dot(v, v) + dot(w, w)));
    return nearest_of(point_between(a->a, a->b, at.s, u), point_between(b->a, b->b, at.t, v),
                      distance2);
}

#if FOUR_SPREAD && (ISECT_PUBLIC || ISECT_DOUBLE) /* floats in four lanes, not in eight */
/* The operations of shares_of; the case is plain if the lines have a direction and are not
 * parallel. */
static bool closest_segment_segment_screen(const OneSegment *first, const OneSegment *second,
                                           OneNearest *answer)
{
    const num none = splat(0), all = splat(1);
    const num a = load_four(&first->a.x), b = load_last_three(&first->b.x);
    const num c = load_four(&second->a.x), e = load_last_three(&second->b.x);
    const num u = b - a, v = e - c, w = a - c;
    const num uu = first_dot(u, u), vv = first_dot(v, v), uv = first_dot(u, v);
    const num per_uu = all / uu, per_vv = all / vv;
    const num u_on_v = uv * per_vv, w_on_v = first_dot(w, v) * per_vv;
    const num v_on_u = uv * per_uu, w_on_u = first_dot(w, u) * per_uu;
    const num across = u + -for_all(u_on_v) * v, beside = w + -for_all(w_on_v) * v;
    const num wide2 = first_dot(across, across);
    const num near = clamp(-first_dot(beside, across) / wide2, none, all);
    const num t = clamp(near * u_on_v + w_on_v, none, all);
    const num s = for_all(clamp(t * v_on_u - w_on_u, none, all)), at = for_all(t);
    const num offset = w + -at * v + s * u, distance2 = first_dot(offset, offset);
    *answer = nearest_spread(between_spread(a, b, s, u), between_spread(c, e, at, v), distance2);
    return mask_bits(surely_apart(distance2, uu + vv + first_dot(w, w)) & (uu > 0) & (vv > 0) &
                     (wide2 > 0)) &
           1;
}
#define SCREEN
#endif

#if LANES == 1
Nearest X(closest_segment_segment_exact)(const Segment *a, const Segment *b)
{
    Vec3 p[] = {a->a, a->b, b->a, b->b};
    if (!all_finite3(p, 4))
        return nearest_miss();
    const int down = fit_points(p, 4);
    Vec3 difference[] = {sub(p[1], p[0]), sub(p[3], p[2]), sub(p[0], p[2])};
    const int fitted = down + fit_differences(difference, 3);
    const Shares at =
        shares_of(difference[0], difference[1], difference[2], ends(0, 1), ends(0, 1));
    const Vec3 on_a = unfitted_between(a->a, a->b, at.s, down);
    if (X(overlap_segment_segment_exact)(a, b))
        return nearest_at(on_a);
    return nearest_of(on_a, unfitted_between(b->a, b->b, at.t, down),
                      unfitted2(dot(at.offset, at.offset), fitted));
}
#endif

#define EXACT
#define ONE_BY_ISA
#define NO_SPREAD
#include "rows/closest_segment_segment.inc"
