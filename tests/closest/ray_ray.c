/* tests/closest/ray_ray.c - isect_closest_ray_ray, _n, _each and _pairs. */
#include "closest/rays.h"

#define SAMPLES soak(12000)

static Nearest ask(Ray a, Ray b)
{
    return X(closest_ray_ray)(&a, &b);
}

static bool is_answer(Nearest got, Vec3 a, Vec3 b, real distance2)
{
    return same_point(got.a, a) && same_point(got.b, b) && got.distance2 == distance2;
}

static void bad_input(void)
{
    const real inf = REAL_INF;
    const Vec3 o = {0, 0, 0}, d = {1, 1, 1};
    const Ray good = {{0, 0, 5}, {1, 2, 1}, 0, 1};
    const Ray none[] = {{o, d, 1, 0}, {o, d, inf, inf}, {o, d, -inf, -inf}, {o, o, 1, 0}};
    for (size_t i = 0; i < COUNT(none); i++) {
        check("empty range", same_nearest(ask(none[i], good), nearest_of_miss));
        check("empty range", same_nearest(ask(good, none[i]), nearest_of_miss));
    }
    const real bad[] = {REAL_NAN, inf, -inf};
    for (size_t i = 0; i < COUNT(bad); i++)
        for (int k = 0; k < 16; k++) {
            Ray q[] = {good, {{3, 3, 3}, {2, 1, 1}, 0, 1}};
            if (i > 0 && k % 8 >= 6)
                continue;
            ((real *)q)[k] = bad[i];
            check("NaN, infinity", same_nearest(ask(q[0], q[1]), nearest_of_miss));
        }
}

