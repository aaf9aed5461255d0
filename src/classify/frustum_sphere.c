/* isect_classify_frustum_sphere - where is a solid sphere with respect to a frustum?
 *
 * Its least and greatest heights over the planes decide most (shape/frustum.h); beside an edge or a
 * corner its distance from there does (classify/combined.h). */
#include "classify/frustum.h"
#include "shape/sphere.h"

FORMULA Side classify_frustum_sphere(const Frustum *frustum, const Sphere *sphere, mask *unsure)
{
    Below below = below_nothing();
    for (int i = 0; i < 6; i++)
        below_next(&below, ball_heights(&frustum->plane[i], sphere));
    return side_below(&below, finite_ball(sphere), unsure);
}

#if LANES == 1 && ISECT_DOUBLE
isect_side X(classify_frustum_sphere_exact)(const Frustum *frustum, const Sphere *sphere)
{
    SixPlanes planes;
    if (!planes_of(frustum, &planes) || !finite_ball(sphere))
        return ISECT_OUTSIDE;
    return isect_frustum_ball(&planes, &sphere->center.x, sphere->radius);
}
#endif

#define EXACT
#define DOUBLE_DECIDES
#include "rows/classify_frustum_sphere.inc"
