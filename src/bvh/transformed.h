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

static inline const Triangles *block_moved(const double *matrix, const Triangles *restrict block,
                                           Triangles *restrict moved)
{
    if (!matrix)
        return block;
    for (int f = 0; f < 9; f++) {
        const double *row = matrix + f % 3 * 4;
        const real(*corner)[WIDTH] = block->corner + f / 3 * 3;
        for (int i = 0; i < WIDTH; i++) { /* no branch: the loop is vectorized */
            const double at[3] = {(double)corner[0][i], (double)corner[1][i], (double)corner[2][i]};
            moved->corner[f][i] = (real)(row_times(row, at) + row[3]);
        }
    }
    memcpy(moved->prim, block->prim, sizeof moved->prim);
    return moved;
}

#endif
