/* geometry/distance_segments.h - is a segment within reach of another?
 *
 * Two segments are nearest at an end of one of them, or where the common perpendicular of their
 * lines hits the inside of both: they cross. So a to b is within reach of c to d if one of the four
 * ends is within reach of the other segment, or if they cross and the height along n = u x v is
 * within reach, with u from b to a and v from c to d. They are apart if the height is beyond reach,
 * or if all four ends are apart and they certainly do not cross. Where the perpendicular hits, four
 * signs say, with the offset m:
 *
 *     after a     n . (m x v) > 0 for m from c to a
 *     before b    n . (m x v) < 0 for m from c to b
 *     after c     n . (m x u) < 0 for m from c to a
 *     before d    n . (m x u) > 0 for m from d to a
 *
 * Nothing is certain of the normal of lines that are nearly parallel, as capsules often are; then
 * they do not cross if one is a point, or wholly before or after the other. If they lie side by
 * side, the crosses C = m x u of the offsets of c and d are the squared distances from the first
 * line, times |u|^2, and what is between c and d has C between them. The square of that is a mean
 * of the two squares and of the product of both, so that it is beyond reach if all three are. The
 * product is off by half of what the two squares are off by. */
#ifndef ISECT_GEOMETRY_DISTANCE_SEGMENTS_H
#define ISECT_GEOMETRY_DISTANCE_SEGMENTS_H

#include "geometry/distance_segment.h"
#include "geometry/normal.h"

/* Is all that lies between two points certainly beyond reach of a line? The offsets from the line
 * to them, or both negated. */
FORMULA mask all_beside(const Offset *first, const Offset *last, Vec3 d, num reach)
{
    const Beside one = beside(first->vec, first->length2, d, reach);
    const Beside other = beside(last->vec, last->length2, d, reach);
    const num rough = (3 * SPREAD * REAL_EPSILON) * (one.area2 + other.area2);
    return line_apart(&one) & line_apart(&other) &
           surely_less(one.reach2, dot(one.c, other.c), rough + one.bound + other.bound);
}

/* Are two centres certainly before the first end of a segment, or after the last? */
FORMULA mask wholly_aside(const Offset *first, const Offset *first_other, const Offset *last,
                          const Offset *last_other, Vec3 d, num reach)
{
    const End before = end_of(first, d, reach), before_other = end_of(first_other, d, reach);
    const End after = end_of(last, d, reach), after_other = end_of(last_other, d, reach);
    return (before.before & before_other.before) | (after.after & after_other.after);
}

FORMULA mask segments_within(Vec3 a, Vec3 b, Vec3 c, Vec3 d, num reach, mask *unsure)
{
    const Offset ac = offset_of(a, c), ad = offset_of(a, d), bc = offset_of(b, c),
                 bd = offset_of(b, d);
    const Vec3 u = sub(a, b), v = sub(d, c); /* u points back */
    const num farthest2 = num_max(num_max(ac.length2, ad.length2), num_max(bc.length2, bd.length2));

    mask a_unsure, b_unsure, c_unsure, d_unsure;
    mask ends = ends_within(&ac, &ad, v, reach, &a_unsure);
    ends = ends | ends_within(&bc, &bd, v, reach, &b_unsure);
    ends = ends | ends_within(&ac, &bc, u, reach, &c_unsure);
    ends = ends | ends_within(&ad, &bd, u, reach, &d_unsure);
    mask ends_apart = mask_not(ends | a_unsure | b_unsure | c_unsure | d_unsure);

    const Normal normal = normal_of(u, v);
    const num bound = side_bound(&normal, farthest2, num_max(dot(u, u), dot(v, v)));
    mask before_a, after_b, before_c, after_d, beyond;
    mask crossing = surely_beside(&normal, ac.vec, v, bound, &before_a);
    after_b = surely_beside(&normal, bc.vec, v, bound, &beyond);
    crossing = crossing & beyond;
    before_c = surely_beside(&normal, ac.vec, u, bound, &beyond);
    crossing = crossing & beyond;
    crossing = crossing & surely_beside(&normal, ad.vec, u, bound, &after_d);
    mask level = height_within(&normal, ac.vec, reach, &beyond);

    mask aside = before_a | after_b | before_c | after_d | is_zero3(u) | is_zero3(v) |
                 wholly_aside(&ac, &bc, &ad, &bd, v, reach) |
                 wholly_aside(&ac, &ad, &bc, &bd, u, reach) | all_beside(&ac, &ad, u, reach);
    mask sound = is_near(&ac) & is_near(&ad) & is_near(&bc) & is_near(&bd) & (reach <= MOST_LENGTH);
    mask within = sound & (ends | (crossing & level));
    *unsure = mask_not(within | (sound & (beyond | (ends_apart & aside))));
    return within;
}

#if LANES == 1 && ISECT_DOUBLE
/* Limbs:
 *
 *     15 differences, normal                   15 * 33 + 3 * 66
 *     a side, or the height                    595 or 892
 *     in all, more than segment_within_exactly 1585 */
static inline bool segments_within_exactly(Limbs *limbs, Number3 a, Number3 b, Number3 c, Number3 d,
                                           Number reach)
{
    const int mark = limbs->used;
    Number3 u = isect_number3_minus(limbs, b, a), v = isect_number3_minus(limbs, d, c);
    Number3 ac = isect_number3_minus(limbs, a, c), ad = isect_number3_minus(limbs, a, d);
    Number3 bc = isect_number3_minus(limbs, b, c), normal = isect_number3_cross(limbs, u, v);
    if (side_exactly(limbs, normal, ac, v) < 0 && side_exactly(limbs, normal, bc, v) > 0 &&
        side_exactly(limbs, normal, ac, u) < 0 && side_exactly(limbs, normal, ad, u) > 0)
        return height_within_exactly(limbs, normal, ac, reach);
    limbs->used = mark;
    const Number3 centre[4] = {a, b, c, d}, from[4] = {c, c, a, a}, to[4] = {d, d, b, b};
    for (int i = 0; i < 4; i++, limbs->used = mark)
        if (segment_within_exactly(limbs, centre[i], from[i], to[i], reach))
            return true;
    return false;
}
#endif

#endif
