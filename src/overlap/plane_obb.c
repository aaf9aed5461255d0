/* isect_overlap_plane_obb - do a plane and a solid oriented box share a point?
 *
 * Along the normal the box is the interval of the height of its centre, -+ its extent
 * (geometry/obb.h). It meets the plane unless the absolute height exceeds the extent. */
#include "geometry/obb.h"

FORMULA mask overlap_plane_obb(const Plane *plane, const Obb *obb)
{
    return has_halves(obb) & surface_meets_interval(interval_of_obb(plane, obb));
}

#include "rows/overlap_plane_obb.inc"
