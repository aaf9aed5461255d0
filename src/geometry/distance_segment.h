/* geometry/distance_segment.h - is a point within reach of a segment? It is a piece of a line
 * between two ends, which are numbers as they are (geometry/distance_line.h). */
#ifndef ISECT_GEOMETRY_DISTANCE_SEGMENT_H
#define ISECT_GEOMETRY_DISTANCE_SEGMENT_H

#include "geometry/distance_line.h"

FORMULA Offset offset_of(Vec3 centre, Vec3 end)
{
    const Vec3 offset = sub(centre, end);
    return (Offset){offset, dot(offset, offset)};
}
FORMULA mask is_near(const Offset *offset)
{
    return offset->length2 <= MOST_LENGTH2;
}

FORMULA End end_of(const Offset *offset, Vec3 d, num reach)
{
    const num along = dot(offset->vec, d), along2 = along * num_abs(along);
    const num d2 = (80 * REAL_EPSILON * REAL_EPSILON) * (dot(d, d) + LEAST_LENGTH2);
    const num bound = d2 * offset->length2 + REAL_MIN;
    const mask after = along2 > bound, before = along2 < -bound;
    const mask open = splat(0) > splat(0);
    return (End){offset->length2, end_bound(reach), after, before, open, is_near(offset)};
}

/* Is the centre within reach of the segment with these offsets from its ends? */
FORMULA mask ends_within(const Offset *from_a, const Offset *from_b, Vec3 d, num reach,
                         mask *unsure)
{
    const End first = end_of(from_a, d, reach), last = end_of(from_b, d, reach);
    const Beside line = beside(from_a->vec, from_a->length2, d, reach);
    return piece_within(&first, &last, &line, d, reach, unsure);
}
FORMULA mask segment_within(Vec3 centre, Vec3 a, Vec3 b, num reach, mask *unsure)
{
    const Offset from_a = offset_of(centre, a), from_b = offset_of(centre, b);
    return ends_within(&from_a, &from_b, sub(b, a), reach, unsure);
}

#if LANES == 1 && ISECT_DOUBLE
/* Limbs: 9 differences of 33, and 862 of piece_within_exactly: 1159. */
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
