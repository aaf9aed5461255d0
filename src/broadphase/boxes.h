/* broadphase/boxes.h - the largest coordinate of boxes. */
#ifndef ISECT_BROADPHASE_BOXES_H
#define ISECT_BROADPHASE_BOXES_H

#include "core/precision.h"
#include HEADER(broadphase)

/* The largest absolute value of the finite bounds of all boxes. */
double X(boxes_reach)(const X(boxes) * boxes);

#endif
