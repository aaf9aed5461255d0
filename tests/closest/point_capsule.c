/* tests/closest/point_capsule.c - isect_closest_point_capsule, _n, _each and _pairs. */
#include "closest/ball.h"

#define SAMPLES soak(30000)

static Nearest ask(Vec3 p, Vec3 a, Vec3 b, real radius)
{
    const Capsule capsule = {a, b, radius};
    return X(closest_point_capsule)(&p, &capsule);
}

/* 1. Cases: with the capsule of radius 2 round the segment from (0, 0, 0) to (4, 0, 0). */
static void cases(void **state)
{
    const real inf = REAL_INF, most = REAL_MAX, least = REAL_LEAST;
    const struct {
        const char *name;
        Vec3 point, want;
        real distance2;
    } table[] = {
        {"beside the middle", {1, 5, 0}, {1, 2, 0}, 9},
        {"below the middle", {3, 0, -3}, {3, 0, -2}, 1},
        {"before", {-4, 0, 0}, {-2, 0, 0}, 4},
        {"behind, aslant", {10, 8, 0}, {4 + R(1.2), R(1.6), 0}, 64},
        {"on it", {4, 0, 2}, {4, 0, 2}, 0},
        {"inside", {5, 1, 0}, {5, 1, 0}, 0},
        {"on its segment", {2, 0, 0}, {2, 0, 0}, 0},
    };
    const Vec3 o = {0, 0, 0}, p = {1, 2, 2}, end = {4, 0, 0};
    (void)state;
    for (size_t i = 0; i < COUNT(table); i++) {
        const Nearest got = ask(table[i].point, o, end, 2);
        const Nearest back = ask(table[i].point, end, o, 2);
        check(table[i].name, same_point(got.a, table[i].point));
        check(table[i].name, same_point(got.b, table[i].want) && same_point(back.b, table[i].want));
        check(table[i].name, got.distance2 == table[i].distance2);
    }
    check("of a point", same_point(ask(o, p, p, 0).b, p) && ask(o, p, p, 1).distance2 == 4);
    check("that point", overlapping(ask(p, p, p, 0)));
    check("negative radius", same_nearest(ask(o, p, p, -1), nearest_of_miss));
    check("the least number off", ask((Vec3){2, least, 0}, o, end, 0).distance2 == least);
    const Nearest far =
        ask((Vec3){0, most, 0}, (Vec3){-most, -most, 0}, (Vec3){most, -most, 0}, most);
    check("so large that squares are not finite", same_point(far.b, o) && far.distance2 == most);
    const real bad[] = {REAL_NAN, inf, -inf};
    for (size_t i = 0; i < COUNT(bad); i++)
        for (int k = 0; k < 10; k++) {
            struct {
                Vec3 p;
                Capsule c;
            } q = {{3, 3, 3}, {{1, 1, 1}, {1, 2, 1}, 1}};
            ((real *)&q)[k] = bad[i];
            check("NaN, infinity",
                  same_nearest(ask(q.p, q.c.a, q.c.b, q.c.radius), nearest_of_miss));
        }
}

static void some_capsule(Vec3 *p, real *radius, int i)
{
    some_points(p, 3, i);
    const Vec3 way = sub(p[0], p[1]);
    const real far = max3(real_abs(way.x), real_abs(way.y), real_abs(way.z));
    *radius = some_radius(far <= REAL_MAX ? far : 1);
}

/* 2. Properties. */
static void properties(void **state)
{
    int in = 0;
    (void)state;
    for (int i = 0; i < SAMPLES; i++) {
        Vec3 p[3];
        real radius;
        some_capsule(p, &radius, i);
        const Capsule capsule = {p[1], p[2], radius};
        const Nearest got = ask(p[0], p[1], p[2], radius);
        const bool overlap = X(overlap_point_capsule)(&p[0], &capsule);
        in += overlap;
        check_sample(i, "the decision comes first", overlapping(got) == overlap, p[0], capsule);
        check_sample(i, "or it is apart", overlap || separate(got), p[0], capsule);
        check_sample(i, "a is the point", same_point(got.a, p[0]), p[0], capsule);
        const Nearest mirror = ask(times(-1, p[0]), times(-1, p[1]), times(-1, p[2]), radius);
        check_sample(i, "mirrored",
                     same_point(mirror.b, times(-1, got.b)) && mirror.distance2 == got.distance2,
                     p[0], capsule);
        const Segment segment = {p[1], p[2]};
        const Nearest thin = ask(p[0], p[1], p[2], 0);
        const Nearest line = X(closest_point_segment)(&p[0], &segment);
        check_sample(i, "radius 0: the segment",
                     same_point(thin.b, line.b) || line.distance2 < REAL_MIN ||
                         line.distance2 == REAL_MAX || lost_beside(p, 3),
                     p[0], capsule);
    }
    check_share(in, SAMPLES, 0.1, 0.9);
}

/* 3. Oracle: without rounding. */
static void oracle(void **state)
{
    double distance = 0;
    int apart = 0, beside = 0;
    (void)state;
    for (int i = 0; i < SAMPLES; i++) {
        Vec3 p[3];
        real radius;
        begin();
        some_capsule(p, &radius, i);
        const Capsule capsule = {p[1], p[2], radius};
        const Nearest got = ask(p[0], p[1], p[2], radius);
        const Big3 point = big3(p[0]), a = big3(p[1]), b = big3(p[2]),
                   foot = true_foot(point, a, b);
        const Big reach = plus(true_distance(point, a), true_distance(a, b));
        const BallErrors off = ball_errors(point, foot, radius, got, reach);
        check_sample(i, "distance", off.distance <= 5, p[0], capsule);
        const Big3 on = big3(got.b);
        const Big depth = true_distance(on, true_foot(on, a, b)), r = big((double)radius);
        const Big most = plus(length(on), by(big(4), reach));
        const Big beyond =
            minus(size(minus(depth, r)),
                  plus(by(big(4 * (double)REAL_EPSILON), most), big((double)REAL_MIN)));
        check_sample(i, "on the surface", got.distance2 == 0 || sign(beyond) <= 0, p[0], capsule);
        distance = fmax(distance, off.distance);
        apart += got.distance2 > 0;
        beside +=
            mpf_cmp(true_distance(foot, a), big(0)) && mpf_cmp(true_distance(foot, b), big(0));
    }
    printf("distance within %.2f epsilon; apart %d, beside %d of %d\n", distance, apart, beside,
           SAMPLES);
    check_share(apart, SAMPLES, 0.1, 0.9);
    check_share(beside, SAMPLES, 0.1, 0.9);
}

/* 4. Batch. */
#define PAIR closest_point_capsule
#define A Point
#define B Capsule
#define ANSWER Nearest
#include "kit/batch.inc"

TESTS(closest_point_capsule)
