/* bvh/collapse.h - collapses a binary tree into nodes of eight children, and sets the order in
 * which rays visit them. The code is shared by both precisions. */
#ifndef ISECT_BVH_COLLAPSE_H
#define ISECT_BVH_COLLAPSE_H

#include "bvh/binary.h"

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
