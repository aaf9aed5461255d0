/* isectd/bvh.h - isect/bvh.h in double: its comments are in full there.
 * Made by tools/mirror. Do not edit. */
#ifndef ISECTD_BVH_H
#define ISECTD_BVH_H

#include "isectd/answers.h"
#include "isectd/arrays.h"
#include "isectd/shapes.h"
#include "isectd/views.h"

ISECT_EXTERN_BEGIN

/// A bounding volume hierarchy.
typedef struct isectd_bvh isectd_bvh;
/// How to build.
typedef struct isectd_bvh_options { isect_allocator allocator;
    isect_threads threads; } isectd_bvh_options;
/// What a tree is made of.
typedef struct isectd_bvh_statistics { isectd_aabb bounds; size_t triangles; size_t not_finite;
    size_t repeated; size_t nodes; size_t blocks; size_t depth;
    size_t bytes; } isectd_bvh_statistics;
/// What one ray cost.
typedef struct isectd_bvh_cost { uint32_t nodes; uint32_t blocks; } isectd_bvh_cost;
/// Does a hit count?
typedef bool isectd_bvh_keep(void *user, const isectd_mesh_touch *touch);
/// Build a tree over the triangles of a mesh.
ISECT_TRY isect_status isectd_bvh_build(isectd_bvh **bvh, const isectd_mesh *mesh,
                                        const isectd_bvh_options *options);
/// Release a tree.
ISECT_API void isectd_bvh_free(isectd_bvh *bvh);
/// What is the tree made of?
ISECT_ASK isectd_bvh_statistics isectd_bvh_stats(const isectd_bvh *bvh);
/// Where does a ray first pierce the mesh?
ISECT_ASK isectd_mesh_touch isectd_bvh_cast(const isectd_bvh *bvh, const isectd_ray *ray);
/// Where does a ray first pierce the mesh, and what does it cost to find?
ISECT_ASK isectd_mesh_touch isectd_bvh_cast_counted(const isectd_bvh *bvh, const isectd_ray *ray,
                                                    isectd_bvh_cost *cost);
/// Where do n rays first pierce the mesh?
ISECT_API void isectd_bvh_cast_n(const isectd_bvh *bvh, isectd_rays rays, size_t n,
                                 isectd_mesh_touches touches, const isect_threads *threads);
/// Does a ray pierce the mesh anywhere in [t_min, t_max]?
ISECT_ASK bool isectd_bvh_occluded(const isectd_bvh *bvh, const isectd_ray *ray);
/// Do n rays pierce the mesh anywhere in their [t_min, t_max]?
ISECT_API void isectd_bvh_occluded_n(const isectd_bvh *bvh, isectd_rays rays, size_t n,
                                     uint64_t *bits, const isect_threads *threads);
/// Which triangles does a ray pierce?
ISECT_TRY isect_status isectd_bvh_cast_all(const isectd_bvh *bvh, const isectd_ray *ray,
                                           isectd_mesh_touch *touches, size_t capacity,
                                           size_t *count);
/// Where does a ray first pierce what the caller wants of the mesh?
ISECT_TRY isectd_mesh_touch isectd_bvh_cast_filtered(const isectd_bvh *bvh, const isectd_ray *ray,
                                                     isectd_bvh_keep *keep, void *user);
/// Which triangles of the mesh are inside a frustum, or partly?
ISECT_TRY isect_status isectd_bvh_classify_frustum(const isectd_bvh *bvh,
                                                   const isectd_frustum *frustum, isect_side least,
                                                   uint32_t *prims, size_t capacity, size_t *count);

ISECT_EXTERN_END
#endif
