/* isect/closest.h - which points of two shapes are nearest? The forms for many (_n) are in
 * isect/many.h. */
#ifndef ISECT_CLOSEST_H
#define ISECT_CLOSEST_H

#include "isect/answers.h"
#include "isect/shapes.h"
#include "isect/views.h"

ISECT_EXTERN_BEGIN

/// Which point of a segment is nearest to a point?
///
/// @param point    Any point.
/// @param segment  The ends may coincide: then it is a point.
/// @return         a: the point; b: the nearest of the segment, an end of it as given where that
///                 is nearest; distance2: the square of their distance. On the segment b = a.
///
/// Bad input: NaN or infinity is near to nothing: a miss.
/// Exact: whether distance2 is 0: exactly if isect_overlap_point_segment says so.
/// Accuracy: the distance is within 4 epsilon * (distance of the point from the first end + length
/// of the segment); b is within that of the nearest point, and within 2 epsilon * (greatest |x|,
/// |y|, |z|) and the least normal number more of the segment. distance2 beyond the range of numbers
/// becomes the least, or the greatest.
/// Method: one dot product over another, clamped (Ericson, Real-Time Collision Detection, 5.1.2).
/// Cost: 1 division; on the segment, or where squares do not fit, 50 to 300 ns.
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
/// Bad input: NaN, or an infinity elsewhere than in t_min and t_max, is near to nothing: a miss; so
/// is an empty range.
/// Exact: whether distance2 is 0: whether the point is origin + t * dir for a t of the range.
/// Accuracy: with the scale distance of the point from the origin + that of b from it, the distance
/// is within 4 epsilon * scale; b is within that and 2 epsilon * (greatest |x|, |y|, |z|) and the
/// least normal number of the nearest point. What is beyond the range of numbers becomes the least,
/// or the greatest.
/// Method: one dot product over another, clamped (Ericson, Real-Time Collision Detection, 5.1.2).
/// Cost: 1 division; on the ray, or where squares do not fit, 50 to 1000 ns.
/// Batch: isect_closest_point_ray_n.
ISECT_ASK isect_nearest isect_closest_point_ray(const isect_vec3 *point, const isect_ray *ray);

/// Which point of a plane is nearest to a point?
///
/// @param point  Any point.
/// @param plane  Any normal length. A zero normal is everything if d = 0, and else nothing.
/// @return       a: the point; b: the foot of it on the plane; distance2: the square of their
///               distance. On the plane b = a.
///
/// Bad input: NaN or infinity is near to nothing: a miss; so is a plane that is nothing.
/// Exact: whether distance2 is 0: exactly if isect_overlap_point_plane says so.
/// Accuracy: with the scale (|normal . point| + |d|) / |normal|, the products taken one by one
/// without sign, the distance is within 4 epsilon * scale; b is within that and 2 epsilon *
/// (greatest |x|, |y|, |z|) and the least normal number of the foot. What is beyond the range of
/// numbers becomes the least, or the greatest.
/// Method: the height, along the normal (Ericson, Real-Time Collision Detection, 5.1.1).
/// Cost: 1 division; on the plane, or where squares do not fit, 50 to 300 ns.
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
/// Bad input: NaN or infinity is near to nothing: a miss.
/// Exact: whether distance2 is 0: exactly if isect_overlap_point_triangle says so.
/// Accuracy: with the scale |b - a| + |c - a| + distance of the point from a, the distance is
/// within 4 epsilon * scale, also of needles; b is within 2 epsilon * (scale + greatest |x|, |y|,
/// |z|) and the least normal number of the triangle. distance2 beyond the range of numbers becomes
/// the least, or the greatest.
/// Method: the foot on the plane if it is inside, else the nearest of three edges; instead of
/// regions (Ericson, Real-Time Collision Detection, 5.1.5), which branch.
/// Cost: 6 divisions; on the triangle, or where squares do not fit, 50 to 500 ns.
/// Batch: isect_closest_point_triangle_n.
ISECT_ASK isect_nearest isect_closest_point_triangle(const isect_vec3 *point,
                                                     const isect_triangle *triangle);

/// Which point of a rectangle or a parallelogram is nearest to a point?
///
/// @param point      Any point.
/// @param rectangle  u and v of any length, perpendicular or not; along one line or zero: then it
///                   is a segment or a point.
/// @return           a: the point; b: the nearest of the rectangle; distance2: the square of their
///                   distance. On the rectangle b = a.
///
/// Bad input: NaN or infinity is near to nothing: a miss.
/// Exact: whether distance2 is 0: whether it is corner + s * u + t * v for s and t in [0, 1].
/// Accuracy: with the scale |u| + |v| + distance of the point from the corner, the distance is
/// within 10 epsilon * scale, also of narrow ones; b is within 2 epsilon * (scale + greatest |x|,
/// |y|, |z|) and the least normal number of the rectangle. What is beyond the range of numbers
/// becomes the least, or the greatest.
/// Method: three clamped projections, as of two segments; where u and v are perpendicular two would
/// do (Ericson, Real-Time Collision Detection, 5.1.4.2; Schneider and Eberly 2002, 10.3.3).
/// Cost: 3 divisions; on it, or where squares do not fit, 0.4 to 2 us, at most 30 us.
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
/// Bad input: NaN or infinity, or an empty disc, is near to nothing: a miss.
/// Exact: whether distance2 is 0: whether dot(normal, point - center) = 0 and the point is within
/// the radius of the center.
/// Accuracy: with the scale distance of the point from the center, the distance is within 9 epsilon
/// * scale; b is within 5 epsilon * (scale + greatest |x|, |y|, |z|) and the least normal number of
/// the disc. What is beyond the range of numbers becomes the least, or the greatest.
/// Method: the foot on the plane, or what of it is at the radius.
/// Cost: 2 divisions, a root; on it, or where squares do not fit, 50 to 500 ns.
/// Batch: isect_closest_point_disc_n.
ISECT_ASK isect_nearest isect_closest_point_disc(const isect_vec3 *point, const isect_disc *disc);

