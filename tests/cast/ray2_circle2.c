/* tests/cast/ray2_circle2.c - isect_cast_ray2_circle2, _n, _each and _pairs. */
#include "kit/kit.h"

#define SAMPLES soak(20000)

/* 1. Cases: the circle of radius 5 about (1, 2). */
static void cases(void **state)
{
    const real inf = REAL_INF, nan = REAL_NAN;
    const Span miss = span_of_miss;
    const struct {
        const char *name;
        Ray2 ray;
        Span want;
    } table[] = {
        {"through the middle", {{-9, 2}, {1, 0}, 0, inf}, {5, 15}},
        {"along y", {{1, -9}, {0, 1}, 0, inf}, {6, 16}},
        {"a chord: 3, 4, 5", {{-9, 5}, {1, 0}, 0, inf}, {6, 14}},
        {"and along y", {{5, 12}, {0, -1}, 0, inf}, {7, 13}},
        {"long direction: t counts in dir", {{-9, 2}, {2, 0}, 0, inf}, {R(2.5), R(7.5)}},
        {"aslant", {{-5, -6}, {3, 4}, 0, inf}, {1, 3}},
        {"starts inside: enter is t_min", {{1, 2}, {1, 0}, 0, inf}, {0, 5}},
        {"a line also sees what is behind", {{9, 2}, {1, 0}, -inf, inf}, {-13, -3}},
        {"a ray does not", {{9, 2}, {1, 0}, 0, inf}, miss},
        {"segment ends before", {{-9, 2}, {1, 0}, 0, R(4.5)}, miss},
        {"segment ends inside: leave is t_max", {{-9, 2}, {1, 0}, 0, 7}, {5, 7}},
        {"segment begins after", {{-9, 2}, {1, 0}, 16, 99}, miss},
        {"touches", {{-9, 7}, {1, 0}, 0, inf}, {10, 10}},
        {"passes by", {{-9, R(7.5)}, {1, 0}, 0, inf}, miss},
        {"point inside", {{4, 5}, {0, 0}, 0, 9}, {0, 9}},
        {"point on it", {{4, 6}, {0, 0}, 0, 9}, {0, 9}},
        {"point outside", {{4, 7}, {0, 0}, 0, 9}, miss},
        {"endless point inside", {{1, 2}, {0, 0}, -inf, inf}, {-inf, inf}},
        {"empty interval", {{1, 2}, {1, 0}, 1, 0}, miss},
        {"no t is infinite", {{1, 2}, {0, 0}, inf, inf}, miss},
        {"direction out of range", {{1, 2}, {REAL_HUGE, 0}, 0, 9}, miss},
        {"NaN origin", {{nan, 2}, {1, 0}, 0, 9}, miss},
        {"NaN height", {{-9, nan}, {1, 0}, 0, 9}, miss},
        {"NaN direction", {{-9, 2}, {1, nan}, 0, 9}, miss},
        {"NaN t_min", {{-9, 2}, {1, 0}, nan, 9}, miss},
        {"NaN t_max", {{-9, 2}, {1, 0}, 0, nan}, miss},
        {"infinite origin", {{-inf, 2}, {1, 0}, 0, inf}, miss},
        {"infinite direction", {{-9, 2}, {inf, 0}, 0, inf}, miss},
    };
    const Circle2 circle = {{1, 2}, 5}, point = {{2, 0}, 0};
    (void)state;
    for (size_t i = 0; i < COUNT(table); i++)
        check(table[i].name,
              same_span(X(cast_ray2_circle2)(&table[i].ray, &circle), table[i].want));
    const Ray2 ray = {{-9, 0}, {1, 0}, 0, inf}, beside = {{-9, 1}, {1, 0}, 0, inf};
    check("radius 0 is a point", same_span(X(cast_ray2_circle2)(&ray, &point), (Span){11, 11}));
    check("which is missed", same_span(X(cast_ray2_circle2)(&beside, &point), miss));
    const Circle2 bad[] = {{{0, 0}, -1},    {{0, 0}, inf}, {{0, 0}, nan},
                           {{0, nan}, 100}, {{inf, 0}, 1}, {{-inf, 0}, inf}};
    for (size_t i = 0; i < COUNT(bad); i++)
        check("empty, NaN, infinity", same_span(X(cast_ray2_circle2)(&ray, &bad[i]), miss));
}

