/* overlap/segment_sphere.h - is a point within reach of a segment? It is a piece of a line between
 * two ends, which are numbers as they are (overlap/ray_sphere.h). */
#ifndef ISECT_OVERLAP_SEGMENT_SPHERE_H
#define ISECT_OVERLAP_SEGMENT_SPHERE_H

#include "overlap/ray_sphere.h"

FORMULA Way way_of(Vec3 center, Vec3 end)
{
    const Vec3 way = sub(center, end);
    return (Way){way, dot(way, way)};
}
FORMULA mask is_near(const Way *way)
{
    return way->length2 <= MOST_LENGTH2;
}

FORMULA End end_of(const Way *way, Vec3 d, num reach)
{
    const num along = dot(way->way, d), along2 = along * num_abs(along);
    const num d2 = (80 * REAL_EPSILON * REAL_EPSILON) * (dot(d, d) + LEAST_LENGTH2);
    const num bound = d2 * way->length2 + REAL_MIN;
    return (End){way->length2, end_bound(reach), along2 > bound, along2<-bound, splat(0)> splat(0),
                 is_near(way)};
}

/* Is the center within reach of the segment with these ways from its ends? */
FORMULA mask between_within(const Way *from_a, const Way *from_b, Vec3 d, num reach, mask *unsure)
{
    const End first = end_of(from_a, d, reach), last = end_of(from_b, d, reach);
    const Beside line = beside(from_a->way, from_a->length2, d, reach);
    return piece_within(&first, &last, &line, d, reach, unsure);
}
FORMULA mask segment_within(Vec3 center, Vec3 a, Vec3 b, num reach, mask *unsure)
{
    const Way from_a = way_of(center, a), from_b = way_of(center, b);
    return between_within(&from_a, &from_b, sub(b, a), reach, unsure);
}

#if LANES == 1 && ISECT_DOUBLE
static inline bool segment_within_exactly(Limbs *limbs, Number3 center, Number3 a, Number3 b,
                                          Number reach)
{
    ExactEnd first = {isect_number3_minus(limbs, center, a), false};
    ExactEnd last = {isect_number3_minus(limbs, center, b), false};
    Number3 d = isect_number3_minus(limbs, b, a);
    return piece_within_exactly(limbs, first, last, first.way, d, reach);
}
#endif

#endif
