/* isect/surface.h - planes from points, points of surfaces, and surface normals. */
#ifndef ISECT_SURFACE_H
#define ISECT_SURFACE_H

#include "isect/views.h"

ISECT_EXTERN_BEGIN

/* ---- plane ----
 *
 * Planes from points, and the height of a point over a plane. */

/// Which plane goes through a point, perpendicular to a direction?
///
/// @param point   A point of the plane.
/// @param normal  Points out of the solid; of any length. A zero normal gives the plane
///                {0, 0, 0, 0}, which is all of space.
/// @return        The plane, with the normal as given. If d, or the whole normal, would be out of
///                the range of normal numbers, all four numbers are divided by a power of two.
///
/// Bad input: NaN or infinity gives {0, 0, 0, 1}, the empty set.
/// Accuracy: the error of d is at most an epsilon of itself, and the least positive number.
/// Method: the exact sum of three products, rounded once.
/// Cost: about 75 ns.
ISECT_ASK isect_plane isect_plane_through(const isect_vec3 *point, const isect_vec3 *normal);

/// Which plane goes through three points?
///
/// @param a, b, c  Any points; they may coincide. They give {0, 0, 0, 0}, which is all of space,
///                 exactly if they lie on one line.
/// @return         The plane with the normal cross(b - a, c - a): it points to the side from which
///                 a, b, c go round anticlockwise, in a right-handed frame. If d, or the whole
///                 normal, would be out of the range of normal numbers, all four numbers are
///                 divided by a power of two.
///
/// Bad input: NaN or infinity gives {0, 0, 0, 1}, the empty set.
/// Accuracy: the error of each of the four numbers is at most an epsilon of itself, and the least
/// positive number, however thin the triangle is.
/// Method: exact sums of six products, rounded once.
/// Cost: about 350 ns.
ISECT_ASK isect_plane isect_plane_of(const isect_vec3 *a, const isect_vec3 *b, const isect_vec3 *c);

/// What is the height of a point over a plane, their signed distance?
///
/// @param plane  The normal need not have unit length. A zero normal is all of space or the empty
///               set.
/// @param point  Any point.
/// @return       Positive where the normal points to, negative inside the solid, 0 exactly if the
///               point is on the plane. INFINITY if the plane is the empty set. Out of range it is
///               the largest finite number, or the least positive one.
///
/// Bad input: NaN or infinity gives INFINITY.
/// Accuracy: the sign is exact; the error of the height is at most 3 epsilon of itself.
/// Method: the exact sum of three products and d, rounded once, divided by the length of the
/// normal.
/// Cost: about 75 ns.
ISECT_ASK float isect_plane_height(const isect_plane *plane, const isect_vec3 *point);

/* ---- at ----
 *
 * Points of rays and surfaces, for example at the result of a cast. One at a time. */

/// Where is the point of a ray at t?
///
/// @param ray  Its range is not read.
/// @param t    Any number, such as the `t` of a touch or the `enter` of a span.
/// @return     origin + t * dir. A coordinate beyond the range of numbers is the largest finite
///             number.
///
/// Bad input: NaN or infinity, as in the t of a miss, gives the point 0, 0, 0.
/// Accuracy: the error of a coordinate is at most epsilon * (|origin| + |t * dir|), and the least
/// number.
/// Method: a product and a sum, each rounded. Cost: 15 ns.
ISECT_ASK isect_vec3 isect_at(const isect_ray *ray, float t);

/// Where is the point of a triangle with these weights?
///
/// @param triangle  Any corners.
/// @param u, v, w   The weights of b, c and a, as in isect_touch. Their sum need not be 1, and they
///                  may be negative.
/// @return          w * a + u * b + v * c. A coordinate beyond the range of numbers is the largest
///                  finite number.
///
/// Bad input: NaN or infinity gives the point 0, 0, 0.
/// Accuracy: the error of a coordinate is at most 2 epsilon * (|w * a| + |u * b| + |v * c|), and
/// twice the least number.
/// Method: the explicit form of a triangle (Real-Time Rendering, 22.2). Cost: 15 ns.
ISECT_ASK isect_vec3 isect_at_triangle(const isect_triangle *triangle, float u, float v, float w);

