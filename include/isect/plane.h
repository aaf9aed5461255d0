/* isect/plane.h - planes from points, and how high a point is over a plane. */
#ifndef ISECT_PLANE_H
#define ISECT_PLANE_H

#include "isect/shapes.h"

ISECT_EXTERN_BEGIN

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

ISECT_EXTERN_END
#endif
