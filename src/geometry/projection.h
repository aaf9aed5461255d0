/* geometry/projection.h - a polygon in space and a point, both seen along an axis: is the point in
 * what is seen of the polygon? */
#ifndef ISECT_GEOMETRY_PROJECTION_H
#define ISECT_GEOMETRY_PROJECTION_H

#include "geometry/winding.h"

static inline X(vec2) shadow(const X(vec3) * p, int axis)
{
    return axis == 2   ? (X(vec2)){p->x, p->y}
           : axis == 1 ? (X(vec2)){p->z, p->x}
                       : (X(vec2)){p->y, p->z};
}

/* The point is seen already. There must be a corner. */
static inline isect_side side_in_shadow(const X(polygon) * polygon, X(vec2) p, int axis,
                                        isect_rule rule)
{
    Winding winding = {0, false};
    X(vec2) a = shadow(&polygon->points[polygon->count - 1], axis);
    for (size_t i = 0; i < polygon->count; i++) {
        const X(vec2) b = shadow(&polygon->points[i], axis);
        wind(&winding, &a, &b, 1, &p);
        a = b;
    }
    return side_of(winding, rule);
}

#endif
