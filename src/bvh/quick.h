/* bvh/quick.h - a binary tree over boxes that lie along a curve: see bvh/quick.c. */
#ifndef ISECT_BVH_QUICK_H
#define ISECT_BVH_QUICK_H

#include "bvh/binary.h"

enum { QUICK_MOST = 1 << 28 }; /* elements; of more, the depth of the tree could not be bounded */

/* Elements are known by keys: the number of the cell that its center is in, along the curve, above
 * its index. */
typedef struct Quick {
    uint64_t *key, *other; /* `count` of each; the second for the time of the call */
    size_t count;
    unsigned index_bits, code_bits; /* 64 in all, at most */
    const Box *box;                 /* of all, by their indices */
    Box *room; /* as many, for nodes: it may be `box`, if nobody reads that any more */
    const Likeness *likeness;
    const isect_threads *threads;
    const isect_allocator *allocator;

    void *memory; /* of the tree: to be put back by the caller */
    size_t bytes;
} Quick;

/* How many bits an axis has in the code of one of so many elements. */
unsigned isect_bvh_axis_bits(size_t count);

/* A tree whose leaves are ranges of `key`, which is sorted; tree->element stays NULL. False: no
 * memory. */
bool isect_bvh_build_quick(Binary *tree, Quick *quick);

/* A tree over boxes that are told apart by `first`, by isect_bvh_build_binary or fast: it has its
 * elements and nodes either way. False: no memory. */
bool isect_bvh_build_boxes(Binary *tree, bool fast, const isect_threads *threads,
                           const isect_allocator *allocator);

/* The bits of cells, each three places after the one before. */
enum { CURVE_BITS = 8 };
typedef struct Curve {
    uint64_t spread[1 << CURVE_BITS];
} Curve;

static inline void curve_make(Curve *curve)
{
    for (uint32_t i = 0; i < 1 << CURVE_BITS; i++) {
        curve->spread[i] = 0;
        for (unsigned bit = 0; bit < CURVE_BITS; bit++)
            curve->spread[i] |= (uint64_t)(i >> bit & 1) << 3 * bit;
    }
}

static inline uint64_t curve_spread(const Curve *curve, uint32_t cell)
{
    const uint32_t last = (1 << CURVE_BITS) - 1;
    return curve->spread[cell & last] | curve->spread[cell >> CURVE_BITS] << 3 * CURVE_BITS;
}

static inline uint32_t quick_index(const Quick *quick, size_t i)
{
    return (uint32_t)(quick->key[i] & ((UINT64_C(1) << quick->index_bits) - 1));
}

#endif
