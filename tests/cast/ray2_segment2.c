/* tests/cast/ray2_segment2.c - isect_cast_ray2_segment2. */
#include "cast/crossing.h"

#define SAMPLES soak(20000)

static void out_of_range(void)
{
    const real inf = REAL_INF, nan = REAL_NAN, least = REAL_LEAST;
    const Touch miss = touch_of_miss;
    const Ray2 ray = {{3, 5}, {0, -1}, -inf, inf};
    const Segment2 bad[] = {{{3, 2}, {3, 2}},   {{3, 1}, {3, 2}},    {{nan, 2}, {5, 2}},
                            {{1, 2}, {5, nan}}, {{-inf, 2}, {5, 2}}, {{1, 2}, {inf, 2}}};
    for (size_t i = 0; i < COUNT(bad); i++)
        check("a point, edge on, NaN, infinity",
              same_touch(X(cast_ray2_segment2)(&ray, &bad[i]), miss));
    const Ray2 late = {{0, 0}, {0, 1}, least, inf};
    const Segment2 low = {{-1, least}, {1, least}}; /* both halves of that are 0 */
    check("products underflow",
          same_touch(X(cast_ray2_segment2)(&late, &low), (Touch){least, R(0.5), 0, R(0.5)}));
    const int most = ISECT_DOUBLE ? DBL_MAX_EXP : FLT_MAX_EXP;
    const real wide_x = (real)ldexp(1.25, most / 2), fast = (real)ldexp(1.5, most - 1 - most / 2);
    const Ray2 up = {{0, 0}, {0, fast}, 0, inf};
    const Segment2 bar = {{-wide_x, fast}, {wide_x, fast}};
    check("the sum of determinants overflows",
          same_touch(X(cast_ray2_segment2)(&up, &bar), (Touch){1, R(0.5), 0, R(0.5)}));
    const real far = REAL_MAX;
    const Segment2 wide = {{-far, 0}, {far, 0}};
    const Ray2 high = {{0, far}, {0, -far}, 0, inf};
    check("differences overflow",
          same_touch(X(cast_ray2_segment2)(&high, &wide), (Touch){1, R(0.5), 0, R(0.5)}));
}

/* Cases: the segment from (1, 2) to (5, 2), and the one across it. */
TEST_FUNCTION(cases)
{
    const real inf = REAL_INF, nan = REAL_NAN, eps = REAL_EPSILON, least = REAL_LEAST;
    const Touch miss = touch_of_miss;
    TABLE(table, Ray2 ray; Touch want;) = {
        {"the middle", {{3, 5}, {0, -1}, 0, inf}, {3, R(0.5), 0, R(0.5)}},
        {"from the other side", {{2, -2}, {0, 1}, 0, inf}, {4, R(0.25), 0, R(0.75)}},
        {"long direction: t counts in dir", {{2, -2}, {0, 2}, 0, inf}, {2, R(0.25), 0, R(0.75)}},
        {"aslant", {{-1, 0}, {5, 2}, 0, inf}, {1, R(0.75), 0, R(0.25)}},
        {"nearly along it", {{-7, 1}, {8, 1}, 0, inf}, {1, 0, 0, 1}},
        {"its first end", {{1, 5}, {0, -1}, 0, inf}, {3, 0, 0, 1}},
        {"its last end", {{5, 5}, {0, -1}, 0, inf}, {3, 1, 0, 0}},
        {"before the first", {{1 - eps, 5}, {0, -1}, 0, inf}, miss},
        {"beyond the last", {{5 + 4 * eps, 5}, {0, -1}, 0, inf}, miss},
        {"a line also sees what is behind", {{3, 5}, {0, 1}, -inf, inf}, {-3, R(0.5), 0, R(0.5)}},
        {"a ray does not", {{3, 5}, {0, 1}, 0, inf}, miss},
        {"starts on it", {{3, 2}, {0, 1}, 0, inf}, {0, R(0.5), 0, R(0.5)}},
        {"starts above it", {{3, 2 + 2 * eps}, {0, 1}, 0, inf}, miss},
        {"starts below it", {{3, 2 - eps}, {0, 1}, 0, inf}, {eps, R(0.5), 0, R(0.5)}},
        {"ends on it", {{3, 5}, {0, -1}, 0, 3}, {3, R(0.5), 0, R(0.5)}},
        {"ends before it", {{3, 5}, {0, -1}, 0, 3 - 2 * eps}, miss},
        {"begins behind it", {{3, 5}, {0, -1}, 3 + 2 * eps, 9}, miss},
        {"begins and ends on it", {{3, 5}, {0, -1}, 3, 3}, {3, R(0.5), 0, R(0.5)}},
        {"parallel", {{0, 1}, {1, 0}, -inf, inf}, miss},
        {"along it", {{0, 2}, {1, 0}, -inf, inf}, miss},
        {"zero direction", {{3, 2}, {0, 0}, -inf, inf}, miss},
        {"empty interval", {{3, 5}, {0, -1}, 9, 0}, miss},
        {"no t is infinite", {{3, 5}, {0, -1}, inf, inf}, miss},
        {"no t is infinite, below", {{3, 5}, {0, -1}, -inf, -inf}, miss},
        {"t out of range", {{3, 5}, {0, -least}, 0, inf}, {REAL_MAX, R(0.5), 0, R(0.5)}},
        {"is later than any number", {{3, 5}, {0, -least}, 0, REAL_MAX}, miss},
        {"NaN origin", {{nan, 5}, {0, -1}, 0, 9}, miss},
        {"NaN height", {{3, nan}, {0, -1}, 0, 9}, miss},
        {"NaN direction", {{3, 5}, {nan, -1}, 0, 9}, miss},
        {"NaN t_min", {{3, 5}, {0, -1}, nan, 9}, miss},
        {"NaN t_max", {{3, 5}, {0, -1}, 0, nan}, miss},
        {"infinite origin", {{3, inf}, {0, -1}, 0, inf}, miss},
        {"infinite direction", {{3, 5}, {0, -inf}, 0, inf}, miss},
        {"infinite aslant", {{3, 5}, {inf, -inf}, 0, inf}, miss},
    };
    const Segment2 segment = {{1, 2}, {5, 2}}, across = {{2, 1}, {2, 5}};
    for (size_t i = 0; i < COUNT(table); i++) {
        const Ray2 *r = &table[i].ray;
        const Ray2 turned = {{r->origin.y, r->origin.x}, {r->dir.y, r->dir.x}, r->t_min, r->t_max};
        check(table[i].name, same_touch(X(cast_ray2_segment2)(r, &segment), table[i].want));
        check(table[i].name, same_touch(X(cast_ray2_segment2)(&turned, &across), table[i].want));
    }
    out_of_range();
}

