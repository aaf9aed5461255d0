/* isect/classify.h - is the second shape outside, across or inside of the solid named first? The
 * forms for many shapes (_n) are in isect/many.h. */
#ifndef ISECT_CLASSIFY_H
#define ISECT_CLASSIFY_H

#include "isect/filters.h"
#include "isect/views.h"

ISECT_EXTERN_BEGIN

/// On which side of a plane is a point? The inside is dot(normal, x) + d <= 0.
///
/// @param plane  Any normal length. A zero normal is all of space if d <= 0, else the empty set;
///               with d = 0 all of space is its surface.
/// @param point  Any point.
/// @return       ISECT_TANGENT_INSIDE on the plane; else ISECT_INSIDE or ISECT_OUTSIDE.
///
/// Bad input: NaN or infinity is ISECT_OUTSIDE.
/// Exact: over the whole finite range. Method: the sign of the height, with a certified error
/// bound; uncertain signs are decided in integers.
/// Cost: a dot product. Batch: isect_classify_plane_point_n.
ISECT_ASK isect_side isect_classify_plane_point(const isect_plane *plane, const isect_vec3 *point);

/// On which side of a plane is a triangle? The inside is dot(normal, x) + d <= 0.
///
/// @param plane     Any normal length. A zero normal is all of space if d <= 0, else the empty set;
///                  with d = 0 all of space is its surface.
/// @param triangle  Any corners; they may be on one line, or coincide.
/// @return          ISECT_TANGENT_OUTSIDE, _INSIDE if it touches the plane and lies on that side;
///                  in the plane it is ISECT_TANGENT_INSIDE.
///
/// Bad input: NaN or infinity is ISECT_OUTSIDE.
/// Exact: over the whole finite range. Method: the signs of the heights of the corners, with a
/// certified error bound; uncertain ones are decided in integers.
/// Cost: 3 dot products. Batch: isect_classify_plane_triangle_n.
ISECT_ASK isect_side isect_classify_plane_triangle(const isect_plane *plane,
                                                   const isect_triangle *triangle);

/// On which side of a plane is a rectangle? The inside is dot(normal, x) + d <= 0.
///
/// @param plane      Any normal length. A zero normal is all of space if d <= 0, else the empty
///                   set.
/// @param rectangle  Any sides, which may be zero or parallel.
/// @return           ISECT_OUTSIDE, _STRADDLES and _INSIDE are certain. ISECT_TANGENT_OUTSIDE and
///                   _TANGENT_INSIDE mean that it lies on that side, up to the accuracy below.
///
/// Bad input: NaN or infinity is ISECT_OUTSIDE.
/// Accuracy: let d be 16 epsilon * (the absolute products of normal and a point and |d|, over the
/// length of the normal, + the sides). Outside is farther away than touching; tangent is within d
/// of touching. Products of a normal and a length must not overflow.
/// Method: the height of its middle and half the sum of |normal . u| and |normal . v|.
/// Cost: 3 dot products. Batch: isect_classify_plane_rectangle_n.
ISECT_ASK isect_side isect_classify_plane_rectangle(const isect_plane *plane,
                                                    const isect_rectangle *rectangle);

/// On which side of a plane is a disc? The inside is dot(normal, x) + d <= 0.
///
/// @param plane  Any normal length. A zero normal is all of space if d <= 0, else the empty set.
/// @param disc   With a zero normal of its own it is a sphere. Radius 0 is a point; a negative
///               radius is empty: ISECT_OUTSIDE.
/// @return       ISECT_OUTSIDE, _STRADDLES and _INSIDE are certain. ISECT_TANGENT_OUTSIDE and
///               _TANGENT_INSIDE mean that it lies on that side, up to the accuracy below.
///
/// Bad input: NaN or infinity is ISECT_OUTSIDE.
/// Accuracy: let d be 16 epsilon * (the absolute products of normal and a point and |d|, over the
/// length of the normal, + the radius). Outside is farther away than touching; tangent is within d
/// of touching. Products of a normal and a length must not overflow.
/// Method: the height of the center against the radius times |normal x the disc's normal| over
/// the length of the latter.
/// Cost: 2 roots, 7 divisions. Batch: isect_classify_plane_disc_n.
ISECT_ASK isect_side isect_classify_plane_disc(const isect_plane *plane, const isect_disc *disc);

