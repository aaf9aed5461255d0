/* isect_classify_frustum_kdop - where is a solid between pairs of parallel planes with respect to a
 * frustum?
 *
 * Both lie below planes. The greatest height of the solid over each plane of the frustum tells
 * whether it is inside; the least height over each, of what both have in common, whether that is
 * nothing, or has a point below all planes: linear programs (classify/half_spaces.h). */
#include "classify/frustum.h"
#include "classify/kdop.h"

isect_side X(classify_frustum_kdop)(const Frustum *frustum, const X(kdop) * kdop)
{
    SixPlanes planes;
    if (!planes_of(frustum, &planes) || !is_kdop(kdop))
        return ISECT_OUTSIDE;
    const HalfSpaces below = half_spaces_of(kdop);
    return isect_frustum_half_spaces(&planes, &below);
}
