/* isect_classify_frustum_aabb - where is an axis-aligned box with respect to a frustum?
 *
 * Its least and greatest heights over the planes decide most (shape/frustum.h). Beside an edge or a
 * corner the directions that may separate are asked, none of which the six planes need be
 * (classify/combined.h). */
#include "classify/frustum.h"
#include "shape/aabb.h"

FORMULA Side classify_frustum_aabb(const Frustum *frustum, const Aabb *aabb, mask *unsure)
{
    Below below = below_nothing();
    for (int i = 0; i < 6; i++)
        below_next(&below, box_heights(&frustum->plane[i], aabb));
    return side_below(&below, not_empty(aabb), unsure);
}

#if LANES == 1 && ISECT_DOUBLE
isect_side X(classify_frustum_aabb_exact)(const Frustum *frustum, const Aabb *aabb)
{
    SixPlanes planes;
    if (!planes_of(frustum, &planes) || !not_empty(aabb))
        return ISECT_OUTSIDE;
    return isect_frustum_box(&planes, &aabb->lower.x, &aabb->upper.x);
}
#endif

#define EXACT
#define DOUBLE_DECIDES
#include "rows/classify_frustum_aabb.inc"
