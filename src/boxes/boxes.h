/* boxes/boxes.h - the largest coordinate of boxes. */
#ifndef ISECT_BOXES_BOXES_H
#define ISECT_BOXES_BOXES_H

#include "core/precision.h"
#include HEADER(boxes)

/* The largest absolute value of the finite bounds of all boxes. */
double X(boxes_reach)(const X(boxes) * boxes);

#endif
