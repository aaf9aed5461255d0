/* overlap/heights.h - how high points reach along a direction. */
#ifndef ISECT_OVERLAP_HEIGHTS_H
#define ISECT_OVERLAP_HEIGHTS_H

#include "core/isa.h"
#include "core/precision.h"
#include <stddef.h>

typedef struct PointHeights {
    real most; /* the greatest height; NaN is passed over */
    real size; /* the sum of the greatest absolute value of each coordinate */
} PointHeights;

/* At least one point. Heights are sums of three rounded products; the greatest one depends on the
 * instruction set only in points of NaN. */
typedef PointHeights X(HeightsOf)(const X(vec3) * at, size_t n, const X(vec3) * direction);

#define HEIGHTS_(name, isa) name##_##isa
#define HEIGHTS(name, isa) HEIGHTS_(name, isa)
#define DECLARE_HEIGHTS(isa) X(HeightsOf) HEIGHTS(X(heights), isa);
ISAS_TO_AVX2(DECLARE_HEIGHTS)

#endif
