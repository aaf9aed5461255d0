/* isect/at.h - points of rays and surfaces: what to do with the winner of a cast. One at a time. */
#ifndef ISECT_AT_H
#define ISECT_AT_H

#include "isect/shapes.h"

ISECT_EXTERN_BEGIN

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
/// @return          From a + u (b - a) + v (c - a), moved off the plane to the side that dir points to
///                  by no more than rounding may be off; t from 0 to INFINITY. Where the triangle has no
///                  area, or dir is in its plane, to no side: no ray pierces there.
///
/// Bad input: NaN or infinity, or an origin not below the greatest number, gives a ray with a direction
/// of 0, which hits nothing.
/// Exact: the origin is off the plane, on the side of dir, whatever the size of the numbers; so
/// isect_cast_ray_triangle misses the triangle, and isect_bvh_cast that triangle of a mesh. One that is next to it, across an edge that the point is on, may be hit.
/// Accuracy: of a point of the triangle, each coordinate of the origin is within 2 epsilon (double: 24) of
/// the greatest coordinate of the corners, and 2 least numbers (double: 96).
/// Method: an offset along the normal from an error bound, rounded away (as Pharr, Jakob and Humphreys
/// 2016, 3.9); the side by an exact determinant. Cost: 180 ns.
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

ISECT_EXTERN_END
#endif
