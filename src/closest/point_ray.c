/* isect_closest_point_ray - the point of a ray nearest to a point.
 *
 * With w from the origin to the point, it is at t = (w . dir) / (dir . dir), clamped to the range.
 *
 * As for segments (closest/point_segment.c) the distance is within 4 epsilon of |w| + |t dir|. The
 * decision whether the point is on the ray, origin + t dir with t in its range, is exact: the cross
 * product of w and dir is zero, and w . dir is between t_min and t_max times dir . dir. This test
 * is of the fourth degree, and made only where the distance is nearly zero. */
#include "closest/nearest.h"

FORMULA Nearest closest_point_ray(const Point *point, const Ray *ray, mask *unsure)
{
    const Vec3 d = ray->dir;
    Vec3 w = sub(*point, ray->origin);
    num dd = dot(d, d), t = clamp(dot(w, d) / dd, ray->t_min, ray->t_max);
    Vec3 offset = mad(w, -t, d);
    num distance2 = dot(offset, offset), scale2 = dot(w, w) + t * t * dd;
    mask normal = has_range(ray) & (dd > LEAST_SQUARE) & (dd < MOST_SQUARE) & (t * t < MOST_SQUARE);
    *unsure = mask_not(normal & surely_apart(distance2, scale2));
    return nearest_of(*point, mad(ray->origin, t, d), distance2);
}

#if LANES == 1
#include "geometry/closest_rays.h"

static Vec3 times_of(real s, Vec3 a)
{
    return (Vec3){s * a.x, s * a.y, s * a.z};
}

/* Limbs in use:
 *
 *     9 numbers, w, n                                 18 + 3 * 33 + 3 * 66
 *     |d|^2, w . d, |w|^2 during it                   66 + 66 + 3 * 66 + 1
 *     an end of the ray, times |d|^2, difference      less than |w|^2 took
 *     total                                           646
 *     in all                                          646 */
static bool on_ray(const Point *point, const Ray *ray)
{
    const double p[3] = {(double)point->x, (double)point->y, (double)point->z};
    const double r[6] = {(double)ray->origin.x, (double)ray->origin.y, (double)ray->origin.z,
                         (double)ray->dir.x,    (double)ray->dir.y,    (double)ray->dir.z};
    Limbs limbs;
    Number coordinate[9];
    isect_number_coordinates(&limbs, p, 3, r, 6, coordinate);
    const Number3 w =
        isect_number3_minus(&limbs, isect_number3_of(coordinate), isect_number3_of(coordinate + 3));
    const Number3 d = isect_number3_of(coordinate + 6), n = isect_number3_cross(&limbs, w, d);
    if (isect_number_sign(n.x) || isect_number_sign(n.y) || isect_number_sign(n.z))
        return false;
    const Number dd = isect_number3_dot(&limbs, d, d), along = isect_number3_dot(&limbs, w, d);
    if (!isect_number_sign(dd)) /* a point */
        return !isect_number_sign(isect_number3_dot(&limbs, w, w));
    return !beyond(&limbs, along, dd, ray->t_min, -1) && !beyond(&limbs, along, dd, ray->t_max, 1);
}

/* The difference and the direction are scaled to about 1 separately to compute the nearest t. A
 * point at an end of the range may be far away, and is computed without scaling. */
Nearest X(closest_point_ray_exact)(const Point *point, const Ray *ray)
{
    Vec3 p[] = {*point, ray->origin}, d[] = {ray->dir};
    if (!finite3(p[0]) || !finite3(p[1]) || !finite3(d[0]) || !has_range(ray))
        return nearest_miss();
    if (on_ray(point, ray))
        return nearest_at(*point);
    const int down = fit_points(p, 2), d_scale = fit_differences(d, 1);
    const Vec3 w = sub(p[0], p[1]), along = times_two_to3(ray->dir, down);
    Vec3 difference[] = {w};
    int fitted = fit_differences(difference, 1);
    const int unit = down + fitted - d_scale; /* of t */
    real t = ratio(dot(difference[0], d[0]), dot(d[0], d[0]));
    Vec3 foot = mad(p[1], 1, times_two_to3(times_of(t, d[0]), -fitted));
    Vec3 off[] = {mad(difference[0], -t, d[0])};
    if (t < times_two_to(ray->t_min, unit) || t > times_two_to(ray->t_max, unit)) {
        t = t < times_two_to(ray->t_min, unit) ? ray->t_min : ray->t_max;
        foot = mad(p[1], t, along);
        off[0] = saturated3(mad(w, -t, along));
        fitted = 0;
    }
    fitted += down + fit_differences(off, 1);
    return nearest_of(*point, unfitted(foot, down), unfitted2(dot(off[0], off[0]), fitted));
}
#endif

#define EXACT
#define SHARED_A
#define SHARED_B
#include "rows/closest_point_ray.inc"
