/* engine/parts.h - questions to lists of convex parts: each is the loop over the parts. One of both
 * shapes at least is ISECT_SHAPE_PARTS. */
#ifndef ISECT_ENGINE_PARTS_H
#define ISECT_ENGINE_PARTS_H

#include "engine/shape.h"

bool X(parts_overlap)(X(any) a, X(any) b);                            /* any of them */
X(nearest) X(parts_closest)(X(any) a, X(any) b);                      /* the least distance */
X(contact) X(parts_contact)(X(any) a, X(any) b);                      /* the least gap */
X(impact) X(parts_sweep)(X(any) a, const X(vec3) * motion, X(any) b); /* the first */
bool X(contains_parts)(X(any) a, X(any) b);                           /* all of them */

#endif