/// Which point of a polygon in space is nearest to a point?
///
/// @param point    Any point.
/// @param polygon  Any corners, in a plane or not, convex or not. Its plane goes through the mean
///                 of the corners, along its Newell normal. Without corners it is empty.
/// @param rule     What is inside of a polygon that crosses itself; of others both say the same.
/// @return         a: the point; b: its foot on the plane, if that is inside, as
///                 isect_classify_polygon_point sees it, and nearer than the border; else the
///                 nearest point of the border; distance2: the square of their distance. On the
///                 border, and on what it encloses up to rounding in double, b = a and
///                 distance2 = 0.
///
/// Bad input: NaN or infinity is near to nothing: a miss; so is a polygon without corners.
/// Accuracy: with the scale greatest distance of the point and of a corner from the first corner,
/// the distance is within 4 epsilon * scale, 2 epsilon * (greatest |x|, |y|, |z|), and
/// 8 * count * 2^-52 * scale for each time that the products of its sides, seen from the first
/// corner, are larger than twice its area. The foot is rounded before it is looked at: so near the
/// border either may be answered. distance2 beyond the range of numbers becomes the least, or the
/// greatest.
/// Method: every edge, and the Newell normal (Real-Time Rendering, 16.2) in double.
/// Cost: 60 ns and 20 for each corner.
ISECT_ASK isect_nearest isect_closest_point_polygon(const isect_vec3 *point,
                                                    const isect_polygon *polygon, isect_rule rule);

/// Which point of a solid sphere is nearest to a point?
///
/// @param point   Any point.
/// @param sphere  Radius 0 is a point. A negative radius is empty.
/// @return        a: the point; b: the nearest of the sphere; distance2: the square of their
///                distance. In the sphere b = a.
///
/// Bad input: NaN or infinity is near to nothing: a miss; so is an empty sphere.
/// Exact: whether distance2 is 0: exactly if isect_overlap_point_sphere says so.
/// Accuracy: the distance is within 3 epsilon * (distance of the point from the center); b is
/// within that and 2 epsilon * (greatest |x|, |y|, |z|) and the least normal number of the nearest
/// point. distance2 beyond the range of numbers becomes the least, or the greatest.
/// Method: the radius in the direction of the point. Cost: 1 division, 1 sqrt; near to
/// the surface, or where squares do not fit, 50 to 300 ns.
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
/// Bad input: NaN or infinity is near to nothing: a miss; so is an empty capsule.
/// Exact: whether distance2 is 0: exactly if isect_overlap_point_capsule says so.
/// Accuracy: with the scale distance of the point from the first end + length, the distance is
/// within 5 epsilon * scale; b is within 4 epsilon * (5 scale + greatest |x|, |y|, |z|) and the
/// least normal number of the surface. distance2 beyond the range of numbers becomes the least, or
/// the greatest.
/// Method: the radius in the direction from the nearest point of the segment.
/// Cost: 2 divisions, 1 sqrt; near to the surface, or where squares do not fit, 50 to 500 ns.
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
/// Bad input: NaN, or an infinite point, is near to nothing: a miss; so is an empty box.
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
/// Bad input: NaN or infinity is near to nothing: a miss; so is an empty box.
/// Accuracy: with the scale distance of the point from the center + sum of the halves, and axes
/// that are orthonormal up to epsilon, the distance is within 8 epsilon * scale; a point outside by
/// less than 4 epsilon * scale along each axis is inside. distance2 beyond the range of numbers
/// becomes the least, or the greatest.
/// Method: clamped coordinates of the box (Ericson, Real-Time Collision Detection, 5.1.4).
/// Cost: 1 sqrt, 7 dot products; where squares do not fit, 100 ns.
/// Batch: isect_closest_point_obb_n.
ISECT_ASK isect_nearest isect_closest_point_obb(const isect_vec3 *point, const isect_obb *obb);

