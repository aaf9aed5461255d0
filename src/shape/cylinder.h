/* shape/cylinder.h - cylinders: how far they reach along a direction. */
#ifndef ISECT_SHAPE_CYLINDER_H
#define ISECT_SHAPE_CYLINDER_H

#include "geometry/plane_interval.h"

/* The hull of the discs at both ends; where these coincide, of a ball. */
FORMULA Interval interval_of_cylinder(const Plane *plane, const Cylinder *solid)
{
    return interval_of_discs(plane, solid->a, solid->radius, solid->b, solid->radius,
                             sub(solid->b, solid->a));
}

#endif
