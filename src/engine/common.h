/* engine/common.h - a point that two bodies have in common, in units of the caller. */
#ifndef ISECT_ENGINE_COMMON_H
#define ISECT_ENGINE_COMMON_H

#include "engine/body.h"

/* Between those of the cores, within both radii. */
void isect_common_point(const Body *a, const Body *b, const ConvexDistance *found, double point[3]);

/* Of shapes that meet; 0 if none is found. Where planes are nearly parallel, what is below them may
 * be anywhere: it is looked for in larger and larger boxes: by steps of 256, as all is off by so
 * much of the box. */
bool isect_common_point_of(const BodySource *a, const BodySource *b, double point[3]);

/* So near to each other are shapes that meet and do not seem to, in units of the question. */
#define ROUNDING_OF_TOUCH 0x1p-30

#endif
