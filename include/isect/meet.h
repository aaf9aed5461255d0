/* isect/meet.h - what do two flat shapes have in common, or a flat one and a box? The decision
 * whether they meet is exact; the points are rounded. */
#ifndef ISECT_MEET_H
#define ISECT_MEET_H

#include "isect/answers.h"
#include "isect/shapes.h"

ISECT_EXTERN_BEGIN

/// Which points do two segments in space have in common?
///
/// @param a, b  The ends may coincide: it is then a point.
/// @return      One point where they cross or touch; two, the ends of a segment, where they lie on
///              one another; no point elsewhere.
///
/// Bad input: NaN or infinity gives no point.
/// Exact: there are points exactly if isect_overlap_segment_segment is true, and as many as in real
/// arithmetic. Ends are copied; the error of a crossing is at most 4 epsilon times the greatest
/// |x|, |y| or |z| of both shapes in the same coordinate, and the least positive number. Method:
/// the mean of two ends by areas, which are exact sums, rounded once.
/// Cost: 0.3 us where they meet, 1 if the numbers are long; else that of the overlap.
ISECT_ASK isect_common isect_meet_segment_segment(const isect_segment *a, const isect_segment *b);

/// Which points do a segment and a plane have in common?
///
/// @param segment  The ends may coincide: it is then a point.
/// @param plane    Its surface. A zero normal is all of space or the empty set.
/// @return         One point where the segment crosses or touches the plane; two, its ends, where
///                 it lies in the plane; no point elsewhere.
///
/// Bad input: NaN or infinity gives no point.
/// Exact: there are points exactly if isect_overlap_segment_plane is true, and as many as in real
/// arithmetic. Ends are copied; the error of a crossing is at most 4 epsilon times the greatest
/// |x|, |y| or |z| of both ends in the same coordinate, and the least positive number.
/// Method: the mean of the ends by heights, which are exact sums, rounded once.
/// Cost: about 0.2 us where they meet; else that of the overlap.
ISECT_ASK isect_common isect_meet_segment_plane(const isect_segment *segment,
                                                const isect_plane *plane);

/// Which points do two segments in the plane have in common?
///
/// @param a, b  The ends may coincide: it is then a point.
/// @return      One point where they cross or touch; two, the ends of a segment, where they lie on
///              one another; no point elsewhere.
///
/// Bad input: NaN or infinity gives no point.
/// Exact: there are points exactly if isect_overlap_segment2_segment2 is true, and as many as in
/// real arithmetic. Ends are copied; the error of a crossing is at most 4 epsilon times the
/// greatest |x| or |y| of both shapes in the same coordinate, and the least positive number.
/// Method: the mean of two ends by areas, which are exact sums, rounded once.
/// Cost: 0.4 us where they meet, 1 if the numbers are long; else that of the overlap.
ISECT_ASK isect_common2 isect_meet_segment2_segment2(const isect_segment2 *a,
                                                     const isect_segment2 *b);

/// Where are two rays, lines or segments in space nearest to each other, and are they parallel?
///
/// @param a, b  Any dir and range: lines, rays or pieces of them. A zero dir is a point. A segment
///              from p to q is the ray with dir q - p and t in [0, 1], if that difference is exact.
/// @return      The parameters of both nearest points, and their distance. Rays that are not
///              parallel and do not meet are skew. Parallel lines are nearest along their
///              length: one pair of points is returned.
///
/// Bad input: a miss if NaN, or an infinity other than in t_min and t_max, or an empty range
/// occurs.
/// Exact: whether they meet, and whether they are parallel, over the whole finite range. The error
/// of s, t and distance2 is at most epsilon of each, and the least positive number; s and t are in
/// the ranges.
/// Method: the normal equations in integers, rounded once (isect_closest_ray_ray).
/// Cost: 2 us.
ISECT_ASK isect_line_pair isect_meet_rays(const isect_ray *a, const isect_ray *b);

