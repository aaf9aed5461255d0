/* isect_overlap_plane_aabb - do a plane and a solid axis-aligned box share a point?
 *
 * They do unless the box is above the plane, or below: the signs of its least and greatest height
 * decide (geometry/plane_height.h). */
#include "geometry/aabb.h"
#include "geometry/plane.h"
#include "geometry/plane_height.h"

FORMULA mask overlap_plane_aabb(const Plane *plane, const Aabb *aabb, mask *unsure)
{
    mask some = at_most3(aabb->lower, aabb->upper);
    return some & surface_meets(box_heights(plane, aabb), unsure);
}

#if LANES == 1
bool X(overlap_plane_aabb_exact)(const Plane *plane, const Aabb *aabb)
{
    if (!finite_plane(plane) || !not_empty(aabb))
        return false;
    return is_on_surface(box_side_exactly(plane, aabb));
}
#endif

#define EXACT
#define SHARED_A
#include "rows/overlap_plane_aabb.inc"
