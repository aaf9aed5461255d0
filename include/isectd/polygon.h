/* isectd/polygon.h - isect/polygon.h in double: its comments are in full there.
 * Made by tools/mirror. Do not edit. */
#ifndef ISECTD_POLYGON_H
#define ISECTD_POLYGON_H

#include "isectd/views.h"

ISECT_EXTERN_BEGIN

/* ---- clip ----  Clipping of polygons by planes and boxes. */

/// Which part of a polygon is below a plane, that is, inside of its half-space?
ISECT_TRY size_t isectd_polygon_clip_plane(const isectd_vec3 *points, size_t count,
                                           const isectd_plane *plane, isectd_vec3 *out);
/// Which part of a polygon is in a box along the axes?
ISECT_TRY size_t isectd_polygon_clip_aabb(const isectd_vec3 *points, size_t count,
                                          const isectd_aabb *aabb, isectd_vec3 *spare,
                                          isectd_vec3 *out);

/* ---- triangulate ----  A polygon as triangles between its corners. */

/// Which triangles between its corners make up a polygon?
ISECT_TRY isect_status isectd_polygon_triangulate(const isectd_vec3 *points, size_t count,
                                                  uint32_t *spare, uint32_t *triangles);

/* ---- index ----  A polygon in the plane prepared for many points. */

#define ISECTD_POLYGON_INDEX_LEVELS 8 ///< of boxes, at most

/// A polygon and the boxes of its runs of edges.
typedef struct isectd_polygon_index { isectd_polygon2 polygon2;
    const double *boxes[ISECTD_POLYGON_INDEX_LEVELS]; size_t levels; } isectd_polygon_index;
/// How much memory does an index of a number of corners take?
ISECT_TRY size_t isectd_polygon_index_capacity(size_t count);
/// Build the index of a polygon.
ISECT_TRY isect_status isectd_polygon_index_build(const isectd_polygon2 *polygon2, void *memory,
                                                  size_t bytes, isectd_polygon_index *index);
/// Is a point outside of the polygon of an index, on its border or inside?
ISECT_ASK isect_side isectd_polygon_index_classify(const isectd_polygon_index *index,
                                                   const isectd_vec2 *point2, isect_rule rule);

/* ---- weights ----  A point as a weighted mean of corners. */

/// What are the mean value coordinates of a point.
ISECT_TRY isect_status isectd_weights_polygon2(const isectd_polygon2 *polygon2,
                                               const isectd_vec2 *point2, double *weights);
/// What are the mean value coordinates of a point in a polygon in space?
ISECT_TRY isect_status isectd_weights_polygon(const isectd_polygon *polygon,
                                              const isectd_vec3 *point, double *weights);

ISECT_EXTERN_END
#endif
