/* tests/closest/point_ray.c - isect_closest_point_ray, _n, _each and _pairs. */
#include "closest/truth.h"

#define SAMPLES soak(20000)

static Nearest ask(Vec3 p, Ray ray)
{
    return X(closest_point_ray)(&p, &ray);
}

/* 1. Cases: with the line along x, and pieces of it. */
static void cases(void **state)
{
    const real inf = REAL_INF, most = REAL_MAX, least = REAL_LEAST;
    const real big = ISECT_DOUBLE ? (real)0x1p300 : R(0x1p40), small = 1 / big;
    const struct {
        const char *name;
        Vec3 point;
        real dir, t_min, t_max;
        Vec3 want;
        real distance2;
    } table[] = {
        {"beside the line", {2, 3, 0}, 1, -inf, inf, {2, 0, 0}, 9},
        {"beside, behind the origin", {-2, 0, 2}, 1, -inf, inf, {-2, 0, 0}, 4},
        {"behind a ray", {-3, 4, 0}, 1, 0, inf, {0, 0, 0}, 25},
        {"beside a ray", {7, 1, 0}, 1, 0, inf, {7, 0, 0}, 1},
        {"a long direction", {7, 1, 0}, 4, 0, inf, {7, 0, 0}, 1},
        {"backwards", {-7, 1, 0}, -R(0.5), 0, inf, {-7, 0, 0}, 1},
        {"before a piece", {1, 0, 0}, 2, 1, 3, {2, 0, 0}, 1},
        {"behind a piece", {9, 4, 0}, 2, 1, 3, {6, 0, 0}, 25},
        {"on it", {5, 0, 0}, 2, 1, 3, {5, 0, 0}, 0},
        {"its end", {6, 0, 0}, 2, 1, 3, {6, 0, 0}, 0},
        {"behind its end by an ulp",
         {6 + 4 * REAL_EPSILON, 0, 0},
         2,
         1,
         3,
         {6, 0, 0},
         16 * REAL_EPSILON * REAL_EPSILON},
        {"one t alone", {0, 0, 0}, 1, 3, 3, {3, 0, 0}, 9},
        {"no direction: the origin", {0, 3, 4}, 0, 1, inf, {0, 0, 0}, 25},
        {"no direction, on it", {0, 0, 0}, 0, 1, inf, {0, 0, 0}, 0},
        {"above by the least number", {2, least, 0}, 1, 0, inf, {2, 0, 0}, least},
        {"at its origin, which is not on it", {0, 0, 0}, least, 2 / least, inf, {2, 0, 0}, 4},
        {"a tiny direction", {3, 1, 0}, least, 0, inf, {3, 0, 0}, 1},
        {"a huge direction", {3, 1, 0}, most, 0, inf, {3, 0, 0}, 1},
        {"it begins beyond all numbers", {0, 0, 0}, most, 2, inf, {most, 0, 0}, most},
        {"so far that its square is", {0, 0, 0}, big, big, inf, {big * big, 0, 0}, most},
        {"far, near by", {big, small, 0}, 1, 0, inf, {big, 0, 0}, small * small},
        {"on it, at a t beyond all numbers", {most, 0, 0}, least, 0, inf, {most, 0, 0}, 0},
    };
    (void)state;
    for (size_t i = 0; i < COUNT(table); i++) {
        const Ray ray = {{0, 0, 0}, {table[i].dir, 0, 0}, table[i].t_min, table[i].t_max};
        if (!(ray.t_min <= REAL_MAX))
            continue;
        const Nearest got = ask(table[i].point, ray);
        check(table[i].name, same_point(got.a, table[i].point));
        check(table[i].name, same_point(got.b, table[i].want));
        check(table[i].name, got.distance2 == table[i].distance2);
    }
    const Vec3 o = {0, 0, 0}, p = {1, 2, 3}, d = {1, 1, 1};
    check("empty range", same_nearest(ask(p, (Ray){o, d, 1, 0}), nearest_of_miss));
    check("no t is infinite", same_nearest(ask(p, (Ray){o, d, inf, inf}), nearest_of_miss) &&
                                  same_nearest(ask(p, (Ray){o, d, -inf, -inf}), nearest_of_miss));
    const real bad[] = {REAL_NAN, inf, -inf};
    for (size_t i = 0; i < COUNT(bad); i++)
        for (int k = 0; k < (i ? 9 : 11); k++) {
            struct {
                Vec3 p;
                Ray r;
            } q = {{3, 3, 3}, {{1, 1, 1}, {1, 2, 1}, 0, 1}};
            ((real *)&q)[k] = bad[i];
            check("NaN, infinity", same_nearest(ask(q.p, q.r), nearest_of_miss));
        }
}

