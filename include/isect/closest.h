/* isect/closest.h - which points of two shapes are nearest? The forms for many (_n) are in
 * isect/many.h.
 *
 * distance2 is a square: if it is below the least normal number, it is off by the least number, and
 * below that it becomes the least number, so that it is 0 only where shapes meet. In float these
 * are distances below 1e-19 and 4e-23. For such shapes use double, or multiply all coordinates by a
 * power of two. */
#ifndef ISECT_CLOSEST_H
#define ISECT_CLOSEST_H

#include "isect/answers.h"
#include "isect/shapes.h"
#include "isect/views.h"

ISECT_EXTERN_BEGIN

/// Which point of a segment is nearest to a point?
///
/// @param point    Any point.
/// @param segment  The ends may coincide: it is then a point.
/// @return         a: the point; b: the nearest of the segment, an end of it as given where that
///                 is nearest; distance2: the square of their distance. On the segment b = a.
///
/// Bad input: NaN or infinity returns a miss.
/// Exact: distance2 is 0 exactly if isect_overlap_point_segment is true.
/// Accuracy: the distance is within 4 epsilon * (distance of the point from the first end + length
/// of the segment); b is within that of the nearest point, and within 2 epsilon * (greatest |x|,
/// |y|, |z|) and the least normal number more of the segment. distance2 beyond the range of numbers
/// becomes the least, or the greatest.
/// Method: one dot product over another, clamped (Ericson, Real-Time Collision Detection, 5.1.2).
/// Cost: 1 division; on the segment, or where squares overflow or underflow, 50 to 300 ns.
/// Batch: isect_closest_point_segment_n.
ISECT_ASK isect_nearest isect_closest_point_segment(const isect_vec3 *point,
                                                    const isect_segment *segment);

/// Which point of a line, ray or piece of one is nearest to a point?
///
/// @param point  Any point.
/// @param ray    Any direction length; a zero direction makes it a point. t_min > t_max is empty.
/// @return       a: the point; b: the nearest of the ray; distance2: the square of their distance.
///               On the ray b = a.
///
/// Bad input: NaN, an infinity elsewhere than in t_min and t_max, and an empty range return a miss.
/// Exact: distance2 is 0 exactly if the point is origin + t * dir for a t of the range.
/// Accuracy: with the scale distance of the point from the origin + that of b from it, the distance
/// is within 4 epsilon * scale; b is within that and 2 epsilon * (greatest |x|, |y|, |z|) and the
/// least normal number of the nearest point. Values beyond the range of numbers become the least,
/// or the greatest.
/// Method: one dot product over another, clamped (Ericson, Real-Time Collision Detection, 5.1.2).
/// Cost: 1 division; on the ray, or where squares overflow or underflow, 50 to 1000 ns.
/// Batch: isect_closest_point_ray_n.
ISECT_ASK isect_nearest isect_closest_point_ray(const isect_vec3 *point, const isect_ray *ray);

/// Which point of a plane is nearest to a point?
///
/// @param point  Any point.
/// @param plane  Any normal length. A zero normal is all of space if d = 0, and else the empty set.
/// @return       a: the point; b: its projection onto the plane; distance2: the square of their
///               distance. On the plane b = a.
///
/// Bad input: NaN, infinity and a plane with zero normal and d != 0 return a miss.
/// Exact: distance2 is 0 exactly if isect_overlap_point_plane is true.
/// Accuracy: with the scale (|normal . point| + |d|) / |normal|, the absolute values of the
/// products added, the distance is within 4 epsilon * scale; b is within that and 2 epsilon *
/// (greatest |x|, |y|, |z|) and the least normal number of the exact projection. Values beyond the
/// range of numbers become the least, or the greatest.
/// Method: the height, along the normal (Ericson, Real-Time Collision Detection, 5.1.1).
/// Cost: 1 division; on the plane, or where squares overflow or underflow, 50 to 300 ns.
/// Batch: isect_closest_point_plane_n.
ISECT_ASK isect_nearest isect_closest_point_plane(const isect_vec3 *point,
                                                  const isect_plane *plane);