/// Which points do two rays in the plane have in common, and at which t of each ray?
///
/// @param a, b  Any dir and range: lines, rays or pieces of them. A zero dir is a point.
/// @return      One point where they cross or touch; two, the ends of a segment, in the order of
///              `a`, where they lie on one another; no point elsewhere. a[k] and b[k] are the t of
///              both rays at point k. The common part of a line may be unbounded: t is then
///              INFINITY or -INFINITY, and the point is the one whose first coordinate reaches the
///              largest finite number. For a ray with zero dir, t is the one nearest to 0.
///              Coordinates that are out of range are the largest finite number.
///
/// Bad input: NaN, or an infinity other than in t_min and t_max, gives no point.
/// Exact: whether there is a point, or two, over the whole finite range. A t that is an end of its
/// ray is copied. The error of any other t is at most 3 epsilon of itself, and the least positive
/// number; it is within the range of the ray, and a t out of the range of numbers is the largest
/// finite number. The error of a coordinate is at most 5 epsilon times the greater of the origin's
/// coordinate and the distance from the origin, and the least positive number. The point is
/// computed on `a`, or on the ray that begins or ends there.
/// Method: quotients of perp-dot products, which are exact sums rounded once, compared with the
/// ends without division (RTR4 22.15.1; Antonio 1992).
/// Cost: 0.1 to 0.4 us.
ISECT_ASK isect_crossing2 isect_meet_ray2_ray2(const isect_ray2 *a, const isect_ray2 *b);

/// Which points do a segment and a triangle have in common?
///
/// @param segment   The ends may coincide: it is then a point.
/// @param triangle  The corners may lie on one line, or coincide: then it is a segment or a point.
/// @return          One point where the segment pierces or touches the triangle; two, the ends of a
///                  segment, where it lies in the plane of the triangle; no point elsewhere.
///
/// Bad input: NaN or infinity gives no point.
/// Exact: there are points exactly if isect_overlap_segment_triangle is true, and as many as in
/// real arithmetic. Ends and corners are copied; the error of a crossing is at most 4 epsilon times
/// the greatest |x|, |y| or |z| of both shapes in the same coordinate, and the least positive
/// number. Method: the mean of two ends by volumes or areas, which are exact sums, rounded once.
/// Cost: 1 us where they meet, 5 if the numbers are long; else that of the overlap.
ISECT_ASK isect_common isect_meet_segment_triangle(const isect_segment *segment,
                                                   const isect_triangle *triangle);

/// Which points do a segment and a box along the axes have in common: the segment clipped to the
/// box?
///
/// @param segment  The ends may coincide: it is then a point.
/// @param aabb     Bounds may be infinite. It may be flat, or a point.
/// @return         Two points, the ends of the clipped segment, the one nearer to `a` first; one,
///                 where the segment touches the box in a point, or is a point; no point elsewhere.
///
/// Bad input: NaN, or an infinity in the segment, gives no point.
/// Exact: there are points exactly if isect_overlap_segment_aabb is true, and as many as in real
/// arithmetic. Ends inside are copied. Where the segment enters through a face, the point has the
/// bound of that face; the error of its other coordinates is at most 4 epsilon times the greatest
/// |x|, |y| or |z| of both ends in the same coordinate, and the least positive number; the point is
/// in the box.
/// Method: the last face from each end (Cyrus and Beck 1978, Liang and Barsky 1984), compared
/// without division by exact sums.
/// Cost: about 0.2 us where they meet; else that of the overlap.
ISECT_ASK isect_common isect_meet_segment_aabb(const isect_segment *segment,
                                               const isect_aabb *aabb);

/// Which points do a ray and a plane have in common?
///
/// @param ray    Any dir and range. A zero dir is a point.
/// @param plane  Its surface. A zero normal is all of space or the empty set.
/// @return       One point where the ray crosses or touches the plane; where it lies in the plane,
///               its two ends, or one if it is a point; no point elsewhere. An unbounded ray in the
///               plane ends where its first coordinate reaches the largest finite number.
///               Coordinates that are out of range are the largest finite number.
///
/// Bad input: NaN, or an infinity other than in t_min and t_max, gives no point.
/// Exact: there are points exactly if isect_overlap_ray_plane is true, and as many as in real
/// arithmetic. The error of a coordinate is at most 5 epsilon times the greater of the origin's
/// coordinate and the distance from the origin, and the least positive number. isect_cast_ray_plane
/// gives the t.
/// Method: the quotient of height and rise, which are exact sums, rounded once.
/// Cost: about 0.2 us where they meet; else that of the overlap.
ISECT_ASK isect_common isect_meet_ray_plane(const isect_ray *ray, const isect_plane *plane);

