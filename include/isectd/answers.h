/* isectd/answers.h - the answers that are more than yes or no: small structs of numbers. */
#ifndef ISECTD_ANSWERS_H
#define ISECTD_ANSWERS_H

#include "isectd/shapes.h"

/// The part of a ray inside a convex solid: all t with enter <= t <= leave.
/// A miss is the empty interval {INFINITY, -INFINITY}: it is farther away than every hit, so the
/// nearest of many spans is simply the one with the least `enter`.
typedef struct isectd_span {
    double enter; ///< the least t
    double leave; ///< the greatest t
} isectd_span;

/// Where a ray pierces a surface: at origin + t * dir. On a triangle that is the point
/// w * a + u * b + v * c, with u, v, w in [0, 1] and u + v + w = 1 up to rounding; on a rectangle
/// it is corner + u * rectangle.u + v * rectangle.v, with u, v in [0, 1] and w = 0; on other
/// surfaces u = v = w = 0. A miss is {INFINITY, 0, 0, 0}.
/// (Four numbers and not three: a struct of 12 bytes is slow to return, one of 16 is not.)
typedef struct isectd_touch {
    double t;       ///< how far along the ray, in units of its dir
    double u, v, w; ///< barycentric coordinates: weights of b, c, a; or along the sides u, v
} isectd_touch;

/// Where a ray first pierces a mesh: triangle `prim`, at t, u, v as in isectd_touch.
/// A miss is {INFINITY, 0, 0, UINT32_MAX}.
typedef struct isectd_mesh_touch {
    double t;       ///< how far along the ray, in units of its dir
    double u, v;    ///< barycentric coordinates: weights of the second and the third corner
    uint32_t prim; ///< which triangle
} isectd_mesh_touch;

/// Which two points of two shapes are nearest, and how far apart: a is of the first shape, b of the
/// second. Shapes that overlap have a = b and distance2 = 0; others have distance2 > 0. Of a shape
/// that is empty nothing is near. A miss is {0, 0, 0, 0, 0, 0, INFINITY}.
typedef struct isectd_nearest {
    isectd_vec3 a, b; ///< the points
    double distance2; ///< the square of their distance
} isectd_nearest;

/// How large a shape is, in four ways that tell how likely it is hit: by a point, by a line from
/// anywhere, from one direction, by a plane; see isectd/odds.h. Of what is empty all are 0.
typedef struct isectd_measure {
    double volume; ///< of what lies inside
    double area;   ///< of the surface; of what is flat, of both sides
    double shadow; ///< the mean area of its shadow, over light from all directions
    double width;  ///< the mean distance of two parallel planes that hold it, over all directions
} isectd_measure;

/// What two flat shapes have in common: the convex hull of so many points. 0 is nothing, 1 a point,
/// 2 a segment, more a convex polygon whose corners are in order round it.
typedef struct isectd_common {
    uint32_t count;      ///< how many points there are
    isectd_vec3 point[6]; ///< those; the others are 0
} isectd_common;

/// What two flat shapes in the plane have in common, as isectd_common.
typedef struct isectd_common2 {
    uint32_t count;      ///< how many points there are
    isectd_vec2 point[2]; ///< those; the others are 0
} isectd_common2;

/// What two rays in the plane have in common, as isectd_common2, and where that is on each of them.
typedef struct isectd_crossing2 {
    uint32_t count;      ///< how many points there are
    isectd_vec2 point[2]; ///< those; the others are 0
    double a[2], b[2];    ///< the t of each point on the first ray, and on the second; others are 0
} isectd_crossing2;

/// Is there a hit, that is, is the span not empty?
///
/// @param span  An answer.
/// @return      Is enter <= leave?
ISECT_INLINE bool isectd_hit(isectd_span span)
{
    return span.enter <= span.leave;
}

#endif
