/* geometry/plane_height.h - the heights of points, boxes and balls over a plane, with their error
 * bounds.
 *
 * The height of a point is normal . x + d, in units of the normal, which need not be unit. A convex
 * body has an interval of heights. The surface meets it unless the interval is above or below zero.
 *
 *     box     the least height is at `lower` where the normal is positive along an axis, else at
 *             `upper`; the greatest is at the opposite corner
 *     ball    height of the centre -+ reach, with reach = radius |normal|
 *
 * Error bounds, with unit roundoff h, S = sum of the absolute products, e = 2h = epsilon:
 *
 *     1 product, 3 sums               |err(height)| <= 4h S, twice that if rounded otherwise: 4e S
 *     with terms of second order      bound = 6e S + tiny, tiny = the least normal number
 *     |normal|^2, its root, product   |err(reach)| <= (3h / 2 + 2h) reach <= 4h reach
 *     sum with the height             |err| <= 4h S + 4h reach + h (S + reach), twice that if
 *                                     rounded otherwise: 5e (S + reach)
 *                                     bound = 6e (S + reach) + tiny
 *
 * A product fused with a sum has a smaller error. Some rounding directions round overflow to a
 * finite number: a bound of epsilon times the largest number, or more, counts as infinite, as does
 * NaN. If |normal|^2 under- or overflows, nothing is certain of a ball. Heights within the bound,
 * among them all that are zero, are decided exactly. */
#ifndef ISECT_GEOMETRY_PLANE_HEIGHT_H
#define ISECT_GEOMETRY_PLANE_HEIGHT_H

#include "core/answers.h"
#include "exact/sides.h"

/* An interval of heights, and the error bound of both ends. */
typedef struct Heights {
    num least, most, bound;
} Heights;

FORMULA num sound_bound(num bound)
{
    return num_select(bound <= REAL_EPSILON * REAL_MAX, bound, splat(REAL_INF));
}

FORMULA Heights point_heights(const Plane *plane, Vec3 p)
{
    num height = dot(plane->normal, p) + plane->d;
    num size = dot_abs(plane->normal, p) + num_abs(plane->d);
    return (Heights){height, height, sound_bound(6 * REAL_EPSILON * size + REAL_MIN)};
}

/* Where the normal is 0 along an axis, infinite bounds have no effect: min and max prefer a number
 * to NaN. */
FORMULA Heights box_heights(const Plane *plane, const Aabb *aabb)
{
    const Vec3 n = plane->normal, lower = aabb->lower, upper = aabb->upper;
    const Vec3 low = mul3(n, lower), high = mul3(n, upper);
    num least = sum3(min_of(low, high)) + plane->d, most = sum3(max_of(low, high)) + plane->d;
    num size = sum3(max_of(abs_of(low), abs_of(high))) + num_abs(plane->d);
    return (Heights){least, most, sound_bound(6 * REAL_EPSILON * size + REAL_MIN)};
}

/* The height of the centre, the extent of the ball above and below it, and the error bound of
 * both. */
FORMULA num ball_height(const Plane *plane, const Sphere *sphere, num *reach, num *bound)
{
    const Vec3 n = plane->normal, c = sphere->center;
    const num nn = dot(n, n), size = dot_abs(n, c) + num_abs(plane->d);
    const mask sized = (nn > REAL_MIN / REAL_EPSILON) & (nn < REAL_MAX / 16);
    *reach = sphere->radius * num_sqrt(nn);
    *bound = sound_bound(
        num_select(sized, 6 * REAL_EPSILON * (size + *reach) + REAL_MIN, splat(REAL_INF)));
    return dot(n, c) + plane->d;
}
FORMULA Heights ball_heights(const Plane *plane, const Sphere *sphere)
{
    num reach, bound, height = ball_height(plane, sphere, &reach, &bound);
    return (Heights){height - reach, height + reach, bound};
}
/* True where the surface certainly meets a ball. */
FORMULA mask surface_meets_ball(const Plane *plane, const Sphere *sphere, mask *unsure)
{
    num reach, bound, height = ball_height(plane, sphere, &reach, &bound);
    num gap = num_abs(height) - reach;
    *unsure = mask_not(num_abs(gap) > bound);
    return gap < 0;
}

/* The heights of the hull of two sets. The bounds are added, so that NaN in one of them is in the
 * sum. */
FORMULA Heights both_heights(Heights a, Heights b)
{
    return (Heights){num_min(a.least, b.least), num_max(a.most, b.most), a.bound + b.bound};
}

/* True where the surface certainly meets a set with these heights. */
FORMULA mask surface_meets(Heights heights, mask *unsure)
{
    num gap = num_max(heights.least, -heights.most);
    *unsure = mask_not(num_abs(gap) > heights.bound);
    return gap < 0;
}

/* The side of a set with these heights; those on the surface, or within the bound, are unsure. */
FORMULA Side side_of_heights(Heights heights, mask valid, mask *unsure)
{
    mask low = valid & (heights.least < 0), high = valid & (heights.most < 0);
    *unsure = mask_not(num_min(num_abs(heights.least), num_abs(heights.most)) > heights.bound);
    return side_where(low, high);
}

/* The side of a ball: OUTSIDE or INSIDE if its centre is farther from the surface than its extent,
 * else STRADDLES. */
FORMULA Side side_of_ball(const Plane *plane, const Sphere *sphere, mask *unsure)
{
    num reach, bound, height = ball_height(plane, sphere, &reach, &bound);
    const num gap = num_abs(height) - reach;
    *unsure = mask_not(num_abs(gap) > bound);
    return side_where((sphere->radius >= 0) & (num_min(gap, height) < 0),
                      num_max(height, -gap) < 0);
}