/// On which side of a plane is a polygon in space? The inside is dot(normal, x) + d <= 0.
///
/// @param plane    Any normal length. A zero normal is all of space if d <= 0, else the empty set;
///                 with d = 0 all of space is its surface.
/// @param polygon  Any corners, in a plane or not. Without corners it is empty: ISECT_OUTSIDE.
/// @param rule     Does not matter: every corner belongs to the polygon, and all of it is in their
///                 hull.
/// @return         ISECT_TANGENT_OUTSIDE, _INSIDE if it touches the plane and lies on that side; in
///                 the plane it is ISECT_TANGENT_INSIDE.
///
/// Bad input: NaN or infinity in the plane or in any corner is ISECT_OUTSIDE.
/// Exact: over the whole finite range. Method: the signs of the heights of the corners, with a
/// certified error bound; uncertain ones are decided in integers.
/// Cost: a dot product for each corner, until one is above and one below.
ISECT_ASK isect_side isect_classify_plane_polygon(const isect_plane *plane,
                                                  const isect_polygon *polygon, isect_rule rule);

/// On which side of a plane is a solid sphere? The inside is dot(normal, x) + d <= 0.
///
/// @param plane   Any normal length. A zero normal is all of space if d <= 0, else the empty set;
///                with d = 0 all of space is its surface.
/// @param sphere  Radius 0 is a point; a negative radius is empty: ISECT_OUTSIDE.
/// @return        ISECT_TANGENT_OUTSIDE, _INSIDE if the sphere touches the plane and lies on that
///                side; a point in the plane is ISECT_TANGENT_INSIDE.
///
/// Bad input: NaN or infinity is ISECT_OUTSIDE.
/// Exact: over the whole finite range. Method: the height of the center against radius * |normal|
/// (RTR4 22.10), with a certified error bound; uncertain signs are decided in integers, as squares.
/// Cost: a root, no division. Batch: isect_classify_plane_sphere_n.
ISECT_INLINE isect_side isect_classify_plane_sphere(const isect_plane *plane,
                                                    const isect_sphere *sphere)
{
    bool unsure;
    const isect_side side = isect_filter_classify_plane_sphere(plane, sphere, &unsure);
    return unsure | ISECT_FINITE_MATH ? isect_classify_plane_sphere_compiled(plane, sphere) : side;
}

/// On which side of a plane is a capsule? The inside is dot(normal, x) + d <= 0.
///
/// @param plane    Any normal length. A zero normal is all of space if d <= 0, else the empty set;
///                 with d = 0 all of space is its surface.
/// @param capsule  Its ends may coincide; radius 0 is a segment; a negative radius is empty:
///                 ISECT_OUTSIDE.
/// @return         ISECT_TANGENT_OUTSIDE, _INSIDE if it touches the plane and lies on that side; a
///                 segment in the plane is ISECT_TANGENT_INSIDE.
///
/// Bad input: NaN or infinity is ISECT_OUTSIDE.
/// Exact: over the whole finite range. Method: the heights of both ends against radius * |normal|,
/// with a certified error bound; uncertain signs are decided in integers, as squares.
/// Cost: 3 dot products, a root. Batch: isect_classify_plane_capsule_n.
ISECT_ASK isect_side isect_classify_plane_capsule(const isect_plane *plane,
                                                  const isect_capsule *capsule);