/// Which way does a smooth surface face, at a point of a triangle with a normal at each corner?
///
/// @param normals  The normals at a, b and c of the triangle; of any length, which counts as a
///                 weight.
/// @param u, v, w  The weights of b, c and a, as in isect_touch.
/// @return         w * a + u * b + v * c of these normals, divided by its length; 0, 0, 0 if it is
///                 zero.
///
/// Bad input: NaN or infinity gives 0, 0, 0.
/// Accuracy: 4 epsilon (|w * a| + |u * b| + |v * c|) over the length of the sum.
/// Method: weighted sum (Real-Time Rendering, 22.8.1). Cost: 55 ns.
ISECT_ASK isect_vec3 isect_at_triangle_normal(const isect_triangle *normals, float u, float v,
                                              float w);

/// Which texture coordinates has a point of a triangle with coordinates at each corner?
///
/// @param coordinates  The texture coordinates at a, b and c of the triangle, or any two numbers.
/// @param u, v, w      The weights of b, c and a, as in isect_touch.
/// @return             w * a + u * b + v * c. A coordinate beyond the range of numbers is the
///                     largest finite number.
///
/// Bad input: NaN or infinity gives 0, 0.
/// Accuracy: as isect_at_triangle. Method: weighted sum (Real-Time Rendering, 22.8.1).
/// Cost: 15 ns.
ISECT_ASK isect_vec2 isect_at_triangle_texture(const isect_triangle2 *coordinates, float u, float v,
                                               float w);

/// Which ray starts at a point of a triangle, and does not find that triangle again?
///
/// @param triangle  Any corners.
/// @param u, v      The weights of b and c, as in isect_touch or isect_mesh_touch.
/// @param dir       The direction of the ray; of any length.
/// @return          The ray from a + u (b - a) + v (c - a), displaced off the plane to the side
///                  that dir points to, by no more than the error bound; t from 0 to INFINITY.
///                  Without displacement if the triangle has no area, or dir is in its plane: no
///                  ray pierces it then.
///
/// Bad input: NaN or infinity, or an origin that overflows, gives a ray with a direction of 0,
/// which hits nothing.
/// Exact: the origin is off the plane, on the side of dir, for numbers of any size; so
/// isect_cast_ray_triangle misses the triangle, and isect_bvh_cast that triangle of a mesh. A
/// neighbour across an edge with the point may be hit.
/// Accuracy: the distance of the origin from a point of the triangle is in each coordinate at most
/// 2 epsilon (double: 24) of the greatest coordinate of the corners, and 2 least numbers (double:
/// 96).
/// Method: an offset along the normal by an error bound, rounded away from the plane (as Pharr,
/// Jakob and Humphreys 2016, 3.9); the side by an exact determinant. Cost: 180 ns.
ISECT_ASK isect_ray isect_at_triangle_spawn(const isect_triangle *triangle, float u, float v,
                                            const isect_vec3 *dir);

/// Where is the point of a sphere at these angles?
///
/// @param sphere     A radius of 0 is a point.
/// @param longitude  The angle round the z axis, from x over y, in radians.
/// @param latitude   The angle from the plane of x and y up to z, in radians: from -pi/2 to pi/2,
///                   beyond which it continues on the other side.
/// @return           center + radius * (cos latitude cos longitude, cos latitude sin longitude, sin
///                   latitude). A coordinate beyond the range of numbers is the largest finite
///                   number.
///
/// Bad input: NaN or infinity, or a negative radius, gives the point 0, 0, 0.
/// Accuracy: the error of a coordinate is at most 4 epsilon * (|center| + radius), if the sines and
/// cosines of the C library are within an epsilon. The points are not bit-stable: results that must
/// be the same on every machine must not depend on them.
/// Method: the explicit form of a sphere (Real-Time Rendering, 22.2). Cost: 30 to 50 ns.
ISECT_ASK isect_vec3 isect_at_sphere(const isect_sphere *sphere, float longitude, float latitude);

/// Where is the point of an ellipsoid at these angles?
///
/// @param ellipsoid  Any axes, which are meant to be orthonormal.
/// @param longitude  The angle round axis[2], from axis[0] over axis[1], in radians, on the unit
///                   sphere that is scaled to the ellipsoid by the radii.
/// @param latitude   The angle from the plane of the first two up to axis[2], as in
///                   isect_at_sphere.
/// @return           center + cos latitude cos longitude radius[0] * axis[0] + cos latitude sin
///                   longitude radius[1] * axis[1] + sin latitude radius[2] * axis[2]. A coordinate
///                   beyond the range of numbers is the largest finite number.
///
/// Bad input: NaN or infinity, or a negative radius, gives the point 0, 0, 0.
/// Accuracy: the error of a coordinate is at most 4 epsilon * (|center| + |radius[0] * axis[0]| +
/// |radius[1] * axis[1]| + |radius[2] * axis[2]|); not bit-stable, as isect_at_sphere.
/// Method: the unit sphere, scaled along the axes. Cost: 30 to 50 ns.
ISECT_ASK isect_vec3 isect_at_ellipsoid(const isect_ellipsoid *ellipsoid, float longitude,
                                        float latitude);

