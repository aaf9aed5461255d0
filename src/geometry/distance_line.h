/* geometry/distance_line.h - is a point within reach of a piece of a line?
 *
 * The point is the centre of a ball, and the reach its radius, or the sum of two. Squares are
 * compared, without a root. The piece has the direction d and two ends; an open end is none. With
 * the offset p from the first end to the centre, p . d < 0 says that the centre is before it, and
 * that end is the closest feature; likewise the last. Otherwise it is the line, at the distance
 * |c| / |d|, with c = m x d and the offset m from any point of the line.
 *
 * Error bounds, with e = epsilon for one operation in the worst rounding direction, twice one in
 * the usual. An end, with the offset p between given points, each coordinate |err(p)| <= 2e |p|:
 *
 *     squares 4e p^2, product and sums 3e p^2            |err(|p|^2)| <= 8e |p|^2
 *     sum of radii twice, product                        |err(r^2)|   <= 3e r^2, difference e r^2
 *     |p|^2 <= 2 r^2 where it is in doubt                bound = 20e r^2
 *
 * Before or after an end:
 *
 *     offset 2e, d e, product and sums 3e                |err(p . d)| <= 6e |p| |d|
 *
 * The line, with the coordinates of c differences of two products whose sizes have the sum s:
 *
 *     m, d, product, difference                          |err(c)| <= 4e s
 *     squares, product and sums                          |err(|c|^2)| <= 8e |c||s| + 3e |c|^2 + ...
 *     |s|^2 <= 2 |m|^2 |d|^2, and xy <= L x^2 / 2 + y^2 / (2 L) with some L >> 1:
 *                                                        <= 4L e |c|^2 + (8 / L) e |m|^2 |d|^2
 *     squared reach times |d|^2                          9e of it, and it bounds |c|^2 as above
 *
 * which is good for balls much smaller than their distance from the end. The constants below leave
 * room for what is of second order and for what underflows: the product of two LEAST_LENGTH2 does
 * not, since that takes 30 ns, also in lanes that nobody asks. Nothing is certain where products of
 * four offsets could overflow, which in some rounding directions is no infinity, nor where there is
 * NaN: that too is left to the plain functions. */
#ifndef ISECT_GEOMETRY_DISTANCE_LINE_H
#define ISECT_GEOMETRY_DISTANCE_LINE_H

#include "geometry/distance.h"

#define MOST_LENGTH (ISECT_DOUBLE ? (real)0x1p252 : R(0x1p28))
#define MOST_LENGTH2 (MOST_LENGTH * MOST_LENGTH)
#define LEAST_LENGTH2 (ISECT_DOUBLE ? (real)0x1p-510 : R(0x1p-62))
#define SPREAD (ISECT_DOUBLE ? R(0x1p12) : R(0x1p8)) /* L above */

/* From an end of a piece to the centre, between given points. */
typedef struct Offset {
    Vec3 vec;
    num length2;
} Offset;

/* An end: the squared distance, and how far that may be off from the squared reach; whether the
 * centre is certainly after the end, or before it, in the direction of the piece. `sound` says
 * whether that is right: nothing is too far. */
typedef struct End {
    num length2, bound;
    mask after, before, open, sound;
} End;

/* Of the squared length of an offset between two given points. */
FORMULA num end_bound(num reach)
{
    return 40 * REAL_EPSILON * (reach * reach) + 16 * REAL_MIN;
}
FORMULA mask end_within(const End *end, num reach)
{
    return surely_less(end->length2, reach * reach, end->bound);
}
FORMULA mask end_apart(const End *end, num reach)
{
    return surely_less(reach * reach, end->length2, end->bound);
}

/* How far is the centre beside the line? `m` is its offset from some point of the line, m2 the
 * square of it: the cross product, its square, that of the reach, how far these may be off. */
typedef struct Beside {
    Vec3 c;
    num area2, reach2, bound;
} Beside;

FORMULA Beside beside(Vec3 m, num m2, Vec3 d, num reach)
{
    const Vec3 c = cross(m, d);
    const num reach2 = reach * reach;
    const num near = (11 * SPREAD * REAL_EPSILON) * reach2 + LEAST_LENGTH2;
    const num bound = ((9 / SPREAD * REAL_EPSILON) * m2 + near) * (dot(d, d) + LEAST_LENGTH2);
    return (Beside){c, dot(c, c), reach2 * dot(d, d), bound};
}
FORMULA mask line_within(const Beside *line)
{
    return surely_less(line->area2, line->reach2, line->bound);
}
FORMULA mask line_apart(const Beside *line)
{
    return surely_less(line->reach2, line->area2, line->bound);
}

FORMULA mask piece_within(const End *first, const End *last, const Beside *line, Vec3 d, num reach,
                          mask *unsure)
{
    mask point = is_zero3(d);
    mask after_first = first->open | first->after;
    mask before_last = last->open | last->before;
    mask before_first = mask_not(first->open) & first->before;
    mask after_last = mask_not(last->open) & last->after;
    mask at_first = point | mask_not(first->open);
    mask sound = first->sound & last->sound & (reach <= MOST_LENGTH);

    mask within = (at_first & end_within(first, reach)) |
                  (mask_not(last->open) & end_within(last, reach)) |
                  (after_first & before_last & line_within(line));
    mask apart = ((point | before_first) & end_apart(first, reach)) |
                 (after_last & end_apart(last, reach)) | line_apart(line);
    *unsure = mask_not(sound & (within | apart));
    return sound & within;
}

#if LANES == 1 && ISECT_DOUBLE
/* The same in whole numbers. The offset from an end of a ray has a factor t, and so 67 limbs, its
 * square 134, and nothing more; with all intermediate results there are less than 2000. */
typedef struct ExactEnd {
    Number3 offset;
    bool open;
} ExactEnd;

/* Limbs, with offsets of n, where d, m and the reach have 33:
 *
 *     first . d, last . d                                    2 (n + 33)
 *     |d|^2, |m|^2, m . d, squared reach                     4 * 66
 *     |m|^2 - squared reach, times |d|^2                     67 + 133
 *     (m . d)^2, difference                                  132 + 134
 *     in all, for ends that are given, n = 33                862
 *     for ends of rays, n = 68 with t without a unit         932
 *
 * What a dot product takes while it is made is less than what comes after it. */
static inline bool piece_within_exactly(Limbs *limbs, ExactEnd first, ExactEnd last, Number3 m,
                                        Number3 d, Number reach)
{
    if (!first.open && isect_number_sign(isect_number3_dot(limbs, first.offset, d)) <= 0)
        return point_within_exactly(limbs, first.offset, reach);
    if (!last.open && isect_number_sign(isect_number3_dot(limbs, last.offset, d)) >= 0)
        return point_within_exactly(limbs, last.offset, reach);
    const Number dd = isect_number3_dot(limbs, d, d);
    if (isect_number_sign(dd) == 0)
        return point_within_exactly(limbs, m, reach);
    /* |m x d|^2 = |m|^2 |d|^2 - (m . d)^2 */
    Number mm = isect_number3_dot(limbs, m, m);
    Number md = isect_number3_dot(limbs, m, d), reach2 = isect_number_times(limbs, reach, reach);
    Number beyond = isect_number_times(limbs, isect_number_minus(limbs, mm, reach2), dd);
    return isect_number_compare(limbs, beyond, isect_number_times(limbs, md, md)) <= 0;
}
#endif

#endif
