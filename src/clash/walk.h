/* clash/walk.h - the kernels of clash/walk.c, one set for each instruction set. */
#ifndef ISECT_CLASH_WALK_H
#define ISECT_CLASH_WALK_H

#include "bvh/tree.h"
#include "core/isa.h"
#include "core/precision.h"
#include <stdatomic.h>

enum {
    SPLIT = WIDTH * WIDTH,                  /* pairs that one becomes, at most */
    PAIR_STACK = SPLIT * BINARY_DEPTH + 64, /* a level leaves 63 behind */
    HELD = 256 /* more than WIDTH * WIDTH */
};

/* A node or block of either tree; of a mesh with itself, the same one twice is what is in it. */
typedef struct Two {
    uint32_t a, b;
} Two;

/* Where pairs go; `count` may exceed what there is room for. */
typedef struct Sink {
    uint32_t (*pairs)[2];
    size_t capacity;
    atomic_size_t count;
} Sink;

/* What one thread looks for. */
typedef struct Walk {
    const X(bvh) * tree[2];
    const double *matrix; /* that moves the second; may be NULL */
    bool (*met)(const X(triangle) * a, const X(triangle) * b);
    bool self; /* of one mesh: a corner that is also one of the other triangle's does not count */
    bool any;  /* the first will do */
    Sink *sink;
    int held; /* not yet in the sink */
    uint32_t pair[HELD][2];
} Walk;

/* What two nodes, or a node and a block, become: how many. */
typedef int X(SplitTwo)(const Walk *walk, Two two, Two *to);
/* All below; false if the first found is enough. What is held at the end is left to the caller. */
typedef bool X(WalkTwo)(Walk *walk, Two two);
void X(clash_pour)(Walk *walk);

#define CLASH_JOIN_(a, b) a##b
#define CLASH_JOIN(a, b) CLASH_JOIN_(a, b)
#define SPLIT_TWO(isa) CLASH_JOIN(X(split_two_), isa)
#define WALK_TWO(isa) CLASH_JOIN(X(walk_two_), isa)
#define DECLARE_WALKS(isa)                                                                         \
    X(SplitTwo) SPLIT_TWO(isa);                                                                    \
    X(WalkTwo) WALK_TWO(isa);
ISAS(DECLARE_WALKS)

#endif