/* 1. Cases: with the x axis, in steps of 2. */
static void cases(void **state)
{
    const real inf = REAL_INF, most = REAL_MAX, least = REAL_LEAST;
    const struct {
        const char *name;
        real t_min, t_max;
        Ray other;
        Vec3 a, b;
        real distance2;
    } table[] = {
        {"line and line", -inf, inf, {{1, 2, 3}, {0, 4, 0}, -inf, inf}, {1, 0, 0}, {1, 0, 3}, 9},
        {"at an angle", -inf, inf, {{1, 2, 3}, {1, 1, 0}, -inf, inf}, {-1, 0, 0}, {-1, 0, 3}, 9},
        {"ray, ahead",
         0,
         inf,
         {{-3, 2, 0}, {1, 0, -1}, 0, inf},
         {0, 0, 0},
         {-R(1.5), 2, -R(1.5)},
         R(8.5)},
        {"piece, beyond its end",
         0,
         2,
         {{7, 5, 4}, {0, 1, 0}, -inf, inf},
         {4, 0, 0},
         {7, 0, 4},
         25},
        {"piece, before its start",
         3,
         9,
         {{2, 0, 3}, {0, 1, 0}, -inf, inf},
         {6, 0, 0},
         {2, 0, 3},
         25},
        {"starts above it", 0, inf, {{3, 2, 0}, {0, 1, 0}, 0, inf}, {3, 0, 0}, {3, 2, 0}, 4},
        {"ends above it", -inf, 4, {{5, 8, 1}, {0, -2, 0}, -inf, 3}, {5, 0, 0}, {5, 2, 1}, 5},
        {"both at their ends", -inf, 0, {{3, 4, 0}, {5, 5, 0}, 0, inf}, {0, 0, 0}, {3, 4, 0}, 25},
        {"from one t on", 1, 1, {{2, 3, 0}, {0, 1, 0}, 1, inf}, {2, 0, 0}, {2, 4, 0}, 16},
        {"parallel lines", -inf, inf, {{9, 0, 2}, {-1, 0, 0}, -inf, inf}, {0, 0, 0}, {0, 0, 2}, 4},
        {"parallel, ahead", 0, inf, {{9, 0, 2}, {1, 0, 0}, 0, inf}, {9, 0, 0}, {9, 0, 2}, 4},
        {"parallel, behind", 0, inf, {{-3, 4, 0}, {-1, 0, 0}, 0, inf}, {0, 0, 0}, {-3, 4, 0}, 25},
        {"parallel, from 3 on", 3, inf, {{9, 0, 2}, {-1, 0, 0}, 0, inf}, {6, 0, 0}, {6, 0, 2}, 4},
        {"nearly parallel",
         -inf,
         inf,
         {{0, 0, 1}, {1, REAL_EPSILON, 0}, 1, inf},
         {1, 0, 0},
         {1, REAL_EPSILON, 1},
         1},
        {"nearly parallel, from afar",
         -inf,
         inf,
         {{0, -1, 1}, {1, REAL_EPSILON, 0}, -inf, inf},
         {1 / REAL_EPSILON, 0, 0},
         {1 / REAL_EPSILON, 0, 1},
         1},
        {"a point", -inf, inf, {{3, 1, 1}, {0, 0, 0}, -5, inf}, {3, 0, 0}, {3, 1, 1}, 2},
        {"a point and a ray's start",
         0,
         inf,
         {{-3, 4, 0}, {0, 0, 0}, 1, 1},
         {0, 0, 0},
         {-3, 4, 0},
         25},
        {"crossing", -inf, inf, {{1, 1, 0}, {0, 1, 0}, -inf, inf}, {1, 0, 0}, {1, 0, 0}, 0},
        {"starting on it", 0, inf, {{3, 0, 0}, {0, 1, 1}, 0, inf}, {3, 0, 0}, {3, 0, 0}, 0},
        {"along it", 0, inf, {{5, 0, 0}, {-1, 0, 0}, 0, inf}, {0, 0, 0}, {0, 0, 0}, 0},
        {"along it, end to end",
         0,
         inf,
         {{-1, 0, 0}, {-1, 0, 0}, -1, inf},
         {0, 0, 0},
         {0, 0, 0},
         0},
        {"along it, apart", 0, inf, {{-3, 0, 0}, {-1, 0, 0}, -1, inf}, {0, 0, 0}, {-2, 0, 0}, 4},
        {"a point on it", -inf, inf, {{3, 0, 0}, {0, 0, 0}, 0, 1}, {3, 0, 0}, {3, 0, 0}, 0},
        {"above by the least number",
         -inf,
         inf,
         {{1, 0, least}, {0, 1, 0}, -inf, inf},
         {1, 0, 0},
         {1, 0, least},
         least},
        {"very far",
         0,
         inf,
         {{-most, 0, most}, {0, 1, 0}, 0, inf},
         {0, 0, 0},
         {-most, 0, most},
         most},
        {"beyond the numbers",
         most,
         inf,
         {{0, 0, 1}, {0, 1, 0}, 0, inf},
         {most, 0, 0},
         {0, 0, 1},
         most},
    };
    (void)state;
    for (size_t i = 0; i < COUNT(table); i++) {
        const Ray axis = {{0, 0, 0}, {2, 0, 0}, table[i].t_min, table[i].t_max};
        check(table[i].name,
              is_answer(ask(axis, table[i].other), table[i].a, table[i].b, table[i].distance2));
        const Nearest swapped = ask(table[i].other, axis);
        check(table[i].name, swapped.distance2 == table[i].distance2);
    }
    bad_input();
    const Ray zero = {{0, 0, 0}, {0, 0, 0}, -inf, inf}, other = {{1, 2, 2}, {0, 0, 0}, 0, 0};
    check("two points", is_answer(ask(zero, other), zero.origin, other.origin, 9));
    check("one point", overlapping(ask(other, other)));
    const Ray tiny = {{0, 0, 0}, {least, 0, 0}, 0, inf};
    const Ray above = {{4 * least, 8 * least, 2 * least}, {0, -least, 0}, 0, inf};
    check("so small that squares are 0", is_answer(ask(tiny, above), (Vec3){4 * least, 0, 0},
                                                   (Vec3){4 * least, 0, 2 * least}, least));
}

