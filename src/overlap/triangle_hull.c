/* isect_overlap_triangle_hull - do a triangle and a convex hull share a point? A triangle is the
 * hull of its vertices: overlap/hull_hull.c. */
#include "overlap/convex.h"
#include HEADER(overlap)

bool X(overlap_triangle_hull)(const X(triangle) * triangle, const X(hull) * hull)
{
    if (hull->vertex_count == 0)
        return X(overlap_planes)(X(any_triangle)(triangle), X(any_hull)(hull));
    return X(overlap_convex)((const X(vec3) *)triangle, 3, hull->vertices, hull->vertex_count);
}
