/* classify/polygon_point.c - a point and a polygon in space, both seen along the axis in which the
 * normal of the polygon is largest. Along that one the shadow of a flat polygon is its largest, and
 * no edge falls together with another. The rest is classify/winding.h. */
#include "classify/winding.h"
#include "core/newell.h"

static X(vec2) shadow(const X(vec3) * p, int axis)
{
    return axis == 2   ? (X(vec2)){p->x, p->y}
           : axis == 1 ? (X(vec2)){p->z, p->x}
                       : (X(vec2)){p->y, p->z};
}

isect_side X(classify_polygon_point)(const X(polygon) * polygon, const X(vec3) * point,
                                     isect_rule rule)
{
    const X(vec3) *points = polygon->points;
    const size_t count = polygon->count;
    Winding winding = {0, false};
    double normal[3];
    if (count == 0 || !all_finite((const real *)point, 3) ||
        !all_finite((const real *)points, 3 * count))
        return ISECT_OUTSIDE;
    newell_normal(points, count, scale_of(largest((const real *)points, 3 * count)), normal);
    const double most = greatest(normal[0], normal[1], normal[2]);
    const int axis = fabs(normal[2]) == most ? 2 : fabs(normal[1]) == most;

    const X(vec2) p = shadow(point, axis);
    X(vec2) a = shadow(&points[count - 1], axis);
    for (size_t i = 0; i < count; i++) {
        const X(vec2) b = shadow(&points[i], axis);
        wind(&winding, &a, &b, 1, &p);
        a = b;
    }
    return side_of(winding, rule);
}
