/* engine/ellipsoid_box.h - does an ellipsoid share a point with a box? */
#ifndef ISECT_ENGINE_ELLIPSOID_BOX_H
#define ISECT_ENGINE_ELLIPSOID_BOX_H

#include "engine/body.h"

/* Returns false where the solver is needed: for other shapes, shapes that nearly touch, flat
 * ellipsoids, and axes that are far from orthonormal. Otherwise *meet is the result. */
bool isect_ellipsoid_box(const BodySource *a, const BodySource *b, bool *meet);

#endif
