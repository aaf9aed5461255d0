/* bound/box.h - boxes as sets: their status, and the box of two boxes. */
#ifndef ISECT_BOUND_BOX_H
#define ISECT_BOUND_BOX_H

#include "bound/shape.h"
#include "geometry/aabb.h"

static inline bool has_nan(const Aabb *box)
{
    return !((box->lower.x == box->lower.x) & (box->lower.y == box->lower.y) &
             (box->lower.z == box->lower.z) & (box->upper.x == box->upper.x) &
             (box->upper.y == box->upper.y) & (box->upper.z == box->upper.z));
}

static inline isect_status box_status(const Aabb *box)
{
    return has_nan(box) ? ISECT_NOT_FINITE : not_empty(box) ? ISECT_OK : ISECT_EMPTY;
}
/* The status of a box that must be bounded. */
static inline isect_status bounded_status(const Aabb *box)
{
    const isect_status status = box_status(box);
    return status == ISECT_OK && !all_finite((const real *)box, 6) ? ISECT_NOT_FINITE : status;
}

/* Extends a box by another one; neither is empty. If numbers are equal, the first is kept. */
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
