/* geometry/projection.h - the projection along an axis. */
#ifndef ISECT_GEOMETRY_PROJECTION_H
#define ISECT_GEOMETRY_PROJECTION_H

#include "core/precision.h"

/* Projects along axis 0, 1 or 2, which leaves the other two in cyclic order. */
static inline X(vec2) projected(const X(vec3) * p, int axis)
{
    const real number[5] = {p->x, p->y, p->z, p->x, p->y};
    return (X(vec2)){number[axis + 1], number[axis + 2]};
}

#endif