/// Which point of a triangle is nearest to a point?
///
/// @param point     Any point.
/// @param triangle  The corners may lie on one line, or coincide: then it is a segment or a point.
/// @return          a: the point; b: the nearest of the triangle, a corner as given where that is
///                  nearest; distance2: the square of their distance. On the triangle b = a.
///
/// Bad input: NaN or infinity returns a miss.
/// Exact: distance2 is 0 exactly if isect_overlap_point_triangle is true.
/// Accuracy: with the scale |b - a| + |c - a| + distance of the point from a, the distance is
/// within 4 epsilon * scale, also for needles; b is within 2 epsilon * (scale + greatest |x|, |y|,
/// |z|) and the least normal number of the triangle. distance2 beyond the range of numbers becomes
/// the least, or the greatest.
/// Method: the projection onto the plane if it is inside, else the nearest of three edges, without
/// the branches of Voronoi regions (Ericson, Real-Time Collision Detection, 5.1.5).
/// Cost: 6 divisions; on the triangle, or where squares overflow or underflow, 50 to 500 ns.
/// Batch: isect_closest_point_triangle_n.
ISECT_ASK isect_nearest isect_closest_point_triangle(const isect_vec3 *point,
                                                     const isect_triangle *triangle);

/// Which point of a rectangle or a parallelogram is nearest to a point?
///
/// @param point      Any point.
/// @param rectangle  u and v of any length, perpendicular or not. If they are parallel or zero, it
///                   is a segment or a point.
/// @return           a: the point; b: the nearest of the rectangle; distance2: the square of their
///                   distance. On the rectangle b = a.
///
/// Bad input: NaN or infinity returns a miss.
/// Exact: distance2 is 0 exactly if the point is corner + s * u + t * v for s and t in [0, 1].
/// Accuracy: with the scale |u| + |v| + distance of the point from the corner, the distance is
/// within 10 epsilon * scale, also for narrow ones; b is within 2 epsilon * (scale + greatest |x|,
/// |y|, |z|) and the least normal number of the rectangle. Values beyond the range of numbers
/// become the least, or the greatest.
/// Method: three clamped projections, as of two segments; for perpendicular u and v two would
/// suffice (Ericson, Real-Time Collision Detection, 5.1.4.2; Schneider and Eberly 2002, 10.3.3).
/// Cost: 3 divisions; on it, or where squares overflow or underflow, 0.4 to 2 us, at most 30 us.
/// Batch: isect_closest_point_rectangle_n.
ISECT_ASK isect_nearest isect_closest_point_rectangle(const isect_vec3 *point,
                                                      const isect_rectangle *rectangle);

/// Which point of a disc is nearest to a point?
///
/// @param point  Any point.
/// @param disc   Any normal length; with a zero normal it is the solid ball. Radius 0 is a point; a
///               negative radius is empty.
/// @return       a: the point; b: the nearest of the disc; distance2: the square of their distance.
///               On the disc b = a.
///
/// Bad input: NaN, infinity and an empty disc return a miss.
/// Exact: distance2 is 0 exactly if dot(normal, point - center) = 0 and the point is within the
/// radius of the center.
/// Accuracy: with the scale distance of the point from the center, the distance is within 9 epsilon
/// * scale; b is within 5 epsilon * (scale + greatest |x|, |y|, |z|) and the least normal number of
/// the disc. Values beyond the range of numbers become the least, or the greatest.
/// Method: the projection onto the plane, or the point of the circle in its direction.
/// Cost: 2 divisions, a root; on it, or where squares overflow or underflow, 50 to 500 ns.
/// Batch: isect_closest_point_disc_n.
ISECT_ASK isect_nearest isect_closest_point_disc(const isect_vec3 *point, const isect_disc *disc);

