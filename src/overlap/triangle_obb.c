/* isect_overlap_triangle_obb - do a triangle and an oriented box share a point?
 *
 * In the frame of the box its centre is 0, and it reaches as far as its halves: the question of
 * triangle and axis-aligned box, 13 directions that may separate (geometry/flat_aabb.h). Along
 * an axis that is a comparison. Seen along an axis, the line of an edge e has the corner p at e x p
 * to its left, where the edge and the third corner are two numbers and the box is from -r to r, r =
 * |e| x reach with a plus for the minus. Along the normal n the triangle is at n . p.
 *
 * Products of three lengths underflow, or overflow, unless lengths are near 1: where no axis
 * separates, all are multiplied by 4 / S. S is the farthest distance of a corner from the centre
 * and the sum of the halves, which is at least the largest coordinate and at most 1.74 times that.
 *
 * Error bounds, h being half an epsilon:
 *
 *     a corner in the frame: difference, two products, two sums    5h S along each axis
 *     e x p, projected along the axis                              4h S |e|
 *     r, of a reach that is multiplied                             4h S |e|
 *
 * A box that reaches 8 epsilon farther covers these, since r grows by that times |e|, for edges of
 * any length. Along the normal not |n| counts, but |ab| |bc|: with E and F their largest
 * coordinates,
 *
 *     n: 5h of at most 6 E F, summed; products and sums: 3h    48h E F S for n . p and |n| . reach
 *
 * Products of an axis and a subnormal number round by half of the least one: S counts as
 * REAL_MIN / epsilon at least.
 */
#include "shape/obb.h"

/* Does none of the directions between an edge, that begins at p, and the axes separate? */
FORMULA mask joined_beside(Vec3 edge, Vec3 p, Vec3 third, Vec3 reach)
{
    const Vec3 s = cross(edge, p), t = cross(edge, third);
    return intervals_meet(min_of(s, t), max_of(s, t), reach_beside(edge, reach));
}

/* Does none of the directions that no axis of the box is? */
FORMULA mask edges_and_normal_meet(Vec3 a, Vec3 b, Vec3 c, Vec3 reach, num size)
{
    const Vec3 ab = sub(b, a), bc = sub(c, b), ca = sub(a, c), n = cross(ab, bc);
    const num bound = 48 * REAL_EPSILON * (largest3(ab) * largest3(bc)) * size;
    return joined_beside(ab, a, c, reach) & joined_beside(bc, b, a, reach) &
           joined_beside(ca, c, b, reach) & (num_abs(dot(n, a)) <= dot(abs_of(n), reach) + bound);
}

FORMULA mask overlap_triangle_obb(const Triangle *triangle, const Obb *obb)
{
    const num *half = obb->half;
    const Vec3 a = point_in(obb, triangle->a), b = point_in(obb, triangle->b);
    const Vec3 c = point_in(obb, triangle->c);
    const num far =
        max3(largest3(sub(triangle->a, obb->center)), largest3(sub(triangle->b, obb->center)),
             largest3(sub(triangle->c, obb->center)));
    const num size = num_max(splat(REAL_MIN / REAL_EPSILON), far + (half[0] + half[1] + half[2]));
    const Vec3 reach = reach_and(obb, 8 * REAL_EPSILON * size);
    mask together = has_halves(obb) & (size <= REAL_MAX) & finite3(a) & finite3(b) & finite3(c) &
                    intervals_meet(min_of(min_of(a, b), c), max_of(max_of(a, b), c), reach);
    if (mask_none(together))
        return together;

    const num per = 4 / size;
    return together & edges_and_normal_meet(scaled_by(per, a), scaled_by(per, b), scaled_by(per, c),
                                            scaled_by(per, reach), per * size);
}

#define SHARED_A
#define SHARED_B
#include "rows/overlap_triangle_obb.inc"
