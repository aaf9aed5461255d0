/* isect_classify_plane_kdop - the side of a plane on which a solid between pairs of parallel planes
 * lies.
 *
 * The signs of the least and greatest height over the plane, of all points within the slabs,
 * decide: two linear programs (geometry/half_spaces.h). */
#include "classify/kdop.h"
#include "geometry/plane.h"

isect_side X(classify_plane_kdop)(const Plane *plane, const X(kdop) * kdop)
{
    if (!finite_plane(plane) || !is_kdop(kdop))
        return ISECT_OUTSIDE;
    const double height[4] = {(double)plane->normal.x, (double)plane->normal.y,
                              (double)plane->normal.z, (double)plane->d};
    const HalfSpaces below = half_spaces_of(kdop);
    return isect_plane_half_spaces(height, &below);
}
