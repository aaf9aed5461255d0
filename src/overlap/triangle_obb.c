/* isect_overlap_triangle_obb - do a triangle and an oriented box share a point?
 *
 * In the frame of the box its centre is 0, and its extents are its half lengths: the test is that
 * of triangle and axis-aligned box, with 13 directions that may separate (geometry/flat_aabb.h).
 *
 * - Along an axis it is a comparison.
 * - In the projection along an axis, the line of an edge e has the vertex p at e x p to its left:
 *   the edge and the third vertex are two numbers, and the box is the interval from -r to r, r =
 *   |e| x reach with a plus for the minus.
 * - Along the normal n the triangle is at n . p.
 *
 * Products of three lengths underflow, or overflow, unless lengths are near 1. Therefore, where no
 * axis separates, all are multiplied by 4 / S. S is the greatest distance of a vertex from the
 * centre plus the sum of the half lengths, which is at least the largest coordinate and at most
 * 1.74 times that.
 *
 * Error bounds, h being half an epsilon:
 *
 *     a vertex in the frame: difference, two products, two sums    5h S along each axis
 *     e x p, projected along the axis                              4h S |e|
 *     r, of a reach that is multiplied                             4h S |e|
 *
 * A box enlarged by 8 epsilon covers these, since r grows by that times |e|, for edges of any
 * length. Along the normal the bound depends not on |n| but on |ab| |bc|: with E and F their
 * largest coordinates,
 *
 *     n: 5h of at most 6 E F, summed; products and sums: 3h    48h E F S for n . p and |n| . reach
 *
 * Products of an axis and a subnormal number round by half of the least one: S is at least REAL_MIN
 * / epsilon. */
#include "geometry/obb.h"

/* True where no direction perpendicular to an edge, which starts at p, and to an axis separates. */
FORMULA mask joined_beside(Vec3 edge, Vec3 p, Vec3 third, Vec3 reach)
{
    const Vec3 s = cross(edge, p), t = cross(edge, third);
    return intervals_meet(min_of(s, t), max_of(s, t), reach_beside(edge, reach));
}

/* True where no direction separates other than the axes of the box. */
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
