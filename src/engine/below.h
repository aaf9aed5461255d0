/* engine/below.h - is a convex shape strictly below a plane? The decision of real arithmetic. */
#ifndef ISECT_ENGINE_BELOW_H
#define ISECT_ENGINE_BELOW_H

#include "engine/body.h"

/* normal . x + d + rest = 0, of finite numbers; the sum is not rounded. */
typedef struct ProofPlane {
    double normal[3], d, rest;
} ProofPlane;

/* A shape as it was given, and its place: a quaternion x, y, z, w, of any length but 0, and a
 * translation; or NULL. */
typedef struct PlacedShape {
    BodySource source;
    const double *place;
} PlacedShape;

/* Has each point of it normal . x + d + rest < 0, or > 0 if the plane is `turned`? It is not empty,
 * and its numbers are finite but for bounds. *height: the greatest of these numbers, or of what
 * they are less than 0, rounded; that of `at` if the shape lies below planes. */
bool isect_is_below(const ProofPlane *plane, bool turned, const PlacedShape *shape,
                    const double at[3], double *height);

#endif
