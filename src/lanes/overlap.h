/* lanes/overlap.h - the inline functions of isect/overlap.h in lanes.
 * Made by tools/mirror. Do not edit. */
#ifndef ISECT_LANES_OVERLAP_H
#define ISECT_LANES_OVERLAP_H

#include "lanes/shapes.h"

FORMULA mask overlap_point_aabb(const Vec3 *point, const Aabb *aabb)
{
    return (aabb->lower.x <= point->x) & (point->x <= aabb->upper.x) & (point->x - point->x == 0) &
           (aabb->lower.y <= point->y) & (point->y <= aabb->upper.y) & (point->y - point->y == 0) &
           (aabb->lower.z <= point->z) & (point->z <= aabb->upper.z) & (point->z - point->z == 0);
}

FORMULA mask overlap_aabb_aabb(const Aabb *a, const Aabb *b)
{
    return (a->lower.x <= b->upper.x) & (b->lower.x <= a->upper.x) & (a->lower.y <= b->upper.y) &
           (b->lower.y <= a->upper.y) & (a->lower.z <= b->upper.z) & (b->lower.z <= a->upper.z) &
           (a->lower.x - a->upper.x <= 0) & (a->lower.y - a->upper.y <= 0) &
           (a->lower.z - a->upper.z <= 0) & (b->lower.x - b->upper.x <= 0) &
           (b->lower.y - b->upper.y <= 0) & (b->lower.z - b->upper.z <= 0);
}

#endif
