/* isect_classify_plane_frustum - on which side of a plane is a frustum?
 *
 * The signs of the least and greatest height over the plane say so, of all points below its six
 * planes: two linear programs (classify/half_spaces.h). Nothing is asked of its corners. */
#include "classify/frustum.h"
#include "classify/half_spaces.h"
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
