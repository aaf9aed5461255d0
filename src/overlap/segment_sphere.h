/* overlap/segment_sphere.h - is a point within reach of a segment? It is a piece of a line between
 * two ends, which are numbers as they are (overlap/ray_sphere.h). */
#ifndef ISECT_OVERLAP_SEGMENT_SPHERE_H
#define ISECT_OVERLAP_SEGMENT_SPHERE_H

#include "overlap/ray_sphere.h"

FORMULA End end_of(Vec3 center, Vec3 end, num reach)
{
    const Vec3 way = sub(center, end);
    const num length2 = dot(way, way);
    return (End){way, length2, end_bound(reach), length2, splat(0) > splat(0)};
}
FORMULA mask segment_within(Vec3 center, Vec3 a, Vec3 b, num reach, mask *unsure)
{
    const End first = end_of(center, a, reach), last = end_of(center, b, reach);
    return piece_within(&first, &last, first.way, first.length2, sub(b, a), reach, unsure);
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
