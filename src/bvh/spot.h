/* bvh/spot.h - the nodes and blocks of a forest (bvh/forest.h), as a search visits them.
 *
 * A search traverses the nodes of a scene and those of its trees with one stack: a leaf of the
 * scene is followed by the root of the tree of the instance. */
#ifndef ISECT_BVH_SPOT_H
#define ISECT_BVH_SPOT_H

#include "bvh/affine.h"
#include "bvh/forest.h"

/* A node or a block: of an instance, or a node of the scene itself. */
typedef struct Spot {
    uint32_t child, instance;
} Spot;
#define OF_SCENE UINT32_MAX
enum { FOREST_STACK = 2 * STACK };

static inline Spot root_of(const Forest *forest)
{
    return (Spot){0, forest->bvh ? 0 : OF_SCENE};
}
/* The spot of a child of the node at a spot. */
static inline Spot spot_below(Spot node, uint32_t child)
{
    if (node.instance == OF_SCENE && child & LEAF)
        return (Spot){0, child & ~LEAF};
    return (Spot){child, node.instance};
}
static inline bool is_block(Spot spot)
{
    return spot.instance != OF_SCENE && spot.child & LEAF;
}

/* A deferred node or block, and a lower bound of the distance or time of what is in it. */
typedef struct Deferred {
    double near;
    Spot at;
} Deferred;

/* Pushes a spot; those from `bottom` on are sorted, the nearest last. Returns the new top. */
static inline int push_sorted(Deferred *stack, int bottom, int top, double near, Spot at)
{
    int j = top;
    for (; j > bottom && stack[j - 1].near < near; j--)
        stack[j] = stack[j - 1];
    stack[j] = (Deferred){near, at};
    return top + 1;
}

static inline const X(bvh) * tree_at(const Forest *forest, uint32_t instance)
{
    return forest->bvh ? forest->bvh : forest->placed[instance].bvh;
}
/* NULL: the tree is not mapped. */
static inline const double *matrix_at(const Forest *forest, uint32_t instance)
{
    return forest->bvh ? NULL : forest->placed[instance].move;
}
/* `room` receives a mapped node. */
static inline const Node *node_at(const Forest *forest, Spot spot, Node *room)
{
    if (spot.instance == OF_SCENE)
        return (const void *)(forest->branch + spot.child * forest->branch_bytes);
    return node_moved(matrix_at(forest, spot.instance),
                      node_of(tree_at(forest, spot.instance), spot.child), room);
}
static inline const Triangles *block_at(const Forest *forest, Spot spot, Triangles room[2])
{
    return block_moved(matrix_at(forest, spot.instance),
                       block_of(tree_at(forest, spot.instance), spot.child, &room[0]), &room[1]);
}

#endif
