/* isect_cast_ray_lozenge - the part of a ray inside a solid lozenge, a parallelogram swept by a
 * ball.
 *
 * It is a capsule about each of the four sides, and a block on the parallelogram that reaches the
 * radius to both sides of it. It is convex, so the ray is inside from the first time that it is in
 * one of the five to the last. With n = u x v, a point m seen from the corner is at m.n over the
 * plane, times |n|, and at m.(v x n) / n.n along u, m.(n x u) / n.n along v. Where u and v have no
 * area there is no block, and two of the capsules are all.
 *
 * Error bounds, with S = |origin - corner| + |u| + |v| + radius:
 *
 *     capsules (cast/ray_capsule.c)                      32h S, and 3h S for their rounded ends
 *     heights in the block                               12h S
 *     places along the sides                             16h S over the sine between them */
#include "geometry/quadratic.h"

FORMULA Interval in_block(Vec3 m, Vec3 d, Vec3 u, Vec3 v, num r)
{
    const num half = splat(R(0.5));
    Vec3 n = cross(u, v);
    num nn = dot(n, n);
    Vec3 along_u = cross(v, n), along_v = cross(n, u);
    num per = 1 / nn;
    Interval thick = near(dot(m, n), dot(d, n), r * num_sqrt(nn));
    Interval wide = near(dot(m, along_u) * per - half, dot(d, along_u) * per, half);
    Interval tall = near(dot(m, along_v) * per - half, dot(d, along_v) * per, half);
    Interval block = both(both(wide, tall), thick);
    block.any &= (nn >= REAL_MIN) & (nn <= REAL_MAX);
    return block;
}

FORMULA Span cast_ray_lozenge(const Ray *ray, const Lozenge *lozenge)
{
    Vec3 u = lozenge->u, v = lozenge->v, d = ray->dir;
    num r = lozenge->radius;
    Direction direction = direction_of(d);
    Vec3 m = sub(ray->origin, lozenge->corner), m_u = sub(m, u), m_v = sub(m, v);
    Interval balls = either(
        either(chord_in_ball(m, &direction, r), chord_in_ball(m_u, &direction, r)),
        either(chord_in_ball(m_v, &direction, r), chord_in_ball(sub(m_u, v), &direction, r)));
    Interval sides = either(either(along_side(m, d, u, r), along_side(m_v, d, u, r)),
                            either(along_side(m, d, v, r), along_side(m_u, d, v, r)));
    Interval all = either(in_block(m, d, u, v, r), either(sides, balls));
    mask hit = all.any & (r >= 0) & (r <= REAL_MAX) & finite3(u) & finite3(v) & (direction.per > 0);
    return span_where(hit, all.from, all.to, ray);
}

#define SHARED_A
#define SHARED_B
#include "rows/cast_ray_lozenge.inc"
