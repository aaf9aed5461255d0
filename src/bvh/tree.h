/* bvh/tree.h - what a tree looks like in memory.
 *
 * One block of memory, cut into units of a cache line. A node is four units: the bounds of its
 * eight children, in float, each array a register. A leaf is a block of up to eight triangles,
 * again one register an array. A child is the unit where it starts, with LEAF set for a block; the
 * root is unit 0. The blocks of a node come right behind it, then its inner children, depth first.
 *
 * A leaf of an indexed tree holds the numbers of its triangles alone, in half a unit; where it
 * starts is counted in halves, too, and what a node leaves of a unit stays empty. Whoever wants a
 * leaf asks bvh/leaf.h for its block, wherever the corners are.
 *
 * In a tree of doubles the bounds are floats rounded outward, and only the blocks are doubles: a
 * node says "maybe", a triangle says what is true. */
#ifndef ISECT_BVH_TREE_H
#define ISECT_BVH_TREE_H

#include "bvh/binary.h"
#include "core/precision.h"
#include HEADER(bvh)

enum {
    UNIT = 64,
    WIDTH = BLOCK_WIDTH,             /* children of a node, triangles of a block */
    STACK = 7 * BINARY_DEPTH + 8 + 8 /* a level leaves 7 behind; a register may be stored whole */
};
#define LEAF UINT32_C(0x80000000)

typedef struct Node {
    float bound[6][WIDTH]; /* lower x, upper x, lower y, ...; no child: +inf, -inf */
    uint32_t child[WIDTH]; /* the larger its area, the later: any-hit starts at the end */
    uint32_t order[WIDTH]; /* in bits 3q to 3q + 2 of order[i]: which child to push as the i-th for
                              a ray of octant q, so that the nearest comes last */
} Node;

typedef struct Triangles {
    real corner[9][WIDTH]; /* a.x, a.y, a.z, b.x, ...; a last triangle is repeated */
    _Alignas(sizeof(real) * WIDTH) uint32_t prim[WIDTH]; /* a whole number of units in all */
} Triangles;

_Static_assert(sizeof(Node) % UNIT == 0 && sizeof(Triangles) % UNIT == 0, "whole units");

typedef struct Prims {
    uint32_t prim[WIDTH]; /* a last triangle is repeated */
} Prims;

_Static_assert(2 * sizeof(Prims) == UNIT, "half a unit");

/* The caller's. */
typedef struct Mesh {
    const char *positions;
    size_t stride, vertices;
    const uint32_t *indices;
    size_t triangles;
} Mesh;

struct X(bvh) {
    char *unit;
    bool indexed; /* leaves are Prims, of this mesh; else Triangles, and of none */
    Mesh mesh;
    float largest; /* of the absolute values of all bounds */
    X(bvh_statistics) statistics;
    isect_allocator allocator;
};

/* Memory for a tree with so many units, which lie behind its head: bvh/build.c. */
X(bvh) * X(bvh_get)(const isect_allocator *allocator, size_t units);

/* Set what its nodes tell of a tree: how large its numbers are, and what a ray costs: bvh/refit.c.
 * The second is told the sum of the areas of all children, in the order of the nodes. */
void X(bvh_measure)(X(bvh) * bvh);
void X(bvh_tell)(X(bvh) * bvh, double areas);

#endif
