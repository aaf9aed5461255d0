/* classify/plane_sphere.h - how high over a plane is a ball?
 *
 * Its least and greatest height are that of its center less and more its reach, radius * |normal|:
 * heights are distances times the length of the normal, which need not be 1.
 *
 * With half an epsilon h the reach is off by 4h of itself - the squared length 3h, half of that
 * for its root, and two more roundings - and the sum with the height by one more; in another
 * rounding direction by twice that: 5 epsilon. It matters only where the reach is about as great as
 * the height, and then not greater than the sum of its products without signs, of which the bound
 * of the height is 6 epsilon (overlap/segment_plane.h), where 5 would do, with that last rounding.
 * So twice that bound is enough for both. If the square of the length underflows, or overflows,
 * nothing is certain. */
#ifndef ISECT_CLASSIFY_PLANE_SPHERE_H
#define ISECT_CLASSIFY_PLANE_SPHERE_H

#include "overlap/segment_plane.h"
#include "overlap/sphere_sphere.h"

FORMULA Heights ball_heights(const Plane *plane, const Sphere *sphere)
{
    const Heights center = point_heights(plane, sphere->center);
    num nn = dot(plane->normal, plane->normal), reach = sphere->radius * num_sqrt(nn);
    mask sized = (nn > REAL_MIN / REAL_EPSILON) & (nn < REAL_MAX / 16);
    num bound = num_select(sized, 2 * center.bound, splat(REAL_INF));
    return (Heights){center.least - reach, center.most + reach, bound};
}

FORMULA mask finite_ball(const Sphere *sphere)
{
    return finite3(sphere->center) & is_radius(sphere->radius);
}

#if LANES == 1 && ISECT_DOUBLE
isect_side X(classify_plane_sphere_exact)(const Plane *plane, const Sphere *sphere);
#endif

#endif