/// Which points of two segments in space are nearest?
///
/// @param a, b  The ends may coincide: then it is a point.
/// @return      a, b: a point of each, an end as given where that is nearest; of parallel segments
///              one pair of many; distance2: the square of their distance. Where the segments meet
///              it is one common point, up to the accuracy below.
///
/// Bad input: NaN or infinity is near to nothing: a miss.
/// Exact: whether distance2 is 0: exactly if isect_overlap_segment_segment says so.
/// Accuracy: with the scale |a.b - a.a| + |b.b - b.a| + |a.a - b.a|, the distance is within 4
/// epsilon * scale at all angles, also of segments that are nearly parallel; the points are within
/// epsilon * scale + 2 epsilon * (greatest |x|, |y|, |z|) and the least normal number of their
/// segments, a common point within 4 epsilon * scale of the second. distance2 beyond the range of
/// numbers becomes the least, or the greatest.
/// Method: three clamped projections (Lumelsky 1985; Ericson, Real-Time Collision Detection,
/// 5.1.9), the first at right angles instead of by a determinant. Cost: 3 divisions;
/// where they meet, or where squares do not fit, 100 to 600 ns.
/// Batch: isect_closest_segment_segment_n.
ISECT_ASK isect_nearest isect_closest_segment_segment(const isect_segment *a,
                                                      const isect_segment *b);

/// Which points of two lines, rays or pieces of one are nearest?
///
/// @param a, b  Any direction length; a zero direction makes it a point. t_min > t_max is empty.
/// @return      a, b: a point of each; of parallel ones one pair of many: the point of a with t
///              nearest to 0, if it has a foot on b, else the end of b and its foot; distance2: the
///              square of their distance. Where they meet both are one common point.
///
/// Bad input: NaN, or an infinity elsewhere than in t_min and t_max, is near to nothing: a miss; so
/// is an empty range.
/// Exact: whether distance2 is 0: whether the rays share a point.
/// Accuracy: with the scale distance of the origins + that of each point from its origin, the
/// distance is within 10 epsilon * scale at all angles; the points are within epsilon * scale + 2
/// epsilon * (greatest |x|, |y|, |z|) and the least normal number of their rays. What is beyond the
/// range of numbers becomes the least, or the greatest.
/// Method: three clamped projections (Ericson, Real-Time Collision Detection, 5.1.9), the first at
/// right angles; of lines without ends two determinants do (Goldman, Intersection of Two Lines in
/// Three-Space, Graphics Gems 1990), which lose half the digits and say nothing of parallel ones.
/// Cost: 3 divisions; where they meet, at less than a root of epsilon between them, or
/// where squares do not fit, 0.4 to 2 us, of numbers of all sizes at once up to 30 us.
/// Batch: isect_closest_ray_ray_n.
ISECT_ASK isect_nearest isect_closest_ray_ray(const isect_ray *a, const isect_ray *b);

/* ---- Pairs that the engine answers ----
 *
 * Any shapes, also degenerate ones, which mean what isect/shapes.h says; a hull is that of its
 * vertices. a is of the first shape and b of the second; where they meet a = b is a point of both.
 * NaN or an infinity is near to nothing, but for bounds of boxes along the axes; nor is what is
 * empty: a miss.
 *
 * Exact: whether distance2 is 0: exactly if isect_overlap of the same pair says so.
 * Accuracy: with the scale S = the lengths of both shapes + their distance, the distance is within
 * 1e-6 (in double 1e-12) of itself and 1e-9 S, which is less where no shape is round; the points are
 * within 1e-9 S, and within 2 epsilon * (greatest |x|, |y|, |z|), of the shapes.
 * Of a k-DOP or frustum, which may be without end, what is farther from 0 than 64 times the greatest of
 * all coordinates, lengths and distances of planes from 0 is left out; S has these distances in it, too, and a
 * point is so far outside of each plane. Where overlap of the pair is exact and nothing nearer is in both, the
 * common point is one farther away, and outside of both by at most 1e-5 of how far the first of them is from 0;
 * or 0, where only points beyond 2^1000 are common. A k-DOP of more than 60 slabs is near to nothing; 0 is the common point if exact overlap says yes.
 * Method: support points of the difference of both (Gilbert, Johnson and Keerthi 1988), from a plane
 * below to two points above.
 * Of points, segments, triangles, rectangles, spheres, capsules, lozenges and boxes mostly a closed form,
 * which proves itself by a plane.
 * Cost: of closed forms 0.1 to 0.4 us, else some 5 to 20 support points of each, with a root where a
 * shape is curved. Batch: _n, a loop; hulls have none. */
/// Which points of two points are nearest? @param a, b  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_point_point(const isect_vec3 *a, const isect_vec3 *b);
/// Which points of a point and a solid lozenge are nearest?
/// @param point, lozenge  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_point_lozenge(const isect_vec3 *point,
                                                    const isect_lozenge *lozenge);
/// Which points of a point and a solid ellipsoid are nearest?
/// @param point, ellipsoid  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_point_ellipsoid(const isect_vec3 *point,
                                                      const isect_ellipsoid *ellipsoid);
/// Which points of a point and a solid cylinder are nearest?
/// @param point, cylinder  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_point_cylinder(const isect_vec3 *point,
                                                     const isect_cylinder *cylinder);
/// Which points of a point and a solid cone are nearest?
/// @param point, cone  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_point_cone(const isect_vec3 *point, const isect_cone *cone);
/// Which points of a point and the solid between some slabs are nearest?
/// @param point, kdop  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_point_kdop(const isect_vec3 *point, const isect_kdop *kdop);
/// Which points of a point and a frustum are nearest?
/// @param point, frustum  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_point_frustum(const isect_vec3 *point,
                                                    const isect_frustum *frustum);
