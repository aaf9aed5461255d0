/* classify/plane_aabb.c - on which side of a plane is an axis-aligned box?
 *
 * The signs of its least and greatest height over the plane say everything; how they are found, and
 * how sure they are, is told in classify/plane_aabb.h. */
#include "classify/plane_aabb.h"

FORMULA Side classify_plane_aabb(const Plane *plane, const Aabb *aabb, mask *unsure)
{
    mask valid = finite_plane(plane) & not_empty(aabb);
    return side_of_heights(box_heights(plane, aabb), valid, unsure);
}

#if LANES == 1
isect_side X(classify_plane_aabb_exact)(const Plane *plane, const Aabb *aabb)
{
    const Vec3 n = plane->normal, lower = aabb->lower, upper = aabb->upper;
    Vec3 first = {n.x > 0 ? lower.x : upper.x, n.y > 0 ? lower.y : upper.y,
                  n.z > 0 ? lower.z : upper.z};
    Vec3 last = {n.x > 0 ? upper.x : lower.x, n.y > 0 ? upper.y : lower.y,
                 n.z > 0 ? upper.z : lower.z};
    int least = corner_sign(plane, first, -1), most = corner_sign(plane, last, 1);
    if (most <= 0)
        return most ? ISECT_INSIDE : ISECT_TANGENT_INSIDE;
    if (least >= 0)
        return least ? ISECT_OUTSIDE : ISECT_TANGENT_OUTSIDE;
    return ISECT_STRADDLES;
}
#endif

#define PAIR classify_plane_aabb
#define A Plane
#define B Aabb
#define ANSWER Side
#define EXACT
#include "core/pair.inc"
