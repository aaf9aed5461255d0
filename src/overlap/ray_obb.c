/* isect_overlap_ray_obb - do a ray and an oriented box share a point?
 *
 * The six directions of overlap/segment_obb.c are tested, in the frame of the box: the directions
 * perpendicular to the ray and to an axis, and the axes, along which the ray extends from its start
 * to its end, which may be infinite.
 *
 * Error bounds, with h half an epsilon and S the distance of the origin from the centre plus the
 * sum of the half lengths:
 *
 *     the origin in the frame                              4h S
 *     the direction in the frame                           3h of its length
 *     a common point is at most 2 S from the origin, so the rounded point of the same t is within
 *                                                          10h S of it
 *     products and sums projected along an axis            6h S of the direction there
 *
 * A box enlarged by 16 epsilon S covers these, with the distance in S replaced by the largest
 * coordinate. */
#include "geometry/obb.h"

/* The coordinate at t along an axis; the origin if the speed is 0. */
FORMULA num place(num origin, num speed, num t)
{
    return num_select(speed == 0, origin, origin + t * speed);
}
FORMULA Vec3 place3(Vec3 origin, Vec3 dir, num t)
{
    return (Vec3){place(origin.x, dir.x, t), place(origin.y, dir.y, t), place(origin.z, dir.z, t)};
}

FORMULA mask overlap_ray_obb(const Ray *ray, const Obb *obb)
{
    const Vec3 o = point_in(obb, ray->origin), d = direction_in(obb, ray->dir);
    const num far = largest3(sub(ray->origin, obb->center));
    const num size = far + (obb->half[0] + obb->half[1] + obb->half[2]);
    const Vec3 reach = reach_and(obb, 16 * REAL_EPSILON * size);
    const Vec3 from = place3(o, d, ray->t_min), to = place3(o, d, ray->t_max);
    return has_halves(obb) & has_range(ray) & (size <= REAL_MAX) & finite3(o) & finite3(d) &
           intervals_meet(min_of(from, to), max_of(from, to), reach) & line_within(d, o, reach);
}

#define SHARED_B
#include "rows/overlap_ray_obb.inc"
