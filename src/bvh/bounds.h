/* bvh/bounds.h - the bounds of a node's children in lanes, as the numbers that questions are asked
 * in. */
#ifndef ISECT_BVH_BOUNDS_H
#define ISECT_BVH_BOUNDS_H

#include "bvh/tree.h"
#include "core/lane.h"

FORMULA num load_bounds(const float *bound)
{
#if !ISECT_DOUBLE
    return *(const num_in_memory *)bound;
#elif LANES == 1
    return (double)*bound;
#else
    typedef float Floats __attribute__((vector_size(LANES * sizeof(float)), may_alias));
    return __builtin_convertvector(*(const Floats *)bound, num);
#endif
}

#endif
