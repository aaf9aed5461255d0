/* tests/cast/ray_rectangle.c - isect_cast_ray_rectangle, _n, _each and _pairs. */
#include "cast/passage.h"

#define SAMPLES soak(20000)

/* 1. Cases: from (1,1,1) four along x and two along y. */
static void cases(void **state)
{
    const real inf = REAL_INF, nan = REAL_NAN;
    const Touch miss = touch_of_miss;
    const struct {
        const char *name;
        Ray ray;
        Touch want;
    } table[] = {
        {"the middle from above", {{3, 2, 4}, {0, 0, -1}, 0, 9}, {3, R(0.5), R(0.5), 0}},
        {"from below", {{2, 2, -4}, {0, 0, 1}, 0, 9}, {5, R(0.25), R(0.5), 0}},
        {"aslant", {{6, 2, 3}, {-8, -1, -4}, 0, 9}, {R(0.5), R(0.25), R(0.25), 0}},
        {"starts on it", {{2, 2, 1}, {0, 0, -1}, 0, 9}, {0, R(0.25), R(0.5), 0}},
        {"ends on it", {{2, 2, 4}, {0, 0, -1}, 0, 3}, {3, R(0.25), R(0.5), 0}},
        {"ends before", {{2, 2, 4}, {0, 0, -1}, 0, 3 - 2 * REAL_EPSILON}, miss},
        {"starts behind", {{2, 2, 4}, {0, 0, -1}, 3 + 2 * REAL_EPSILON, 9}, miss},
        {"a line sees what is behind", {{2, 2, 4}, {0, 0, 1}, -inf, inf}, {-3, R(0.25), R(0.5), 0}},
        {"a ray does not", {{2, 2, 4}, {0, 0, 1}, 0, inf}, miss},
        {"its corner", {{1, 1, 4}, {0, 0, -1}, 0, 9}, {3, 0, 0, 0}},
        {"the end of u", {{5, 1, 4}, {0, 0, -1}, 0, 9}, {3, 1, 0, 0}},
        {"the end of v", {{1, 3, 4}, {0, 0, -1}, 0, 9}, {3, 0, 1, 0}},
        {"the opposite corner", {{5, 3, 4}, {0, 0, -1}, 0, 9}, {3, 1, 1, 0}},
        {"before u", {{R(0.875), 2, 4}, {0, 0, -1}, 0, 9}, miss},
        {"beyond u", {{R(5.125), 2, 4}, {0, 0, -1}, 0, 9}, miss},
        {"before v", {{2, R(0.875), 4}, {0, 0, -1}, 0, 9}, miss},
        {"beyond v", {{2, R(3.125), 4}, {0, 0, -1}, 0, 9}, miss},
        {"parallel", {{2, 2, 4}, {1, 1, 0}, -inf, inf}, miss},
        {"in its plane", {{2, 2, 1}, {1, 1, 0}, -inf, inf}, miss},
        {"zero direction", {{2, 2, 1}, {0, 0, 0}, -inf, inf}, miss},
        {"empty interval", {{2, 2, 4}, {0, 0, -1}, 9, 0}, miss},
        {"NaN origin", {{nan, 2, 4}, {0, 0, -1}, 0, 9}, miss},
        {"NaN height", {{2, 2, nan}, {0, 0, -1}, 0, 9}, miss},
        {"NaN direction", {{2, 2, 4}, {nan, 0, -1}, 0, 9}, miss},
        {"NaN t_min", {{2, 2, 4}, {0, 0, -1}, nan, 9}, miss},
        {"NaN t_max", {{2, 2, 4}, {0, 0, -1}, 0, nan}, miss},
        {"infinite origin", {{inf, 2, 4}, {0, 0, -1}, -inf, inf}, miss},
        {"infinite height", {{2, 2, inf}, {0, 0, -1}, -inf, inf}, miss},
        {"infinite direction", {{2, 2, 4}, {0, 0, -inf}, -inf, inf}, miss},
    };
    const Rectangle rectangle = {{1, 1, 1}, {4, 0, 0}, {0, 2, 0}};
    (void)state;
    for (size_t i = 0; i < COUNT(table); i++)
        check(table[i].name,
              same_touch(X(cast_ray_rectangle)(&table[i].ray, &rectangle), table[i].want));
    const Ray ray = {{2, 2, 4}, {0, 0, -1}, -inf, inf};
    const Rectangle bad[] = {
        {{1, 1, 1}, {0, 0, 0}, {0, 2, 0}},   {{1, 1, 1}, {4, 0, 0}, {0, 0, 0}},
        {{1, 1, 1}, {4, 2, 0}, {4, 2, 0}},   {{nan, 1, 1}, {4, 0, 0}, {0, 2, 0}},
        {{1, 1, nan}, {4, 0, 0}, {0, 2, 0}}, {{1, 1, 1}, {4, 0, nan}, {0, 2, 0}},
        {{1, 1, 1}, {4, 0, 0}, {nan, 2, 0}}, {{1, 1, 1}, {4, 0, 0}, {0, inf, 0}},
        {{1, 1, 1}, {inf, 0, 0}, {0, 2, 0}}, {{1, 1, -inf}, {4, 0, 0}, {0, 2, 0}}};
    for (size_t i = 0; i < COUNT(bad); i++)
        check("no area, NaN, infinity",
              same_touch(X(cast_ray_rectangle)(&ray, &bad[i]), touch_of_miss));
    const Rectangle vast = {{0, 0, 0}, {REAL_HUGE, 0, 0}, {0, REAL_HUGE, 0}};
    const Ray up = {{2, 2, -4}, {0, 0, 1}, -inf, inf};
    check("an area out of range", same_touch(X(cast_ray_rectangle)(&ray, &vast), touch_of_miss));
    check("or below it", same_touch(X(cast_ray_rectangle)(&up, &vast), touch_of_miss));
    const Ray close = {{2, 2, REAL_TINY}, {0, 0, -1}, -inf, inf};
    const Ray close_up = {{2, 2, -REAL_TINY}, {0, 0, 1}, -inf, inf};
    check("also close to it", same_touch(X(cast_ray_rectangle)(&close, &vast), touch_of_miss));
    check("or close below", same_touch(X(cast_ray_rectangle)(&close_up, &vast), touch_of_miss));
    const real l = scaled(R(1.5), ISECT_DOUBLE ? 342 : 43); /* half the cube overflows */
    const Rectangle steep = {{0, 0, 0}, {l, 0, 0}, {0, l, l}};
    const Ray upon = {{l / 2, l / 2, l}, {0, 0, -1}, -inf, inf};
    check("volumes out of range", same_touch(X(cast_ray_rectangle)(&upon, &steep), touch_of_miss));
    const Rectangle slant = {{0, 0, 0}, {4, 1, 2}, {1, 4, 2}}; /* a parallelogram */
    const Ray at = {{R(2.25), R(2.5), R(3.5)}, {0, -1, -2}, -inf, inf};
    check("a parallelogram", same_touch(X(cast_ray_rectangle)(&at, &slant),
                                        (Touch){1, R(0.5), R(0.25), 0}));
    const real huge = scaled(1, ISECT_DOUBLE ? 600 : 70), tiny = 1 / huge;
    const Ray slow = {{0, 0, huge}, {0, 0, -tiny}, -inf, inf};
    const Rectangle unit = {{-1, -1, 0}, {2, 0, 0}, {0, 2, 0}};
    const Touch far = X(cast_ray_rectangle)(&slow, &unit);
    check("t out of range is saturated", far.t == REAL_MAX);
}

