/* isect/clip.h - what do planes leave of a polygon, or of space? Polygons are loops of points:
 * arrays of the caller. */
#ifndef ISECT_CLIP_H
#define ISECT_CLIP_H

#include "isect/shapes.h"

ISECT_EXTERN_BEGIN

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
ISECT_TRY size_t isect_clip_plane(const isect_vec3 *points, size_t count, const isect_plane *plane,
                                  isect_vec3 *out);

/// What is left of a polygon in a box along the axes?
///
/// @param points      The loop of its corners; two are a segment, one is a point.
/// @param count       How many.
/// @param aabb        Bounds may be infinite.
/// @param out, spare  `out` receives the loop of what is left, `spare` is for work; neither may
///                    overlap with anything. There must be room in both for count + 6 of a convex
///                    polygon; of any, for half as many again, rounded up, for each finite bound.
/// @return            How many points are left, as in isect_clip_plane.
///
/// Bad input: of NaN, or of an infinity in a point, nothing is left.
/// Accuracy: all that is left is in the box, exactly. The six bounds cut one after the other, each
/// what the last one left, as isect_clip_plane does; so crossings of crossings are off by up to 4
/// epsilon more each time. A crossing has the bound that it crosses. Method: Sutherland and Hodgman
/// 1974.
/// Cost: about 0.2 us for each point.
ISECT_TRY size_t isect_clip_aabb(const isect_vec3 *points, size_t count, const isect_aabb *aabb,
                                 isect_vec3 *out, isect_vec3 *spare);

/// Which corners has the body that is below all of some planes, that is, inside of each?
///
/// @param planes    Half-spaces. Zero normals are everything or nothing.
/// @param count     How many.
/// @param out       Receives the corners, in no order; each once, however many planes meet there.
/// @param capacity  Room for so many. 2 * count are always enough.
/// @return          How many corners there are, even if there is no room for all. None if the body
///                  is empty, or holds a line. A body may be unbounded.
///
/// Bad input: NaN or infinity gives none.
/// Exact: how many there are. Each coordinate is off by no more than 3 epsilon of itself, and the
/// least positive number; out of range it is the greatest number. Method: the point of every three
/// planes, and its heights over all others, in whole numbers.
/// Cost: grows with the fourth power of count: 5 us for a cube, 2 ms for the 26 planes of a k-DOP.
ISECT_TRY size_t isect_clip_corners(const isect_plane *planes, size_t count, isect_vec3 *out,
                                    size_t capacity);

ISECT_EXTERN_END
#endif
