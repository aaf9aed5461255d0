/* isect_classify_frustum_kdop - the side of a frustum on which a solid between pairs of parallel
 * planes lies.
 *
 * Both are intersections of half-spaces. The greatest height of the solid over each plane of the
 * frustum decides whether it is inside. The least height over each plane, on the intersection of
 * both, decides whether that is empty, or has a point below all planes. These are linear programs
 * (geometry/half_spaces.h). */
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
