/* isect_overlap_segment_hull - do a segment and a convex hull share a point? A segment is the hull
 * of its ends: overlap/hull_hull.c. */
#include "overlap/convex.h"
#include HEADER(overlap)

bool X(overlap_segment_hull)(const X(segment) * segment, const X(hull) * hull)
{
    if (hull->vertex_count == 0)
        return X(overlap_planes)(X(any_segment)(segment), X(any_hull)(hull));
    return X(overlap_convex)((const X(vec3) *)segment, 2, hull->vertices, hull->vertex_count);
}
