/* isect/shapes.h - the shapes: plain structs of numbers, no hidden state, safe to memcpy.
 *
 * This file is the one list of shapes. tools/mirror makes from it the same shapes in double
 * (isectd/shapes.h), as arrays (isect/arrays.h) and in lanes (src/lanes/shapes.h). Each struct
 * denotes one set of points; all questions are about that set. */
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
/// in units of `dir`. With t_min > t_max it is empty.
/// A miss is {0, 0, 0, 0, 0, 0, INFINITY, -INFINITY}, where a ray is the answer.
typedef struct isect_ray {
    isect_vec3 origin; ///< the point at t = 0
    isect_vec3 dir;    ///< the direction: from the origin to t = 1
    float t_min;       ///< where it begins: the least t
    float t_max;       ///< where it ends: the greatest t
} isect_ray;

/// The points origin + t * dir for t_min <= t <= t_max, in the plane.
typedef struct isect_ray2 {
    isect_vec2 origin; ///< the point at t = 0
    isect_vec2 dir;    ///< the direction: from the origin to t = 1; of any length
    float t_min;       ///< where it begins: the least t
    float t_max;       ///< where it ends: the greatest t
} isect_ray2;

/// The points with dot(normal, x) + d = 0; as a solid, those with dot(normal, x) + d <= 0. The
/// normal need not have unit length. A zero normal is all of space or the empty set, by the sign of
/// d.
typedef struct isect_plane {
    isect_vec3 normal; ///< points out of the solid; of any length
    float d;           ///< minus the dot product of the normal and a point of the plane
} isect_plane;

/// The convex hull of three points, in any position.
typedef struct isect_triangle {
    isect_vec3 a, b, c; ///< corners
} isect_triangle;

/// The convex hull of three points in the plane, in any position: the area, not only the border.
typedef struct isect_triangle2 {
    isect_vec2 a, b, c; ///< corners
} isect_triangle2;

/// The points corner + s * u + t * v with s and t in [0, 1]: a rectangle where u and v are
/// perpendicular, as they are meant to be, else a parallelogram.
typedef struct isect_rectangle {
    isect_vec3 corner; ///< one of its corners
    isect_vec3 u, v;   ///< the sides: from the corner to the two next to it
} isect_rectangle;

/// The points x with dot(normal, x - center) = 0 within `radius` of the center. The normal need not
/// have unit length. A negative radius means the empty set.
typedef struct isect_disc {
    isect_vec3 center; ///< its center
    isect_vec3 normal; ///< perpendicular to it; of any length
    float radius;      ///< negative: empty
} isect_disc;

/// The triangles a b c and a c d: a quadrilateral where the four points lie in one plane and go
/// round it, as they are meant to, else bent along the diagonal from a to c.
typedef struct isect_quad {
    isect_vec3 a, b, c, d; ///< corners in order round it
} isect_quad;

/// A solid sphere. A negative radius means the empty set.
typedef struct isect_sphere {
    isect_vec3 center; ///< its center
    float radius;      ///< negative: empty
} isect_sphere;

/// A circle in the plane, with its interior. A negative radius means the empty set.
typedef struct isect_circle2 {
    isect_vec2 center; ///< its center
    float radius;      ///< negative: empty
} isect_circle2;

/// All points within `radius` of a segment. A negative radius means the empty set.
typedef struct isect_capsule {
    isect_vec3 a, b; ///< the ends of the segment; they may coincide
    float radius;    ///< negative: empty
} isect_capsule;

/// All points within `radius` of the points corner + s * u + t * v with s and t in [0, 1]; u and v
/// are meant to be perpendicular. A negative radius means the empty set.
typedef struct isect_lozenge {
    isect_vec3 corner; ///< one of the corners of the rectangle inside
    isect_vec3 u, v;   ///< the sides: from the corner to the two next to it
    float radius;      ///< negative: empty
} isect_lozenge;

/// A solid ellipsoid: the points center + the sum of s[i] * radius[i] * axis[i] with |s| <= 1. The
/// axes are meant to be orthonormal. With a radius of 0 it is flat. A negative radius means the
/// empty set.
typedef struct isect_ellipsoid {
    isect_vec3 center;  ///< its center
    isect_vec3 axis[3]; ///< three directions
    float radius[3];    ///< half its extent along each axis
} isect_ellipsoid;

