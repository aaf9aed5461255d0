/* overlap/sphere_sphere.h - is a point within reach of another?
 *
 * It is if the squared distance is at most the squared reach: a radius, or the sum of two. With
 * unit roundoff h the squared distance has a relative error of 5h (subtraction, twice; product; two
 * sums of positive numbers), the squared sum of radii one of 3h, their difference h. In another
 * rounding direction it is twice that: 12h, or 6 epsilon. What underflows is less than the least
 * normal number. A difference larger than that has the right sign; the others are decided in whole
 * numbers. */
#ifndef ISECT_OVERLAP_SPHERE_SPHERE_H
#define ISECT_OVERLAP_SPHERE_SPHERE_H

#include "core/vec3.h"

/* Is x certainly less than y? */
FORMULA mask surely_less(num x, num y, num bound)
{
    return y - x > bound;
}
/* A radius, of balls that are not empty. */
FORMULA mask is_radius(num r)
{
    return (r >= 0) & (r <= REAL_MAX);
}

/* The way is a difference, or the greater one of two and 0. */
FORMULA mask point_within(Vec3 way, num reach, mask *unsure)
{
    num distance2 = dot(way, way), reach2 = reach * reach;
    num bound = 8 * REAL_EPSILON * (distance2 + reach2) + REAL_MIN;
    mask within = surely_less(distance2, reach2, bound);
    *unsure = mask_not(within | surely_less(reach2, distance2, bound));
    return within;
}

#if LANES == 1 && ISECT_DOUBLE
#include "exact/number.h"

static inline bool point_within_exactly(Limbs *limbs, Number3 way, Number reach)
{
    Number distance2 = isect_number3_dot(limbs, way, way);
    return isect_number_compare(limbs, distance2, isect_number_times(limbs, reach, reach)) <= 0;
}
#endif

#endif