/* ---- normal ----
 *
 * Surface normals. One at a time.
 *
 * All have unit length up to 2 epsilon, or are 0, 0, 0 where, up to rounding, there is no normal.
 * Normals of solids point outward; the normal of a flat shape points to the side that its order of
 * points or its own normal defines, independent of the side from which a ray comes. The point need
 * not be on the surface, because rounded points rarely are: a point beside it, inside or outside,
 * gives the normal of the surface near it. NaN or infinity gives 0, 0, 0, and so does an empty
 * shape. Numbers may have any size: squares neither overflow nor underflow. */

/// Which way does a plane face?
///
/// @param plane  Its normal may have any length.
/// @param point  Not read: a plane faces the same way everywhere.
/// @return       Its normal, with unit length; 0, 0, 0 if it is zero.
///
/// Bad input: NaN or infinity in the normal gives 0, 0, 0.
/// Accuracy: 2 epsilon. Method: division by the length. Cost: 15 ns.
ISECT_ASK isect_vec3 isect_normal_plane(const isect_plane *plane, const isect_vec3 *point);

/// Which way does a triangle face?
///
/// @param triangle  Any corners.
/// @param point     Not read: a triangle faces the same way everywhere.
/// @return          The direction of cross(b - a, c - a), out of its front: the side from which a,
///                  b, c go round anticlockwise. 0, 0, 0 exactly if it has no area.
///
/// Bad input: NaN or infinity gives 0, 0, 0.
/// Accuracy: 8 epsilon, also for needles, however thin.
/// Method: a cross product in double; if that cancels, exact sums of products.
/// Cost: 75 ns; 150 to 400 ns for needles.
ISECT_ASK isect_vec3 isect_normal_triangle(const isect_triangle *triangle, const isect_vec3 *point);

/// Which way does a rectangle face?
///
/// @param rectangle  Any sides u and v.
/// @param point      Not read: a rectangle faces the same way everywhere.
/// @return           The direction of cross(u, v). 0, 0, 0 exactly if it has no area.
///
/// Bad input: NaN or infinity gives 0, 0, 0.
/// Accuracy: 8 epsilon, for any angle between u and v. Method: as isect_normal_triangle.
/// Cost: 75 ns; 150 to 400 ns for needles.
ISECT_ASK isect_vec3 isect_normal_rectangle(const isect_rectangle *rectangle,
                                            const isect_vec3 *point);

/// Which way does a disc face?
///
/// @param disc   Its normal may have any length.
/// @param point  Not read: a disc faces the same way everywhere.
/// @return       Its normal, with unit length; 0, 0, 0 if it is zero, or if the disc is empty.
///
/// Bad input: NaN or infinity gives 0, 0, 0.
/// Accuracy: 2 epsilon. Method: division by the length. Cost: 15 ns.
ISECT_ASK isect_vec3 isect_normal_disc(const isect_disc *disc, const isect_vec3 *point);

/// Which way does a sphere face, at a point?
///
/// @param sphere  Any radius; a negative one is empty.
/// @param point   On the surface, or anywhere.
/// @return        The direction of the point from the center. 0, 0, 0 at the center.
///
/// Bad input: NaN or infinity gives 0, 0, 0; so does an empty sphere.
/// Accuracy: 4 epsilon. Method: division by the length. Cost: 40 ns.
ISECT_ASK isect_vec3 isect_normal_sphere(const isect_sphere *sphere, const isect_vec3 *point);

/// Which way does a capsule face, at a point?
///
/// @param capsule  Any; a negative radius is empty.
/// @param point    On the surface, or anywhere.
/// @return         The direction of the point from the nearest point of the segment inside. 0, 0, 0
///                 on that segment.
///
/// Bad input: NaN or infinity gives 0, 0, 0; so does an empty capsule.
/// Accuracy: the exact normal at a point that is displaced by 4 epsilon * (|point - a| + |b - a|),
/// and 4 epsilon.
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
/// Accuracy: the exact normal at a point that is displaced by 4 epsilon * (|point - corner| + |u| +
/// |v|), and 4 epsilon.
/// Method: the nearest point of a parallelogram, as isect_closest_segment_segment. Cost: 125 ns.
ISECT_ASK isect_vec3 isect_normal_lozenge(const isect_lozenge *lozenge, const isect_vec3 *point);

