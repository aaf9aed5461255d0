/* isect_overlap_ray_sphere - do a ray and a solid sphere share a point?
 *
 * They do if a point of the ray is within the radius of the centre: one of its ends, if it has any,
 * or one between them (geometry/distance_line.h). All is made of |m|^2, m . d and |d|^2, with the
 * offset m of the centre from the origin. Of the end at t, with e as there:
 *
 *     squared distance     |m|^2 - 2 t m . d + t^2 |d|^2
 *     |m|^2 5e, t^2 |d|^2 3e, m . d 4e of both, products and sums 4e:
 *                          |err| <= 16e (|m|^2 + t^2 |d|^2)
 *     after the end        m . d - t |d|^2 > 0
 *                          |err| <= 4e (|m| . |d| + |t| |d|^2) + e of itself
 *
 * Where |d|^2 underflows, REAL_MIN stands for it. A ray without direction is its origin, at
 * whatever t. An end that is too far away for squares, such as the greatest number, is none as long
 * as the centre is certainly on the inner side of it, or of one that is nearer. */
#include "geometry/distance_line.h"
#include "shape/sphere.h"

/* The ray lies on the side of the end that `inward` says, in the direction of it or against it. */
FORMULA End end_at(num t, real inward, Vec3 m, Vec3 d, num reach)
{
    const num m2 = dot(m, m), dd = dot(d, d), md = dot(m, d), d2 = dd + 2 * REAL_MIN;
    const mask open = mask_not(m2 + t * t * d2 <= MOST_LENGTH2 / 4);
    const num limit = splat(-inward * MOST_LENGTH);
    const num at = num_select(open, inward > 0 ? num_max(t, limit) : num_min(t, limit), t);
    const num along = md - at * dd;
    const num along_bound = 8 * REAL_EPSILON * (dot_abs(m, d) + num_abs(at) * d2) + 8 * REAL_MIN;
    const mask after = along > along_bound, before = along < -along_bound;
    const mask inside = (inward > 0 ? after : before) & (dd >= LEAST_LENGTH2);
    const num bound = 16 * REAL_EPSILON * (m2 + at * at * d2) + end_bound(reach);
    const mask sound = mask_not(open) | (num_abs(t) > REAL_MAX) | inside;
    return (End){m2 - at * (md + along), bound, after, before, open, sound};
}

FORMULA mask overlap_ray_sphere(const Ray *ray, const Sphere *sphere, mask *unsure)
{
    const num reach = sphere->radius;
    const Vec3 m = sub(sphere->center, ray->origin), d = ray->dir;
    const End first = end_at(ray->t_min, 1, m, d, reach);
    const End last = end_at(ray->t_max, -1, m, d, reach);
    const Beside line = beside(m, dot(m, m), d, reach);
    mask within = piece_within(&first, &last, &line, d, reach, unsure);
    mask sound = (dot(m, m) <= MOST_LENGTH2 / 4) & (dot(d, d) <= MOST_LENGTH2);
    within = within & sound;
    mask valid = (reach >= 0) & has_range(ray);
    *unsure = valid & (*unsure | mask_not(sound));
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
    if (!finite_ball(sphere) || !finite3(ray->origin) || !finite3(ray->dir))
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
#include "rows/overlap_ray_sphere.inc"
