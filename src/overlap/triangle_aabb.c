/* isect_overlap_triangle_aabb - do a triangle and a solid axis-aligned box share a point?
 *
 * They do unless a plane separates them: one of 13 directions (Akenine-Moeller 2001).
 *
 * - Along the axes, comparisons decide.
 * - In the projection along an axis, perpendicular to an edge and times its length, the triangle is
 *   the interval from 0 to n, that component of its normal. The centre of the box is at s / 2 with
 *   s = edge x w, where w is twice the difference from the edge to the centre. The extent of the
 *   box is r / 2, with r = |edge| x e with a plus for the minus. They are apart by (|s - n| - |n| -
 *   r) / 2, if that is positive.
 * - Along the normal, the triangle is at 0, the centre at n . w / 2, and the extent of the box is
 *   |n| . e / 2.
 *
 * Error bounds, h being an epsilon for any direction, with the largest extents D and E of triangle
 * and box. If their boxes meet,
 *
 *     |w| + e                       <= M = 2 (D + E)           |err(w)| <= 2h M
 *     terms of s and r together     <= P = 2 D M               |err(s)| <= 5h P, |err(r)| <= 4h P
 *     n <= 2 D D                    <= P / 2                   |err(n)| <= 2h P
 *     |s - n|: 7 + 1.5, |n| + r: 6 + 1.5, their difference 2   18h P = 9h 8 D (D + E)
 *
 * and along the normal, with three products,
 *
 *     terms of n . w and |n| . e    <= T = 3 * 2 D D M
 *     n . w: 4 for n, 2 for w, 1 + 2 for products and sums      9h T
 *     |n| . e: 8, their difference: 1                           18h T = 13.5h 16 D D (D + E)
 *
 * If these products and D + E are within range, nothing overflows. */
#include "geometry/flat_aabb.h"
#include "geometry/triangle.h"
#include HEADER(exact)

/* The largest gap in the projections along the axes, perpendicular to an edge that starts at the
 * same point as w. */
FORMULA num gap_beside(Vec3 edge, Vec3 w, Vec3 n, Vec3 e)
{
    Vec3 s = cross(edge, w), r = reach_beside(edge, e);
    return max3(num_abs(s.x - n.x) - (num_abs(n.x) + r.x),
                num_abs(s.y - n.y) - (num_abs(n.y) + r.y),
                num_abs(s.z - n.z) - (num_abs(n.z) + r.z));
}

FORMULA mask overlap_triangle_aabb(const Triangle *triangle, const Aabb *aabb, mask *unsure)
{
    const Vec3 a = triangle->a, b = triangle->b, c = triangle->c;
    const num least = splat(LEAST_IN_SPACE);
    Vec3 first = min_of(min_of(a, b), c), last = max_of(max_of(a, b), c);
    mask boxes_meet = meets_box_of(first, last, aabb);

    Vec3 ab = sub(b, a), bc = sub(c, b), ca = sub(a, c), n = cross(ab, bc);
    Vec3 w = twice_to_center(a, aabb), e = sub(aabb->upper, aabb->lower);
    num gap = max3(gap_beside(ab, w, n, e), gap_beside(bc, twice_to_center(b, aabb), n, e),
                   gap_beside(ca, w, n, e));
    num above = num_abs(dot(n, w)) - dot((Vec3){num_abs(n.x), num_abs(n.y), num_abs(n.z)}, e);

    Vec3 extent = sub(last, first);
    num length = max3(extent.x, extent.y, extent.z) + least;
    num room = length + max3(e.x, e.y, e.z) + least;
    num size = 8 * length * room + (spoiled3(ab) + spoiled3(bc)), volume = 2 * length * size;
    num bound = 10 * REAL_EPSILON * size, bound_above = 15 * REAL_EPSILON * volume;
    mask sound = within_size(room, size) & (volume <= REAL_MAX / 2);
    mask together = (gap < -bound) & (above < -bound_above);
    mask apart = (gap > bound) | (above > bound_above);
    *unsure = boxes_meet & mask_not(sound & (together | apart));
    return boxes_meet & sound & together;
}

#if LANES == 1
/* True if the line of an edge separates, in the projection along an axis. The triangle is to its
 * left if `side` is 1, to its right if -1, and on the line if 0. */
static bool edge_separates(const Aabb *box, const Vec3 *p, const Vec3 *q, int axis, int side)
{
    return (side >= 0 && all_beside(box, p, q, axis, -1)) ||
           (side <= 0 && all_beside(box, p, q, axis, 1));
}

bool X(overlap_triangle_aabb_exact)(const Triangle *triangle, const Aabb *aabb)
{
    const Vec3 *a = &triangle->a, *b = &triangle->b, *c = &triangle->c;
    if (!finite_triangle(triangle) ||
        !meets_box_of(min_of(min_of(*a, *b), *c), max_of(max_of(*a, *b), *c), aabb))
        return false;
    int up[3], down[3]; /* the signs of the normal */
    for (int axis = 0; axis < 3; axis++) {
        const int side = projected_side(a, b, c, axis);
        if (edge_separates(aabb, a, b, axis, side) || edge_separates(aabb, b, c, axis, side) ||
            edge_separates(aabb, c, a, axis, side))
            return false;
        up[axis] = side, down[axis] = -side;
    }
    Vec3 highest, lowest; /* orient3d is negative above */
    return !(support_point(aabb, up, a, &highest) && X(orient3d)(a, b, c, &highest) > 0) &&
           !(support_point(aabb, down, a, &lowest) && X(orient3d)(a, b, c, &lowest) < 0);
}
#endif

#define EXACT
#define SHARED_B
#include "rows/overlap_triangle_aabb.inc"
