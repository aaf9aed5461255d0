/* hull/intersection.h - the intersection of two convex solids with flat faces
 * (hull/intersection.c). */
#ifndef ISECT_HULL_INTERSECTION_H
#define ISECT_HULL_INTERSECTION_H

#include "hull/cut.h"

/* Lengths are in units of 2^exponent, points relative to `origin`. */
typedef struct CommonFrame {
    double origin[3];
    int exponent;
} CommonFrame;

/* A solid: its bounding box, and its other planes. The volume of flat solids and of NaN is 0. */
typedef struct CommonSolid {
    HalfSpace *half_space;
    uint32_t count;
    double lower[3], upper[3], volume;
} CommonSolid;

/* An exponent: 2^it exceeds the absolute values of all finite numbers; very small if there are
 * none. */
int X(common_exponent)(const real *numbers, size_t count);
CommonFrame X(common_frame)(int exponent, const X(vec3) * origin);

CommonSolid X(common_aabb)(const CommonFrame *frame, const X(aabb) * aabb);
/* A parallelepiped: its center, and half of three edges; half_space: room for six. */
CommonSolid X(common_box)(const double middle[3], double half[3][3], HalfSpace *half_space);
/* half_space: room for four planes. */
CommonSolid X(common_tetrahedron)(const CommonFrame *frame, const X(tetrahedron) * tetrahedron,
                                  HalfSpace *half_space);
/* half_space: room for its faces. */
CommonSolid X(common_hull)(const CommonFrame *frame, const X(hull) * hull, HalfSpace *half_space);

/* Volumes in units of 2^power; the intersection is at most as large as each. */
X(iou) X(iou_of)(double common, double a, double b, int power);

/* If both are the same object, the intersection is all of it. The planes of b follow those of a;
 * corner: room for 3 (planes + 6). */
X(iou)
X(common_share)
(const CommonFrame *frame, const CommonSolid *a, const CommonSolid *b, Corner *corner);

#endif
