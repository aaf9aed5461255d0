/* geometry/to_vec3d.h - converts a vector of float or double to double. The engine, which is
 * compiled once for both, includes geometry/vec3d.h alone. */
#ifndef ISECT_GEOMETRY_TO_VEC3D_H
#define ISECT_GEOMETRY_TO_VEC3D_H

#include "core/precision.h"
#include "geometry/vec3d.h"

static inline Vec3d to_vec3d(X(vec3) v)
{
    return (Vec3d){(double)v.x, (double)v.y, (double)v.z};
}
/* The same, as an array. */
static inline void to_doubles(double to[3], X(vec3) v)
{
    to[0] = (double)v.x, to[1] = (double)v.y, to[2] = (double)v.z;
}

#endif
