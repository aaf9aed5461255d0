/* bvh/registers.h - a box as two registers of four floats.
 *
 * In memory the fourth lane is an index. It is set to zero when loaded: an index read as a float is
 * subnormal, and arithmetic on subnormals can cost more than all the rest. */
#ifndef ISECT_BVH_REGISTERS_H
#define ISECT_BVH_REGISTERS_H

#include "bvh/binary.h"
#include "core/lane.h"

typedef struct Bounds {
    num lower, upper;
} Bounds;

static inline Bounds nothing(void)
{
    return (Bounds){splat(REAL_INF), splat(-REAL_INF)};
}

/* Loads a corner of a box; the fourth lane is zero. */
static inline num corner_at(const float *number)
{
    return num_select((num){1, 1, 1, 0} > 0, *(const num_in_memory *)number, splat(0));
}
static inline Bounds load(const Box *box)
{
    return (Bounds){corner_at(box->lower), corner_at(box->upper)};
}

/* Stores the box without the two indices. */
static inline void store(Box *box, Bounds bounds)
{
    for (int k = 0; k < 3; k++)
        box->lower[k] = bounds.lower[k], box->upper[k] = bounds.upper[k];
}

static inline Bounds joined(Bounds a, Bounds b)
{
    return (Bounds){num_min(a.lower, b.lower), num_max(a.upper, b.upper)};
}

static inline num center(Bounds a)
{
    return a.lower * 0.5f + a.upper * 0.5f;
}

#endif
