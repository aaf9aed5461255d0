/* isect_overlap_plane_triangle - do a plane and a triangle share a point?
 *
 * They do unless all vertices are above the plane, or all below: three signs
 * (geometry/plane_height.h). */
#include "geometry/plane.h"
#include "geometry/plane_height.h"
#include "geometry/triangle.h"

FORMULA mask overlap_plane_triangle(const Plane *plane, const Triangle *triangle, mask *unsure)
{
    Heights a = point_heights(plane, triangle->a), b = point_heights(plane, triangle->b);
    Heights c = point_heights(plane, triangle->c);
    return surface_meets(both_heights(both_heights(a, b), c), unsure);
}

#if LANES == 1
bool X(overlap_plane_triangle_exact)(const Plane *plane, const Triangle *triangle)
{
    const Vec3 *a = &triangle->a, *b = &triangle->b, *c = &triangle->c;
    if (!finite_plane(plane) || !finite_triangle(triangle))
        return false;
    const int side = point_sign(plane, a);
    return side == 0 || point_sign(plane, b) != side || point_sign(plane, c) != side;
}
#endif

#define EXACT
#define SHARED_A
#define SHARED_B
#include "rows/overlap_plane_triangle.inc"
