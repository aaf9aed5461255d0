/* isect/surface.h - planes from points, points of surfaces, and the directions in which surfaces
 * face. */
#ifndef ISECT_SURFACE_H
#define ISECT_SURFACE_H

#include "isect/views.h"

ISECT_EXTERN_BEGIN

/* ---- plane ----
 *
 * Planes from points, and how high a point is over a plane. */

/// Which plane goes through a point, perpendicular to a direction?
///
/// @param point   A point of it.
/// @param normal  Points out of the solid; of any length. Zero gives the plane that is everything.
/// @return        The plane, with the normal as it is. If d, or all of the normal, would be out of
///                the range of normal numbers, all four are divided by a power of two.
///
/// Bad input: NaN or infinity gives {0, 0, 0, 1}, on which there is no point.
/// Accuracy: d is off by no more than an epsilon of itself, and the least positive number. Method:
/// the exact sum of three products, rounded once.
/// Cost: about 75 ns.
ISECT_ASK isect_plane isect_plane_through(const isect_vec3 *point, const isect_vec3 *normal);

/// Which plane goes through three points?
///
/// @param a, b, c  Any points; they may coincide. On one line they give {0, 0, 0, 0}, the plane
///                 that is everything, and only there.
/// @return         The plane with the normal cross(b - a, c - a): it points to where a, b, c are
///                 seen to go round anticlockwise, in a right-handed frame. If d, or all of the
///                 normal, would be out of the range of normal numbers, all four are divided by a
///                 power of two.
///
/// Bad input: NaN or infinity gives {0, 0, 0, 1}, on which there is no point.
/// Accuracy: each of the four numbers is off by no more than an epsilon of itself, and the least
/// positive number, however thin the triangle is. Method: exact sums of six products, rounded once.
/// Cost: about 350 ns.
ISECT_ASK isect_plane isect_plane_of(const isect_vec3 *a, const isect_vec3 *b, const isect_vec3 *c);

/// How high over a plane is a point: what is their signed distance?
///
/// @param plane  The normal need not have unit length. A zero normal is everything or nothing.
/// @param point  Any point.
/// @return       Positive where the normal points to, negative inside the solid, 0 exactly if the
///               point is on the plane. INFINITY if the plane is nothing. Out of range it is the
///               greatest number, or the least positive one.
///
/// Bad input: NaN or infinity gives INFINITY.
/// Accuracy: the sign is exact; the height is off by no more than 3 epsilon of itself. Method: the
/// exact sum of three products and d, rounded once, by the length of the normal.
/// Cost: about 75 ns.
ISECT_ASK float isect_plane_height(const isect_plane *plane, const isect_vec3 *point);

/* ---- at ----
 *
 * Points of rays and surfaces: what to do with the winner of a cast. One at a time. */

/// Where is the point of a ray at t?
///
/// @param ray  Its range does not matter.
/// @param t    Any number, such as the `t` of a touch or the `enter` of a span.
/// @return     origin + t * dir. A coordinate beyond the range of numbers is the greatest one.
///
/// Bad input: NaN or infinity, as in the t of a miss, gives the point 0, 0, 0.
/// Accuracy: a coordinate is within epsilon * (|origin| + |t * dir|) of it and the least number.
/// Method: two roundings. Cost: 15 ns.
ISECT_ASK isect_vec3 isect_at(const isect_ray *ray, float t);

/// Where is the point of a triangle with these weights?
///
/// @param triangle  Any corners.
/// @param u, v, w   The weights of b, c and a, as in isect_touch. They are not made to have the sum
///                  1, and may be negative.
/// @return          w * a + u * b + v * c. A coordinate beyond the range of numbers is the
/// greatest.
///
/// Bad input: NaN or infinity gives the point 0, 0, 0.
/// Accuracy: a coordinate is within 2 epsilon * (|w * a| + |u * b| + |v * c|) of it and twice the
/// least number.
/// Method: the explicit form of a triangle (Real-Time Rendering, 22.2). Cost: 15 ns.
ISECT_ASK isect_vec3 isect_at_triangle(const isect_triangle *triangle, float u, float v, float w);

