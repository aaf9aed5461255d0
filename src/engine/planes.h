/* engine/planes.h - hulls that are given by planes alone. */
#ifndef ISECT_ENGINE_PLANES_H
#define ISECT_ENGINE_PLANES_H

#include "core/precision.h"
#include HEADER(any)

/* Is the shape a hull without vertices that has planes? Then it is what is below them, as for a
 * frustum. */
static inline bool is_of_planes(X(any) shape)
{
    const X(hull) *hull = shape.at;
    return shape.shape == ISECT_SHAPE_HULL && hull->vertex_count == 0 && hull->plane_count > 0;
}
/* Do two shapes meet, by the solver, which reads hulls without vertices by their planes? A hull
 * that has neither is empty. */
bool X(overlap_planes)(X(any) a, X(any) b);

#endif