/// On which side of a plane is a lozenge? The inside is dot(normal, x) + d <= 0.
///
/// @param plane    Any normal length. A zero normal is all of space if d <= 0, else the empty set.
/// @param lozenge  Any sides; radius 0 is a rectangle; a negative radius is empty: ISECT_OUTSIDE.
/// @return         ISECT_OUTSIDE, _STRADDLES and _INSIDE are certain. ISECT_TANGENT_OUTSIDE and
///                 _TANGENT_INSIDE mean that it lies on that side, up to the accuracy below.
///
/// Bad input: NaN or infinity is ISECT_OUTSIDE.
/// Accuracy: let d be 16 epsilon * (the absolute products of normal and a point and |d|, over the
/// length of the normal, + the sides and the radius). Outside is farther away than touching;
/// tangent is within d of touching. Products of a normal and a length must not overflow.
/// Method: the height of its middle and half the sum of |normal . u| and |normal . v|, and the
/// radius.
/// Cost: 3 dot products, a root. Batch: isect_classify_plane_lozenge_n.
ISECT_ASK isect_side isect_classify_plane_lozenge(const isect_plane *plane,
                                                  const isect_lozenge *lozenge);

/// On which side of a plane is an ellipsoid? The inside is dot(normal, x) + d <= 0.
///
/// @param plane      Any normal length. A zero normal is all of space if d <= 0, else the empty
///                   set.
/// @param ellipsoid  Orthonormal axes, right- or left-handed. With a radius of 0 it is flat; a
///                   negative radius is empty: ISECT_OUTSIDE.
/// @return           ISECT_OUTSIDE, _STRADDLES and _INSIDE are certain. ISECT_TANGENT_OUTSIDE and
///                   _TANGENT_INSIDE mean that it lies on that side, up to the accuracy below.
///
/// Bad input: NaN or infinity is ISECT_OUTSIDE.
/// Accuracy: let d be 16 epsilon * (the absolute products of normal and a point and |d|, over the
/// length of the normal, + the radii). Outside is farther away than touching; tangent is within d
/// of touching. Products of a normal and a length must not overflow.
/// Method: the height of the center against the root of the sum of the squares of radius * normal
/// . axis (Eberly).
/// Cost: a root, 3 divisions. Batch: isect_classify_plane_ellipsoid_n.
ISECT_ASK isect_side isect_classify_plane_ellipsoid(const isect_plane *plane,
                                                    const isect_ellipsoid *ellipsoid);

/// On which side of a plane is a cylinder? The inside is dot(normal, x) + d <= 0.
///
/// @param plane     Any normal length. A zero normal is all of space if d <= 0, else the empty set.
/// @param cylinder  Where the ends coincide it is a ball. A negative radius is empty:
///                  ISECT_OUTSIDE.
/// @return          ISECT_OUTSIDE, _STRADDLES and _INSIDE are certain. ISECT_TANGENT_OUTSIDE and
///                  _TANGENT_INSIDE mean that it lies on that side, up to the accuracy below.
///
/// Bad input: NaN or infinity is ISECT_OUTSIDE.
/// Accuracy: let d be 16 epsilon * (the absolute products of normal and a point and |d|, over the
/// length of the normal, + the radius and the distance of the ends). Outside is farther away than
/// touching; tangent is within d of touching. Products of a normal and a length must not overflow.
/// Method: the discs at both ends: their heights against the radius times the part of the normal
/// beside the axis (Ericson 2005, 4.1).
/// Cost: 2 roots, 7 divisions. Batch: isect_classify_plane_cylinder_n.
ISECT_ASK isect_side isect_classify_plane_cylinder(const isect_plane *plane,
                                                   const isect_cylinder *cylinder);

