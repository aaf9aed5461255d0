/* closest/segment_segment.c - which points of two segments in space are nearest?
 *
 * With u and v from end to end, and w from the first end of b to that of a, the way from b to a at
 * the shares s and t is w + s u - t v. Three steps find the least: s where the lines are nearest,
 * clamped to the segment; t where b is nearest to that, clamped; and s once more where a is nearest
 * to that (Ericson, Real-Time Collision Detection, 5.1.9, without the branches: where nothing was
 * clamped the last step changes nothing but rounding).
 *
 * Lines that are nearly parallel are where this goes wrong: the textbook's determinant
 * |u|^2 |v|^2 - (u . v)^2 loses all digits at an angle of a root of epsilon, and with it the
 * distance half of its digits. So s is found at right angles to v: u' = u - (u . v / |v|^2) v and
 * w' likewise are off by an epsilon of |u| and |w|, and s = -(w' . u') / |u'|^2 is as good as u',
 * that is, off by about e / sin^2 if the lines are e apart at an angle, in epsilon of |u|. Walking
 * s that far beside v adds to the squared distance the square of epsilon e / sin, and no more than
 * the square of |u| sin, the whole width of a seen along v; the smaller of the two is never more
 * than e |u| epsilon. The distance is off by half of |u| epsilon then, at all angles. The other two
 * steps project a point on a segment, each as sure as that (closest/point_segment.c). The distance
 * is within 4 epsilon of |u| + |v| + |w|. Whether the segments meet is decided exactly
 * (overlap/segment_segment.c). */
#include "closest/nearest.h"
#include "overlap/flat.h"

typedef struct Shares {
    num s, t;
    Vec3 way;
} Shares;

FORMULA Shares shares_of(Vec3 u, Vec3 v, Vec3 w)
{
    const num none = splat(0), all = splat(1);
    num uv = dot(u, v), per_uu = ratio(all, dot(u, u)), per_vv = ratio(all, dot(v, v));
    num u_on_v = uv * per_vv, w_on_v = dot(w, v) * per_vv;
    num v_on_u = uv * per_uu, w_on_u = dot(w, u) * per_uu;
    Vec3 across = mad(u, -u_on_v, v), beside = mad(w, -w_on_v, v);
    num s = between(ratio(-dot(beside, across), dot(across, across)), none, all);
    num t = between(s * u_on_v + w_on_v, none, all);
    s = between(t * v_on_u - w_on_u, none, all);
    return (Shares){s, t, mad(mad(w, -t, v), s, u)};
}

FORMULA Nearest closest_segment_segment(const Segment *a, const Segment *b, mask *unsure)
{
    Vec3 u = sub(a->b, a->a), v = sub(b->b, b->a), w = sub(a->a, b->a);
    Shares at = shares_of(u, v, w);
    num distance2 = dot(at.way, at.way);
    *unsure = mask_not(surely_apart(distance2, dot(u, u) + dot(v, v) + dot(w, w)));
    return nearest_of(point_between(a->a, a->b, at.s, u), point_between(b->a, b->b, at.t, v),
                      distance2);
}

#if LANES == 1
Nearest X(closest_segment_segment_exact)(const Segment *a, const Segment *b)
{
    Vec3 p[] = {a->a, a->b, b->a, b->b};
    if (!finite3(p[0]) || !finite3(p[1]) || !finite3(p[2]) || !finite3(p[3]))
        return nearest_miss();
    const int down = fit_points(p, 4);
    Vec3 way[] = {sub(p[1], p[0]), sub(p[3], p[2]), sub(p[0], p[2])};
    const int fitted = down + fit_ways(way, 3);
    const Shares at = shares_of(way[0], way[1], way[2]);
    const Vec3 on_a = unfitted_between(a->a, a->b, at.s, down);
    if (X(overlap_segment_segment_exact)(a, b))
        return nearest_at(on_a);
    return nearest_of(on_a, unfitted_between(b->a, b->b, at.t, down),
                      unfitted2(dot(at.way, at.way), fitted));
}
#endif

#define PAIR closest_segment_segment
#define A Segment
#define B Segment
#define ANSWER Nearest
#define EXACT
#include "core/pair.inc"