/* 2. Properties. */
static void properties(void **state)
{
    int hit = 0;
    (void)state;
    for (int i = 0; i < SAMPLES; i++) {
        Ray ray = any_ray();
        Rectangle r = any_rectangle();
        if (i % 2) { /* aimed */
            real s = any_real(R(-0.2), R(1.2));
            Vec3 aim = mad(mad(r.corner, s, r.u), any_real(R(-0.2), R(1.2)), r.v);
            ray.dir = sub(aim, ray.origin);
        }
        Touch touch = X(cast_ray_rectangle)(&ray, &r);
        hit += hits(touch);
        check("in range", !hits(touch) || (touch.t >= ray.t_min && touch.t <= ray.t_max));
        check("shares", touch.u >= 0 && touch.u <= 1 && touch.v >= 0 && touch.v <= 1);
        check("nothing else", touch.w == 0);
        Ray twice = {ray.origin, times(2, ray.dir), ray.t_min / 2, ray.t_max / 2};
        Touch half = X(cast_ray_rectangle)(&twice, &r);
        check("twice the direction is half the t",
              half.t == touch.t / 2 && half.u == touch.u && half.v == touch.v);
        Ray back = {ray.origin, times(-1, ray.dir), -ray.t_max, -ray.t_min};
        Touch reversed = X(cast_ray_rectangle)(&back, &r);
        check("reversing mirrors",
              hits(touch) ? reversed.t == -touch.t && reversed.u == touch.u && reversed.v == touch.v
                          : !hits(reversed));
        Rectangle wide = {r.corner, times(2, r.u), r.v};
        Touch wider = X(cast_ray_rectangle)(&ray, &wide);
        check("one twice as wide is hit at half of u, exactly",
              !hits(touch) || (wider.u == touch.u / 2 && wider.v == touch.v && wider.t == touch.t));
    }
    check_share(hit, SAMPLES, 0.1, 0.9);
}

