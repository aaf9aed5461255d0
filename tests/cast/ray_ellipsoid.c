/* tests/cast/ray_ellipsoid.c - isect_cast_ray_ellipsoid, _n, _each and _pairs. */
#include "cast/passage.h"

#define SAMPLES soak(20000)

/* 1. Cases: round the origin, 4 long along x, 2 along y, 1 along z. */
static void cases(void **state)
{
    const real inf = REAL_INF, nan = REAL_NAN;
    const struct {
        const char *name;
        Ray ray;
        Span want;
    } table[] = {
        {"along x", {{-6, 0, 0}, {1, 0, 0}, 0, 99}, {2, 10}},
        {"along y", {{0, 5, 0}, {0, -1, 0}, 0, 99}, {3, 7}},
        {"along z", {{0, 0, -3}, {0, 0, 1}, 0, 99}, {2, 4}},
        {"long direction: t counts in dir", {{-6, 0, 0}, {2, 0, 0}, 0, 99}, {1, 5}},
        {"starts inside: enter is t_min", {{0, 0, 0}, {0, 1, 0}, 0, 99}, {0, 2}},
        {"a line also sees what is behind", {{6, 0, 0}, {1, 0, 0}, -99, 99}, {-10, -2}},
        {"a ray does not", {{6, 0, 0}, {1, 0, 0}, 0, 99}, span_of_miss},
        {"ends before", {{-6, 0, 0}, {1, 0, 0}, 0, R(1.5)}, span_of_miss},
        {"ends inside: leave is t_max", {{-6, 0, 0}, {1, 0, 0}, 0, 3}, {2, 3}},
        {"touches", {{-6, 0, 1}, {1, 0, 0}, 0, 99}, {6, 6}},
        {"touches the far end", {{4, 0, 5}, {0, 0, -1}, 0, 99}, {5, 5}},
        {"touches a side", {{0, 2, 5}, {0, 0, -1}, 0, 99}, {5, 5}},
        {"passes by", {{-6, 0, R(1.125)}, {1, 0, 0}, 0, 99}, span_of_miss},
        {"passes the corner of its box", {{R(3.5), R(1.5), 5}, {0, 0, -1}, 0, 99}, span_of_miss},
        {"point inside", {{3, R(0.5), 0}, {0, 0, 0}, 0, 9}, {0, 9}},
        {"point on the surface", {{0, 0, 1}, {0, 0, 0}, 0, 9}, {0, 9}},
        {"point outside", {{0, 0, 2}, {0, 0, 0}, 0, 9}, span_of_miss},
        {"endless point inside", {{1, 0, 0}, {0, 0, 0}, -inf, inf}, {-inf, inf}},
        {"so short a direction counts as zero", {{1, 0, 0}, {0, 0, REAL_TINY}, 0, 9}, {0, 9}},
        {"empty interval", {{0, 0, 0}, {1, 0, 0}, 1, 0}, span_of_miss},
        {"no t is infinite", {{0, 0, 0}, {0, 0, 0}, inf, inf}, span_of_miss},
        {"no t is infinite, below", {{0, 0, 0}, {1, 0, 0}, -inf, -inf}, span_of_miss},
        {"direction out of range", {{0, 0, 0}, {REAL_HUGE, 0, 0}, 0, 9}, span_of_miss},
        {"infinite origin", {{inf, 0, 0}, {1, 0, 0}, 0, 9}, span_of_miss},
        {"infinite direction", {{0, 0, 0}, {inf, 0, 0}, 0, 9}, span_of_miss},
        {"NaN t_min", {{0, 0, 0}, {1, 0, 0}, nan, 9}, span_of_miss},
        {"NaN t_max", {{0, 0, 0}, {1, 0, 0}, 0, nan}, span_of_miss},
        {"NaN origin", {{0, nan, 0}, {1, 0, 0}, 0, 9}, span_of_miss},
        {"NaN direction", {{0, 0, 0}, {1, nan, 0}, 0, 9}, span_of_miss},
    };
    const Ellipsoid egg = {{0, 0, 0}, {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}, {4, 2, 1}};
    const Ellipsoid same = {{0, 0, 0}, {{0, -1, 0}, {0, 0, 1}, {1, 0, 0}}, {2, 1, 4}};
    (void)state;
    for (size_t i = 0; i < COUNT(table); i++) {
        check(table[i].name, same_span(X(cast_ray_ellipsoid)(&table[i].ray, &egg), table[i].want));
        check("other names of the axes",
              same_span(X(cast_ray_ellipsoid)(&table[i].ray, &same), table[i].want));
        for (int k = 0; k < 3; k++) {
            Ellipsoid bad = egg;
            const real numbers[] = {-1, nan, inf, -inf};
            for (size_t j = 0; j < COUNT(numbers); j++) {
                bad.radius[k] = numbers[j];
                check("empty, NaN and infinity",
                      same_span(X(cast_ray_ellipsoid)(&table[i].ray, &bad), span_of_miss));
            }
            for (size_t j = 1; j < COUNT(numbers); j++) {
                bad = egg, ((real *)&bad.axis[k])[j - 1] = numbers[j];
                check("NaN and infinity in the axes",
                      same_span(X(cast_ray_ellipsoid)(&table[i].ray, &bad), span_of_miss));
                bad = egg, ((real *)&bad.center)[k] = numbers[j];
                check("NaN and infinity in the center",
                      same_span(X(cast_ray_ellipsoid)(&table[i].ray, &bad), span_of_miss));
            }
        }
    }
    const Ellipsoid flat = {{0, 0, 0}, {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}, {4, 2, 0}};
    const Ellipsoid needle = {{0, 0, 0}, {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}, {4, 0, 0}};
    const Ellipsoid speck = {{0, 0, 0}, {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}, {0, 0, 0}};
    const Ray across = {{1, 1, 5}, {-1, -1, -5}, 0, 99}, along = {{-6, 0, 0}, {1, 0, 0}, 0, 99};
    const Ray rim = {{R(3.5), R(1.5), 5}, {0, 0, -1}, 0, 99}, still = {{0, 0, 0}, {0, 0, 0}, 0, 1};
    const Ellipsoid *thin[3] = {&flat, &needle, &speck};
    for (int k = 0; k < 3; k++) {
        Span span = X(cast_ray_ellipsoid)(&across, thin[k]);
        check("flat ones are pierced", hit(span) && span.enter <= 1 && span.leave >= 1);
        check("in a point", span.leave - span.enter <= 32 * REAL_EPSILON);
        check("and missed beside", !hit(X(cast_ray_ellipsoid)(&rim, thin[k])));
        span = X(cast_ray_ellipsoid)(&along, thin[k]);
        check("and run through", hit(span) && (k == 2 ? real_abs(span.enter - 6) < 32 * REAL_EPSILON
                                                      : span.enter == 2 && span.leave == 10));
        check("by points too", same_span(X(cast_ray_ellipsoid)(&still, thin[k]), (Span){0, 1}));
    }
    const int out = ISECT_DOUBLE ? 500 : 60;
    const Ray slow = {{0, 0, 0}, {scaled(1, -out), 0, 0}, -inf, inf};
    const Ellipsoid large = {{0, 0, 0}, {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}},
                             {scaled(1, out), scaled(1, out), scaled(1, out)}};
    check("so short a direction beside so long a radius counts as zero",
          same_span(X(cast_ray_ellipsoid)(&slow, &large), (Span){-inf, inf}));
}

