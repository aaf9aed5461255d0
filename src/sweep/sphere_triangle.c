/* isect_sweep_sphere_triangle - when does a moving ball touch a triangle?
 *
 * When its middle is as near to the triangle as the radius (geometry/moving.h, geometry/grown.h).
 * Error bounds, with S the size of the offset of the middle, of two edges and of the radius:
 *
 *     tubes, and a prism that ends beside them           32h S + 8h S
 *     the face of the triangle that is meant             4h S, of a needle 16h S
 *     what geometry/moving.h counts                      5h S
 *
 * GROWN_FLAT is 32 epsilon, 64h. At `enter` the point is the one of the triangle nearest to the
 * middle (geometry/foot.h); where the middle is in the triangle, the normal is that of its plane
 * which the motion follows. */
#include "geometry/foot.h"
#include "geometry/grown.h"
#include "geometry/moving.h"

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
/* One pair has its edges side by side (core/three.h). */
static OneImpact sweep_sphere_triangle_spread(const OneMovingSphere *sphere,
                                              const OneTriangle *triangle)
{
    MovingSphere same;
    Triangle all;
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
/* It leaves nothing: floats take less time in four lanes than in eight. */
static bool sweep_sphere_triangle_screen(const OneMovingSphere *sphere, const OneTriangle *triangle,
                                         OneImpact *answer)
{
    *answer = sweep_sphere_triangle_spread(sphere, triangle);
    return true;
}
#define SCREEN
#endif

#define ONE_BY_ISA
#define SHARED_A
#define SHARED_B
#include "rows/sweep_sphere_triangle.inc"