#if LANES == 1
#include "exact/sum.h"

/* The sign of normal . corner + d. An infinite coordinate counts only if the normal is not 0 along
 * that axis; then the result is `infinite`. */
static inline int corner_sign(const Plane *plane, Vec3 corner, int infinite)
{
    const double n[3] = {(double)plane->normal.x, (double)plane->normal.y, (double)plane->normal.z};
    const double p[3] = {(double)corner.x, (double)corner.y, (double)corner.z};
    double sum = (double)plane->d, size = fabs(sum);
    Term terms[4] = {{(double)plane->d, 1, 1}};
    int count = 1;
    for (int i = 0; i < 3; i++) {
        if (n[i] == 0)
            continue;
        if (isinf(p[i]))
            return infinite;
        terms[count++] = (Term){n[i], p[i], 1};
        sum += n[i] * p[i];
        size += fabs(n[i] * p[i]);
    }
    /* products of floats neither underflow nor overflow */
    const double tiny = ISECT_DOUBLE ? DBL_MIN : 0;
    if (fabs(sum) > 6 * DBL_EPSILON * size + tiny && size <= DBL_EPSILON * DBL_MAX)
        return sum > 0 ? 1 : -1;
    return isect_exact_sign(terms, count);
}
/* The sign of the height of a point. */
static inline int point_sign(const Plane *plane, const Vec3 *p)
{
    return corner_sign(plane, *p, 0);
}

/* The side of a set whose least and greatest heights have these signs. */
static inline isect_side side_of_signs(int least, int most)
{
    if (most <= 0)
        return most ? ISECT_INSIDE : ISECT_TANGENT_INSIDE;
    return least < 0 ? ISECT_STRADDLES : least ? ISECT_OUTSIDE : ISECT_TANGENT_OUTSIDE;
}
/* The side of the convex hull of at least one point. */
static inline isect_side points_side(const Plane *plane, const Vec3 *points, size_t count)
{
    int least = 1, most = -1;
    for (size_t i = 0; i < count && (least >= 0 || most <= 0); i++) {
        const int sign = point_sign(plane, &points[i]);
        least = sign < least ? sign : least;
        most = sign > most ? sign : most;
    }
    return side_of_signs(least, most);
}

static inline isect_side box_side_exactly(const Plane *plane, const Aabb *aabb)
{
    const Vec3 n = plane->normal, lower = aabb->lower, upper = aabb->upper;
    Vec3 first = {n.x > 0 ? lower.x : upper.x, n.y > 0 ? lower.y : upper.y,
                  n.z > 0 ? lower.z : upper.z};
    Vec3 last = {n.x > 0 ? upper.x : lower.x, n.y > 0 ? upper.y : lower.y,
                 n.z > 0 ? upper.z : lower.z};
    return side_of_signs(corner_sign(plane, first, -1), corner_sign(plane, last, 1));
}
#endif

#if LANES == 1 && ISECT_DOUBLE
#include "exact/number.h"

/* The exact side of a ball, without a root. It straddles if height^2 < radius^2 |normal|^2 for its
 * centre, touches if they are equal, and is else on the side of its centre. Limbs in use, for
 * factors without a unit:
 *
 *     8 numbers                                       16
 *     normal . centre during it, height               3 * 68 + 1, then 68 + 69
 *     height^2, radius^2                              138 + 68
 *     |normal|^2, times radius^2, difference          68 + 136 + 139
 *     total                                           702 */
static inline isect_side ball_side_exactly(const Plane *plane, const Sphere *sphere)
{
    const double n[] = {plane->normal.x, plane->normal.y, plane->normal.z};
    const double c[] = {sphere->center.x, sphere->center.y, sphere->center.z};
    Limbs limbs;
    limbs.used = 0;
    const Number3 normal = isect_number3(&limbs, n, 0), centre = isect_number3(&limbs, c, 0);
    const Number radius = isect_number(&limbs, sphere->radius, 0);
    const Number d = isect_number(&limbs, plane->d, 0);
    const Number height = isect_number_add(&limbs, isect_number3_dot(&limbs, normal, centre), d);
    const Number height2 = isect_number_times(&limbs, height, height);
    const Number reach2 = isect_number_times(&limbs, isect_number_times(&limbs, radius, radius),
                                             isect_number3_dot(&limbs, normal, normal));
    const int beyond = isect_number_compare(&limbs, height2, reach2);
    if (beyond < 0)
        return ISECT_STRADDLES;
    if (isect_number_sign(height) > 0)
        return beyond ? ISECT_OUTSIDE : ISECT_TANGENT_OUTSIDE;
    return beyond ? ISECT_INSIDE : ISECT_TANGENT_INSIDE;
}
/* The side of the hull of two balls of one radius, from the sides of both. One that is inside and
 * tangent has its least height below the plane, unless it is a point. */
static inline isect_side side_of_two(isect_side a, isect_side b, bool points)
{
    const isect_side low = a < b ? a : b, high = a < b ? b : a;
    if (low >= ISECT_TANGENT_INSIDE || high == ISECT_OUTSIDE || low == high)
        return low;
    if (high == ISECT_TANGENT_OUTSIDE || (points && high == ISECT_TANGENT_INSIDE))
        return ISECT_TANGENT_OUTSIDE;
    return ISECT_STRADDLES;
}
#endif

/* True if the surface itself meets a set on that side. */
static inline bool is_on_surface(isect_side side)
{
    return side != ISECT_OUTSIDE && side != ISECT_INSIDE;
}

#endif
