/* isect/bvh.h - a tree over a mesh, and the questions to a mesh that it answers quickly.
 *
 * The tree copies what it needs: the mesh may be freed or changed once it is built. An answer is,
 * bit for bit, that of a loop over all triangles with isect_cast_ray_triangle that keeps the least
 * (t, prim); the tree, the instruction set and the number of threads cannot change it. */
#ifndef ISECT_BVH_H
#define ISECT_BVH_H

#include "isect/answers.h"
#include "isect/arrays.h"
#include "isect/shapes.h"
#include "isect/views.h"

ISECT_EXTERN_BEGIN

/// A bounding volume hierarchy. Read-only once built: share it freely between threads.
typedef struct isect_bvh isect_bvh;

/// How to build. All zero, or NULL instead of a pointer to it, means malloc and one thread.
typedef struct isect_bvh_options {
    isect_allocator allocator; ///< for the tree, and for the time of the call
    isect_threads threads;     ///< who builds
} isect_bvh_options;

/// What a tree is made of.
typedef struct isect_bvh_statistics {
    isect_aabb bounds;  ///< of the triangles in the tree; empty if there are none
    size_t triangles;   ///< in the tree
    size_t not_finite;  ///< left out: a vertex is NaN or infinite, so that no ray can hit it
    size_t repeated;    ///< left out: the same corners as a triangle of smaller index
    size_t nodes;       ///< of eight children each
    size_t blocks;      ///< of up to eight triangles each
    size_t depth;       ///< longest way from the root to a leaf
    size_t bytes;       ///< held by the tree
} isect_bvh_statistics;

/// What one ray cost.
typedef struct isect_bvh_cost {
    uint32_t nodes;  ///< entered
    uint32_t blocks; ///< of triangles, tested
} isect_bvh_cost;

/// Build a tree over the triangles of a mesh.
///
/// @param bvh      Receives the tree; release it with isect_bvh_free.
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
ISECT_TRY isect_status isect_bvh_build(isect_bvh **bvh, const isect_mesh *mesh,
                                       const isect_bvh_options *options);

/// Release a tree.
///
/// @param bvh  May be NULL.
ISECT_API void isect_bvh_free(isect_bvh *bvh);

/// What is the tree made of?
///
/// @param bvh  A tree.
/// @return     Counts and bounds.
ISECT_ASK isect_bvh_statistics isect_bvh_stats(const isect_bvh *bvh);

/// Where does a ray first pierce the mesh?
///
/// @param bvh  A tree.
/// @param ray  Any direction length; a zero direction never hits. Both sides of a triangle count.
/// @return     The hit with the least t in [t_min, t_max], of equal ones that with the least prim.
///
/// Bad input: NaN, or an infinity elsewhere than in t_min and t_max, is a miss.
/// Exact: a ray that crosses a closed mesh hits it, edges and corners included: see
/// isect_cast_ray_triangle.
/// Method: 8-wide nodes with conservative slab tests, nearest child first.
/// Cost: about 0.15 to 1 microsecond. Batch: isect_bvh_cast_n, about twice as fast a ray.
ISECT_ASK isect_mesh_touch isect_bvh_cast(const isect_bvh *bvh, const isect_ray *ray);

/// Where does a ray first pierce the mesh, and what does it cost to find?
///
/// @param bvh   A tree.
/// @param ray   As for isect_bvh_cast.
/// @param cost  Receives the counts.
/// @return      As isect_bvh_cast.
ISECT_ASK isect_mesh_touch isect_bvh_cast_counted(const isect_bvh *bvh, const isect_ray *ray,
                                                  isect_bvh_cost *cost);

/// Where do n rays first pierce the mesh? 32 rays at a time share a thread, so that the waits for
/// memory of one are filled by the others.
///
/// @param bvh      A tree.
/// @param rays     n rays.
/// @param n        How many.
/// @param touches  Receives n answers: number i is bit for bit what isect_bvh_cast says of ray i.
/// @param threads  May be NULL: the calling thread.
ISECT_API void isect_bvh_cast_n(const isect_bvh *bvh, isect_rays rays, size_t n,
                                isect_mesh_touches touches, const isect_threads *threads);

/// Does a ray pierce the mesh anywhere in [t_min, t_max]?
///
/// @param bvh  A tree.
/// @param ray  As for isect_bvh_cast.
/// @return     Exactly whether isect_bvh_cast hits.
///
/// Cost: cheaper than isect_bvh_cast, as any hit ends the search. Batch: isect_bvh_occluded_n.
ISECT_ASK bool isect_bvh_occluded(const isect_bvh *bvh, const isect_ray *ray);

/// Do n rays pierce the mesh anywhere in their [t_min, t_max]?
///
/// @param bvh      A tree.
/// @param rays     n rays.
/// @param n        How many.
/// @param bits     Receives isect_words(n) words: bit i (read it with isect_bit) is what
///                 isect_bvh_occluded says of ray i; the bits beyond n are 0.
/// @param threads  May be NULL: the calling thread.
ISECT_API void isect_bvh_occluded_n(const isect_bvh *bvh, isect_rays rays, size_t n,
                                    uint64_t *bits, const isect_threads *threads);

ISECT_EXTERN_END
#endif
