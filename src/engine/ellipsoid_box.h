/* engine/ellipsoid_box.h - does an ellipsoid share a point with a box? */
#ifndef ISECT_ENGINE_ELLIPSOID_BOX_H
#define ISECT_ENGINE_ELLIPSOID_BOX_H

#include "engine/body.h"

/* False where the solver has to answer: of other shapes, of what nearly touches, of flat
 * ellipsoids, of axes that are far from perpendicular unit vectors. Else *meet is the answer. */
bool isect_ellipsoid_box(const BodySource *a, const BodySource *b, bool *meet);

#endif
