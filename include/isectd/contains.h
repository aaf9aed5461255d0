/* isectd/contains.h - isect/contains.h in double: its comments are in full there.
 * Made by tools/mirror. Do not edit. */
#ifndef ISECTD_CONTAINS_H
#define ISECTD_CONTAINS_H

#include "isectd/overlap.h"

ISECT_EXTERN_BEGIN

/// The library's compiled copy of isectd_contains_aabb_point, for bindings.
ISECT_ASK bool isectd_contains_aabb_point_compiled(const isectd_aabb *aabb,
                                                   const isectd_vec3 *point);
/// Is a point in a solid axis-aligned box?
ISECT_INLINE bool isectd_contains_aabb_point(const isectd_aabb *aabb, const isectd_vec3 *point)
{
    if (ISECT_FINITE_MATH)
        return isectd_contains_aabb_point_compiled(aabb, point);
    return isectd_overlap_point_aabb(point, aabb);
}
/// Is the second of two solid spheres wholly inside the first?
ISECT_ASK bool isectd_contains_sphere_sphere(const isectd_sphere *a, const isectd_sphere *b);

ISECT_EXTERN_END
#endif
