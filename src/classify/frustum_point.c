/* isect_classify_frustum_point - the side of a frustum on which a point lies, from its heights over
 * the six planes (geometry/plane_height.h). */
#include "classify/frustum.h"

FORMULA Heights vec_heights(const Plane *plane, const Vec3 *point)
{
    return point_heights(plane, *point);
}
FORMULA mask finite_point(const Vec3 *point)
{
    return finite3(*point);
}

FORMULA Side classify_frustum_point(const Frustum *frustum, const Vec3 *point, mask *unsure)
{
    Below below = below_nothing();
    for (int i = 0; i < 6; i++)
        below_next(&below, vec_heights(&frustum->plane[i], point));
    return side_below(&below, finite_point(point), unsure);
}

#if FOUR_SPREAD && ISECT_PUBLIC
SCREEN_OF_SIX_PLANES(classify_frustum_point, Vec3, vec_heights, finite_point)
#define SCREEN
#endif

#if LANES == 1 && ISECT_DOUBLE
isect_side X(classify_frustum_point_exact)(const Frustum *frustum, const Vec3 *point)
{
    SixPlanes planes;
    if (!planes_of(frustum, &planes) || !finite3(*point))
        return ISECT_OUTSIDE;
    return isect_frustum_box(&planes, &point->x, &point->x);
}
#endif

#define EXACT
#define DOUBLE_DECIDES
#define SHARED_B
#include "rows/classify_frustum_point.inc"