/// On which side of a plane is a cone? The inside is dot(normal, x) + d <= 0.
///
/// @param plane  Any normal length. A zero normal is all of space if d <= 0, else the empty set.
/// @param cone   Where tip and base coincide it is a ball. A negative radius is empty:
///               ISECT_OUTSIDE.
/// @return       ISECT_OUTSIDE, _STRADDLES and _INSIDE are certain. ISECT_TANGENT_OUTSIDE and
///               _TANGENT_INSIDE mean that it lies on that side, up to the accuracy below.
///
/// Bad input: NaN or infinity is ISECT_OUTSIDE.
/// Accuracy: let d be 16 epsilon * (the absolute products of normal and a point and |d|, over the
/// length of the normal, + the radius and the distance of tip and base). Outside is farther away
/// than touching; tangent is within d of touching. Products of a normal and a length must not
/// overflow.
/// Method: the tip and the disc at the base, as of a cylinder.
/// Cost: 2 roots, 7 divisions. Batch: isect_classify_plane_cone_n.
ISECT_ASK isect_side isect_classify_plane_cone(const isect_plane *plane, const isect_cone *cone);

/// On which side of a plane is an axis-aligned box? The inside is dot(normal, x) + d <= 0.
///
/// @param plane  Any normal length. A zero normal is all of space if d <= 0, else the empty set;
///               with d = 0 all of space is its surface.
/// @param aabb   Bounds may be infinite. lower > upper is empty: ISECT_OUTSIDE.
/// @return       ISECT_TANGENT_OUTSIDE, _INSIDE if the box touches the plane and lies on that side;
///               a flat box in the plane is ISECT_TANGENT_INSIDE.
///
/// Bad input: NaN, or an infinite plane, is ISECT_OUTSIDE.
/// Exact: over the whole finite range. Method: the two corners that are extreme along the normal
/// (Haines and Wallace 1991), with a certified error bound; uncertain signs are decided in
/// integers. Cost: 2 dot products.
/// Batch: isect_classify_plane_aabb_n.
ISECT_INLINE isect_side isect_classify_plane_aabb(const isect_plane *plane, const isect_aabb *aabb)
{
    bool unsure;
    const isect_side side = isect_filter_classify_plane_aabb(plane, aabb, &unsure);
    return unsure | ISECT_FINITE_MATH ? isect_classify_plane_aabb_compiled(plane, aabb) : side;
}

/// On which side of a plane is a box with axes of its own? The inside is dot(normal, x) + d <= 0.
///
/// @param plane  Any normal length. A zero normal is all of space if d <= 0, else the empty set.
/// @param obb    Orthonormal axes, right- or left-handed. Half 0 is a flat box, a segment or a
///               point; a negative half is empty: ISECT_OUTSIDE.
/// @return       ISECT_OUTSIDE, _STRADDLES and _INSIDE are certain. ISECT_TANGENT_OUTSIDE and
///               _TANGENT_INSIDE mean that it lies on that side, up to the accuracy below.
///
/// Bad input: NaN or infinity is ISECT_OUTSIDE.
/// Accuracy: let d be 16 epsilon * (the absolute products of normal and a point and |d|, over the
/// length of the normal, + the halves). Outside is farther away than touching; tangent is within d
/// of touching. Products of a normal and a length must not overflow.
/// Method: the height of the center against the sum of halves times |normal . axis| (Ericson 2005,
/// 5.2.3); it is ISECT_OUTSIDE or ISECT_INSIDE exactly where isect_overlap_plane_obb is false.
/// Cost: no division, no root. Batch: isect_classify_plane_obb_n.
ISECT_ASK isect_side isect_classify_plane_obb(const isect_plane *plane, const isect_obb *obb);

/// On which side of a plane is a k-DOP? The inside is dot(normal, x) + d <= 0.
///
/// @param plane  Any normal length. A zero normal is all of space if d <= 0, else the empty set;
///               with d = 0 all of space is its surface.
/// @param kdop   The set within its slabs; if that is empty: ISECT_OUTSIDE. Normals of any length
///               and direction; bounds may be infinite, and need not be reached.
/// @return       ISECT_TANGENT_OUTSIDE, _INSIDE if it touches the plane and lies on that side; in
///               the plane it is ISECT_TANGENT_INSIDE.
///
/// Bad input: NaN, or infinity in the plane or a normal, is ISECT_OUTSIDE.
/// Exact: over the whole finite range, for the set that the numbers denote. Method: two linear
/// programs by the dual simplex method, first in double with a running error bound, then in
/// integers.
/// Cost: 3 us for 3 slabs, 14 us for 13; more where it touches.
ISECT_ASK isect_side isect_classify_plane_kdop(const isect_plane *plane, const isect_kdop *kdop);

