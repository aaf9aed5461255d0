/* bvh/transformed.h - nodes and blocks of a tree under a matrix, or unchanged if there is no
 * matrix. */
#ifndef ISECT_BVH_TRANSFORMED_H
#define ISECT_BVH_TRANSFORMED_H

#include "bvh/affine.h"
#include "bvh/bounds.h"
#include "bvh/node.h"

/* The node under the matrix. Its bounds contain all mapped and rounded corners below it. */
static inline const Node *node_moved(const double *matrix, const Node *node, Node *moved)
{
    if (!matrix)
        return node;
    *moved = *node;
    for (int i = 0; i < WIDTH; i++) { /* no branch: the loop is vectorized */
        const bool there = has_child(node, i);
        double lower[3], upper[3];
        box_moved(matrix, node, i, lower, upper);
        for (int k = 0; k < 3; k++) {
            const float low = bound_below((real)lower[k]), up = bound_above((real)upper[k]);
            moved->bound[2 * k][i] = there ? low : INFINITY;
            moved->bound[2 * k + 1][i] = there ? up : -INFINITY;
        }
    }
    return moved;
}

static inline const Triangles *block_moved(const double *matrix, const Triangles *block,
                                           Triangles *moved)
{
    if (!matrix)
        return block;
    for (int i = 0; i < WIDTH; i++) {
        const X(triangle) local = triangle_in(block, i), t = triangle_moved(matrix, &local);
        real corner[9];
        memcpy(corner, &t, sizeof corner);
        for (int f = 0; f < 9; f++)
            moved->corner[f][i] = corner[f];
        moved->prim[i] = block->prim[i];
    }
    return moved;
}

#endif
