/* bench/reference/winding_barill.h - the generalised winding number of a mesh at a point, as
 * published by Barill, Dickson, Schmidt, Levin and Jacobson (Fast winding numbers for soups and
 * clouds, 2018): an octree over the centers of the triangles. A node farther away than `beyond`
 * times its radius is approximated by its expansion to the second term. Other leaves sum the solid
 * angles of their triangles (van Oosterom and Strackee 1983), one atan2 each. */
#ifndef BENCH_WINDING_BARILL_H
#define BENCH_WINDING_BARILL_H

#include "precision.h"
#include <stdlib.h>

enum { WINDING_LEAF = 8, WINDING_DEPTH = 24 };

typedef struct winding_triangle {
    vec3 at[3], center, area; /* area: the area vector */
} winding_triangle;

typedef struct winding_node {
    vec3 center, area; /* center weighted by area; sum of the area vectors */
    vec3 moment[3];    /* for axis k: sum of (center of a triangle - center)[k] times its area
                       vector */
    real radius2;      /* bounding ball about the center */
    int first, count;  /* range of its triangles */
    int children;      /* count of child nodes; 0: a leaf */
    int child[8];
} winding_node;

typedef struct winding_tree {
    winding_triangle *triangles;
    winding_node *nodes;
    int node_count;
} winding_tree;

static inline real winding_axis(vec3 a, int k)
{
    return k == 0 ? a.x : k == 1 ? a.y : a.z;
}

static inline void winding_sum_up(winding_node *node, const winding_triangle *t)
{
    real whole = 0;
    vec3 sum = {0, 0, 0};
    for (int i = 0; i < node->count; i++) {
        const real area = real_sqrt(dot(t[i].area, t[i].area));
        whole += area, sum = along(sum, area, t[i].center);
    }
    node->center = whole > 0 ? along((vec3){0, 0, 0}, 1 / whole, sum) : t[0].center;
    for (int i = 0; i < node->count; i++) {
        const vec3 from = sub(t[i].center, node->center);
        node->area = along(node->area, 1, t[i].area);
        for (int k = 0; k < 3; k++) {
            const vec3 corner = sub(t[i].at[k], node->center);
            node->moment[k] = along(node->moment[k], winding_axis(from, k), t[i].area);
            node->radius2 = most(node->radius2, dot(corner, corner));
        }
    }
}

typedef struct winding_cube {
    vec3 middle;
    real half;
    int depth;
} winding_cube;

/* Returns the octant of a cube that contains p. */
static inline int winding_part(vec3 p, const winding_cube *cube)
{
    return (p.x > cube->middle.x) + 2 * (p.y > cube->middle.y) + 4 * (p.z > cube->middle.z);
}

static inline winding_cube winding_cube_of(const winding_cube *cube, int part)
{
    const real h = cube->half / 2;
    const vec3 way = {part & 1 ? h : -h, part & 2 ? h : -h, part & 4 ? h : -h};
    return (winding_cube){along(cube->middle, 1, way), h, cube->depth + 1};
}

/* Moves the triangles of an octant to the front, and returns their count. */
static inline int winding_gather(winding_triangle *t, int count, const winding_cube *cube, int part)
{
    int there = 0;
    for (int i = 0; i < count; i++)
        if (winding_part(t[i].center, cube) == part) {
            const winding_triangle swap = t[i];
            t[i] = t[there], t[there++] = swap;
        }
    return there;
}

/* An inner node has at least two children, so there are fewer than two nodes per triangle. */
static inline int winding_node_of(winding_tree *tree, int first, int count, winding_cube cube)
{
    const int me = tree->node_count++;
    winding_triangle *t = tree->triangles + first;
    winding_node *node = tree->nodes + me;
    *node = (winding_node){.first = first, .count = count};
    winding_sum_up(node, t);
    for (int part = 0; count > WINDING_LEAF && cube.depth < WINDING_DEPTH;
         cube = winding_cube_of(&cube, part)) {
        part = winding_part(t[0].center, &cube);
        if (winding_gather(t, count, &cube, part) < count)
            break;
    }
    if (count <= WINDING_LEAF || cube.depth == WINDING_DEPTH)
        return me;
    for (int part = 0, begin = 0; part < 8; part++) {
        const int there = winding_gather(t + begin, count - begin, &cube, part);
        if (there)
            node->child[node->children++] =
                winding_node_of(tree, first + begin, there, winding_cube_of(&cube, part));
        begin += there;
    }
    return me;
}

/* Builds the tree of a mesh whose coordinates are at most `size`. The caller releases both arrays
 * with free. */
static inline winding_tree winding_build(const real *positions, const uint32_t *indices, int count,
                                         real size)
{
    const size_t n = (size_t)count;
    winding_tree tree = {malloc(n * sizeof *tree.triangles), malloc(2 * n * sizeof *tree.nodes), 0};
    for (size_t i = 0; i < n && tree.triangles; i++) {
        winding_triangle *t = tree.triangles + i;
        for (int k = 0; k < 3; k++)
            memcpy(&t->at[k], positions + 3 * indices[3 * i + (size_t)k], sizeof t->at[k]);
        const vec3 twice = cross(sub(t->at[1], t->at[0]), sub(t->at[2], t->at[0]));
        t->area = along((vec3){0, 0, 0}, R(0.5), twice);
        t->center = along(along(along((vec3){0, 0, 0}, R(1.0) / 3, t->at[0]), R(1.0) / 3, t->at[1]),
                          R(1.0) / 3, t->at[2]);
    }
    if (tree.triangles && tree.nodes)
        winding_node_of(&tree, 0, count, (winding_cube){{0, 0, 0}, size, 0});
    return tree;
}

static inline real winding_solid_angle(const winding_triangle *t, vec3 p)
{
    const vec3 a = sub(t->at[0], p), b = sub(t->at[1], p), c = sub(t->at[2], p);
    const real la = real_sqrt(dot(a, a)), lb = real_sqrt(dot(b, b)), lc = real_sqrt(dot(c, c));
    return 2 * real_atan2(dot(a, cross(b, c)),
                          la * lb * lc + dot(a, b) * lc + dot(b, c) * la + dot(c, a) * lb);
}

static inline real winding_below(const winding_tree *tree, int at, vec3 p, real beyond2)
{
    const winding_node *node = tree->nodes + at;
    const vec3 r = sub(node->center, p);
    const real d2 = dot(r, r);
    real sum = 0;
    if (d2 > beyond2 * node->radius2) {
        const real bend = r.x * dot(node->moment[0], r) + r.y * dot(node->moment[1], r) +
                          r.z * dot(node->moment[2], r);
        const real trace = node->moment[0].x + node->moment[1].y + node->moment[2].z;
        return (dot(node->area, r) + trace - 3 * bend / d2) / (d2 * real_sqrt(d2));
    }
    for (int i = 0; i < node->children; i++)
        sum += winding_below(tree, node->child[i], p, beyond2);
    for (int i = 0; i < node->count && !node->children; i++)
        sum += winding_solid_angle(tree->triangles + node->first + i, p);
    return sum;
}

static inline real winding_barill(const winding_tree *tree, vec3 p, real beyond)
{
    return winding_below(tree, 0, p, beyond * beyond) * R(0.07957747154594767); /* 1 / 4 pi */
}

#endif
