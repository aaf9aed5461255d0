/* isect_classify_plane_aabb - the side of a plane on which an axis-aligned box lies.
 *
 * The signs of its least and greatest height over the plane decide (geometry/plane_height.h). */
#include "geometry/aabb.h"
#include "geometry/plane.h"
#include "geometry/plane_height.h"

FORMULA Side classify_plane_aabb(const Plane *plane, const Aabb *aabb, mask *unsure)
{
    mask some = at_most3(aabb->lower, aabb->upper);
    return side_of_heights(box_heights(plane, aabb), some, unsure);
}

#if LANES == 1
isect_side X(classify_plane_aabb_exact)(const Plane *plane, const Aabb *aabb)
{
    if (!finite_plane(plane) || !not_empty(aabb))
        return ISECT_OUTSIDE;
    return box_side_exactly(plane, aabb);
}
#endif

#define EXACT
#define SHARED_A
#include "rows/classify_plane_aabb.inc"
