/* isect/polygon.h - polygons: clipping, triangles, point in polygon for many points, and
 * generalized barycentric coordinates. */
#ifndef ISECT_POLYGON_H
#define ISECT_POLYGON_H

#include "isect/views.h"

ISECT_EXTERN_BEGIN

/* ---- clip ----
 *
 * Clipping of polygons by planes and boxes. Polygons are loops of points in the caller's arrays. */

/// Which part of a polygon is below a plane, that is, inside of its half-space?
///
/// @param points  The loop of its corners; two are a segment, one is a point.
/// @param count   How many.
/// @param plane   Points on it or below it are kept. A zero normal keeps all points or none.
/// @param out     Receives the loop of the part; must not overlap with `points`. It needs room for
///                count + 1 points if the polygon is convex, else for count + count / 2.
/// @return        How many points are left. If the polygon is not convex, several pieces may be
///                left: these are joined along the plane, forth and back.
///
/// Bad input: with a NaN or an infinity no point is left.
/// Exact: which points are kept, and which edges cross. Points are copied; the error of a crossing
/// is at most 4 epsilon times the greatest |x|, |y| or |z| of the ends of the edge in the same
/// coordinate, and the least positive number.
/// Method: Sutherland and Hodgman 1974; heights are exact sums, rounded once.
/// Cost: about 70 ns for each point.
ISECT_TRY size_t isect_polygon_clip_plane(const isect_vec3 *points, size_t count,
                                          const isect_plane *plane, isect_vec3 *out);

/// Which part of a polygon is in a box along the axes?
///
/// @param points      The loop of its corners; two are a segment, one is a point.
/// @param count       How many.
/// @param aabb        Bounds may be infinite.
/// @param out, spare  `out` receives the loop of the part, `spare` is working memory; neither may
///                    overlap with the other arrays. Both need room for count + 6 points if the
///                    polygon is convex; else for half as many again, rounded up, for each finite
///                    bound.
/// @return            How many points are left, as in isect_polygon_clip_plane.
///
/// Bad input: with a NaN, or an infinity in a point, no point is left.
/// Accuracy: all points of the part are in the box, exactly. The six bounds clip one after the
/// other, as isect_polygon_clip_plane does; so the error of crossings of crossings grows by up to 4
/// epsilon each time. A crossing has the bound as its coordinate.
/// Method: Sutherland and Hodgman 1974.
/// Cost: about 0.2 us for each point.
ISECT_TRY size_t isect_polygon_clip_aabb(const isect_vec3 *points, size_t count,
                                         const isect_aabb *aabb, isect_vec3 *spare,
                                         isect_vec3 *out);

/* ---- triangulate ----
 *
 * A polygon as triangles between its corners. */

/// Which triangles between its corners make up a polygon?
///
/// @param points            The loop of its corners, in either direction. It may be concave, and
///                          may touch itself, as at the two sides of a cut to a hole. Corners may
///                          repeat.
/// @param count             How many.
/// @param spare, triangles  `triangles` receives count - 2 triangles, each as the indices of three
///                          corners, with the orientation of the polygon; `spare` is working
///                          memory. Both need room for 3 * (count - 2) indices; they must not
///                          overlap.
/// @return                  ISECT_OK; ISECT_EMPTY for fewer than three corners; ISECT_NOT_FINITE;
///                          ISECT_DEGENERATE if the polygon is not simple: it crosses itself, winds
///                          round an area twice, or has no area; ISECT_BAD_ARGUMENT if a pointer is
///                          missing.
///
/// Bad input: on failure the triangles are untouched.
/// Exact: on the projection along the axis in which Newell's normal is largest no two triangles
/// overlap, each has the orientation of the polygon or no area, and together they cover its inside.
/// The polygon need not be flat; this projection decides. Only corners in line with their
/// neighbours, or equal to one, may be in triangles without area. A line that goes out and back has
/// no area, and may cross the border.
/// Method: ears are cut by exact signs (Meisters 1975), which also prove the result.
/// Cost: 0.1 us for a quad; for more corners about 40 ns times the square of their number.
ISECT_TRY isect_status isect_polygon_triangulate(const isect_vec3 *points, size_t count,
                                                 uint32_t *spare, uint32_t *triangles);

/* ---- index ----
 *
 * A polygon in the plane prepared for many points.
 *
 * An index gives the answers of isect_classify_polygon2_point2 in less time: it stores the boxes of
 * runs of 8, 64, 512 ... edges, and visits only the runs whose box contains the point. */

#define ISECT_POLYGON_INDEX_LEVELS 8 ///< of boxes, at most

/// A polygon and the boxes of its runs of edges. Read-only once built: share it freely between
/// threads. It keeps pointers to the points and into the caller's memory; both must outlive it.
typedef struct isect_polygon_index {
    isect_polygon2 polygon2; ///< as given
    /// Least x, y, greatest x, y of each run; short runs come first.
    const float *boxes[ISECT_POLYGON_INDEX_LEVELS];
    size_t levels; ///< how many levels there are
} isect_polygon_index;

