/* tests/cast/ray_lozenge.c - isect_cast_ray_lozenge, _n, _each and _pairs. */
#include "cast/passage.h"

#define SAMPLES soak(20000)

/* 1. Cases: a rectangle from (0,0,0), 4 along x and 2 along y, swept by a ball of radius 1. */
static void cases(void **state)
{
    const real inf = REAL_INF, nan = REAL_NAN;
    const struct {
        const char *name;
        Ray ray;
        Span want;
    } table[] = {
        {"across the middle", {{2, 1, 5}, {0, 0, -1}, 0, 9}, {4, 6}},
        {"long direction: t counts in dir", {{2, 1, 5}, {0, 0, -2}, 0, 9}, {2, 3}},
        {"through a corner", {{0, 0, 5}, {0, 0, -1}, 0, 9}, {4, 6}},
        {"through the opposite corner", {{4, 2, 5}, {0, 0, -1}, 0, 9}, {4, 6}},
        {"in the plane, along x", {{-3, 1, 0}, {1, 0, 0}, 0, 9}, {2, 8}},
        {"in the plane, along y", {{1, 5, 0}, {0, -1, 0}, 0, 9}, {2, 6}},
        {"over the plane", {{-3, 1, 1}, {1, 0, 0}, 0, 9}, {3, 7}},
        {"starts inside: enter is t_min", {{2, 1, 0}, {0, 0, 1}, 0, 9}, {0, 1}},
        {"a line also sees what is behind", {{2, 1, 5}, {0, 0, 1}, -9, 9}, {-6, -4}},
        {"a ray does not", {{2, 1, 5}, {0, 0, 1}, 0, 9}, span_of_miss},
        {"ends before", {{2, 1, 5}, {0, 0, -1}, 0, 3}, span_of_miss},
        {"ends inside: leave is t_max", {{2, 1, 5}, {0, 0, -1}, 0, 5}, {4, 5}},
        {"touches the side at v = 0", {{2, -1, 5}, {0, 0, -1}, 0, 9}, {5, 5}},
        {"touches the side at v = 1", {{2, 3, 5}, {0, 0, -1}, 0, 9}, {5, 5}},
        {"touches the side at u = 0", {{-1, 1, 5}, {0, 0, -1}, 0, 9}, {5, 5}},
        {"touches the side at u = 1", {{5, 1, 5}, {0, 0, -1}, 0, 9}, {5, 5}},
        {"touches a round corner", {{5, 2, 5}, {0, 0, -1}, 0, 9}, {5, 5}},
        {"passes a side", {{2, R(3.25), 5}, {0, 0, -1}, 0, 9}, span_of_miss},
        {"passes a corner", {{R(4.75), R(2.75), 5}, {0, 0, -1}, 0, 9}, span_of_miss},
        {"passes over it", {{-3, 1, R(1.25)}, {1, 0, 0}, 0, 9}, span_of_miss},
        {"point inside", {{2, 1, R(0.5)}, {0, 0, 0}, 0, 9}, {0, 9}},
        {"point on the flat", {{2, 1, 1}, {0, 0, 0}, 0, 9}, {0, 9}},
        {"point on the round", {{5, 1, 0}, {0, 0, 0}, 0, 9}, {0, 9}},
        {"point beside it", {{2, 4, 0}, {0, 0, 0}, 0, 9}, span_of_miss},
        {"point over it", {{2, 1, R(1.25)}, {0, 0, 0}, 0, 9}, span_of_miss},
        {"endless point inside", {{1, 0, 0}, {0, 0, 0}, -inf, inf}, {-inf, inf}},
        {"so short a direction counts as zero", {{2, 1, 0}, {0, 0, REAL_TINY}, 0, 9}, {0, 9}},
        {"empty interval", {{2, 0, 0}, {1, 0, 0}, 1, 0}, span_of_miss},
        {"no t is infinite", {{2, 0, 0}, {0, 0, 0}, inf, inf}, span_of_miss},
        {"no t is infinite, below", {{2, 0, 0}, {1, 0, 0}, -inf, -inf}, span_of_miss},
        {"direction out of range", {{2, 0, 0}, {REAL_HUGE, 0, 0}, 0, 9}, span_of_miss},
        {"infinite origin", {{inf, 0, 0}, {1, 0, 0}, 0, 9}, span_of_miss},
        {"infinite direction", {{2, 0, 0}, {inf, 0, 0}, 0, 9}, span_of_miss},
        {"NaN t_min", {{2, 0, 0}, {1, 0, 0}, nan, 9}, span_of_miss},
        {"NaN t_max", {{2, 0, 0}, {1, 0, 0}, 0, nan}, span_of_miss},
        {"NaN origin", {{2, nan, 0}, {1, 0, 0}, 0, 9}, span_of_miss},
        {"NaN direction", {{2, 0, 0}, {1, nan, 0}, 0, 9}, span_of_miss},
    };
    const Lozenge lozenge = {{0, 0, 0}, {4, 0, 0}, {0, 2, 0}, 1};
    const Lozenge turned = {{0, 0, 0}, {0, 2, 0}, {4, 0, 0}, 1};
    const Lozenge opposite = {{4, 2, 0}, {-4, 0, 0}, {0, -2, 0}, 1};
    const Lozenge empty = {{0, 0, 0}, {4, 0, 0}, {0, 2, 0}, -1};
    (void)state;
    for (size_t i = 0; i < COUNT(table); i++) {
        const Ray *ray = &table[i].ray;
        check(table[i].name, same_span(X(cast_ray_lozenge)(ray, &lozenge), table[i].want));
        check("ways exchanged", same_span(X(cast_ray_lozenge)(ray, &turned), table[i].want));
        check("opposite corner", same_span(X(cast_ray_lozenge)(ray, &opposite), table[i].want));
        check("empty", same_span(X(cast_ray_lozenge)(ray, &empty), span_of_miss));
        for (int f = 0; f < 10; f++) {
            const real numbers[] = {nan, inf, -inf};
            for (int k = 0; k < 3; k++) {
                Lozenge bad = lozenge;
                ((real *)&bad)[f] = numbers[k];
                check("NaN and infinity", same_span(X(cast_ray_lozenge)(ray, &bad), span_of_miss));
            }
        }
    }
    const Ray along = {{-1, 0, 0}, {1, 0, 0}, 0, 9}, across = {{1, 1, 1}, {0, -1, -1}, 0, 9};
    const Lozenge rod = {{0, 0, 0}, {4, 0, 0}, {0, 0, 0}, R(0.5)};
    const Lozenge ball = {{4, 0, 0}, {0, 0, 0}, {0, 0, 0}, 1};
    const Lozenge flat = {{0, 0, 0}, {4, 0, 0}, {0, 2, 0}, 0};
    check("without area a capsule",
          same_span(X(cast_ray_lozenge)(&along, &rod), (Span){R(0.5), R(5.5)}));
    check("without ways a sphere", same_span(X(cast_ray_lozenge)(&along, &ball), (Span){4, 6}));
    check("which is missed", same_span(X(cast_ray_lozenge)(&across, &ball), span_of_miss));
    check("radius 0 is a rectangle", same_span(X(cast_ray_lozenge)(&across, &flat), (Span){1, 1}));
}

