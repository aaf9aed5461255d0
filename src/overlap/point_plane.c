/* isect_overlap_point_plane - is a point on a plane?
 *
 * It is if its height over the plane, normal . x + d, is zero. A height that is certainly not zero
 * decides no; yes is always decided exactly (geometry/plane_height.h). */
#include "geometry/plane.h"
#include "geometry/plane_height.h"

FORMULA mask overlap_point_plane(const Point *point, const Plane *plane, mask *unsure)
{
    return surface_meets(point_heights(plane, *point), unsure);
}

#if LANES == 1
bool X(overlap_point_plane_exact)(const Point *point, const Plane *plane)
{
    return finite3(*point) && finite_plane(plane) && point_sign(plane, point) == 0;
}
#endif

#define EXACT
#define SHARED_A
#define SHARED_B
#include "rows/overlap_point_plane.inc"
