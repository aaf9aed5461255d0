/* isect/meet.h - what do two flat shapes have in common, or a flat one and a box? Whether they meet
 * is decided exactly; where, is rounded. */
#ifndef ISECT_MEET_H
#define ISECT_MEET_H

#include "isect/answers.h"
#include "isect/shapes.h"

ISECT_EXTERN_BEGIN

/// Which points do two segments in space have in common?
///
/// @param a, b  The ends may coincide: then it is a point.
/// @return      One point where they cross or touch; two, the ends of a segment, where they lie on
///              one another; none.
///
/// Bad input: NaN or infinity has nothing in common with anything.
/// Exact: there are points exactly if isect_overlap_segment_segment says so, and as many as real
/// arithmetic finds. Ends are given as they are; a crossing is off by no more than 4 epsilon times
/// the greatest |x|, |y| or |z| of both shapes in the same coordinate, and the least positive
/// number. Method: the mean of two ends by areas, which are exact sums rounded once.
/// Cost: 0.3 us where they meet, 1 if the numbers are long; else that of the overlap.
ISECT_ASK isect_common isect_meet_segment_segment(const isect_segment *a, const isect_segment *b);

/// Which points do a segment and a plane have in common?
///
/// @param segment  The ends may coincide: then it is a point.
/// @param plane    Its surface. A zero normal is everything or nothing.
/// @return         One point where the segment crosses or touches the plane; two, its ends, where
///                 it lies in the plane; none.
///
/// Bad input: NaN or infinity has nothing in common with anything.
/// Exact: there are points exactly if isect_overlap_segment_plane says so, and as many as real
/// arithmetic finds. Ends are given as they are; a crossing is off by no more than 4 epsilon times
/// the greatest |x|, |y| or |z| of both ends in the same coordinate, and the least positive number.
/// Method: the mean of the ends by heights, which are exact sums rounded once.
/// Cost: about 0.2 us where they meet; else that of the overlap.
ISECT_ASK isect_common isect_meet_segment_plane(const isect_segment *segment,
                                                const isect_plane *plane);

/// Which points do two segments in the plane have in common?
///
/// @param a, b  The ends may coincide: then it is a point.
/// @return      One point where they cross or touch; two, the ends of a segment, where they lie on
///              one another; none.
///
/// Bad input: NaN or infinity has nothing in common with anything.
/// Exact: there are points exactly if isect_overlap_segment2_segment2 says so, and as many as real
/// arithmetic finds. Ends are given as they are; a crossing is off by no more than 4 epsilon times
/// the greatest |x| or |y| of both shapes in the same coordinate, and the least positive number.
/// Method: the mean of two ends by areas, which are exact sums rounded once.
/// Cost: 0.4 us where they meet, 1 if the numbers are long; else that of the overlap.
ISECT_ASK isect_common2 isect_meet_segment2_segment2(const isect_segment2 *a,
                                                     const isect_segment2 *b);

/// Which points do two rays in the plane have in common, and when are they there?
///
/// @param a, b  Any dir and range: lines, rays or pieces of them. A zero dir is a point.
/// @return      One point where they cross or touch; two, the ends of a segment, in the order in
///              which `a` runs through it, where they lie on one another; none. With each point the
///              t of both rays there: a[k] and b[k]. What they share of a line may be endless: then
///              t is INFINITY or -INFINITY, and the point is where the first of the coordinates is
///              the greatest number. A ray with zero dir is there at the t nearest to 0.
///              Coordinates of a point that are out of range are the greatest number.
///
/// Bad input: NaN, or an infinity other than in t_min and t_max, has nothing in common with
/// anything.
/// Exact: whether there is a point, or two, over the whole finite range. A t that is an end of its
/// ray is given as it is; another is off by no more than 3 epsilon of itself, and the least
/// positive number, and within the range of the ray; what is out of the range of numbers is the
/// greatest one. A coordinate is off by no more than 5 epsilon times the greater size of that of
/// the origin and of the distance from it, and the least positive number: of `a`, or of the ray
/// that begins or ends there. Method: quotients of perp-dot products, which are exact sums rounded
/// once, compared with the ends without division (RTR4 22.15.1; Antonio 1992).
/// Cost: 0.1 to 0.4 us.
ISECT_ASK isect_crossing2 isect_meet_ray2_ray2(const isect_ray2 *a, const isect_ray2 *b);

