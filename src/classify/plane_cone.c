/* isect_classify_plane_cone - the side of a plane on which a cone lies.
 *
 * Along the normal it is the interval of its tip and its base disc (geometry/plane_interval.h). */
#include "geometry/cone.h"

FORMULA Side classify_plane_cone(const Plane *plane, const Cone *cone)
{
    return side_of_interval(interval_of_cone(plane, cone), cone->radius >= 0);
}

#include "rows/classify_plane_cone.inc"
