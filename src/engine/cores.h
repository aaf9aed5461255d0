/* engine/cores.h - the cores of bodies (engine/cores.c). */
#ifndef ISECT_ENGINE_CORES_H
#define ISECT_ENGINE_CORES_H

#include "engine/body.h"

#define SUPPORT_ERROR 0x1p-48 /* 32 h, for numbers of at most 1 */

/* Makes the core from numbers in units of the caller, with positions relative to the origin. */
void isect_core_make(Body *body, BodyShape shape, const double *x);

/* The symmetry of a body: `symmetry` of engine/convex.h. */
ConvexSymmetry isect_core_symmetry(const void *body, double axis[3], double *askew);

/* Places the center of a core without vertices. */
void isect_core_center(Body *body);

/* Has the core two radii and a frame of unit vectors? */
static inline bool is_framed(const Body *body)
{
    return body->core == CORE_DISCS || body->core == CORE_BALLS;
}

#endif
