/* any/solved.h - what the convex solver answers of shapes by their tags: sets by support points,
 * and shapes in a place (any/posed.c). */
#ifndef ISECT_ANY_SOLVED_H
#define ISECT_ANY_SOLVED_H

#include "core/precision.h"
#include "engine/body.h"
#include HEADER(any)

/* Is it a shape that the solver asks? */
bool X(any_is_solved)(isect_shape shape);

/* A shape as the solver takes it. */
typedef struct Posed {
    BodySource source;
    double number[BODY_NUMBERS];
    BodyUser user;
    BodyPose pose;
    const X(convex) * given;
    bool lied; /* a function of the caller's gave what is no number */
} Posed;
/* In its place, if the pose is not NULL; false if nothing is asked of it. */
bool X(pose_shape)(Posed *p, const X(any) * shape, const X(pose) * pose);

/* The second is moved by the pose, if that is not NULL. */
bool X(solved_overlap)(const X(any) * a, const X(any) * b, const X(pose) * pose);
X(nearest) X(solved_closest)(const X(any) * a, const X(any) * b, const X(pose) * pose);
X(contact) X(solved_contact)(const X(any) * a, const X(any) * b, const X(pose) * pose);

#endif