/// Which ray starts at a point of a triangle, and does not find that triangle again?
///
/// @param triangle  Any corners.
/// @param u, v      The weights of b and c, as in isect_touch or isect_mesh_touch.
/// @param dir       Where the ray goes; of any length.
/// @return          From a + u (b - a) + v (c - a), moved off the plane to the side that dir points
///                  to by no more than rounding may be off; t from 0 to INFINITY. Where the
///                  triangle has no area, or dir is in its plane, to no side: no ray pierces there.
///
/// Bad input: NaN or infinity, or an origin not below the greatest number, gives a ray with a
/// direction of 0, which hits nothing.
/// Exact: the origin is off the plane, on the side of dir, whatever the size of the numbers; so
/// isect_cast_ray_triangle misses the triangle, and isect_bvh_cast that triangle of a mesh. One
/// that is next to it, across an edge that the point is on, may be hit.
/// Accuracy: of a point of the triangle, each coordinate of the origin is within 2 epsilon (double:
/// 24) of the greatest coordinate of the corners, and 2 least numbers (double: 96).
/// Method: an offset along the normal from an error bound, rounded away (as Pharr, Jakob and
/// Humphreys 2016, 3.9); the side by an exact determinant. Cost: 180 ns.
ISECT_ASK isect_ray isect_at_triangle_spawn(const isect_triangle *triangle, float u, float v,
                                            const isect_vec3 *dir);

/// Where is the point of a sphere at these angles?
///
/// @param sphere     A radius of 0 is a point.
/// @param longitude  The angle round the z axis, from x over y, in radians.
/// @param latitude   The angle from the plane of x and y up to z, in radians: from -pi/2 to pi/2,
///                   beyond which it comes down on the other side.
/// @return           center + radius * (cos latitude cos longitude, cos latitude sin longitude, sin
///                   latitude). A coordinate beyond the range of numbers is the greatest.
///
/// Bad input: NaN or infinity, or a negative radius, gives the point 0, 0, 0.
/// Accuracy: a coordinate is within 4 epsilon * (|center| + radius) of it, if the sines and cosines
/// of the C library are within an epsilon. They are not the same everywhere, and so these points
/// are not: what must be the same to the bit on every machine must not depend on them. Method: the
/// explicit form of a sphere (Real-Time Rendering, 22.2). Cost: 30 to 50 ns.
ISECT_ASK isect_vec3 isect_at_sphere(const isect_sphere *sphere, float longitude, float latitude);

/// Where is the point of an ellipsoid at these angles?
///
/// @param ellipsoid  Any axes, which are meant to be orthonormal.
/// @param longitude  The angle round axis[2], from axis[0] over axis[1], in radians, on the ball
/// that
///                   becomes the ellipsoid when each axis is stretched by its radius.
/// @param latitude   The angle from the plane of the first two up to axis[2], as in
///                   isect_at_sphere.
/// @return           center + cos latitude cos longitude radius[0] * axis[0] + cos latitude sin
///                   longitude radius[1] * axis[1] + sin latitude radius[2] * axis[2]. A coordinate
///                   beyond the range of numbers is the greatest.
///
/// Bad input: NaN or infinity, or a negative radius, gives the point 0, 0, 0.
/// Accuracy: a coordinate is within 4 epsilon * (|center| + |radius[0] * axis[0]| + |radius[1] *
/// axis[1]| + |radius[2] * axis[2]|) of it; not the same to the bit on every machine, as for
/// isect_at_sphere.
/// Method: the sphere, stretched. Cost: 30 to 50 ns.
ISECT_ASK isect_vec3 isect_at_ellipsoid(const isect_ellipsoid *ellipsoid, float longitude,
                                        float latitude);

/* ---- normal ----
 *
 * Which way do surfaces face? One at a time.
 *
 * All have unit length up to 2 epsilon, or are 0, 0, 0 where, up to rounding, there is none. They
 * point out of solids; of flat shapes to the side that the shape tells, wherever a ray is from.
 * The point need not be on the surface: rounded ones hardly ever are. Beside it, out of it or in
 * it, it stands for the surface near to it. NaN or infinity gives 0, 0, 0, and so does an empty
 * shape. Numbers may have any size: neither squares that overflow nor those that underflow
 * matter. */

/// Which way does a plane face?
///
/// @param plane  Its normal may have any length.
/// @param point  Not read: a plane faces the same way everywhere.
/// @return       Its normal, with unit length; 0, 0, 0 if it is zero.
///
/// Bad input: NaN or infinity in the normal gives 0, 0, 0.
/// Accuracy: 2 epsilon. Method: divided by its length. Cost: 15 ns.
ISECT_ASK isect_vec3 isect_normal_plane(const isect_plane *plane, const isect_vec3 *point);

