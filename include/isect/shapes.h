/* isect/shapes.h - the shapes: plain structs of numbers, no hidden state, safe to memcpy.
 *
 * This file is the one list of shapes. tools/mirror makes from it the same shapes in double
 * (isectd/shapes.h), as arrays (isect/arrays.h) and in lanes (src/lanes/shapes.h). Each struct
 * denotes one set of points; that set is what every question is about. */
#ifndef ISECT_SHAPES_H
#define ISECT_SHAPES_H

#include "isect/base.h"

/// A point or a vector. Laid out like three numbers in an array.
typedef struct isect_vec3 {
    float x, y, z; ///< coordinates
} isect_vec3;

/// A point or a vector in the plane.
typedef struct isect_vec2 {
    float x, y; ///< coordinates
} isect_vec2;

/// The closed segment between two points, which may coincide.
typedef struct isect_segment {
    isect_vec3 a, b; ///< its ends
} isect_segment;

/// A closed segment in the plane.
typedef struct isect_segment2 {
    isect_vec2 a, b; ///< its ends
} isect_segment2;

/// The points origin + t * dir for t_min <= t <= t_max.
/// [-INFINITY, INFINITY] is a line, [0, INFINITY] a ray. `dir` need not have unit length: t counts
/// in units of `dir`.
typedef struct isect_ray {
    isect_vec3 origin; ///< where t = 0
    isect_vec3 dir;    ///< the way from there to t = 1
    float t_min;       ///< where it begins
    float t_max;       ///< where it ends
} isect_ray;

/// The points with dot(normal, x) + d = 0; as a solid, those with dot(normal, x) + d <= 0. The
/// normal need not have unit length. A zero normal is everything or nothing, by the sign of d.
typedef struct isect_plane {
    isect_vec3 normal; ///< points out of the solid; of any length
    float d;           ///< minus the dot product of the normal and a point of the plane
} isect_plane;

/// The convex hull of three points, whatever their position.
typedef struct isect_triangle {
    isect_vec3 a, b, c; ///< corners
} isect_triangle;

/// The points corner + s * u + t * v with s and t in [0, 1]: a rectangle where u and v are
/// perpendicular, as they are meant to be, else a parallelogram.
typedef struct isect_rectangle {
    isect_vec3 corner; ///< one of its corners
    isect_vec3 u, v;   ///< the ways from there to the two next to it
} isect_rectangle;

/// The points x with dot(normal, x - center) = 0 within `radius` of the center. The normal need not
/// have unit length. A negative radius means the empty set.
typedef struct isect_disc {
    isect_vec3 center; ///< its middle
    isect_vec3 normal; ///< perpendicular to it; of any length
    float radius;      ///< negative: empty
} isect_disc;

/// A solid ball. A negative radius means the empty set.
typedef struct isect_sphere {
    isect_vec3 center; ///< its middle
    float radius;      ///< negative: empty
} isect_sphere;

/// All points within `radius` of a segment. A negative radius means the empty set.
typedef struct isect_capsule {
    isect_vec3 a, b; ///< the ends of the segment; they may coincide
    float radius;    ///< negative: empty
} isect_capsule;

/// All points within `radius` of the points corner + s * u + t * v with s and t in [0, 1]; u and v are
/// meant to be perpendicular. A negative radius means the empty set.
typedef struct isect_lozenge {
    isect_vec3 corner; ///< one of the corners of the rectangle inside
    isect_vec3 u, v;   ///< the ways from there to the two next to it
    float radius;      ///< negative: empty
} isect_lozenge;

/// A solid ellipsoid: the points center + the sum of s[i] * radius[i] * axis[i] with |s| <= 1. The
/// axes are meant to be orthonormal. With a radius of 0 it is flat. A negative radius means the
/// empty set.
typedef struct isect_ellipsoid {
    isect_vec3 center;  ///< its middle
    isect_vec3 axis[3]; ///< three directions
    float radius[3];    ///< how far it reaches along each, either way
} isect_ellipsoid;

/// A solid cylinder with flat ends: the points a + s * (b - a) + w with s in [0, 1], |w| <= radius
/// and w perpendicular to b - a. Where a = b nothing tells its direction: that is a ball. A negative
/// radius means the empty set.
typedef struct isect_cylinder {
    isect_vec3 a, b; ///< the middles of its ends
    float radius;    ///< negative: empty
} isect_cylinder;

/// A solid cone: the points tip + s * (base - tip) + w with s in [0, 1], |w| <= s * radius and w
/// perpendicular to base - tip. Where tip = base nothing tells its direction: that is a ball. A
/// negative radius means the empty set.
typedef struct isect_cone {
    isect_vec3 tip;  ///< its point
    isect_vec3 base; ///< the middle of its flat end
    float radius;    ///< of the flat end; negative: empty
} isect_cone;

/// A solid axis-aligned box; bounds may be infinite. Empty if lower > upper on any axis.
typedef struct isect_aabb {
    isect_vec3 lower; ///< the corner of least x, y, z
    isect_vec3 upper; ///< the corner of greatest x, y, z
} isect_aabb;

/// A solid box with axes of its own: the points center + s[0] * axis[0] + s[1] * axis[1] +
/// s[2] * axis[2] with |s[i]| <= half[i]. The axes are meant to be orthonormal. A negative half
/// means the empty set.
typedef struct isect_obb {
    isect_vec3 center;  ///< its middle
    isect_vec3 axis[3]; ///< three directions
    float half[3];      ///< how far it reaches along each, either way
} isect_obb;

#endif
