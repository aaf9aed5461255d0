/* engine/common.h - a common point of two bodies, in units of the caller. */
#ifndef ISECT_ENGINE_COMMON_H
#define ISECT_ENGINE_COMMON_H

#include "engine/body.h"

/* A point between the points of the cores, within both radii. */
void isect_common_point(const Body *a, const Body *b, const ConvexDistance *found, double point[3]);

/* A common point of shapes that meet; false, and 0, if none is found. Where planes are nearly
 * parallel, a k-DOP or frustum may be anywhere. It is searched in larger and larger boxes, by
 * factors of 256: errors are proportional to the box. */
bool isect_common_point_of(const BodySource *a, const BodySource *b, double point[3]);

/* Shapes that meet may appear to have a distance up to this, in units of the size of the query. */
#define ROUNDING_OF_TOUCH 0x1p-30

#endif
