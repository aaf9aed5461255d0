/* overlap/ray_sphere.c - do a ray and a solid sphere share a point?
 *
 * They do if a point of the ray is within the radius of the center: one of its ends, if it has any,
 * or one between them (overlap/ray_sphere.h). The way to the center from the end at t is m - t d,
 * with the way m from the origin: the differences and the product round it by 2 epsilon of
 * |m| + |t d|. A ray without direction is its origin, at whatever t. */
#include "overlap/ray_sphere.h"

FORMULA End end_at(const Ray *ray, Vec3 m, num t, num reach)
{
    const mask open = num_abs(t) > REAL_MAX;
    const num at = num_select(open, splat(0), t);
    const Vec3 d = ray->dir, to_end = {at * d.x, at * d.y, at * d.z};
    const Vec3 most = {num_abs(m.x) + num_abs(to_end.x), num_abs(m.y) + num_abs(to_end.y),
                       num_abs(m.z) + num_abs(to_end.z)};
    const Vec3 way = sub(m, to_end);
    const num size2 = dot(most, most);
    const num rough = 5 * dot_abs(way, most) + 5 * REAL_EPSILON * size2;
    return (End){way, dot(way, way), REAL_EPSILON * rough + end_bound(reach), size2, open};
}

FORMULA mask overlap_ray_sphere(const Ray *ray, const Sphere *sphere, mask *unsure)
{
    const num reach = sphere->radius;
    const Vec3 m = sub(sphere->center, ray->origin);
    const End first = end_at(ray, m, ray->t_min, reach), last = end_at(ray, m, ray->t_max, reach);
    const num m2 = dot(m, m);
    mask within = piece_within(&first, &last, m, m2, ray->dir, reach, unsure);
    mask sound = (m2 <= MOST_LENGTH2) & (dot(ray->dir, ray->dir) <= MOST_LENGTH2);
    within = within & sound;
    mask valid = (reach >= 0) & has_range(ray);
    *unsure = valid & (*unsure | mask_not(sound));
    if (!mask_none(*unsure))
        *unsure = *unsure & is_radius(reach) & finite3(sphere->center) & finite3(ray->origin) &
                  finite3(ray->dir);
    return valid & within;
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
    Limbs limbs;
    Number length[10];
    isect_number_lengths(&limbs, ray, 6, sphere, 4, length);
    Number3 origin = isect_number3_of(length), d = isect_number3_of(length + 3);
    Number3 m = isect_number3_minus(&limbs, isect_number3_of(length + 6), origin);
    ExactEnd first = exact_end_at(&limbs, m, ray->t_min, d);
    ExactEnd last = exact_end_at(&limbs, m, ray->t_max, d);
    return piece_within_exactly(&limbs, first, last, m, d, length[9]);
}
#endif

#define PAIR overlap_ray_sphere
#define A Ray
#define B Sphere
#define EXACT
#define DOUBLE_DECIDES
#include "core/pair.inc"
