/* bench/rays.h - what the ray benchmark wants from a library: a tree over a mesh, and one or more
 * forms of asking it. rays_isect.c and rays_embree.c fill this in, rays.c does the measuring. */
#ifndef BENCH_RAYS_H
#define BENCH_RAYS_H

#include "isect/isect.h"
#include "meshes.h"

/// The same rays twice: as structs and as one array per number.
typedef struct ray_set {
    const isect_ray *structs;
    isect_rays columns;
    size_t count;
} ray_set;

/// Where the answers go: element i belongs to ray i. A form fills in `structs` or, if it says so,
/// `columns`; any-hit fills in `bits`.
typedef struct ray_answers {
    isect_mesh_touch *structs;
    isect_mesh_touches columns;
    uint64_t *bits;
} ray_answers;

/// A way to build a tree. `build` gives NULL on failure. The mesh outlives the tree. `refit` may be
/// NULL.
typedef struct tree_kind {
    const char *name;
    void *(*build)(const trimesh *mesh);
    size_t (*bytes)(const void *tree);
    void (*release)(void *tree);
    bool (*refit)(void *tree, const trimesh *mesh);
} tree_kind;

/// A way to ask. Both functions answer rays first to first + n - 1; first is a multiple of 64.
typedef struct ray_form {
    const char *name;
    const tree_kind *kind;
    void (*cast)(const void *tree, const ray_set *rays, size_t first, size_t n,
                 const ray_answers *answers);
    void (*occluded)(const void *tree, const ray_set *rays, size_t first, size_t n,
                     const ray_answers *answers);
    bool answers_in_columns;
} ray_form;

extern const ray_form isect_forms[];
extern const size_t isect_form_count;

/// The first of these is the one that ratios are taken to. The count is 0 in a build without it.
extern const ray_form embree_forms[];
extern const size_t embree_form_count;

/// Copies of a tree of embree_forms[0], each moved by the first three rows of a matrix: asked by
/// its `cast`, released by its `release`. NULL on failure, and in a build without it.
void *embree_place(const void *tree, const isect_instance *placed, size_t n);

/// One line about the library: version and instruction set.
void isect_describe(char *text, size_t size);
void embree_describe(char *text, size_t size);

#endif
