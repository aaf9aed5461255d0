/* tests/cast/ray_disc.c - isect_cast_ray_disc, _n, _each and _pairs. */
#include "cast/passage.h"

#define SAMPLES soak(20000)

/* 1. Cases: radius 2 round (1,0,1), in the plane z = 1. */
static void cases(void **state)
{
    const real inf = REAL_INF, nan = REAL_NAN;
    const struct {
        const char *name;
        Ray ray;
        real want;
    } table[] = {
        {"from above", {{1, 0, 4}, {0, 0, -1}, 0, 9}, 3},
        {"from below", {{1, 0, -4}, {0, 0, 1}, 0, 9}, 5},
        {"aslant", {{5, 6, 4}, {-8, -12, -6}, 0, 9}, R(0.5)},
        {"starts on it", {{1, 1, 1}, {0, 0, -1}, 0, 9}, 0},
        {"ends on it", {{1, 1, 4}, {0, 0, -1}, 0, 3}, 3},
        {"ends before", {{1, 1, 4}, {0, 0, -1}, 0, 3 - 2 * REAL_EPSILON}, inf},
        {"starts behind", {{1, 1, 4}, {0, 0, -1}, 3 + 2 * REAL_EPSILON, 9}, inf},
        {"a line sees what is behind", {{1, 1, 4}, {0, 0, 1}, -inf, inf}, -3},
        {"a ray does not", {{1, 1, 4}, {0, 0, 1}, 0, inf}, inf},
        {"on the border", {{3, 0, 4}, {0, 0, -1}, 0, 9}, 3},
        {"on the other side of it", {{1, -2, 4}, {0, 0, -1}, 0, 9}, 3},
        {"beside it", {{R(3.125), 0, 4}, {0, 0, -1}, 0, 9}, inf},
        {"round, not square", {{R(2.5), R(1.5), 4}, {0, 0, -1}, 0, 9}, inf},
        {"parallel", {{1, 0, 4}, {1, 1, 0}, -inf, inf}, inf},
        {"in its plane", {{1, 0, 1}, {1, 1, 0}, -inf, inf}, inf},
        {"zero direction", {{1, 0, 1}, {0, 0, 0}, -inf, inf}, inf},
        {"empty interval", {{1, 0, 4}, {0, 0, -1}, 9, 0}, inf},
        {"NaN origin", {{nan, 0, 4}, {0, 0, -1}, 0, 9}, inf},
        {"NaN direction", {{1, 0, 4}, {nan, 0, -1}, 0, 9}, inf},
        {"NaN t_min", {{1, 0, 4}, {0, 0, -1}, nan, 9}, inf},
        {"NaN t_max", {{1, 0, 4}, {0, 0, -1}, 0, nan}, inf},
        {"infinite origin", {{inf, 0, 4}, {0, 0, -1}, -inf, inf}, inf},
        {"infinite height", {{1, 0, inf}, {0, 0, -1}, -inf, inf}, inf},
        {"infinite direction", {{1, 0, 4}, {0, 0, -inf}, -inf, inf}, inf},
        {"infinitely sideways", {{1, 0, 4}, {inf, 0, -1}, -inf, inf}, inf},
    };
    const Disc disc = {{1, 0, 1}, {0, 0, 2}, 2}, back = {{1, 0, 1}, {0, 0, R(-0.25)}, 2};
    (void)state;
    for (size_t i = 0; i < COUNT(table); i++) {
        const Touch want = {table[i].want, 0, 0, 0};
        check(table[i].name, same_touch(X(cast_ray_disc)(&table[i].ray, &disc), want));
        check("seen from behind", same_touch(X(cast_ray_disc)(&table[i].ray, &back), want));
    }
    const Ray ray = {{1, 0, 4}, {0, 0, -1}, -inf, inf};
    const Disc bad[] = {{{1, 0, 1}, {0, 0, 0}, 2},   {{1, 0, 1}, {0, nan, 1}, 2},
                        {{1, 0, 1}, {0, 0, 1}, nan}, {{1, 0, 1}, {0, 0, 1}, inf},
                        {{1, 0, 1}, {0, 0, inf}, 2}, {{1, nan, 1}, {0, 0, 1}, 2},
                        {{1, inf, 1}, {0, 0, 1}, 2}, {{1, 0, 1}, {0, 0, 1}, -1},
                        {{1, 0, 1}, {inf, 0, 1}, 2}, {{1, 0, 1}, {0, 0, 1}, -2}};
    for (size_t i = 0; i < COUNT(bad); i++)
        check("empty, no normal, NaN, infinity",
              same_touch(X(cast_ray_disc)(&ray, &bad[i]), touch_of_miss));
    const Disc steep = {{1, 0, 1}, {0, 0, REAL_HUGE}, 2};
    for (int sign = -1; sign <= 1; sign += 2) {
        const Ray fast = {{1, 0, 2}, {0, 0, (real)sign * REAL_HUGE}, -inf, inf};
        check("a speed out of range", same_touch(X(cast_ray_disc)(&fast, &steep), touch_of_miss));
    }
    const Disc speck = {{1, 0, 1}, {0, 0, 1}, 0};
    const Ray beside = {{1, R(0.25), 4}, {0, 0, -1}, -inf, inf};
    check("radius 0 is a point", X(cast_ray_disc)(&ray, &speck).t == 3);
    check("which is missed", same_touch(X(cast_ray_disc)(&beside, &speck), touch_of_miss));
    const Disc slant = {{1, 2, 3}, {1, 2, 4}, 9}; /* 1 + 4 + 12 - (1 + 4 + 16): each term counts */
    const Ray down = {{1, 2, 4}, {1, 1, -1}, -inf, inf};
    check("all terms", X(cast_ray_disc)(&down, &slant).t == 4);
}

