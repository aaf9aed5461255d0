/* isect_cast_ray_capsule - the part of a ray inside a solid capsule.
 *
 * A capsule is the union of a ball at each end and a cylinder between them: the ray is within the
 * radius of the line of the axis, and between the planes through its ends. The capsule is convex,
 * so the ray is inside from its first entry into one of the three parts to its last exit. One pair
 * has the three parts side by side (core/three.h).
 *
 * Error bounds, with S = |origin - a| + |b - a| + radius:
 *
 *     perpendicular parts of the start and of t dir      9h S each: dot product, quotient, product,
 *                                                        difference
 *     the nearest point                                  2h S more
 *     half a chord                                       5h radius
 *     the two are not exactly perpendicular              7h S
 *
 * The errors of the ends are less; 16 epsilon S = 32h S is promised. */
#include "geometry/quadratic.h"
#include "geometry/side_by_side.h"

/* From `start` along `dir`, in n registers: through the balls at a and at b, then the cylinder,
 * which is limited to `ends`. */
FORMULA Span through_parts(const Vec3 *start, const Vec3 *dir, Interval ends, num r, mask hit,
                           int n, const Ray *ray)
{
    const num inf = splat(REAL_INF);
    num from[3] = {inf, inf, inf}, to[3] = {-inf, -inf, -inf};
    for (int j = 0; j < n; j++) {
        const Direction direction = direction_of(dir[j]);
        Interval part = chord_in_ball(start[j], &direction, r);
        if (j == n - 1)
            part = both(part, ends);
        from[j] = num_select(part.any, part.from, inf);
        to[j] = num_select(part.any, part.to, -inf);
    }
    hit &= (r >= 0) & (r <= REAL_MAX);
    return span_where(hit, least_of(from, n), most_of(to, n), ray);
}

FORMULA Span cast_ray_capsule(const Ray *ray, const Capsule *capsule)
{
    const Vec3 d = ray->dir, m = sub(ray->origin, capsule->a), u = sub(capsule->b, capsule->a);
    const Axial axial = axial_of(m, d, u);
    const Vec3 start[] = {m, sub(m, u), axial.m}, dir[] = {d, d, axial.d};
    const mask hit = axial.fits & (dot(d, d) <= REAL_MAX);
    return through_parts(start, dir, between_ends(&axial), capsule->radius, hit, 3, ray);
}

#if FOUR_SPREAD
/* Transposes three vectors, each in one register, to coordinates of three parts. */
FORMULA Vec3 of_parts(num first, num second, num third)
{
    num of[3][3] = {{first}, {second}, {third}};
    transpose(of, of, 1);
    return (Vec3){of[0][0], of[1][0], of[2][0]};
}

static OneSpan cast_ray_capsule_spread(const OneRay *ray, const OneCapsule *capsule)
{
    const num zero = splat(0), inf = splat(REAL_INF), a = spread_axes(&capsule->a);
    const num d = spread_axes(&ray->dir), m = spread_axes(&ray->origin) - a;
    const num u = spread_axes(&capsule->b) - a, uu = for_all(first_dot(u, u));
    const mask none = uu < REAL_MIN; /* as in axial_of */
    const num axis = num_select(none, zero, u), per = 1 / num_select(none, splat(1), uu);
    const num height = for_all(first_dot(m, axis)), speed = for_all(first_dot(d, axis));
    const Axial axial = {
        .height = height, .last = height - num_select(none, zero, uu), .speed = speed};
    Interval ends = between_ends(&axial); /* of the cylinder alone */
    ends = (Interval){LANES_OF(-inf, ends.from, 0, 0, LANES), LANES_OF(inf, ends.to, 0, 0, LANES),
                      LANES_OF(inf > 0, ends.any, 0, 0, LANES)};
    const Vec3 start = of_parts(m, m - u, m + -height * per * axis);
    const Vec3 dir = of_parts(d, d, d + -speed * per * axis);
    const mask hit = (uu <= REAL_MAX) & (for_all(first_dot(d, d)) <= REAL_MAX);
    const Ray range = {.t_min = splat(ray->t_min), .t_max = splat(ray->t_max)};
    const Span span = through_parts(&start, &dir, ends, splat(capsule->radius), hit, 1, &range);
    return (OneSpan){first_lane(span.enter), first_lane(span.leave)};
}
#endif

#if FOUR_SPREAD && ISECT_PUBLIC
/* It answers every case: floats take less time in four lanes than in eight. */
static bool cast_ray_capsule_screen(const OneRay *ray, const OneCapsule *capsule, OneSpan *answer)
{
    *answer = cast_ray_capsule_spread(ray, capsule);
    return true;
}
#define SCREEN
#endif

#define ONE_BY_ISA
#define SHARED_A
#include "rows/cast_ray_capsule.inc"
