/* isect_classify_plane_obb - the side of a plane on which an oriented box lies.
 *
 * Along the normal the box is the interval of the height of its centre, -+ its extent
 * (geometry/obb.h). */
#include "geometry/obb.h"

FORMULA Side classify_plane_obb(const Plane *plane, const Obb *obb)
{
    return side_of_interval(interval_of_obb(plane, obb), has_halves(obb));
}

#include "rows/classify_plane_obb.inc"