/* 2. Properties. */
static Span cast(const Ray *ray, const void *lozenge)
{
    return X(cast_ray_lozenge)(ray, lozenge);
}
static void properties(void **state)
{
    int hits = 0;
    (void)state;
    for (int i = 0; i < SAMPLES; i++) {
        new_kind();
        Ray ray = odd_ray();
        Lozenge lozenge = odd_lozenge();
        check_laws(i, cast, ray, lozenge, false);
        ray = any_ray(), lozenge = any_lozenge();
        check_laws(i, cast, ray, lozenge, true);
        Span span = cast(&ray, &lozenge);
        hits += hit(span);
        Ray far = {times(4, ray.origin), ray.dir, 4 * ray.t_min, 4 * ray.t_max};
        Lozenge large = {times(4, lozenge.corner), times(4, lozenge.u), times(4, lozenge.v),
                         4 * lozenge.radius};
        check_sample(i, "four times all is four times the t, exactly",
                     spans_scaled(span, cast(&far, &large), 4), ray, lozenge);
        Lozenge fat = lozenge;
        fat.radius *= R(1.5);
        check_sample(i, "a fatter one is hit too, and longer", holds(cast(&ray, &fat), span), ray,
                     lozenge);
    }
    check_share(hits, SAMPLES, 0.1, 0.9);
}

