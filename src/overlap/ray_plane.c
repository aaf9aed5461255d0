/* isect_overlap_ray_plane - do a ray and a plane share a point?
 *
 * They do unless the ray is entirely above the plane, or below. Its height at t is start + t *
 * rise, with start = normal . origin + d and rise = normal . dir; so its ends decide. At an
 * infinite end the sign of the height is that of the rise, or, if that is zero, of the start.
 *
 * Error bounds, in epsilon of the absolute products (geometry/plane_height.h):
 *
 *     start                                4 of its own
 *     rise                                 3 of its own
 *     t * rise, and the sum                1 more each: 5 of both
 *
 * Underflow contributes less than the least normal number to the start, and t times as much to the
 * rise. */
#include "geometry/plane.h"
#include "geometry/plane_height.h"
#include "geometry/ray.h"

typedef struct Climb {
    num start, start_bound, rise, rise_bound;
} Climb;

FORMULA Climb climb_of(const Ray *ray, const Plane *plane)
{
    const Vec3 n = plane->normal;
    num start_size = dot_abs(n, ray->origin) + num_abs(plane->d);
    num start_bound = 7 * REAL_EPSILON * start_size + REAL_MIN;
    num rise_bound = 7 * REAL_EPSILON * dot_abs(n, ray->dir) + REAL_MIN;
    return (Climb){dot(n, ray->origin) + plane->d, sound_bound(start_bound), dot(n, ray->dir),
                   sound_bound(rise_bound)};
}

/* The height at t; at infinity only its sign counts. */
FORMULA Heights end_heights(const Climb *climb, num t)
{
    mask endless = num_abs(t) > REAL_MAX;
    num at = num_select(endless, num_select(t > 0, splat(1), splat(-1)), t);
    num height = num_select(endless, splat(0), climb->start) + at * climb->rise;
    num bound = num_select(endless, splat(0), climb->start_bound) + num_abs(at) * climb->rise_bound;
    return (Heights){height, height, sound_bound(bound)};
}

FORMULA mask overlap_ray_plane(const Ray *ray, const Plane *plane, mask *unsure)
{
    mask valid = valid_ray(ray) & finite_plane(plane);
    Climb climb = climb_of(ray, plane);
    Heights first = end_heights(&climb, ray->t_min), last = end_heights(&climb, ray->t_max);
    mask meets = valid & surface_meets(both_heights(first, last), unsure);
    *unsure &= valid;
    return meets;
}

#if LANES == 1
static int end_sign(const Ray *ray, const Plane *plane, real end)
{
    const double n[3] = {(double)plane->normal.x, (double)plane->normal.y, (double)plane->normal.z};
    const double o[3] = {(double)ray->origin.x, (double)ray->origin.y, (double)ray->origin.z};
    const double d[3] = {(double)ray->dir.x, (double)ray->dir.y, (double)ray->dir.z};
    const bool endless = real_abs(end) > REAL_MAX;
    const double t = endless ? (end > 0 ? 1 : -1) : (double)end;
    Term terms[7];
    for (int i = 0; i < 3; i++)
        terms[i] = (Term){n[i], d[i], t}, terms[i + 3] = (Term){n[i], o[i], 1};
    terms[6] = (Term){(double)plane->d, 1, 1};
    const int rise = endless ? isect_exact_sign(terms, 3) : 0;
    /* if the rise is zero, t does not matter */
    return rise != 0 ? rise : isect_exact_sign(terms, 7);
}

bool X(overlap_ray_plane_exact)(const Ray *ray, const Plane *plane)
{
    return end_sign(ray, plane, ray->t_min) * end_sign(ray, plane, ray->t_max) <= 0;
}
#endif

#define EXACT
#define SHARED_B
#include "rows/overlap_ray_plane.inc"