/// On which side of a plane is a frustum? The inside is dot(normal, x) + d <= 0.
///
/// @param plane    Any normal length. A zero normal is all of space if d <= 0, else the empty set;
///                 with d = 0 all of space is its surface.
/// @param frustum  The set below its planes, as for isect_classify_frustum_point; if that is empty:
///                 ISECT_OUTSIDE. The corners are not read.
/// @return         ISECT_TANGENT_OUTSIDE, _INSIDE if it touches the plane and lies on that side; in
///                 the plane it is ISECT_TANGENT_INSIDE.
///
/// Bad input: NaN or infinity is ISECT_OUTSIDE.
/// Exact: over the whole finite range, for the set that the numbers denote. Method: two linear
/// programs by the dual simplex method, first in double with a running error bound, then in
/// integers.
/// Cost: 4 us; more where it touches.
ISECT_ASK isect_side isect_classify_plane_frustum(const isect_plane *plane,
                                                  const isect_frustum *frustum);

/// On which side of a plane is a convex hull? The inside is dot(normal, x) + d <= 0.
///
/// @param plane  Any normal length. A zero normal is all of space if d <= 0, else the empty set;
///               with d = 0 all of space is its surface.
/// @param hull   The convex hull of its vertices, any points; planes and edges are not read.
///               Without vertices it is empty: ISECT_OUTSIDE.
/// @return       ISECT_TANGENT_OUTSIDE, _INSIDE if it touches the plane and lies on that side; in
///               the plane it is ISECT_TANGENT_INSIDE.
///
/// Bad input: NaN or infinity in the plane or in any vertex is ISECT_OUTSIDE.
/// Exact: over the whole finite range. Method: the signs of the heights of the vertices, with a
/// certified error bound; uncertain ones are decided in integers.
/// Cost: a dot product for each vertex, until one is above and one below.
ISECT_ASK isect_side isect_classify_plane_hull(const isect_plane *plane, const isect_hull *hull);

/// On which side of a plane is a tetrahedron? The inside is dot(normal, x) + d <= 0.
///
/// @param plane        As for isect_classify_plane_triangle.
/// @param tetrahedron  Any corners; they may be in one plane, or coincide.
/// @return             As isect_classify_plane_triangle.
///
/// Bad input: NaN or infinity is ISECT_OUTSIDE.
/// Exact: over the whole finite range. Method: the signs of the heights of the corners, with a
/// certified error bound; uncertain ones are decided in integers.
/// Cost: 4 dot products. Batch: isect_classify_plane_tetrahedron_n.
ISECT_ASK isect_side isect_classify_plane_tetrahedron(const isect_plane *plane,
                                                      const isect_tetrahedron *tetrahedron);

/// Is a point outside of a polygon in space, on its border or inside, in the projection along an
/// axis?
///
/// @param polygon  Any points, in a plane or not. They and the point are projected along the axis
///                 with the largest component of the polygon's Newell normal. Without points it is
///                 empty.
/// @param point    A point that is meant to be in the plane of the polygon; its distance from the
///                 plane is ignored.
/// @param rule     Defines the inside of a polygon that crosses itself; for others both rules
///                 agree.
/// @return         As isect_classify_polygon2_point2 of the projections.
///
/// Bad input: NaN or infinity in the point or in any corner is ISECT_OUTSIDE.
/// Exact: for the projections, over the whole finite range. If two components of the normal are
/// equal up to rounding in double, either axis may be chosen; for a zero normal it is z.
/// Method: the projection without the coordinate of the largest component (RTR4 22.2), winding
/// number.
/// Cost: 5 ns for each corner.
ISECT_ASK isect_side isect_classify_polygon_point(const isect_polygon *polygon,
                                                  const isect_vec3 *point, isect_rule rule);