static void some_range(Ray *ray)
{
    ray->t_min = any_int(0, 1) ? -REAL_INF : (real)any_int(-3, 3);
    ray->t_max = any_int(0, 1) ? REAL_INF : (real)any_int(-3, 5);
    if (!any_int(0, 7))
        ray->t_min = any_real(-2, 2), ray->t_max = step(ray->t_min + any_real(0, 1));
}

/* Points and directions that are hard to tell, lines that cross, and that are nearly parallel at
 * all angles, with a direction of another size. */
static void some_rays(Ray *r, int i)
{
    Vec3 p[4];
    some_points(p, 4, i);
    r[0] = (Ray){p[0], p[1], 0, REAL_INF}, r[1] = (Ray){p[2], p[3], 0, REAL_INF};
    some_range(&r[0]), some_range(&r[1]);
    if (i % 3 == 1 && finite3(times(8, p[0])) && finite3(times(8, p[1])) &&
        finite3(times(8, p[3]))) { /* through a point of the other, nearly */
        r[1].origin = mad(mad(p[0], (real)any_int(-2, 2), p[1]), (real)any_int(-2, 2), p[3]);
        r[1].origin = any_int(0, 1) ? r[1].origin : step3(r[1].origin);
    }
    if (i % 3 == 2 || !finite3(r[1].origin)) {
        const Vec3 along = any_vec3();
        const real angle = scaled(any_real(0, 1), any_int(ISECT_DOUBLE ? -55 : -26, -1));
        const real far = scaled(any_real(0, 1), any_int(-30, 6));
        r[0].origin = any_vec3(), r[0].dir = along;
        r[1].origin = mad(mad(r[0].origin, any_real(-1, 1), along), far, any_vec3());
        r[1].dir = mad(times(any_real(-2, 2), along), angle, any_vec3());
        position = FREE;
    }
    const real small = scaled(1, ISECT_DOUBLE ? any_int(-540, -505) : any_int(-75, -60));
    if (i % 5 == 0) /* its square has few digits, or none */
        r[i % 2].dir = times(small, any_vec3());
    else if (i % 15 == 1) /* and so have those of both, and of how far apart they are */
        r[0].dir = times(small, any_vec3()),
        r[1].dir = mad(r[0].dir, any_real(0, R(0.01)) * small, any_vec3());
}

static Ray mirror_of(Ray r)
{
    return (Ray){times(-1, r.origin), times(-1, r.dir), r.t_min, r.t_max};
}
static Ray reversed(Ray r)
{
    return (Ray){r.origin, times(-1, r.dir), -r.t_max, -r.t_min};
}

/* 2. Properties. */
static void properties(void **state)
{
    int meet = 0;
    (void)state;
    for (int i = 0; i < SAMPLES; i++) {
        Ray r[2];
        some_rays(r, i);
        const Nearest got = ask(r[0], r[1]);
        const bool none = same_nearest(got, nearest_of_miss);
        meet += overlapping(got);
        check_sample(i, "not empty: an answer",
                     none == !(r[0].t_min <= r[0].t_max && r[1].t_min <= r[1].t_max), r[0], r[1]);
        check_sample(i, "together, or apart", overlapping(got) || separate(got) || none, r[0],
                     r[1]);
        const Nearest mirror = ask(mirror_of(r[0]), mirror_of(r[1]));
        check_sample(i, "mirrored",
                     same_point(mirror.a, times(-1, got.a)) &&
                         same_point(mirror.b, times(-1, got.b)) &&
                         mirror.distance2 == got.distance2,
                     r[0], r[1]);
        check_sample(i, "reversed", same_nearest(ask(reversed(r[0]), reversed(r[1])), got), r[0],
                     r[1]);
        const Nearest swapped = ask(r[1], r[0]);
        check_sample(i, "either way round", overlapping(swapped) == overlapping(got), r[0], r[1]);
    }
    check_share(meet, SAMPLES, 0.03, 0.9);
}

