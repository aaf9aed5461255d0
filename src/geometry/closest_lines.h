/* geometry/closest_lines.h - the minimum of |w + s u - t v|, for parameters s and t within their
 * ranges.
 *
 * The vector is the offset between points of two segments or lines with the directions u and v,
 * whose origins differ by w. It is also the offset of a point from a parallelogram with the sides
 * -u and v, where w goes from its corner to the point.
 *
 * Three steps find the minimum: s of the closest point of the lines, clamped to its range; t of the
 * point of the second line nearest to that, clamped; and s again of the point of the first line
 * nearest to that (Ericson, Real-Time Collision Detection, 5.1.9, without the branches: where
 * nothing was clamped the last step changes rounding alone).
 *
 * Nearly parallel lines are the difficult case. The determinant |u|^2 |v|^2 - (u . v)^2 of the
 * textbook loses all digits at an angle of sqrt(epsilon), and the distance loses half of its digits
 * with it. Therefore s is computed perpendicular to v: u' = u - (u . v / |v|^2) v, w' likewise, and
 * s = -(w' . u') / |u'|^2. Let the lines be e apart at an angle with the sine `sin`:
 *
 *   error of u', w'            epsilon of |u|, |w|
 *   error of s |u|             about epsilon e / sin^2
 *   added to distance^2        (epsilon e / sin)^2
 *                              but at most (|u| sin)^2, the width seen along v
 *   the smaller of both        <= e |u| epsilon
 *   error of the distance      <= |u| epsilon / 2, at all angles
 *
 * The other two steps project a point onto a segment and are as accurate (closest/point_segment.c).
 * The distance is within 4 epsilon of |w| plus the lengths over which s and t range. */
#ifndef ISECT_GEOMETRY_CLOSEST_LINES_H
#define ISECT_GEOMETRY_CLOSEST_LINES_H

#include "core/vec3.h"

typedef struct Ends {
    num least, most;
} Ends;

typedef struct Shares {
    num s, t;
    Vec3 offset;
    num sine2; /* the squared sine of the angle between u and v */
} Shares;

FORMULA Ends ends(real least, real most)
{
    return (Ends){splat(least), splat(most)};
}

FORMULA Shares shares_of(Vec3 u, Vec3 v, Vec3 w, Ends of_s, Ends of_t)
{
    const num all = splat(1);
    num uv = dot(u, v), per_uu = ratio(all, dot(u, u)), per_vv = ratio(all, dot(v, v));
    num u_on_v = uv * per_vv, w_on_v = dot(w, v) * per_vv;
    num v_on_u = uv * per_uu, w_on_u = dot(w, u) * per_uu;
    Vec3 across = mad(u, -u_on_v, v), beside = mad(w, -w_on_v, v);
    num wide2 = dot(across, across), s = ratio(-dot(beside, across), wide2);
    s = clamp(s, of_s.least, of_s.most);
    num t = clamp(s * u_on_v + w_on_v, of_t.least, of_t.most);
    s = clamp(t * v_on_u - w_on_u, of_s.least, of_s.most);
    return (Shares){s, t, mad(mad(w, -t, v), s, u), wide2 * per_uu};
}

#endif
