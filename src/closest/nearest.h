/* closest/nearest.h - the two nearest points of two shapes: functions for all pairs.
 *
 * The decision comes first. The distance that a formula computes has an error of a few epsilon of
 * its scale, the lengths of the differences that it is made of. A distance above 16 epsilon of them
 * is certainly not zero. If it is not above, or the scale is so small or so large that squares do
 * not fit, the lane is unsure. Then plain C decides: by the exact overlap of the pair, and by the
 * same formula with differences scaled to about 1 by a power of two.
 *
 * LEAST_SQUARE: a square that underflows is off by the least number, which is an epsilon of the
 * least normal one. A quotient of such squares matters only if it moves a point by more than an
 * epsilon of the scale. It does not if the squared scale exceeds the least normal number over
 * epsilon squared. */
#ifndef ISECT_CLOSEST_NEAREST_H
#define ISECT_CLOSEST_NEAREST_H

#include "geometry/finite.h"
#include "geometry/scale.h"
#include "geometry/side_by_side.h"

#define LEAST_SQUARE (16 * REAL_MIN / (REAL_EPSILON * REAL_EPSILON))
#define MOST_SQUARE (REAL_MAX / 16)

/* True where shapes at this squared distance are certainly apart. `scale2` is the sum of the
 * squares of the differences, three at most; 256 epsilon^2 = (16 epsilon)^2. */
FORMULA mask surely_apart(num distance2, num scale2)
{
    return (distance2 > 256 * REAL_EPSILON * REAL_EPSILON * scale2) & (scale2 > LEAST_SQUARE) &
           (scale2 < MOST_SQUARE);
}

FORMULA Nearest nearest_of(Vec3 a, Vec3 b, num distance2)
{
    return (Nearest){{a.x + 0, a.y + 0, a.z + 0}, {b.x + 0, b.y + 0, b.z + 0}, distance2};
}
/* The squared distance of shapes that are apart: never 0, and never infinite. The least number is
 * selected, because it is subnormal and comparisons with it may take it for zero. */
FORMULA num apart2(num distance2)
{
    return num_select(distance2 > 0, num_min(distance2, splat(REAL_MAX)), splat(LEAST_NUMBER));
}
FORMULA Nearest nearest_miss(void)
{
    const num zero = splat(0);
    return (Nearest){{zero, zero, zero}, {zero, zero, zero}, splat(REAL_INF)};
}
FORMULA Nearest nearest_where(mask valid, Vec3 a, Vec3 b, num distance2)
{
    const num zero = splat(0);
    const Vec3 none = {zero, zero, zero};
    return nearest_of(select3(valid, a, none), select3(valid, b, none),
                      num_select(valid, distance2, splat(REAL_INF)));
}

/* a + share d, with d = b - a; at 1 it is b. */
FORMULA Vec3 point_between(Vec3 a, Vec3 b, num share, Vec3 d)
{
    return select3(share < 1, mad(a, share, d), b);
}

#if FOUR_SPREAD
/* ---- the screens of one pair, with the coordinates of a vector side by side ---- */

FORMULA num between_spread(num a, num b, num share, num d)
{
    return num_select(share < 1, a + share * d, b);
}
FORMULA OneNearest nearest_spread(num a, num b, num distance2)
{
    const num p = a + 0, q = b + 0;
    return (OneNearest){{p[0], p[1], p[2]}, {q[0], q[1], q[2]}, distance2[0]};
}
#endif

#if LANES == 1
/* The squared distance before scaling. */
static inline real unfitted2(real distance2, int exponent)
{
    return apart2(times_two_to(distance2, -2 * exponent));
}

static inline Nearest nearest_at(Vec3 p)
{
    return nearest_of(p, p, 0);
}

#endif

#endif
