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
 * usual. A coordinate x of the way is off by no more than 2 e X, and the sum of squares by
 * 4 e xX + 4 e^2 XX, and by 3 e of itself for product and sums; the squared reach by 3 e, one for a
 * sum of radii and so twice; the difference of both by e of it. p . d is off by 2 e X |d| for the
 * way, e for d, 3 e for product and sums, together 6 e X |d|. A coordinate of c is the difference
 * of two products, whose sizes have the sum s: m, d, product and difference make that 4 e s, the
 * sum of squares is off by 8 e cs + 16 e^2 ss, and by 3 e of itself; that of d by 5 e, times the
 * squared reach by 9 e. The constants below leave room for what is of second order, and are good
 * for what underflows: `least` stands for a factor that might have. It is not squared, since what
 * underflows takes 30 ns, also in lanes that nobody asks. */
#ifndef ISECT_OVERLAP_RAY_SPHERE_H
#define ISECT_OVERLAP_RAY_SPHERE_H

#include "overlap/sphere_sphere.h"

/* The way from an end to the center; `most` is what bounds its rounding. */
typedef struct End {
    Vec3 way, most;
    mask open;
} End;

FORMULA Vec3 abs3(Vec3 a)
{
    return (Vec3){num_abs(a.x), num_abs(a.y), num_abs(a.z)};
}
FORMULA num end_bound(const End *end, num reach2)
{
    num rough = dot_abs(end->way, end->most), rougher = dot(end->most, end->most);
    num sizes = dot(end->way, end->way) + reach2;
    return REAL_EPSILON * (5 * rough + 5 * REAL_EPSILON * rougher + 8 * sizes) + 16 * REAL_MIN;
}

/* How far is the center beside the line? `m` is the way to it from some point of the line: the
 * squared area, that of the reach, and how far their difference may be off. */
typedef struct Beside {
    num area2, reach2, bound;
} Beside;

/* The sizes of what a cross product is made of. */
FORMULA Vec3 cross_most(Vec3 a, Vec3 b)
{
    return (Vec3){num_abs(a.y * b.z) + num_abs(a.z * b.y), num_abs(a.z * b.x) + num_abs(a.x * b.z),
                  num_abs(a.x * b.y) + num_abs(a.y * b.x)};
}
FORMULA Beside beside(Vec3 m, Vec3 d, num reach)
{
    const real least = 2 * REAL_MIN / REAL_EPSILON;
    Vec3 c = cross(m, d), s = cross_most(m, d);
    num area2 = dot(c, c), dd = dot(d, d), reach2 = reach * reach, in_reach2 = reach2 * dd;
    num sizes = area2 + in_reach2 + least * (reach2 + dd);
    num bound = REAL_EPSILON * (9 * dot_abs(c, s) + 20 * REAL_EPSILON * dot(s, s) + 12 * sizes) +
                16 * REAL_MIN;
    return (Beside){area2, in_reach2, bound};
}
FORMULA mask line_within(const Beside *line)
{
    return surely_less(line->area2, line->reach2, line->bound);
}
FORMULA mask line_apart(const Beside *line)
{
    return surely_less(line->reach2, line->area2, line->bound);
}

/* Is the center certainly after an end, in the direction d, or before it? */
FORMULA num after_bound(const End *end, Vec3 d)
{
    return 8 * REAL_EPSILON * dot_abs(end->most, d) + 8 * REAL_MIN;
}
FORMULA mask surely_after(const End *end, Vec3 d)
{
    return surely_less(splat(0), dot(end->way, d), after_bound(end, d));
}
FORMULA mask surely_before(const End *end, Vec3 d)
{
    return surely_less(dot(end->way, d), splat(0), after_bound(end, d));
}

FORMULA mask is_zero3(Vec3 a)
{
    return (a.x == 0) & (a.y == 0) & (a.z == 0);
}

/* `m` is the way to the center from some point of the line. */
FORMULA mask piece_within(const End *first, const End *last, Vec3 m, Vec3 d, num reach,
                          mask *unsure)
{
    const num reach2 = reach * reach;
    const Beside line = beside(m, d, reach);
    num first2 = dot(first->way, first->way), last2 = dot(last->way, last->way);
    num first_bound = end_bound(first, reach2), last_bound = end_bound(last, reach2);

    mask point = is_zero3(d);
    mask after_first = first->open | surely_after(first, d);
    mask before_last = last->open | surely_before(last, d);
    mask before_first = mask_not(first->open) & surely_before(first, d);
    mask after_last = mask_not(last->open) & surely_after(last, d);
    mask at_first = point | mask_not(first->open);

    mask within = (at_first & surely_less(first2, reach2, first_bound)) |
                  (mask_not(last->open) & surely_less(last2, reach2, last_bound)) |
                  (after_first & before_last & line_within(&line));
    mask apart = ((point | before_first) & surely_less(reach2, first2, first_bound)) |
                 (after_last & surely_less(reach2, last2, last_bound)) | line_apart(&line);
    *unsure = mask_not(within | apart);
    return within;
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