/// How much memory does an index of a number of corners take?
///
/// @param count  How many corners.
/// @return       Bytes: about 2.3 for each corner (double: 4.6).
ISECT_TRY size_t isect_polygon_index_capacity(size_t count);

/// Build the index of a polygon.
///
/// @param polygon2  Any polygon; without corners, everything is outside.
/// @param memory    At least isect_polygon_index_capacity(polygon2->count) bytes, aligned for
///                  numbers. May be NULL if that is 0.
/// @param bytes     The size of `memory` in bytes.
/// @param index     Receives the index.
/// @return          ISECT_OK; ISECT_TOO_SMALL; ISECT_NOT_FINITE if a corner is NaN or infinite;
///                  ISECT_BAD_ARGUMENT if a pointer is missing.
///
/// Bad input: on failure the index is untouched.
/// Cost: 2 ns for each corner.
ISECT_TRY isect_status isect_polygon_index_build(const isect_polygon2 *polygon2, void *memory,
                                                 size_t bytes, isect_polygon_index *index);

/// Is a point outside of the polygon of an index, on its border or inside?
///
/// @param index   An index of isect_polygon_index_build.
/// @param point2  Any point.
/// @param rule    As for isect_classify_polygon2_point2.
/// @return        The answer of isect_classify_polygon2_point2 for the polygon and the point.
///
/// Bad input: NaN or infinity is ISECT_OUTSIDE.
/// Exact: over the whole finite range, in every rounding direction.
/// Method: for a run of edges that lies to the right of the point only its ends count; other runs
/// are visited only where their box contains the point.
/// Cost: grows with the number of boxes that contain the point: about 40 ns for a hundred corners,
/// 60 for a thousand, unless long parts of the border pass near the point.
ISECT_ASK isect_side isect_polygon_index_classify(const isect_polygon_index *index,
                                                  const isect_vec2 *point2, isect_rule rule);

/* ---- weights ----
 *
 * A point as a weighted mean of corners. The weights interpolate values that are given at the
 * corners of a polygon. */

/// What are the mean value coordinates of a point: weights of the corners of a polygon whose
/// weighted mean is the point?
///
/// @param polygon2  Three corners or more, either way round; it may be concave, but is not meant to
///                  cross itself.
/// @param point2    Any point, inside or not.
/// @param weights   Receives polygon2->count weights, whose sum is 1. For a point on an edge only
///                  the ends of the edge have weights, for a corner only that corner. In a convex
///                  polygon no weight is negative beyond rounding.
/// @return          ISECT_OK; ISECT_EMPTY if there is no corner; ISECT_NOT_FINITE; ISECT_DEGENERATE
///                  if there are no such weights, up to rounding, as may happen where the polygon
///                  crosses itself or is flat; ISECT_BAD_ARGUMENT if a pointer is missing.
///
/// Bad input: on failure the weights are untouched.
/// Accuracy: with n corners, and A the sum of the sizes of the weights (1 in a convex polygon),
/// their sum is within n * A epsilon of 1. For a point inside of a convex polygon, the weighted
/// mean of the corners is within 2 n^2 epsilon times the greatest distance of a corner from the
/// point.
/// Method: tangents of half angles (Floater 2003, Hormann and Floater 2006), each in the form
/// without cancellation; the decision whether the point is on an edge is exact.
/// Cost: 13 ns for each corner.
ISECT_TRY isect_status isect_weights_polygon2(const isect_polygon2 *polygon2,
                                              const isect_vec2 *point2, float *weights);

/// What are the mean value coordinates of a point in a polygon in space?
///
/// @param polygon  Three corners or more, in either direction. It may be concave, but is not meant
///                 to cross itself. It need not be flat.
/// @param point    Any point; one beside the plane has the weights of its projection.
/// @param weights  Receives polygon->count weights, as isect_weights_polygon2 of the polygon and
///                 the point, both projected along the axis in which Newell's normal is largest.
/// @return         As isect_weights_polygon2. A polygon without area is ISECT_DEGENERATE, except
///                 for points on its border.
///
/// The weights interpolate whatever is given at the corners: normals, which are then divided by
/// their length, texture coordinates or colours.
///
/// Bad input: on failure the weights are untouched.
/// Accuracy: of the projection, as isect_weights_polygon2. If polygon and point are in one plane,
/// the bound for the weighted mean is twice as large in space.
/// Method: isect_weights_polygon2 after the projection of Real-Time Rendering, 22.9.
/// Cost: 35 ns for each corner.
ISECT_TRY isect_status isect_weights_polygon(const isect_polygon *polygon, const isect_vec3 *point,
                                             float *weights);

ISECT_EXTERN_END
#endif