/// Which points of a point and the convex hull of some points are nearest?
/// @param point, hull  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_point_hull(const isect_vec3 *point, const isect_hull *hull);
/// Which points of a point and a solid tetrahedron are nearest?
/// @param point, tetrahedron  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_point_tetrahedron(const isect_vec3 *point,
                                                        const isect_tetrahedron *tetrahedron);
/// Which points of a segment and a triangle are nearest?
/// @param segment, triangle  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_segment_triangle(const isect_segment *segment,
                                                       const isect_triangle *triangle);
/// Which points of a segment and a rectangle are nearest?
/// @param segment, rectangle  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_segment_rectangle(const isect_segment *segment,
                                                        const isect_rectangle *rectangle);
/// Which points of a segment and a disc are nearest? @param segment, disc  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_segment_disc(const isect_segment *segment,
                                                   const isect_disc *disc);
/// Which points of a segment and a solid sphere are nearest?
/// @param segment, sphere  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_segment_sphere(const isect_segment *segment,
                                                     const isect_sphere *sphere);
/// Which points of a segment and a solid capsule are nearest?
/// @param segment, capsule  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_segment_capsule(const isect_segment *segment,
                                                      const isect_capsule *capsule);
/// Which points of a segment and a solid lozenge are nearest?
/// @param segment, lozenge  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_segment_lozenge(const isect_segment *segment,
                                                      const isect_lozenge *lozenge);
/// Which points of a segment and a solid ellipsoid are nearest?
/// @param segment, ellipsoid  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_segment_ellipsoid(const isect_segment *segment,
                                                        const isect_ellipsoid *ellipsoid);
/// Which points of a segment and a solid cylinder are nearest?
/// @param segment, cylinder  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_segment_cylinder(const isect_segment *segment,
                                                       const isect_cylinder *cylinder);
/// Which points of a segment and a solid cone are nearest?
/// @param segment, cone  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_segment_cone(const isect_segment *segment,
                                                   const isect_cone *cone);
/// Which points of a segment and an axis-aligned box are nearest?
/// @param segment, aabb  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_segment_aabb(const isect_segment *segment,
                                                   const isect_aabb *aabb);
/// Which points of a segment and an oriented box are nearest?
/// @param segment, obb  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_segment_obb(const isect_segment *segment,
                                                  const isect_obb *obb);
/// Which points of a segment and the solid between some slabs are nearest?
/// @param segment, kdop  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_segment_kdop(const isect_segment *segment,
                                                   const isect_kdop *kdop);
/// Which points of a segment and a frustum are nearest?
/// @param segment, frustum  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_segment_frustum(const isect_segment *segment,
                                                      const isect_frustum *frustum);
/// Which points of a segment and the convex hull of some points are nearest?
/// @param segment, hull  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_segment_hull(const isect_segment *segment,
                                                   const isect_hull *hull);
/// Which points of a segment and a solid tetrahedron are nearest?
/// @param segment, tetrahedron  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_segment_tetrahedron(const isect_segment *segment,
                                                          const isect_tetrahedron *tetrahedron);
/// Which points of two triangles are nearest? @param a, b  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_triangle_triangle(const isect_triangle *a,
                                                        const isect_triangle *b);
/// Which points of a triangle and a rectangle are nearest?
/// @param triangle, rectangle  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_triangle_rectangle(const isect_triangle *triangle,
                                                         const isect_rectangle *rectangle);
/// Which points of a triangle and a disc are nearest?
/// @param triangle, disc  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_triangle_disc(const isect_triangle *triangle,
                                                    const isect_disc *disc);
/// Which points of a triangle and a solid sphere are nearest?
/// @param triangle, sphere  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_triangle_sphere(const isect_triangle *triangle,
                                                      const isect_sphere *sphere);
/// Which points of a triangle and a solid capsule are nearest?
/// @param triangle, capsule  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_triangle_capsule(const isect_triangle *triangle,
                                                       const isect_capsule *capsule);
/// Which points of a triangle and a solid lozenge are nearest?
/// @param triangle, lozenge  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_triangle_lozenge(const isect_triangle *triangle,
                                                       const isect_lozenge *lozenge);
/// Which points of a triangle and a solid ellipsoid are nearest?
/// @param triangle, ellipsoid  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_triangle_ellipsoid(const isect_triangle *triangle,
                                                         const isect_ellipsoid *ellipsoid);
/// Which points of a triangle and a solid cylinder are nearest?
/// @param triangle, cylinder  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_triangle_cylinder(const isect_triangle *triangle,
                                                        const isect_cylinder *cylinder);
/// Which points of a triangle and a solid cone are nearest?
/// @param triangle, cone  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_triangle_cone(const isect_triangle *triangle,
                                                    const isect_cone *cone);
/// Which points of a triangle and an axis-aligned box are nearest?
/// @param triangle, aabb  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_triangle_aabb(const isect_triangle *triangle,
                                                    const isect_aabb *aabb);
/// Which points of a triangle and an oriented box are nearest?
/// @param triangle, obb  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_triangle_obb(const isect_triangle *triangle,
                                                   const isect_obb *obb);
/// Which points of a triangle and the solid between some slabs are nearest?
/// @param triangle, kdop  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_triangle_kdop(const isect_triangle *triangle,
                                                    const isect_kdop *kdop);
