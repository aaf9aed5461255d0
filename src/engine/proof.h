/* engine/proof.h - the proof that two convex shapes have a common point, or that they have not. */
#ifndef ISECT_ENGINE_PROOF_H
#define ISECT_ENGINE_PROOF_H

#include "engine/below.h"
#include "isect/base.h"

/* The shape with its pose applied, as input of the solver; and as given. */
typedef struct ProofShape {
    BodySource moved;
    PlacedShape given;
} ProofShape;

typedef struct Proof {
    isect_proof of;
    ProofPlane plane;
    double point[3], within;
} Proof;

/* `meet` is the result of overlap. */
Proof isect_proof_of(const ProofShape *a, const ProofShape *b, bool meet);

bool isect_proof_holds(const ProofShape *a, const ProofShape *b, const Proof *proof);

#endif
