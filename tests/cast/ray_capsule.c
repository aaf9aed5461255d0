/* tests/cast/ray_capsule.c - isect_cast_ray_capsule, _n, _each and _pairs. */
#include "cast/passage.h"

#define SAMPLES soak(20000)

/* 1. Cases: from (0,0,0) to (4,0,0), radius 1. */
static void cases(void **state)
{
    const real inf = REAL_INF, nan = REAL_NAN;
    const struct {
        const char *name;
        Ray ray;
        Span want;
    } table[] = {
        {"across the middle", {{2, 0, 5}, {0, 0, -1}, 0, 9}, {4, 6}},
        {"long direction: t counts in dir", {{2, 0, 5}, {0, 0, -2}, 0, 9}, {2, 3}},
        {"across the middle of an end", {{0, 0, 5}, {0, 0, -1}, 0, 9}, {4, 6}},
        {"across the other", {{4, 0, 5}, {0, 0, -1}, 0, 9}, {4, 6}},
        {"along the axis", {{-3, 0, 0}, {1, 0, 0}, 0, 9}, {2, 8}},
        {"against it", {{7, 0, 0}, {-1, 0, 0}, 0, 9}, {2, 8}},
        {"starts inside: enter is t_min", {{2, 0, 0}, {0, 0, 1}, 0, 9}, {0, 1}},
        {"a line also sees what is behind", {{2, 0, 5}, {0, 0, 1}, -9, 9}, {-6, -4}},
        {"a ray does not", {{2, 0, 5}, {0, 0, 1}, 0, 9}, span_of_miss},
        {"ends before", {{2, 0, 5}, {0, 0, -1}, 0, 3}, span_of_miss},
        {"ends inside: leave is t_max", {{2, 0, 5}, {0, 0, -1}, 0, 5}, {4, 5}},
        {"touches the side", {{2, 1, 5}, {0, 0, -1}, 0, 9}, {5, 5}},
        {"touches the round of an end", {{-1, 0, 5}, {0, 0, -1}, 0, 9}, {5, 5}},
        {"and of the other", {{5, 0, 5}, {0, 0, -1}, 0, 9}, {5, 5}},
        {"passes the side", {{2, R(1.5), 5}, {0, 0, -1}, 0, 9}, span_of_miss},
        {"passes an end", {{R(-1.5), 0, 5}, {0, 0, -1}, 0, 9}, span_of_miss},
        {"runs along the side", {{2, 1, 0}, {1, 0, 0}, -9, 9}, {-2, 2}},
        {"parallel beside it", {{2, 2, 0}, {1, 0, 0}, -9, 9}, span_of_miss},
        {"aslant from end to end", {{0, -1, 0}, {4, 2, 0}, -9, 9}, {0, 1}},
        {"point inside", {{2, R(0.5), 0}, {0, 0, 0}, 0, 9}, {0, 9}},
        {"point on the side", {{2, 1, 0}, {0, 0, 0}, 0, 9}, {0, 9}},
        {"point on the round", {{5, 0, 0}, {0, 0, 0}, 0, 9}, {0, 9}},
        {"point on the other round", {{-1, 0, 0}, {0, 0, 0}, 0, 9}, {0, 9}},
        {"point beside it", {{2, 2, 0}, {0, 0, 0}, 0, 9}, span_of_miss},
        {"point before it", {{6, 0, 0}, {0, 0, 0}, 0, 9}, span_of_miss},
        {"endless point inside", {{1, 0, 0}, {0, 0, 0}, -inf, inf}, {-inf, inf}},
        {"endless point beside the axis", {{2, R(0.5), 0}, {0, 0, 0}, -inf, inf}, {-inf, inf}},
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
    const Capsule capsule = {{0, 0, 0}, {4, 0, 0}, 1}, turned = {{4, 0, 0}, {0, 0, 0}, 1};
    const Capsule empty = {{0, 0, 0}, {4, 0, 0}, -1};
    (void)state;
    for (size_t i = 0; i < COUNT(table); i++) {
        check(table[i].name, same_span(X(cast_ray_capsule)(&table[i].ray, &capsule), table[i].want));
        check(table[i].name, same_span(X(cast_ray_capsule)(&table[i].ray, &turned), table[i].want));
        check("empty", same_span(X(cast_ray_capsule)(&table[i].ray, &empty), span_of_miss));
    }
    const Capsule bad[] = {
        {{nan, 0, 0}, {4, 0, 0}, 1}, {{0, 0, 0}, {4, nan, 0}, 1}, {{0, 0, 0}, {4, 0, 0}, nan},
        {{inf, 0, 0}, {4, 0, 0}, 1}, {{0, 0, 0}, {4, 0, -inf}, 1}, {{0, 0, 0}, {4, 0, 0}, inf},
        {{inf, 0, 0}, {inf, 0, 0}, 1}};
    for (size_t i = 0; i < COUNT(bad); i++)
        check("NaN and infinity", same_span(X(cast_ray_capsule)(&table[0].ray, &bad[i]), span_of_miss));

    const Capsule thin = {{0, 0, 0}, {4, 0, 0}, 0}, speck = {{4, 0, 0}, {4, 0, 0}, 0};
    const Ray along = {{-1, 0, 0}, {1, 0, 0}, 0, 9}, across = {{1, 1, 1}, {0, -1, -1}, 0, 9};
    check("radius 0 is a segment", same_span(X(cast_ray_capsule)(&along, &thin), (Span){1, 5}));
    check("and is crossed", same_span(X(cast_ray_capsule)(&across, &thin), (Span){1, 1}));
    check("or a point", same_span(X(cast_ray_capsule)(&along, &speck), (Span){5, 5}));
    check("which is missed", same_span(X(cast_ray_capsule)(&across, &speck), span_of_miss));

    const Capsule stubby = {{0, 0, 0}, {R(0.25), 0, 0}, 1};
    const Ray on_side = {{R(0.125), 1, 0}, {0, 0, 0}, 0, 9};
    const Ray behind = {{R(0.375), 1, 0}, {0, 0, 0}, 0, 9};
    check("a point on a short side",
          same_span(X(cast_ray_capsule)(&on_side, &stubby), (Span){0, 9}));
    check("and behind it", same_span(X(cast_ray_capsule)(&behind, &stubby), span_of_miss));
    const Ray from_far = {{-scaled(R(1.75), ISECT_DOUBLE ? 513 : 65), 0, 0},
                          {scaled(R(1.5), ISECT_DOUBLE ? -511 : -63), 0, 0},
                          0,
                          inf};
    check("t out of range is saturated",
          same_span(X(cast_ray_capsule)(&from_far, &capsule), (Span){REAL_MAX, REAL_MAX}));

    const Capsule endless = {{0, 0, 0}, {REAL_HUGE, 0, 0}, 1};
    const Ray into = {{-3, 0, 0}, {1, 0, 0}, 0, 9};
    check("an axis out of range is missed, not taken for another",
          same_span(X(cast_ray_capsule)(&into, &endless), span_of_miss));
    const int out = ISECT_DOUBLE ? 500 : 60;
    const Ray slow = {{0, 0, 0}, {scaled(1, -out), 0, 0}, -inf, inf};
    const Capsule large = {{0, 0, 0}, {1, 0, 0}, scaled(1, out)};
    check("t whose square is out of range is saturated",
          same_span(X(cast_ray_capsule)(&slow, &large), (Span){-REAL_MAX, REAL_MAX}));
}

/* 2. Properties. */
static Span cast(const Ray *ray, const void *capsule)
{
    return X(cast_ray_capsule)(ray, capsule);
}
static void properties(void **state)
{
    int hits = 0;
    (void)state;
    for (int i = 0; i < SAMPLES; i++) {
        new_kind();
        Ray ray = odd_ray();
        Capsule capsule = odd_capsule();
        check_laws(i, cast, ray, capsule, false);
        ray = any_ray(), capsule = any_capsule();
        check_laws(i, cast, ray, capsule, true);
        Span span = cast(&ray, &capsule);
        hits += hit(span);
        Ray far = {times(4, ray.origin), ray.dir, 4 * ray.t_min, 4 * ray.t_max};
        Capsule large = {times(4, capsule.a), times(4, capsule.b), 4 * capsule.radius};
        check_sample(i, "four times all is four times the t, exactly",
                     spans_scaled(span, cast(&far, &large), 4), ray, capsule);
        Capsule fat = {capsule.a, capsule.b, capsule.radius * R(1.5)};
        check_sample(i, "a fatter one is hit too, and longer", holds(cast(&ray, &fat), span), ray,
                     capsule);
    }
    check_share(hits, SAMPLES, 0.1, 0.9);
}

/* 3. Oracle: the distance to the segment. */
static long double depth(const void *solid, const long double x[3])
{
    const Capsule *c = solid;
    const long double a[3] = {c->a.x, c->a.y, c->a.z};
    const long double u[3] = {c->b.x - a[0], c->b.y - a[1], c->b.z - a[2]};
    long double uu = 0, xu = 0, distance2 = 0;
    for (int k = 0; k < 3; k++)
        uu += u[k] * u[k], xu += (x[k] - a[k]) * u[k];
    const long double s = uu > 0 ? fminl(fmaxl(xu / uu, 0), 1) : 0;
    for (int k = 0; k < 3; k++)
        distance2 += (x[k] - a[k] - s * u[k]) * (x[k] - a[k] - s * u[k]);
    return sqrtl(distance2) - c->radius;
}
static void oracle(void **state)
{
    Tally tally = {0};
    (void)state;
    for (int i = 0; i < SAMPLES; i++) {
        Capsule c = any_capsule();
        if (i % 5 == 0)
            c.radius *= R(1e-4);
        if (i % 7 == 0)
            c.b = mad(c.a, scaled(1, -any_int(0, 20)), sub(c.b, c.a));
        const Vec3 u = sub(c.b, c.a);
        /* a point of the axis and the radius out from there, or nearly, or less far out */
        const real some = i % 3 ? 1 + any_real(-8, 8) * REAL_EPSILON : any_real(0, R(1.2));
        Vec3 out = i % 4 ? cross(u, any_unit()) : any_unit();
        if (!(dot(out, out) > 0))
            continue;
        out = times(c.radius * some / real_sqrt(dot(out, out)), out);
        const Vec3 p = mad(mad(c.a, any_real(R(-0.1), R(1.1)), u), 1, out);
        Ray ray = i % 3 ? line_along(p, out) : line_to(i, p);
        if (i % 11 == 0) /* along the axis, or nearly */
            ray.dir = mad(u, scaled(1, -any_int(0, 30)), ray.dir);
        if (!(dot(ray.dir, ray.dir) > 0))
            continue;
        long double size = length(sub(ray.origin, c.a)) + length(u) + c.radius;
        judge(&tally, cast(&ray, &c), &ray, &c, depth, size);
    }
    report(&tally, 16);
}

/* 4. Batch. */
#define PAIR cast_ray_capsule
#define A Ray
#define B Capsule
#define ANSWER Span
#include "kit/batch.inc"

TESTS(cast_ray_capsule)
