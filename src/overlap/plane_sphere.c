/* isect_overlap_plane_sphere - do a plane and a solid sphere share a point?
 *
 * They do unless the distance of its centre from the plane exceeds the radius
 * (geometry/plane_height.h). */
#include "geometry/plane.h"
#include "geometry/plane_height.h"
#include "geometry/sphere.h"

FORMULA mask overlap_plane_sphere(const Plane *plane, const Sphere *sphere, mask *unsure)
{
    return surface_meets_ball(plane, sphere, unsure);
}

#if LANES == 1 && ISECT_DOUBLE
bool X(overlap_plane_sphere_exact)(const Plane *plane, const Sphere *sphere)
{
    if (!finite_plane(plane) || !finite_ball(sphere))
        return false;
    return is_on_surface(ball_side_exactly(plane, sphere));
}
#endif

#define EXACT
#define DOUBLE_DECIDES
#define SHARED_B
#include "rows/overlap_plane_sphere.inc"
