/* isect_classify_plane_cone - on which side of a plane is a cone?
 *
 * Seen along the normal it is the interval of the tip and the disc at its base
 * (geometry/plane_interval.h). */
#include "shape/cone.h"

FORMULA Side classify_plane_cone(const Plane *plane, const Cone *cone)
{
    return side_of_interval(interval_of_cone(plane, cone), cone->radius >= 0);
}

#include "rows/classify_plane_cone.inc"
