/* engine/convex_patch.h - the points of a contact of two bodies (engine/convex_patch.c). */
#ifndef ISECT_ENGINE_CONVEX_PATCH_H
#define ISECT_ENGINE_CONVEX_PATCH_H

#include "engine/body.h"

enum { PATCH_MOST = 8 };

/* b - a = gap * normal; features as in isect/contact.h. */
typedef struct PatchPoint {
    double a[3], b[3], gap;
    uint32_t feature_a[2], feature_b[2];
} PatchPoint;
typedef struct ConvexPatch {
    int count;
    PatchPoint point[PATCH_MOST];
} ConvexPatch;

/* Those with a gap of at most `margin`, but at most `most` of them, in units of the bodies. `flat`:
 * what is less out of a plane, or outside of a side, is taken to be in it. */
ConvexPatch isect_convex_patch(const Body *a, const Body *b, const ConvexContact *contact,
                               double margin, double flat, int most);

#endif
