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
    Box *element; /* n; sorted in place: a leaf is a range of them; NULL: of keys (bvh/quick.h) */
    Box *node; /* 2n of them; the root is node[0]; the children of an inner node are first, first +
                  1 */
    size_t count;
    size_t repeated; /* elements dropped because they are the same as one of smaller index */
    size_t leaves;
} Binary;

/* Sort `element` into a tree of at most BINARY_DEPTH levels, with leaves of at most BLOCK_WIDTH. */
void isect_bvh_build_binary(Binary *tree, const Likeness *likeness, const isect_threads *threads);

/* Let the leaf `node`, whose elements are there, become a subtree, which begins at that depth: its
 * other nodes are the next. */
void isect_bvh_grow(Binary *tree, const Likeness *likeness, uint32_t node, uint32_t depth);

/* Half the surface of a box with such edges; 0 of none. */
static inline float half_area_of(float x, float y, float z)
{
    return x < 0 ? 0 : x * y + y * z + z * x;
}

/* In units of `scale`. */
static inline float half_area_of_box(const Box *box, float scale)
{
    return half_area_of((box->upper[0] - box->lower[0]) * scale,
                        (box->upper[1] - box->lower[1]) * scale,
                        (box->upper[2] - box->lower[2]) * scale);
}

/* A power of two that makes numbers of the size of the box neither overflow nor vanish. */
float isect_bvh_scale(const Box *box);

#endif
