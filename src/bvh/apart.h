/* bvh/apart.h - is a capsule on its way surely apart from a triangle, up to a time?
 *
 * If it is so along one direction n, whatever that is: the one from the point of the triangle near
 * the middle of the way to the axis. All is seen from the corner a, and computed in double; S is
 * the sum of the sizes of all coordinates and of the radius.
 *
 *     the row may say that they touch, where the gap is within     1e-6 S
 *     a difference, a product, a sum of three, twice               10 * 2^-53 S |n|
 *     of what underflows, with |n|^2 >= 2^-500                     less than 2^-500 |n|
 *
 * Gaps are to be more than 2e-6 S. Where S is beyond 2^400 or NaN, or n too short, nothing is said.
 */
#ifndef ISECT_BVH_APART_H
#define ISECT_BVH_APART_H

#include "geometry/foot.h"
#include "geometry/to_vec3d.h"

/* How far up points are that go up by x, by y, by both or not at all: least and most. */
static inline double lowest_of(double x, double y)
{
    return (x < 0 ? x : 0) + (y < 0 ? y : 0);
}

/* It is at `start` + s axis + t motion, s and t in [0, 1]. */
static inline Vec3 toward_axis(Vec3 start, Vec3 axis, Vec3 motion, Vec3 u, Vec3 v)
{
    const Vec3 half = mad(start, R(0.5), motion);
    const Vec3 center = {(u.x + v.x) / 3, (u.y + v.y) / 3, (u.z + v.z) / 3};
    const Foot foot = foot_of(u, v, mad(half, share_along(sub(center, half), axis), axis));
    const Vec3 near = {foot.s * u.x + foot.t * v.x, foot.s * u.y + foot.t * v.y,
                       foot.s * u.z + foot.t * v.z};
    return sub(mad(half, share_along(sub(near, half), axis), axis), near);
}

static inline bool capsule_surely_apart(const X(moving_capsule) * c, const X(triangle) * t,
                                        real limit)
{
    const real last = limit < 1 ? limit : 1;
    const Vec3d a = to_vec3d(t->a), from = sub3d(to_vec3d(c->a), a);
    const Vec3d axis = sub3d(to_vec3d(c->b), to_vec3d(c->a));
    const Vec3d motion = scale3d((double)last, to_vec3d(c->motion));
    const Vec3d u = sub3d(to_vec3d(t->b), a), v = sub3d(to_vec3d(t->c), a);
    const double size = norm1(from) + norm1(axis) + norm1(to_vec3d(c->motion)) + norm1(u) +
                        norm1(v) + (double)c->radius;
    const Vec3 way = {last * c->motion.x, last * c->motion.y, last * c->motion.z};
    const Vec3d n = to_vec3d(
        toward_axis(sub(c->a, t->a), sub(c->b, c->a), way, sub(t->b, t->a), sub(t->c, t->a)));
    const double nn = dot3d(n, n);
    const double low = dot3d(n, from) + lowest_of(dot3d(n, axis), dot3d(n, motion));
    const double over_u = dot3d(n, u), over_v = dot3d(n, v),
                 over = over_u > over_v ? over_u : over_v;
    const double gap = low - (over > 0 ? over : 0);
    return size <= 0x1p400 && nn >= 0x1p-500 && nn <= 0x1p900 &&
           gap > ((double)c->radius + 2e-6 * size) * sqrt(nn);
}

#endif
