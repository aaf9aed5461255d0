/* isect_overlap_sphere_aabb - do a solid sphere and a solid axis-aligned box share a point?
 *
 * They do if the point of the box that is nearest to the centre is within the radius of it
 * (geometry/distance.h). Its offset is rounded once along each axis; NaN and infinity in the sphere
 * are in it, and so are infinite bounds of an empty box. */
#include "geometry/distance.h"
#include "shape/aabb.h"
#include "shape/sphere.h"

FORMULA mask overlap_sphere_aabb(const Sphere *sphere, const Aabb *aabb, mask *unsure)
{
    const Vec3 centre = sphere->center, lower = aabb->lower, upper = aabb->upper;
    const Vec3 nearest = max_of(lower, min_of(centre, upper));
    mask within = point_within(sub(centre, nearest), sphere->radius, sphere->radius, unsure);
    return within & at_most3(lower, upper);
}

#if LANES == 1 && ISECT_DOUBLE
bool X(overlap_sphere_aabb_exact)(const Sphere *sphere, const Aabb *aabb)
{
    if (!finite_ball(sphere) || !not_empty(aabb))
        return false;
    const Vec3 nearest = max_of(aabb->lower, min_of(sphere->center, aabb->upper));
    Limbs limbs;
    Number coordinate[7];
    isect_number_coordinates(&limbs, sphere, 4, &nearest, 3, coordinate);
    Number3 center = isect_number3_of(coordinate), p = isect_number3_of(coordinate + 4);
    return point_within_exactly(&limbs, isect_number3_minus(&limbs, center, p), coordinate[3]);
}
#endif

#define EXACT
#define DOUBLE_DECIDES
#define SHARED_A
#include "rows/overlap_sphere_aabb.inc"
