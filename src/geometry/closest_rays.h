/* geometry/closest_rays.h - the closest points of two rays in exact arithmetic. A segment is a ray
 * with t in [0, 1]; a parallelogram is two rays (closest/point_rectangle.c).
 *
 * With w from the second origin to the first, w + s u - t v is shortest where it is perpendicular
 * to both directions: with n = u x v at s = (v x w) . n / |n|^2 and t = (u x w) . n / |n|^2.
 *
 * - If both are in their ranges, they are the result.
 * - If s is not, it is set to the end of its range, and t is the projection of that point onto the
 *   other ray.
 * - If t is not in its range, it is set to the end of that range, and s is the projection of that
 *   point.
 * - Parallel rays, and rays that are points, have n = 0. Then any s is a start: 0, clamped to the
 *   range of s. Either its projection is nearest, or the projection of the end is.
 *
 * So s and t are integers over a common denominator, which is 1, |u|^2, |v|^2 or |n|^2, and so are
 * the offset and the points. They are rounded once, from two numbers of 53 bits, with an error of
 * at most 3 epsilon of double. The rays meet if the offset is zero.
 *
 * Limbs in use (exact/number.h):
 *
 *     a coordinate                                      33
 *     n, v x w and u x w                                3 * 66 each
 *     |n|^2, s and t                                    132
 *     numbers for the ends of the ranges                less than 500 together
 *     the offset over |n|^2 and its parts               6 * 165
 *     its square, with intermediate results             3 * 330
 *                                                       less than 3700 */
#ifndef ISECT_GEOMETRY_CLOSEST_RAYS_H
#define ISECT_GEOMETRY_CLOSEST_RAYS_H

#include "core/power.h"
#include "exact/number.h"
#include "geometry/scale.h"

typedef struct ClosestRays {
    Limbs limbs;
    int unit;              /* the binary exponent of lengths */
    Number3 a, b, u, v, w; /* origins, directions, the offset from b to a */
    Number s, t, per;      /* the closest points are at s / per and t / per */
    Number3 offset;        /* offset / per */
} ClosestRays;

/* x / y, or an end of the range over 1. */
typedef struct Share {
    Number x, y;
    bool fixed; /* y is 1 */
} Share;

/* True if x / y is beyond the end of the range. */
static inline bool beyond(Limbs *limbs, Number x, Number y, real end, int side)
{
    const int mark = limbs->used;
    if (isinf(end))
        return false;
    const Number most = isect_number_times(limbs, isect_number(limbs, (double)end, 0), y);
    const int sign = isect_number_compare(limbs, x, most);
    limbs->used = mark;
    return sign * side > 0;
}

/* x / y, or 0 if y is 0, clamped to the range of the ray. */
static inline Share share_within(Limbs *limbs, Number x, Number y, const Ray *ray)
{
    const Number one = isect_number(limbs, 1, 0), zero = isect_number(limbs, 0, 0);
    const bool fixed = isect_number_sign(y) == 0;
    const Share share = {fixed ? zero : x, fixed ? one : y, fixed};
    if (beyond(limbs, share.x, share.y, ray->t_min, -1))
        return (Share){isect_number(limbs, (double)ray->t_min, 0), one, true};
    if (beyond(limbs, share.x, share.y, ray->t_max, 1))
        return (Share){isect_number(limbs, (double)ray->t_max, 0), one, true};
    return share;
}

/* x s + y */
static inline Number line_at(Limbs *limbs, Number x, Number s, Number y)
{
    return isect_number_add(limbs, isect_number_times(limbs, x, s), y);
}

