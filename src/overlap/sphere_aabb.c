/* isect_overlap_sphere_aabb, isect_overlap_sphere_aabb_hollow_aabb,
 * isect_overlap_sphere_aabb_hollow_sphere, isect_overlap_sphere_aabb_hollow - do a sphere and an
 * axis-aligned box share a point? Both are solid, or one or both are surfaces.
 *
 * The solids do if the point of the box that is nearest to the centre is within the radius of it
 * (geometry/distance.h). The offset is rounded once along each axis; NaN and infinity in the sphere
 * carry over to it, and so do infinite bounds of an empty box.
 *
 * A connected set that meets a box meets its surface, too, unless all of the set is in the
 * interior. So
 *
 *     ball and surface of the box       the solids meet, and the ball is not in the interior
 *     surface of the ball and box       the solids meet, and a corner is at least the radius away
 *     surface and surface               all three
 *
 * because a sphere is in the interior of the box where its ball is, and the box is in the interior
 * of the ball where its farthest corner is. */
#include "geometry/aabb.h"
#include "geometry/distance.h"
#include "geometry/sphere.h"

FORMULA mask overlap_sphere_aabb(const Sphere *sphere, const Aabb *aabb, mask *unsure)
{
    const Vec3 centre = sphere->center, lower = aabb->lower, upper = aabb->upper;
    const Vec3 nearest = max_of(lower, min_of(centre, upper));
    mask within = point_within(sub(centre, nearest), sphere->radius, sphere->radius, unsure);
    return within & at_most3(lower, upper);
}

/* True where the ball is in the interior. Each difference rounds once, and `room` once more, in any
 * direction. */
FORMULA mask ball_in_interior(const Sphere *sphere, const Aabb *aabb, mask *unsure)
{
    const Vec3 below = sub(sphere->center, aabb->lower), above = sub(aabb->upper, sphere->center);
    const num margin = num_min(min3(below.x, below.y, below.z), min3(above.x, above.y, above.z));
    const num room = margin - sphere->radius;
    const num size = num_abs(margin) + num_abs(sphere->radius);
    *unsure = mask_not(num_abs(room) > 4 * REAL_EPSILON * size + REAL_MIN);
    return room > 0;
}
/* True where all of the box is nearer to the centre than the radius. */
FORMULA mask box_in_ball(const Sphere *sphere, const Aabb *aabb, mask *unsure)
{
    const Vec3 below = sub(sphere->center, aabb->lower), above = sub(aabb->upper, sphere->center);
    return point_within(max_of(below, above), sphere->radius, sphere->radius, unsure);
}
FORMULA mask overlap_sphere_aabb_hollow_aabb(const Sphere *sphere, const Aabb *aabb, mask *unsure)
{
    mask of_interior, meet = overlap_sphere_aabb(sphere, aabb, unsure);
    meet = meet & mask_not(ball_in_interior(sphere, aabb, &of_interior));
    *unsure = *unsure | of_interior;
    return meet;
}
FORMULA mask overlap_sphere_aabb_hollow_sphere(const Sphere *sphere, const Aabb *aabb, mask *unsure)
{
    mask of_corner, meet = overlap_sphere_aabb(sphere, aabb, unsure);
    meet = meet & mask_not(box_in_ball(sphere, aabb, &of_corner));
    *unsure = *unsure | of_corner;
    return meet;
}
FORMULA mask overlap_sphere_aabb_hollow(const Sphere *sphere, const Aabb *aabb, mask *unsure)
{
    mask of_corner, meet = overlap_sphere_aabb_hollow_aabb(sphere, aabb, unsure);
    meet = meet & mask_not(box_in_ball(sphere, aabb, &of_corner));
    *unsure = *unsure | of_corner;
    return meet;
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
/* True if x is above the bound by more than the radius. */
static bool clear_exactly(real x, real bound, real radius)
{
    if (!(bound >= -REAL_MAX)) /* -infinity */
        return true;
    Limbs limbs;
    Number number[3];
    const real above[2] = {x, bound};
    isect_number_coordinates(&limbs, above, 2, &radius, 1, number);
    Number margin = isect_number_minus(&limbs, number[0], number[1]);
    return isect_number_compare(&limbs, margin, number[2]) > 0;
}
static bool ball_in_interior_exactly(const Sphere *sphere, const Aabb *aabb)
{
    const Vec3 p = sphere->center, lower = aabb->lower, upper = aabb->upper;
    const real r = sphere->radius;
    return clear_exactly(p.x, lower.x, r) && clear_exactly(-p.x, -upper.x, r) &&
           clear_exactly(p.y, lower.y, r) && clear_exactly(-p.y, -upper.y, r) &&
           clear_exactly(p.z, lower.z, r) && clear_exactly(-p.z, -upper.z, r);
}
static bool corner_in_ball_exactly(const Sphere *sphere, Vec3 corner)
{
    Limbs limbs;
    Number coordinate[7];
    isect_number_coordinates(&limbs, sphere, 4, &corner, 3, coordinate);
    Number3 center = isect_number3_of(coordinate), p = isect_number3_of(coordinate + 4);
    Number3 offset = isect_number3_minus(&limbs, center, p);
    Number distance2 = isect_number3_dot(&limbs, offset, offset);
    Number reach2 = isect_number_times(&limbs, coordinate[3], coordinate[3]);
    return isect_number_compare(&limbs, distance2, reach2) < 0;
}
static bool box_in_ball_exactly(const Sphere *sphere, const Aabb *aabb)
{
    const Vec3 lower = aabb->lower, upper = aabb->upper;
    if (!finite3(lower) || !finite3(upper))
        return false;
    for (int i = 0; i < 8; i++) {
        const Vec3 corner = {i & 1 ? upper.x : lower.x, i & 2 ? upper.y : lower.y,
                             i & 4 ? upper.z : lower.z};
        if (!corner_in_ball_exactly(sphere, corner))
            return false;
    }
    return true;
}
bool X(overlap_sphere_aabb_hollow_aabb_exact)(const Sphere *sphere, const Aabb *aabb)
{
    return X(overlap_sphere_aabb_exact)(sphere, aabb) && !ball_in_interior_exactly(sphere, aabb);
}
bool X(overlap_sphere_aabb_hollow_sphere_exact)(const Sphere *sphere, const Aabb *aabb)
{
    return X(overlap_sphere_aabb_exact)(sphere, aabb) && !box_in_ball_exactly(sphere, aabb);
}
bool X(overlap_sphere_aabb_hollow_exact)(const Sphere *sphere, const Aabb *aabb)
{
    return X(overlap_sphere_aabb_hollow_aabb_exact)(sphere, aabb) &&
           !box_in_ball_exactly(sphere, aabb);
}
#endif

#define EXACT
#define DOUBLE_DECIDES
#define SHARED_A
#include "rows/overlap_sphere_aabb.inc"

#define EXACT
#define DOUBLE_DECIDES
#define SHARED_B
#include "rows/overlap_sphere_aabb_hollow_aabb.inc"

#define EXACT
#define DOUBLE_DECIDES
#define SHARED_A
#define SHARED_B
#include "rows/overlap_sphere_aabb_hollow_sphere.inc"

#define EXACT
#define DOUBLE_DECIDES
#define SHARED_B
#include "rows/overlap_sphere_aabb_hollow.inc"
