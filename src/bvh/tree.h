/* bvh/tree.h - the layout of a tree in memory.
 *
 * A tree is one block of memory, divided into units of a cache line. A node is four units: the
 * bounds of its eight children, in float, each array one register. A leaf is a block of up to eight
 * triangles, again one register per array. A child is the index of its first unit, with LEAF set
 * for a block. The root is unit 0. All nodes with inner children come first, depth first: so close
 * together, they take few pages of memory. The others follow in the same order, each with its
 * blocks behind it; blocks of the former stand in their turn.
 *
 * A leaf of an indexed tree holds only the indices of its triangles, in half a unit. Its position
 * is counted in halves of a unit, and the rest of a node's last unit stays empty. The block of such
 * a leaf is gathered from the caller's mesh, equal to the copy in the other kind of tree. So all
 * kernels are the same, and so are their answers.
 *
 * In a tree of doubles the bounds are floats rounded outward, and only the blocks are doubles:
 * nodes are conservative, triangles decide. */
#ifndef ISECT_BVH_TREE_H
#define ISECT_BVH_TREE_H

#include "bvh/binary.h"
#include "core/precision.h"
#include HEADER(bvh)

enum {
    UNIT = 64,
    WIDTH = BLOCK_WIDTH,             /* children of a node, triangles of a block */
    STACK = 7 * BINARY_DEPTH + 3 * 8 /* 7 stay on each level; one is the end; whole registers */
};
#define LEAF UINT32_C(0x80000000)

typedef struct Node {
    float bound[6][WIDTH]; /* lower x, upper x, lower y, ...; no child: +inf, -inf */
    uint32_t child[WIDTH]; /* in ascending order of area: any-hit starts at the end */
    uint32_t order[WIDTH]; /* bits 3q to 3q + 2 of order[i]: the i-th child to push for a ray of
                              octant q; the nearest comes last */
} Node;

typedef struct Triangles {
    real corner[9][WIDTH]; /* a.x, a.y, a.z, b.x, ...; the last triangle is repeated */
    _Alignas(sizeof(real) * WIDTH) uint32_t prim[WIDTH]; /* its size is a multiple of this */
} Triangles;

_Static_assert(sizeof(Node) % UNIT == 0 && sizeof(Triangles) % UNIT == 0, "whole units");

typedef struct Prims {
    uint32_t prim[WIDTH]; /* the last triangle is repeated */
} Prims;

_Static_assert(2 * sizeof(Prims) == UNIT, "half a unit");

/* The caller's mesh. */
typedef struct Mesh {
    const char *positions;
    size_t stride, vertices;
    const uint32_t *indices;
    size_t triangles;
} Mesh;

struct X(bvh) {
    char *unit;
    size_t unit_bytes;
    bool in_place; /* the units are the caller's, and are not written to */
    bool indexed;  /* leaves are Prims, indices of `mesh`; else Triangles, and `mesh` is unused */
    Mesh mesh;
    float largest; /* the maximum of the absolute values of all bounds */
    X(bvh_statistics) statistics;
    isect_allocator allocator;
};

/* Allocates a tree of this many units, which follow its header: bvh/build.c. */
X(bvh) * X(bvh_get)(const isect_allocator *allocator, size_t units);

static inline const Node *node_of(const X(bvh) * bvh, uint32_t child)
{
    return (const Node *)(bvh->unit + (size_t)child * UNIT);
}

/* The address of a node or of a block of copies, and that of a list of indices. */
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

/* Writes the block of the triangles with these indices: bvh/refit.c. */
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