/* 2. Properties: true for every ray and every circle. */
static void properties(void **state)
{
    int hits = 0;
    (void)state;
    for (int i = 0; i < SAMPLES; i++) {
        new_kind();
        const bool tame = i % 2;
        Ray2 ray = tame ? any_ray2() : odd_ray2();
        Circle2 circle = tame ? any_circle2() : odd_circle2();
        Span span = X(cast_ray2_circle2)(&ray, &circle);
        hits += hit(span);
        check("a miss is a miss", hit(span) || same_span(span, span_of_miss));
        check("in range", !hit(span) || (ray.t_min <= span.enter && span.leave <= ray.t_max));

        Ray2 back = {ray.origin, {-ray.dir.x, -ray.dir.y}, -ray.t_max, -ray.t_min};
        Span reversed = X(cast_ray2_circle2)(&back, &circle);
        check_sample(i, "reversing mirrors, exactly",
                     hit(span) ? reversed.enter == -span.leave && reversed.leave == -span.enter
                               : !hit(reversed),
                     ray, circle);
        Ray2 turned = {{ray.origin.y, ray.origin.x}, {ray.dir.y, ray.dir.x}, ray.t_min, ray.t_max};
        Circle2 circle_t = {{circle.center.y, circle.center.x}, circle.radius};
        check("both axes are alike", same_span(X(cast_ray2_circle2)(&turned, &circle_t), span));
        if (!tame)
            continue;
        Ray2 twice = {ray.origin, {2 * ray.dir.x, 2 * ray.dir.y}, ray.t_min / 2, ray.t_max / 2};
        Span half = X(cast_ray2_circle2)(&twice, &circle);
        check("twice the direction is half the t, exactly",
              2 * half.enter == span.enter && 2 * half.leave == span.leave);
        Circle2 larger = {circle.center, circle.radius * R(1.5)};
        check("a larger circle is hit too", !hit(span) || hit(X(cast_ray2_circle2)(&ray, &larger)));
    }
    check_share(hits, SAMPLES, 0.1, 0.9);
}

/* 3. Oracle: in long double, whose own errors are a thousandth of the bounds, by the distance
 * of the center from the line, |m x d| / |d|. `off` is how far the line passes outside of the
 * circle; `scale` what the header measures in. */
typedef struct Approach {
    long double off, scale, enter, leave, length, chord;
} Approach;

static Approach approach(const Ray2 *ray, const Circle2 *circle)
{
    const long double mx = (long double)ray->origin.x - circle->center.x, dx = ray->dir.x;
    const long double my = (long double)ray->origin.y - circle->center.y, dy = ray->dir.y;
    const long double length = sqrtl(dx * dx + dy * dy), r = circle->radius;
    const long double away = fabsl(mx * dy - my * dx) / length;
    const long double at = -(mx * dx + my * dy) / (length * length);
    const long double h = away < r ? sqrtl((r - away) * (r + away)) / length : 0;
    return (Approach){away - r,      sqrtl(mx * mx + my * my) + r, at - h, at + h, length,
                      h * length / r};
}
static void oracle(void **state)
{
    long double band = 0, error = 0;
    int hit_count = 0, grazing = 0, compared = 0;
    (void)state;
    for (int i = 0; i < 10 * SAMPLES; i++) {
        Circle2 circle = any_circle2();
        const real far_off = (real)(1 << i % 12), out = circle.radius;
        circle.center = (Vec2){far_off * circle.center.x, far_off * circle.center.y};
        if (i % 5 == 0)
            circle.radius *= R(1e-4);
        Ray2 ray = {flattened(any_vec3()), {0, 0}, -REAL_INF, REAL_INF};
        Vec2 way = {circle.center.x - ray.origin.x, circle.center.y - ray.origin.y};
        if (i % 3) { /* nearly a tangent */
            real far = real_sqrt(way.x * way.x + way.y * way.y);
            real sine = circle.radius * (1 + any_real(-8, 8) * REAL_EPSILON) / far;
            if (!(sine < 1))
                continue;
            real cosine = real_sqrt(1 - sine * sine);
            ray.dir = (Vec2){cosine * way.x - sine * way.y, cosine * way.y + sine * way.x};
        } else {
            Vec3 aside = any_vec3();
            ray.dir = (Vec2){way.x + out * aside.x, way.y + out * aside.y};
        }
        real speed = any_real(R(0.1), 10);
        ray.dir = (Vec2){speed * ray.dir.x, speed * ray.dir.y};
        Approach a = approach(&ray, &circle);
        Span span = X(cast_ray2_circle2)(&ray, &circle);
        hit_count += hit(span);
        long double wrong = hit(span) == (a.off <= 0) ? 0 : fabsl(a.off) / a.scale;
        band = fmaxl(band, wrong), grazing += fabsl(a.off) < 16 * REAL_EPSILON * a.scale;
        if (!hit(span) || a.chord < 0.25L)
            continue;
        error = fmaxl(error, fabsl(span.enter - a.enter) * a.length / a.scale);
        error = fmaxl(error, fabsl(span.leave - a.leave) * a.length / a.scale);
        compared++;
    }
    printf("wrong within %.2Lf epsilon, t within %.2Lf epsilon; %d hit, %d grazing, %d compared\n",
           band / REAL_EPSILON, error / REAL_EPSILON, hit_count, grazing, compared);
    check("the band promised in the header", band <= 4 * REAL_EPSILON);
    check("the accuracy promised in the header", error <= 6 * REAL_EPSILON);
    check_share(hit_count, 10 * SAMPLES, 0.3, 0.8);
    check_share(grazing, 10 * SAMPLES, 0.05, 0.8);
    check_share(compared, 10 * SAMPLES, 0.1, 0.8);
}

/* 4. Batch. */
#define PAIR cast_ray2_circle2
#define A Ray2
#define B Circle2
#define ANSWER Span
#include "kit/batch.inc"

TESTS(cast_ray2_circle2)
