/* bvh/morton.h - a binary tree over boxes sorted along a space-filling curve: see bvh/morton.c. */
#ifndef ISECT_BVH_MORTON_H
#define ISECT_BVH_MORTON_H

#include "bvh/binary.h"

enum { MORTON_MOST = 1 << 28 }; /* elements, at most; beyond, the depth of the tree has no bound */

/* Elements are represented by keys. The high bits of a key are the code of the cell of the
 * element's center along the curve, the low bits its index. */
typedef struct Morton {
    uint64_t *key, *other; /* `count` of each; `other` is scratch memory of the call */
    size_t count;
    unsigned index_bits, code_bits; /* 64 in all, at most */
    const Box *box;                 /* the boxes of all elements, by index */
    Box *room; /* as many, for nodes; may equal `box` if that is not read any more */
    const isect_threads *threads;
    const isect_allocator *allocator;

    void *memory; /* used by the tree; the caller releases it */
    size_t bytes;
} Morton;

/* The number of code bits per axis for this many elements. */
unsigned isect_bvh_axis_bits(size_t count);

/* Builds a tree whose leaves are ranges of the sorted `key`; tree->element stays NULL. Returns
 * false if there is no memory. */
bool isect_bvh_build_morton(Binary *tree, Morton *morton);

/* Builds a tree over boxes that are identified by `first`: with isect_bvh_build_binary, or `fast`
 * along the curve. Sets its elements and nodes in both cases. Returns false if there is no
 * memory. */
bool isect_bvh_build_boxes(Binary *tree, bool fast, const isect_threads *threads,
                           const isect_allocator *allocator);

/* Spreads the bits of a cell number, each three places from the one before. */
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

static inline uint32_t morton_index(const Morton *morton, size_t i)
{
    return (uint32_t)(morton->key[i] & ((UINT64_C(1) << morton->index_bits) - 1));
}

#endif
