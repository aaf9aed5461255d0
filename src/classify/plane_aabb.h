/* classify/plane_aabb.h - how high over a plane are points and boxes: for the pair, and for all who
 * ask about the surface.
 *
 * The height of a point is normal . x + d. That of a box is least in one corner and greatest in the
 * opposite one; where the normal is positive along an axis the least is at `lower`, else at
 * `upper`. What is convex meets the surface exactly if it is neither above nor below all over.
 *
 * With unit roundoff h a height is wrong by at most 4h times the sum of its products without
 * signs - one product, three sums - twice that in another rounding direction: 4 epsilon. What
 * underflows is less than the least normal number. What overflows is no infinity in some rounding
 * directions; so a bound that is an epsilon of the greatest number, or more, is none. Heights
 * within the bound, among them all that are zero, are decided exactly. */
#ifndef ISECT_CLASSIFY_PLANE_AABB_H
#define ISECT_CLASSIFY_PLANE_AABB_H

#include "core/answers.h"

typedef struct Heights {
    num least, most, bound;
} Heights;

FORMULA num sound_bound(num bound)
{
    return num_select(bound <= REAL_EPSILON * REAL_MAX, bound, splat(REAL_INF));
}

FORMULA Heights box_heights(const Plane *plane, const Aabb *aabb)
{
    const Vec3 n = plane->normal, lower = aabb->lower, upper = aabb->upper;
    Vec3 low = {n.x * lower.x, n.y * lower.y, n.z * lower.z};
    Vec3 high = {n.x * upper.x, n.y * upper.y, n.z * upper.z};
    num least = num_min(low.x, high.x) + num_min(low.y, high.y) + num_min(low.z, high.z) + plane->d;
    num most = num_max(low.x, high.x) + num_max(low.y, high.y) + num_max(low.z, high.z) + plane->d;
    num size = num_max(num_abs(low.x), num_abs(high.x)) + num_max(num_abs(low.y), num_abs(high.y)) +
               num_max(num_abs(low.z), num_abs(high.z)) + num_abs(plane->d);
    return (Heights){least, most, sound_bound(6 * REAL_EPSILON * size + REAL_MIN)};
}

/* The side of what has such heights; those on the surface, or nearly, are unsure. */
FORMULA Side side_of_heights(Heights heights, mask valid, mask *unsure)
{
    const num least = heights.least, most = heights.most, bound = heights.bound;
    mask outside = least > bound, inside = most < -bound;
    mask straddles = (least < -bound) & (most > bound);
    *unsure = valid & mask_not(outside | inside | straddles);
    return num_select(valid & inside, splat(ISECT_INSIDE),
                      num_select(valid & straddles, splat(ISECT_STRADDLES), splat(ISECT_OUTSIDE)));
}

FORMULA mask finite_plane(const Plane *plane)
{
    return finite3(plane->normal) & (num_abs(plane->d) <= REAL_MAX);
}

#if LANES == 1
#include "exact/sum.h"

isect_side X(classify_plane_aabb_exact)(const Plane *plane, const Aabb *aabb);

/* The sign of normal . corner + d, where an infinite coordinate counts only if the normal has one
 * there: then the value is `infinite`. */
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
    if (!ISECT_DOUBLE && fabs(sum) > 4 * DBL_EPSILON * size) /* floats: nothing underflows */
        return sum > 0 ? 1 : -1;
    return isect_exact_sign(terms, count);
}
#endif

#endif
