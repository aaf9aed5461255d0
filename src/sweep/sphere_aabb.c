/* isect_sweep_sphere_aabb - the time when a moving ball touches an axis-aligned box.
 *
 * That is when the distance of its centre from the box is the radius (geometry/moving.h,
 * geometry/grown_box.h). S is the 1-norm of the offset to the box at t = 0, of the motion and the
 * radius. The bounds of the box may be infinite: those beyond 4 S are moved to 4 S. Error bounds:
 * 20h S, and 5h S of geometry/moving.h; GROWN_FLAT is 32 epsilon, 64h.
 *
 * At `enter` the point is the one of the box nearest to the centre; if the centre is in the box,
 * the one of the nearest face.
 *
 * In double the times of a hit are refined (sweep/refine.h): the foot moves along the face, edge or
 * corner on which it is, so that the offset is 0 along the axes of these. Their affine hull is not
 * farther from the centre than the box. */
#include "geometry/aabb.h"
#include "geometry/grown_box.h"
#include "geometry/moving.h"
#include "sweep/refine.h"

/* The distance to an interval from outside, or 0. */
FORMULA num way_to(num lower, num upper)
{
    return num_max(num_max(lower, -upper), splat(0));
}

/* The face on which a centre inside the box touches it, and the normal there. */
FORMULA Vec3 out_of_box(Vec3 lower, Vec3 upper, const Aabb *box, Vec3 *point)
{
    const num zero = splat(0), one = splat(1);
    const num x = num_min(-lower.x, upper.x), y = num_min(-lower.y, upper.y),
              z = num_min(-lower.z, upper.z);
    const mask on_x = (x <= y) & (x <= z), on_y = mask_not(on_x) & (y <= z);
    const mask on_z = mask_not(on_x | on_y);
    const mask low_x = -lower.x < upper.x, low_y = -lower.y < upper.y, low_z = -lower.z < upper.z;
    *point = (Vec3){num_select(on_x, num_select(low_x, box->lower.x, box->upper.x), point->x),
                    num_select(on_y, num_select(low_y, box->lower.y, box->upper.y), point->y),
                    num_select(on_z, num_select(low_z, box->lower.z, box->upper.z), point->z)};
    return (Vec3){num_select(on_x, num_select(low_x, one, -one), zero),
                  num_select(on_y, num_select(low_y, one, -one), zero),
                  num_select(on_z, num_select(low_z, one, -one), zero)};
}

FORMULA num seen(num bound, num per)
{
    return clamp(bound * per, splat(-4), splat(4));
}

FORMULA Impact sweep_sphere_aabb(const MovingSphere *sphere, const Aabb *aabb)
{
    const Vec3 c = sphere->center, lower = sub(aabb->lower, c), upper = sub(aabb->upper, c);
    const num way = way_to(lower.x, upper.x) + way_to(lower.y, upper.y) + way_to(lower.z, upper.z);
    const Course course = course_of(sphere->motion, way + size_of(sphere->motion) + sphere->radius);
    const Vec3 d = course.d;
    const Approach approach = {
        {d.x, d.y, d.z},
        {seen(lower.x, course.per), seen(lower.y, course.per), seen(lower.z, course.per)},
        {seen(upper.x, course.per), seen(upper.y, course.per), seen(upper.z, course.per)}};
    const num reach = sphere->radius * course.per + GROWN_FLAT;
    const Interval in = in_grown_box(&approach, reach, course.last);
    const Stay stay = stay_of(&course, in);

    const num zero = splat(0), t = stay.from;
    const Vec3 lo = {approach.lower[0] - t * d.x, approach.lower[1] - t * d.y,
                     approach.lower[2] - t * d.z};
    const Vec3 hi = {approach.upper[0] - t * d.x, approach.upper[1] - t * d.y,
                     approach.upper[2] - t * d.z};
    const Vec3 to = {clamp(zero, lo.x, hi.x), clamp(zero, lo.y, hi.y), clamp(zero, lo.z, hi.z)};
    const Vec3 at = mad(c, t * course.scale, d);
    Vec3 point = {clamp(at.x, aabb->lower.x, aabb->upper.x),
                  clamp(at.y, aabb->lower.y, aabb->upper.y),
                  clamp(at.z, aabb->lower.z, aabb->upper.z)};
    const Vec3 outside = point, out = out_of_box(lo, hi, aabb, &point);
    const mask apart = dot(to, to) >= REAL_MIN;
    const mask valid = not_empty(aabb) & finite3(c) & (sphere->radius >= 0);
    return impact_of(&course, in, stay.hit & valid, select3(apart, outside, point),
                     select3(apart, unit_or(to, out), out));
}

#if ISECT_DOUBLE
/* Along an axis: from the nearer plane of the box to the centre at t, or 0 between the planes. */
FORMULA num offset_beside(num lower, num upper, num center, num motion, num t)
{
    const num at = t * motion;
    const mask above = at > upper - center, below = at < lower - center;
    const Twofold from = exact_difference(center, num_select(above, upper, lower));
    const Twofold to = twofold_mad(from, t, twofold_of(motion));
    return num_select(above | below, rounded(to), splat(0));
}
FORMULA void sweep_sphere_aabb_refined(const MovingSphere *sphere, const Aabb *aabb,
                                       ContactTimes *times)
{
    const Vec3 c = sphere->center, lower = sub(aabb->lower, c), upper = sub(aabb->upper, c);
    const num way = way_to(lower.x, upper.x) + way_to(lower.y, upper.y) + way_to(lower.z, upper.z);
    const num size = way + size_of(sphere->motion) + sphere->radius;
    const MovingBall moving = moving_ball(sphere->motion, sphere->radius, size, 0x1p-45 * size);
    const Vec3 m = sphere->motion;
    for (int i = 0; i < times->count; i++) {
        const num t = times->t[i];
        const Vec3 offset = {offset_beside(aabb->lower.x, aabb->upper.x, c.x, m.x, t),
                             offset_beside(aabb->lower.y, aabb->upper.y, c.y, m.y, t),
                             offset_beside(aabb->lower.z, aabb->upper.z, c.z, m.z, t)};
        times->t[i] = time_of_contact(&moving, offset, t, times->side[i]);
    }
}
#endif

#define DOUBLE_REFINES
#define PLACE_REFINES
#define SHARED_A
#define SHARED_B
#include "rows/sweep_sphere_aabb.inc"
