/* isect_witness_any, isect_witness_posed, isect_verify_any, isect_verify_posed - the proof of the
 * result of overlap for two shapes (engine/proof.h). */
#include "core/environment.h"
#include "engine/any.h"
#include "engine/posed.h"
#include "engine/proof.h"
#include <string.h>

/* A shape with its pose applied, and the same shape as given. */
typedef struct Placed {
    Posed posed;
    ProofShape shape;
    double place[7];
} Placed;

static bool place_shape(Placed *placed, X(any) any, const X(pose) * pose)
{
    if (body_of(any.shape) >= BODY_user || !X(pose_shape)(&placed->posed, any, pose))
        return false;
    for (int k = 0; pose && k < 4; k++)
        placed->place[k] = (double)pose->rotation[k];
    if (pose) {
        placed->place[4] = (double)pose->translation.x;
        placed->place[5] = (double)pose->translation.y;
        placed->place[6] = (double)pose->translation.z;
    }
    placed->shape.moved = placed->posed.source;
    placed->shape.given = (PlacedShape){source_of(any), pose ? placed->place : NULL};
    return true;
}

static X(witness) witness_of(X(any) a, X(any) b, const X(pose) * pose, bool meet)
{
    X(witness) witness;
    Placed first, second;
    memset(&witness, 0, sizeof witness);
    witness.overlap = meet, witness.of = ISECT_PROOF_NONE;
    if (!place_shape(&first, a, NULL) || !place_shape(&second, b, pose))
        return witness;
    const Proof proof = isect_proof_of(&first.shape, &second.shape, meet);
    witness.of = proof.of;
    for (int k = 0; k < 3; k++) {
        witness.normal[k] = proof.plane.normal[k] + 0;
        witness.point[k] = proof.point[k] + 0;
    }
    witness.d = proof.plane.d + 0, witness.rest = proof.plane.rest + 0;
    witness.within = proof.within;
    return witness;
}
static bool holds(X(any) a, X(any) b, const X(pose) * pose, const X(witness) * witness)
{
    Proof proof = {.of = witness->of, .within = witness->within};
    Placed first, second;
    if (!place_shape(&first, a, NULL) || !place_shape(&second, b, pose) ||
        (witness->overlap && witness->of == ISECT_PROOF_PLANE))
        return false;
    memcpy(proof.plane.normal, witness->normal, sizeof proof.plane.normal);
    memcpy(proof.point, witness->point, sizeof proof.point);
    proof.plane.d = witness->d, proof.plane.rest = witness->rest;
    return isect_proof_holds(&first.shape, &second.shape, &proof);
}

X(witness) X(witness_any)(X(any) a, X(any) b)
{
    const Environment before = environment_enter();
    const X(witness) witness = witness_of(a, b, NULL, X(overlap_any)(a, b));
    environment_leave(before);
    return witness;
}
X(witness) X(witness_posed)(X(any) a, X(any) b, const X(pose) * pose)
{
    const Environment before = environment_enter();
    const X(witness) witness = witness_of(a, b, pose, X(overlap_posed)(a, b, pose));
    environment_leave(before);
    return witness;
}
bool X(verify_any)(X(any) a, X(any) b, const X(witness) * witness)
{
    const Environment before = environment_enter();
    const bool yes = holds(a, b, NULL, witness);
    environment_leave(before);
    return yes;
}
bool X(verify_posed)(X(any) a, X(any) b, const X(pose) * pose, const X(witness) * witness)
{
    const Environment before = environment_enter();
    const bool yes = holds(a, b, pose, witness);
    environment_leave(before);
    return yes;
}
