/* isect_closest_point_triangle - the point of a triangle nearest to a point.
 *
 * It is the projection of the point onto the plane of the triangle, if that is inside; else the
 * nearest point of the three edges (closest/point_segment.c). With u and v from the vertex a to b
 * and c, and w from a to the point, the projection is at a + s u + t v.
 *
 * In needles the cross product of the textbook loses all digits, and the projection with it.
 * Therefore t is computed perpendicular to u: with v' = v - (v . u / |u|^2) u, and w' likewise, t =
 * (w' . v') / |v'|^2, and s along u from the remainder. v' is off by an epsilon of |v|. If the
 * angle is so small that this matters, the whole triangle is as narrow as that, and the projection
 * and the edge are equally near (as for nearly parallel lines, closest/segment_segment.c). The
 * distance is within 4 epsilon of |u| + |v| + |w|. The decision whether the point is on the
 * triangle is exact (overlap/point_triangle.c). */
#include "closest/nearest.h"
#include "geometry/foot.h"
#include "overlap/exact.h"

/* The point of a foot; vertices are returned unchanged. */
FORMULA Vec3 point_of_foot(const Triangle *triangle, Vec3 u, Vec3 v, Foot foot)
{
    Vec3 p = mad(mad(triangle->a, foot.s, u), foot.t, v);
    p = select3(foot.s < 1, p, triangle->b);
    return select3(foot.t < 1, p, triangle->c);
}

FORMULA Nearest closest_point_triangle(const Point *point, const Triangle *triangle, mask *unsure)
{
    Vec3 u = sub(triangle->b, triangle->a), v = sub(triangle->c, triangle->a);
    Vec3 w = sub(*point, triangle->a);
    Foot foot = foot_of(u, v, w);
    *unsure = mask_not(surely_apart(foot.distance2, dot(u, u) + dot(v, v) + dot(w, w)));
    return nearest_of(*point, point_of_foot(triangle, u, v, foot), foot.distance2);
}

#if FOUR_SPREAD && ISECT_PUBLIC
FORMULA Foot foot_by(num offset, num s, num t)
{
    return (Foot){s, t, first_dot(offset, offset)};
}

/* The operations of foot_of; the case is plain if the triangle has three edges of positive
 * length. */
static bool closest_point_triangle_screen(const OnePoint *point, const OneTriangle *triangle,
                                          OneNearest *answer)
{
    const num none = splat(0), all = splat(1), p = spread_axes(point);
    const num a = load_four(&triangle->a.x), b = load_four(&triangle->b.x);
    const num c = load_last_three(&triangle->c.x), u = b - a, v = c - a, w = p - a, edge = v - u;
    const num uu = first_dot(u, u), vv = first_dot(v, v), ee = first_dot(edge, edge);
    const num uw = first_dot(w, u), per_uu = all / uu;
    const num on_u = clamp(uw / uu, none, all), on_v = clamp(first_dot(w, v) / vv, none, all);
    const num on_edge = clamp(first_dot(w - u, edge) / ee, none, all), rest = all - on_edge;
    const Foot on_ab = foot_by(w + -for_all(on_u) * u, on_u, none);
    const Foot on_ac = foot_by(w + -for_all(on_v) * v, none, on_v);
    const Foot on_bc = foot_by(w + -for_all(rest) * u + -for_all(on_edge) * v, rest, on_edge);

    const num across = v + -for_all(first_dot(u, v) * per_uu) * u;
    const num beside = w + -for_all(uw * per_uu) * u;
    const num t = first_dot(beside, across) / first_dot(across, across);
    const num s = first_dot(w + -for_all(t) * v, u) * per_uu;
    const Foot on_face = foot_by(w + -for_all(s) * u + -for_all(t) * v, s, t);
    const Foot foot = foot_inside(on_face, nearer(on_ab, nearer(on_ac, on_bc)));
    const num to_b = for_all(foot.s), to_c = for_all(foot.t);
    const num q = num_select(to_b < 1, a + to_b * u + to_c * v, b);
    *answer = nearest_spread(p, num_select(to_c < 1, q, c), foot.distance2);
    return mask_bits(surely_apart(foot.distance2, uu + vv + first_dot(w, w)) & (uu > 0) & (vv > 0) &
                     (ee > 0)) &
           1;
}
#define SCREEN
#endif

#if LANES == 1
Nearest X(closest_point_triangle_exact)(const Point *point, const Triangle *triangle)
{
    Vec3 p[] = {*point, triangle->a, triangle->b, triangle->c};
    if (!all_finite3(p, 4))
        return nearest_miss();
    if (X(overlap_point_triangle_exact)(point, triangle))
        return nearest_at(*point);
    const int down = fit_points(p, 4);
    const Vec3 u = sub(p[2], p[1]), v = sub(p[3], p[1]);
    Vec3 difference[] = {u, v, sub(p[0], p[1])};
    const int fitted = down + fit_differences(difference, 3);
    const Foot foot = foot_of(difference[0], difference[1], difference[2]);
    const Triangle fit = {p[1], p[2], p[3]};
    Vec3 b = unfitted(point_of_foot(&fit, u, v, foot), down);
    if (foot.t <= 0)
        b = unfitted_between(triangle->a, triangle->b, foot.s, down);
    else if (foot.t >= 1)
        b = triangle->c;
    return nearest_of(*point, b, unfitted2(foot.distance2, fitted));
}
#endif

#define EXACT
#define SHARED_A
#include "rows/closest_point_triangle.inc"
