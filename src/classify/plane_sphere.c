/* classify/plane_sphere.c - on which side of a plane is a solid sphere?
 *
 * The signs of its least and greatest height over the plane say everything
 * (classify/plane_sphere.h). Without a root: it is across if the square of the height of its center
 * is less than that of its reach, touches if they are equal, and is else where its center is. */
#include "classify/plane_sphere.h"

FORMULA Side classify_plane_sphere(const Plane *plane, const Sphere *sphere, mask *unsure)
{
    mask valid = finite_plane(plane) & finite_ball(sphere);
    return side_of_heights(ball_heights(plane, sphere), valid, unsure);
}

#if LANES == 1 && ISECT_DOUBLE
isect_side X(classify_plane_sphere_exact)(const Plane *plane, const Sphere *sphere)
{
    const double n[] = {plane->normal.x, plane->normal.y, plane->normal.z};
    const double c[] = {sphere->center.x, sphere->center.y, sphere->center.z};
    Limbs limbs;
    limbs.used = 0;
    const Number3 normal = isect_number3(&limbs, n, 0), center = isect_number3(&limbs, c, 0);
    const Number radius = isect_number(&limbs, sphere->radius, 0);
    const Number d = isect_number(&limbs, plane->d, 0);
    const Number height = isect_number_add(&limbs, isect_number3_dot(&limbs, normal, center), d);
    const Number height2 = isect_number_times(&limbs, height, height);
    const Number reach2 = isect_number_times(&limbs, isect_number_times(&limbs, radius, radius),
                                             isect_number3_dot(&limbs, normal, normal));
    const int beyond = isect_number_compare(&limbs, height2, reach2);
    if (beyond < 0)
        return ISECT_STRADDLES;
    if (isect_number_sign(height) > 0)
        return beyond ? ISECT_OUTSIDE : ISECT_TANGENT_OUTSIDE;
    return beyond ? ISECT_INSIDE : ISECT_TANGENT_INSIDE;
}
#endif

#define PAIR classify_plane_sphere
#define A Plane
#define B Sphere
#define ANSWER Side
#define EXACT
#define DOUBLE_DECIDES
#include "core/pair.inc"
