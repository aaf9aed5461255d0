/* isect_classify_plane_ellipsoid - the side of a plane on which an ellipsoid lies.
 *
 * Along the normal it is the interval of the height of its centre, -+ its extent
 * (geometry/ellipsoid.h). */
#include "geometry/ellipsoid.h"

FORMULA Side classify_plane_ellipsoid(const Plane *plane, const Ellipsoid *ellipsoid)
{
    return side_of_interval(interval_of_ellipsoid(plane, ellipsoid), has_radii(ellipsoid));
}

#define SHARED_B
#include "rows/classify_plane_ellipsoid.inc"
