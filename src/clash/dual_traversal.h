/* clash/dual_traversal.h - the kernels of clash/dual_traversal.c, one set per instruction set. */
#ifndef ISECT_CLASH_DUAL_TRAVERSAL_H
#define ISECT_CLASH_DUAL_TRAVERSAL_H

#include "bvh/tree.h"
#include "clash/frames.h"
#include "core/isa.h"
#include "core/precision.h"
#include <stdatomic.h>

enum {
    SPLIT = WIDTH * WIDTH,                  /* pairs that replace one pair, at most */
    PAIR_STACK = SPLIT * BINARY_DEPTH + 64, /* 63 stay on each level */
    HELD = 256                              /* more than WIDTH * WIDTH */
};

/* Two nodes or blocks, one of each tree. In a mesh against itself, the same one twice stands for
 * the pairs within it. */
typedef struct Two {
    uint32_t a, b;
} Two;

/* The output of pairs; `count` may exceed `capacity`. */
typedef struct Sink {
    uint32_t (*pairs)[2];
    size_t capacity;
    atomic_size_t count;
} Sink;

/* The query of one thread. */
typedef struct Walk {
    const X(bvh) * tree[2];
    const double *matrix; /* maps the second tree; may be NULL */
    const Frames *frames; /* NULL: boxes are compared in the frame of the first tree alone */
    bool (*met)(const X(triangle) * a, const X(triangle) * b);
    bool self;  /* one mesh against itself: common corners do not count */
    bool skims; /* two meshes: pairs with common corners only set `touches` if all others of a
                   triangle are on one side of the plane of the other */
    bool any;   /* stop at the first pair */
    bool touches;
    Sink *sink;
    int held; /* pairs that are not yet in the sink */
    uint32_t pair[HELD][2];
} Walk;

/* Splits a pair that is not two blocks. Returns the number of new pairs. */
typedef int X(SplitTwo)(const Walk *walk, Two two, Two *to);
/* Visits everything below a pair; false after the first hit if `any`. The caller empties the
 * buffer. */
typedef bool X(WalkTwo)(Walk *walk, Two two);
void X(clash_pour)(Walk *walk);
/* As isect_clash_visit, without the pairs of `skims`, for which it sets `touches`. */
bool X(clash_skim)(const X(bvh) * a, const X(bvh) * b,
                   bool (*visit)(void *user, uint32_t a, uint32_t b), void *user, bool *touches);

#define SPLIT_TWO(isa) KERNEL_NAME(X(split_two_), isa)
#define WALK_TWO(isa) KERNEL_NAME(X(walk_two_), isa)
#define DECLARE_WALKS(isa)                                                                         \
    X(SplitTwo) SPLIT_TWO(isa);                                                                    \
    X(WalkTwo) WALK_TWO(isa);
ISAS_TO_AVX2(DECLARE_WALKS)

#endif
