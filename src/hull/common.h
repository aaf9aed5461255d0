/* hull/common.h - what two convex solids with flat faces have in common (hull/common.c). */
#ifndef ISECT_HULL_COMMON_H
#define ISECT_HULL_COMMON_H

#include "hull/cut.h"

/* Lengths are in units of 2^exponent, points as seen from an origin. */
typedef struct CommonFrame {
    double origin[3];
    int exponent;
} CommonFrame;

/* A solid: its bounding box, and the planes beyond that. Flat ones have no volume; NaN, too. */
typedef struct CommonSolid {
    HalfSpace *half_space;
    uint32_t count;
    double lower[3], upper[3], volume;
} CommonSolid;

/* Greater than the size of all numbers that are finite, or less than any. */
int X(common_exponent)(const real *numbers, size_t count);
CommonFrame X(common_frame)(int exponent, const X(vec3) * origin);

CommonSolid X(common_aabb)(const CommonFrame *frame, const X(aabb) * aabb);
/* A parallelepiped: its middle, and half of three edges; half_space: room for six. */
CommonSolid X(common_box)(const double middle[3], double half[3][3], HalfSpace *half_space);
/* half_space: room for four. */
CommonSolid X(common_tetrahedron)(const CommonFrame *frame, const X(tetrahedron) * tetrahedron,
                                  HalfSpace *half_space);
/* half_space: room for its faces. */
CommonSolid X(common_hull)(const CommonFrame *frame, const X(hull) * hull, HalfSpace *half_space);

/* Of one and the same solid it is all of that. The planes of b stand behind those of a; corner:
 * room for 3 (planes + 6). */
X(iou)
X(common_share)
(const CommonFrame *frame, const CommonSolid *a, const CommonSolid *b, Corner *corner);

#endif
