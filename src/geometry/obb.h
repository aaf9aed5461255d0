/* geometry/obb.h - points in the frame of an oriented box: its centre is the origin, its axes are
 * x, y and z, and it extends from -half to half. */
#ifndef ISECT_GEOMETRY_OBB_H
#define ISECT_GEOMETRY_OBB_H

#include "geometry/flat_aabb.h"
#include "geometry/plane_interval.h"

FORMULA Vec3 direction_in(const Obb *box, Vec3 v)
{
    return (Vec3){dot(v, box->axis[0]), dot(v, box->axis[1]), dot(v, box->axis[2])};
}
FORMULA Vec3 point_in(const Obb *box, Vec3 p)
{
    return direction_in(box, sub(p, box->center));
}

/* True where the intervals [least, most] and [-reach, reach] overlap on all axes. */
FORMULA mask intervals_meet(Vec3 least, Vec3 most, Vec3 reach)
{
    const Vec3 back = {-reach.x, -reach.y, -reach.z};
    return at_most3(least, reach) & at_most3(back, most);
}

/* True where, in the projection along each axis, the box overlaps the line p + t d. */
FORMULA mask line_within(Vec3 d, Vec3 p, Vec3 reach)
{
    const Vec3 s = cross(d, p);
    return at_most3(abs_of(s), reach_beside(d, reach));
}

/* The half lengths of the box plus `more`. has_halves is true of boxes that are not empty. */
FORMULA Vec3 reach_and(const Obb *box, num more)
{
    return (Vec3){box->half[0] + more, box->half[1] + more, box->half[2] + more};
}
FORMULA mask has_halves(const Obb *box)
{
    return (box->half[0] >= 0) & (box->half[1] >= 0) & (box->half[2] >= 0);
}

/* The extent of the box along the normal n of a plane is the sum of its half lengths times |n .
 * axis|.
 *
 * Error bounds, with h half an epsilon, S = |n.x c.x| + |n.y c.y| + |n.z c.z| + |d| for the centre
 * c, and L the sum of the half lengths times |n|, all in units of the normal:
 *
 *     the height: 1 product, 3 sums                             4h S
 *     n . axis: 1 product, 2 sums                               3h |n| each, if |axis| = 1
 *     the extent: products and sums                             3h + 3h of L, 6h L
 *     together                                                  6h (S + L)
 *
 * |n| is at most N, the sum of its absolute components, and N is at most sqrt(3) |n|. An extent
 * larger by 8h (S + N * halves) covers all, and with its own error is within 16 epsilon (S + L). */
FORMULA Interval interval_of_obb(const Plane *plane, const Obb *box)
{
    const Vec3 n = plane->normal, along = direction_in(box, n);
    const num sum = box->half[0] + box->half[1] + box->half[2];
    const num size =
        products_of_height(plane, box->center) + (num_abs(n.x) + num_abs(n.y) + num_abs(n.z)) * sum;
    const num extent = box->half[0] * num_abs(along.x) + box->half[1] * num_abs(along.y) +
                       box->half[2] * num_abs(along.z);
    return (Interval){dot(n, box->center) + plane->d, extent,
                      num_select(finite3(along), 4 * REAL_EPSILON * size, splat(REAL_INF))};
}

#endif
