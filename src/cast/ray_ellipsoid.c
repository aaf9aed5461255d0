/* isect_cast_ray_ellipsoid - the part of a ray inside a solid ellipsoid.
 *
 * In the frame of the ellipsoid, with every axis measured in units of its radius, the ellipsoid is
 * the unit ball. Along the shortest axis numbers are then large, and their rounding must not spoil
 * the others. Therefore the nearest point of the line is computed twice, the second time relative
 * to the first result, which is about as near as the ball is large.
 *
 * Error bounds, with S = |origin - center| + the sum of the radii, along an axis:
 *
 *     a start and t dir: dot product and quotient        4h S each
 *     the nearest point                                  4h S more
 *     half a chord                                       5h of a radius
 *     t                                                  2h S
 *     along an axis, over three                          less than 20h S, 35h S
 *
 * A radius of less than an epsilon of S is replaced by that, which excludes division by 0; 24
 * epsilon = 48h S is promised. */
#include "geometry/quadratic.h"

/* The coordinates along the axes, in units of the radii. */
FORMULA Vec3 measured(Vec3 a, const Ellipsoid *ellipsoid, Vec3 per)
{
    return (Vec3){dot(a, ellipsoid->axis[0]) * per.x, dot(a, ellipsoid->axis[1]) * per.y,
                  dot(a, ellipsoid->axis[2]) * per.z};
}

FORMULA Span cast_ray_ellipsoid(const Ray *ray, const Ellipsoid *ellipsoid)
{
    const num *r = ellipsoid->radius;
    Vec3 m = sub(ray->origin, ellipsoid->center);
    num size = num_sqrt(dot(m, m)) + r[0] + r[1] + r[2];
    num least = num_max(size * REAL_EPSILON, splat(REAL_MIN));
    Vec3 per = {1 / num_max(r[0], least), 1 / num_max(r[1], least), 1 / num_max(r[2], least)};

    Vec3 d = measured(ray->dir, ellipsoid, per);
    m = measured(m, ellipsoid, per);
    Direction direction = direction_of(d);
    num s = num_select(direction.still, splat(0), -dot(m, d) * direction.per);
    Interval part = chord_in_ball(mad(m, s, d), &direction, splat(1));
    mask hit = part.any & (r[0] >= 0) & (r[1] >= 0) & (r[2] >= 0) & (size <= REAL_MAX) &
               (direction.per > 0);
    return span_where(hit, num_select(direction.still, part.from, saturate(s + part.from)),
                      num_select(direction.still, part.to, saturate(s + part.to)), ray);
}

#define SHARED_A
#include "rows/cast_ray_ellipsoid.inc"