/* Pieces that end anywhere, and points on them or beside by little. */
static Ray some_ray(Vec3 *p, int i)
{
    Vec3 q[3];
    some_points(q, 3, i);
    Ray ray = {q[1], q[2], 0, REAL_INF};
    *p = q[0];
    ray.t_min = i % 3 ? -REAL_INF : 0;
    if (i % 7 == 0) /* its square has few digits, or none */
        ray.dir =
            times(scaled(1, ISECT_DOUBLE ? any_int(-540, -505) : any_int(-75, -60)), any_vec3());
    if (i % 5 == 0)
        ray.t_min = (real)any_int(-3, 3), ray.t_max = step(ray.t_min + (real)any_int(0, 3));
    if (i % 2) {
        const Vec3 on = mad(ray.origin, (real)any_int(-4, 4), ray.dir);
        *p = !finite3(times(2, on)) ? *p : any_int(0, 3) ? on : step3(on);
    }
    return ray;
}

/* 2. Properties. */
static void properties(void **state)
{
    int on = 0;
    (void)state;
    for (int i = 0; i < SAMPLES; i++) {
        Vec3 p;
        const Ray ray = some_ray(&p, i);
        const Nearest got = ask(p, ray);
        on += overlapping(got);
        const bool none = same_nearest(got, nearest_of_miss);
        check_sample(i, "at it, or apart", overlapping(got) || separate(got) || none, p, ray);
        check_sample(i, "not empty: an answer", none == !(ray.t_min <= ray.t_max), p, ray);
        const Ray back = {ray.origin, times(-1, ray.dir), -ray.t_max, -ray.t_min};
        check_sample(i, "reversed", same_nearest(ask(p, back), got), p, ray);
        const Ray mirror = {times(-1, ray.origin), times(-1, ray.dir), ray.t_min, ray.t_max};
        const Nearest other = ask(times(-1, p), mirror);
        check_sample(i, "mirrored",
                     same_point(other.b, times(-1, got.b)) && other.distance2 == got.distance2, p,
                     ray);
    }
    check_share(on, SAMPLES, 0.02, 0.9);
}

/* 3. Oracle: without rounding. */
static void oracle(void **state)
{
    double distance = 0, place = 0;
    int apart = 0, on = 0;
    (void)state;
    for (int i = 0; i < SAMPLES; i++) {
        Vec3 p;
        begin();
        const Ray ray = some_ray(&p, i);
        const Nearest got = ask(p, ray);
        if (same_nearest(got, nearest_of_miss))
            continue;
        const Big3 q = big3(p), o = big3(ray.origin), d = big3(ray.dir), w = minus3(q, o);
        const Big dd = dot3(d, d), wd = dot3(w, d);
        const bool early = ray.t_min >= -REAL_MAX && less(wd, by(big((double)ray.t_min), dd));
        const bool late = ray.t_max <= REAL_MAX && less(by(big((double)ray.t_max), dd), wd);
        const Big t = early      ? big((double)ray.t_min)
                      : late     ? big((double)ray.t_max)
                      : sign(dd) ? over(wd, dd)
                                 : big(0);
        const Big3 foot = plus3(o, by3(t, d));
        const Big want = true_distance(q, foot);
        const Big3 n = cross3(w, d);
        const bool line = !sign(n.x) && !sign(n.y) && !sign(n.z);
        const bool truly_on = line && !early && !late && (sign(dd) || !sign(dot3(w, w)));
        const Big reach = plus(length(w), length(by3(t, d)));
        const Big most = larger(larger(size(foot.x), size(foot.y)), size(foot.z));
        const double off = sign(want) && !truly_on ? off_distance(want, got.distance2, reach) : 0;
        const double away = less(big((double)REAL_MAX), most) ? 0 : off_point(foot, got.b, reach);
        check_sample(i, "exactly on it", overlapping(got) == truly_on, p, ray);
        check_sample(i, "distance", off <= 4, p, ray);
        check_sample(i, "place", away <= 4, p, ray);
        distance = fmax(distance, off), place = fmax(place, away);
        apart += got.distance2 > 0, on += truly_on;
    }
    printf("distance within %.2f, place within %.2f epsilon; apart %d, on it %d of %d\n", distance,
           place, apart, on, SAMPLES);
    check_share(apart, SAMPLES, 0.1, 0.98);
    check_share(on, SAMPLES, 0.02, 0.9);
}

/* 4. Batch. */
#define PAIR closest_point_ray
#define A Point
#define B Ray
#define ANSWER Nearest
#include "kit/batch.inc"

TESTS(closest_point_ray)
