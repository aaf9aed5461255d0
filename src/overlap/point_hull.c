/* isect_overlap_point_hull - is a point in the convex hull of others? A point is its own hull:
 * overlap/hull_hull.c. */
#include "overlap/convex.h"
#include HEADER(overlap)

bool X(overlap_point_hull)(const X(vec3) * point, const X(hull) * hull)
{
    if (hull->vertex_count == 0)
        return X(overlap_planes)(X(any_point)(point), X(any_hull)(hull));
    return X(overlap_convex)(point, 1, hull->vertices, hull->vertex_count);
}
