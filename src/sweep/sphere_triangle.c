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

FORMULA Impact sweep_sphere_triangle(const MovingSphere *sphere, const Triangle *triangle)
{
    const Vec3 offset = sub(sphere->center, triangle->a);
    const Vec3 ab = sub(triangle->b, triangle->a), ac = sub(triangle->c, triangle->a);
    const num size = size_of(offset) + size_of(ab) + size_of(ac) + sphere->radius;
    const Course course = course_of(sphere->motion, size);
    const Vec3 m = scaled_by(course.per, offset), u = scaled_by(course.per, ab);
    const Vec3 v = scaled_by(course.per, ac);
    const Direction direction = direction_of(course.d);
    const num reach = sphere->radius * course.per + GROWN_FLAT;
    const Interval in = in_grown_triangle(m, &direction, u, v, reach, 3);
    const Stay stay = stay_of(&course, in);
    const Vec3 from = mad(m, stay.from, course.d);
    const Foot foot = foot_of(u, v, from);
    const Vec3 to = mad(mad(from, -foot.s, u), -foot.t, v);
    const Vec3 normal = unit_or(scaled_by(splat(-1), to), behind(u, v, course.d));
    return impact_of(&course, in, stay.hit & (sphere->radius >= 0),
                     mad(mad(triangle->a, foot.s, ab), foot.t, ac), normal);
}

#include "rows/sweep_sphere_triangle.inc"
