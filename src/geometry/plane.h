/* geometry/plane.h - valid planes. */
#ifndef ISECT_GEOMETRY_PLANE_H
#define ISECT_GEOMETRY_PLANE_H

#include "core/vec3.h"

FORMULA mask finite_plane(const Plane *plane)
{
    return finite3(plane->normal) & (num_abs(plane->d) <= REAL_MAX);
}

#endif
