/* isect_sweep_sphere_triangle - the time when a moving ball touches a triangle.
 *
 * That is when the distance of its centre from the triangle is the radius (geometry/moving.h,
 * geometry/grown.h). Error bounds, with S the 1-norm of the offset of the centre, of two edges and
 * of the radius:
 *
 *     tubes, and a prism that ends beside them           32h S + 8h S
 *     the face of w instead of v (geometry/grown.h)      4h S, for a needle 16h S
 *     the errors of geometry/moving.h                    5h S
 *
 * GROWN_FLAT is 32 epsilon, 64h. At `enter` the point is the one of the triangle nearest to the
 * centre (geometry/foot.h). If the centre is in the triangle, the normal is that of its plane whose
 * product with the motion is not negative. */
#include "geometry/foot.h"
#include "geometry/grown.h"
#include "geometry/moving.h"
#include "sweep/refine.h"

FORMULA Impact sweep_over_triangle(const MovingSphere *sphere, const Triangle *triangle, int n)
{
    const Vec3 offset = sub(sphere->center, triangle->a);
    const Vec3 ab = sub(triangle->b, triangle->a), ac = sub(triangle->c, triangle->a);
    const num size = size_of(offset) + size_of(ab) + size_of(ac) + sphere->radius;
    const Course course = course_of(sphere->motion, size);
    const Vec3 m = scaled_by(course.per, offset), u = scaled_by(course.per, ab);
    const Vec3 v = scaled_by(course.per, ac);
    const Direction direction = direction_of(course.d);
    const num reach = sphere->radius * course.per + GROWN_FLAT;
    const Interval in = in_grown_triangle(m, &direction, u, v, reach, n);
    const Stay stay = stay_of(&course, in);
    const mask hit = stay.hit & (sphere->radius >= 0);
    const num zero = splat(0);
    Vec3 point = triangle->a, normal = {zero, zero, zero};
    if (!mask_none(hit)) {
        const Vec3 from = mad(m, stay.from, course.d);
        const Foot foot = foot_of(u, v, from);
        const Vec3 to = mad(mad(from, -foot.s, u), -foot.t, v);
        point = mad(mad(triangle->a, foot.s, ab), foot.t, ac);
        normal = unit_or_behind(scaled_by(splat(-1), to), u, v, course.d, hit);
    }
    return impact_of(&course, in, hit, point, normal);
}

FORMULA Impact sweep_sphere_triangle(const MovingSphere *sphere, const Triangle *triangle)
{
    return sweep_over_triangle(sphere, triangle, 3);
}

#if FOUR_SPREAD
/* x + y + z, in every lane. */
FORMULA num sum_of_axes(num x)
{
    return LANES_OF(x, x, 0, 0, 0) + LANES_OF(x, x, 1, 1, 1) + LANES_OF(x, x, 2, 2, 2);
}

/* True if the shapes are certainly farther apart than the tolerance of the formula, along an axis
 * or over the plane. With S as above plus |motion|, x = 128 epsilon S is more than the sum of
 *
 * - the 64 epsilon S and the 8 (|motion| + 1) least numbers that the gap of a contact may have;
 * - the rounding of the sums here.
 *
 * For the plane, with U and V the 1-norms of its edges u and v, n = u x v and heights from it times
 * |n|:
 *
 *     a coordinate of n              3h U V
 *     a height at t = 0 or 1         (3h + 5h) U V S
 *     |n|                            3h |n|, and 3h U V for the error of n
 *
 * 24 epsilon U V S covers all of it, and the reach times the last, too. NaN, infinity and overflow
 * are a miss of the formula, or fail the comparisons here. */
