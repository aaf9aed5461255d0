/* isect_classify_polygon_point - the side of a point relative to a polygon in space, both projected
 * along the axis along which the normal of the polygon is largest. That projection of a flat
 * polygon has the largest area, and no edge of it becomes degenerate. The winding number there
 * decides (geometry/winding.h). */
#include "geometry/finite.h"
#include "geometry/newell.h"
#include "geometry/winding.h"
#include HEADER(classify)

isect_side X(classify_polygon_point)(const X(polygon) * polygon, const X(vec3) * point,
                                     isect_rule rule)
{
    const X(vec3) *points = polygon->points;
    const size_t count = polygon->count;
    double normal[3];
    if (count == 0 || !all_finite((const real *)point, 3) ||
        !all_finite((const real *)points, 3 * count))
        return ISECT_OUTSIDE;
    newell_normal(points, count, scale_of(largest((const real *)points, 3 * count)), normal);
    const int axis = largest_axis(normal);
    return side_in_projection(polygon, projected(point, axis), axis, rule);
}
