/* cast/ray_capsule.c - the part of a ray inside a solid capsule.
 *
 * A capsule is a ball at each end and the straight part between them: where the ray is within the
 * radius of the line of the axis, and between the planes through its ends. It is convex, so the ray
 * is inside from the first time that it is in one of the three to the last.
 *
 * Rounding, with S = |origin - a| + |b - a| + radius: perpendicular parts of the start and of t dir
 * are off by 9 h S each (dot product, quotient, product, difference), the nearest point by 2 h S,
 * half a chord by 5 h radius; that the two are not quite perpendicular adds 7 h S. Ends are off by
 * less. 16 epsilon S = 32 h S is promised. */
#include "cast/ray_capsule.h"

FORMULA Span cast_ray_capsule(const Ray *ray, const Capsule *capsule)
{
    num r = capsule->radius;
    Vec3 m = sub(ray->origin, capsule->a), u = sub(capsule->b, capsule->a);
    Way way = way_of(ray->dir);
    Axial axial = axial_of(m, ray->dir, u);
    Part first = within(m, &way, r), last = within(sub(m, u), &way, r);
    Part straight = both(around(&axial, r), between(&axial));
    Part all = either(straight, either(first, last));
    mask hit = all.any & (r >= 0) & (r <= REAL_MAX) & axial.fits & (way.per > 0);
    return span_where(hit, all.from, all.to, ray);
}

#define PAIR cast_ray_capsule
#define A Ray
#define B Capsule
#define ANSWER Span
#include "core/pair.inc"