/// Which line do two planes have in common?
///
/// @param a, b  Their surfaces. A zero normal is all of space or the empty set.
/// @return      The line as a ray with t_min = -INFINITY, t_max = INFINITY. Its origin is the point
///              of the line nearest to 0. dir has the direction of cross(a.normal, b.normal), and
///              its largest component is between 1 and 2. If the planes are the same, or one is all
///              of space, dir is zero: the common part is a plane, whose point nearest to 0 is
///              `origin`. If they share no point, all numbers are zero but t_min = INFINITY and
///              t_max = -INFINITY: an empty ray.
///
/// Bad input: NaN or infinity gives the empty ray.
/// Exact: whether it is a line, a plane or empty. The error of each coordinate of the origin is at
/// most 3 epsilon of itself, and the least positive number; out of range it is the largest finite
/// number. The error of each component of dir is at most an epsilon of itself, and the least
/// positive number.
/// Method: cross products in integers, each rounded once (Goldman, Graphics Gems, 1990, for the
/// formula).
/// Cost: about 0.5 us.
ISECT_ASK isect_ray isect_meet_plane_plane(const isect_plane *a, const isect_plane *b);

/// Which points do a plane and a triangle have in common?
///
/// @param plane     Its surface. A zero normal is all of space or the empty set.
/// @param triangle  The corners may lie on one line, or coincide: then it is a segment or a point.
/// @return          Two points, the ends of a segment, where the plane cuts it; one, where it
///                  touches a corner; three, its corners, where it lies in the plane; no point
///                  elsewhere.
///
/// Bad input: NaN or infinity gives no point.
/// Exact: there are points exactly if isect_overlap_plane_triangle is true, and as many as in real
/// arithmetic. Corners are copied; the error of a crossing is at most 4 epsilon times the greatest
/// |x|, |y| or |z| of all corners in the same coordinate, and the least positive number. Method:
/// the mean of the ends of an edge by heights, which are exact sums, rounded once.
/// Cost: about 0.2 us where they meet; else that of the overlap.
ISECT_ASK isect_common isect_meet_plane_triangle(const isect_plane *plane,
                                                 const isect_triangle *triangle);

/// Which points do a plane and a box along the axes have in common?
///
/// @param plane  Its surface. A zero normal is all of space or the empty set; all of space and a
///               box that is not flat give no point, as their common part is not a polygon.
/// @param aabb   It may be flat, or a point. An infinite bound counts as the largest finite number.
/// @return       A convex polygon of three to six corners, in order round it; two, the ends of a
///               segment, or one, where the plane touches the box, or the box is flat; no point
///               elsewhere.
///
/// Bad input: NaN, or an infinity in the plane, gives no point.
/// Exact: there are points exactly if isect_overlap_plane_aabb is true for the box within the range
/// of numbers, and as many as in real arithmetic; their order is exact, too. Corners of the box are
/// copied. A crossing lies on its edge of the box, with an error of at most 4 epsilon times the
/// greater absolute value of the two bounds there, and the least positive number.
/// Method: the mean of the ends of an edge by heights, which are exact sums rounded once;
/// neighbours are on one face.
/// Cost: about 0.4 us where they meet; else that of the overlap.
ISECT_ASK isect_common isect_meet_plane_aabb(const isect_plane *plane, const isect_aabb *aabb);

/// Which points do two triangles have in common?
///
/// @param a, b  The corners may lie on one line, or coincide: then it is a segment or a point.
/// @return      One point, a segment, or, for triangles in one plane, a convex polygon of three to
///              six corners, in order round it; no point if they do not meet.
///
/// Bad input: NaN or infinity gives no point.
/// Exact: there are points exactly if isect_overlap_triangle_triangle is true, and as many as in
/// real arithmetic. Corners are copied; the error of a crossing is at most 4 epsilon times the
/// greatest |x|, |y| or |z| of both shapes in the same coordinate, and the least positive number.
/// Exchanged triangles have the same points.
/// Method: the mean of two ends of an edge by volumes or areas, which are exact sums, rounded once.
/// Cost: 1 to 4 us where they meet, 20 if the numbers are long; else that of the overlap.
ISECT_ASK isect_common isect_meet_triangle_triangle(const isect_triangle *a,
                                                    const isect_triangle *b);

/// Which point do three planes have in common?
///
/// @param a, b, c  Their surfaces.
/// @return         One point, if they have exactly one in common; no point, if they share no point,
///                 a line or a plane. A coordinate that is out of range is the largest finite
///                 number.
///
/// Bad input: NaN or infinity gives no point.
/// Exact: there is a point exactly if the determinant of the normals is not zero. The error of each
/// coordinate is at most 3 epsilon of itself, and the least positive number, however small the
/// angles are.
/// Method: quotients of determinants (Cramer), which are exact sums, rounded once.
/// Cost: 0.3 to 0.5 us.
ISECT_ASK isect_common isect_meet_planes(const isect_plane *a, const isect_plane *b,
                                         const isect_plane *c);

ISECT_EXTERN_END
#endif
