/* exact/sides.h - signs of determinants in lanes, where they are certain.
 *
 * A determinant of three rows is a sum of six products. Each is at most one of the six products of
 * the permanent of the bounds of the rows. If the rows are differences of given points, each
 * product is rounded at most eight times on the path to the sum: three differences, the product and
 * the difference of a cross product, the product with the third row, two sums. Every operation has
 * a relative error of at most one epsilon, in the worst rounding direction:
 *
 *   in space   |error| <= 8 epsilon permanent
 *   in 2D      |error| <= 4 epsilon permanent      two differences, product, sum
 *
 * Sums of determinants add these errors, and those of their own additions. The bounds in the code
 * are larger by a tenth, which covers terms of second order.
 *
 * Underflow is covered by `least`, which is added to the bounds of the rows: its square, or its
 * cube, times epsilon is much larger than the least normal number. Nothing overflows, in any
 * rounding direction, if no row exceeds `most`: 24 products, the longest sum of determinants here,
 * are still finite. Infinity is out of that range. NaN need not be, because a maximum may drop it;
 * but a determinant of NaN is NaN, and its sign is not certain. */
#ifndef ISECT_EXACT_SIDES_H
#define ISECT_EXACT_SIDES_H

#include "core/vec3.h"

#define LEAST_IN_PLANE (ISECT_DOUBLE ? (real)0x1p-480 : R(0x1p-46))
#define LEAST_IN_SPACE (ISECT_DOUBLE ? (real)0x1p-320 : R(0x1p-31))
#define MOST_IN_PLANE (ISECT_DOUBLE ? (real)0x1p509 : R(0x1p61))
#define MOST_IN_SPACE (ISECT_DOUBLE ? (real)0x1p339 : R(0x1p41))

/* True where x, with an error of at most `bound`, is certainly positive (negative). */
FORMULA mask surely_above(num x, num bound)
{
    return (x > bound) & (x <= REAL_MAX);
}
FORMULA mask surely_below(num x, num bound)
{
    return surely_above(-x, bound);
}
/* True where the least and the greatest of some numbers certainly have opposite signs (the same
 * sign). */
FORMULA mask surely_opposite(num least, num most, num bound)
{
    return surely_below(least, bound) & surely_above(most, bound);
}
FORMULA mask surely_alike(num least, num most, num bound)
{
    return (surely_above(least, bound) & (most <= REAL_MAX)) |
           (surely_below(most, bound) & (least >= -REAL_MAX));
}

/* The same for numbers within range. A NaN in `most`, or in both, satisfies neither. */
FORMULA mask on_both_sides(num least, num most, num bound)
{
    return (least < -bound) & (most > bound);
}
FORMULA mask on_one_side(num least, num most, num bound)
{
    return (least > bound) | (most < -bound);
}

/* Bounds of the absolute values in rows. */
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

/* The largest absolute value. */
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

/* The permanent of rows with the bounds u, v, v. */
FORMULA num permanent(Vec3 u, Vec3 v)
{
    num twice = u.x * (v.y * v.z) + u.y * (v.z * v.x) + u.z * (v.x * v.y);
    return twice + twice;
}

/* NaN if a number is NaN or infinite, or if the sum overflows; else 0. Added to a bound, it makes
 * every sign uncertain. */
FORMULA num spoiled3(Vec3 p)
{
    return (p.x + p.y + p.z) * 0;
}

#endif
