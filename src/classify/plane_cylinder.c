/* isect_classify_plane_cylinder - the side of a plane on which a cylinder lies.
 *
 * Along the normal it is the interval of the discs at its ends (geometry/plane_interval.h). */
#include "geometry/cylinder.h"

FORMULA Side classify_plane_cylinder(const Plane *plane, const Cylinder *cylinder)
{
    return side_of_interval(interval_of_cylinder(plane, cylinder), cylinder->radius >= 0);
}

#include "rows/classify_plane_cylinder.inc"
