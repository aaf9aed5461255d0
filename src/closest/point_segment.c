/* isect_closest_point_segment - the point of a segment nearest to a point.
 *
 * With w from the first end to the point and d from end to end, it is at the parameter t = (w . d)
 * / (d . d) of the segment, clamped to [0, 1].
 *
 * Error bounds, with half an epsilon h:
 *
 *     t |d|: two sums of products, quotient       6h |w| at most, along the segment, which changes
 *                                                 the distance by as much only where it is nearly 0
 *     the offset w - t d: differences, product    h |w| + 3h |d| more
 *     the distance                                4 epsilon (|w| + |d|)
 *
 * The decision whether the point is on the segment is exact (overlap/point_segment.c). */
#include "closest/nearest.h"
#include "overlap/exact.h"

FORMULA Nearest closest_point_segment(const Point *point, const Segment *segment, mask *unsure)
{
    Vec3 w = sub(*point, segment->a), d = sub(segment->b, segment->a);
    num t = share_along(w, d);
    Vec3 offset = mad(w, -t, d);
    num distance2 = dot(offset, offset);
    *unsure = mask_not(surely_apart(distance2, dot(w, w) + dot(d, d)));
    return nearest_of(*point, point_between(segment->a, segment->b, t, d), distance2);
}

#if FOUR_SPREAD && ISECT_PUBLIC
static bool closest_point_segment_screen(const OnePoint *point, const OneSegment *segment,
                                         OneNearest *answer)
{
    const num p = spread_axes(point), a = load_four(&segment->a.x);
    const num b = load_last_three(&segment->b.x), w = p - a, d = b - a, dd = first_dot(d, d);
    const num share = for_all(clamp(first_dot(w, d) / dd, splat(0), splat(1)));
    const num offset = w + -share * d, distance2 = first_dot(offset, offset);
    *answer = nearest_spread(p, between_spread(a, b, share, d), distance2);
    return mask_bits(surely_apart(distance2, first_dot(w, w) + dd) & (dd > 0)) & 1;
}
#define SCREEN
#endif

#if LANES == 1
Nearest X(closest_point_segment_exact)(const Point *point, const Segment *segment)
{
    Vec3 p[] = {*point, segment->a, segment->b};
    if (!all_finite3(p, 3))
        return nearest_miss();
    if (X(overlap_point_segment_exact)(point, segment))
        return nearest_at(*point);
    const int down = fit_points(p, 3);
    Vec3 difference[] = {sub(p[0], p[1]), sub(p[2], p[1])};
    const int fitted = down + fit_differences(difference, 2);
    const real t = share_along(difference[0], difference[1]);
    const Vec3 off = mad(difference[0], -t, difference[1]);
    return nearest_of(*point, unfitted_between(segment->a, segment->b, t, down),
                      unfitted2(dot(off, off), fitted));
}
#endif

#define EXACT
#define SHARED_A
#include "rows/closest_point_segment.inc"