/// Which point of a polygon in space is nearest to a point?
///
/// @param point    Any point.
/// @param polygon  Any corners, in a plane or not, convex or not. Its plane goes through the mean
///                 of the corners, along its Newell normal. Without corners it is empty.
/// @param rule     Defines the inside of a polygon that crosses itself; for others both rules
///                 agree.
/// @return         a: the point; b: its projection onto the plane, if that is inside by
///                 isect_classify_polygon_point and nearer than the border; else the nearest point
///                 of the border; distance2: the square of their distance. On the polygon b = a.
///
/// Bad input: NaN, infinity and a polygon without corners return a miss.
/// Exact: distance2 is 0 exactly if isect_overlap_point_polygon is true.
/// Accuracy: with the scale greatest distance of the point and of a corner from the first corner,
/// the distance is within 4 epsilon * scale, 2 epsilon * (greatest |x|, |y|, |z|), and 8 * count *
/// 2^-52 * scale, multiplied by the sum of the |products| of the Newell normal over twice the area.
/// The projection is rounded before it is classified: near the border the answer may be either.
/// distance2 beyond the range of numbers becomes the least, or the greatest.
/// Method: every edge, and the Newell normal (Real-Time Rendering, 16.2) in double.
/// Cost: 60 ns, and 20 ns for each corner.
ISECT_ASK isect_nearest isect_closest_point_polygon(const isect_vec3 *point,
                                                    const isect_polygon *polygon, isect_rule rule);

/// Which point of a solid sphere is nearest to a point?
///
/// @param point   Any point.
/// @param sphere  Radius 0 is a point. A negative radius is empty.
/// @return        a: the point; b: the nearest of the sphere; distance2: the square of their
///                distance. In the sphere b = a.
///
/// Bad input: NaN, infinity and an empty sphere return a miss.
/// Exact: distance2 is 0 exactly if isect_overlap_point_sphere is true.
/// Accuracy: the distance is within 3 epsilon * (distance of the point from the center); b is
/// within that and 2 epsilon * (greatest |x|, |y|, |z|) and the least normal number of the nearest
/// point. distance2 beyond the range of numbers becomes the least, or the greatest.
/// Method: the radius in the direction of the point. Cost: 1 division, 1 sqrt; near to the surface,
/// or where squares overflow or underflow, 50 to 300 ns.
/// Batch: isect_closest_point_sphere_n.
ISECT_ASK isect_nearest isect_closest_point_sphere(const isect_vec3 *point,
                                                   const isect_sphere *sphere);

/// Which point of a solid capsule is nearest to a point?
///
/// @param point    Any point.
/// @param capsule  The ends may coincide: then it is a sphere. A negative radius is empty.
/// @return         a: the point; b: the nearest of the capsule; distance2: the square of their
///                 distance. In the capsule b = a.
///
/// Bad input: NaN, infinity and an empty capsule return a miss.
/// Exact: distance2 is 0 exactly if isect_overlap_point_capsule is true.
/// Accuracy: with the scale distance of the point from the first end + length, the distance is
/// within 5 epsilon * scale; b is within 4 epsilon * (5 scale + greatest |x|, |y|, |z|) and the
/// least normal number of the surface. distance2 beyond the range of numbers becomes the least, or
/// the greatest.
/// Method: the radius in the direction from the nearest point of the segment.
/// Cost: 2 divisions, 1 sqrt; near to the surface, or where squares overflow or underflow, 50 to
/// 500 ns.
/// Batch: isect_closest_point_capsule_n.
ISECT_ASK isect_nearest isect_closest_point_capsule(const isect_vec3 *point,
                                                    const isect_capsule *capsule);

/// Which point of a solid axis-aligned box is nearest to a point?
///
/// @param point  Any point.
/// @param aabb   Bounds may be infinite; lower > upper is empty.
/// @return       a: the point; b: the nearest of the box; distance2: the square of their distance.
///               In the box b = a.
///
/// Bad input: NaN, an infinite point and an empty box return a miss.
/// Exact: b, and whether distance2 is 0.
/// Accuracy: the distance is within 2 epsilon of itself; distance2 beyond the range of numbers
/// becomes the least, or the greatest.
/// Method: clamped coordinates (Arvo 1990). Cost: comparisons.
/// Batch: isect_closest_point_aabb_n.
ISECT_ASK isect_nearest isect_closest_point_aabb(const isect_vec3 *point, const isect_aabb *aabb);

