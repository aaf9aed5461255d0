/* bench/rays.h - the interface of the ray benchmark to a library: a tree over a mesh, and one or
 * more forms of casting rays against it. rays_isect.c and rays_embree.c implement it, rays.c
 * measures. */
#ifndef BENCH_RAYS_H
#define BENCH_RAYS_H

#include "isect/isect.h"
#include "meshes.h"

/// The rays, stored twice: as structs and as one array per number.
typedef struct ray_set {
    const isect_ray *structs;
    isect_rays columns;
    size_t count;
} ray_set;

/// The output: element i belongs to ray i. A form fills in `structs`, or `columns` if it has
/// `answers_in_columns`; any-hit fills in `bits`.
typedef struct ray_answers {
    isect_mesh_touch *structs;
    isect_mesh_touches columns;
    uint64_t *bits;
} ray_answers;

/// A kind of tree. `build` returns NULL on failure. The mesh outlives the tree. `refit` may be
/// NULL.
typedef struct tree_kind {
    const char *name;
    void *(*build)(const trimesh *mesh);
    size_t (*bytes)(const void *tree);
    void (*release)(void *tree);
    bool (*refit)(void *tree, const trimesh *mesh);
} tree_kind;

/// A form of casting rays. Both functions process rays first to first + n - 1; first is a multiple
/// of 64.
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

/// Ratios refer to the first of these. The count is 0 in a build without Embree.
extern const ray_form embree_forms[];
extern const size_t embree_form_count;

/// Makes instances of a tree of embree_forms[0], each moved by the first three rows of a matrix.
/// `cast` of this form accepts them, `release` releases them. Returns NULL on failure, and in a
/// build without Embree.
void *embree_place(const void *tree, const isect_instance *placed, size_t n);

/// Builds a tree for all hits of rays; `release` of embree_forms[0] releases it. Returns NULL on
/// failure, and in a build without Embree.
void *embree_build_all(const trimesh *mesh);
/// Writes the hits of a ray in order, and returns their count, which may exceed the capacity.
size_t embree_cast_all(const void *tree, const isect_ray *ray, isect_mesh_touch *touches,
                       size_t capacity);

/// Writes one line about the library: version and instruction set.
void isect_describe(char *text, size_t size);
void embree_describe(char *text, size_t size);

#endif
