/* engine/closed.h - shapes for which there are formulas (engine/closed.c). */
#ifndef ISECT_ENGINE_CLOSED_H
#define ISECT_ENGINE_CLOSED_H

#include "engine/body.h"

/* False where the solver has to answer: of other shapes and cores that cross, numbers far out of
 * range, axes that are askew by more than this share. Else gap, normal, a and b are set, in units
 * of the caller; and `sure`, if rounding cannot change whether gap <= 0. */
bool isect_closed_contact(const BodySource *a, const BodySource *b, double askew,
                          ConvexContact *contact);

/* The same for nearest points a and b with distance_high between, within `share` of itself; or,
 * where they meet, a = b in both and 0. Only what is sure is answered: `apart`. */
bool isect_closed_nearest(const BodySource *a, const BodySource *b, double askew, double share,
                          ConvexDistance *nearest);

#endif