/// Which way does an ellipsoid face, at a point?
///
/// @param ellipsoid  Orthonormal axes. A negative radius is empty.
/// @param point      On the surface, or anywhere.
/// @return           The normal where the line from the center through the point leaves the
///                   ellipsoid. 0, 0, 0 at the center. With one radius of 0 the ellipsoid is flat:
///                   the normal is that axis, toward the side of the point, or forward if the point
///                   is in its plane. With two radii of 0 it is a needle: the normal is
///                   perpendicular to it, toward the point. With three it is a point, as a sphere
///                   of radius 0. The normal is 0, 0, 0 on the needle and at the point.
///
/// Bad input: NaN or infinity gives 0, 0, 0; so does an empty ellipsoid.
/// Accuracy: the exact normal at a point that is displaced by 4 epsilon * |point - center| along
/// each axis, and 8 epsilon, if the axes are orthonormal up to epsilon.
/// Method: the gradient, each coordinate along an axis over the square of its radius; exponents are
/// handled separately, so that they cannot overflow. Cost: 100 ns.
ISECT_ASK isect_vec3 isect_normal_ellipsoid(const isect_ellipsoid *ellipsoid,
                                            const isect_vec3 *point);

/// Which way does a cylinder face, at a point?
///
/// @param cylinder  Any; where a = b it is a sphere. A negative radius is empty.
/// @param point     On the surface, or anywhere.
/// @return          The normal of the side or of an end, whichever has the greatest signed distance
///                  from the point. On edges and at ties the side comes before the end at b, and
///                  that before the end at a. 0, 0, 0 on the axis where the side is nearest,
///                  because the side has no unique normal there.
///
/// Bad input: NaN or infinity gives 0, 0, 0; so does an empty cylinder.
/// Accuracy: the exact normal at a point that is displaced by 8 epsilon * (|point - a| + |b - a| +
/// radius), and 8 epsilon.
/// Method: three signed distances. Cost: 150 ns.
ISECT_ASK isect_vec3 isect_normal_cylinder(const isect_cylinder *cylinder, const isect_vec3 *point);

/// Which way does a cone face, at a point?
///
/// @param cone   Any; where tip = base it is a sphere. A negative radius is empty.
/// @param point  On the surface, or anywhere.
/// @return       The normal of the side or of the flat end, as for isect_normal_cylinder. At the
///               tip and beyond it, and on the axis where the side is nearest, it points from base
///               to tip.
///
/// Bad input: NaN or infinity gives 0, 0, 0; so does an empty cone, and a radius of 0 on the axis.
/// Accuracy: the exact normal at a point that is displaced by 8 epsilon * (|point - tip| + |base -
/// tip| + radius), and 8 epsilon.
/// Method: three signed distances. Cost: 150 ns.
ISECT_ASK isect_vec3 isect_normal_cone(const isect_cone *cone, const isect_vec3 *point);

/// Which way does a torus face, at a point?
///
/// @param torus  Any; with a zero axis it is a sphere. A negative radius is empty.
/// @param point  On the surface, or anywhere.
/// @return       The direction of the point from the nearest point of the circle inside. On the
///               axis, where all points of the circle are equally near, it is along the axis, away
///               from the center. 0, 0, 0 on the circle, and at the center.
///
/// Bad input: NaN or infinity gives 0, 0, 0; so does an empty torus.
/// Accuracy: the exact normal at a point that is displaced by 8 epsilon * (|point - center| +
/// major), and 8 epsilon.
/// Method: the offsets along the axis and perpendicular to it. Cost: 130 ns.
ISECT_ASK isect_vec3 isect_normal_torus(const isect_torus *torus, const isect_vec3 *point);

/// Which way does a quadric face, at a point?
///
/// @param matrix  16 numbers, as in isect_cast_ray_quadric.
/// @param point   On the surface, or anywhere.
/// @return        The direction of the gradient of the form, which points out of the solid. 0, 0, 0
///                where the gradient is zero: at the tip of a cone, in a double plane.
///
/// Bad input: NaN or infinity gives 0, 0, 0.
/// Accuracy: each coordinate is within 4 epsilon of itself, and the least normal number.
/// Method: exact sums of eight products, rounded once. Cost: 400 ns.
ISECT_ASK isect_vec3 isect_normal_quadric(const float *matrix, const isect_vec3 *point);

