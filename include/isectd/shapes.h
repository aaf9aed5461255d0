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
    double x, y, z;
} isectd_vec3;

/// The points origin + t * dir for t_min <= t <= t_max.
/// [-INFINITY, INFINITY] is a line, [0, INFINITY] a ray. `dir` need not have unit length: t counts
/// in units of `dir`.
typedef struct isectd_ray {
    isectd_vec3 origin, dir;
    double t_min, t_max;
} isectd_ray;

/// The points with dot(normal, x) + d = 0; as a solid, those with dot(normal, x) + d <= 0. The
/// normal need not have unit length. A zero normal is everything or nothing, by the sign of d.
typedef struct isectd_plane {
    isectd_vec3 normal;
    double d;
} isectd_plane;

/// The convex hull of three points, whatever their position.
typedef struct isectd_triangle {
    isectd_vec3 a, b, c;
} isectd_triangle;

/// A solid ball. A negative radius means the empty set.
typedef struct isectd_sphere {
    isectd_vec3 center;
    double radius;
} isectd_sphere;

/// A solid axis-aligned box; bounds may be infinite. Empty if lower > upper on any axis.
typedef struct isectd_aabb {
    isectd_vec3 lower, upper;
} isectd_aabb;

/// A solid box with axes of its own: the points center + s[0] * axis[0] + s[1] * axis[1] +
/// s[2] * axis[2] with |s[i]| <= half[i]. The axes are meant to be orthonormal. A negative half
/// means the empty set.
typedef struct isectd_obb {
    isectd_vec3 center, axis[3];
    double half[3];
} isectd_obb;

#endif
