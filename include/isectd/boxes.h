/* isectd/boxes.h - isect/boxes.h in double: its comments are in full there.
 * Made by tools/mirror. Do not edit. */
#ifndef ISECTD_BOXES_H
#define ISECTD_BOXES_H

#include "isectd/any.h"
#include "isectd/bvh.h"

ISECT_EXTERN_BEGIN

/// A tree over boxes.
typedef struct isectd_boxes isectd_boxes;
/// The least value of all primitives, and of which it is.
typedef struct isectd_boxes_least { double value; uint32_t prim; } isectd_boxes_least;
/// What a primitive answers.
typedef double isectd_boxes_value(void *user, uint32_t prim);
/// Is told of a primitive; false ends the search.
typedef bool isectd_boxes_visitor(void *user, uint32_t prim);
/// Build a tree over boxes.
ISECT_TRY isect_status isectd_boxes_build(isectd_boxes **boxes, const isectd_aabb *aabbs,
                                          size_t count, const isectd_bvh_options *options);
/// Build a tree over shapes of any type.
ISECT_TRY isect_status isectd_boxes_build_any(isectd_boxes **boxes, const isectd_any *shapes,
                                              size_t count, const isectd_bvh_options *options);
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
/// Which of many shapes share a point with another?
ISECT_TRY isect_status isectd_boxes_overlap_any(const isectd_boxes *boxes, const isectd_any *shapes,
                                                const isectd_any *query, uint32_t *prims,
                                                size_t capacity, size_t *count);
/// Which of many shapes does a ray hit first?
ISECT_TRY isectd_boxes_least isectd_boxes_cast_any(const isectd_boxes *boxes,
                                                   const isectd_any *shapes, const isectd_ray *ray);
/// Which of many shapes is nearest to another?
ISECT_TRY isectd_boxes_least isectd_boxes_closest_any(const isectd_boxes *boxes,
                                                      const isectd_any *shapes,
                                                      const isectd_any *query, double within2);

ISECT_EXTERN_END
#endif