/// Is a point outside of a polygon, on its border or inside?
///
/// @param polygon2  Any points, in either order; edges may cross, cover each other or have no
///                  length. Without points it is empty: ISECT_OUTSIDE.
/// @param point2    Any point.
/// @param rule      Defines the inside of a polygon that crosses itself; for others both rules
///                  agree.
/// @return          ISECT_TANGENT_INSIDE on an edge or a corner, even where the rule finds inside
///                  on both sides of it; ISECT_INSIDE or ISECT_OUTSIDE elsewhere.
///
/// Bad input: NaN or infinity in the point or in any corner is ISECT_OUTSIDE.
/// Exact: over the whole finite range, in every rounding direction.
/// Method: the edges that a ray from the point along x crosses, with the sign of the crossing:
/// their sum is the winding number, its parity the even-odd rule (Shimrat 1962, Haines 1994,
/// Hormann and Agathos 2001); isect_orient2d decides edges with the point between their ends.
/// Cost: 1 ns for each corner. For many points and one polygon see isect_polygon_index_classify.
ISECT_ASK isect_side isect_classify_polygon2_point2(const isect_polygon2 *polygon2,
                                                    const isect_vec2 *point2, isect_rule rule);

/// Is a point outside of a contour of lines and Bezier curves, on its border or inside?
///
/// @param contour2  Any loops; they and their curves may cross, cover each other or have no length.
///                  Without pieces it is empty: ISECT_OUTSIDE. It is also empty if its first piece
///                  does not begin a loop, a degree is above 3, or the number of points is not that
///                  of its pieces.
/// @param point2    Any point.
/// @param rule      Defines the inside of loops that cross or contain each other; for one loop that
///                  does not cross itself both rules agree.
/// @return          ISECT_TANGENT_INSIDE on a straight edge and within the band of a curve, even
///                  where the rule finds inside on both sides; ISECT_INSIDE or ISECT_OUTSIDE
///                  elsewhere.
///
/// Bad input: NaN or infinity in the point or in any point of the contour is ISECT_OUTSIDE.
/// Accuracy: ISECT_INSIDE and ISECT_OUTSIDE are certain; on a curve it is ISECT_TANGENT_INSIDE. Let
/// the band be 32 epsilon of double, in both precisions, times the greatest |x| or |y| of a control
/// point of the curve relative to the point, and the least normal number of double. A point within
/// the band may be ISECT_TANGENT_INSIDE as well, unless all control points are to one side of it,
/// above or below. Straight edges are exact, as in isect_classify_polygon2_point2.
/// Method: winding number; a curve is subdivided until each part is certainly to one side of the
/// point, above or below, and counts as the segment between its ends. Lengyel (GPU-Centered Font
/// Rendering Directly from Glyph Outlines, 2017) solves quadratics for the crossings; the signs of
/// the control values decide which of them count, but the root and its side are rounded.
/// Cost: 3.5 ns for each curve; 20 to 30 more for one with the point among its control points.
ISECT_ASK isect_side isect_classify_contour2_point2(const isect_contour2 *contour2,
                                                    const isect_vec2 *point2, isect_rule rule);

