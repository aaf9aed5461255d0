/* isect_classify_plane_triangle - the side of a plane on which a triangle lies.
 *
 * The heights of its vertices over the plane decide (geometry/plane_height.h). */
#include "geometry/plane.h"
#include "geometry/plane_height.h"
#include "geometry/triangle.h"

FORMULA Side classify_plane_triangle(const Plane *plane, const Triangle *triangle, mask *unsure)
{
    const Heights a = point_heights(plane, triangle->a), b = point_heights(plane, triangle->b);
    const Heights heights = both_heights(both_heights(a, b), point_heights(plane, triangle->c));
    return side_of_heights(heights, heights.least <= heights.most, unsure);
}

#if LANES == 1
isect_side X(classify_plane_triangle_exact)(const Plane *plane, const Triangle *triangle)
{
    const Vec3 corner[3] = {triangle->a, triangle->b, triangle->c};
    if (!finite_plane(plane) || !finite_triangle(triangle))
        return ISECT_OUTSIDE;
    return points_side(plane, corner, 3);
}
#endif

#define EXACT
#define SHARED_A
#define SHARED_B
#include "rows/classify_plane_triangle.inc"
