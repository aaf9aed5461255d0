/* clash/dual_distance.h - the kernels of clash/dual_distance.c, one set per instruction set. */
#ifndef ISECT_CLASH_DUAL_DISTANCE_H
#define ISECT_CLASH_DUAL_DISTANCE_H

#include "clash/dual_traversal.h"
#include HEADER(clash)

/* Two nodes or blocks, and the square of a lower bound of the distance of their contents. */
typedef struct NearTwo {
    real near2;
    Two two;
} NearTwo;

/* The output of pairs; `count` may exceed `capacity`. */
typedef struct NearSink {
    X(clash_nearest) * pairs;
    size_t capacity;
    atomic_size_t count;
} NearSink;

/* The query of one thread: all pairs within the limit, or the nearest pair. */
typedef struct Near {
    const X(bvh) * tree[2];
    const double *matrix; /* maps the second tree; may be NULL */
    real limit;           /* limit of the squared distance */
    X(clash_nearest) best;
    real way[3];    /* from best.a to best.b, of length at most 1; else 0 */
    NearSink *sink; /* NULL: only the nearest pair */
} Near;

/* Splits a pair that is not two blocks. Returns the number of new pairs. */
typedef int X(SplitNear)(const Near *near, Two two, NearTwo *to);
typedef void X(WalkNear)(Near *near, Two two);

#define SPLIT_NEAR(isa) KERNEL_NAME(X(split_near_), isa)
#define WALK_NEAR(isa) KERNEL_NAME(X(walk_near_), isa)
#define DECLARE_NEAR_WALKS(isa)                                                                    \
    X(SplitNear) SPLIT_NEAR(isa);                                                                  \
    X(WalkNear) WALK_NEAR(isa);
ISAS_TO_AVX2(DECLARE_NEAR_WALKS)

#endif
