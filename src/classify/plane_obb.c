/* isect_classify_plane_obb - on which side of a plane is a box with axes of its own?
 *
 * Seen along the normal the box is the interval of the height of its centre, -+ its extent
 * (shape/obb.h). */
#include "shape/obb.h"

FORMULA Side classify_plane_obb(const Plane *plane, const Obb *obb)
{
    return side_of_interval(interval_of_obb(plane, obb), has_halves(obb));
}

#include "rows/classify_plane_obb.inc"