/* 2. Properties. */
static void properties(void **state)
{
    int hit = 0;
    (void)state;
    for (int i = 0; i < SAMPLES; i++) {
        Ray ray = any_ray();
        Disc disc = any_disc();
        if (i % 2) /* aimed */
            ray.dir = sub(mad(disc.center, disc.radius, any_vec3()), ray.origin);
        Touch touch = X(cast_ray_disc)(&ray, &disc);
        hit += hits(touch);
        check("in range", !hits(touch) || (touch.t >= ray.t_min && touch.t <= ray.t_max));
        check("nothing else", touch.u == 0 && touch.v == 0 && touch.w == 0);
        Ray twice = {ray.origin, times(2, ray.dir), ray.t_min / 2, ray.t_max / 2};
        check("twice the direction is half the t",
              X(cast_ray_disc)(&twice, &disc).t == touch.t / 2);
        Ray back = {ray.origin, times(-1, ray.dir), -ray.t_max, -ray.t_min};
        Touch reversed = X(cast_ray_disc)(&back, &disc);
        check("reversing mirrors", hits(touch) ? reversed.t == -touch.t : !hits(reversed));
        Disc other = {disc.center, times(-4, disc.normal), disc.radius};
        check("the normal may have any length", same_touch(X(cast_ray_disc)(&ray, &other), touch));
        Disc larger = {disc.center, disc.normal, disc.radius * R(1.25)};
        check("a larger one is hit too, there",
              !hits(touch) || same_touch(X(cast_ray_disc)(&ray, &larger), touch));
    }
    check_share(hit, SAMPLES, 0.1, 0.9);
}

/* 3. Oracle: the definition in long double, whose own errors are a thousandth of the bounds. */
static void oracle(void **state)
{
    int hit = 0, border = 0, asked = 0;
    long double worst = 0;
    (void)state;
    for (int i = 0; i < 2 * SAMPLES; i++) {
        Disc disc = any_disc();
        Ray ray = {times((real)(1 << i % 12), any_vec3()), {0, 0, 0}, -REAL_INF, REAL_INF};
        Vec3 out = cross(disc.normal, any_unit());
        if (i % 5 == 0)
            disc.radius *= R(1e-4);
        real some = i % 3 ? 1 + any_real(-8, 8) * REAL_EPSILON : any_real(0, 2);
        out = times(some * disc.radius / real_sqrt(dot(out, out)), out);
        ray.dir = times(any_real(R(0.1), 10), sub(mad(disc.center, 1, out), ray.origin));
        if (i % 7 == 0) /* nearly along the plane */
            ray.dir = mad(out, scaled(1, -any_int(0, 12)), ray.dir);

        long double m[3] = {(long double)ray.origin.x - disc.center.x,
                            (long double)ray.origin.y - disc.center.y,
                            (long double)ray.origin.z - disc.center.z};
        const long double n[3] = {disc.normal.x, disc.normal.y, disc.normal.z};
        const long double d[3] = {ray.dir.x, ray.dir.y, ray.dir.z};
        long double height = 0, speed = 0, distance2 = 0;
        for (int k = 0; k < 3; k++)
            height += n[k] * m[k], speed += n[k] * d[k];
        const long double t = -height / speed;
        for (int k = 0; k < 3; k++)
            distance2 += (m[k] + t * d[k]) * (m[k] + t * d[k]);
        const long double cosine = fabsl(speed) / length(disc.normal) / length(ray.dir);
        if (!(cosine > 32 * REAL_EPSILON))
            continue;
        const long double size = (length(sub(ray.origin, disc.center)) + disc.radius) / cosine;
        const long double off = sqrtl(distance2) - disc.radius;
        Touch touch = X(cast_ray_disc)(&ray, &disc);
        asked++, hit += hits(touch), border += fabsl(off) < 64 * REAL_EPSILON * size;
        if (hits(touch) != (off <= 0))
            worst = fmaxl(worst, fabsl(off) / size / REAL_EPSILON);
        if (hits(touch))
            worst = fmaxl(worst, fabsl(touch.t - t) * length(ray.dir) / size / REAL_EPSILON);
    }
    printf("%d lines, %d hit, %d on the border; right within %.2Lf epsilon\n", asked, hit, border,
           worst);
    check("the accuracy promised in the header", worst <= 8);
    check_share(hit, asked, 0.3, 0.9);
    check_share(border, asked, 0.3, 0.9);
}

/* 4. Batch. */
#define PAIR cast_ray_disc
#define A Ray
#define B Disc
#define ANSWER Touch
#include "kit/batch.inc"

TESTS(cast_ray_disc)
