/* isect_classify_plane_lozenge - the side of a plane on which a lozenge lies.
 *
 * Along the normal it is the interval of its parallelogram, longer by a radius at both ends
 * (geometry/plane_interval.h). */
#include "geometry/plane_interval.h"

FORMULA Side classify_plane_lozenge(const Plane *plane, const Lozenge *lozenge)
{
    return side_of_interval(
        interval_of_sides(plane, lozenge->corner, lozenge->u, lozenge->v, lozenge->radius),
        lozenge->radius >= 0);
}

#define SHARED_B
#include "rows/classify_plane_lozenge.inc"
