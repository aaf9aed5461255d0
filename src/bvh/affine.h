/* bvh/affine.h - points, boxes, nodes and blocks of a tree under an affine map: computed in double,
 * rounded once. */
#ifndef ISECT_BVH_AFFINE_H
#define ISECT_BVH_AFFINE_H

#include "bvh/node.h"
#include <stdbool.h>

static inline double row_times(const double *row, const double v[3])
{
    return (row[0] * v[0] + row[1] * v[1]) + row[2] * v[2];
}

static inline X(vec3) point_moved(const double move[12], const X(vec3) * point)
{
    const double p[3] = {(double)point->x, (double)point->y, (double)point->z};
    return (X(vec3)){(real)(row_times(move, p) + move[3]), (real)(row_times(move + 4, p) + move[7]),
                     (real)(row_times(move + 8, p) + move[11])};
}

/* A box that contains every mapped and rounded point of the box of child i. It is grown by 8
 * epsilon of double times the sum of the terms, and by one epsilon of `real` times the same sum. */
static inline void box_moved(const double move[12], const Node *node, int i, double lower[3],
                             double upper[3])
{
    for (int k = 0; k < 3; k++) {
        const double *row = move + 4 * k;
        double low = row[3], up = row[3], size = fabs(row[3]);
        for (int j = 0; j < 3; j++) {
            const double a = row[j] * (double)node->bound[2 * j][i],
                         b = row[j] * (double)node->bound[2 * j + 1][i];
            low += a < b ? a : b, up += a < b ? b : a;
            size += fabs(a) > fabs(b) ? fabs(a) : fabs(b);
        }
        const double slack = (8 * DBL_EPSILON + (double)REAL_EPSILON) * size + (double)REAL_MIN;
        lower[k] = low - slack, upper[k] = up + slack;
    }
}

/* The inverse by cofactors, of the matrix divided by its greatest number; false if it is
 * singular. */
static inline bool invert(const double *move, double inverse[9])
{
    double m[9], most = 0;
    for (int i = 0; i < 9; i++) {
        const double size = fabs(move[i / 3 * 4 + i % 3]);
        most = size > most ? size : most;
    }
    if (!(most >= DBL_MIN && most <= 1 / DBL_MIN))
        return false;
    for (int i = 0; i < 9; i++)
        m[i] = move[i / 3 * 4 + i % 3] / most;
    for (int i = 0; i < 3; i++)
        for (int k = 0; k < 3; k++) {
            const int a = (k + 1) % 3, b = (k + 2) % 3, c = (i + 1) % 3, d = (i + 2) % 3;
            inverse[3 * i + k] = m[3 * a + c] * m[3 * b + d] - m[3 * a + d] * m[3 * b + c];
        }
    const double whole = (m[0] * inverse[0] + m[1] * inverse[3]) + m[2] * inverse[6];
    bool finite = fabs(whole) > 0;
    for (int i = 0; i < 9; i++) {
        inverse[i] = inverse[i] / whole / most;
        finite &= fabs(inverse[i]) <= DBL_MAX;
    }
    return finite;
}

/* The node under the matrix, or unchanged if that is NULL. Its bounds contain all mapped and
 * rounded corners below it. */
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
