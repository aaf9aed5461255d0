/* isect_classify_plane_polygon - on which side of a plane is a polygon in space?
 *
 * As its corners are (geometry/plane_height.h): whatever a rule says is inside lies between them.
 */
#include "geometry/finite.h"
#include "geometry/plane_height.h"
#include "shape/plane.h"
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
