/* engine/posed.h - a shape in its pose, or a set by support points, as the solver reads it. */
#ifndef ISECT_ENGINE_POSED_H
#define ISECT_ENGINE_POSED_H

#include "engine/shape.h"

typedef struct Posed {
    BodySource source;
    double number[BODY_NUMBERS];
    BodyUser user;
    BodyPose pose;
    const X(convex) * given;
    bool lied; /* a function of the caller's gave what is no number */
} Posed;
/* False if it is no body, if its pose is none, or if the caller's function gave what is no number.
 */
bool X(pose_shape)(Posed *p, X(any) shape, const X(pose) * pose);

/* isect_overlap_posed and so on, without a pose if that is NULL: of sets by support points. */
bool X(overlap_placed)(X(any) a, X(any) b, const X(pose) * pose);
X(nearest) X(closest_placed)(X(any) a, X(any) b, const X(pose) * pose);
X(contact) X(contact_placed)(X(any) a, X(any) b, const X(pose) * pose);

#endif
