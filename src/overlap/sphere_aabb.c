/* isect_overlap_sphere_aabb - do a solid sphere and a solid axis-aligned box share a point?
 *
 * Along each axis the centre is below the box, above it, or within; how far it is outside is the
 * distance to the nearest point of the box in that axis. The three together must not exceed the
 * radius (geometry/distance.h). */
#include "geometry/distance.h"
#include "shape/aabb.h"
#include "shape/sphere.h"

FORMULA mask overlap_sphere_aabb(const Sphere *sphere, const Aabb *aabb, mask *unsure)
{
    const Vec3 c = sphere->center, lower = aabb->lower, upper = aabb->upper;
    const num zero = splat(0);
    Vec3 outside = {max3(lower.x - c.x, c.x - upper.x, zero),
                    max3(lower.y - c.y, c.y - upper.y, zero),
                    max3(lower.z - c.z, c.z - upper.z, zero)};
    mask valid = finite_ball(sphere) & not_empty(aabb);
    mask within = point_within(outside, sphere->radius, unsure);
    *unsure = valid & *unsure;
    return valid & within;
}

#if LANES == 1 && ISECT_DOUBLE
bool X(overlap_sphere_aabb_exact)(const Sphere *sphere, const Aabb *aabb)
{
    const Vec3 c = sphere->center, lower = aabb->lower, upper = aabb->upper;
    const Vec3 nearest = {num_max(lower.x, num_min(c.x, upper.x)),
                          num_max(lower.y, num_min(c.y, upper.y)),
                          num_max(lower.z, num_min(c.z, upper.z))};
    Limbs limbs;
    Number coordinate[7];
    isect_number_coordinates(&limbs, sphere, 4, &nearest, 3, coordinate);
    Number3 center = isect_number3_of(coordinate), p = isect_number3_of(coordinate + 4);
    return point_within_exactly(&limbs, isect_number3_minus(&limbs, center, p), coordinate[3]);
}
#endif

#define EXACT
#define DOUBLE_DECIDES
#include "rows/overlap_sphere_aabb.inc"
