/* bvh/leaf.h - the triangles of a leaf, whether a tree holds copies of them or only their numbers.
 *
 * A copy is read where it is. Of an indexed tree the corners are gathered from the caller's mesh,
 * to the same block that a copy would be; so all kernels are the same, and so are their answers. */
#ifndef ISECT_BVH_LEAF_H
#define ISECT_BVH_LEAF_H

#include "bvh/tree.h"

static inline const Node *node_of(const X(bvh) * bvh, uint32_t child)
{
    return (const Node *)(bvh->unit + (size_t)child * UNIT);
}

/* Where a leaf is, if it holds copies, or if it holds numbers. */
static inline char *place_of_block(const X(bvh) * bvh, uint32_t leaf)
{
    return bvh->unit + (size_t)(leaf & ~LEAF) * UNIT;
}
static inline char *place_of_prims(const X(bvh) * bvh, uint32_t leaf)
{
    return bvh->unit + (size_t)(leaf & ~LEAF) * sizeof(Prims);
}

/* The numbers of its triangles. */
static inline const uint32_t *prims_of(const X(bvh) * bvh, uint32_t leaf)
{
    return bvh->indexed ? ((const Prims *)place_of_prims(bvh, leaf))->prim
                        : ((const Triangles *)place_of_block(bvh, leaf))->prim;
}

/* The block with the triangles of these numbers. */
void X(bvh_gather)(const Mesh *mesh, const uint32_t prim[WIDTH], Triangles *block);

/* Its triangles; `room` is for those that have to be gathered. */
static inline const Triangles *block_of(const X(bvh) * bvh, uint32_t leaf, Triangles *room)
{
    if (__builtin_expect(!bvh->indexed, 1))
        return (const Triangles *)place_of_block(bvh, leaf);
    X(bvh_gather)(&bvh->mesh, prims_of(bvh, leaf), room);
    return room;
}

#endif