/// A solid cylinder with flat ends: the points a + s * (b - a) + w with s in [0, 1], |w| <= radius
/// and w perpendicular to b - a. Where a = b it has no direction and is a sphere. A negative radius
/// means the empty set.
typedef struct isect_cylinder {
    isect_vec3 a, b; ///< the centers of its ends
    float radius;    ///< negative: empty
} isect_cylinder;

/// A solid cone: the points tip + s * (base - tip) + w with s in [0, 1], |w| <= s * radius and w
/// perpendicular to base - tip. Where tip = base it has no direction and is a sphere. A negative
/// radius means the empty set.
typedef struct isect_cone {
    isect_vec3 tip;  ///< its apex
    isect_vec3 base; ///< the center of its flat end
    float radius;    ///< of the flat end; negative: empty
} isect_cone;

/// A round cone, also known as tapered capsule: the convex hull of two balls. Where one ball
/// contains the other it is that ball; with equal radii it is a capsule. A negative radius means
/// the empty set.
typedef struct isect_roundcone {
    isect_vec3 a, b; ///< the centers of both balls
    float radius_a;  ///< of the ball about a; negative: empty
    float radius_b;  ///< of the ball about b; negative: empty
} isect_roundcone;

/// A solid torus: the points within `minor` of the circle of radius `major` about the center, in
/// the plane perpendicular to the axis. With a minor radius of 0 it is that circle, with a major
/// radius of 0 a sphere; where major < minor it has no hole. With a zero axis it has no direction
/// and is a sphere of radius major + minor. A negative radius means the empty set.
typedef struct isect_torus {
    isect_vec3 center; ///< its center
    isect_vec3 axis;   ///< the axis of rotation; of any length
    float major;       ///< radius of the circle; negative: empty
    float minor;       ///< radius of the tube about the circle; negative: empty
} isect_torus;

/// A solid axis-aligned box; bounds may be infinite. Empty if lower > upper, lower = INFINITY or
/// upper = -INFINITY on any axis.
typedef struct isect_aabb {
    isect_vec3 lower; ///< the corner of least x, y, z
    isect_vec3 upper; ///< the corner of greatest x, y, z
} isect_aabb;

/// An axis-aligned rectangle in the plane, with its interior; bounds may be infinite. Empty if
/// lower > upper on any axis.
typedef struct isect_rectangle2 {
    isect_vec2 lower; ///< the corner of least x, y
    isect_vec2 upper; ///< the corner of greatest x, y
} isect_rectangle2;

/// A solid box with axes of its own: the points center + s[0] * axis[0] + s[1] * axis[1] +
/// s[2] * axis[2] with |s[i]| <= half[i]. The axes are meant to be orthonormal. A negative half
/// means the empty set.
typedef struct isect_obb {
    isect_vec3 center;  ///< its center
    isect_vec3 axis[3]; ///< three directions
    float half[3];      ///< half its extent along each axis
} isect_obb;

/// A solid between 7 pairs of parallel planes, a box without its corners: lower[i] <= the i-th of
/// x, y, z, x + y + z, x + y - z, x - y + z, x - y - z <= upper[i].
/// Bounds may be infinite. Empty if lower > upper anywhere, or if no point is within all of them.
typedef struct isect_kdop14 {
    float lower[7]; ///< the lower bounds
    float upper[7]; ///< the upper bounds
} isect_kdop14;

/// A solid between 9 pairs of parallel planes, a box without its edges: lower[i] <= the i-th of
/// x, y, z, x + y, x - y, x + z, x - z, y + z, y - z <= upper[i].
/// Bounds may be infinite. Empty if lower > upper anywhere, or if no point is within all of them.
typedef struct isect_kdop18 {
    float lower[9]; ///< the lower bounds
    float upper[9]; ///< the upper bounds
} isect_kdop18;

/// A solid between 13 pairs of parallel planes, a box without its edges and corners:
/// lower[i] <= the i-th of x, y, z, x + y, x - y, x + z, x - z, y + z, y - z, x + y + z,
/// x + y - z, x - y + z, x - y - z <= upper[i].
/// Bounds may be infinite. Empty if lower > upper anywhere, or if no point is within all of them.
typedef struct isect_kdop26 {
    float lower[13]; ///< the lower bounds
    float upper[13]; ///< the upper bounds
} isect_kdop26;