/// Which points do a segment and a triangle have in common?
///
/// @param segment   The ends may coincide: then it is a point.
/// @param triangle  The corners may lie on one line, or coincide: then it is a segment or a point.
/// @return          One point where the segment pierces or touches the triangle; two, the ends of a
///                  segment, where it runs in the plane of the triangle; none.
///
/// Bad input: NaN or infinity has nothing in common with anything.
/// Exact: there are points exactly if isect_overlap_segment_triangle says so, and as many as real
/// arithmetic finds. Ends and corners are given as they are; a crossing is off by no more than 4
/// epsilon times the greatest |x|, |y| or |z| of both shapes in the same coordinate, and the least
/// positive number. Method: the mean of two ends by volumes or areas, which are exact sums rounded
/// once.
/// Cost: 1 us where they meet, 5 if the numbers are long; else that of the overlap.
ISECT_ASK isect_common isect_meet_segment_triangle(const isect_segment *segment,
                                                   const isect_triangle *triangle);

/// Which points do a segment and a box along the axes have in common: what is left of it, clipped?
///
/// @param segment  The ends may coincide: then it is a point.
/// @param aabb     Bounds may be infinite. It may be flat, or a point.
/// @return         Two points, the ends of what is left, the one nearer to `a` first; one, where
///                 the segment touches the box in a point, or is one; none.
///
/// Bad input: NaN, or an infinity in the segment, has nothing in common with anything.
/// Exact: there are points exactly if isect_overlap_segment_aabb says so, and as many as real
/// arithmetic finds. Ends inside are given as they are. Where the segment comes through a face, the
/// point has the bound of that face; its other coordinates are off by no more than 4 epsilon times
/// the greatest |x|, |y| or |z| of both ends in the same coordinate, and the least positive number,
/// and in the box. Method: the last face from each end (Cyrus and Beck 1978, Liang and
/// Barsky 1984), compared without division by exact sums.
/// Cost: about 0.2 us where they meet; else that of the overlap.
ISECT_ASK isect_common isect_meet_segment_aabb(const isect_segment *segment,
                                               const isect_aabb *aabb);

/// Which points do a ray and a plane have in common?
///
/// @param ray    Any dir and range. A zero dir is a point.
/// @param plane  Its surface. A zero normal is everything or nothing.
/// @return       One point where the ray crosses or touches the plane; where it lies in the plane,
///               its two ends, or one if it is a point; none. An endless ray in the plane ends
///               where the first of its coordinates is the greatest number. Coordinates of a point
///               that are out of range are the greatest number.
///
/// Bad input: NaN, or an infinity other than in t_min and t_max, has nothing in common with
/// anything.
/// Exact: there are points exactly if isect_overlap_ray_plane says so, and as many as real
/// arithmetic finds. A coordinate is off by no more than 5 epsilon times the greater size of that
/// of the origin and of the distance from there, and the least positive number. For t ask
/// isect_cast_ray_plane. Method: the quotient of height and rise, which are exact sums rounded
/// once.
/// Cost: about 0.2 us where they meet; else that of the overlap.
ISECT_ASK isect_common isect_meet_ray_plane(const isect_ray *ray, const isect_plane *plane);

/// Which line do two planes have in common?
///
/// @param a, b  Their surfaces. A zero normal is everything or nothing.
/// @return      The line as a ray: t_min = -INFINITY, t_max = INFINITY; its origin is the point of
///              it nearest to the origin; dir points as cross(a.normal, b.normal), and its greatest
///              number is between 1 and 2. If the planes are the same, or one is everything, dir is
///              zero: the common part is a plane, whose point nearest to the origin is `origin`. If
///              there is nothing in common, all numbers are zero but t_min = INFINITY and
///              t_max = -INFINITY: an empty ray.
///
/// Bad input: NaN or infinity has nothing in common with anything.
/// Exact: whether it is a line, a plane or nothing. Each coordinate of the origin is off by no more
/// than 3 epsilon of itself, and the least positive number; out of range it is the greatest number.
/// Each of dir is off by no more than an epsilon of itself, and the least positive number. Method:
/// cross products in whole numbers, each rounded once (Goldman, Graphics Gems, 1990, for the
/// formula).
/// Cost: about 0.5 us.
ISECT_ASK isect_ray isect_meet_plane_plane(const isect_plane *a, const isect_plane *b);

