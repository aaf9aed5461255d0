/* engine/solver.h - what the convex solver answers of two sources, wherever their numbers come
 * from. Where the overlap of a pair is decided elsewhere, `decided` is that decision, else NULL. */
#ifndef ISECT_ENGINE_SOLVER_H
#define ISECT_ENGINE_SOLVER_H

#include "core/precision.h"
#include "engine/body.h"

bool X(solver_overlap)(const BodySource *a, const BodySource *b);
/* Are they no farther than that from each other? */
bool X(solver_within)(const BodySource *a, const BodySource *b, double distance,
                      ConvexCache *cache);
/* A miss where they are found to be farther apart than `most`. */
X(nearest)
X(solver_closest)(const BodySource *a, const BodySource *b, double most, ConvexCache *cache);
X(contact) X(solver_contact)(const BodySource *a, const BodySource *b, const bool *decided);

#endif