/// Which way does a triangle face?
///
/// @param triangle  Any corners.
/// @param point     Not read: a triangle faces the same way everywhere.
/// @return          The direction of cross(b - a, c - a): to its front, from where a, b, c go round
///                  anticlockwise. 0, 0, 0 exactly if it has no area.
///
/// Bad input: NaN or infinity gives 0, 0, 0.
/// Accuracy: 8 epsilon, of needles too, however thin.
/// Method: a cross product in double; if that cancels, sums of products without rounding.
/// Cost: 75 ns; of needles 150 to 400.
ISECT_ASK isect_vec3 isect_normal_triangle(const isect_triangle *triangle, const isect_vec3 *point);

/// Which way does a rectangle face?
///
/// @param rectangle  Any sides u and v.
/// @param point      Not read: a rectangle faces the same way everywhere.
/// @return           The direction of cross(u, v). 0, 0, 0 exactly if it has no area.
///
/// Bad input: NaN or infinity gives 0, 0, 0.
/// Accuracy: 8 epsilon, whatever the angle between u and v. Method: as isect_normal_triangle.
/// Cost: 75 ns; of needles 150 to 400.
ISECT_ASK isect_vec3 isect_normal_rectangle(const isect_rectangle *rectangle,
                                            const isect_vec3 *point);

/// Which way does a disc face?
///
/// @param disc   Its normal may have any length.
/// @param point  Not read: a disc faces the same way everywhere.
/// @return       Its normal, with unit length; 0, 0, 0 if it is zero, or if the disc is empty.
///
/// Bad input: NaN or infinity gives 0, 0, 0.
/// Accuracy: 2 epsilon. Method: divided by its length. Cost: 15 ns.
ISECT_ASK isect_vec3 isect_normal_disc(const isect_disc *disc, const isect_vec3 *point);

/// Which way does a sphere face, at a point?
///
/// @param sphere  Any radius; a negative one is empty.
/// @param point   On the surface, or anywhere.
/// @return        The direction of the point from the center. 0, 0, 0 at the center.
///
/// Bad input: NaN or infinity gives 0, 0, 0; so does an empty sphere.
/// Accuracy: 4 epsilon. Method: divided by its length. Cost: 40 ns.
ISECT_ASK isect_vec3 isect_normal_sphere(const isect_sphere *sphere, const isect_vec3 *point);

/// Which way does a capsule face, at a point?
///
/// @param capsule  Any; a negative radius is empty.
/// @param point    On the surface, or anywhere.
/// @return         The direction of the point from the nearest point of the segment inside. 0, 0, 0
///                 on that segment.
///
/// Bad input: NaN or infinity gives 0, 0, 0; so does an empty capsule.
/// Accuracy: that of a point which is moved by 4 epsilon * (|point - a| + |b - a|), and 4 epsilon.
/// Method: as isect_closest_point_segment. Cost: 90 ns.
ISECT_ASK isect_vec3 isect_normal_capsule(const isect_capsule *capsule, const isect_vec3 *point);

/// Which way does a lozenge face, at a point?
///
/// @param lozenge  Any; a negative radius is empty.
/// @param point    On the surface, or anywhere.
/// @return         The direction of the point from the nearest point of the rectangle inside.
///                 0, 0, 0 on that rectangle.
///
/// Bad input: NaN or infinity gives 0, 0, 0; so does an empty lozenge.
/// Accuracy: that of a point which is moved by 4 epsilon * (|point - corner| + |u| + |v|), and 4
/// epsilon.
/// Method: as for two segments, whose difference is a parallelogram
/// (isect_closest_segment_segment). Cost: 125 ns.
ISECT_ASK isect_vec3 isect_normal_lozenge(const isect_lozenge *lozenge, const isect_vec3 *point);

