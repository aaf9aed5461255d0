/* isect_classify_plane_point - the side of a plane on which a point lies.
 *
 * The sign of its height over the plane decides (geometry/plane_height.h). */
#include "geometry/plane.h"
#include "geometry/plane_height.h"

FORMULA Side classify_plane_point(const Plane *plane, const Point *point, mask *unsure)
{
    const Heights heights = point_heights(plane, *point);
    return side_of_heights(heights, heights.least <= heights.most, unsure);
}

#if LANES == 1
isect_side X(classify_plane_point_exact)(const Plane *plane, const Point *point)
{
    if (!finite_plane(plane) || !finite3(*point))
        return ISECT_OUTSIDE;
    return points_side(plane, point, 1);
}
#endif

#define EXACT
#define SHARED_A
#define SHARED_B
#include "rows/classify_plane_point.inc"
