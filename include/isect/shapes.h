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
    float x, y, z;
} isect_vec3;

/// The points origin + t * dir for t_min <= t <= t_max.
/// [-INFINITY, INFINITY] is a line, [0, INFINITY] a ray. `dir` need not have unit length: t counts
/// in units of `dir`.
typedef struct isect_ray {
    isect_vec3 origin, dir;
    float t_min, t_max;
} isect_ray;

/// The points with dot(normal, x) + d = 0; as a solid, those with dot(normal, x) + d <= 0. The
/// normal need not have unit length. A zero normal is everything or nothing, by the sign of d.
typedef struct isect_plane {
    isect_vec3 normal;
    float d;
} isect_plane;

/// The convex hull of three points, whatever their position.
typedef struct isect_triangle {
    isect_vec3 a, b, c;
} isect_triangle;

/// A solid ball. A negative radius means the empty set.
typedef struct isect_sphere {
    isect_vec3 center;
    float radius;
} isect_sphere;

/// A solid axis-aligned box; bounds may be infinite. Empty if lower > upper on any axis.
typedef struct isect_aabb {
    isect_vec3 lower, upper;
} isect_aabb;

/// A solid box with axes of its own: the points center + s[0] * axis[0] + s[1] * axis[1] +
/// s[2] * axis[2] with |s[i]| <= half[i]. The axes are meant to be orthonormal. A negative half
/// means the empty set.
typedef struct isect_obb {
    isect_vec3 center, axis[3];
    float half[3];
} isect_obb;

#endif