/// The points inside of six planes: dot(normal, x) + d <= 0 for each. An absent plane, for example
/// the far plane of an infinite view, is {0, 0, 0, -1}. Only the planes define the set; the corners
/// are for drawing and for bounds.
typedef struct isect_frustum {
    isect_plane plane[6]; ///< left, right, bottom, top, near, far; normals point outward
    isect_vec3 corner[8]; ///< corners of the near plane, then of the far one
} isect_frustum;

/// The convex hull of four points, in any position.
typedef struct isect_tetrahedron {
    isect_vec3 a, b, c, d; ///< corners
} isect_tetrahedron;

/// A moving segment: at time t in [0, 1] its ends are a + t * motion and b + t * motion.
typedef struct isect_moving_segment {
    isect_vec3 a, b;   ///< its ends at time 0; they may coincide
    isect_vec3 motion; ///< the translation from time 0 to time 1
} isect_moving_segment;

/// A moving triangle: at time t in [0, 1] its corners are a, b and c + t * motion.
typedef struct isect_moving_triangle {
    isect_vec3 a, b, c; ///< its corners at time 0; they may coincide or be in line
    isect_vec3 motion;  ///< the translation from time 0 to time 1
} isect_moving_triangle;

/// A moving solid sphere: at time t in [0, 1] its center is center + t * motion. A negative radius
/// means the empty set.
typedef struct isect_moving_sphere {
    isect_vec3 center; ///< its center at time 0
    float radius;      ///< negative: empty
    isect_vec3 motion; ///< the translation from time 0 to time 1
} isect_moving_sphere;

/// A moving capsule: at time t in [0, 1] its ends are a + t * motion and b + t * motion. A negative
/// radius means the empty set.
typedef struct isect_moving_capsule {
    isect_vec3 a, b;   ///< the ends of the segment at time 0; they may coincide
    float radius;      ///< negative: empty
    isect_vec3 motion; ///< the translation from time 0 to time 1
} isect_moving_capsule;

/// A moving solid ellipsoid: at time t in [0, 1] its center is center + t * motion. A negative
/// radius means the empty set.
typedef struct isect_moving_ellipsoid {
    isect_vec3 center;  ///< its center at time 0
    isect_vec3 axis[3]; ///< as of isect_ellipsoid
    float radius[3];    ///< along each axis; negative: empty
    isect_vec3 motion;  ///< the translation from time 0 to time 1
} isect_moving_ellipsoid;

/// A moving solid cylinder with flat ends: at time t in [0, 1] its ends are a + t * motion and b +
/// t * motion. A negative radius means the empty set.
typedef struct isect_moving_cylinder {
    isect_vec3 a, b;   ///< the centers of both ends at time 0
    float radius;      ///< negative: empty
    isect_vec3 motion; ///< the translation from time 0 to time 1
} isect_moving_cylinder;

/// A moving solid cone: at time t in [0, 1] it reaches from tip + t * motion to base + t * motion.
/// A negative radius means the empty set.
typedef struct isect_moving_cone {
    isect_vec3 tip;    ///< at time 0
    isect_vec3 base;   ///< the center of the base at time 0
    float radius;      ///< of the base; negative: empty
    isect_vec3 motion; ///< the translation from time 0 to time 1
} isect_moving_cone;

/// A moving solid axis-aligned box: at time t in [0, 1] it reaches from lower + t * motion to upper
/// + t * motion; bounds may be infinite. Empty if lower > upper on any axis.
typedef struct isect_moving_aabb {
    isect_vec3 lower;  ///< the corner of least x, y, z at time 0
    isect_vec3 upper;  ///< the corner of greatest x, y, z at time 0
    isect_vec3 motion; ///< the translation from time 0 to time 1
} isect_moving_aabb;

/// A moving solid box with axes of its own: at time t in [0, 1] its center is center + t * motion.
/// A negative half means the empty set.
typedef struct isect_moving_obb {
    isect_vec3 center;  ///< its center at time 0
    isect_vec3 axis[3]; ///< as of isect_obb
    float half[3];      ///< half its extent along each axis; negative: empty
    isect_vec3 motion;  ///< the translation from time 0 to time 1
} isect_moving_obb;

#endif
