/* geometry/cylinder.h - the interval of a cylinder over a plane. */
#ifndef ISECT_GEOMETRY_CYLINDER_H
#define ISECT_GEOMETRY_CYLINDER_H

#include "geometry/plane_interval.h"

/* A cylinder is the hull of its two end discs. If their centres coincide, it is a ball. */
FORMULA Interval interval_of_cylinder(const Plane *plane, const Cylinder *solid)
{
    return interval_of_discs(plane, solid->a, solid->radius, solid->b, solid->radius,
                             sub(solid->b, solid->a));
}

#endif
