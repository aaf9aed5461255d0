/* isect_cast_ray_capsule - the part of a ray inside a solid capsule.
 *
 * A capsule is a ball at each end and the straight part between them: where the ray is within the
 * radius of the line of the axis, and between the planes through its ends. It is convex, so the ray
 * is inside from the first time that it is in one of the three to the last. One pair has the three
 * side by side (core/three.h).
 *
 * Error bounds, with S = |origin - a| + |b - a| + radius:
 *
 *     perpendicular parts of the start and of t dir      9h S each: dot product, quotient, product,
 *                                                        difference
 *     the nearest point                                  2h S more
 *     half a chord                                       5h radius
 *     that the two are not quite perpendicular           7h S
 *
 * Ends are off by less. 16 epsilon S = 32h S is promised. */
#include "core/three.h"
#include "geometry/quadratic.h"

/* The balls at a and at b, then the straight part, in n registers. */
FORMULA Span in_capsule(const Ray *ray, const Capsule *capsule, int n)
{
    const num inf = splat(REAL_INF), r = capsule->radius;
    const Vec3 d = ray->dir, m = sub(ray->origin, capsule->a), u = sub(capsule->b, capsule->a);
    const Axial axial = axial_of(m, d, u);
    Interval ends = between_ends(&axial);
    if (n == 1) /* of the straight part alone */
        ends =
            (Interval){LANES_OF(-inf, ends.from, 0, 0, LANES), LANES_OF(inf, ends.to, 0, 0, LANES),
                       LANES_OF(inf > 0, ends.any, 0, 0, LANES)};

    Vec3 start[3], dir[3];
    three_of3(start, m, sub(m, u), axial.m, n);
    three_of3(dir, d, d, axial.d, n);
    num from[3] = {inf, inf, inf}, to[3] = {-inf, -inf, -inf};
    for (int j = 0; j < n; j++) {
        const Direction direction = direction_of(dir[j]);
        Interval part = chord_in_ball(start[j], &direction, r);
        if (j == n - 1)
            part = both(part, ends);
        from[j] = num_select(part.any, part.from, inf);
        to[j] = num_select(part.any, part.to, -inf);
    }
    const mask hit = (r >= 0) & (r <= REAL_MAX) & axial.fits & (dot(d, d) <= REAL_MAX);
    return span_where(hit, least_of(from, n), most_of(to, n), ray);
}

FORMULA Span cast_ray_capsule(const Ray *ray, const Capsule *capsule)
{
    return in_capsule(ray, capsule, 3);
}

#if THREE_SPREAD
static OneSpan cast_ray_capsule_spread(const OneRay *ray, const OneCapsule *capsule)
{
    Ray same;
    Capsule alike;
    splat_shape((num *)&same, ray, NUMBERS(Ray));
    splat_shape((num *)&alike, capsule, NUMBERS(Capsule));
    const Span span = in_capsule(&same, &alike, 1);
    return (OneSpan){first_lane(span.enter), first_lane(span.leave)};
}
#endif

#define ONE_BY_ISA
#include "rows/cast_ray_capsule.inc"
