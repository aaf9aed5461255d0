/* isectd/answers.h - isect/answers.h in double: its comments are in full there.
 * Made by tools/mirror. Do not edit. */
#ifndef ISECTD_ANSWERS_H
#define ISECTD_ANSWERS_H

#include "isectd/shapes.h"

/// The part of a ray inside a convex solid.
typedef struct isectd_span { double enter; double leave; } isectd_span;
/// The parts of a ray inside a solid that is not convex.
typedef struct isectd_intervals { uint32_t count; isectd_span part[2]; } isectd_intervals;
/// Where a ray pierces a surface.
typedef struct isectd_touch { double t; double u, v, w; } isectd_touch;
/// Where a ray first pierces a mesh.
typedef struct isectd_mesh_touch { double t; double u, v; uint32_t prim; } isectd_mesh_touch;
/// The point of a mesh that is nearest to a point.
typedef struct isectd_mesh_nearest { isectd_vec3 point; double distance2; double u, v;
    uint32_t prim; uint32_t feature; } isectd_mesh_nearest;
/// Which two points of two shapes are nearest, and how far apart.
typedef struct isectd_nearest { isectd_vec3 a, b; double distance2; } isectd_nearest;
/// How far apart two shapes are, or how deep in each other, and along which direction.
typedef struct isectd_contact { double gap; isectd_vec3 normal; isectd_vec3 a, b; } isectd_contact;
/// When a moving shape meets another, within the times [0, 1], and how they first touch.
typedef struct isectd_impact { double enter, leave; isectd_vec3 point;
    isectd_vec3 normal; } isectd_impact;
/// The size of a shape in four measures.
typedef struct isectd_measure { double volume; double area; double shadow;
    double width; } isectd_measure;
/// The mass properties of a solid or a surface of density 1.
typedef struct isectd_inertia { double mass; isectd_vec3 center; isectd_vec3 moments;
    isectd_vec3 deviations; } isectd_inertia;
/// The common volume of two solids, or the common area of two shapes in the plane.
typedef struct isectd_iou { double common; double a, b; double iou; } isectd_iou;
/// What two flat shapes have in common.
typedef struct isectd_common { uint32_t count; isectd_vec3 point[6]; } isectd_common;
/// What two flat shapes in the plane have in common, as isectd_common.
typedef struct isectd_common2 { uint32_t count; isectd_vec2 point[2]; } isectd_common2;
/// What two rays in the plane have in common, as isectd_common2, and the t of each point on
/// both.
typedef struct isectd_crossing2 { uint32_t count; isectd_vec2 point[2];
    double a[2], b[2]; } isectd_crossing2;
/// Where two rays or lines in space are nearest to each other.
typedef struct isectd_line_pair { double s, t; double distance2;
    uint32_t parallel; } isectd_line_pair;
/// Is a span a hit, that is, not empty?
ISECT_INLINE bool isectd_hit(isectd_span span)
{
    return span.enter <= span.leave;
}

#endif