/* 2. Properties. */
static Span cast(const Ray *ray, const void *ellipsoid)
{
    return X(cast_ray_ellipsoid)(ray, ellipsoid);
}
static void properties(void **state)
{
    int hits = 0;
    (void)state;
    for (int i = 0; i < SAMPLES; i++) {
        new_kind();
        Ray ray = odd_ray();
        Ellipsoid egg = odd_ellipsoid();
        check_laws(i, cast, ray, egg, false);
        ray = any_ray(), egg = any_ellipsoid();
        if (i % 2) /* aimed */
            ray.dir = sub(mad(egg.center, R(0.5), any_vec3()), ray.origin);
        check_laws(i, cast, ray, egg, true);
        Span span = cast(&ray, &egg);
        hits += hit(span);
        Ray far = {times(4, ray.origin), ray.dir, 4 * ray.t_min, 4 * ray.t_max};
        Ellipsoid large = egg, fat = egg;
        large.center = times(4, egg.center);
        for (int k = 0; k < 3; k++)
            large.radius[k] *= 4, fat.radius[k] *= 1 + any_real(R(0.01), 1);
        check_sample(i, "four times all is four times the t, exactly",
                     spans_scaled(span, cast(&far, &large), 4), ray, egg);
        check_sample(i, "a fatter one is hit too, and longer", holds(cast(&ray, &fat), span), ray,
                     egg);
        egg.radius[i % 3] = 0; /* flat */
        real a = any_real(-1, 1), b = any_real(-1, 1);
        Vec3 p = mad(egg.center, a * egg.radius[(i + 1) % 3], egg.axis[(i + 1) % 3]);
        p = mad(p, b * egg.radius[(i + 2) % 3], egg.axis[(i + 2) % 3]);
        Ray to = {ray.origin, sub(p, ray.origin), 0, 2};
        const real clear = real_abs(a * a + b * b - 1);
        check_sample(i, "a flat one is pierced inside", clear < R(1e-2) ||
                     real_abs(dot(to.dir, egg.axis[i % 3])) < R(1e-2) ||
                     egg.radius[(i + 1) % 3] < R(1e-2) || egg.radius[(i + 2) % 3] < R(1e-2) ||
                     hit(cast(&to, &egg)) == (a * a + b * b < 1), to, egg);
    }
    check_share(hits, SAMPLES, 0.1, 0.9);
}