/// Which points of a triangle and a frustum are nearest?
/// @param triangle, frustum  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_triangle_frustum(const isect_triangle *triangle,
                                                       const isect_frustum *frustum);
/// Which points of a triangle and the convex hull of some points are nearest?
/// @param triangle, hull  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_triangle_hull(const isect_triangle *triangle,
                                                    const isect_hull *hull);
/// Which points of a triangle and a solid tetrahedron are nearest?
/// @param triangle, tetrahedron  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_triangle_tetrahedron(const isect_triangle *triangle,
                                                           const isect_tetrahedron *tetrahedron);
/// Which points of two rectangles are nearest? @param a, b  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_rectangle_rectangle(const isect_rectangle *a,
                                                          const isect_rectangle *b);
/// Which points of a rectangle and a disc are nearest?
/// @param rectangle, disc  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_rectangle_disc(const isect_rectangle *rectangle,
                                                     const isect_disc *disc);
/// Which points of a rectangle and a solid sphere are nearest?
/// @param rectangle, sphere  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_rectangle_sphere(const isect_rectangle *rectangle,
                                                       const isect_sphere *sphere);
/// Which points of a rectangle and a solid capsule are nearest?
/// @param rectangle, capsule  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_rectangle_capsule(const isect_rectangle *rectangle,
                                                        const isect_capsule *capsule);
/// Which points of a rectangle and a solid lozenge are nearest?
/// @param rectangle, lozenge  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_rectangle_lozenge(const isect_rectangle *rectangle,
                                                        const isect_lozenge *lozenge);
/// Which points of a rectangle and a solid ellipsoid are nearest?
/// @param rectangle, ellipsoid  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_rectangle_ellipsoid(const isect_rectangle *rectangle,
                                                          const isect_ellipsoid *ellipsoid);
/// Which points of a rectangle and a solid cylinder are nearest?
/// @param rectangle, cylinder  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_rectangle_cylinder(const isect_rectangle *rectangle,
                                                         const isect_cylinder *cylinder);
/// Which points of a rectangle and a solid cone are nearest?
/// @param rectangle, cone  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_rectangle_cone(const isect_rectangle *rectangle,
                                                     const isect_cone *cone);
/// Which points of a rectangle and an axis-aligned box are nearest?
/// @param rectangle, aabb  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_rectangle_aabb(const isect_rectangle *rectangle,
                                                     const isect_aabb *aabb);
/// Which points of a rectangle and an oriented box are nearest?
/// @param rectangle, obb  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_rectangle_obb(const isect_rectangle *rectangle,
                                                    const isect_obb *obb);
/// Which points of a rectangle and the solid between some slabs are nearest?
/// @param rectangle, kdop  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_rectangle_kdop(const isect_rectangle *rectangle,
                                                     const isect_kdop *kdop);
/// Which points of a rectangle and a frustum are nearest?
/// @param rectangle, frustum  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_rectangle_frustum(const isect_rectangle *rectangle,
                                                        const isect_frustum *frustum);
/// Which points of a rectangle and the convex hull of some points are nearest?
/// @param rectangle, hull  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_rectangle_hull(const isect_rectangle *rectangle,
                                                     const isect_hull *hull);
/// Which points of a rectangle and a solid tetrahedron are nearest?
/// @param rectangle, tetrahedron  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_rectangle_tetrahedron(const isect_rectangle *rectangle,
                                                            const isect_tetrahedron *tetrahedron);
/// Which points of two discs are nearest? @param a, b  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_disc_disc(const isect_disc *a, const isect_disc *b);
/// Which points of a disc and a solid sphere are nearest?
/// @param disc, sphere  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_disc_sphere(const isect_disc *disc,
                                                  const isect_sphere *sphere);
/// Which points of a disc and a solid capsule are nearest?
/// @param disc, capsule  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_disc_capsule(const isect_disc *disc,
                                                   const isect_capsule *capsule);
/// Which points of a disc and a solid lozenge are nearest?
/// @param disc, lozenge  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_disc_lozenge(const isect_disc *disc,
                                                   const isect_lozenge *lozenge);
/// Which points of a disc and a solid ellipsoid are nearest?
/// @param disc, ellipsoid  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_disc_ellipsoid(const isect_disc *disc,
                                                     const isect_ellipsoid *ellipsoid);
/// Which points of a disc and a solid cylinder are nearest?
/// @param disc, cylinder  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_disc_cylinder(const isect_disc *disc,
                                                    const isect_cylinder *cylinder);
/// Which points of a disc and a solid cone are nearest? @param disc, cone  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_disc_cone(const isect_disc *disc, const isect_cone *cone);
/// Which points of a disc and an axis-aligned box are nearest?
/// @param disc, aabb  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_disc_aabb(const isect_disc *disc, const isect_aabb *aabb);
/// Which points of a disc and an oriented box are nearest?
/// @param disc, obb  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_disc_obb(const isect_disc *disc, const isect_obb *obb);
/// Which points of a disc and the solid between some slabs are nearest?
/// @param disc, kdop  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_disc_kdop(const isect_disc *disc, const isect_kdop *kdop);
/// Which points of a disc and a frustum are nearest? @param disc, frustum  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_disc_frustum(const isect_disc *disc,
                                                   const isect_frustum *frustum);
