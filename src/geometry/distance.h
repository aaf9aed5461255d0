/* geometry/distance.h - tests whether a point is within reach of another: compares squares, without
 * a root.
 *
 * The reach is a radius, or the sum of two. With unit roundoff h, relative errors are
 *
 *     difference, twice; product; two sums of positive numbers     squared distance: 5h
 *     sum of radii, twice; product                                 squared reach:    3h
 *     the comparison                                               their difference:  h
 *     twice that in another rounding direction                     12h = 6 epsilon
 *
 * and underflow contributes less than the least normal number. A difference larger than that has
 * the right sign; the others are decided in integer arithmetic. A product fused with a sum has a
 * smaller error. NaN and infinity are always unsure, because they are in the bound as well. */
#ifndef ISECT_GEOMETRY_DISTANCE_H
#define ISECT_GEOMETRY_DISTANCE_H

#include "core/vec3.h"

/* True where x < y is certain. */
FORMULA mask surely_less(num x, num y, num bound)
{
    return y - x > bound;
}

/* The offset is a difference, or its positive part. The result is false if `least`, the least
 * radius that the reach consists of, is negative. */
FORMULA mask point_within(Vec3 offset, num reach, num least, mask *unsure)
{
    const num distance2 = dot(offset, offset), reach2 = reach * reach, room = reach2 - distance2;
    *unsure = mask_not(num_abs(room) > 8 * REAL_EPSILON * (distance2 + reach2) + REAL_MIN);
    return num_min(room, least) >= 0; /* room is not 0 */
}

#if LANES == 1 && ISECT_DOUBLE
#include "exact/number.h"

/* Limbs in use, with an offset and a reach of 33 each (exact/number.h):
 *
 *     squared distance, during it           3 * 66 + 1, then 66
 *     squared reach, difference             66 + 67
 *     total                                 199 */
static inline bool point_within_exactly(Limbs *limbs, Number3 offset, Number reach)
{
    Number distance2 = isect_number3_dot(limbs, offset, offset);
    return isect_number_compare(limbs, distance2, isect_number_times(limbs, reach, reach)) <= 0;
}
/* True if the centres of two balls are within a reach made of the radii: their sum, or
 * difference. */
static inline bool centers_within_exactly(const Sphere *a, const Sphere *b,
                                          Number (*reach_of)(Limbs *limbs, Number a, Number b))
{
    Limbs limbs;
    Number coordinate[8];
    isect_number_coordinates(&limbs, a, 4, b, 4, coordinate);
    Number3 p = isect_number3_of(coordinate), q = isect_number3_of(coordinate + 4);
    Number reach = reach_of(&limbs, coordinate[3], coordinate[7]);
    return point_within_exactly(&limbs, isect_number3_minus(&limbs, p, q), reach);
}
#endif

#endif