/* 3. Oracle: the distance to the surface, negative inside. In the frame of the ellipsoid the point of
 * the surface nearest to x is e_k^2 x_k / (e_k^2 + t) for the t where that lies on it (Eberly,
 * Distance from a Point to an Ellipsoid), which halving finds. */
static void coordinates(const Ellipsoid *egg, const long double x[3], long double y[3])
{
    const Vec3 *a = egg->axis;
    long double m[3] = {x[0] - egg->center.x, x[1] - egg->center.y, x[2] - egg->center.z};
    for (int k = 0; k < 3; k++) /* m is the sum of y[k] axis[k]: Cramer's rule */
    {
        const long double p[3] = {a[(k + 1) % 3].x, a[(k + 1) % 3].y, a[(k + 1) % 3].z};
        const long double q[3] = {a[(k + 2) % 3].x, a[(k + 2) % 3].y, a[(k + 2) % 3].z};
        const long double n[3] = {p[1] * q[2] - p[2] * q[1], p[2] * q[0] - p[0] * q[2],
                                  p[0] * q[1] - p[1] * q[0]};
        y[k] = (m[0] * n[0] + m[1] * n[1] + m[2] * n[2]) /
               (a[k].x * n[0] + a[k].y * n[1] + a[k].z * n[2]);
    }
}
static long double beyond(const long double y[3], const real e[3], long double t)
{
    long double sum = -1;
    for (int k = 0; k < 3; k++)
        sum += (e[k] * y[k] / (t + (long double)e[k] * e[k])) *
               (e[k] * y[k] / (t + (long double)e[k] * e[k]));
    return sum;
}
static long double depth(const void *solid, const long double x[3])
{
    const Ellipsoid *egg = solid;
    const real *e = egg->radius;
    long double y[3], least = INFINITY, norm = 0, inside = -1, distance2 = 0;
    coordinates(egg, x, y);
    for (int k = 0; k < 3; k++) {
        least = fminl(least, (long double)e[k] * e[k]);
        norm += (e[k] * y[k]) * (e[k] * y[k]);
        inside += y[k] / e[k] * (y[k] / e[k]);
    }
    long double from = -least, to = sqrtl(norm) - least;
    for (int i = 0; i < 90; i++) {
        long double t = (from + to) / 2;
        if (beyond(y, e, t) > 0)
            from = t;
        else
            to = t;
    }
    for (int k = 0; k < 3; k++) {
        const long double off = y[k] * to / (to + (long double)e[k] * e[k]);
        distance2 += off * off;
    }
    return inside > 0 ? sqrtl(distance2) : -sqrtl(distance2);
}
/* Where is it deepest? Where it is nearest to the center in units of the radii: near the border, where
 * it matters, that is the same place but for the square of the depth. Beside a flat one it is not:
 * there the ends of the answer may be deeper. */
