/* engine/proof.h - that two convex shapes have a point in common, or none: the proof of it. */
#ifndef ISECT_ENGINE_PROOF_H
#define ISECT_ENGINE_PROOF_H

#include "engine/below.h"
#include "isect/base.h"

/* As the solver takes a shape, with its place worked out; and as it was given. */
typedef struct ProofShape {
    BodySource moved;
    PlacedShape given;
} ProofShape;

typedef struct Proof {
    isect_proof of;
    ProofPlane plane;
    double point[3], within;
} Proof;

/* `meet`: what overlap says. */
Proof isect_proof_of(const ProofShape *a, const ProofShape *b, bool meet);

bool isect_proof_holds(const ProofShape *a, const ProofShape *b, const Proof *proof);

#endif
