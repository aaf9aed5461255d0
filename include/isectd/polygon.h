/* isectd/polygon.h - isect/polygon.h in double: its comments are in full there.
 * Made by tools/mirror. Do not edit. */
#ifndef ISECTD_POLYGON_H
#define ISECTD_POLYGON_H

#include "isectd/views.h"

ISECT_EXTERN_BEGIN

/* ---- clip ----  What do planes leave of a polygon, or of space? */

/// What is left of a polygon below a plane, that is, inside the solid?
ISECT_TRY size_t isectd_polygon_clip_plane(const isectd_vec3 *points, size_t count,
                                           const isectd_plane *plane, isectd_vec3 *out);
/// What is left of a polygon in a box along the axes?
ISECT_TRY size_t isectd_polygon_clip_aabb(const isectd_vec3 *points, size_t count,
                                          const isectd_aabb *aabb, isectd_vec3 *spare,
                                          isectd_vec3 *out);

/* ---- index ----  A polygon in the plane made ready for many points. */

#define ISECTD_POLYGON_INDEX_LEVELS 8 ///< of boxes, at most

/// A polygon and the boxes of its runs of edges.
typedef struct isectd_polygon_index { isectd_polygon2 polygon2;
    const double *boxes[ISECTD_POLYGON_INDEX_LEVELS]; size_t levels; } isectd_polygon_index;
/// How much memory does an index of so many corners take?
ISECT_TRY size_t isectd_polygon_index_capacity(size_t count);
/// Make a polygon ready for many points.
ISECT_TRY isect_status isectd_polygon_index_build(const isectd_polygon2 *polygon2, void *memory,
                                                  size_t bytes, isectd_polygon_index *index);
/// Is a point outside of the polygon of an index, on its border or inside?
ISECT_ASK isect_side isectd_polygon_index_classify(const isectd_polygon_index *index,
                                                   const isectd_vec2 *point2, isect_rule rule);

/* ---- weights ----  A point as a mean of corners. */

/// The mean value coordinates of a point.
ISECT_TRY isect_status isectd_weights_polygon2(const isectd_polygon2 *polygon2,
                                               const isectd_vec2 *point2, double *weights);

ISECT_EXTERN_END
#endif