/* 3. Oracle: Cramer's rule in long double, whose own errors are a thousandth of the bounds. */
static long double triple(const long double a[3], const long double b[3], const long double c[3])
{
    return a[0] * (b[1] * c[2] - b[2] * c[1]) + a[1] * (b[2] * c[0] - b[0] * c[2]) +
           a[2] * (b[0] * c[1] - b[1] * c[0]);
}
/* How far x is outside of [0, 1]; inside: minus how far from its ends. */
static long double outside(long double x)
{
    return fmaxl(-x, x - 1);
}
static void oracle(void **state)
{
    int hit = 0, border = 0, asked = 0;
    long double worst = 0;
    (void)state;
    for (int i = 0; i < 2 * SAMPLES; i++) {
        Rectangle r = any_rectangle();
        if (i % 5 == 0)
            r.u = times(R(1e-3), r.u);
        if (i % 7 == 0) /* a sharp angle */
            r.v = mad(r.v, any_real(4, 64), r.u);
        Ray ray = {times((real)(1 << i % 12), any_vec3()), {0, 0, 0}, -REAL_INF, REAL_INF};
        const real aim_u = i % 3 ? (real)any_int(0, 1) : any_real(R(-0.2), R(1.2));
        const real aim_v = i % 3 == 1 ? (real)any_int(0, 1) : any_real(R(-0.1), R(1.1));
        const Vec3 aim = mad(mad(r.corner, aim_u, r.u), aim_v, r.v);
        ray.dir = times(any_real(R(0.1), 10), sub(aim, ray.origin));
        const long double m[3] = {(long double)ray.origin.x - r.corner.x,
                                  (long double)ray.origin.y - r.corner.y,
                                  (long double)ray.origin.z - r.corner.z};
        const long double d[3] = {ray.dir.x, ray.dir.y, ray.dir.z};
        const long double u[3] = {r.u.x, r.u.y, r.u.z}, v[3] = {r.v.x, r.v.y, r.v.z};
        const long double whole = triple(u, d, v), s = triple(m, d, v) / whole;
        const long double t = triple(m, u, d) / whole, x = triple(m, u, v) / triple(d, v, u);
        const long double share = fabsl(whole) / length(r.u) / length(r.v) / length(ray.dir);
        if (!(share > 32 * REAL_EPSILON))
            continue;
        const long double unit = REAL_EPSILON / share, distance = length(sub(ray.origin, r.corner));
        const long double in_u = unit * (distance / length(r.u) + 1);
        const long double in_v = unit * (distance / length(r.v) + 1);
        const Touch touch = X(cast_ray_rectangle)(&ray, &r);
        /* by how many of its units must a share be off for the answer to be right? */
        const long double least = fmaxl(outside(s) / in_u, outside(t) / in_v);
        asked++, hit += hits(touch), border += fabsl(least) < 64;
        if (hits(touch) != (least <= 0))
            worst = fmaxl(worst, fabsl(least));
        if (!hits(touch))
            continue;
        worst = fmaxl(worst, fmaxl(fabsl(touch.u - s) / in_u, fabsl(touch.v - t) / in_v));
        worst = fmaxl(worst, fabsl(touch.t - x) * length(ray.dir) /
                                 (unit * (2 * distance + length(r.u) + length(r.v))));
    }
    printf("%d lines, %d hit, %d on the border; right within %.2Lf epsilon\n", asked, hit, border,
           worst);
    check("the accuracy promised in the header", worst <= 4);
    check_share(hit, asked, 0.3, 0.9);
    check_share(border, asked, 0.2, 0.9);
}

/* 4. Batch. */
#define PAIR cast_ray_rectangle
#define A Ray
#define B Rectangle
#define ANSWER Touch
#include "kit/batch.inc"

TESTS(cast_ray_rectangle)
