/* geometry/distance_line.h - an exact test whether a point is within reach of a part of a line.
 *
 * The point is the centre of a ball, and the reach is its radius, or the sum of two. Squares are
 * compared, without a root. The part has the direction d and two ends; an open end does not bound
 * it. With the offset p from the first end to the centre, p . d < 0 means that the centre is before
 * that end, which is then the closest feature; likewise the last end. Otherwise the line is the
 * closest feature, at the distance |m x d| / |d|, with the offset m from any point of the line. */
#ifndef ISECT_GEOMETRY_DISTANCE_LINE_H
#define ISECT_GEOMETRY_DISTANCE_LINE_H

#include "geometry/distance.h"

#if LANES == 1 && ISECT_DOUBLE
/* The offset from an end of a ray has a factor t, and therefore 67 limbs; its square has 134. With
 * all intermediate results there are less than 2000. */
typedef struct ExactEnd {
    Number3 offset;
    bool open;
} ExactEnd;

/* Limbs in use, with offsets of n, where d, m and the reach have 33:
 *
 *     first . d, last . d                                    2 (n + 33)
 *     |d|^2, |m|^2, m . d, squared reach                     4 * 66
 *     |m|^2 - squared reach, times |d|^2                     67 + 133
 *     (m . d)^2, difference                                  132 + 134
 *     total, for given ends, n = 33                          862
 *     for ends of rays, n = 68 with t without a unit         932
 *
 * The intermediate results of a dot product take less than the results that follow it. */
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
