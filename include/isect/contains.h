/* isect/contains.h - is the second shape, which is not empty, wholly inside the first? The forms
 * for many (_n) are in isect/many.h. */
#ifndef ISECT_CONTAINS_H
#define ISECT_CONTAINS_H

#include "isect/overlap.h"

ISECT_EXTERN_BEGIN

/// The library's compiled copy of isect_contains_aabb_point, for bindings.
///
/// @param aabb, point  As for isect_contains_aabb_point.
/// @return             As isect_contains_aabb_point.
ISECT_ASK bool isect_contains_aabb_point_compiled(const isect_aabb *aabb, const isect_vec3 *point);

/// Is a point in a solid axis-aligned box? The same as isect_overlap_point_aabb.
///
/// @param aabb   Bounds may be infinite. lower > upper is empty and contains no point.
/// @param point  Any point.
/// @return       Faces, edges and corners belong to the box.
///
/// Bad input: NaN, or an infinite point, is not contained.
/// Exact: over the whole finite range. Method: comparisons joined by `&`, which need no branch.
/// Cost: 9 comparisons. Batch: isect_contains_aabb_point_n.
ISECT_INLINE bool isect_contains_aabb_point(const isect_aabb *aabb, const isect_vec3 *point)
{
    if (ISECT_FINITE_MATH)
        return isect_contains_aabb_point_compiled(aabb, point);
    return isect_overlap_point_aabb(point, aabb);
}

/// Is the second of two solid spheres wholly inside the first?
///
/// @param a, b  Radius 0 is a point. A negative radius is empty: it contains nothing, and is in
///              nothing.
/// @return      Touching from inside counts; so does the same sphere.
///
/// Bad input: false if a number is NaN or infinite.
/// Exact: over the whole finite range. Method: squared distance against the squared difference of
/// the radii, with a certified error bound; uncertain signs are decided in integers.
/// Cost: no division, no root. Batch: isect_contains_sphere_sphere_n.
ISECT_ASK bool isect_contains_sphere_sphere(const isect_sphere *a, const isect_sphere *b);

ISECT_EXTERN_END
#endif