/// Which way does a box face, at a point?
///
/// @param aabb   Bounds may be infinite; lower > upper is empty.
/// @param point  On the surface, or anywhere.
/// @return       The normal of the face from which the point has the greatest signed distance. On
///               edges and corners and at ties, x comes before y before z, and upper before lower.
///               0, 0, 0 if no bound is finite.
///
/// Bad input: NaN, or an infinite point, gives 0, 0, 0; so does an empty box.
/// Accuracy: if two distances differ by less than a rounding, the answer may be either face; else
/// it is exact.
/// Method: comparisons of differences. Cost: 65 ns.
ISECT_ASK isect_vec3 isect_normal_aabb(const isect_aabb *aabb, const isect_vec3 *point);

/// Which way does a box with axes of its own face, at a point?
///
/// @param obb    Orthonormal axes. Half 0 is a flat box; a negative half is empty.
/// @param point  On the surface, or anywhere.
/// @return       The axis, forward or backward, of the face with the greatest signed distance from
///               the point. On edges and corners and at ties, the first axis comes before the
///               second before the third, and forward before backward.
///
/// Bad input: NaN or infinity gives 0, 0, 0; so does an empty box, and an axis of 0, 0, 0.
/// Accuracy: 2 epsilon, for a point that is displaced by 4 epsilon * |point - center| along each
/// axis.
/// Method: comparisons of coordinates along the axes. Cost: 100 ns.
ISECT_ASK isect_vec3 isect_normal_obb(const isect_obb *obb, const isect_vec3 *point);

/// Which way does a polygon face?
///
/// @param polygon  Any corners: in a plane or not, convex or not, crossing itself or not.
/// @param point    Not read: a polygon faces the same way everywhere.
/// @return         The direction of its Newell normal: the side from which its corners go round
///                 anticlockwise. 0, 0, 0 if it has fewer than three corners, or, up to rounding,
///                 no signed area, also where parts of opposite orientation cancel.
///
/// Bad input: NaN or infinity gives 0, 0, 0.
/// Accuracy: 2 epsilon, and 8 * count * 2^-52 times the sum of the |products| of the sides,
/// relative to the first corner, over twice its area. A coordinate that is smaller than another by
/// 2^400 may count as 0.
/// Method: Newell's sum of cross products, in double (Real-Time Rendering, 16.2).
/// Cost: 10 ns, and 5 ns for each corner.
ISECT_ASK isect_vec3 isect_normal_polygon(const isect_polygon *polygon, const isect_vec3 *point);

/// Which way does a quad face, at a point?
///
/// @param quad   Any corners; it is the triangles a, b, c and a, c, d.
/// @param point  On the surface, or anywhere.
/// @return       The normal of the triangle that is nearer to the point; of equal ones the first.
///
/// Bad input: NaN or infinity gives 0, 0, 0. Accuracy: as isect_normal_triangle.
/// Method: isect_closest_point_triangle. Cost: 150 ns.
ISECT_ASK isect_vec3 isect_normal_quad(const isect_quad *quad, const isect_vec3 *point);

/// Which way does a solid between seven pairs of parallel planes face, at a point?
///
/// @param kdop   Bounds may be infinite.
/// @param point  On the surface, or anywhere.
/// @return       The normal of the plane from which the point has the greatest signed distance; of
///               equal ones the first, upper before lower.
///
/// Bad input: NaN, or an infinite point or normal, gives 0, 0, 0; so does a k-DOP with lower >
/// upper, and one without a finite bound.
/// Accuracy: 2 epsilon, for a point that is displaced by 8 epsilon times its coordinates and the
/// distances of the planes from 0.
/// Method: heights over all planes.
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
/// @param frustum  Absent planes are ignored. Corners are not read.
/// @param point    On the surface, or anywhere.
/// @return         The normal of the plane from which the point has the greatest signed distance;
///                 of equal ones the first.
///
/// Bad input: NaN or infinity gives 0, 0, 0; so does a solid without faces.
/// Accuracy: as isect_normal_kdop. Method: heights over all planes.
/// Cost: 50 ns for each plane.
ISECT_ASK isect_vec3 isect_normal_frustum(const isect_frustum *frustum, const isect_vec3 *point);

/// Which way does a hull face, at a point?
///
/// @param hull  Only its planes are read; planes with a zero normal are ignored.
/// @param point    On the surface, or anywhere.
/// @return         The normal of the plane from which the point has the greatest signed distance;
///                 of equal ones the first.
///
/// Bad input: NaN or infinity gives 0, 0, 0; so does a solid without faces.
/// Accuracy: as isect_normal_kdop. Method: heights over all planes.
/// Cost: 50 ns for each plane.
ISECT_ASK isect_vec3 isect_normal_hull(const isect_hull *hull, const isect_vec3 *point);

ISECT_EXTERN_END
#endif
