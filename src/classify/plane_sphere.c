/* isect_classify_plane_sphere - the side of a plane on which a solid sphere lies.
 *
 * The signs of its least and greatest height over the plane decide (geometry/plane_height.h). */
#include "geometry/plane.h"
#include "geometry/plane_height.h"
#include "geometry/sphere.h"

FORMULA Side classify_plane_sphere(const Plane *plane, const Sphere *sphere, mask *unsure)
{
    return side_of_ball(plane, sphere, unsure);
}

#if LANES == 1 && ISECT_DOUBLE
isect_side X(classify_plane_sphere_exact)(const Plane *plane, const Sphere *sphere)
{
    if (!finite_plane(plane) || !finite_ball(sphere))
        return ISECT_OUTSIDE;
    return ball_side_exactly(plane, sphere);
}
#endif

#define EXACT
#define DOUBLE_DECIDES
#define SHARED_B
#include "rows/classify_plane_sphere.inc"
