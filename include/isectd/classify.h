/* isectd/classify.h - is the second shape outside, across or inside of the solid named first? The
 * forms for many shapes (_n, _each, _pairs) are in isectd/many.h. */
#ifndef ISECTD_CLASSIFY_H
#define ISECTD_CLASSIFY_H

#include "isectd/shapes.h"

ISECT_EXTERN_BEGIN

/// On which side of a plane is an axis-aligned box? The inside is dot(normal, x) + d <= 0.
///
/// @param plane  Any normal length. A zero normal is everything if d <= 0, else nothing; with d = 0
///               the whole space is its surface.
/// @param aabb   Bounds may be infinite. lower > upper is empty: ISECT_OUTSIDE.
/// @return       ISECT_TANGENT_OUTSIDE, _INSIDE if the box touches the plane and lies on that side;
///               a flat box in the plane is ISECT_TANGENT_INSIDE.
///
/// Bad input: NaN, or an infinite plane, is ISECT_OUTSIDE.
/// Exact: over the whole finite range. Method: the two corners that are extreme along the normal
/// (Haines and Wallace 1991), with a certified error bound; uncertain signs are decided in
/// integers. Seed: S02, S03. Cost: 2 dot products.
/// Batch: isectd_classify_plane_aabb_n, _each, _pairs.
ISECT_API isect_side isectd_classify_plane_aabb(const isectd_plane *plane, const isectd_aabb *aabb);

ISECT_EXTERN_END
#endif
