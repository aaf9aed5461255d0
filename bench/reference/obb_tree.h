/* A tree of oriented boxes (Gottschalk, Lin and Manocha, OBBTree: A Hierarchical Structure for
 * Rapid Interference Detection, SIGGRAPH 1996): boxes along the principal axes of the vertices,
 * split at the mean of the triangles' centers across the longest axis that separates them, down to
 * one triangle; pairs of boxes by 15 separating axes, of which the larger box is opened. The
 * triangles of a leaf are decided by isect, so that both trees find the same. */
#ifndef BENCH_OBB_TREE_H
#define BENCH_OBB_TREE_H

#include "meshes.h"
#include "obb_obb_axes.h"
#include "obb_pca.h"
#include <float.h>
#include <stdlib.h>

typedef struct obb_node {
    isect_obb box;
    float size;     /* the longest half */
    uint32_t child; /* the first of two children; 0: a leaf */
    uint32_t first; /* of a leaf: its triangle */
} obb_node;

typedef struct obb_tree {
    isect_triangle *triangles; /* in the order of the tree */
    obb_node *nodes;
    uint32_t count;
    float slack; /* added to the halves, because of rounding */
} obb_tree;

/* The least and the greatest dot product of points with an axis. */
static inline void obb_extent(const vec3 *p, size_t n, vec3 axis, float *lower, float *upper)
{
    *lower = FLT_MAX, *upper = -FLT_MAX;
    for (size_t i = 0; i < n; i++) {
        const float x = dot(axis, p[i]);
        *lower = least(*lower, x), *upper = most(*upper, x);
    }
}

static inline void obb_fit(const obb_tree *tree, obb_node *node, size_t first, size_t n)
{
    const vec3 *p = &tree->triangles[first].a;
    isect_obb *box = &node->box;
    (void)obb_pca(p, 3 * n, box->axis);
    box->center = (vec3){0, 0, 0};
    node->size = 0;
    for (int k = 0; k < 3; k++) {
        float lower, upper;
        obb_extent(p, 3 * n, box->axis[k], &lower, &upper);
        box->center = along(box->center, (lower + upper) / 2, box->axis[k]);
        box->half[k] = (upper - lower) / 2 + tree->slack;
        node->size = most(node->size, box->half[k]);
    }
}

/* Moves the triangles below the mean along an axis to the front. Returns how many there are. */
static inline size_t obb_partition(isect_triangle *t, size_t n, vec3 axis)
{
    double sum = 0;
    size_t below = 0;
    for (size_t i = 0; i < n; i++)
        sum += (double)dot(axis, t[i].a) + (double)dot(axis, t[i].b) + (double)dot(axis, t[i].c);
    for (size_t i = 0; i < n; i++) {
        const isect_triangle one = t[i];
        const double at =
            (double)dot(axis, one.a) + (double)dot(axis, one.b) + (double)dot(axis, one.c);
        if (at * (double)n < sum)
            t[i] = t[below], t[below++] = one;
    }
    return below;
}

static inline void obb_split(obb_tree *tree, uint32_t index, size_t first, size_t n)
{
    obb_node *node = &tree->nodes[index];
    obb_fit(tree, node, first, n);
    node->child = 0, node->first = (uint32_t)first;
    if (n == 1)
        return;
    size_t below = 0;
    const float *half = node->box.half;
    const int longest = half[0] >= half[1] && half[0] >= half[2] ? 0 : half[1] >= half[2] ? 1 : 2;
    for (int k = 0; k < 3 && (below == 0 || below == n); k++)
        below = obb_partition(tree->triangles + first, n, node->box.axis[(longest + k) % 3]);
    if (below == 0 || below == n)
        below = n / 2;
    node->child = tree->count;
    tree->count += 2;
    const uint32_t child = node->child;
    obb_split(tree, child, first, below);
    obb_split(tree, child + 1, first + below, n - below);
}

static inline void obb_tree_build(obb_tree *tree, const trimesh *mesh)
{
    float farthest = 0;
    tree->triangles = malloc(mesh->triangle_count * sizeof *tree->triangles);
    tree->nodes = malloc(2 * mesh->triangle_count * sizeof *tree->nodes);
    if (!tree->triangles || !tree->nodes)
        abort();
    for (size_t i = 0; i < 3 * mesh->triangle_count; i++) {
        vec3 *to = &tree->triangles[i / 3].a + i % 3;
        memcpy(to, mesh->positions + 3 * (size_t)mesh->indices[i], sizeof *to);
        farthest = most(farthest, most(real_abs(to->x), most(real_abs(to->y), real_abs(to->z))));
    }
    tree->slack = 8 * FLT_EPSILON * farthest;
    tree->count = 1;
    obb_split(tree, 0, 0, mesh->triangle_count);
}

static inline void obb_tree_free(obb_tree *tree)
{
    free(tree->triangles), free(tree->nodes);
}

/* Adds the pairs of triangles below two nodes that share a point, at most `most_pairs`. `tests`
 * counts pairs of boxes. */
static inline size_t obb_tree_pairs(const obb_tree *a, const obb_tree *b, uint32_t i, uint32_t j,
                                    size_t most_pairs, size_t *tests)
{
    const obb_node *p = &a->nodes[i], *q = &b->nodes[j];
    ++*tests;
    if (!obb_obb_leaving(&p->box, &q->box))
        return 0;
    if (!p->child && !q->child)
        return isect_overlap_triangle_triangle(&a->triangles[p->first], &b->triangles[q->first]);
    size_t count = 0;
    const bool first = p->child && (!q->child || p->size >= q->size);
    for (uint32_t k = 0; k < 2 && count < most_pairs; k++)
        count += first ? obb_tree_pairs(a, b, p->child + k, j, most_pairs - count, tests)
                       : obb_tree_pairs(a, b, i, q->child + k, most_pairs - count, tests);
    return count;
}

#endif
