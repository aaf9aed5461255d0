/* isect_classify_frustum_aabb - where is an axis-aligned box with respect to a frustum?
 *
 * Its least and greatest heights over the planes decide most (shape/frustum.h). Beside an edge or a
 * corner a point of it is sought that is below all planes; and where none is found, the directions
 * that may separate are asked, none of which the six planes need be (classify/combined.h). */
#include "classify/frustum.h"
#include "shape/aabb.h"

/* Is a point of the box surely below all planes? */
FORMULA mask reaches_inside(const Frustum *frustum, const Aabb *aabb)
{
    const Vec3 lower = aabb->lower, upper = aabb->upper;
    Vec3 p = mad((Vec3){lower.x / 2, lower.y / 2, lower.z / 2}, splat(R(0.5)), upper);
    for (int i = 0; i < ROUNDS_TO_INSIDE; i++)
        p = min_of(max_of(moved_below(frustum, p), lower), upper);
    return surely_below_all(frustum, p) & in_range3(p, lower, upper);
}

FORMULA Side classify_frustum_aabb(const Frustum *frustum, const Aabb *aabb, mask *unsure)
{
    Below below = below_nothing();
    for (int i = 0; i < 6; i++)
        below_next(&below, box_heights(&frustum->plane[i], aabb));
    const Side side = side_below(&below, not_empty(aabb), unsure);
    const mask idle = is_idle(frustum, &below, *unsure);
    if (!mask_none(mask_not(idle)))
        *unsure &= idle | mask_not(reaches_inside(frustum, aabb));
    return side;
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
