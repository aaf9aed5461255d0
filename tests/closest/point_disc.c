/* tests/closest/point_disc.c - isect_closest_point_disc, _n, _each and _pairs. */
#include "closest/truth.h"

#define SAMPLES soak(15000)

static Nearest ask(Vec3 p, Disc disc)
{
    return X(closest_point_disc)(&p, &disc);
}

/* 1. Cases: with the disc round (1, 2, 3) of radius 5, flat in z. */
static void cases(void **state)
{
    const real inf = REAL_INF, most = REAL_MAX, least = REAL_LEAST, eps = REAL_EPSILON;
    const Disc flat = {{1, 2, 3}, {0, 0, 2}, 5};
    const struct {
        const char *name;
        Vec3 point, want;
        real distance2;
    } table[] = {
        {"above", {2, 4, 5}, {2, 4, 3}, 4},
        {"below", {-1, 2, 0}, {-1, 2, 3}, 9},
        {"above the center", {1, 2, 9}, {1, 2, 3}, 36},
        {"above the rim", {4, 6, 4}, {4, 6, 3}, 1},
        {"beside it", {7, 10, 3}, {4, 6, 3}, 25},
        {"beside and above", {-8, 2, 6}, {-4, 2, 3}, 25},
        {"on it", {3, 1, 3}, {3, 1, 3}, 0},
        {"the center", {1, 2, 3}, {1, 2, 3}, 0},
        {"on the rim", {5, -1, 3}, {5, -1, 3}, 0},
        {"on the rim, straight", {-4, 2, 3}, {-4, 2, 3}, 0},
        {"beyond the rim by little", {6 + 4 * eps, 2, 3}, {6, 2, 3}, 16 * eps * eps},
        {"just above it", {1, 2, 3 + 2 * eps}, {1, 2, 3}, 4 * eps * eps},
        {"very far", {-most, 2, 3}, {-4, 2, 3}, most},
    };
    (void)state;
    for (size_t i = 0; i < COUNT(table); i++) {
        const Nearest got = ask(table[i].point, flat);
        check(table[i].name, same_point(got.a, table[i].point));
        check(table[i].name, same_point(got.b, table[i].want));
        check(table[i].name, got.distance2 == table[i].distance2);
    }
    const Vec3 o = {0, 0, 0}, p = {3, 0, 4};
    check("a point",
          same_point(ask(p, (Disc){o, p, 0}).b, o) && ask(p, (Disc){o, p, 0}).distance2 == 25);
    check("that point", overlapping(ask(p, (Disc){p, {1, 2, 3}, 0})));
    check("without a normal a ball", ask((Vec3){0, 0, 7}, (Disc){o, o, 5}).distance2 == 4);
    check("and in it", overlapping(ask(p, (Disc){o, o, 5})));
    check("aslant", ask((Vec3){6, 8, -1}, (Disc){{0, 0, 7}, {3, 4, 0}, 9}).distance2 == 100);
    const Disc tiny = {o, {0, least, 0}, 4 * least}, huge = {{0, 0, most}, {most, 0, most}, most};
    const Nearest small = ask((Vec3){6 * least, 0, 0}, tiny);
    check("so small that squares are 0",
          same_point(small.b, (Vec3){4 * least, 0, 0}) && small.distance2 == least);
    check("so large that squares are infinite", separate(ask((Vec3){0, most, -most}, huge)));
    check("and on it", overlapping(ask((Vec3){most / 2, 0, most / 2}, huge)));
    check("by the least number",
          ask((Vec3){1, least, 0}, (Disc){o, {0, 1, 0}, 2}).distance2 == least);
    check("empty", same_nearest(ask(p, (Disc){p, {0, 0, 1}, -least}), nearest_of_miss));
    const real bad[] = {REAL_NAN, inf, -inf};
    for (size_t i = 0; i < COUNT(bad); i++)
        for (int k = 0; k < 10; k++) {
            struct {
                Vec3 p;
                Disc d;
            } q = {{1, 2, 3}, flat};
            ((real *)&q)[k] = bad[i];
            check("NaN, infinity", same_nearest(ask(q.p, q.d), nearest_of_miss));
        }
}

static Vec3 whole(int most)
{
    real x = (real)any_int(-most, most);
    real y = (real)any_int(-most, most);
    real z = (real)any_int(-most, most);
    return (Vec3){x, y, z};
}

/* Points on a disc, in its plane or over its center; exactly, or up to rounding. */
static Disc beside_disc(Vec3 *p, int how)
{
    static const Vec3 sevens[] = {{2, 3, 6}, {-3, 6, 2}, {6, 2, -3}}; /* upright to each other */
    const real unit = scaled(1, any_int(-9, 9));
    Disc d = any_disc();
    Vec3 w;
    if (how == 0) { /* of length 7 */
        const int k = any_int(0, 2);
        w = times((real)any_int(-2, 2), sevens[k]);
        d = (Disc){whole(9), sevens[(k + any_int(0, 2)) % 3], (real)(7 * any_int(0, 3))};
    } else if (how == 1) { /* the product of whole numbers is upright to them */
        w = whole(5);
        d = (Disc){whole(9), cross(w, whole(3)), (real)any_int(0, 9)};
    } else if (how == 2) { /* in the plane, but for rounding; near the rim */
        w = cross(d.normal, any_vec3());
        d.radius = any_int(0, 1) ? real_sqrt(dot(w, w)) : d.radius;
    } else { /* over the center */
        w = times(any_real(-1, 1), d.normal);
    }
    *p = times(unit, mad(d.center, 1, w));
    d.center = times(unit, d.center), d.radius *= unit;
    if (any_int(0, 1))
        *p = step3(*p), d.radius = real_abs(step(d.radius));
    d.normal = times(scaled(1, any_int(-40, 40)), d.normal);
    return d;
}
static Disc some_disc(Vec3 *p, int i)
{
    Vec3 q[3];
    Disc d;
    new_kind();
    if (i % 4 == 0) {
        d = odd_disc(), *p = odd_vec3();
    } else if (i % 4 == 1) {
        some_points(q, 3, i / 4);
        d = (Disc){q[1], q[2], real_abs(step(q[0].x - q[1].x))}, *p = q[0];
    } else {
        d = beside_disc(p, any_int(0, 3));
    }
    if (!finite3(*p) || !finite3(d.center) || !finite3(d.normal) || !(d.radius <= REAL_MAX))
        d = any_disc(), *p = any_vec3();
    return d;
}

