/* isect_closest_ray_ray - the nearest points of two rays, lines, or parts of lines.
 *
 * With the directions u and v, and w from the second origin to the first, they minimize |w + s u -
 * t v| for s and t in the ranges (geometry/closest_lines.h). With infinite ranges the error of a
 * point of nearly parallel lines is not bounded: where the sine of their angle is below
 * sqrt(epsilon) the lane is unsure. In plain C the parameters are exact (geometry/closest_rays.h),
 * which also decides whether the rays meet and excludes overflow.
 *
 * Error bounds, with half an epsilon h, and the distance d:
 *
 *     u' and w', perpendicular to v                 3h |u| and 3h |w| across v, 8h along it
 *     s, the quotient of two dot products,
 *     moves a sideways by                           6h |w| + 10h |s u| + 3h d / sine
 *     the square of the last adds to d^2            less than 5h d^2
 *     a parameter computed from the other
 *     moves its point along the line by             10h of the other's error and 9h |w|
 *     the three are perpendicular                   14.2h (|w| + |s u| + |t v|)
 *     the offset itself, its length and square      3h and 2h of that
 *     the distance                                  10 epsilon (|w| + |s u| + |t v|)
 *     where it is zero                              13 epsilon of the root of the sum of squares
 *
 * surely_apart() counts distances within the last bound as unsure. */
#include "geometry/ray.h"
#include "closest/nearest.h"
#include "geometry/closest_lines.h"

FORMULA mask fair_square(num square)
{
    return (square > LEAST_SQUARE) & (square < MOST_SQUARE);
}

FORMULA Nearest closest_ray_ray(const Ray *a, const Ray *b, mask *unsure)
{
    const Vec3 u = a->dir, v = b->dir;
    const Ends of_s = {a->t_min, a->t_max}, of_t = {b->t_min, b->t_max};
    Vec3 w = sub(a->origin, b->origin);
    Shares at = shares_of(u, v, w, of_s, of_t);
    num uu = dot(u, u), vv = dot(v, v), distance2 = dot(at.offset, at.offset);
    num scale2 = dot(w, w) + at.s * uu * at.s + at.t * vv * at.t;
    mask normal = has_range(a) & has_range(b) & fair_square(uu) & fair_square(vv);
    *unsure = mask_not(normal & (at.sine2 > REAL_EPSILON) & surely_apart(distance2, scale2));
    return nearest_of(mad(a->origin, at.s, u), mad(b->origin, at.t, v), distance2);
}

#if LANES == 1
#include "geometry/closest_rays.h"

Nearest X(closest_ray_ray_exact)(const Ray *a, const Ray *b)
{
    ClosestRays r;
    if (!valid_ray(a) || !valid_ray(b))
        return nearest_miss();
    closest_rays(&r, a, b);
    const Vec3 on_a = rounded_point(&r, r.a, r.s, r.u);
    if (isect_number3_is_zero(r.offset))
        return nearest_at(on_a);
    const Vec3 on_b = rounded_point(&r, r.b, r.t, r.v);
    return nearest_of(on_a, on_b, rounded_distance2(&r));
}
#endif

#define EXACT
#include "rows/closest_ray_ray.inc"
