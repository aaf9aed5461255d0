/* exact/sides.h - on which side, in lanes: the signs of determinants where they are certain.
 *
 * A determinant of three rows is a sum of six products, and no product of absolute values is
 * greater than what stands in the permanent of bounds for the rows. If the rows are differences of
 * given points, a difference, the product and difference of a cross product, its product with the
 * third row and two sums round it eight times at most, counted along the way from the numbers to
 * the sum: an error of 8 epsilon times the permanent in the worst rounding direction. In the plane
 * it is 4 epsilon. Sums of determinants add up such errors, and those of their own.
 *
 * What underflows is covered by `least`, which is added to the bounds of the rows: its square, or
 * its cube, times epsilon is far greater than the least normal number. What overflows is infinite
 * or NaN, and then nothing is certain; nor is it if a number is NaN. */
#ifndef ISECT_EXACT_SIDES_H
#define ISECT_EXACT_SIDES_H

#include "core/vec3.h"

#define LEAST_IN_PLANE (ISECT_DOUBLE ? (real)0x1p-480 : R(0x1p-46))
#define LEAST_IN_SPACE (ISECT_DOUBLE ? (real)0x1p-320 : R(0x1p-31))

/* Is x certainly above, or below zero, if it is off by no more than the bound? */
FORMULA mask surely_above(num x, num bound)
{
    return (x > bound) & (x <= REAL_MAX);
}
FORMULA mask surely_below(num x, num bound)
{
    return surely_above(-x, bound);
}
/* Do the least and the greatest of some numbers certainly have opposite signs, or the same? */
FORMULA mask surely_opposite(num least, num most, num bound)
{
    return surely_below(least, bound) & surely_above(most, bound);
}
FORMULA mask surely_alike(num least, num most, num bound)
{
    return (surely_above(least, bound) & (most <= REAL_MAX)) |
           (surely_below(most, bound) & (least >= -REAL_MAX));
}

/* Bounds for the absolute values of rows. */
FORMULA Vec3 row_bound(Vec3 p)
{
    const real least = LEAST_IN_SPACE;
    return (Vec3){num_abs(p.x) + least, num_abs(p.y) + least, num_abs(p.z) + least};
}
FORMULA Vec3 rows_bound(Vec3 p, Vec3 q, Vec3 r)
{
    return row_bound((Vec3){max3(num_abs(p.x), num_abs(q.x), num_abs(r.x)),
                            max3(num_abs(p.y), num_abs(q.y), num_abs(r.y)),
                            max3(num_abs(p.z), num_abs(q.z), num_abs(r.z))});
}

/* The permanent of rows with bounds u, v, v. */
FORMULA num permanent(Vec3 u, Vec3 v)
{
    num twice = u.x * (v.y * v.z) + u.y * (v.z * v.x) + u.z * (v.x * v.y);
    return twice + twice;
}

/* NaN if a number is NaN or infinite, or if they are so large that nothing can be certain; else 0.
 * It makes a bound that no sign can be certain of. */
FORMULA num spoiled3(Vec3 p)
{
    return (p.x + p.y + p.z) * 0;
}

#endif
