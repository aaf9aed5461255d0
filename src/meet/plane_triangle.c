/* isect_meet_plane_triangle - the common part of a plane and a triangle: its vertices on the plane,
 * and the crossings of its edges (geometry/crossing.h). The heights of the vertices are exact sums
 * rounded once, so their signs are exact. */
#include "geometry/crossing.h"
#include "geometry/plane_exact.h"
#include HEADER(meet)
#include HEADER(overlap)

Common X(meet_plane_triangle)(const Plane *plane, const Triangle *triangle)
{
    Common common = {0};
    Exact height[3];
    if (!X(overlap_plane_triangle)(plane, triangle))
        return common;
    const Flat flat = simplest(triangle);
    for (int i = 0; i < flat.corners; i++) {
        height[i] = height_of(plane, &flat.corner[i]);
        if (height[i].mantissa == 0)
            add(&common, flat.corner[i]);
    }
    for (int i = 0; i < edges_of(&flat); i++) {
        const int next = (i + 1) % flat.corners;
        if (height[i].mantissa * height[next].mantissa < 0)
            add(&common, crossing(&flat.corner[i], &flat.corner[next], height[i], height[next]));
    }
    return common;
}