/// Is a point outside of a frustum, on its border or inside? The inside is dot(normal, x) + d <= 0
/// for all six planes.
///
/// @param frustum  Any planes, with normals of any length: the set may be empty or unbounded. A
///                 plane with a zero normal is all of space if d <= 0, else the empty set; with d =
///                 0 all of space is its surface. The corners are not read.
/// @param point    Any point.
/// @return         ISECT_TANGENT_INSIDE on the border; never ISECT_TANGENT_OUTSIDE or
///                 ISECT_STRADDLES.
///
/// Bad input: NaN or infinity is ISECT_OUTSIDE.
/// Exact: over the whole finite range. Method: six heights, with a certified error bound; uncertain
/// signs are decided in integers. Cost: 6 dot products. Batch: isect_classify_frustum_point_n.
ISECT_ASK isect_side isect_classify_frustum_point(const isect_frustum *frustum,
                                                  const isect_vec3 *point);

/// Is a solid sphere outside of a frustum, across its border or inside?
///
/// @param frustum  As for isect_classify_frustum_point.
/// @param sphere   Radius 0 is a point; a negative radius is empty: ISECT_OUTSIDE.
/// @return         ISECT_TANGENT_OUTSIDE if they touch, also at an edge or a corner of the frustum;
///                 ISECT_TANGENT_INSIDE if the sphere is inside and touches a plane.
///
/// Bad input: NaN or infinity is ISECT_OUTSIDE.
/// Exact: over the whole finite range, also for shapes beside edges and corners of the frustum.
/// Method: heights against radius * |normal|; beside an edge or a corner the distance of the
/// nearest point of two or three planes, first in double with a running error bound, then in
/// integers. Cost: 6 roots; up to 3 us more beside an edge or a corner.
/// Batch: isect_classify_frustum_sphere_n.
ISECT_ASK isect_side isect_classify_frustum_sphere(const isect_frustum *frustum,
                                                   const isect_sphere *sphere);

/// Is a capsule outside of a frustum, across its border or inside?
///
/// @param frustum  As for isect_classify_frustum_point.
/// @param capsule  Its ends may coincide; radius 0 is a segment; a negative radius is empty:
///                 ISECT_OUTSIDE.
/// @return         ISECT_TANGENT_OUTSIDE if they touch, also at an edge or a corner of the frustum;
///                 ISECT_TANGENT_INSIDE if the capsule is inside and touches a plane.
///
/// Bad input: NaN or infinity is ISECT_OUTSIDE.
/// Exact: over the whole finite range, also for shapes beside edges and corners of the frustum.
/// Method: heights of both ends against radius * |normal|; beside an edge or a corner the distance
/// of the ends from two or three planes, and of the line through them from edges and corners, first
/// in double with a running error bound, then in integers.
/// Cost: 12 roots; up to 3 us more beside an edge or a corner.
/// Batch: isect_classify_frustum_capsule_n.
ISECT_ASK isect_side isect_classify_frustum_capsule(const isect_frustum *frustum,
                                                    const isect_capsule *capsule);

/// Is an axis-aligned box outside of a frustum, across its border or inside?
///
/// @param frustum  As for isect_classify_frustum_point.
/// @param aabb     Bounds may be infinite. lower > upper is empty: ISECT_OUTSIDE.
/// @return         ISECT_TANGENT_OUTSIDE if they touch, also edge against edge;
///                 ISECT_TANGENT_INSIDE if the box is inside and touches a plane.
///
/// Bad input: NaN, or infinity in the frustum, is ISECT_OUTSIDE.
/// Exact: over the whole finite range, also for shapes beside edges and corners of the frustum.
/// Method: the two corners of the box that are extreme along each normal (Haines and Wallace 1991);
/// beside an edge or a corner all sums of two to four planes that may separate, which are the axes
/// of a separating axis test, first in double with a running error bound, then in integers.
/// Cost: 12 dot products; up to 2 us more beside an edge or a corner.
/// Batch: isect_classify_frustum_aabb_n.
ISECT_ASK isect_side isect_classify_frustum_aabb(const isect_frustum *frustum,
                                                 const isect_aabb *aabb);

