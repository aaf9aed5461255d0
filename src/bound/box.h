/* bound/box.h - boxes as sets: which are none, and what holds two of them. */
#ifndef ISECT_BOUND_BOX_H
#define ISECT_BOUND_BOX_H

#include "core/vec3.h"

static inline bool has_nan(const Aabb *box)
{
    return !((box->lower.x == box->lower.x) & (box->lower.y == box->lower.y) &
             (box->lower.z == box->lower.z) & (box->upper.x == box->upper.x) &
             (box->upper.y == box->upper.y) & (box->upper.z == box->upper.z));
}

/* The box of two boxes that are not empty; a number of the first where they are equal. */
static inline void include(Aabb *box, const Aabb *other)
{
    box->lower.x = num_min(other->lower.x, box->lower.x);
    box->lower.y = num_min(other->lower.y, box->lower.y);
    box->lower.z = num_min(other->lower.z, box->lower.z);
    box->upper.x = num_max(other->upper.x, box->upper.x);
    box->upper.y = num_max(other->upper.y, box->upper.y);
    box->upper.z = num_max(other->upper.z, box->upper.z);
}

#endif
