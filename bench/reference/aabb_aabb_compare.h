/* Box against box: six comparisons, with an exit at the first gap (Ericson, Real-Time Collision
 * Detection, 2005, 4.2.1); the same joined without a branch; and in float on x86 two vector
 * comparisons, as in engines that keep boxes in registers. */
#ifndef BENCH_AABB_AABB_COMPARE_H
#define BENCH_AABB_AABB_COMPARE_H

#include "precision.h"

static inline bool aabb_aabb_leaving(const X(aabb) * a, const X(aabb) * b)
{
    return a->lower.x <= b->upper.x && a->upper.x >= b->lower.x && a->lower.y <= b->upper.y &&
           a->upper.y >= b->lower.y && a->lower.z <= b->upper.z && a->upper.z >= b->lower.z;
}

static inline bool aabb_aabb_joined(const X(aabb) * a, const X(aabb) * b)
{
    return (a->lower.x <= b->upper.x) & (a->upper.x >= b->lower.x) & (a->lower.y <= b->upper.y) &
           (a->upper.y >= b->lower.y) & (a->lower.z <= b->upper.z) & (a->upper.z >= b->lower.z);
}

#if defined(__SSE2__) && !BENCH_DOUBLE
static inline bool aabb_aabb_sse(const isect_aabb *a, const isect_aabb *b)
{
    __m128 below = _mm_cmple_ps(lower_of(a), upper_of(b));
    __m128 above = _mm_cmple_ps(lower_of(b), upper_of(a));
    return (_mm_movemask_ps(_mm_and_ps(below, above)) & 7) == 7;
}
#endif

#endif
