/* isect_cast_ray_sphere - the part of a ray inside a solid sphere; geometry/sphere.h has the
 * derivation. */
#include "geometry/sphere.h"

FORMULA Span cast_ray_sphere(const Ray *ray, const Sphere *sphere)
{
    return span_in_sphere(ray, sphere);
}

#if LANES > 1 && ISECT_PUBLIC
/* The case is plain if neither d.d nor the radius is so small or so large that a quotient over- or
 * underflows, and the ray is not a point. With the half chord |h2| <= radius^2,
 *
 *     h2 / d.d            <= epsilon^-4, in range; so is its root added to s. s is a finite number,
 *                         or it makes h2 NaN or -infinity, a miss
 *     a range that has an infinite end, is empty, or has a NaN    needs no special comparison
 */
static bool cast_ray_sphere_screen(const OneRay *ray, const OneSphere *sphere, OneSpan *answer)
{
    Ray one;
    Sphere ball;
    set_first_lane((num *)&one, ray, NUMBERS(Ray));
    set_first_lane((num *)&ball, sphere, NUMBERS(Sphere));
    const Vec3 m = sub(one.origin, ball.center);
    const num dd = dot(one.dir, one.dir), s = -dot(m, one.dir) / dd;
    const num h2 = half_chord2(m, s, one.dir, ball.radius), h = num_sqrt(h2 / dd);
    const num from = num_max(s - h, one.t_min), to = num_min(s + h, one.t_max);
    const mask hit = (h2 >= 0) & (from <= to);
    answer->enter = first_lane(num_select(hit, from, splat(REAL_INF)) + 0);
    answer->leave = first_lane(num_select(hit, to, splat(-REAL_INF)) + 0);
    return dd[0] >= REAL_EPSILON * REAL_EPSILON && dd[0] <= REAL_MAX && sphere->radius >= 0 &&
           sphere->radius <= 1 / REAL_EPSILON;
}
#define SCREEN
#endif

#define SHARED_B
#include "rows/cast_ray_sphere.inc"
