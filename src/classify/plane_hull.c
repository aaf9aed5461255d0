/* isect_classify_plane_hull - the side of a plane on which the convex hull of some points lies.
 *
 * The signs of the least and greatest height of a vertex over the plane decide
 * (geometry/plane_height.h). */
#include "geometry/finite.h"
#include "geometry/plane.h"
#include "geometry/plane_height.h"
#include HEADER(classify)

isect_side X(classify_plane_hull)(const Plane *plane, const X(hull) * hull)
{
    if (!finite_plane(plane) || hull->vertex_count == 0 ||
        !all_finite3(hull->vertices, hull->vertex_count))
        return ISECT_OUTSIDE;
    return points_side(plane, hull->vertices, hull->vertex_count);
}
