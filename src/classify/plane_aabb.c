/* classify/plane_aabb.c - on which side of a plane is an axis-aligned box?
 *
 * normal . x + d is least in one corner of the box and greatest in the opposite one; where the
 * normal is positive along an axis the least is at `lower`, else at `upper`. The signs of the two
 * say everything.
 *
 * With unit roundoff h either value is wrong by at most 4h times the sum of its products without
 * signs - one product, three sums - twice that in another rounding direction: 4 epsilon. What
 * underflows is less than the least normal number. Values within the bound, among them all that are
 * zero, are decided exactly. */
#include "core/answers.h"

FORMULA Side classify_plane_aabb(const Plane *plane, const Aabb *aabb, mask *unsure)
{
    const Vec3 n = plane->normal, lower = aabb->lower, upper = aabb->upper;
    Vec3 low = {n.x * lower.x, n.y * lower.y, n.z * lower.z};
    Vec3 high = {n.x * upper.x, n.y * upper.y, n.z * upper.z};
    num least = num_min(low.x, high.x) + num_min(low.y, high.y) + num_min(low.z, high.z) + plane->d;
    num most = num_max(low.x, high.x) + num_max(low.y, high.y) + num_max(low.z, high.z) + plane->d;
    num size = num_max(num_abs(low.x), num_abs(high.x)) + num_max(num_abs(low.y), num_abs(high.y)) +
               num_max(num_abs(low.z), num_abs(high.z)) + num_abs(plane->d);
    num bound = 6 * REAL_EPSILON * size + REAL_MIN;

    mask valid = finite3(n) & (num_abs(plane->d) <= REAL_MAX) & not_empty(aabb);
    mask outside = least > bound, inside = most < -bound;
    mask straddles = (least < -bound) & (most > bound);
    *unsure = valid & mask_not(outside | inside | straddles);
    return num_select(valid & inside, splat(ISECT_INSIDE),
                      num_select(valid & straddles, splat(ISECT_STRADDLES), splat(ISECT_OUTSIDE)));
}

#if LANES == 1
#include "exact/sum.h"

/* The sign of normal . corner + d, where an infinite coordinate counts only if the normal has one
 * there: then the value is `infinite`. */
static int corner_sign(const Plane *plane, Vec3 corner, int infinite)
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

isect_side X(classify_plane_aabb_exact)(const Plane *plane, const Aabb *aabb)
{
    const Vec3 n = plane->normal, lower = aabb->lower, upper = aabb->upper;
    Vec3 first = {n.x > 0 ? lower.x : upper.x, n.y > 0 ? lower.y : upper.y,
                  n.z > 0 ? lower.z : upper.z};
    Vec3 last = {n.x > 0 ? upper.x : lower.x, n.y > 0 ? upper.y : lower.y,
                 n.z > 0 ? upper.z : lower.z};
    int least = corner_sign(plane, first, -1), most = corner_sign(plane, last, 1);
    if (most <= 0)
        return most ? ISECT_INSIDE : ISECT_TANGENT_INSIDE;
    if (least >= 0)
        return least ? ISECT_OUTSIDE : ISECT_TANGENT_OUTSIDE;
    return ISECT_STRADDLES;
}
#endif

#define PAIR classify_plane_aabb
#define A Plane
#define B Aabb
#define ANSWER Side
#define EXACT
#include "core/pair.inc"
