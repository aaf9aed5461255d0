/* bvh/forest.h - the input of searches with a shape: one tree, or the trees of a scene, each
 * mapped.
 *
 * A scene has nodes of its own, whose leaves are instances. Nodes and triangles of an instance are
 * mapped when they are visited (bvh/spot.h), so that distances and times are those in the scene. */
#ifndef ISECT_BVH_FOREST_H
#define ISECT_BVH_FOREST_H

#include "bvh/tree.h"

/* An instance with the inverse of its map, row by row; `move` is the caller's matrix. */
typedef struct Placed {
    const X(bvh) * bvh;
    double move[12], inverse[9];
} Placed;

typedef struct Forest {
    const X(bvh) * bvh;   /* the only tree, or NULL */
    const Placed *placed; /* the instances of a scene */
    const char *branch;   /* the nodes of a scene, the root first */
    size_t branch_bytes;  /* from one node of the scene to the next */
    real largest;         /* the maximum of the absolute values of all bounds */
} Forest;

static inline Forest forest_of(const X(bvh) * bvh)
{
    return (Forest){.bvh = bvh, .largest = (real)bvh->largest};
}

/* ---- searches; the instance is 0 if there is only one tree ---- */

/* isect_bvh_overlap_any: bvh/overlap.c. */
bool X(forest_overlap)(const Forest *forest, X(any) shape);
/* isect_bvh_closest_any, and the instance of the nearest triangle: bvh/closest_shape.c. */
X(mesh_pair)
X(forest_closest)(const Forest *forest, X(any) shape, real within2, uint32_t *instance);
/* isect_bvh_contact_any, and the instances of its points: bvh/contact.c. */
X(mesh_patch)
X(forest_contact)
(const Forest *forest, X(any) shape, real margin, uint32_t most, uint32_t instances[8]);
/* isect_bvh_sweep_any of the shape translated by `at`, and the instance: bvh/sweep.c. */
X(mesh_impact)
X(forest_sweep)
(const Forest *forest, X(any) shape, X(vec3) at, X(vec3) motion, uint32_t *instance);
/* isect_bvh_move_any, and the instance that carries the shape, or UINT32_MAX: bvh/move.c. */
X(moved)
X(forest_move)
(const Forest *forest, X(any) shape, X(vec3) motion, const X(mover) * mover, uint32_t *instance);

#endif