/* 3. Oracle: the distance to the parallelogram: that to its plane over the inside, else that to the
 * nearest side. */
static long double product(const long double a[3], const long double b[3])
{
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}
static long double to_side(const long double x[3], const long double u[3])
{
    const long double uu = product(u, u), s = uu > 0 ? fminl(fmaxl(product(x, u) / uu, 0), 1) : 0;
    const long double y[3] = {x[0] - s * u[0], x[1] - s * u[1], x[2] - s * u[2]};
    return sqrtl(product(y, y));
}
static long double depth(const void *solid, const long double p[3])
{
    const Lozenge *z = solid;
    const long double u[3] = {z->u.x, z->u.y, z->u.z}, v[3] = {z->v.x, z->v.y, z->v.z};
    const long double x[3] = {p[0] - z->corner.x, p[1] - z->corner.y, p[2] - z->corner.z};
    const long double a[3] = {x[0] - u[0], x[1] - u[1], x[2] - u[2]};
    const long double b[3] = {x[0] - v[0], x[1] - v[1], x[2] - v[2]};
    const long double uu = product(u, u), uv = product(u, v), vv = product(v, v);
    const long double xu = product(x, u), xv = product(x, v), area2 = uu * vv - uv * uv;
    const long double s = (xu * vv - xv * uv) / area2, t = (xv * uu - xu * uv) / area2;
    if (area2 > 0 && s >= 0 && s <= 1 && t >= 0 && t <= 1) {
        const long double y[3] = {x[0] - s * u[0] - t * v[0], x[1] - s * u[1] - t * v[1],
                                  x[2] - s * u[2] - t * v[2]};
        return sqrtl(product(y, y)) - z->radius;
    }
    return fminl(fminl(to_side(x, u), to_side(b, u)), fminl(to_side(x, v), to_side(a, v))) -
           z->radius;
}
static void oracle(void **state)
{
    Tally tally = {0};
    (void)state;
    for (int i = 0; i < SAMPLES; i++) {
        Lozenge z = any_lozenge();
        if (i % 5 == 0)
            z.radius *= R(1e-4);
        if (i % 7 == 0)
            z.u = times(scaled(1, -any_int(0, 12)), z.u);
        const Vec3 n = cross(z.u, z.v);
        const long double sine = length(n) / length(z.u) / length(z.v);
        if (!(sine > 0.01L))
            continue;
        /* from the inside, a side or a corner out by the radius, or nearly, or less */
        const real some = i % 3 ? 1 + any_real(-8, 8) * REAL_EPSILON : any_real(0, R(1.2));
        const int where = any_int(0, 3);
        Vec3 out = any_unit();
        if (where == 0)
            out = n;
        if (where == 1)
            out = cross(any_int(0, 1) ? z.u : z.v, out);
        const real s = where == 3 ? (real)any_int(0, 1) : any_real(0, 1);
        const real t = where ? (real)any_int(0, 1) : any_real(0, 1);
        const bool in = dot(out, mad(times(s - R(0.5), z.u), t - R(0.5), z.v)) < 0;
        out = times((in ? -1 : 1) * z.radius * some / real_sqrt(dot(out, out)), out);
        if (!(dot(out, out) > 0))
            continue;
        const Vec3 p = mad(mad(mad(z.corner, s, z.u), t, z.v), 1, out);
        Ray ray = i % 3 ? line_along(p, out) : line_to(i, p);
        if (!(dot(ray.dir, ray.dir) > 0))
            continue;
        long double size = length(sub(ray.origin, z.corner)) + length(z.u) + length(z.v) + z.radius;
        judge(&tally, cast(&ray, &z), &ray, &z, depth, size / sine);
    }
    report(&tally, 20);
}

/* 4. Batch. */
#define PAIR cast_ray_lozenge
#define A Ray
#define B Lozenge
#define ANSWER Span
#include "kit/batch.inc"

TESTS(cast_ray_lozenge)
