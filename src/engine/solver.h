/* engine/solver.h - the results of the convex solver for two sources. `decided` is the overlap of
 * the pair if it is decided elsewhere, else NULL. */
#ifndef ISECT_ENGINE_SOLVER_H
#define ISECT_ENGINE_SOLVER_H

#include "core/precision.h"
#include "engine/body.h"

bool X(solver_overlap)(const BodySource *a, const BodySource *b);
/* Is the distance of the shapes at most `distance`? */
bool X(solver_within)(const BodySource *a, const BodySource *b, double distance,
                      ConvexCache *cache);
/* Returns a miss if the shapes are farther apart than `most`. */
X(nearest)
X(solver_closest)(const BodySource *a, const BodySource *b, double most, ConvexCache *cache);
X(contact) X(solver_contact)(const BodySource *a, const BodySource *b, const bool *decided);

#endif