/// Which point of a solid box with axes of its own is nearest to a point?
///
/// @param point  Any point.
/// @param obb    Orthonormal axes, right- or left-handed. Half 0 is a flat box, a segment or a
///               point; a negative half is empty.
/// @return       a: the point; b: the nearest of the box; distance2: the square of their distance.
///               In the box, up to the accuracy below, b = a and distance2 = 0.
///
/// Bad input: NaN, infinity and an empty box return a miss.
/// Accuracy: with the scale distance of the point from the center + sum of the halves, and axes
/// that are orthonormal up to epsilon, the distance is within 8 epsilon * scale; a point outside by
/// less than 2^-50 * scale along each axis is inside. distance2 beyond the range of numbers becomes
/// the least, or the greatest.
/// Method: clamped coordinates of the box (Ericson, Real-Time Collision Detection, 5.1.4).
/// Cost: 1 sqrt, 7 dot products; where squares overflow or underflow, 100 ns.
/// Batch: isect_closest_point_obb_n.
ISECT_ASK isect_nearest isect_closest_point_obb(const isect_vec3 *point, const isect_obb *obb);

/// Which points of two segments in space are nearest?
///
/// @param a, b  The ends may coincide: it is then a point.
/// @return      a, b: a point of each, an end as given where that is nearest; for parallel segments
///              one pair of many; distance2: the square of their distance. Where the segments meet
///              both are one common point, up to the accuracy below.
///
/// Bad input: NaN or infinity returns a miss.
/// Exact: distance2 is 0 exactly if isect_overlap_segment_segment is true.
/// Accuracy: with the scale |a.b - a.a| + |b.b - b.a| + |a.a - b.a|, the distance is within 4
/// epsilon * scale at all angles, also for segments that are nearly parallel; the points are within
/// epsilon * scale + 2 epsilon * (greatest |x|, |y|, |z|) and the least normal number of their
/// segments, a common point within 4 epsilon * scale of the second. distance2 beyond the range of
/// numbers becomes the least, or the greatest.
/// Method: three clamped projections (Lumelsky 1985; Ericson, Real-Time Collision Detection,
/// 5.1.9), the first at right angles instead of by a determinant. Cost: 3 divisions; where they
/// meet, or where squares overflow or underflow, 100 to 600 ns.
/// Batch: isect_closest_segment_segment_n.
ISECT_ASK isect_nearest isect_closest_segment_segment(const isect_segment *a,
                                                      const isect_segment *b);

/// Which points of two lines, rays or pieces of one are nearest?
///
/// @param a, b  Any direction length; a zero direction makes it a point. t_min > t_max is empty.
/// @return      a, b: a point of each; for parallel ones one pair of many: the point of a with t
///              nearest to 0, if its projection lies on b, else the end of b and its projection;
///              distance2: the square of their distance. Where they meet both are one common point.
///
/// Bad input: NaN, an infinity elsewhere than in t_min and t_max, and an empty range return a miss.
/// Exact: distance2 is 0 exactly if the rays share a point.
/// Accuracy: with the scale distance of the origins + that of each point from its origin, the
/// distance is within 10 epsilon * scale at all angles; the points are within epsilon * scale + 2
/// epsilon * (greatest |x|, |y|, |z|) and the least normal number of their rays. Values beyond the
/// range of numbers become the least, or the greatest.
/// Method: three clamped projections (Ericson, Real-Time Collision Detection, 5.1.9), the first at
/// right angles. For infinite lines two determinants would suffice (Goldman, Intersection of Two
/// Lines in Three-Space, Graphics Gems 1990), but they lose half the digits and fail for parallel
/// lines.
/// Cost: 3 divisions; 0.4 to 2 us where they meet, where the angle is less than a root of epsilon,
/// or where squares overflow or underflow; up to 30 us for numbers of very different sizes.
/// Batch: isect_closest_ray_ray_n.
ISECT_ASK isect_nearest isect_closest_ray_ray(const isect_ray *a, const isect_ray *b);

ISECT_EXTERN_END
#endif
