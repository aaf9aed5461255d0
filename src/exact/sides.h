/* exact/sides.h - on which side, in lanes: the signs of determinants where they are certain.
 *
 * A determinant of three rows is a sum of six products, none of which is greater than one of the
 * six of the permanent of bounds for the rows. If the rows are differences of given points, each
 * product is rounded eight times at most on the path to the sum: three differences, the product and
 * difference of a cross product, the product with the third row, two sums. Every operation errs by
 * an epsilon at most, in the worst rounding direction, so the sum errs by 8 epsilon of the
 * permanent. In the plane it is 4: two differences, product, sum. Sums of determinants add up such
 * errors, and those of their own. Bounds in the code are greater by a tenth, for what is of second
 * order.
 *
 * What underflows is covered by `least`, which is added to the bounds of the rows: its square, or
 * its cube, times epsilon is far greater than the least normal number. Nothing overflows, in
 * whatever direction, if no row is greater than `most`: 24 products, which is what sums of
 * determinants come to here, are still finite. Infinity is out of that range. NaN is not, as a
 * maximum may lose it; but a determinant of it is NaN, and not certain. */
#ifndef ISECT_EXACT_SIDES_H
#define ISECT_EXACT_SIDES_H

#include "core/vec3.h"

#define LEAST_IN_PLANE (ISECT_DOUBLE ? (real)0x1p-480 : R(0x1p-46))
#define LEAST_IN_SPACE (ISECT_DOUBLE ? (real)0x1p-320 : R(0x1p-31))
#define MOST_IN_PLANE (ISECT_DOUBLE ? (real)0x1p509 : R(0x1p61))
#define MOST_IN_SPACE (ISECT_DOUBLE ? (real)0x1p339 : R(0x1p41))

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

/* The same for numbers within range. NaN is on neither side if it is `most`, or both are. */
FORMULA mask on_both_sides(num least, num most, num bound)
{
    return (least < -bound) & (most > bound);
}
FORMULA mask on_one_side(num least, num most, num bound)
{
    return (least > bound) | (most < -bound);
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

/* The largest of the absolute values. */
FORMULA num largest3(Vec3 p)
{
    return max3(num_abs(p.x), num_abs(p.y), num_abs(p.z));
}

FORMULA mask within_range(Vec3 rows)
{
    return max3(rows.x, rows.y, rows.z) <= MOST_IN_SPACE;
}
FORMULA mask not_nan(num x)
{
    return x == x;
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
