/* isect_sweep_sphere_plane - when does a moving ball touch a plane?
 *
 * Its middle is at height normal . (center + t motion) + d over the plane, times |normal|, and
 * touches where that is at most radius |normal| to either side. Divided by the size N of the
 * normal, with P the sum of the products without signs and of |d| / N and the radius:
 *
 *     the height, of a normal that is rounded            5h P
 *     t motion . normal                                  6h P
 *     radius |normal|, which is at most radius           5h P
 *     difference, reciprocal, product                    3h P
 *
 * In all less than 20h P, and what underflows less than the least normal number. The plane is made
 * thicker by 12 epsilon P, 24h P, and that number: so the distance at `enter`
 * is within 24 epsilon P / |normal|, where |normal| is that of the divided one. */
#include "geometry/moving.h"

FORMULA Impact sweep_sphere_plane(const MovingSphere *sphere, const Plane *plane)
{
    const Vec3 c = sphere->center, v = sphere->motion;
    const num size = size_of(plane->normal), r = sphere->radius;
    const num per = num_select(size > 0, size, splat(1));
    const Vec3 n = {plane->normal.x / per, plane->normal.y / per, plane->normal.z / per};
    const num d = plane->d / per, length = num_sqrt(dot(n, n)), reach = r * length;
    const num first = dot(n, c) + d, speed = dot(n, v);
    const num sum = dot_abs(n, c) + dot_abs(n, v) + num_abs(d) + reach;
    const Interval in = near(first, speed, reach + 12 * REAL_EPSILON * sum + REAL_MIN);
    const num enter = clamp(in.from - TIMES_LEAST, splat(0), splat(1));
    const num leave = clamp(in.to + TIMES_LEAST, enter, splat(1));
    const mask fits = (sum <= REAL_MAX / 4) & (size <= REAL_MAX / 4) & (r >= 0);
    const mask hit = in.any & (in.from <= 1 + 4 * REAL_EPSILON) & (in.to >= 0) & fits;

    const num height = (first + enter * speed) / num_max(length, splat(REAL_MIN));
    const Vec3 up = unit_or(n, x_axis());
    const Vec3 normal = scaled_by(num_select(height > 0, splat(-1), splat(1)), up);
    return impact_where(hit, enter, leave, mad(mad(c, enter, v), -height, up), normal);
}

#include "rows/sweep_sphere_plane.inc"