/// Which way does an ellipsoid face, at a point?
///
/// @param ellipsoid  Orthonormal axes. A negative radius is empty.
/// @param point      On the surface, or anywhere.
/// @return           The normal where the line from the center through the point leaves the
///                   ellipsoid. 0, 0, 0 at the center. With one radius of 0 it is a flat thing that
///                   faces along that axis, to the side where the point is, or forward if it is in
///                   it; with two of 0 a needle that faces at right angles to itself, to where the
///                   point is, and with three as a sphere; 0, 0, 0 on either.
///
/// Bad input: NaN or infinity gives 0, 0, 0; so does an empty ellipsoid.
/// Accuracy: that of a point which is moved by 4 epsilon * |point - center| along each axis, and 8
/// epsilon, if the axes are orthonormal up to epsilon.
/// Method: the gradient, each coordinate along an axis over the square of its radius; exponents are
/// counted apart, so that they cannot overflow. Cost: 100 ns.
ISECT_ASK isect_vec3 isect_normal_ellipsoid(const isect_ellipsoid *ellipsoid,
                                            const isect_vec3 *point);

/// Which way does a cylinder face, at a point?
///
/// @param cylinder  Any; where a = b it is a ball. A negative radius is empty.
/// @param point     On the surface, or anywhere.
/// @return          The normal of the side or of an end: of that which the point is farthest out
///                  of, or least far inside. On an edge, and of what is equally far, the side's
///                  rather than that at b, and that rather than that at a. 0, 0, 0 on the axis
///                  where that is nearest to the side, which faces all ways.
///
/// Bad input: NaN or infinity gives 0, 0, 0; so does an empty cylinder.
/// Accuracy: that of a point which is moved by 8 epsilon * (|point - a| + |b - a| + radius), and 8
/// epsilon.
/// Method: three signed distances. Cost: 150 ns.
ISECT_ASK isect_vec3 isect_normal_cylinder(const isect_cylinder *cylinder, const isect_vec3 *point);

/// Which way does a cone face, at a point?
///
/// @param cone   Any; where tip = base it is a ball. A negative radius is empty.
/// @param point  On the surface, or anywhere.
/// @return       The normal of the side or of the flat end, as for isect_normal_cylinder. At the
/// tip
///               and beyond it, and on the axis near to the side, it points from base to tip.
///
/// Bad input: NaN or infinity gives 0, 0, 0; so does an empty cone. So does a radius of 0 on the
/// axis.
/// Accuracy: that of a point which is moved by 8 epsilon * (|point - tip| + |base - tip| + radius),
/// and 8 epsilon.
/// Method: three signed distances. Cost: 150 ns.
ISECT_ASK isect_vec3 isect_normal_cone(const isect_cone *cone, const isect_vec3 *point);

/// Which way does a torus face, at a point?
///
/// @param torus  Any; with a zero axis it is a ball. A negative radius is empty.
/// @param point  On the surface, or anywhere.
/// @return       The direction of the point from the nearest point of the circle inside. On the
///               axis, which is as near to all of that, along the axis, to where the point is.
///               0, 0, 0 on the circle, and at the center.
///
/// Bad input: NaN or infinity gives 0, 0, 0; so does an empty torus.
/// Accuracy: that of a point which is moved by 8 epsilon * (|point - center| + major), and 8
/// epsilon.
/// Method: the differences along the axis and away from it. Cost: 130 ns.
ISECT_ASK isect_vec3 isect_normal_torus(const isect_torus *torus, const isect_vec3 *point);

/// Which way does a box face, at a point?
///
/// @param aabb   Bounds may be infinite; lower > upper is empty.
/// @param point  On the surface, or anywhere.
/// @return       The normal of the face that the point is farthest out of, or least far inside. On
///               edges and corners, and of what is equally far, x before y before z, and upper
///               before lower. 0, 0, 0 if no bound is finite.
///
/// Bad input: NaN, or an infinite point, gives 0, 0, 0; so does an empty box.
/// Accuracy: of faces that are equally far by less than a rounding either is given; no other error.
/// Method: comparisons of differences. Cost: 65 ns.
ISECT_ASK isect_vec3 isect_normal_aabb(const isect_aabb *aabb, const isect_vec3 *point);

/// Which way does a box with axes of its own face, at a point?
///
/// @param obb    Orthonormal axes. Half 0 is a flat box; a negative half is empty.
/// @param point  On the surface, or anywhere.
/// @return       The axis, forward or backward, of the face that the point is farthest out of, or
///               least far inside. On edges and corners, and of what is equally far, the first axis
///               before the second before the third, and forward before backward.
///
/// Bad input: NaN or infinity gives 0, 0, 0; so does an empty box, and an axis of 0, 0, 0.
/// Accuracy: 2 epsilon, of a point which is moved by 4 epsilon * |point - center| along each axis.
/// Method: comparisons of coordinates along the axes. Cost: 100 ns.
ISECT_ASK isect_vec3 isect_normal_obb(const isect_obb *obb, const isect_vec3 *point);