static Segment2 crossed_segment(int i, Ray2 *ray)
{
    Vec2 p[2];
    any_crossing(i, ray, p, 2);
    return (Segment2){p[0], p[1]};
}

/* The shares change places if a and b do. */
static void swapped(void)
{
    for (int i = 0; i < 2 * SAMPLES; i++) {
        Ray2 ray = any_ray2();
        const Segment2 s = i % 2 ? any_segment2() : crossed_segment(i / 2, &ray);
        const Segment2 other_way = {s.b, s.a};
        const Touch touch = X(cast_ray2_segment2)(&ray, &s);
        check_sample(i, "from b to a",
                     same_touch(X(cast_ray2_segment2)(&ray, &other_way),
                                (Touch){touch.t, touch.w, 0, touch.u}),
                     ray, s);
    }
}

/* A ray from inside a ring of segments hits one of them, also where two of them meet. */
static void watertight(void)
{
    enum { RING = 200 };
    Vec2 ring[RING];
    for (int k = 0; k < RING; k++) {
        const double angle = 2 * 3.14159265358979 * k / RING, r = (double)any_real(R(0.5), 1);
        ring[k] = (Vec2){(real)(148376 + r * cos(angle)), (real)(-223423 + r * sin(angle))};
    }
    for (int i = 0; i < RING; i++) {
        const Vec2 origin = {148376, -223423};
        const Ray2 ray = {origin, {ring[i].x - origin.x, ring[i].y - origin.y}, 0, REAL_INF};
        int through = 0;
        for (int k = 0; k < RING; k++) {
            const Segment2 side = {ring[k], ring[(k + 1) % RING]};
            through += hits(X(cast_ray2_segment2)(&ray, &side));
        }
        check("a ray does not slip through", cmp(through, >=, 1));
    }
}

/* It hits one, too, if the products of a determinant underflow, and the differences before that
 * round. */
