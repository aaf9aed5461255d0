/* bvh/leaf.h - the triangles of a leaf, in trees that hold copies and in trees that hold indices.
 *
 * A copy is read in place. For an indexed tree the corners are gathered from the caller's mesh into
 * a block equal to the copy. So all kernels are the same, and so are their answers. */
#ifndef ISECT_BVH_LEAF_H
#define ISECT_BVH_LEAF_H

#include "bvh/tree.h"

static inline const Node *node_of(const X(bvh) * bvh, uint32_t child)
{
    return (const Node *)(bvh->unit + (size_t)child * UNIT);
}

/* The address of a leaf: of a block of copies, and of a list of indices. */
static inline char *place_of_block(const X(bvh) * bvh, uint32_t leaf)
{
    return bvh->unit + (size_t)(leaf & ~LEAF) * UNIT;
}
static inline char *place_of_prims(const X(bvh) * bvh, uint32_t leaf)
{
    return bvh->unit + (size_t)(leaf & ~LEAF) * sizeof(Prims);
}

/* The indices of the triangles of a leaf. */
static inline const uint32_t *prims_of(const X(bvh) * bvh, uint32_t leaf)
{
    return bvh->indexed ? ((const Prims *)place_of_prims(bvh, leaf))->prim
                        : ((const Triangles *)place_of_block(bvh, leaf))->prim;
}

/* Writes the block of the triangles with these indices. */
void X(bvh_gather)(const Mesh *mesh, const uint32_t prim[WIDTH], Triangles *block);

/* The block of a leaf. `room` receives it if it has to be gathered. */
static inline const Triangles *block_of(const X(bvh) * bvh, uint32_t leaf, Triangles *room)
{
    if (__builtin_expect(!bvh->indexed, 1))
        return (const Triangles *)place_of_block(bvh, leaf);
    X(bvh_gather)(&bvh->mesh, prims_of(bvh, leaf), room);
    return room;
}

#endif
