/* lanes/contains.h - the inline functions of isect/contains.h in lanes.
 * Made by tools/mirror. Do not edit. */
#ifndef ISECT_LANES_CONTAINS_H
#define ISECT_LANES_CONTAINS_H

#include "lanes/shapes.h"

FORMULA mask contains_aabb_point(const Aabb *aabb, const Vec3 *point)
{
    return overlap_point_aabb(point, aabb);
}

#endif
