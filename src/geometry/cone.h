/* geometry/cone.h - the interval of a cone over a plane. */
#ifndef ISECT_GEOMETRY_CONE_H
#define ISECT_GEOMETRY_CONE_H

#include "geometry/plane_interval.h"

/* A cone is the hull of its tip and its base disc. If tip and base coincide, it is a ball. */
FORMULA Interval interval_of_cone(const Plane *plane, const Cone *solid)
{
    return interval_of_discs(plane, solid->tip, splat(0), solid->base, solid->radius,
                             sub(solid->base, solid->tip));
}

#endif
