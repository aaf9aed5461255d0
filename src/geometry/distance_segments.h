/* geometry/distance_segments.h - tests whether a segment is within reach of another.
 *
 * Two segments a + s u and c + t v, s and t in [0, 1], are closest at an end of one of them, or
 * where the common perpendicular of their lines meets the interior of both. The filter finds s and
 * t in turn, each clamped (Ericson 2005). For all s and t in [0, 1], q = w + s u - t v with the
 * offset w = a - c is the offset of two points of the segments: if it is within reach, so are the
 * segments. The squared distance is convex in s and t, so that no step to other s' and t' lowers it
 * by more than its slope:
 *
 *     least squared distance >= |q|^2 + 2 q . u (s' - s) - 2 q . v (t' - t)
 *                            >= |q|^2 - 2 max(s q . u, (s - 1) q . u)
 *                                     - 2 max(-t q . v, (1 - t) q . v)
 *
 * With e = epsilon for one operation in the worst rounding direction (a fused one counts as two),
 * lengths W, U, V, Q <= 1.8 L, and L^2 = W^2 + U^2 + V^2, U + V <= 1.5 L:
 *
 *     differences e, product e, sums e     |err(q)| <= e (3W + 4U + 3V) <= 5.9e L
 *     |q|^2                                2Q |err(q)| + 3e Q^2 <= 32e L^2
 *     slopes 4e Q U, of q |err(q)| U,
 *     products 2e, those of v              2 (6e Q + |err(q)|) (U + V) <= 51e L^2
 *     sums, reach^2, difference            4e (Q^2 + 2 Q (U + V) + r^2) <= 35e L^2 + 4e r^2
 *     second order                         bound = 128e (L^2 + r^2) + tiny
 *
 * The exact form decides the rest: the segments are within reach if one of the four ends is within
 * reach of the other segment, or if the closest points of the lines lie between all four ends and
 * are within reach. They lie between the ends if
 *
 *     after a     n . (m x v) > 0 for m from c to a, n = u x v
 *     before b    n . (m x v) < 0 for m from c to b
 *     after c     n . (m x u) < 0 for m from c to a
 *     before d    n . (m x u) > 0 for m from d to a */
#ifndef ISECT_GEOMETRY_DISTANCE_SEGMENTS_H
#define ISECT_GEOMETRY_DISTANCE_SEGMENTS_H

#include "geometry/distance_segment.h"
#include "geometry/normal.h"

/* x slope minus the minimum of y slope over y in [0, 1]. */
FORMULA num greatest_fall(num x, num slope)
{
    return num_max(x * slope, (x - 1) * slope);
}

FORMULA mask segments_within(Vec3 a, Vec3 b, Vec3 c, Vec3 d, num reach, mask *unsure)
{
    const num zero = splat(0), one = splat(1);
    const Vec3 u = sub(b, a), v = sub(d, c), w = sub(a, c);
    const num uu = dot_fused(u, u), vv = dot_fused(v, v), uv = dot_fused(u, v);
    const num uw = dot_fused(u, w), vw = dot_fused(v, w);
    const num first = clamp((uv * vw - uw * vv) / (uu * vv - uv * uv), zero, one); /* 0 / 0: 0 */
    const num t = clamp((first * uv + vw) / vv, zero, one);
    const num s = clamp((t * uv - uw) / uu, zero, one);
    const Vec3 q = mad_fused(mad_fused(w, s, u), -t, v);
    const num distance2 = dot_fused(q, q), reach2 = reach * reach;
    const num fall = greatest_fall(s, dot_fused(q, u)) + greatest_fall(t, -dot_fused(q, v));
    const num bound = 128 * REAL_EPSILON * (dot_fused(w, w) + uu + vv + reach2) + REAL_MIN;
    const mask within = surely_less(distance2, reach2, bound);
    const mask apart = surely_less(reach2, distance2 - 2 * fall, bound);
    const mask sound = bound <= REAL_EPSILON * REAL_MAX;
    *unsure = mask_not(sound & (within | apart));
    return sound & within;
}

#if LANES == 1 && ISECT_DOUBLE
/* Limbs in use:
 *
 *     15 differences, normal                   15 * 33 + 3 * 66
 *     a side, or the height                    595 or 892
 *     total, more than segment_within_exactly  1585 */
static inline bool segments_within_exactly(Limbs *limbs, Number3 a, Number3 b, Number3 c, Number3 d,
                                           Number reach)
{
    const int mark = limbs->used;
    Number3 u = isect_number3_minus(limbs, b, a), v = isect_number3_minus(limbs, d, c);
    Number3 ac = isect_number3_minus(limbs, a, c), ad = isect_number3_minus(limbs, a, d);
    Number3 bc = isect_number3_minus(limbs, b, c), normal = isect_number3_cross(limbs, u, v);
    if (side_exactly(limbs, normal, ac, v) < 0 && side_exactly(limbs, normal, bc, v) > 0 &&
        side_exactly(limbs, normal, ac, u) < 0 && side_exactly(limbs, normal, ad, u) > 0)
        return height_within_exactly(limbs, normal, ac, reach);
    limbs->used = mark;
    const Number3 centre[4] = {a, b, c, d}, from[4] = {c, c, a, a}, to[4] = {d, d, b, b};
    for (int i = 0; i < 4; i++, limbs->used = mark)
        if (segment_within_exactly(limbs, centre[i], from[i], to[i], reach))
            return true;
    return false;
}
#endif

#endif
