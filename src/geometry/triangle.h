/* geometry/triangle.h - valid triangles. */
#ifndef ISECT_GEOMETRY_TRIANGLE_H
#define ISECT_GEOMETRY_TRIANGLE_H

#include "core/vec3.h"

FORMULA mask finite_triangle(const Triangle *triangle)
{
    return finite3(triangle->a) & finite3(triangle->b) & finite3(triangle->c);
}

#endif
