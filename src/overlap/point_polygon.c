/* isect_overlap_point_polygon - is a point on a polygon in space?
 *
 * A polygon is its border, and the points of its plane (geometry/polygon_plane.h) that are inside
 * in the projection along the axis along which its normal is largest (geometry/winding.h). A point
 * is on the border if it is on an edge; else it must be in the plane exactly, which most points are
 * certainly not. */
#include "geometry/finite.h"
#include "geometry/polygon_plane.h"
#include "geometry/winding.h"
#include HEADER(overlap)

/* True if x is between a and b. */
static inline bool amid(real a, real b, real x)
{
    return a <= b ? (a <= x) & (x <= b) : (b <= x) & (x <= a);
}

static bool on_border(const X(polygon) * polygon, const X(vec3) * p)
{
    X(segment) edge = {polygon->points[polygon->count - 1], polygon->points[0]};
    for (size_t i = 0; i < polygon->count; i++) {
        edge.b = polygon->points[i];
        if (amid(edge.a.x, edge.b.x, p->x) && amid(edge.a.y, edge.b.y, p->y) &&
            amid(edge.a.z, edge.b.z, p->z) && X(overlap_point_segment)(p, &edge))
            return true;
        edge.a = edge.b;
    }
    return false;
}

bool X(overlap_point_polygon)(const X(vec3) * point, const X(polygon) * polygon, isect_rule rule)
{
    const real *numbers = (const real *)polygon->points;
    ExactPlane exact;
    double p[3];
    if (polygon->count == 0 || !all_finite((const real *)point, 3) ||
        !all_finite(numbers, 3 * polygon->count))
        return false;
    if (on_border(polygon, point))
        return true;
    const double scale =
        scale_of(greater(largest(numbers, 3 * polygon->count), largest((const real *)point, 3)));
    const PolygonPlane plane = polygon_plane(polygon, scale);
    to_doubles(p, *point);
    if (certain_side(&plane, p) || !exact_plane(&exact, polygon, scale) ||
        isect_number_sign(exact_height(&exact, p)))
        return false;
    const X(vec2) shadow = projected(point, exact.axis);
    return side_in_projection(polygon, shadow, exact.axis, rule) != ISECT_OUTSIDE;
}
