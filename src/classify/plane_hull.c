/* isect_classify_plane_hull - the side of a plane on which the convex hull of some points lies.
 *
 * The signs of the least and greatest height of a vertex over the plane decide
 * (geometry/plane_height.h); without vertices those of the points below the planes, by two linear
 * programs (geometry/half_spaces.h). */
#include "classify/hull.h"
#include "geometry/plane.h"
#include "geometry/plane_height.h"
#include HEADER(classify)

isect_side X(classify_plane_hull)(const Plane *plane, const X(hull) * hull)
{
    if (is_below_planes(hull) && finite_plane(plane)) {
        const double height[4] = {(double)plane->normal.x, (double)plane->normal.y,
                                  (double)plane->normal.z, (double)plane->d};
        const HalfSpaces below = half_spaces_of_hull(hull);
        return isect_plane_half_spaces(height, &below);
    }
    if (!finite_plane(plane) || hull->vertex_count == 0 ||
        !all_finite3(hull->vertices, hull->vertex_count))
        return ISECT_OUTSIDE;
    return points_side(plane, hull->vertices, hull->vertex_count);
}
