/* isect_classify_frustum_sphere - where is a solid sphere with respect to a frustum?
 *
 * Its least and greatest heights over the planes decide most (shape/frustum.h); beside an edge or a
 * corner its distance from there does (classify/combined.h). */
#include "classify/frustum.h"
#include "shape/sphere.h"

/* Is a point of the ball surely below all planes? Its distance from the centre is off by less than
 * a thousandth, if its square neither under- nor overflows. */
FORMULA mask reaches_inside(const Frustum *frustum, const Sphere *sphere)
{
    const num reach = R(0.998) * sphere->radius;
    Vec3 p = sphere->center, offset = p;
    for (int i = 0; i < ROUNDS_TO_INSIDE; i++) {
        offset = sub(moved_below(frustum, p), sphere->center);
        const num share = reach / num_sqrt(dot(offset, offset));
        p = mad(sphere->center, num_select(share < 1, share, splat(1)), offset);
    }
    offset = sub(p, sphere->center);
    const num d2 = dot(offset, offset);
    const num r2 = sphere->radius * sphere->radius;
    return surely_below_all(frustum, p) & (d2 >= REAL_MIN / REAL_EPSILON) & (d2 <= R(0.999) * r2) &
           (r2 <= REAL_MAX / 16);
}

FORMULA Side classify_frustum_sphere(const Frustum *frustum, const Sphere *sphere, mask *unsure)
{
    Below below = below_nothing();
    for (int i = 0; i < 6; i++)
        below_next(&below, ball_heights(&frustum->plane[i], sphere));
    const Side side = side_below(&below, finite_ball(sphere), unsure);
    const mask idle = is_idle(frustum, &below, *unsure);
    if (!mask_none(mask_not(idle)))
        *unsure &= idle | mask_not(reaches_inside(frustum, sphere));
    return side;
}

#if LANES == 1 && ISECT_DOUBLE
isect_side X(classify_frustum_sphere_exact)(const Frustum *frustum, const Sphere *sphere)
{
    SixPlanes planes;
    if (!planes_of(frustum, &planes) || !finite_ball(sphere))
        return ISECT_OUTSIDE;
    return isect_frustum_capsule(&planes, &sphere->center.x, &sphere->center.x, sphere->radius);
}
#endif

#define EXACT
#define DOUBLE_DECIDES
#include "rows/classify_frustum_sphere.inc"
