/* isect_classify_plane_capsule - the side of a plane on which a capsule lies.
 *
 * The capsule is the hull of the balls about its ends: their least and greatest heights decide
 * (geometry/plane_height.h). */
#include "geometry/capsule.h"
#include "geometry/plane.h"
#include "geometry/plane_height.h"

FORMULA Side classify_plane_capsule(const Plane *plane, const Capsule *capsule, mask *unsure)
{
    const Sphere a = {capsule->a, capsule->radius}, b = {capsule->b, capsule->radius};
    const Heights heights = both_heights(ball_heights(plane, &a), ball_heights(plane, &b));
    return side_of_heights(heights, capsule->radius >= 0, unsure);
}

#if LANES == 1 && ISECT_DOUBLE
isect_side X(classify_plane_capsule_exact)(const Plane *plane, const Capsule *capsule)
{
    const Sphere a = {capsule->a, capsule->radius}, b = {capsule->b, capsule->radius};
    if (!finite_plane(plane) || !finite_capsule(capsule))
        return ISECT_OUTSIDE;
    return side_of_two(ball_side_exactly(plane, &a), ball_side_exactly(plane, &b),
                       capsule->radius == 0);
}
#endif

#define EXACT
#define DOUBLE_DECIDES
#define SHARED_B
#include "rows/classify_plane_capsule.inc"
