/* isect_cast_ray_cone - the part of a ray inside a solid cone.
 *
 * Let k be the sine and c the cosine of half the angle at the tip. A point is inside where c times
 * its distance from the axis is at most k times its height y over the tip: the difference is its
 * distance from the lateral surface. With start and direction decomposed perpendicular to the axis
 * and along it,
 *
 *     |c (m + t d)| <= k (y + t e),     a quadratic A t^2 + 2 B t + C <= 0 where y + t e >= 0.
 *
 * The quadratic also holds in the mirror image of the cone, which the planes at tip and base
 * exclude. The part between these planes is intersected with the interval between the roots if A >
 * 0, else with everything above the greater root or below the lesser, whichever leads to the base.
 *
 * A quarter of the discriminant, B^2 - A C, equals |k y c d - k e c m|^2 - |c m x c d|^2, by
 * Lagrange's identity; the difference with the smaller terms is used. The other may be all
 * rounding: if the ray is parallel to a line of the lateral surface, A and B nearly vanish, and the
 * squares of the identity do not.
 *
 * t counts in units of length from the point of the line nearest to the axis, or, where that is
 * beyond tip or base, from there. So no sum of the quadratic cancels: distances from the axis
 * increase from that point on.
 *
 * Error bounds, with S = |origin - tip| + |base - tip| + radius:
 *
 *     perpendicular parts                                10h S each
 *     heights                                            5h S
 *     the roots                                          16h S
 *     the length of dir                                  3h S
 *                                                        total less than 64h S */
#include "geometry/quadratic.h"

FORMULA Vec3 times(num s, Vec3 a)
{
    return (Vec3){s * a.x, s * a.y, s * a.z};
}

/* The t where |m + t d| <= y + t e; the height is monotone in t. */
FORMULA Interval under_slope(Vec3 m, Vec3 d, num y, num e)
{
    const num inf = splat(REAL_INF), zero = splat(0);
    Vec3 w = mad(times(y, d), -e, m);
    Vec3 v = cross(m, d);
    num a = dot(d, d) - e * e, b = dot(m, d) - y * e, c = dot(m, m) - y * y;
    num ww = dot(w, w), vv = dot(v, v);
    mask plain = b * b + num_abs(a * c) <= ww + vv;
    num quarter = num_select(plain, b * b - a * c, ww - vv);
    num root = num_sqrt(num_max(quarter, zero));
    num q = -num_select(b < 0, b - root, b + root);
    mask flat = (q == 0) & (a == 0); /* then the quadratic is constant */
    num t0 = num_select(flat, -inf, q / a), t1 = num_select(b == 0, -t0, c / q);
    num from = num_min(t0, t1), to = num_max(t0, t1);
    mask along = (a < 0) & (e > 0), against = (a < 0) & (e < 0);
    return (Interval){num_select(against | flat, -inf, num_select(along, to, from)),
                      num_select(along | flat, inf, num_select(against, from, to)),
                      num_select(flat, -c, num_select(a < 0, num_abs(quarter), quarter)) >= 0};
}

FORMULA Span cast_ray_cone(const Ray *ray, const Cone *cone)
{
    const num zero = splat(0);
    num r = cone->radius, dd = dot(ray->dir, ray->dir);
    mask still = dd < REAL_MIN;
    num per = num_select(still, zero, 1 / num_sqrt(dd));
    Vec3 u = sub(cone->base, cone->tip);
    Axial axial = axial_of(sub(ray->origin, cone->tip), times(per, ray->dir), u);
    Interval slab = between_ends(&axial);

    num nearest = -dot(axial.m, axial.d) / num_max(dot(axial.d, axial.d), splat(REAL_MIN));
    num start = num_min(num_max(nearest, slab.from), slab.to);
    num length = num_sqrt(dot(u, u)), slant = num_sqrt(dot(u, u) + r * r);
    mask ball = dot(u, u) < REAL_MIN;
    num cosine = num_select(ball, splat(1), length / slant);
    num slope = num_select(ball, zero, r / slant / length);
    num along = num_min(num_max(axial.height + start * axial.speed, zero), dot(u, u));
    num height = num_select(ball, r, slope * along);
    Vec3 m = mad(axial.m, start, axial.d);
    Interval side =
        under_slope(times(cosine, m), times(cosine, axial.d), height, slope * axial.speed);
    mask meet = both(side, (Interval){slab.from - start, slab.to - start, slab.any}).any;
    side.from = side.from + start, side.to = side.to + start;
    Interval part = both(side, slab);
    mask hit =
        meet & part.any & (r >= 0) & (r <= REAL_MAX) & (slant <= REAL_MAX) & (dd <= REAL_MAX);
    return span_where(hit, num_select(still, part.from, saturate(part.from * per)),
                      num_select(still, part.to, saturate(part.to * per)), ray);
}

#define SHARED_B
#include "rows/cast_ray_cone.inc"