static inline void find_shares(ClosestRays *r, const Ray *a, const Ray *b)
{
    Limbs *limbs = &r->limbs;
    const Number3 n = isect_number3_cross(limbs, r->u, r->v);
    const Number nn = isect_number3_dot(limbs, n, n), uv = isect_number3_dot(limbs, r->u, r->v);
    const Number3 vw = isect_number3_cross(limbs, r->v, r->w);
    Share s = share_within(limbs, isect_number3_dot(limbs, vw, n), nn, a), t;
    if (s.fixed) {
        const Number wv = isect_number3_dot(limbs, r->w, r->v);
        t = share_within(limbs, line_at(limbs, uv, s.x, wv), isect_number3_dot(limbs, r->v, r->v),
                         b);
        s.x = isect_number_times(limbs, s.x, t.y);
    } else {
        const Number3 uw = isect_number3_cross(limbs, r->u, r->w);
        t = share_within(limbs, isect_number3_dot(limbs, uw, n), nn, b);
    }
    r->s = s.x, r->t = t.x, r->per = t.y;
    if (!t.fixed)
        return;
    const Number wu = isect_number_negated(isect_number3_dot(limbs, r->w, r->u));
    s = share_within(limbs, line_at(limbs, uv, t.x, wu), isect_number3_dot(limbs, r->u, r->u), a);
    r->s = s.x, r->t = isect_number_times(limbs, t.x, s.y), r->per = s.y;
}

/* per * from + share * dir */
static inline Number coordinate_over(ClosestRays *r, Number from, Number share, Number dir)
{
    const int mark = r->limbs.used;
    const Number step = isect_number_times(&r->limbs, share, dir);
    return isect_number_keep(&r->limbs, mark, line_at(&r->limbs, from, r->per, step));
}
static inline Number3 point_over(ClosestRays *r, Number3 from, Number share, Number3 dir)
{
    const Number x = coordinate_over(r, from.x, share, dir.x);
    const Number y = coordinate_over(r, from.y, share, dir.y);
    return (Number3){x, y, coordinate_over(r, from.z, share, dir.z)};
}

/* Computes the closest points of two rays of finite numbers. */
static inline void closest_rays(ClosestRays *r, const Ray *a, const Ray *b)
{
    const double length[12] = {(double)a->origin.x, (double)a->origin.y, (double)a->origin.z,
                               (double)a->dir.x,    (double)a->dir.y,    (double)a->dir.z,
                               (double)b->origin.x, (double)b->origin.y, (double)b->origin.z,
                               (double)b->dir.x,    (double)b->dir.y,    (double)b->dir.z};
    r->limbs.used = 0;
    r->unit = isect_number_unit(length, 12);
    r->a = isect_number3(&r->limbs, length, r->unit);
    r->u = isect_number3(&r->limbs, length + 3, r->unit);
    r->b = isect_number3(&r->limbs, length + 6, r->unit);
    r->v = isect_number3(&r->limbs, length + 9, r->unit);
    r->w = isect_number3_minus(&r->limbs, r->a, r->b);
    find_shares(r, a, b);
    r->offset = isect_number3_along(&r->limbs, point_over(r, r->w, r->s, r->u),
                                    isect_number_negated(r->t), r->v);
}

static inline real length_over(const ClosestRays *r, Number x)
{
    const Exact p = isect_number_rounded(x), q = isect_number_rounded(r->per);
    const double most = (double)REAL_MAX;
    const double length = times_power(p.mantissa / q.mantissa, p.exponent - q.exponent + r->unit);
    return (real)fmin(fmax(length, -most), most);
}
/* The point (per * from + share * dir) / per. */
static inline Vec3 rounded_point(ClosestRays *r, Number3 from, Number share, Number3 dir)
{
    const int mark = r->limbs.used;
    const Number3 p = point_over(r, from, share, dir);
    r->limbs.used = mark;
    return (Vec3){length_over(r, p.x), length_over(r, p.y), length_over(r, p.z)};
}
/* The squared length of the offset, which is not zero; the result is never 0 or infinite. */
static inline real rounded_distance2(ClosestRays *r)
{
    const int mark = r->limbs.used;
    const Exact p = isect_number_rounded(isect_number3_dot(&r->limbs, r->offset, r->offset));
    r->limbs.used = mark;
    const Exact q = isect_number_rounded(r->per);
    const double distance2 = times_power(p.mantissa / (q.mantissa * q.mantissa),
                                         p.exponent - 2 * q.exponent + 2 * r->unit);
    return (real)fmin(fmax(distance2, (double)LEAST_NUMBER), (double)REAL_MAX);
}

#endif
