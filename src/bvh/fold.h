/* bvh/fold.h - nodes of eight children out of a binary tree, and the order that rays visit them in:
 * the same for both precisions. */
#ifndef ISECT_BVH_FOLD_H
#define ISECT_BVH_FOLD_H

#include "bvh/binary.h"

/* Nodes in the order in which they are written, depth first: of each how many children it has,
 * and which nodes of the binary tree these are, sorted by surface. */
typedef struct Fold {
    uint32_t *number; /* room for FOLD_ROOM for each leaf of the tree */
    size_t nodes, blocks, depth;
    size_t odd; /* nodes with an odd number of leaves */
} Fold;

enum { FOLD_ROOM = 3 }; /* as often a leaf is a child, a node is one, and begins */

void isect_bvh_fold(Fold *fold, const Binary *binary, float scale);

/* `order` of the node that has such bounds: for each octant of directions, the children from the
 * farthest to the nearest, by the corner of their box that a ray of that octant meets first; those
 * that are not there are the farthest. */
void isect_bvh_order(float bound[6][BLOCK_WIDTH], uint32_t order[BLOCK_WIDTH]);

#endif
