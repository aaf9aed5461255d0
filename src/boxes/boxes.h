/* boxes/boxes.h - how far boxes reach. */
#ifndef ISECT_BOXES_BOXES_H
#define ISECT_BOXES_BOXES_H

#include "core/precision.h"
#include HEADER(boxes)

/* How far the finite bounds of all boxes reach. */
double X(boxes_reach)(const X(boxes) * boxes);

#endif
