/* isect_classify_plane_rectangle - the side of a plane on which a rectangle lies.
 *
 * Along the normal it is the interval of its corners, which are sums and therefore rounded
 * (geometry/plane_interval.h). */
#include "geometry/plane_interval.h"

FORMULA Side classify_plane_rectangle(const Plane *plane, const Rectangle *rectangle)
{
    return side_of_interval(
        interval_of_sides(plane, rectangle->corner, rectangle->u, rectangle->v, splat(0)),
        finite3(rectangle->corner));
}

#define SHARED_B
#include "rows/classify_plane_rectangle.inc"
