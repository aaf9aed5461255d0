/* isectd/shapes.h - the shapes: plain structs of numbers, no hidden state, safe to memcpy.
 *
 * This file is the one list of shapes. tools/mirror makes from it the same shapes in double
 * (isectd/shapes.h), as arrays (isectd/arrays.h) and in lanes (src/lanes/shapes.h). Each struct
 * denotes one set of points; that set is what every question is about. */
#ifndef ISECTD_SHAPES_H
#define ISECTD_SHAPES_H

#include "isect/base.h"

/// A point or a vector. Laid out like three numbers in an array.
typedef struct isectd_vec3 {
    double x, y, z; ///< coordinates
} isectd_vec3;

/// A point or a vector in the plane.
typedef struct isectd_vec2 {
    double x, y; ///< coordinates
} isectd_vec2;

/// The closed segment between two points, which may coincide.
typedef struct isectd_segment {
    isectd_vec3 a, b; ///< its ends
} isectd_segment;

/// A closed segment in the plane.
typedef struct isectd_segment2 {
    isectd_vec2 a, b; ///< its ends
} isectd_segment2;

/// The points origin + t * dir for t_min <= t <= t_max.
/// [-INFINITY, INFINITY] is a line, [0, INFINITY] a ray. `dir` need not have unit length: t counts
/// in units of `dir`. With t_min > t_max it is empty.
/// A miss is {0, 0, 0, 0, 0, 0, INFINITY, -INFINITY}, where a ray is the answer.
typedef struct isectd_ray {
    isectd_vec3 origin; ///< where t = 0
    isectd_vec3 dir;    ///< the direction: from there to t = 1
    double t_min;       ///< where it begins
    double t_max;       ///< where it ends
} isectd_ray;

/// The points origin + t * dir for t_min <= t <= t_max, in the plane.
typedef struct isectd_ray2 {
    isectd_vec2 origin; ///< where t = 0
    isectd_vec2 dir;    ///< the direction: from there to t = 1; of any length
    double t_min;       ///< where it begins
    double t_max;       ///< where it ends
} isectd_ray2;

/// The points with dot(normal, x) + d = 0; as a solid, those with dot(normal, x) + d <= 0. The
/// normal need not have unit length. A zero normal is everything or nothing, by the sign of d.
typedef struct isectd_plane {
    isectd_vec3 normal; ///< points out of the solid; of any length
    double d;           ///< minus the dot product of the normal and a point of the plane
} isectd_plane;

/// The convex hull of three points, whatever their position.
typedef struct isectd_triangle {
    isectd_vec3 a, b, c; ///< corners
} isectd_triangle;

/// The convex hull of three points in the plane, whatever their position: it is solid there.
typedef struct isectd_triangle2 {
    isectd_vec2 a, b, c; ///< corners
} isectd_triangle2;

/// The points corner + s * u + t * v with s and t in [0, 1]: a rectangle where u and v are
/// perpendicular, as they are meant to be, else a parallelogram.
typedef struct isectd_rectangle {
    isectd_vec3 corner; ///< one of its corners
    isectd_vec3 u, v;   ///< the sides: from there to the two next to it
} isectd_rectangle;

/// The points x with dot(normal, x - center) = 0 within `radius` of the center. The normal need not
/// have unit length. A negative radius means the empty set.
typedef struct isectd_disc {
    isectd_vec3 center; ///< its middle
    isectd_vec3 normal; ///< perpendicular to it; of any length
    double radius;      ///< negative: empty
} isectd_disc;

/// The triangles a b c and a c d: a quadrilateral where the four points lie in one plane and go
/// round it, as they are meant to, else bent along the diagonal from a to c.
typedef struct isectd_quad {
    isectd_vec3 a, b, c, d; ///< corners in order round it
} isectd_quad;

/// A solid ball. A negative radius means the empty set.
typedef struct isectd_sphere {
    isectd_vec3 center; ///< its middle
    double radius;      ///< negative: empty
} isectd_sphere;

/// A circle in the plane, with what it encloses. A negative radius means the empty set.
typedef struct isectd_circle2 {
    isectd_vec2 center; ///< its middle
    double radius;      ///< negative: empty
} isectd_circle2;

/// All points within `radius` of a segment. A negative radius means the empty set.
typedef struct isectd_capsule {
    isectd_vec3 a, b; ///< the ends of the segment; they may coincide
    double radius;    ///< negative: empty
} isectd_capsule;

/// All points within `radius` of the points corner + s * u + t * v with s and t in [0, 1]; u and v
/// are meant to be perpendicular. A negative radius means the empty set.
typedef struct isectd_lozenge {
    isectd_vec3 corner; ///< one of the corners of the rectangle inside
    isectd_vec3 u, v;   ///< the sides: from there to the two next to it
    double radius;      ///< negative: empty
} isectd_lozenge;

