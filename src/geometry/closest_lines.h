/* geometry/closest_lines.h - where is w + s u - t v least, for shares s and t within their ends?
 *
 * That is the difference of two points of segments or lines with the directions u and v that begin
 * w apart; and also that of a point from a parallelogram with the sides -u and v, with w from its
 * corner to the point.
 *
 * Three steps find the least: s where the lines are nearest, clamped to its ends; t where that is
 * nearest to the second line, clamped; and s once more where that is nearest to the first (Ericson,
 * Real-Time Collision Detection, 5.1.9, without the branches: where nothing was clamped the last
 * step changes nothing but rounding).
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
 * is within 4 epsilon of |w| and the lengths that s and t may walk. */
#ifndef ISECT_GEOMETRY_CLOSEST_LINES_H
#define ISECT_GEOMETRY_CLOSEST_LINES_H

#include "core/vec3.h"

typedef struct Ends {
    num least, most;
} Ends;

typedef struct Shares {
    num s, t;
    Vec3 offset;
    num sine2; /* the square of the sine of the angle of u and v */
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