static void watertight_small(void)
{
    const int bits = ISECT_DOUBLE ? 45 : 16, least = ISECT_DOUBLE ? DBL_MIN_EXP : FLT_MIN_EXP;
    for (int i = 0; i < SAMPLES; i++) {
        const real p = (real)any_int(1, 15), q = (real)any_int(1, 15);
        const int all = bits + 8 + ilogb((double)(p * q)), unit = (least - 6 - all) / 2;
        const real far = (real)ldexp(any_int(1 << 14, 1 << 15), unit + bits - 7);
        const real near = (real)ldexp(any_int(1, 255), unit);
        const Vec2 corner = {p * far, q * far};
        const Ray2 ray = {{-p * near, -q * near},
                          {(real)ldexp((double)p, least - 6 - all - unit),
                           (real)ldexp((double)q, least - 6 - all - unit)},
                          -REAL_INF,
                          REAL_INF};
        const Segment2 left = {corner, {corner.x - corner.y, corner.y + corner.x}};
        const Segment2 right = {corner, {corner.x + corner.y, corner.y - corner.x}};
        check_sample(i, "at a corner, left", hits(X(cast_ray2_segment2)(&ray, &left)), ray, left);
        check_sample(i, "at a corner, right", hits(X(cast_ray2_segment2)(&ray, &right)), ray,
                     right);
    }
}

/* If t is the greatest number, the ray may end there, although the mean of the ends overflows. */
static void greatest_t(void)
{
    for (int i = 0; i < SAMPLES / 20; i++) {
        const Segment2 s = {{-any_real(0, 1), REAL_MAX}, {any_real(0, 1), REAL_MAX}};
        const Ray2 ray = {{0, 0}, {0, 1}, 0, REAL_MAX}, back = {{0, 0}, {0, -1}, -REAL_MAX, 0};
        check_sample(i, "the greatest t", hits(X(cast_ray2_segment2)(&ray, &s)), ray, s);
        check_sample(i, "the least", hits(X(cast_ray2_segment2)(&back, &s)), back, s);
    }
}

/* Oracle: the definition without rounding. */
TEST_FUNCTION(oracle)
{
    int asked = 0, pierced = 0, at_ends = 0, at_limits = 0;
    double worst = 0, worst_share = 0;
    swapped();
    watertight();
    watertight_small();
    greatest_t();
    for (int i = 0; i < 4 * SAMPLES; i++) {
        Ray2 ray = {flattened(times((real)(1 << i % 8), any_vec3())), {0, 0}, -REAL_INF, REAL_INF};
        Segment2 s = any_segment2();
        if (i % 4) {
            s = crossed_segment(i, &ray);
        } else {
            real aim = any_real(R(-0.2), R(1.2));
            ray.dir = (Vec2){s.a.x + aim * (s.b.x - s.a.x) - ray.origin.x,
                             s.a.y + aim * (s.b.y - s.a.y) - ray.origin.y};
        }
        if (!finite_point(ray.origin) || !finite_point(ray.dir) || !finite_point(s.a) ||
            !finite_point(s.b))
            continue;
        begin();
        const Line line = line_of(&ray);
        const Big a = beside_line(&line, s.a), b = beside_line(&line, s.b);
        bool want = sign(a) * sign(b) <= 0 && sign(a) != sign(b) && ray.t_min <= ray.t_max;
        Touch touch = X(cast_ray2_segment2)(&ray, &s);
        asked++;
        if (want) {
            const Moment m = moment_of(&line, s.a, s.b);
            const int begins = compare_moment(m, ray.t_min), ends = compare_moment(m, ray.t_max);
            want = begins >= 0 && ends <= 0;
            at_limits += want && (begins == 0 || ends == 0);
            at_ends += want && (sign(a) == 0 || sign(b) == 0);
        }
        check_sample(i, "exactly", hits(touch) == want, ray, s);
        if (!want)
            continue;
        pierced++;
        const Moment m = moment_of(&line, s.a, s.b);
        const Big reach =
            larger(length2(minus2(s.a, ray.origin)), length2(minus2(s.b, ray.origin)));
        worst = fmax(worst, moment_error(m, touch.t, &line, reach));
        const Big least = big((double)REAL_MIN);
        const Big whole = plus(size(a), size(b));
        const Big off = larger(size(minus(by(big((double)touch.u), whole), size(a))),
                               size(minus(by(big((double)touch.w), whole), size(b))));
        const Big unit = by(plus(plus(reach, length2(minus2(s.a, s.b))), least), length2(line.dir));
        worst_share = fmax(worst_share, mpf_get_d(over(off, unit)) / (double)REAL_EPSILON);
    }
    printf(
        "%d asked, %d pierced, %d at an end, %d where the ray begins or ends; errors of t %.2f, of "
        "shares %.2f\n",
        asked, pierced, at_ends, at_limits, worst, worst_share);
    check("the accuracy of t promised in the header", cmp(worst, <=, 8));
    check("the accuracy of u and w promised in the header", cmp(worst_share, <=, 2));
    check_share(pierced, asked, 0.1, 0.9);
    check_share(at_ends, asked, 0.02, 0.9);
    check_share(at_limits, asked, 0.005, 0.9);
}

CASES_AND(cast_ray2_segment2, oracle)
