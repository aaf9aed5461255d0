/* isect/polygon.h - polygons: what planes leave of them, which points are inside, and points as
 * means of corners. */
#ifndef ISECT_POLYGON_H
#define ISECT_POLYGON_H

#include "isect/views.h"

ISECT_EXTERN_BEGIN

/* ---- clip ----
 *
 * What do planes leave of a polygon, or of space? Polygons are loops of points: arrays of the
 * caller. */

/// What is left of a polygon below a plane, that is, inside the solid?
///
/// @param points  The loop of its corners; two are a segment, one is a point.
/// @param count   How many.
/// @param plane   Its inside is kept, and what lies on it. A zero normal keeps everything or
///                nothing.
/// @param out     Receives the loop of what is left; must not overlap with points. There must be
///                room for count + 1 of a convex polygon, count + count / 2 of any.
/// @return        How many points are left. Of a polygon that is not convex several pieces may be
///                left: then they are joined along the plane, forth and back.
///
/// Bad input: of NaN or infinity, in any number, nothing is left.
/// Exact: which points are kept, and which edges cross. Points are given as they are; a crossing is
/// off by no more than 4 epsilon times the greatest |x|, |y| or |z| of the ends of the edge in the
/// same coordinate, and the least positive number. Method: Sutherland and Hodgman 1974; heights are
/// exact sums rounded once.
/// Cost: about 70 ns for each point.
ISECT_TRY size_t isect_polygon_clip_plane(const isect_vec3 *points, size_t count,
                                          const isect_plane *plane, isect_vec3 *out);

/// What is left of a polygon in a box along the axes?
///
/// @param points      The loop of its corners; two are a segment, one is a point.
/// @param count       How many.
/// @param aabb        Bounds may be infinite.
/// @param out, spare  `out` receives the loop of what is left, `spare` is for work; neither may
///                    overlap with anything. There must be room in both for count + 6 of a convex
///                    polygon; of any, for half as many again, rounded up, for each finite bound.
/// @return            How many points are left, as in isect_polygon_clip_plane.
///
/// Bad input: of NaN, or of an infinity in a point, nothing is left.
/// Accuracy: all that is left is in the box, exactly. The six bounds cut one after the other, each
/// what the last one left, as isect_polygon_clip_plane does; so crossings of crossings are off by
/// up to 4 epsilon more each time. A crossing has the bound that it crosses. Method: Sutherland and
/// Hodgman 1974.
/// Cost: about 0.2 us for each point.
ISECT_TRY size_t isect_polygon_clip_aabb(const isect_vec3 *points, size_t count,
                                         const isect_aabb *aabb, isect_vec3 *spare,
                                         isect_vec3 *out);

/* ---- index ----
 *
 * A polygon in the plane made ready for many points.
 *
 * An index says of every point what isect_classify_polygon2_point2 says, in less time: it knows
 * the boxes of runs of 8, 64, 512 ... edges, and looks into those alone that hold the point. */

#define ISECT_POLYGON_INDEX_LEVELS 8 ///< of boxes, at most

/// A polygon and the boxes of its runs of edges. Read-only once built: share it freely between
/// threads. It keeps pointers to the points and to the memory that was lent; both must outlive it.
typedef struct isect_polygon_index {
    isect_polygon2 polygon2; ///< as given
    /// Least x, y, greatest x, y of each run: short first.
    const float *boxes[ISECT_POLYGON_INDEX_LEVELS];
    size_t levels; ///< of boxes there are
} isect_polygon_index;

/// How much memory does an index of so many corners take?
///
/// @param count  How many corners.
/// @return       Bytes: about 2.3 for each corner (double: 4.6).
ISECT_TRY size_t isect_polygon_index_capacity(size_t count);

/// Make a polygon ready for many points.
///
/// @param polygon2  Any polygon; without corners, everything is outside.
/// @param memory    At least isect_polygon_index_capacity(polygon2->count) bytes, aligned for
///                  numbers. May be NULL if that is 0.
/// @param bytes     How many there are.
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
/// @param index   Built by isect_polygon_index_build.
/// @param point2  Any point.
/// @param rule    As for isect_classify_polygon2_point2.
/// @return        What isect_classify_polygon2_point2 says of the polygon and the point.
///
/// Bad input: NaN or infinity is ISECT_OUTSIDE.
/// Exact: over the whole finite range, in every rounding direction.
/// Method: of a run of edges that lies to the right of the point, only its ends count; others are
/// looked into only where their box holds the point.
/// Cost: grows with the number of boxes that hold the point: about 40 ns for a hundred corners, 60
/// for a thousand, if the polygon does not wind about in all of its box.
ISECT_ASK isect_side isect_polygon_index_classify(const isect_polygon_index *index,
                                                  const isect_vec2 *point2, isect_rule rule);

/* ---- weights ----
 *
 * A point as a mean of corners: what is given at the corners of a polygon is so carried to every
 * point in between. */

/// The mean value coordinates of a point: weights of the corners of a polygon whose mean it is.
///
/// @param polygon2  Three corners or more, either way round; it may be concave, but is not meant to
///                  cross itself.
/// @param point2    Any point, inside or not.
/// @param weights   Receives polygon2->count weights, whose sum is 1. Of a point on an edge only
///                  its ends have one, and of a corner only it. In a convex polygon no weight is
///                  below 0 but for rounding.
/// @return          ISECT_OK; ISECT_EMPTY if there is no corner; ISECT_NOT_FINITE;
///                  ISECT_DEGENERATE if there are no such weights, but for rounding, which may be
///                  where the polygon crosses itself or is flat; ISECT_BAD_ARGUMENT if a pointer
///                  is missing.
///
/// Bad input: on failure the weights are untouched.
/// Accuracy: with n corners, and A the sum of the sizes of the weights (1 in a convex polygon),
/// their sum is within n * A epsilon of 1. Of a point inside of a convex polygon their mean is
/// within 2 n^2 epsilon times the greatest distance of a corner from the point.
/// Method: tangents of half angles (Floater 2003, Hormann and Floater 2006), each in the form that
/// does not cancel; whether the point is on an edge is exact.
/// Cost: 13 ns for each corner.
ISECT_TRY isect_status isect_weights_polygon2(const isect_polygon2 *polygon2,
                                              const isect_vec2 *point2, float *weights);

ISECT_EXTERN_END
#endif