/// A solid ellipsoid: the points center + the sum of s[i] * radius[i] * axis[i] with |s| <= 1. The
/// axes are meant to be orthonormal. With a radius of 0 it is flat. A negative radius means the
/// empty set.
typedef struct isectd_ellipsoid {
    isectd_vec3 center;  ///< its middle
    isectd_vec3 axis[3]; ///< three directions
    double radius[3];    ///< how far it reaches along each, either way
} isectd_ellipsoid;

/// A solid cylinder with flat ends: the points a + s * (b - a) + w with s in [0, 1], |w| <= radius
/// and w perpendicular to b - a. Where a = b nothing tells its direction: that is a ball. A
/// negative radius means the empty set.
typedef struct isectd_cylinder {
    isectd_vec3 a, b; ///< the middles of its ends
    double radius;    ///< negative: empty
} isectd_cylinder;

/// A solid cone: the points tip + s * (base - tip) + w with s in [0, 1], |w| <= s * radius and w
/// perpendicular to base - tip. Where tip = base nothing tells its direction: that is a ball. A
/// negative radius means the empty set.
typedef struct isectd_cone {
    isectd_vec3 tip;  ///< its point
    isectd_vec3 base; ///< the middle of its flat end
    double radius;    ///< of the flat end; negative: empty
} isectd_cone;

/// A solid ring: the points within `minor` of the circle of radius `major` about the center, in
/// the plane at right angles to the axis. With a minor radius of 0 it is that circle, with a major
/// one of 0 a ball; where major < minor it has no hole. With a zero axis nothing tells its
/// direction: that is a ball of radius major + minor. A negative radius means the empty set.
typedef struct isectd_torus {
    isectd_vec3 center; ///< its middle
    isectd_vec3 axis;   ///< what it goes round; of any length
    double major;       ///< of the circle in the middle of the ring; negative: empty
    double minor;       ///< of the ring about that; negative: empty
} isectd_torus;

/// A solid axis-aligned box; bounds may be infinite. Empty if lower > upper on any axis.
typedef struct isectd_aabb {
    isectd_vec3 lower; ///< the corner of least x, y, z
    isectd_vec3 upper; ///< the corner of greatest x, y, z
} isectd_aabb;

/// An axis-aligned rectangle in the plane, with what it encloses; bounds may be infinite. Empty if
/// lower > upper on any axis.
typedef struct isectd_rectangle2 {
    isectd_vec2 lower; ///< the corner of least x, y
    isectd_vec2 upper; ///< the corner of greatest x, y
} isectd_rectangle2;

/// A solid box with axes of its own: the points center + s[0] * axis[0] + s[1] * axis[1] +
/// s[2] * axis[2] with |s[i]| <= half[i]. The axes are meant to be orthonormal. A negative half
/// means the empty set.
typedef struct isectd_obb {
    isectd_vec3 center;  ///< its middle
    isectd_vec3 axis[3]; ///< three directions
    double half[3];      ///< how far it reaches along each, either way
} isectd_obb;

/// A solid between 7 pairs of parallel planes, a box without its corners: lower[i] <= the i-th of
/// x, y, z, x + y + z, x + y - z, x - y + z, x - y - z <= upper[i].
/// Bounds may be infinite. Empty if lower > upper anywhere, or if no point is within all of them.
typedef struct isectd_kdop14 {
    double lower[7]; ///< the least of each
    double upper[7]; ///< the greatest of each
} isectd_kdop14;

/// A solid between 9 pairs of parallel planes, a box without its edges: lower[i] <= the i-th of
/// x, y, z, x + y, x - y, x + z, x - z, y + z, y - z <= upper[i].
/// Bounds may be infinite. Empty if lower > upper anywhere, or if no point is within all of them.
typedef struct isectd_kdop18 {
    double lower[9]; ///< the least of each
    double upper[9]; ///< the greatest of each
} isectd_kdop18;

/// A solid between 13 pairs of parallel planes, a box without its edges and corners:
/// lower[i] <= the i-th of x, y, z, x + y, x - y, x + z, x - z, y + z, y - z, x + y + z,
/// x + y - z, x - y + z, x - y - z <= upper[i].
/// Bounds may be infinite. Empty if lower > upper anywhere, or if no point is within all of them.
typedef struct isectd_kdop26 {
    double lower[13]; ///< the least of each
    double upper[13]; ///< the greatest of each
} isectd_kdop26;

/// The points inside of six planes: those with dot(normal, x) + d <= 0 for each. An absent plane,
/// say of a view without end, is {0, 0, 0, -1}. The planes alone are the set; the corners are there
/// for those who draw it or look for bounds.
typedef struct isectd_frustum {
    isectd_plane plane[6]; ///< left, right, bottom, top, near, far; normals point outward
    isectd_vec3 corner[8]; ///< where they meet: of the near plane, then of the far one
} isectd_frustum;

#endif
