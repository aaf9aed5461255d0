/* bvh/binary.h - a binary tree over boxes, the first half of building; the same for both
 * precisions, as the bounds of all trees are floats. */
#ifndef ISECT_BVH_BINARY_H
#define ISECT_BVH_BINARY_H

#include "isect/base.h"

enum {
    BLOCK_WIDTH = 8,  /* elements of a leaf, at most */
    BINARY_DEPTH = 60 /* levels of the tree, at most */
};

/* A box, and a number that travels with each corner: the bits of an index. */
typedef struct Box {
    float lower[3];
    uint32_t first; /* of an element: which; of a leaf: its first element; else: its children */
    float upper[3];
    uint32_t count; /* of a leaf: elements, at least 1; of an inner node: 0 */
} Box;

/* Can two elements be told apart by any ray? `hash` of equal ones must be equal. */
typedef struct Likeness {
    bool (*same)(const void *mesh, uint32_t a, uint32_t b);
    uint32_t (*hash)(const void *mesh, uint32_t a);
    const void *mesh;
} Likeness;

typedef struct Binary {
    Box *element; /* n; sorted in place: a leaf is a range of them */
    Box *node; /* 2n of them; the root is node[0]; the children of an inner node are first, first +
                  1 */
    size_t count;
    size_t repeated; /* elements dropped because they are the same as one of smaller index */
} Binary;

/* Sort `element` into a tree of at most BINARY_DEPTH levels, with leaves of at most BLOCK_WIDTH. */
void isect_bvh_build_binary(Binary *tree, const Likeness *likeness, const isect_threads *threads);

/* Half the surface of a box, in units of `scale`. */
float isect_bvh_half_area(const Box *box, float scale);

/* A power of two that makes numbers of the size of the box neither overflow nor vanish. */
float isect_bvh_scale(const Box *box);

#endif
