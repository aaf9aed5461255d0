/* isectd/bvh.h - a tree over a mesh, and the questions to a mesh that it answers quickly.
 *
 * The tree copies what it needs: the mesh may be freed or changed once it is built. An answer is,
 * bit for bit, that of a loop over all triangles with isectd_cast_ray_triangle that keeps the least
 * (t, prim); the tree, the instruction set and the number of threads cannot change it. */
#ifndef ISECTD_BVH_H
#define ISECTD_BVH_H

#include "isectd/answers.h"
#include "isectd/arrays.h"
#include "isectd/shapes.h"
#include "isectd/views.h"

ISECT_EXTERN_BEGIN

/// A bounding volume hierarchy. Read-only once built: share it freely between threads.
typedef struct isectd_bvh isectd_bvh;

/// How to build. All zero, or NULL instead of a pointer to it, means malloc and one thread.
typedef struct isectd_bvh_options {
    isect_allocator allocator; ///< for the tree, and for the time of the call
    isect_threads threads;     ///< who builds
} isectd_bvh_options;

/// What a tree is made of.
typedef struct isectd_bvh_statistics {
    isectd_aabb bounds;  ///< of the triangles in the tree; empty if there are none
    size_t triangles;   ///< in the tree
    size_t not_finite;  ///< left out: a vertex is NaN or infinite, so that no ray can hit it
    size_t repeated;    ///< left out: the same corners as a triangle of smaller index
    size_t nodes;       ///< of eight children each
    size_t blocks;      ///< of up to eight triangles each
    size_t depth;       ///< longest way from the root to a leaf
    size_t bytes;       ///< held by the tree
} isectd_bvh_statistics;

/// What one ray cost.
typedef struct isectd_bvh_cost {
    uint32_t nodes;  ///< entered
    uint32_t blocks; ///< of triangles, tested
} isectd_bvh_cost;

/// Build a tree over the triangles of a mesh.
///
/// @param bvh      Receives the tree; release it with isectd_bvh_free.
/// @param mesh     At most 2^31 - 1 triangles; none at all gives a tree that is never hit. The
///                 arrays are read during the call only.
/// @param options  May be NULL.
/// @return         ISECT_OK; ISECT_NO_MEMORY; ISECT_BAD_ARGUMENT if a pointer is missing, an index
///                 is not less than vertex_count, or there are too many triangles.
///
/// Bad input: triangles with a NaN or an infinite number are left out and counted. On failure *bvh
/// is untouched and nothing is leaked.
/// Method: binned surface area heuristic (Wald 2007) that counts leaves in blocks of 8, collapsed
/// to 8 children a node (Wald, Benthin, Boulos 2008).
/// Cost: O(n log n) time; about 100 bytes a triangle for the time of the call, 45 to 62 (double 85
/// to 115) for the tree.
ISECT_API isect_status isectd_bvh_build(isectd_bvh **bvh, const isectd_mesh *mesh,
                                       const isectd_bvh_options *options);

/// Release a tree.
///
/// @param bvh  May be NULL.
ISECT_API void isectd_bvh_free(isectd_bvh *bvh);

/// What is the tree made of?
///
/// @param bvh  A tree.
/// @return     Counts and bounds.
ISECT_API isectd_bvh_statistics isectd_bvh_stats(const isectd_bvh *bvh);

/// Where does a ray first pierce the mesh?
///
/// @param bvh  A tree.
/// @param ray  Any direction length; a zero direction never hits. Both sides of a triangle count.
/// @return     The hit with the least t in [t_min, t_max], of equal ones that with the least prim.
///
/// Bad input: NaN, or an infinity elsewhere than in t_min and t_max, is a miss.
/// Exact: a ray that crosses a closed mesh hits it, edges and corners included: see
/// isectd_cast_ray_triangle.
/// Method: 8-wide nodes with conservative slab tests, nearest child first.
/// Cost: about 0.15 to 1 microsecond. Batch: isectd_bvh_cast_n, about twice as fast a ray.
ISECT_API isectd_mesh_touch isectd_bvh_cast(const isectd_bvh *bvh, const isectd_ray *ray);

/// Where does a ray first pierce the mesh, and what does it cost to find?
///
/// @param bvh   A tree.
/// @param ray   As for isectd_bvh_cast.
/// @param cost  Receives the counts.
/// @return      As isectd_bvh_cast.
ISECT_API isectd_mesh_touch isectd_bvh_cast_counted(const isectd_bvh *bvh, const isectd_ray *ray,
                                                  isectd_bvh_cost *cost);

/// Where do n rays first pierce the mesh? 32 rays at a time share a thread, so that the waits for
/// memory of one are filled by the others.
///
/// @param bvh      A tree.
/// @param rays     n rays.
/// @param n        How many.
/// @param touches  Receives n answers: number i is bit for bit what isectd_bvh_cast says of ray i.
/// @param threads  May be NULL: the calling thread.
ISECT_API void isectd_bvh_cast_n(const isectd_bvh *bvh, isectd_rays rays, size_t n,
                                isectd_mesh_touches touches, const isect_threads *threads);

/// Does a ray pierce the mesh anywhere in [t_min, t_max]?
///
/// @param bvh  A tree.
/// @param ray  As for isectd_bvh_cast.
/// @return     Exactly whether isectd_bvh_cast hits.
///
/// Cost: cheaper than isectd_bvh_cast, as any hit ends the search. Batch: isectd_bvh_occluded_n.
ISECT_API bool isectd_bvh_occluded(const isectd_bvh *bvh, const isectd_ray *ray);

/// Do n rays pierce the mesh anywhere in their [t_min, t_max]?
///
/// @param bvh      A tree.
/// @param rays     n rays.
/// @param n        How many.
/// @param bits     Receives isect_words(n) words: bit i (read it with isect_bit) is what
///                 isectd_bvh_occluded says of ray i; the bits beyond n are 0.
/// @param threads  May be NULL: the calling thread.
ISECT_API void isectd_bvh_occluded_n(const isectd_bvh *bvh, isectd_rays rays, size_t n,
                                    uint64_t *bits, const isect_threads *threads);

ISECT_EXTERN_END
#endif
