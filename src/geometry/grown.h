/* geometry/grown.h - the part of a line inside a segment, a triangle or a parallelogram grown by r.
 * It is the hull of its parts in balls at the vertices, in tubes around the edges between their
 * ends, and in a prism on the face.
 *
 * The line is m + t d, with m relative to the first vertex. Error bounds of the distance from the
 * solid where the line enters and leaves, with S the sum of all lengths (cast/ray_capsule.c):
 *
 *     balls                                              17h S
 *     tubes                                              32h S
 *     heights in the prism: cross product, dot products  12h S
 *
 * A prism ends at the planes through its edges, which are off by 8h S. This adds nothing: a point
 * that near to an edge is in the tube around it, up to 8h S.
 *
 * In needles a cross product of edges loses all digits. Therefore the face is computed from u and w
 * = v - (v . u / |u|^2) u:
 *
 * - w is perpendicular to u up to 4h |v|. The face of u and w is that of a triangle as close to the
 *   given one.
 * - If w is longer than 8 epsilon |v|, the same step once more makes w perpendicular to rounding.
 * - If it is not, the triangle is a segment up to 16h |v|, and the tubes suffice.
 * - Where two edges are nearly parallel, an edge plane with a small error meets the other edge far
 *   away. So the prism is also limited to the extent of the face along u and along w. */
#ifndef ISECT_GEOMETRY_GROWN_H
#define ISECT_GEOMETRY_GROWN_H

#include "core/three.h"
#include "geometry/quadratic.h"

FORMULA Interval in_grown_segment(Vec3 m, const Direction *direction, Vec3 u, num r)
{
    const Interval balls =
        either(chord_in_ball(m, direction, r), chord_in_ball(sub(m, u), direction, r));
    return either(balls, along_side(m, direction->d, u, r));
}

/* The intersection of all three parts. */
FORMULA Interval in_all(const Interval *part, int n)
{
    num from[3], to[3];
    mask any[3];
    for (int j = 0; j < n; j++)
        from[j] = part[j].from, to[j] = part[j].to, any[j] = part[j].any;
    const num first = most_of(from, n), last = least_of(to, n);
    return (Interval){first, last, all_of(any, n) & (first <= last)};
}
/* The t at which three heights are in their ranges: at + t speed in [low, high]. Empty if a number
 * is not finite. */
FORMULA Interval in_ranges(const num *at, const num *speed, const num *low, const num *high, int n)
{
    Interval part[3];
    for (int j = 0; j < n; j++) {
        const Axial axial = {.height = at[j] - low[j], .last = at[j] - high[j], .speed = speed[j]};
        part[j] = between_ends(&axial);
        part[j].any &= (num_abs(at[j]) <= REAL_MAX) & (num_abs(speed[j]) <= REAL_MAX);
    }
    return in_all(part, n);
}

/* The part on the face: within r of its plane, and over the triangle of two edges or their
 * parallelogram. In n registers (core/three.h). */
FORMULA Interval in_prism(Vec3 m, Vec3 d, Vec3 u, Vec3 v, num r, bool triangle, int n)
{
    const num per_u = ratio(splat(1), dot(u, u)), share = dot(u, v) * per_u;
    Vec3 w = mad(v, -share, u);
    const mask wide = dot(w, w) >= 64 * REAL_EPSILON * REAL_EPSILON * dot(v, v);
    w = mad(w, -(dot(u, w) * per_u), u);
    const Vec3 normal = cross(u, w);
    const num nn = dot(normal, normal), per_w = ratio(splat(1), dot(w, w));
    const num t0 = dot(m, w) * per_w, t1 = dot(d, w) * per_w;
    const num x0 = dot(m, u) * per_u, x1 = dot(d, u) * per_u;
    const num s0 = x0 - share * t0, s1 = x1 - share * t1, zero = splat(0), one = splat(1);
    const num h0 = dot(m, normal), h1 = dot(d, normal), reach = r * num_sqrt(nn);
    const num inf = splat(REAL_INF);
    num at[3], speed[3], low[3], high[3], last = num_max(zero, share) + 1;
    if (triangle)
        last = num_max(one, share);
    three_of(at, h0, x0, t0, n), three_of(speed, h1, x1, t1, n);
    three_of(low, -reach, num_min(zero, share), zero, n);
    three_of(high, reach, last, one, n);
    Interval over = in_ranges(at, speed, low, high, n);
    if (triangle) { /* clipped by the third edge; twice, to make three */
        three_of(at, s0, s0 + t0, s0 + t0, n), three_of(speed, s1, s1 + t1, s1 + t1, n);
        three_of(low, zero, -inf, -inf, n), three_of(high, inf, one, one, n);
    } else {
        three_of(at, s0, s0, s0, n), three_of(speed, s1, s1, s1, n);
        three_of(low, zero, zero, zero, n), three_of(high, one, one, one, n);
    }
    over = both(over, in_ranges(at, speed, low, high, n));
    over.any &= wide & (nn >= REAL_MIN) & (nn <= REAL_MAX);
    return over;
}

/* The part around three edges. Edge j begins at the vertex that `start` is relative to; n registers
 * (core/three.h). */
FORMULA Interval around_edges(const Vec3 *start, const Vec3 *edge, const Direction *direction,
                              num r, int n)
{
    const num inf = splat(REAL_INF);
    num from[3], to[3];
    mask none[3];
    for (int j = 0; j < n; j++) {
        const Interval part = either(chord_in_ball(start[j], direction, r),
                                     along_side(start[j], direction->d, edge[j], r));
        from[j] = num_select(part.any, part.from, inf), to[j] = num_select(part.any, part.to, -inf);
        none[j] = mask_not(part.any);
    }
    return (Interval){least_of(from, n), most_of(to, n), mask_not(all_of(none, n))};
}

FORMULA Interval in_grown_triangle(Vec3 m, const Direction *direction, Vec3 u, Vec3 v, num r, int n)
{
    const num zero = splat(0);
    Vec3 start[3], edge[3];
    three_of3(start, m, sub(m, u), sub(m, v), n);
    three_of3(edge, u, sub(v, u), (Vec3){zero - v.x, zero - v.y, zero - v.z}, n);
    return either(around_edges(start, edge, direction, r, n),
                  in_prism(m, direction->d, u, v, r, true, n));
}

FORMULA Interval in_grown_parallelogram(Vec3 m, const Direction *direction, Vec3 u, Vec3 v, num r)
{
    const Vec3 m_u = sub(m, u), m_v = sub(m, v), d = direction->d;
    const Interval balls =
        either(either(chord_in_ball(m, direction, r), chord_in_ball(m_u, direction, r)),
               either(chord_in_ball(m_v, direction, r), chord_in_ball(sub(m_u, v), direction, r)));
    const Interval sides = either(either(along_side(m, d, u, r), along_side(m_v, d, u, r)),
                                  either(along_side(m, d, v, r), along_side(m_u, d, v, r)));
    return either(either(balls, sides), in_prism(m, d, u, v, r, false, 3));
}

#endif
