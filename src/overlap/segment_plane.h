/* overlap/segment_plane.h - how high over a plane are points, and does its surface meet what has
 * such heights: for all that are made of points, and for boxes.
 *
 * What is convex meets the surface exactly if it is neither above nor below all over; its least and
 * its greatest height say so. The height of a point is as sure as that of a corner of a box
 * (classify/plane_aabb.h). */
#ifndef ISECT_OVERLAP_SEGMENT_PLANE_H
#define ISECT_OVERLAP_SEGMENT_PLANE_H

#include "classify/plane_aabb.h"
#include "exact/sides.h"

FORMULA Heights point_heights(const Plane *plane, Vec3 p)
{
    num height = dot(plane->normal, p) + plane->d;
    num size = dot_abs(plane->normal, p) + num_abs(plane->d);
    return (Heights){height, height, sound_bound(6 * REAL_EPSILON * size + REAL_MIN)};
}

/* Of the hull of two sets. The bounds are added: NaN in one of them then is in the sum. */
FORMULA Heights both_heights(Heights a, Heights b)
{
    return (Heights){num_min(a.least, b.least), num_max(a.most, b.most), a.bound + b.bound};
}

/* Does the surface surely meet what has these heights? */
FORMULA mask surface_meets(Heights heights, mask *unsure)
{
    mask apart = surely_alike(heights.least, heights.most, heights.bound);
    mask together = surely_opposite(heights.least, heights.most, heights.bound);
    *unsure = mask_not(apart | together);
    return together;
}

#if LANES == 1
/* The sign of the height of a point. */
static inline int point_sign(const Plane *plane, const Vec3 *p)
{
    return corner_sign(plane, *p, 0);
}
#endif

#endif
