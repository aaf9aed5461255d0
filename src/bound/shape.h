/* bound/shape.h - the status of a shape: finite or not, empty or not. */
#ifndef ISECT_BOUND_SHAPE_H
#define ISECT_BOUND_SHAPE_H

#include "geometry/finite.h"

/* ISECT_OK if `made` can be made from this shape. */
static inline isect_status shape_status(const void *made, const void *shape, size_t bytes,
                                        const real *radius, int radii)
{
    if (!made || !shape)
        return ISECT_BAD_ARGUMENT;
    if (!all_finite(shape, bytes / sizeof(real)))
        return ISECT_NOT_FINITE;
    for (int i = 0; i < radii; i++)
        if (radius[i] < 0)
            return ISECT_EMPTY;
    return ISECT_OK;
}

#endif
