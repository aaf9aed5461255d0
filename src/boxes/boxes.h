/* boxes/boxes.h - how much wider boxes are taken than they are. */
#ifndef ISECT_BOXES_BOXES_H
#define ISECT_BOXES_BOXES_H

#include "core/precision.h"
#include HEADER(boxes)

/* What answers may be off, of the size of the question: more than any row of the library. */
#define BOXES_SLACK (ISECT_DOUBLE ? 4e-9 : 4e-6)

/* How far the finite bounds of all boxes reach. */
double X(boxes_reach)(const X(boxes) * boxes);

#endif