/// Which way does a polygon face?
///
/// @param polygon  Any corners: in a plane or not, convex or not, crossing itself or not.
/// @param point    Not read: a polygon faces the same way everywhere.
/// @return         The direction of its Newell normal: to where its corners go round anticlockwise.
///                 0, 0, 0 if it has fewer than three corners, or, up to rounding, no area, be it
///                 that it goes round as much of it one way as the other.
///
/// Bad input: NaN or infinity gives 0, 0, 0.
/// Accuracy: 2 epsilon, and 8 * count * 2^-52 for each time that the products of its sides, seen
/// from the first corner, are larger than twice its area. What is smaller than another coordinate
/// by 2^400 may count as 0. Method: Newell's sum of cross products, in double (Real-Time Rendering,
/// 16.2). Cost: 10 ns and 5 for each corner.
ISECT_ASK isect_vec3 isect_normal_polygon(const isect_polygon *polygon, const isect_vec3 *point);

/// Which way does a quad face, at a point?
///
/// @param quad   Any corners; it is the triangles a, b, c and a, c, d.
/// @param point  On the surface, or anywhere.
/// @return       That of its triangle which is nearer to the point; of equal ones the first.
///
/// Bad input: NaN or infinity gives 0, 0, 0. Accuracy: as isect_normal_triangle.
/// Method: isect_closest_point_triangle. Cost: 150 ns.
ISECT_ASK isect_vec3 isect_normal_quad(const isect_quad *quad, const isect_vec3 *point);

/// Which way does a solid between seven pairs of parallel planes face, at a point?
///
/// @param kdop   Bounds may be infinite.
/// @param point  On the surface, or anywhere.
/// @return       The direction of the plane that the point is farthest out of, or least far
///               inside; of equal ones the first, upper before lower.
///
/// Bad input: NaN, or an infinite point or normal, gives 0, 0, 0; so does what is empty by a pair
/// of bounds, and what has no face.
/// Accuracy: 2 epsilon, of a point which is moved by 8 epsilon times its coordinates and the
/// distances of the planes from the origin of space. Method: heights over all planes.
/// Cost: 90 ns for each pair.
ISECT_ASK isect_vec3 isect_normal_kdop14(const isect_kdop14 *kdop, const isect_vec3 *point);
/// Which way does a solid between nine pairs of parallel planes face, at a point?
/// @copydetails isect_normal_kdop14
ISECT_ASK isect_vec3 isect_normal_kdop18(const isect_kdop18 *kdop, const isect_vec3 *point);
/// Which way does a solid between thirteen pairs of parallel planes face, at a point?
/// @copydetails isect_normal_kdop14
ISECT_ASK isect_vec3 isect_normal_kdop26(const isect_kdop26 *kdop, const isect_vec3 *point);
/// Which way does a solid between any number of pairs of parallel planes face, at a point?
/// @copydetails isect_normal_kdop14
ISECT_ASK isect_vec3 isect_normal_kdop(const isect_kdop *kdop, const isect_vec3 *point);

/// Which way does a frustum face, at a point?
///
/// @param frustum  Absent planes are no faces. Corners are not read.
/// @param point    On the surface, or anywhere.
/// @return         The direction of the plane that the point is farthest out of, or least far
///                 inside; of equal ones the first.
///
/// Bad input: NaN or infinity gives 0, 0, 0; so does what has no face.
/// Accuracy: as isect_normal_kdop. Method: heights over all planes.
/// Cost: 50 ns for each plane.
ISECT_ASK isect_vec3 isect_normal_frustum(const isect_frustum *frustum, const isect_vec3 *point);

/// Which way does a hull face, at a point?
///
/// @param hull  Only its planes are read; those without a normal are no faces.
/// @param point    On the surface, or anywhere.
/// @return         The direction of the plane that the point is farthest out of, or least far
///                 inside; of equal ones the first.
///
/// Bad input: NaN or infinity gives 0, 0, 0; so does what has no face.
/// Accuracy: as isect_normal_kdop. Method: heights over all planes.
/// Cost: 50 ns for each plane.
ISECT_ASK isect_vec3 isect_normal_hull(const isect_hull *hull, const isect_vec3 *point);

ISECT_EXTERN_END
#endif
