/* isect_classify_plane_frustum - the side of a plane on which a frustum lies.
 *
 * The signs of the least and greatest height over the plane, of all points below its six planes,
 * decide: two linear programs (geometry/half_spaces.h). The corners of the frustum are not read. */
#include "classify/frustum.h"
#include "geometry/half_spaces.h"
#include HEADER(classify)

isect_side X(classify_plane_frustum)(const Plane *plane, const Frustum *frustum)
{
    SixPlanes planes;
    if (!finite_plane(plane) || !planes_of(frustum, &planes))
        return ISECT_OUTSIDE;
    const double height[4] = {(double)plane->normal.x, (double)plane->normal.y,
                              (double)plane->normal.z, (double)plane->d};
    const HalfSpaces below = isect_half_spaces_of_six(&planes);
    return isect_plane_half_spaces(height, &below);
}
