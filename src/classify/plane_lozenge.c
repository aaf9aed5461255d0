/* isect_classify_plane_lozenge - on which side of a plane is a lozenge?
 *
 * Seen along the normal it is the interval of the parallelogram inside, a radius longer at both
 * ends (geometry/plane_interval.h). */
#include "geometry/plane_interval.h"

FORMULA Side classify_plane_lozenge(const Plane *plane, const Lozenge *lozenge)
{
    return side_of_interval(
        interval_of_sides(plane, lozenge->corner, lozenge->u, lozenge->v, lozenge->radius),
        lozenge->radius >= 0);
}

#include "rows/classify_plane_lozenge.inc"
