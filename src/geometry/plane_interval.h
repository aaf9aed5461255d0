/* geometry/plane_interval.h - the interval of heights of a convex shape over a plane, computed with
 * rounding; and the side of the plane that follows from it.
 *
 * The heights normal . x + d are [height - reach, height + reach], in units of the normal n, both
 * ends off by less than `bound`. With h half an epsilon and S the sum of the absolute products of n
 * . x + d,
 *
 *     the height of a point: 1 product, 3 sums              4h S
 *     radius |n|: scaled, 3 products, 2 sums, a root        6h radius |n|
 *
 * A disc about an axis w extends by radius |n x w| / |w|: the part of n perpendicular to the axis.
 * Both are divided by their largest components first, so that no square overflows or underflows:
 *
 *     n, w by their largest, and w if it is a difference    3h |n|
 *     |n x w| / |w|, products and a difference              1.5h |n| + h of itself
 *     squares, sums, quotient, root, back                   5.5h of itself
 *     times the radius                                      12h radius |n|
 *
 * The ends of two such intervals, their mean and half their difference add 3h of S and the reach.
 * So bounds of 12h S + 16h radius |n| hold, and with the errors themselves are within 32h = 16
 * epsilon. A side without "tangent" is certain; the tangent ones are within the bound. */
#ifndef ISECT_GEOMETRY_PLANE_INTERVAL_H
#define ISECT_GEOMETRY_PLANE_INTERVAL_H

#include "core/answers.h"

typedef struct Interval {
    num height, reach, bound; /* an infinite or NaN bound: nothing is known */
} Interval;

/* True where the surface meets a set with these heights, or may meet it within the bound. */
FORMULA mask surface_meets_interval(Interval i)
{
    return (i.bound <= REAL_MAX) & (num_abs(i.height) <= i.reach + i.bound);
}
FORMULA Side side_of_interval(Interval i, mask valid)
{
    const num far = i.reach + i.bound, near = i.bound - i.reach;
    const num across =
        num_select(-i.height <= near, splat(ISECT_TANGENT_OUTSIDE), splat(ISECT_STRADDLES));
    const num inside =
        num_select(-i.height > far, splat(ISECT_INSIDE),
                   num_select(i.height <= near, splat(ISECT_TANGENT_INSIDE), across));
    return num_select(valid & (i.bound <= REAL_MAX) & (i.height <= far), inside,
                      splat(ISECT_OUTSIDE));
}

FORMULA num products_of_height(const Plane *plane, Vec3 p)
{
    return dot_abs(plane->normal, p) + num_abs(plane->d);
}
/* v divided by its largest absolute component; a zero vector is unchanged. */
FORMULA Vec3 by_largest(Vec3 v, num *largest)
{
    const Vec3 size = abs_of(v);
    *largest = max3(size.x, size.y, size.z);
    const num by = num_select(*largest > 0, *largest, splat(1));
    return (Vec3){v.x / by, v.y / by, v.z / by};
}
FORMULA num length_of(Vec3 v)
{
    num largest;
    const Vec3 part = by_largest(v, &largest);
    return largest * num_sqrt(dot(part, part));
}
/* The length of the part of n perpendicular to w; |n| if w is zero. */
FORMULA num length_beside(Vec3 n, Vec3 w)
{
    num of_n, of_w;
    const Vec3 a = by_largest(n, &of_n), b = by_largest(w, &of_w), c = cross(a, b);
    return of_n * num_sqrt(num_select(is_zero3(w), dot(a, a), dot(c, c) / dot(b, b)));
}

/* The interval of the hull of two discs about one axis. */
FORMULA Interval interval_of_discs(const Plane *plane, Vec3 a, num radius_a, Vec3 b, num radius_b,
                                   Vec3 axis)
{
    const Vec3 n = plane->normal;
    const num beside = length_beside(n, axis), of_a = radius_a * beside, of_b = radius_b * beside;
    const num at_a = dot(n, a) + plane->d, at_b = dot(n, b) + plane->d;
    const num least = num_min(at_a - of_a, at_b - of_b), most = num_max(at_a + of_a, at_b + of_b);
    const num of_a_size = products_of_height(plane, a), of_b_size = products_of_height(plane, b);
    const num size =
        6 * num_max(of_a_size, of_b_size) + 8 * length_of(n) * num_max(radius_a, radius_b);
    const num bound = REAL_EPSILON * size;
    return (Interval){(least + most) / 2, (most - least) / 2,
                      num_select(of_a_size + of_b_size <= REAL_MAX, bound, splat(REAL_INF))};
}

/* The interval of the points within a radius of a parallelogram. */
FORMULA Interval interval_of_sides(const Plane *plane, Vec3 corner, Vec3 u, Vec3 v, num radius)
{
    const Vec3 n = plane->normal;
    const num along_u = dot(n, u), along_v = dot(n, v), reach = radius * length_of(n);
    const num size = products_of_height(plane, corner) + dot_abs(n, u) + dot_abs(n, v) + reach;
    return (Interval){(dot(n, corner) + plane->d) + (along_u + along_v) / 2,
                      (num_abs(along_u) + num_abs(along_v)) / 2 + reach, 6 * REAL_EPSILON * size};
}

#endif
