/* engine/closed.h - contact of shapes for which there are formulas (engine/closed.c). */
#ifndef ISECT_ENGINE_CLOSED_H
#define ISECT_ENGINE_CLOSED_H

#include "engine/body.h"

/* False where the solver has to answer: of other shapes and cores that cross, numbers far out of
 * range, axes that are askew by more than this share. Else gap, normal, a and b are set, in units of
 * the caller; and `sure`, if rounding cannot change whether gap <= 0. */
bool isect_closed_contact(const BodySource *a, const BodySource *b, double askew,
                          ConvexContact *contact);

#endif
