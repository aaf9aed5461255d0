/* isect_classify_plane_polygon - the side of a plane on which a polygon in space lies.
 *
 * Its vertices decide (geometry/plane_height.h): the interior, by either rule, lies between
 * them. */
#include "geometry/finite.h"
#include "geometry/plane.h"
#include "geometry/plane_height.h"
#include HEADER(classify)

isect_side X(classify_plane_polygon)(const Plane *plane, const X(polygon) * polygon,
                                     isect_rule rule)
{
    (void)rule;
    if (!finite_plane(plane) || polygon->count == 0 ||
        !all_finite3(polygon->points, polygon->count))
        return ISECT_OUTSIDE;
    return points_side(plane, polygon->points, polygon->count);
}
