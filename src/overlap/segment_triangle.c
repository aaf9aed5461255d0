/* isect_overlap_segment_triangle - do a segment and a triangle share a point?
 *
 * They do if the segment crosses the triangle (geometry/line_triangle.h). Segments in the plane of
 * the triangle are decided separately (geometry/flat.h). */
#include "geometry/flat.h"
#include "geometry/line_triangle.h"
#include "geometry/segment.h"
#include "geometry/triangle.h"
#include "overlap/exact.h"

FORMULA mask overlap_segment_triangle(const Segment *segment, const Triangle *triangle,
                                      mask *unsure)
{
    mask apart;
    mask together = surely_crosses(segment->a, segment->b, triangle, &apart);
    *unsure = mask_not(together | apart);
    return together;
}

#if LANES == 1
/* The segment is in the plane of the triangle, or the vertices are collinear. */
static bool meet_in_plane(const Segment *segment, const Triangle *triangle)
{
    const Segment edges[3] = {
        {triangle->a, triangle->b}, {triangle->b, triangle->c}, {triangle->c, triangle->a}};
    for (int i = 0; i < 3; i++)
        if (X(overlap_segment_segment_exact)(segment, &edges[i]))
            return true;
    return X(overlap_point_triangle_exact)(&segment->a, triangle);
}

bool X(overlap_segment_triangle_exact)(const Segment *segment, const Triangle *triangle)
{
    const Vec3 *p = &segment->a, *q = &segment->b;
    const Vec3 *a = &triangle->a, *b = &triangle->b, *c = &triangle->c;
    if (!finite_segment(segment) || !finite_triangle(triangle))
        return false;
    const int side_p = X(orient3d)(a, b, c, p), side_q = X(orient3d)(a, b, c, q);
    if (side_p == 0 && side_q == 0)
        return meet_in_plane(segment, triangle);
    if (side_p == side_q)
        return false;
    const int side[3] = {X(orient3d)(p, q, a, b), X(orient3d)(p, q, b, c), X(orient3d)(p, q, c, a)};
    return !mixed(side);
}
#endif

#define EXACT
#define SHARED_B
#include "rows/overlap_segment_triangle.inc"
