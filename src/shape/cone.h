/* shape/cone.h - cones: how far they reach along a direction. */
#ifndef ISECT_SHAPE_CONE_H
#define ISECT_SHAPE_CONE_H

#include "geometry/plane_interval.h"

/* The hull of the tip and the disc at the base; where these coincide, of a ball. */
FORMULA Interval interval_of_cone(const Plane *plane, const Cone *solid)
{
    return interval_of_discs(plane, solid->tip, splat(0), solid->base, solid->radius,
                             sub(solid->base, solid->tip));
}

#endif