/// Is a triangle outside of a frustum, across its border or inside?
///
/// @param frustum   As for isect_classify_frustum_point.
/// @param triangle  The corners may lie on one line, or coincide: it is then a segment or a point.
/// @return          ISECT_TANGENT_OUTSIDE if they touch, also edge against edge;
///                  ISECT_TANGENT_INSIDE if the triangle is inside and touches a plane, or lies in
///                  it.
///
/// Bad input: NaN or infinity is ISECT_OUTSIDE.
/// Exact: over the whole finite range. Method: heights of the corners, with a certified error
/// bound; beside an edge or a corner of the frustum all sums of two or three planes that may
/// separate, first in double with a running error bound, then in integers.
/// Cost: 18 dot products; up to 2 us more beside an edge or a corner.
/// Batch: isect_classify_frustum_triangle_n.
ISECT_ASK isect_side isect_classify_frustum_triangle(const isect_frustum *frustum,
                                                     const isect_triangle *triangle);

/// Is an oriented box outside of a frustum, across its border or inside?
///
/// @param frustum  As for isect_classify_frustum_point.
/// @param obb      Axes of any length and direction; half 0 is flat, a negative half is empty:
///                 ISECT_OUTSIDE.
/// @return         ISECT_TANGENT_OUTSIDE if they touch, also edge against edge;
///                 ISECT_TANGENT_INSIDE if the box is inside and touches a plane.
///
/// Bad input: NaN or infinity is ISECT_OUTSIDE.
/// Exact: over the whole finite range, for the parallelepiped that the numbers denote: center + sum
/// of s[i] axis[i], |s[i]| <= half[i]. Method: as isect_classify_frustum_aabb, in the frame of the
/// box.
/// Cost: 24 dot products; up to 6 us more beside an edge or a corner.
/// Batch: isect_classify_frustum_obb_n.
ISECT_ASK isect_side isect_classify_frustum_obb(const isect_frustum *frustum, const isect_obb *obb);

/// Is a k-DOP outside of a frustum, across its border or inside?
///
/// @param frustum  As for isect_classify_frustum_point.
/// @param kdop     The set within its slabs; if that is empty: ISECT_OUTSIDE. Normals of any length
///                 and direction; bounds may be infinite, and need not be reached.
/// @return         ISECT_TANGENT_OUTSIDE if they touch, also edge against edge;
///                 ISECT_TANGENT_INSIDE if the k-DOP is inside and touches a plane.
///
/// Bad input: NaN, or infinity in the frustum or a normal, is ISECT_OUTSIDE.
/// Exact: over the whole finite range, for the set that the numbers denote. Method: up to twelve
/// linear programs by the dual simplex method, first in double with a running error bound, then in
/// integers.
/// Cost: 20 us for 3 slabs, 60 us for 13; more where it touches.
ISECT_ASK isect_side isect_classify_frustum_kdop(const isect_frustum *frustum,
                                                 const isect_kdop *kdop);

/// Is the convex hull of some points outside of a frustum, across its border or inside?
///
/// @param frustum  As for isect_classify_frustum_point.
/// @param hull     The convex hull of its vertices, any points; planes and edges are not read.
///                 Without vertices it is empty: ISECT_OUTSIDE.
/// @return         ISECT_TANGENT_OUTSIDE if they touch, also edge against edge;
///                 ISECT_TANGENT_INSIDE if the hull is inside and touches a plane, or lies in it.
///
/// Bad input: NaN or infinity in the frustum or in any vertex is ISECT_OUTSIDE.
/// Exact: over the whole finite range. Method: the heights of the vertices, with a certified error
/// bound; beside an edge or a corner of the frustum the point of the hull with the least greatest
/// height over the planes, by the simplex method, first in double with a running error bound, then
/// in integers.
/// Cost: 6 dot products for each vertex; with 8 of them, up to 7 us more beside an edge or a
/// corner.
ISECT_ASK isect_side isect_classify_frustum_hull(const isect_frustum *frustum,
                                                 const isect_hull *hull);

ISECT_EXTERN_END
#endif