/// Which points of a disc and the convex hull of some points are nearest?
/// @param disc, hull  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_disc_hull(const isect_disc *disc, const isect_hull *hull);
/// Which points of a disc and a solid tetrahedron are nearest?
/// @param disc, tetrahedron  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_disc_tetrahedron(const isect_disc *disc,
                                                       const isect_tetrahedron *tetrahedron);
/// Which points of two solid spheres are nearest? @param a, b  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_sphere_sphere(const isect_sphere *a, const isect_sphere *b);
/// Which points of a solid sphere and a solid capsule are nearest?
/// @param sphere, capsule  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_sphere_capsule(const isect_sphere *sphere,
                                                     const isect_capsule *capsule);
/// Which points of a solid sphere and a solid lozenge are nearest?
/// @param sphere, lozenge  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_sphere_lozenge(const isect_sphere *sphere,
                                                     const isect_lozenge *lozenge);
/// Which points of a solid sphere and a solid ellipsoid are nearest?
/// @param sphere, ellipsoid  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_sphere_ellipsoid(const isect_sphere *sphere,
                                                       const isect_ellipsoid *ellipsoid);
/// Which points of a solid sphere and a solid cylinder are nearest?
/// @param sphere, cylinder  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_sphere_cylinder(const isect_sphere *sphere,
                                                      const isect_cylinder *cylinder);
/// Which points of a solid sphere and a solid cone are nearest?
/// @param sphere, cone  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_sphere_cone(const isect_sphere *sphere,
                                                  const isect_cone *cone);
/// Which points of a solid sphere and an axis-aligned box are nearest?
/// @param sphere, aabb  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_sphere_aabb(const isect_sphere *sphere,
                                                  const isect_aabb *aabb);
/// Which points of a solid sphere and an oriented box are nearest?
/// @param sphere, obb  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_sphere_obb(const isect_sphere *sphere, const isect_obb *obb);
/// Which points of a solid sphere and the solid between some slabs are nearest?
/// @param sphere, kdop  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_sphere_kdop(const isect_sphere *sphere,
                                                  const isect_kdop *kdop);
/// Which points of a solid sphere and a frustum are nearest?
/// @param sphere, frustum  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_sphere_frustum(const isect_sphere *sphere,
                                                     const isect_frustum *frustum);
/// Which points of a solid sphere and the convex hull of some points are nearest?
/// @param sphere, hull  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_sphere_hull(const isect_sphere *sphere,
                                                  const isect_hull *hull);
/// Which points of a solid sphere and a solid tetrahedron are nearest?
/// @param sphere, tetrahedron  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_sphere_tetrahedron(const isect_sphere *sphere,
                                                         const isect_tetrahedron *tetrahedron);
/// Which points of two solid capsules are nearest? @param a, b  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_capsule_capsule(const isect_capsule *a,
                                                      const isect_capsule *b);
/// Which points of a solid capsule and a solid lozenge are nearest?
/// @param capsule, lozenge  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_capsule_lozenge(const isect_capsule *capsule,
                                                      const isect_lozenge *lozenge);
/// Which points of a solid capsule and a solid ellipsoid are nearest?
/// @param capsule, ellipsoid  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_capsule_ellipsoid(const isect_capsule *capsule,
                                                        const isect_ellipsoid *ellipsoid);
/// Which points of a solid capsule and a solid cylinder are nearest?
/// @param capsule, cylinder  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_capsule_cylinder(const isect_capsule *capsule,
                                                       const isect_cylinder *cylinder);
/// Which points of a solid capsule and a solid cone are nearest?
/// @param capsule, cone  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_capsule_cone(const isect_capsule *capsule,
                                                   const isect_cone *cone);
/// Which points of a solid capsule and an axis-aligned box are nearest?
/// @param capsule, aabb  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_capsule_aabb(const isect_capsule *capsule,
                                                   const isect_aabb *aabb);
/// Which points of a solid capsule and an oriented box are nearest?
/// @param capsule, obb  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_capsule_obb(const isect_capsule *capsule,
                                                  const isect_obb *obb);
/// Which points of a solid capsule and the solid between some slabs are nearest?
/// @param capsule, kdop  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_capsule_kdop(const isect_capsule *capsule,
                                                   const isect_kdop *kdop);
/// Which points of a solid capsule and a frustum are nearest?
/// @param capsule, frustum  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_capsule_frustum(const isect_capsule *capsule,
                                                      const isect_frustum *frustum);
/// Which points of a solid capsule and the convex hull of some points are nearest?
/// @param capsule, hull  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_capsule_hull(const isect_capsule *capsule,
                                                   const isect_hull *hull);
/// Which points of a solid capsule and a solid tetrahedron are nearest?
/// @param capsule, tetrahedron  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_capsule_tetrahedron(const isect_capsule *capsule,
                                                          const isect_tetrahedron *tetrahedron);
/// Which points of two solid lozenges are nearest? @param a, b  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_lozenge_lozenge(const isect_lozenge *a,
                                                      const isect_lozenge *b);
/// Which points of a solid lozenge and a solid ellipsoid are nearest?
/// @param lozenge, ellipsoid  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_lozenge_ellipsoid(const isect_lozenge *lozenge,
                                                        const isect_ellipsoid *ellipsoid);
