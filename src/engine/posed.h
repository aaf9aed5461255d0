/* engine/posed.h - a shape with a pose, or a set given by a support function, as input of the
 * solver. */
#ifndef ISECT_ENGINE_POSED_H
#define ISECT_ENGINE_POSED_H

#include "engine/shape.h"

typedef struct Posed {
    BodySource source;
    double number[BODY_NUMBERS];
    BodyUser user;
    BodyPose pose;
    const X(convex) * given;
    bool lied; /* the caller's function returned NaN or an infinity */
} Posed;
/* Returns false if the shape has no body, if its pose is invalid, or if the caller's function
 * returned NaN or an infinity. */
bool X(pose_shape)(Posed *p, X(any) shape, const X(pose) * pose);

/* isect_overlap_posed and so on, also for sets given by support functions. The pose may be NULL. */
bool X(overlap_placed)(X(any) a, X(any) b, const X(pose) * pose);
X(nearest) X(closest_placed)(X(any) a, X(any) b, const X(pose) * pose);
X(contact) X(contact_placed)(X(any) a, X(any) b, const X(pose) * pose);
#endif
