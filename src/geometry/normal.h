/* geometry/normal.h - heights along the normal of two directions, for balls: over the plane of a
 * triangle, or along the common perpendicular of two lines.
 *
 * The normal n = u x v of two differences of given points is not normalized: the height over the
 * plane is n . m, for the offset m from a point of it, and is compared with the reach times |n|.
 * Signs locate the foot of that height: n . (m x d) is positive on one side of a line with the
 * direction d, for the offset m from it.
 *
 * Error bounds, with e = epsilon for one operation in the worst rounding direction. N is the sum of
 * the absolute values of the two products of each coordinate of n:
 *
 *     u, v, product, difference                          |err(n)|     <= 4e N
 *     offset e, product and sums 3e                      |err(n . m)| <= 8e N . |m|
 *     4e N, and 3e of itself, |n| <= N                   |err(|n|)|   <= 7e N
 *     with the reach and the product                     |err(r |n|)| <= 9e r N
 *     m x d, with the error of n, product and sums       |err(sign)|  <= 11e N . S, S_i <= |m| |d|
 *
 * The constants below are larger and cover terms of second order. Underflow: coordinates and
 * products are off by a few of the least numbers, |n| by the root of three of them. `LEAST_SIZE`
 * times epsilon is more than that root; it is added to N. All offsets must be near (`is_near`), and
 * so must the reach. */
#ifndef ISECT_GEOMETRY_NORMAL_H
#define ISECT_GEOMETRY_NORMAL_H

#include "geometry/distance_line.h"

#define LEAST_SIZE (ISECT_DOUBLE ? (real)0x1p-484 : R(0x1p-50))

typedef struct Normal {
    Vec3 n, most;
} Normal;

FORMULA Normal normal_of(Vec3 u, Vec3 v)
{
    const Vec3 most = {num_abs(u.y * v.z) + num_abs(u.z * v.y) + LEAST_SIZE,
                       num_abs(u.z * v.x) + num_abs(u.x * v.z) + LEAST_SIZE,
                       num_abs(u.x * v.y) + num_abs(u.y * v.x) + LEAST_SIZE};
    return (Normal){cross(u, v), most};
}

/* True where the height of m is certainly within reach; `apart` where it is certainly not. */
FORMULA mask height_within(const Normal *normal, Vec3 m, num reach, mask *apart)
{
    const num height = num_abs(dot(normal->n, m));
    const num most = reach * num_sqrt(dot(normal->n, normal->n));
    const Vec3 sizes = {num_abs(m.x) + reach, num_abs(m.y) + reach, num_abs(m.z) + reach};
    const num bound = 10 * REAL_EPSILON * dot(normal->most, sizes) + REAL_MIN;
    *apart = surely_less(most, height, bound);
    return surely_less(height, most, bound);
}

/* The error bound of a sign, for all offsets and directions whose squared lengths are at most
 * these. */
FORMULA num side_bound(const Normal *normal, num offset2, num d2)
{
    const num sizes = normal->most.x + normal->most.y + normal->most.z;
    return 12 * REAL_EPSILON * sizes * (num_sqrt(offset2 * d2) + LEAST_SIZE) + REAL_MIN;
}
/* True where the foot is certainly on the positive side of a line; `other` on the negative side. */
FORMULA mask surely_beside(const Normal *normal, Vec3 m, Vec3 d, num bound, mask *other)
{
    const num side = dot(normal->n, cross(m, d));
    *other = side < -bound;
    return side > bound;
}

#if LANES == 1 && ISECT_DOUBLE
/* Limbs in use, with a normal of 66, and an offset and a reach of 33:
 *
 *     height, squared reach, |n|^2              99 + 66 + 132
 *     their product, height^2, difference       198 + 198 + 199
 *     total                                     892 */
static inline bool height_within_exactly(Limbs *limbs, Number3 n, Number3 m, Number reach)
{
    Number height = isect_number3_dot(limbs, n, m);
    Number reach2 = isect_number_times(limbs, reach, reach);
    Number most = isect_number_times(limbs, reach2, isect_number3_dot(limbs, n, n));
    return isect_number_compare(limbs, isect_number_times(limbs, height, height), most) <= 0;
}
/* The sign of n . (m x d). Limbs in use: the cross product 3 * 66, and the dot product 3 * 132 + 1
 * during the operation. */
static inline int side_exactly(Limbs *limbs, Number3 n, Number3 m, Number3 d)
{
    const int mark = limbs->used;
    const int side =
        isect_number_sign(isect_number3_dot(limbs, n, isect_number3_cross(limbs, m, d)));
    limbs->used = mark;
    return side;
}
#endif

#endif