/* 3. Oracle: without rounding. */
static bool in_numbers(Big3 p)
{
    const Big most = big((double)REAL_MAX);
    return !less(most, size(p.x)) && !less(most, size(p.y)) && !less(most, size(p.z));
}
static void oracle(void **state)
{
    double distance = 0, place = 0;
    int crossed = 0, apart = 0, none = 0, meet = 0;
    (void)state;
    for (int i = 0; i < SAMPLES; i++) {
        Ray r[2];
        bool inside;
        begin();
        some_rays(r, i);
        const Nearest got = ask(r[0], r[1]);
        if (same_nearest(got, nearest_of_miss)) {
            none++;
            continue;
        }
        const BigRay a = big_ray(r[0]), b = big_ray(r[1]);
        const BigNear want = true_near(&a, &b, &inside);
        const Big3 on_a = big3(got.a), on_b = big3(got.b);
        /* Of parallel ones the true points are one pair of many, and those of the answer round. */
        const Big3 n = cross3(a.dir, b.dir);
        const bool one_pair = sign(dot3(n, n)) != 0;
        const Big true_a = true_distance(a.origin, want.a),
                  true_b = true_distance(b.origin, want.b);
        const Big walk_a = one_pair ? true_a : larger(true_a, true_distance(a.origin, on_a));
        const Big walk_b = one_pair ? true_b : larger(true_b, true_distance(b.origin, on_b));
        const Big reach = plus(true_distance(a.origin, b.origin), plus(walk_a, walk_b));
        const double off = off_distance(want.distance, got.distance2, reach);
        check_sample(i, "exactly whether they meet", overlapping(got) == !sign(want.distance), r[0],
                     r[1]);
        check_sample(i, "distance", off <= 10, r[0], r[1]);
        const Big3 foot_a = big_foot(&a, on_a).b, foot_b = big_foot(&b, on_b).b;
        const bool far = !in_numbers(want.a) || !in_numbers(want.b) || !in_numbers(foot_a) ||
                         !in_numbers(foot_b);
        const double from_a = far ? 0 : off_point(foot_a, got.a, reach);
        const double from_b = far ? 0 : off_point(foot_b, got.b, reach);
        check_sample(i, "on the rays", from_a <= 1 && from_b <= 1, r[0], r[1]);
        const Big most = plus(length(on_a), length(on_b));
        const Big beyond =
            minus(size(minus(true_distance(on_a, on_b), root(big((double)got.distance2)))),
                  plus(by(big(2 * (double)REAL_EPSILON), most), root(big((double)REAL_MIN))));
        check_sample(i, "the points are so far apart",
                     far || got.distance2 == REAL_MAX || sign(beyond) <= 0 ||
                         quotient(beyond, reach) <= 4 * (double)REAL_EPSILON,
                     r[0], r[1]);
        distance = fmax(distance, off), place = fmax(place, fmax(from_a, from_b));
        crossed += inside, apart += got.distance2 > 0, meet += overlapping(got);
    }
    printf(
        "distance within %.2f of 10, place within %.2f of 1 epsilon; apart %d, meeting %d, empty "
        "%d, not at an end %d of %d\n",
        distance, place, apart, meet, none, crossed, SAMPLES);
    check_share(crossed, SAMPLES, 0.1, 0.9);
    check_share(apart, SAMPLES, 0.3, 0.95);
    check_share(meet, SAMPLES, 0.02, 0.9);
}

/* 4. Batch. */
#define PAIR closest_ray_ray
#define A Ray
#define B Ray
#define ANSWER Nearest
#include "kit/batch.inc"

TESTS(closest_ray_ray)
