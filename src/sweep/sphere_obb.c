/* isect_sweep_sphere_obb - the time when a moving ball touches an oriented box.
 *
 * In the frame of the box it is sphere_aabb: coordinates along the axes are dot products, off by 3h
 * of the offset (geometry/moving.h, geometry/grown_box.h). With S the 1-norm of the offset, the
 * half lengths, the motion and the radius:
 *
 *     dot products, along three axes                     6h S
 *     axes with |axis[i] . axis[j] - (i == j)| <= e      3e of a coordinate, 9e of a distance
 *     the box, and the errors of geometry/moving.h       20h S + 5h S
 *
 * GROWN_FLAT is 32 epsilon, 64h. The axes of a box of floats are orthonormal up to their own
 * rounding alone, also for the formula in double: it is grown by 2 (the sum of the nine errors) S,
 * too.
 *
 * In double the times of a hit are refined (sweep/refine.h). The foot has coordinates in the box,
 * clamped dot products. For axes that are not orthonormal it is off by the sum of the nine errors
 * of the offset, and the time of the formula by four times that sum: B is larger by 8 of them. */
#include "geometry/grown_box.h"
#include "geometry/moving.h"
#include "sweep/refine.h"

/* Along the axes: `way` from the centre of the ball to the nearest point of the box, and that
 * point. If the centre is in the box, the point is on the nearest face, and `way` has length 1. */
FORMULA void nearest_in_frame(const num *at, const num *half, num *way, num *point)
{
    const num zero = splat(0);
    num square = zero, depth[3];
    for (int i = 0; i < 3; i++) {
        point[i] = clamp(at[i], -half[i], half[i]), way[i] = point[i] - at[i];
        square = square + way[i] * way[i];
        depth[i] = half[i] - num_abs(at[i]);
    }
    const mask apart = square >= REAL_MIN;
    const mask on_x = (depth[0] <= depth[1]) & (depth[0] <= depth[2]);
    const mask on_y = mask_not(on_x) & (depth[1] <= depth[2]);
    const mask on[3] = {on_x, on_y, mask_not(on_x | on_y)};
    for (int i = 0; i < 3; i++) {
        const num up = num_select(at[i] < 0, splat(-1), splat(1));
        way[i] = num_select(apart, way[i], num_select(on[i], -up, zero));
        point[i] = num_select(mask_not(apart) & on[i], up * half[i], point[i]);
    }
}

/* The sum of |axis[i] . axis[j] - (i == j)|. */
FORMULA num departure_of(const Vec3 *axis)
{
    const num one = splat(1);
    const num lengths = num_abs(dot(axis[0], axis[0]) - one) +
                        num_abs(dot(axis[1], axis[1]) - one) + num_abs(dot(axis[2], axis[2]) - one);
    const num angles = num_abs(dot(axis[0], axis[1])) + num_abs(dot(axis[1], axis[2])) +
                       num_abs(dot(axis[2], axis[0]));
    return lengths + 2 * angles;
}

/* S. */
FORMULA num size_of_question(const MovingSphere *sphere, const Obb *obb)
{
    return size_of(sub(sphere->center, obb->center)) + obb->half[0] + obb->half[1] + obb->half[2] +
           size_of(sphere->motion) + sphere->radius;
}

FORMULA Impact sweep_sphere_obb(const MovingSphere *sphere, const Obb *obb)
{
    const Vec3 offset = sub(sphere->center, obb->center);
    const num *half = obb->half, r = sphere->radius;
    const Course course = course_of(sphere->motion, size_of_question(sphere, obb));
    const Vec3 m = scaled_by(course.per, offset);
    mask valid = (half[0] >= 0) & (half[1] >= 0) & (half[2] >= 0) & (r >= 0);
    Approach approach;
    num at[3], reach[3], way[3], point[3];
    for (int i = 0; i < 3; i++) {
        const num begin = dot(m, obb->axis[i]);
        reach[i] = half[i] * course.per, at[i] = begin;
        approach.d[i] = dot(course.d, obb->axis[i]);
        approach.lower[i] = -reach[i] - begin, approach.upper[i] = reach[i] - begin;
        valid = valid & (num_abs(begin) <= REAL_MAX) & (num_abs(approach.d[i]) <= REAL_MAX);
    }
    const num more = GROWN_FLAT + 2 * num_min(departure_of(obb->axis), splat(1));
    const Interval in = in_grown_box(&approach, r * course.per + more, course.last);
    const Stay stay = stay_of(&course, in);
    for (int i = 0; i < 3; i++)
        at[i] = at[i] + stay.from * approach.d[i];
    nearest_in_frame(at, reach, way, point);
    Vec3 on = obb->center, normal = {splat(0), splat(0), splat(0)};
    for (int i = 0; i < 3; i++) {
        on = mad(on, point[i] * course.scale, obb->axis[i]);
        normal = mad(normal, way[i], obb->axis[i]);
    }
    return impact_of(&course, in, stay.hit & valid, on, unit_or(normal, x_axis()));
}

#if ISECT_DOUBLE
FORMULA void sweep_sphere_obb_refined(const MovingSphere *sphere, const Obb *obb,
                                      ContactTimes *times)
{
    const Twofold3 from = exact_difference3(sphere->center, obb->center); /* at t = 0 */
    const num size = size_of_question(sphere, obb);
    const num blur = (0x1p-45 + 8 * departure_of(obb->axis)) * size;
    const MovingBall moving = moving_ball(sphere->motion, sphere->radius, size, blur);
    for (int k = 0; k < times->count; k++) {
        Twofold3 offset = twofold_mad3(from, times->t[k], twofold_of3(moving.motion));
        const Vec3 at = high3(offset);
        for (int i = 0; i < 3; i++) {
            const Vec3 axis = obb->axis[i];
            const num half = obb->half[i], x = dot(at, axis);
            const num back = num_select(x > half, -half, num_select(x < -half, half, -x));
            offset = twofold_mad3(offset, back, twofold_of3(axis));
        }
        times->t[k] = time_of_contact(&moving, rounded3(offset), times->t[k], times->side[k]);
    }
}
#endif

#define DOUBLE_REFINES
#define PLACE_REFINES
#define SHARED_A
#define SHARED_B
#include "rows/sweep_sphere_obb.inc"
