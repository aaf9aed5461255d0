/* overlap/ray_sphere.h - is a point within reach of a piece of a line?
 *
 * Everything is seen from the point, the center of a ball, and the reach is its radius, or the sum
 * of two. Squares are compared, so that no root is needed.
 *
 * The piece of the line has the direction d and two ends; an end may be open: then there is none.
 * With the way p from the first end to the center, p . d < 0 says that the center is before it, so
 * that this end is the nearest point; likewise the last. Otherwise the nearest point is where the
 * line is: at the distance |c| / |d|, with c = m x d and the way m from any point of the line.
 *
 * Rounding, by e = epsilon, which is one operation in the worst direction, and twice one in the
 * usual. A coordinate x of a way is off by no more than 2 e X, where X = |x| for a way between two
 * given points; the sum of squares by 4 e xX + 4 e^2 XX, and by 3 e of itself for product and sums;
 * the squared reach by 3 e, one for a sum of radii and so twice; the difference of both by e of it.
 * For a way between given points that is 8 e of the square and 4 e of the squared reach. If the
 * square is no more than twice the other, the latter bounds both: 20 e of it; if it is more, the
 * difference is half of it and beyond doubt. So only what is no way between given points adds to
 * it.
 *
 * The others are bounded by squares that are there anyway. p . d is off by 2 e X |d| for the way, e
 * for d, 3 e for product and sums, together by 6 e |X| |d|, the square of which is compared. A
 * coordinate of c is the difference of two products, whose sizes have the sum s, and off by 4 e s
 * for m, d, product and difference; so the sum of squares is off by 8 e |c| |s| + 16 e^2 |s|^2, and
 * by 3 e of itself. |s|^2 is no more than 2 |m|^2 |d|^2, and the product of two numbers than L / 2
 * of the square of one and 1 / 2 L of that of the other. With some L much greater than 1 that makes
 * 4 L e |c|^2 + 8 / L e |m|^2 |d|^2, a bound that is good for balls much smaller than their
 * distance from the end. The squared reach times |d|^2 is off by 9 e, and bounds |c|^2 as above.
 *
 * The constants below leave room for what is of second order, and are good for what underflows:
 * the product of two LEAST_LENGTH2 does not, since that takes 30 ns, also in lanes that nobody
 * asks. And nothing is certain where products of four ways could overflow, which in some rounding
 * directions is no infinity; nor where there is NaN: that too is left to the plain functions. */
#ifndef ISECT_OVERLAP_RAY_SPHERE_H
#define ISECT_OVERLAP_RAY_SPHERE_H

#include "overlap/sphere_sphere.h"

#define MOST_LENGTH (ISECT_DOUBLE ? (real)0x1p252 : R(0x1p28))
#define MOST_LENGTH2 (MOST_LENGTH * MOST_LENGTH)
#define LEAST_LENGTH2 (ISECT_DOUBLE ? (real)0x1p-510 : R(0x1p-62))
#define SPREAD (ISECT_DOUBLE ? R(0x1p12) : R(0x1p8)) /* L above */

/* The way from an end of a piece to the center, between given points. */
typedef struct Way {
    Vec3 way;
    num length2;
} Way;

/* An end: the squared distance, and how far that may be off from the squared reach; whether the
 * center is certainly after the end, or before it, in the direction of the piece. `sound` says
 * whether that is right: nothing is too far. */
typedef struct End {
    num length2, bound;
    mask after, before, open, sound;
} End;

/* Of the squared length of a way between two given points. */
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

/* How far is the center beside the line? `m` is the way to it from some point of the line, m2 the
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

FORMULA mask is_zero3(Vec3 a)
{
    return (a.x == 0) & (a.y == 0) & (a.z == 0);
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
/* The same in whole numbers. The way to an end of a ray has a factor t, and so 67 limbs, its square
 * 134, and nothing more; with all that is on the way there are less than 2000. */
typedef struct ExactEnd {
    Number3 way;
    bool open;
} ExactEnd;

static inline bool piece_within_exactly(Limbs *limbs, ExactEnd first, ExactEnd last, Number3 m,
                                        Number3 d, Number reach)
{
    if (!first.open && isect_number_sign(isect_number3_dot(limbs, first.way, d)) <= 0)
        return point_within_exactly(limbs, first.way, reach);
    if (!last.open && isect_number_sign(isect_number3_dot(limbs, last.way, d)) >= 0)
        return point_within_exactly(limbs, last.way, reach);
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