/// Which points do a plane and a triangle have in common?
///
/// @param plane     Its surface. A zero normal is everything or nothing.
/// @param triangle  The corners may lie on one line, or coincide: then it is a segment or a point.
/// @return          Two points, the ends of a segment, where the plane cuts it; one, where it
///                  touches a corner; three, its corners, where it lies in the plane; none.
///
/// Bad input: NaN or infinity has nothing in common with anything.
/// Exact: there are points exactly if isect_overlap_plane_triangle says so, and as many as real
/// arithmetic finds. Corners are given as they are; a crossing is off by no more than 4 epsilon
/// times the greatest |x|, |y| or |z| of all corners in the same coordinate, and the least positive
/// number. Method: the mean of the ends of an edge by heights, which are exact sums rounded once.
/// Cost: about 0.2 us where they meet; else that of the overlap.
ISECT_ASK isect_common isect_meet_plane_triangle(const isect_plane *plane,
                                                 const isect_triangle *triangle);

/// Which points do a plane and a box along the axes have in common?
///
/// @param plane  Its surface. A zero normal is everything or nothing; of everything and a box that
///               is not flat there is no polygon, and the answer is none.
/// @param aabb   It may be flat, or a point. An infinite bound counts as the greatest number.
/// @return       A convex polygon of three to six corners, in order round it; two, the ends of a
///               segment, or one, where the plane touches the box, or the box is flat; none.
///
/// Bad input: NaN, or an infinity in the plane, has nothing in common with anything.
/// Exact: there are points exactly if isect_overlap_plane_aabb says so of the box within the range
/// of numbers, and as many as real arithmetic finds; so is their order. Corners of the box are
/// given as they are; a crossing is on its edge of the box, and off by no more than 4 epsilon times
/// the greater size of the two bounds there, and the least positive number. Method: the mean of the
/// ends of an edge by heights, which are exact sums rounded once; neighbours are on one face.
/// Cost: about 0.4 us where they meet; else that of the overlap.
ISECT_ASK isect_common isect_meet_plane_aabb(const isect_plane *plane, const isect_aabb *aabb);

/// Which points do two triangles have in common?
///
/// @param a, b  The corners may lie on one line, or coincide: then it is a segment or a point.
/// @return      One point, a segment, or, of triangles in one plane, a convex polygon of three to
///              six corners, in order round it; none.
///
/// Bad input: NaN or infinity has nothing in common with anything.
/// Exact: there are points exactly if isect_overlap_triangle_triangle says so, and as many as real
/// arithmetic finds. Corners are given as they are; a crossing is off by no more than 4 epsilon
/// times the greatest |x|, |y| or |z| of both shapes in the same coordinate, and the least positive
/// number. Method: the mean of two ends of an edge by volumes or areas, which are exact sums
/// rounded once.
/// Cost: 1 to 4 us where they meet, 20 if the numbers are long; else that of the overlap.
ISECT_ASK isect_common isect_meet_triangle_triangle(const isect_triangle *a,
                                                    const isect_triangle *b);

/// Which point do three planes have in common?
///
/// @param a, b, c  Their surfaces.
/// @return         One point, if they have exactly one in common; none, if they have none, or a
///                 line, or more. A coordinate that is out of range is the greatest number.
///
/// Bad input: NaN or infinity has nothing in common with anything.
/// Exact: there is a point exactly if the determinant of the normals is not zero. Each coordinate
/// is off by no more than 3 epsilon of itself, and the least positive number, however flat the
/// corner is. Method: quotients of determinants (Cramer), which are exact sums rounded once.
/// Cost: 0.3 to 0.5 us.
ISECT_ASK isect_common isect_meet_planes(const isect_plane *a, const isect_plane *b,
                                         const isect_plane *c);

ISECT_EXTERN_END
#endif
