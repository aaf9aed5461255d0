/* engine/closed.h - contact and nearest points of shapes with formulas (engine/closed.c). */
#ifndef ISECT_ENGINE_CLOSED_H
#define ISECT_ENGINE_CLOSED_H

#include "engine/body.h"

/* Returns false where the solver is needed: for other shapes and for cores that cross, numbers far
 * out of range, or axes with an error above `askew`. Otherwise gap, normal, a and b are set, in
 * units of the caller. `sure` is set if rounding cannot change the sign of the gap. `decided`: the
 * overlap of the shapes where it is known, else NULL; two boxes that are apart are then quicker. */
bool isect_closed_contact(const BodySource *a, const BodySource *b, double askew,
                          const bool *decided, ConvexContact *contact);

/* The same for a ball or a capsule and a capsule, and for a triangle and a ball, in this order, by
 * their structs of float or double; false for others. */
bool isect_round_contact(bool doubles, BodyShape shape_a, const void *a, BodyShape shape_b,
                         const void *b, ConvexContact *contact);

/* The same for nearest points a and b with distance_high between them, accurate to `share` of
 * itself. If the shapes meet, a = b is in both and the distance is 0. Only certain results are
 * returned, in `apart`. */
bool isect_closed_nearest(const BodySource *a, const BodySource *b, double askew, double share,
                          const bool *decided, ConvexDistance *nearest);

/* A point inside of two boxes that meet. Returns false where the solver is needed: also where they
 * are not deep in each other. */
bool isect_closed_common(const BodySource *a, const BodySource *b, double askew, double point[3]);

#endif
