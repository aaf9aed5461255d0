/* overlap/normal.h - heights over what two directions span, for balls: over the plane of a
 * triangle, or along the common perpendicular of two lines.
 *
 * The normal n = u x v of two differences of given points is not divided by its length: the height
 * over the plane is n . m, for the way m from a point in it, and is compared with the reach times
 * |n|. Where the foot of that height is, signs say: n . (m x d) is positive on one side of a line
 * with the direction d, for the way m from it.
 *
 * Rounding, by e = epsilon, which is one operation in the worst direction. A coordinate of n is the
 * difference of two products, the sizes of which have the sum N: u, v, product and difference make
 * that 4 e N. So n . m is off by 8 e of N . |m|, for the way e, product and sums 3 e. |n| is off by
 * 4 e of the sum of N, and by 3 e of itself, which is no more than that sum; the reach and the
 * product with it make it 9 e. With the cross product m x d, which is as rough as n, a sign is off
 * by 11 e of N . S, and no coordinate of S is more than |m| |d|. The constants below leave room for
 * what is of second order.
 *
 * What underflows: coordinates and products are off by a few of the least numbers, |n| by the root
 * of three of them. `LEAST_SIZE` times epsilon is more than that root; it is added to N. All ways
 * must be near (`is_near`), and so must the reach. */
#ifndef ISECT_OVERLAP_NORMAL_H
#define ISECT_OVERLAP_NORMAL_H

#include "overlap/ray_sphere.h"

#define LEAST_SIZE (ISECT_DOUBLE ? (real)0x1p-484 : R(0x1p-50))

typedef struct Normal {
    Vec3 way, most;
} Normal;

FORMULA Normal normal_of(Vec3 u, Vec3 v)
{
    const Vec3 most = {num_abs(u.y * v.z) + num_abs(u.z * v.y) + LEAST_SIZE,
                       num_abs(u.z * v.x) + num_abs(u.x * v.z) + LEAST_SIZE,
                       num_abs(u.x * v.y) + num_abs(u.y * v.x) + LEAST_SIZE};
    return (Normal){cross(u, v), most};
}

/* Is the height of m certainly within reach? Or certainly not? */
FORMULA mask height_within(const Normal *normal, Vec3 m, num reach, mask *apart)
{
    const num height = num_abs(dot(normal->way, m));
    const num most = reach * num_sqrt(dot(normal->way, normal->way));
    const Vec3 sizes = {num_abs(m.x) + reach, num_abs(m.y) + reach, num_abs(m.z) + reach};
    const num bound = 10 * REAL_EPSILON * dot(normal->most, sizes) + REAL_MIN;
    *apart = surely_less(most, height, bound);
    return surely_less(height, most, bound);
}

/* How far a sign may be off, for all ways and directions whose squares are no more than these. */
FORMULA num side_bound(const Normal *normal, num way2, num d2)
{
    const num sizes = normal->most.x + normal->most.y + normal->most.z;
    return 12 * REAL_EPSILON * sizes * (num_sqrt(way2 * d2) + LEAST_SIZE) + REAL_MIN;
}
/* On which side of a line is the foot? Positive or negative, if that is certain. */
FORMULA mask surely_beside(const Normal *normal, Vec3 m, Vec3 d, num bound, mask *other)
{
    const num side = dot(normal->way, cross(m, d));
    *other = side < -bound;
    return side > bound;
}

#if LANES == 1 && ISECT_DOUBLE
static inline bool height_within_exactly(Limbs *limbs, Number3 n, Number3 m, Number reach)
{
    Number height = isect_number3_dot(limbs, n, m);
    Number reach2 = isect_number_times(limbs, reach, reach);
    Number most = isect_number_times(limbs, reach2, isect_number3_dot(limbs, n, n));
    return isect_number_compare(limbs, isect_number_times(limbs, height, height), most) <= 0;
}
/* The sign of n . (m x d). */
static inline int side_exactly(Limbs *limbs, Number3 n, Number3 m, Number3 d)
{
    const int mark = limbs->used;
    const int side =
        isect_number_sign(isect_number3_dot(limbs, n, isect_number3_cross(limbs, m, d)));
    limbs->used = mark;
    return side;
}
static inline bool is_zero_exactly(Number3 a)
{
    return !isect_number_sign(a.x) && !isect_number_sign(a.y) && !isect_number_sign(a.z);
}
#endif

#endif
