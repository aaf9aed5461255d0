/* measure/boxes.h - the volume that two boxes have in common (measure/boxes.c). */
#ifndef ISECT_MEASURE_BOXES_H
#define ISECT_MEASURE_BOXES_H

#include "core/precision.h"
#include <stdbool.h>

/* A box with volume: its center, half of three edges that are nearly perpendicular, the radius of a
 * sphere around its center that contains it. `upright`: each edge is along an axis. */
typedef struct SolidBox {
    double middle[3], half[3][3], volume, radius;
    double extent[3]; /* of an upright box: half of its lengths along x, y, z */
    bool upright;
} SolidBox;

/* False, and *box is unset, if the box is flat, NaN, far from rectangular, or has numbers beyond
 * 2^100 or edges below 2^-100. */
bool X(box_of_obb)(const X(obb) * obb, SolidBox *box);
bool X(box_of_aabb)(const X(aabb) * aabb, SolidBox *box);

/* Exchanged boxes give the same volume up to rounding. */
double X(volume_in_both)(const SolidBox *a, const SolidBox *b);

#endif
