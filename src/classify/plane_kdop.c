/* isect_classify_plane_kdop - on which side of a plane is a solid between pairs of parallel planes?
 *
 * The signs of the least and greatest height over the plane say so, of all points within the slabs:
 * two linear programs (classify/half_spaces.h). */
#include "classify/kdop.h"
#include "shape/plane.h"

isect_side X(classify_plane_kdop)(const Plane *plane, const X(kdop) * kdop)
{
    if (!finite_plane(plane) || !is_kdop(kdop))
        return ISECT_OUTSIDE;
    const double height[4] = {(double)plane->normal.x, (double)plane->normal.y,
                              (double)plane->normal.z, (double)plane->d};
    const HalfSpaces below = half_spaces_of(kdop);
    return isect_plane_half_spaces(height, &below);
}
