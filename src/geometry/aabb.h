/* geometry/aabb.h - tests of axis-aligned boxes. */
#ifndef ISECT_GEOMETRY_AABB_H
#define ISECT_GEOMETRY_AABB_H

#include "core/vec3.h"

/* True where the box holds a finite point; its bounds may be infinite. */
FORMULA mask not_empty(const Aabb *box)
{
    const Vec3 lower = box->lower, upper = box->upper;
    return at_most3(lower, upper) & (max3(lower.x, lower.y, lower.z) <= REAL_MAX) &
           (min3(upper.x, upper.y, upper.z) >= -REAL_MAX);
}

#endif
