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
 * what is less out of a plane, or outside of a side, is taken to be in it. Without `has_points` the
 * contact is its gap and normal alone; count is -1 if no point of the faces is as deep. */
ConvexPatch isect_convex_patch(const Body *a, const Body *b, const ConvexContact *contact,
                               bool has_points, double margin, double flat, int most);

/* Of two boxes, by separating axes: the greatest gap along any, and its normal; the axis of two
 * edges only if it is better by `flat`. False of what is no box, or as thin as a rectangle. */
bool isect_box_contact(const Body *a, const Body *b, double flat, ConvexContact *contact);

#endif
