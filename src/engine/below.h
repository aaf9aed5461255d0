/* engine/below.h - is a convex shape strictly below a plane? The decision is exact. */
#ifndef ISECT_ENGINE_BELOW_H
#define ISECT_ENGINE_BELOW_H

#include "engine/body.h"

/* The plane normal . x + d + rest = 0, of finite numbers. The sum is not rounded. */
typedef struct ProofPlane {
    double normal[3], d, rest;
} ProofPlane;

/* A shape as given, and its pose: a quaternion x, y, z, w of any length but 0, and a translation;
 * NULL for no pose. */
typedef struct PlacedShape {
    BodySource source;
    const double *place;
} PlacedShape;

/* Is normal . x + d + rest < 0, or > 0 if the plane is `turned`, for every point of the shape? The
 * shape is not empty, and its numbers are finite, except for bounds. *height is the rounded maximum
 * of that sum, with its sign changed if `turned`. For a k-DOP or frustum it is the height of `at`.
 */
bool isect_is_below(const ProofPlane *plane, bool turned, const PlacedShape *shape,
                    const double at[3], double *height);

#endif