FORMULA bool surely_apart(const OneMovingSphere *sphere, const OneTriangle *triangle)
{
    const num center = load_four(&sphere->center.x), a = load_four(&triangle->a.x);
    const num m = load_last_three(&sphere->motion.x), zero = splat(0);
    const num o = center - a, u = load_four(&triangle->b.x) - a;
    const num v = load_last_three(&triangle->c.x) - a, end = o + m;
    const num radius = LANES_OF(center, center, 3, 3, 3);
    const num size_u = sum_of_axes(num_abs(u)), size_v = sum_of_axes(num_abs(v));
    const num size = sum_of_axes(num_abs(o) + num_abs(m)) + size_u + size_v + radius;
    const num reach = radius + (128 * REAL_EPSILON * size + 16 * REAL_MIN);
    const num over = num_min(o, end) - max3(zero, u, v), under = min3(zero, u, v) - num_max(o, end);
    const mask beside = num_max(over, under) > reach;

    const num u_next = LANES_OF(u, u, 1, 2, 0), v_next = LANES_OF(v, v, 1, 2, 0);
    const num turned = u * v_next - u_next * v, n = LANES_OF(turned, turned, 1, 2, 0);
    const num h0 = sum_of_axes(n * o), h1 = sum_of_axes(n * end), nn = sum_of_axes(n * n);
    const num error = 24 * REAL_EPSILON * size_u * size_v * size + REAL_MIN * (1 + size);
    const num most = reach * num_sqrt(nn + REAL_MIN) * (1 + 8 * REAL_EPSILON) + error;
    const mask past = (num_min(h0, h1) > most) | (num_max(h0, h1) < -most);
    return bits_of_three(beside | past) != 0;
}

/* One pair has its edges side by side (core/three.h). */
static OneImpact sweep_sphere_triangle_spread(const OneMovingSphere *sphere,
                                              const OneTriangle *triangle)
{
    MovingSphere same;
    Triangle all;
    if (surely_apart(sphere, triangle))
        return (OneImpact){REAL_INF, -REAL_INF, {0, 0, 0}, {0, 0, 0}};
    splat_shape((num *)&same, sphere, NUMBERS(MovingSphere));
    splat_shape((num *)&all, triangle, NUMBERS(Triangle));
    const Impact impact = sweep_over_triangle(&same, &all, 1);
    return (OneImpact){
        first_lane(impact.enter),
        first_lane(impact.leave),
        {first_lane(impact.point.x), first_lane(impact.point.y), first_lane(impact.point.z)},
        {first_lane(impact.normal.x), first_lane(impact.normal.y), first_lane(impact.normal.z)}};
}
#endif

#if FOUR_SPREAD && ISECT_PUBLIC
#if ISECT_DOUBLE
OneImpact X(sweep_sphere_triangle_refined)(const OneMovingSphere *, const OneTriangle *, OneImpact);
#define DECIDE_HIT(sphere, triangle, impact)                                                       \
    X(sweep_sphere_triangle_refined)(sphere, triangle, impact)
#else
OneImpact X(sweep_sphere_triangle_exact)(const OneMovingSphere *, const OneTriangle *);
#define DECIDE_HIT(sphere, triangle, impact) X(sweep_sphere_triangle_exact)(sphere, triangle)
#endif
/* It answers every case: floats take less time in four lanes than in eight. */
static bool sweep_sphere_triangle_screen(const OneMovingSphere *sphere, const OneTriangle *triangle,
                                         OneImpact *answer)
{
    *answer = sweep_sphere_triangle_spread(sphere, triangle);
    if (answer->enter <= REAL_MAX)
        *answer = DECIDE_HIT(sphere, triangle, *answer);
    return true;
}
#define SCREEN
#endif

#if ISECT_DOUBLE
FORMULA void sweep_sphere_triangle_refined(const MovingSphere *sphere, const Triangle *triangle,
                                           ContactTimes *times)
{
    const Vec3 corners[] = {triangle->a, triangle->b, triangle->c};
    const Outline outline = outline_of(sphere, splat(0), corners, 3);
    refine_at_outline(&outline, times);
}
#endif

#define DOUBLE_REFINES
#define PLACE_REFINES
#define ONE_BY_ISA
#define SHARED_A
#define SHARED_B
#include "rows/sweep_sphere_triangle.inc"
