/* clash/near.h - the kernels of clash/near.c, one set for each instruction set. */
#ifndef ISECT_CLASH_NEAR_H
#define ISECT_CLASH_NEAR_H

#include "clash/walk.h"
#include HEADER(clash)

/* Two nodes or blocks, and the square of a bound of how near what is in them may be. */
typedef struct NearTwo {
    real near2;
    Two two;
} NearTwo;

/* Where pairs go; `count` may exceed what there is room for. */
typedef struct NearSink {
    X(clash_nearest) * pairs;
    size_t capacity;
    atomic_size_t count;
} NearSink;

/* What one thread looks for: all pairs within the limit, or the nearest. */
typedef struct Near {
    const X(bvh) * tree[2];
    const double *matrix; /* that moves the second; may be NULL */
    real limit;           /* of the square of distances */
    X(clash_nearest) best;
    real way[3];    /* from its point of the first to that of the second, at most 1 long; else 0 */
    NearSink *sink; /* NULL: the nearest will do */
} Near;

/* What two that are not both blocks become: how many. */
typedef int X(SplitNear)(const Near *near, Two two, NearTwo *to);
typedef void X(WalkNear)(Near *near, Two two);

#define SPLIT_NEAR(isa) CLASH_JOIN(X(split_near_), isa)
#define WALK_NEAR(isa) CLASH_JOIN(X(walk_near_), isa)
#define DECLARE_NEAR_WALKS(isa)                                                                    \
    X(SplitNear) SPLIT_NEAR(isa);                                                                  \
    X(WalkNear) WALK_NEAR(isa);
ISAS(DECLARE_NEAR_WALKS)

#endif
