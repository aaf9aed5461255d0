/* overlap/capsule_capsule.h - is a segment within reach of another?
 *
 * Two segments are nearest at an end of one of them, or where the common perpendicular of their
 * lines hits the inside of both: they cross. So a to b is within reach of c to d if one of the four
 * ends is within reach of the other segment, or if they cross and the height along n = u x v is
 * within reach, with u from b to a and v from c to d. They are apart if the height is beyond reach,
 * or if all four ends are apart and they certainly do not cross. Where the perpendicular hits, four
 * signs say: after a if n . (m x v) is positive for the way m from c to a, before b if it is
 * negative for that to b, after c if n . (m x u) is negative for the first of them, and before d if
 * it is positive for the way from d to a.
 *
 * Nothing is certain of the normal of lines that are nearly parallel, as capsules often are; then
 * they do not cross if one is a point, or wholly before or after the other. If they lie side by
 * side, the crosses C = m x u of the ways to c and d are the squared distances from the first line,
 * times |u|^2, and what is between c and d has C between them. The square of that is a mean of the
 * two squares and of the product of both, so that it is beyond reach if all three are. The product
 * is off by half of what the two squares are off by. */
#ifndef ISECT_OVERLAP_CAPSULE_CAPSULE_H
#define ISECT_OVERLAP_CAPSULE_CAPSULE_H

#include "overlap/normal.h"
#include "overlap/segment_sphere.h"

/* Is all that lies between two points certainly beyond reach of a line? The ways from the line to
 * them, or both turned about. */
FORMULA mask all_beside(const End *first, const End *last, Vec3 d, num reach)
{
    const Beside one = beside(first->way, first->length2, d, reach);
    const Beside other = beside(last->way, last->length2, d, reach);
    const num rough = (3 * SPREAD * REAL_EPSILON) * (one.area2 + other.area2);
    return line_apart(&one) & line_apart(&other) &
           surely_less(one.reach2, dot(one.c, other.c), rough + one.bound + other.bound);
}

FORMULA mask segments_within(Vec3 a, Vec3 b, Vec3 c, Vec3 d, num reach, mask *unsure)
{
    const End ac = end_of(a, c, reach), ad = end_of(a, d, reach);
    const End bc = end_of(b, c, reach), bd = end_of(b, d, reach);
    const Vec3 u = sub(a, b), v = sub(d, c); /* u points back */
    const num farthest2 = num_max(num_max(ac.length2, ad.length2), num_max(bc.length2, bd.length2));

    mask a_unsure, b_unsure, c_unsure, d_unsure;
    mask ends = piece_within(&ac, &ad, ac.way, ac.length2, v, reach, &a_unsure);
    ends = ends | piece_within(&bc, &bd, bc.way, bc.length2, v, reach, &b_unsure);
    ends = ends | piece_within(&ac, &bc, ac.way, ac.length2, u, reach, &c_unsure);
    ends = ends | piece_within(&ad, &bd, ad.way, ad.length2, u, reach, &d_unsure);
    mask ends_apart = mask_not(ends | a_unsure | b_unsure | c_unsure | d_unsure);

    const Normal normal = normal_of(u, v);
    const num bound = side_bound(&normal, farthest2, num_max(dot(u, u), dot(v, v)));
    mask before_a, after_b, before_c, after_d, beyond;
    mask crossing = surely_beside(&normal, ac.way, v, bound, &before_a);
    after_b = surely_beside(&normal, bc.way, v, bound, &beyond);
    crossing = crossing & beyond;
    before_c = surely_beside(&normal, ac.way, u, bound, &beyond);
    crossing = crossing & beyond;
    crossing = crossing & surely_beside(&normal, ad.way, u, bound, &after_d);
    mask level = height_within(&normal, ac.way, reach, &beyond);

    mask aside = before_a | after_b | before_c | after_d | is_zero3(u) | is_zero3(v) |
                 (surely_before(&ac, v) & surely_before(&bc, v)) |
                 (surely_after(&ad, v) & surely_after(&bd, v)) |
                 (surely_before(&ac, u) & surely_before(&ad, u)) |
                 (surely_after(&bc, u) & surely_after(&bd, u)) | all_beside(&ac, &ad, u, reach);
    mask sound = is_near(&ac) & is_near(&ad) & is_near(&bc) & is_near(&bd) & (reach <= MOST_LENGTH);
    mask within = sound & (ends | (crossing & level));
    *unsure = mask_not(within | (sound & (beyond | (ends_apart & aside))));
    return within;
}

#if LANES == 1 && ISECT_DOUBLE
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
    const Number3 center[4] = {a, b, c, d}, from[4] = {c, c, a, a}, to[4] = {d, d, b, b};
    for (int i = 0; i < 4; i++, limbs->used = mark)
        if (segment_within_exactly(limbs, center[i], from[i], to[i], reach))
            return true;
    return false;
}
#endif

#endif
