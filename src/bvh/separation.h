/* bvh/separation.h - is a moving capsule certainly apart from a triangle up to a time?
 *
 * The test is conservative: it tries one direction n as separating axis. n leads from the point of
 * the triangle nearest to the middle of the motion to the axis of the capsule. All coordinates are
 * relative to the corner a, in double; S is the sum of the absolute values of all coordinates and
 * of the radius.
 *
 *     the pair function may report a touch where the gap is within   1e-6 S
 *     a difference, a product, a sum of three, twice                 10 * 2^-53 S |n|
 *     underflow, with |n|^2 >= 2^-500                                less than 2^-500 |n|
 *
 * The capsule is apart if the gap along n is more than 2e-6 S. The test fails, that is, it returns
 * false, if S is beyond 2^400 or NaN, or if n is too short. */
#ifndef ISECT_BVH_SEPARATION_H
#define ISECT_BVH_SEPARATION_H

#include "geometry/foot.h"
#include "geometry/to_vec3d.h"

/* The least offset of the four points 0, x, y and x + y along an axis. */
static inline double lowest_of(double x, double y)
{
    return (x < 0 ? x : 0) + (y < 0 ? y : 0);
}

/* The direction n. The axis of the capsule is `start` + s axis + t motion, s and t in [0, 1]. */
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
