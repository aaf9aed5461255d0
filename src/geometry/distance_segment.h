/* geometry/distance_segment.h - tests whether a point is within reach of a segment, a part of a
 * line between two given points (geometry/distance_line.h).
 *
 * The formula computes the point of the part nearest to the centre: with the offset m from a point
 * of its line, at t = m . d / |d|^2, clamped to the range of the part. For every t in the range
 * that is a point of the part, at the offset q = m - t d. With e = epsilon for one operation in the
 * worst rounding direction, lengths M, D, Q of m, t d and q, and L^2 = M^2 + D^2:
 *
 *     differences e, product e, sum e       |err(q)| <= e (M + 2D + Q) <= e (2M + 3D) <= 3.7e L
 *     dot products 5e, quotient e           t is off by 12e M / |d|, where it is not clamped
 *     on a parabola                         |q|^2 is too large by the square: 144e^2 M^2
 *     distance^2                            |err| <= 7.4e Q L + (3.7^2 + 144) e^2 L^2
 *     dot product, reach^2, difference      4e (Q^2 + r^2)
 *     (x + y)^2 <= 2 (x^2 + y^2)            err^2 <= 110e^2 Q^2 L^2 + 2e^2 (158e L^2 + 4 N)^2
 *                                                 <= 110e^2 N L^2 + 99856e^4 L^4 + 64e^2 N^2
 *     with N = Q^2 + r^2, M <= D + Q:
 *     L^2 <= 3D^2 + 2N                            <= 330e^2 N D^2 + 284e^2 N^2
 *                                                    + 99856e^4 (9D^4 + 12N D^2 + 4N^2)
 *                                                 <= 512e^2 (N + 2048e^2 D^2) (N + D^2)
 *
 * Underflow contributes far less than the root of the least normal number, which is added. If |d|^2
 * itself underflows, no t of a segment is off by more than |d|. The square of t alone would lose
 * more than that where |d|^2 is large; therefore t d . t d is computed as t |d|^2 t. Overflow makes
 * the bound infinite, except overflow of |d|^2, which some rounding directions round to a finite
 * number; it is tested. */
#ifndef ISECT_GEOMETRY_DISTANCE_SEGMENT_H
#define ISECT_GEOMETRY_DISTANCE_SEGMENT_H

#include "geometry/distance_line.h"

/* The products of four offsets of this length do not overflow. */
#define MOST_LENGTH (ISECT_DOUBLE ? (real)0x1p252 : R(0x1p28))
#define MOST_LENGTH2 (MOST_LENGTH * MOST_LENGTH)

/* The offset from an end of a part to the centre; both are given points. */
typedef struct Offset {
    Vec3 vec;
    num length2;
} Offset;

FORMULA Offset offset_of(Vec3 centre, Vec3 end)
{
    const Vec3 offset = sub(centre, end);
    return (Offset){offset, dot(offset, offset)};
}
FORMULA mask is_near(const Offset *offset)
{
    return offset->length2 <= MOST_LENGTH2;
}

/* The result is false if `least`, the least radius that the reach consists of, is negative. */
FORMULA mask nearest_within(Vec3 m, Vec3 d, num from, num to, num reach, num least, mask *unsure)
{
    const num dd = dot(d, d), t = clamp(dot(m, d) / dd, from, to); /* 0 / 0: from */
    const Vec3 q = mad(m, -t, d);
    const num distance2 = dot(q, q), reach2 = reach * reach, room = reach2 - distance2;
    const num both2 = distance2 + reach2, length2 = t * dd * t;
    const num factor = both2 + (2048 * REAL_EPSILON * REAL_EPSILON) * length2;
    const num bound2 = (512 * REAL_EPSILON * REAL_EPSILON) * factor * (both2 + length2) + REAL_MIN;
    *unsure = mask_not((room * room > bound2) & (dd <= REAL_MAX / 16));
    return num_min(room, least) >= 0; /* room is not 0 */
}
FORMULA mask segment_within(Vec3 centre, Vec3 a, Vec3 b, num reach, num least, mask *unsure)
{
    return nearest_within(sub(centre, a), sub(b, a), splat(0), splat(1), reach, least, unsure);
}

#if LANES == 1 && ISECT_DOUBLE
/* Limbs in use: 9 differences of 33, and 862 of piece_within_exactly: 1159. */
static inline bool segment_within_exactly(Limbs *limbs, Number3 centre, Number3 a, Number3 b,
                                          Number reach)
{
    ExactEnd first = {isect_number3_minus(limbs, centre, a), false};
    ExactEnd last = {isect_number3_minus(limbs, centre, b), false};
    Number3 d = isect_number3_minus(limbs, b, a);
    return piece_within_exactly(limbs, first, last, first.offset, d, reach);
}
#endif

#endif