static long double nearest_of(const Ray *ray, const Ellipsoid *egg)
{
    const long double o[3] = {ray->origin.x, ray->origin.y, ray->origin.z};
    const long double x[3] = {o[0] + ray->dir.x, o[1] + ray->dir.y, o[2] + ray->dir.z};
    long double m[3], n[3], mn = 0, nn = 0;
    coordinates(egg, o, m), coordinates(egg, x, n);
    for (int k = 0; k < 3; k++) {
        const long double r2 = (long double)egg->radius[k] * egg->radius[k];
        mn += m[k] * (n[k] - m[k]) / r2, nn += (n[k] - m[k]) * (n[k] - m[k]) / r2;
    }
    return -mn / nn;
}
static long double bottom_of(const Ray *ray, const Ellipsoid *egg, Span span)
{
    const long double at[3] = {nearest_of(ray, egg), span.enter, span.leave};
    long double best = at[0];
    for (int k = 1; k < 3 && hit(span); k++)
        if (depth_at(ray, egg, depth, at[k]) < depth_at(ray, egg, depth, best))
            best = at[k];
    return best;
}
static void oracle(void **state)
{
    Tally tally = {0};
    (void)state;
    for (int i = 0; i < SAMPLES; i++) {
        Ellipsoid egg = any_ellipsoid();
        for (int k = 0; k < 3; k++)
            egg.radius[k] = (egg.radius[k] + R(1e-3)) * (any_int(0, 5) ? 1 : scaled(1, -any_int(0, 12)));
        /* the point of the surface with this normal, or nearly, or less far out */
        const Vec3 unit = any_unit();
        const real n[3] = {unit.x, unit.y, unit.z};
        const real some = i % 3 ? 1 + any_real(-8, 8) * REAL_EPSILON : any_real(0, R(1.2));
        Vec3 p = egg.center, out = {0, 0, 0};
        for (int k = 0; k < 3; k++) {
            p = mad(p, some * egg.radius[k] * n[k], egg.axis[k]);
            out = mad(out, n[k] / egg.radius[k], egg.axis[k]);
        }
        Ray ray = i % 3 ? line_along(p, out) : line_to(i, p);
        if (!(dot(ray.dir, ray.dir) > 0))
            continue;
        long double size = length(sub(ray.origin, egg.center)) + egg.radius[0] + egg.radius[1] +
                           egg.radius[2];
        const Span span = cast(&ray, &egg);
        judge_at(&tally, span, &ray, &egg, depth, size, bottom_of(&ray, &egg, span));
    }
    report(&tally, 24);
}

/* 4. Batch. */
#define PAIR cast_ray_ellipsoid
#define A Ray
#define B Ellipsoid
#define ANSWER Span
#include "kit/batch.inc"

TESTS(cast_ray_ellipsoid)
