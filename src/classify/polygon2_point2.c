/* isect_classify_polygon2_point2 - the side of a point relative to a polygon in the plane;
 * geometry/winding.h has the derivation. */
#include "geometry/finite.h"
#include "geometry/winding.h"
#include HEADER(classify)

isect_side X(classify_polygon2_point2)(const X(polygon2) * polygon2, const X(vec2) * point2,
                                       isect_rule rule)
{
    const X(vec2) *points = polygon2->points;
    const size_t count = polygon2->count;
    Winding winding = {0, false};
    if (count == 0 || !all_finite((const real *)point2, 2) ||
        !all_finite((const real *)points, 2 * count))
        return ISECT_OUTSIDE;
    wind(&winding, &points[count - 1], points, count, point2);
    return side_of(winding, rule);
}
