/* isectd/broadphase.h - isect/broadphase.h in double: its comments are in full there.
 * Made by tools/mirror. Do not edit. */
#ifndef ISECTD_BROADPHASE_H
#define ISECTD_BROADPHASE_H

#include "isectd/any.h"
#include "isectd/arrays.h"
#include "isectd/bvh.h"

ISECT_EXTERN_BEGIN

/* ---- pairs ----  All pairs of boxes that overlap. */

/// How much memory does it take to find the pairs of n boxes?
ISECT_TRY size_t isectd_pairs_capacity(size_t n);
/// Which boxes overlap each other?
ISECT_TRY isect_status isectd_pairs_find(isectd_aabbs aabbs, size_t n, void *memory, size_t bytes,
                                         uint32_t (*pairs)[2], size_t room, size_t *count);
/// Is called with each pair of boxes, the smaller index first; false ends the search.
typedef bool isectd_pairs_visitor(void *user, uint32_t a, uint32_t b);
/// Which boxes overlap each other?
ISECT_TRY isect_status isectd_pairs_visit(isectd_aabbs aabbs, size_t n, void *memory, size_t bytes,
                                          isectd_pairs_visitor *visit, void *user);
/// Grow boxes by a margin on all sides, so that their pairs last for some frames of small
/// motion.
ISECT_TRY isect_status isectd_pairs_grow(isectd_aabbs aabbs, size_t n, double margin,
                                         isectd_aabb *grown);
/// Is every box still inside of the one that was grown for it?
ISECT_TRY bool isectd_pairs_hold(const isectd_aabb *grown, isectd_aabbs aabbs, size_t n);
/// Which of some pairs of boxes overlap?
ISECT_TRY isect_status isectd_pairs_among(isectd_aabbs aabbs, const uint32_t (*candidates)[2],
                                          size_t some, uint32_t (*pairs)[2], size_t room,
                                          size_t *count);
/// Many bodies, each a shape in a pose.
typedef struct isectd_pairs_bodies { const isectd_any *shapes; const isectd_pose *poses;
    const uint32_t *groups; const uint32_t *masks; size_t count; } isectd_pairs_bodies;
/// Memory of the caller's for the contacts of bodies, and what is kept in it from call to call.
typedef struct isectd_pairs_kept { double slack; isectd_aabb *boxes; uint32_t *pairs; size_t room;
    void *memory; size_t bytes; size_t count; size_t bodies; } isectd_pairs_kept;
/// The contact of two bodies.
typedef struct isectd_pairs_contact { uint32_t a, b;
    isectd_contact contact; } isectd_pairs_contact;
/// Which contacts have many bodies with each other?
ISECT_TRY isect_status isectd_pairs_contacts(const isectd_pairs_bodies *bodies, double margin,
                                             isectd_pairs_kept *kept,
                                             isectd_pairs_contact *contacts, size_t room,
                                             size_t *count);

/* ---- boxes ----  A tree over boxes, with any content. */

/// A tree over boxes.
typedef struct isectd_boxes isectd_boxes;
/// The least value of all primitives, and the primitive that has it.
typedef struct isectd_boxes_least { double value; uint32_t prim; } isectd_boxes_least;
/// Returns the value of a primitive.
typedef double isectd_boxes_value(void *user, uint32_t prim);
/// Is called with a primitive; false ends the search.
typedef bool isectd_boxes_visitor(void *user, uint32_t prim);
/// Build a tree over boxes.
ISECT_TRY isect_status isectd_boxes_build(const isectd_aabb *aabbs, size_t count,
                                          const isectd_bvh_options *options, isectd_boxes **boxes);
/// Build a tree over shapes of any type.
ISECT_TRY isect_status isectd_boxes_build_any(const isectd_any *shapes, size_t count,
                                              const isectd_bvh_options *options,
                                              isectd_boxes **boxes);
/// Release a tree.
ISECT_API void isectd_boxes_free(isectd_boxes *boxes);
/// Which primitives have a box that shares a point with another box?
ISECT_API bool isectd_boxes_visit(const isectd_boxes *boxes, const isectd_aabb *aabb,
                                  isectd_boxes_visitor *visit, void *user);
/// Which primitive does a ray hit first?
ISECT_TRY isectd_boxes_least isectd_boxes_cast(const isectd_boxes *boxes, const isectd_ray *ray,
                                               isectd_boxes_value *value, void *user);
/// Which primitive is nearest?
ISECT_TRY isectd_boxes_least isectd_boxes_closest(const isectd_boxes *boxes,
                                                  const isectd_aabb *about, double within2,
                                                  isectd_boxes_value *value, void *user);
/// Which of many shapes share a point with the query?
ISECT_TRY isect_status isectd_boxes_overlap_any(const isectd_boxes *boxes, const isectd_any *shapes,
                                                isectd_any query, uint32_t *prims, size_t capacity,
                                                size_t *count);
/// Which of many shapes does a ray hit first?
ISECT_TRY isectd_boxes_least isectd_boxes_cast_any(const isectd_boxes *boxes,
                                                   const isectd_any *shapes, const isectd_ray *ray);
/// Which of many shapes is nearest to the query?
ISECT_TRY isectd_boxes_least isectd_boxes_closest_any(const isectd_boxes *boxes,
                                                      const isectd_any *shapes, isectd_any query,
                                                      double within2);

ISECT_EXTERN_END
#endif