/// Which points of a solid lozenge and a solid cylinder are nearest?
/// @param lozenge, cylinder  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_lozenge_cylinder(const isect_lozenge *lozenge,
                                                       const isect_cylinder *cylinder);
/// Which points of a solid lozenge and a solid cone are nearest?
/// @param lozenge, cone  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_lozenge_cone(const isect_lozenge *lozenge,
                                                   const isect_cone *cone);
/// Which points of a solid lozenge and an axis-aligned box are nearest?
/// @param lozenge, aabb  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_lozenge_aabb(const isect_lozenge *lozenge,
                                                   const isect_aabb *aabb);
/// Which points of a solid lozenge and an oriented box are nearest?
/// @param lozenge, obb  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_lozenge_obb(const isect_lozenge *lozenge,
                                                  const isect_obb *obb);
/// Which points of a solid lozenge and the solid between some slabs are nearest?
/// @param lozenge, kdop  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_lozenge_kdop(const isect_lozenge *lozenge,
                                                   const isect_kdop *kdop);
/// Which points of a solid lozenge and a frustum are nearest?
/// @param lozenge, frustum  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_lozenge_frustum(const isect_lozenge *lozenge,
                                                      const isect_frustum *frustum);
/// Which points of a solid lozenge and the convex hull of some points are nearest?
/// @param lozenge, hull  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_lozenge_hull(const isect_lozenge *lozenge,
                                                   const isect_hull *hull);
/// Which points of a solid lozenge and a solid tetrahedron are nearest?
/// @param lozenge, tetrahedron  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_lozenge_tetrahedron(const isect_lozenge *lozenge,
                                                          const isect_tetrahedron *tetrahedron);
/// Which points of two solid ellipsoids are nearest? @param a, b  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_ellipsoid_ellipsoid(const isect_ellipsoid *a,
                                                          const isect_ellipsoid *b);
/// Which points of a solid ellipsoid and a solid cylinder are nearest?
/// @param ellipsoid, cylinder  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_ellipsoid_cylinder(const isect_ellipsoid *ellipsoid,
                                                         const isect_cylinder *cylinder);
/// Which points of a solid ellipsoid and a solid cone are nearest?
/// @param ellipsoid, cone  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_ellipsoid_cone(const isect_ellipsoid *ellipsoid,
                                                     const isect_cone *cone);
/// Which points of a solid ellipsoid and an axis-aligned box are nearest?
/// @param ellipsoid, aabb  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_ellipsoid_aabb(const isect_ellipsoid *ellipsoid,
                                                     const isect_aabb *aabb);
/// Which points of a solid ellipsoid and an oriented box are nearest?
/// @param ellipsoid, obb  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_ellipsoid_obb(const isect_ellipsoid *ellipsoid,
                                                    const isect_obb *obb);
/// Which points of a solid ellipsoid and the solid between some slabs are nearest?
/// @param ellipsoid, kdop  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_ellipsoid_kdop(const isect_ellipsoid *ellipsoid,
                                                     const isect_kdop *kdop);
/// Which points of a solid ellipsoid and a frustum are nearest?
/// @param ellipsoid, frustum  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_ellipsoid_frustum(const isect_ellipsoid *ellipsoid,
                                                        const isect_frustum *frustum);
/// Which points of a solid ellipsoid and the convex hull of some points are nearest?
/// @param ellipsoid, hull  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_ellipsoid_hull(const isect_ellipsoid *ellipsoid,
                                                     const isect_hull *hull);
/// Which points of a solid ellipsoid and a solid tetrahedron are nearest?
/// @param ellipsoid, tetrahedron  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_ellipsoid_tetrahedron(const isect_ellipsoid *ellipsoid,
                                                            const isect_tetrahedron *tetrahedron);
/// Which points of two solid cylinders are nearest? @param a, b  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_cylinder_cylinder(const isect_cylinder *a,
                                                        const isect_cylinder *b);
/// Which points of a solid cylinder and a solid cone are nearest?
/// @param cylinder, cone  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_cylinder_cone(const isect_cylinder *cylinder,
                                                    const isect_cone *cone);
/// Which points of a solid cylinder and an axis-aligned box are nearest?
/// @param cylinder, aabb  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_cylinder_aabb(const isect_cylinder *cylinder,
                                                    const isect_aabb *aabb);
/// Which points of a solid cylinder and an oriented box are nearest?
/// @param cylinder, obb  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_cylinder_obb(const isect_cylinder *cylinder,
                                                   const isect_obb *obb);
/// Which points of a solid cylinder and the solid between some slabs are nearest?
/// @param cylinder, kdop  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_cylinder_kdop(const isect_cylinder *cylinder,
                                                    const isect_kdop *kdop);
/// Which points of a solid cylinder and a frustum are nearest?
/// @param cylinder, frustum  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_cylinder_frustum(const isect_cylinder *cylinder,
                                                       const isect_frustum *frustum);
/// Which points of a solid cylinder and the convex hull of some points are nearest?
/// @param cylinder, hull  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_cylinder_hull(const isect_cylinder *cylinder,
                                                    const isect_hull *hull);
