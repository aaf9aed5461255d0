/* isect_overlap_ray_sphere - do a ray and a solid sphere share a point?
 *
 * They do if the point of the ray nearest to the centre is within the radius of it
 * (geometry/distance_segment.h). The exact form decides rays with a zero direction, whose points
 * are the origin at every t, those whose |d|^2 underflows, and those with an empty range. */
#include "geometry/distance_segment.h"
#include "geometry/sphere.h"

FORMULA mask overlap_ray_sphere(const Ray *ray, const Sphere *sphere, mask *unsure)
{
    const Vec3 m = sub(sphere->center, ray->origin), d = ray->dir;
    const num reach = sphere->radius;
    mask within = nearest_within(m, d, ray->t_min, ray->t_max, reach, reach, unsure);
    mask sized = dot(d, d) >= REAL_MIN / REAL_EPSILON;
    *unsure = *unsure | mask_not(sized & (ray->t_min <= ray->t_max));
    return within;
}

#if LANES == 1 && ISECT_DOUBLE
static ExactEnd exact_end_at(Limbs *limbs, Number3 m, double t, Number3 d)
{
    if (isinf(t))
        return (ExactEnd){m, true};
    return (ExactEnd){isect_number3_along(limbs, m, isect_number(limbs, -t, 0), d), false};
}

bool X(overlap_ray_sphere_exact)(const Ray *ray, const Sphere *sphere)
{
    if (!has_range(ray) || !finite_ball(sphere) || !finite3(ray->origin) || !finite3(ray->dir))
        return false;
    Limbs limbs;
    Number coordinate[10];
    isect_number_coordinates(&limbs, ray, 6, sphere, 4, coordinate);
    Number3 origin = isect_number3_of(coordinate), d = isect_number3_of(coordinate + 3);
    Number3 m = isect_number3_minus(&limbs, isect_number3_of(coordinate + 6), origin);
    ExactEnd first = exact_end_at(&limbs, m, ray->t_min, d);
    ExactEnd last = exact_end_at(&limbs, m, ray->t_max, d);
    return piece_within_exactly(&limbs, first, last, m, d, coordinate[9]);
}
#endif

#define EXACT
#define DOUBLE_DECIDES
#define SHARED_B
#include "rows/overlap_ray_sphere.inc"
