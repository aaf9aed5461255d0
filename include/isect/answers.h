/* isect/answers.h - answers of more than one bit: small structs of numbers. */
#ifndef ISECT_ANSWERS_H
#define ISECT_ANSWERS_H

#include "isect/shapes.h"

/// The part of a ray inside a convex solid: all t with enter <= t <= leave.
/// A miss is the empty interval {INFINITY, -INFINITY}: it is farther away than every hit, so the
/// nearest of many spans is simply the one with the least `enter`.
typedef struct isect_span {
    float enter; ///< the least t
    float leave; ///< the greatest t
} isect_span;

/// The parts of a ray inside a solid that is not convex: up to two intervals of t, in order, with
/// gaps between them. A count of 0 is a miss.
typedef struct isect_intervals {
    uint32_t count;     ///< how many parts there are
    isect_span part[2]; ///< the parts; unused ones are misses
} isect_intervals;

/// Where a ray pierces a surface: at origin + t * dir. On a triangle that is the point
/// w * a + u * b + v * c, with u, v, w in [0, 1] and u + v + w = 1 up to rounding; on a rectangle
/// it is corner + u * rectangle.u + v * rectangle.v, with u, v in [0, 1] and w = 0; on other
/// surfaces u = v = w = 0. A miss is {INFINITY, 0, 0, 0}.
/// (It has four numbers, because structs of 16 bytes are returned faster than those of 12.)
typedef struct isect_touch {
    float t;       ///< distance along the ray, in units of its dir
    float u, v, w; ///< barycentric coordinates: weights of b, c, a; or coordinates along the sides
                   ///< u, v
} isect_touch;

/// Where a ray first pierces a mesh: triangle `prim`, at t, u, v as in isect_touch.
/// A miss is {INFINITY, 0, 0, UINT32_MAX}.
typedef struct isect_mesh_touch {
    float t;       ///< distance along the ray, in units of its dir
    float u, v;    ///< barycentric coordinates: weights of the second and the third corner
    uint32_t prim; ///< index of the triangle
} isect_mesh_touch;

/// The point of a mesh that is nearest to a point: on triangle `prim`, where it is w * a + u * b +
/// v * c with w = 1 - u - v, up to rounding. A miss is {0, 0, 0, INFINITY, 0, 0, UINT32_MAX, 0}.
typedef struct isect_mesh_nearest {
    isect_vec3 point; ///< the nearest point of the mesh
    float distance2;  ///< the square of its distance; 0 exactly if the point is on the triangle
    float u, v;       ///< barycentric coordinates: weights of the second and the third corner
    uint32_t prim;    ///< index of the triangle
    uint32_t feature; ///< an isect_feature: the part of the triangle with the point
} isect_mesh_nearest;

/// Which two points of two shapes are nearest, and how far apart: a is of the first shape, b of the
/// second. Shapes that overlap have a = b and distance2 = 0; others have distance2 > 0. Empty
/// shapes return a miss. A miss is {0, 0, 0, 0, 0, 0, INFINITY}.
typedef struct isect_nearest {
    isect_vec3 a, b; ///< the points
    float distance2; ///< the square of their distance
} isect_nearest;

/// How far apart two shapes are, or how deep in each other, and along which direction: a is of the
/// first shape, b of the second, and b - a = gap * normal. Shapes that overlap have gap <= 0,
/// others gap > 0. The second shape moved by -gap * normal, or the first by gap * normal, touches
/// the other. A miss is {INFINITY, 0, 0, 0, 0, 0, 0, 0, 0, 0}.
typedef struct isect_contact {
    float gap;         ///< the distance of shapes that are apart; else minus the penetration depth
    isect_vec3 normal; ///< of length 1, from the first shape to the second
    isect_vec3 a, b;   ///< the nearest points, or the deepest points in the other shape
} isect_contact;

/// When a moving shape meets another, within the times [0, 1], and how they first touch. `enter` is
/// never later than the first contact, `leave` never earlier than the last. At `enter` they touch
/// at `point`, a point of the surface of the second shape, which rests, and `normal` is the unit
/// normal there, from the first to the second. The motion goes into the second shape if dot(motion,
/// normal) > 0, along it if that is 0, and out of it if it is < 0. If enter is 0 they may overlap
/// already: then point and normal are those of the least penetration depth.
/// A miss is {INFINITY, -INFINITY, 0, 0, 0, 0, 0, 0}.
typedef struct isect_impact {
    float enter, leave; ///< the first time and the last one, in [0, 1]
    isect_vec3 point;   ///< where they touch at `enter`
    isect_vec3 normal;  ///< of length 1, from the first shape to the second
} isect_impact;

/// The size of a shape in four measures. They give the probability that it is hit by a random
/// point, line, parallel beam or plane; see isect/measure.h. All are 0 for an empty shape.
typedef struct isect_measure {
    float volume; ///< volume of the solid
    float area;   ///< area of the surface; of both sides of a flat shape
    float shadow; ///< the mean projected area, over all directions
    float width;  ///< the mean distance of the two parallel planes that enclose it, over all
                  ///< directions
} isect_measure;

/// The mass properties of a solid or a surface of density 1. All are 0 if it has no mass.
typedef struct isect_inertia {
    float mass;         ///< the volume of the solid, or the area of the surface
    isect_vec3 center;  ///< its centroid, the center of mass
    isect_vec3 moments; ///< the moments of inertia about the axes x, y, z through the center: the
                        ///< integrals of y^2 + z^2, z^2 + x^2 and x^2 + y^2
    isect_vec3 deviations; ///< the integrals of y z, z x and x y, from the center: the elements of
                           ///< the inertia tensor off its diagonal, with the opposite sign
} isect_inertia;

/// The common volume of two solids, or the common area of two shapes in the plane. Shapes without
/// volume, or without area, give 0.
typedef struct isect_iou {
    float common; ///< volume or area of the common part
    float a, b;   ///< volume or area of each shape
    float iou;    ///< intersection over union: common / (a + b - common), from 0 to 1
} isect_iou;

/// What two flat shapes have in common: the convex hull of `count` points. 0: no point; 1: a point;
/// 2: a segment; more: a convex polygon whose vertices are in order round it.
typedef struct isect_common {
    uint32_t count;      ///< how many points there are
    isect_vec3 point[6]; ///< the points; unused ones are 0
} isect_common;

/// What two flat shapes in the plane have in common, as isect_common.
typedef struct isect_common2 {
    uint32_t count;      ///< how many points there are
    isect_vec2 point[2]; ///< the points; unused ones are 0
} isect_common2;

/// What two rays in the plane have in common, as isect_common2, and the t of each point on both.
typedef struct isect_crossing2 {
    uint32_t count;      ///< how many points there are
    isect_vec2 point[2]; ///< the points; unused ones are 0
    float a[2], b[2];    ///< the t of each point on the first ray, and on the second; unused ones
                         ///< are 0
} isect_crossing2;

/// Where two rays or lines in space are nearest to each other. A miss has distance2 = INFINITY.
typedef struct isect_line_pair {
    float s, t; ///< the points are origin + s * dir of the first, origin + t * dir of the second
    float distance2;   ///< the square of their distance; 0 exactly where the rays meet
    uint32_t parallel; ///< 1 if the directions are parallel or one of them is zero, else 0
} isect_line_pair;

/// Is a span a hit, that is, not empty?
///
/// @param span  The answer of a cast.
/// @return      True if enter <= leave.
ISECT_INLINE bool isect_hit(isect_span span)
{
    return span.enter <= span.leave;
}

#endif