/// Which points of a solid cylinder and a solid tetrahedron are nearest?
/// @param cylinder, tetrahedron  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_cylinder_tetrahedron(const isect_cylinder *cylinder,
                                                           const isect_tetrahedron *tetrahedron);
/// Which points of two solid cones are nearest? @param a, b  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_cone_cone(const isect_cone *a, const isect_cone *b);
/// Which points of a solid cone and an axis-aligned box are nearest?
/// @param cone, aabb  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_cone_aabb(const isect_cone *cone, const isect_aabb *aabb);
/// Which points of a solid cone and an oriented box are nearest?
/// @param cone, obb  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_cone_obb(const isect_cone *cone, const isect_obb *obb);
/// Which points of a solid cone and the solid between some slabs are nearest?
/// @param cone, kdop  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_cone_kdop(const isect_cone *cone, const isect_kdop *kdop);
/// Which points of a solid cone and a frustum are nearest?
/// @param cone, frustum  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_cone_frustum(const isect_cone *cone,
                                                   const isect_frustum *frustum);
/// Which points of a solid cone and the convex hull of some points are nearest?
/// @param cone, hull  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_cone_hull(const isect_cone *cone, const isect_hull *hull);
/// Which points of a solid cone and a solid tetrahedron are nearest?
/// @param cone, tetrahedron  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_cone_tetrahedron(const isect_cone *cone,
                                                       const isect_tetrahedron *tetrahedron);
/// Which points of two axis-aligned boxes are nearest? @param a, b  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_aabb_aabb(const isect_aabb *a, const isect_aabb *b);
/// Which points of an axis-aligned box and an oriented box are nearest?
/// @param aabb, obb  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_aabb_obb(const isect_aabb *aabb, const isect_obb *obb);
/// Which points of an axis-aligned box and the solid between some slabs are nearest?
/// @param aabb, kdop  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_aabb_kdop(const isect_aabb *aabb, const isect_kdop *kdop);
/// Which points of an axis-aligned box and a frustum are nearest?
/// @param aabb, frustum  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_aabb_frustum(const isect_aabb *aabb,
                                                   const isect_frustum *frustum);
/// Which points of an axis-aligned box and the convex hull of some points are nearest?
/// @param aabb, hull  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_aabb_hull(const isect_aabb *aabb, const isect_hull *hull);
/// Which points of an axis-aligned box and a solid tetrahedron are nearest?
/// @param aabb, tetrahedron  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_aabb_tetrahedron(const isect_aabb *aabb,
                                                       const isect_tetrahedron *tetrahedron);
/// Which points of two oriented boxes are nearest? @param a, b  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_obb_obb(const isect_obb *a, const isect_obb *b);
/// Which points of an oriented box and the solid between some slabs are nearest?
/// @param obb, kdop  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_obb_kdop(const isect_obb *obb, const isect_kdop *kdop);
/// Which points of an oriented box and a frustum are nearest?
/// @param obb, frustum  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_obb_frustum(const isect_obb *obb,
                                                  const isect_frustum *frustum);
/// Which points of an oriented box and the convex hull of some points are nearest?
/// @param obb, hull  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_obb_hull(const isect_obb *obb, const isect_hull *hull);
/// Which points of an oriented box and a solid tetrahedron are nearest?
/// @param obb, tetrahedron  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_obb_tetrahedron(const isect_obb *obb,
                                                      const isect_tetrahedron *tetrahedron);
/// Which points of two solids between slabs are nearest? @param a, b  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_kdop_kdop(const isect_kdop *a, const isect_kdop *b);
/// Which points of the solid between some slabs and a frustum are nearest?
/// @param kdop, frustum  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_kdop_frustum(const isect_kdop *kdop,
                                                   const isect_frustum *frustum);
/// Which points of the solid between some slabs and the convex hull of some points are nearest?
/// @param kdop, hull  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_kdop_hull(const isect_kdop *kdop, const isect_hull *hull);
/// Which points of the solid between some slabs and a solid tetrahedron are nearest?
/// @param kdop, tetrahedron  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_kdop_tetrahedron(const isect_kdop *kdop,
                                                       const isect_tetrahedron *tetrahedron);
/// Which points of two frusta are nearest? @param a, b  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_frustum_frustum(const isect_frustum *a,
                                                      const isect_frustum *b);
/// Which points of a frustum and the convex hull of some points are nearest?
/// @param frustum, hull  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_frustum_hull(const isect_frustum *frustum,
                                                   const isect_hull *hull);
/// Which points of a frustum and a solid tetrahedron are nearest?
/// @param frustum, tetrahedron  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_frustum_tetrahedron(const isect_frustum *frustum,
                                                          const isect_tetrahedron *tetrahedron);
/// Which points of two convex hulls are nearest? @param a, b  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_hull_hull(const isect_hull *a, const isect_hull *b);
/// Which points of the convex hull of some points and a solid tetrahedron are nearest?
/// @param hull, tetrahedron  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_hull_tetrahedron(const isect_hull *hull,
                                                       const isect_tetrahedron *tetrahedron);
/// Which points of two solid tetrahedra are nearest? @param a, b  Any. @return The points.
ISECT_ASK isect_nearest isect_closest_tetrahedron_tetrahedron(const isect_tetrahedron *a,
                                                              const isect_tetrahedron *b);

ISECT_EXTERN_END
#endif
