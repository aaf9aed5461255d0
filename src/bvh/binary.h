/* bvh/binary.h - a binary tree over boxes, its collapse into nodes of eight children, and the order
 * in which rays visit them. Bounds are floats in both precisions, so the code is shared. */
#ifndef ISECT_BVH_BINARY_H
#define ISECT_BVH_BINARY_H

#include "isect/base.h"

enum {
    BLOCK_WIDTH = 8,  /* elements of a leaf, at most */
    BINARY_DEPTH = 60 /* levels of the tree, at most */
};

/* A box and two integers. They fill the fourth lane of each corner's register. */
typedef struct Box {
    float lower[3];
    uint32_t first; /* element: its index; leaf: its first element; inner node: its first child */
    float upper[3];
    uint32_t count; /* leaf: its number of elements, at least 1; inner node: 0, or negative */
} Box;

static inline bool is_leaf(const Box *node)
{
    return (int32_t)node->count > 0;
}

/* `same`: no ray distinguishes elements a and b. `hash` must be equal for such elements. */
typedef struct Likeness {
    bool (*same)(const void *mesh, uint32_t a, uint32_t b);
    uint32_t (*hash)(const void *mesh, uint32_t a);
    const void *mesh;
} Likeness;

typedef struct Binary {
    Box *element; /* n; sorted in place: a leaf is a range of them. NULL: ranges of keys
                     (morton.h) */
    Box *node; /* 2n; the root is node[0]; the children of an inner node are first and first + 1 */
    size_t count;
    const Likeness *likeness; /* NULL: all elements differ */
    size_t repeated;          /* elements dropped as equal to one of smaller index */
    size_t leaves;
} Binary;

/* Sorts `element` into a tree of at most BINARY_DEPTH levels, with leaves of at most
 * BLOCK_WIDTH. */
void isect_bvh_build_binary(Binary *tree, const isect_threads *threads);

/* Splits the leaf `node`, at this depth of the tree, into a subtree. Its nodes are appended. */
void isect_bvh_grow(Binary *tree, uint32_t node, uint32_t depth);

/* The length of a number in bits. */
static inline unsigned bits_of(uint64_t number)
{
    return number ? 64 - (unsigned)__builtin_clzll(number) : 0;
}

/* Half the surface area of a box with these edges; 0 of an empty one. */
static inline float half_area_of(float x, float y, float z)
{
    return x < 0 ? 0 : x * y + y * z + z * x;
}

/* Half the surface area of a box scaled by `scale`. */
static inline float half_area_of_box(const Box *box, float scale)
{
    return half_area_of((box->upper[0] - box->lower[0]) * scale,
                        (box->upper[1] - box->lower[1]) * scale,
                        (box->upper[2] - box->lower[2]) * scale);
}

/* A power of two that scales the box so that its area neither overflows nor vanishes. */
float isect_bvh_scale(const Box *box);

/* ---- nodes of eight children: bvh/collapse.c ---- */

/* The nodes in the order in which they are written, depth first. For each: its number of children
 * and their nodes in the binary tree, sorted by surface area. */
typedef struct Collapse {
    uint32_t *number; /* COLLAPSE_ROOM entries for each leaf of the tree */
    size_t nodes, blocks, depth;
    size_t upper; /* nodes with inner children */
    size_t odd;   /* nodes with an odd number of leaves */
} Collapse;

enum { COLLAPSE_ROOM = 3 }; /* per leaf: as a child, its parent node, the parent's count */

void isect_bvh_collapse(Collapse *collapse, const Binary *binary, float scale);

/* `order` of a node with these bounds. For each octant of directions it lists the children from the
 * farthest to the nearest. The distance is that of the box corner which a ray of the octant meets
 * first. Absent children are the farthest. */
void isect_bvh_order(float bound[6][BLOCK_WIDTH], uint32_t order[BLOCK_WIDTH]);

#endif