/* The nearest point of the disc, rounded to many digits; whether it is p is not rounded. */
static Big3 true_nearest(Big3 p, const Disc *disc, bool *on)
{
    const Big3 center = big3(disc->center), n = big3(disc->normal), w = minus3(p, center);
    const Big r = big((double)disc->radius), nn = dot3(n, n), along = dot3(w, n);
    const Big3 flat = sign(nn) ? minus3(w, by3(over(along, nn), n)) : w;
    const Big far = length(flat);
    *on = !sign(along) && !less(by(r, r), dot3(w, w));
    return plus3(center, less(r, far) ? by3(over(r, far), flat) : flat);
}

/* 2. Properties. */
static void properties(void **state)
{
    int on = 0;
    (void)state;
    for (int i = 0; i < SAMPLES; i++) {
        Vec3 p;
        const Disc d = some_disc(&p, i);
        const Nearest got = ask(p, d);
        if (d.radius < 0) {
            check("empty", same_nearest(got, nearest_of_miss));
            continue;
        }
        on += overlapping(got);
        check_sample(i, "on it, or apart", overlapping(got) || separate(got), p, d);
        check_sample(i, "the point itself", same_point(got.a, p), p, d);
        const Disc other = {times(-1, d.center), d.normal, d.radius};
        const Nearest mirror = ask(times(-1, p), other);
        check_sample(i, "mirrored",
                     same_point(mirror.b, times(-1, got.b)) && mirror.distance2 == got.distance2, p,
                     d);
        const Disc back = {d.center, times(-1, d.normal), d.radius};
        const Nearest below = ask(p, back);
        check_sample(i, "from behind", same_nearest(below, got), p, d);
        const Disc point = {d.center, d.normal, 0};
        const Vec3 given[] = {p, d.center};
        check_sample(i, "without extent its center",
                     lost_beside(given, 2) || same_point(ask(p, point).b, d.center), p, d);
        const Sphere ball = {d.center, d.radius};
        check_sample(i, "on it, in the ball",
                     !overlapping(got) || X(overlap_point_sphere)(&p, &ball), p, d);
    }
    check_share(on, SAMPLES, 0.03, 0.9);
}

/* 3. Oracle: without rounding. */
static void oracle(void **state)
{
    double distance = 0, place = 0;
    int apart = 0, on = 0;
    (void)state;
    for (int i = 0; i < SAMPLES; i++) {
        Vec3 p;
        const Disc d = some_disc(&p, i);
        const Nearest got = ask(p, d);
        if (d.radius < 0)
            continue;
        bool is_on, any;
        begin();
        const Big3 want = true_nearest(big3(p), &d, &is_on);
        const Big3 foot = true_nearest(big3(got.b), &d, &any); /* of the answer, on it */
        const Big away = true_distance(big3(p), want), most = big((double)REAL_MAX);
        const Big reach = true_distance(big3(p), big3(d.center));
        const bool far =
            less(most, size(foot.x)) || less(most, size(foot.y)) || less(most, size(foot.z));
        const double off = is_on ? 0 : off_distance(away, got.distance2, reach);
        const double beside = far ? 0 : off_point(foot, got.b, reach);
        check_sample(i, "exactly on it", overlapping(got) == is_on, p, d);
        check_sample(i, "distance", off <= 9, p, d);
        check_sample(i, "on the disc", beside <= 5, p, d);
        const Big between_them = true_distance(big3(p), big3(got.b));
        const Big beyond = minus(size(minus(between_them, root(big((double)got.distance2)))),
                                 plus(by(big(2 * (double)REAL_EPSILON), length(big3(got.b))),
                                      root(big((double)REAL_MIN))));
        check_sample(i, "the points are so far apart",
                     far || got.distance2 == REAL_MAX || sign(beyond) <= 0 ||
                         quotient(beyond, reach) <= 14 * (double)REAL_EPSILON,
                     p, d);
        distance = fmax(distance, off), place = fmax(place, beside);
        apart += got.distance2 > 0, on += overlapping(got);
    }
    printf("distance within %.2f of 9, place within %.2f of 5 epsilon; apart %d, on it %d of %d\n",
           distance, place, apart, on, SAMPLES);
    check_share(apart, SAMPLES, 0.1, 0.98);
    check_share(on, SAMPLES, 0.03, 0.9);
}

/* 4. Batch. */
#define PAIR closest_point_disc
#define A Point
#define B Disc
#define ANSWER Nearest
#include "kit/batch.inc"

TESTS(closest_point_disc)
