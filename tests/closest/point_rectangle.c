/* tests/closest/point_rectangle.c - isect_closest_point_rectangle, _n, _each and _pairs. */
#include "closest/rays.h"

#define SAMPLES soak(15000)

static Nearest ask(Vec3 p, Rectangle rectangle)
{
    return X(closest_point_rectangle)(&p, &rectangle);
}

/* 1. Cases: with the rectangle from (0, 0, 0) to (4, 2, 0). */
static void cases(void **state)
{
    const real inf = REAL_INF, most = REAL_MAX, least = REAL_LEAST;
    const Rectangle flat = {{0, 0, 0}, {4, 0, 0}, {0, 2, 0}};
    const struct {
        const char *name;
        Vec3 point, want;
        real distance2;
    } table[] = {
        {"above", {1, 1, 3}, {1, 1, 0}, 9},
        {"below", {3, R(0.5), -2}, {3, R(0.5), 0}, 4},
        {"beside the corner", {-3, -4, 0}, {0, 0, 0}, 25},
        {"beside corner + u", {6, -1, 2}, {4, 0, 0}, 9},
        {"beside corner + v", {-1, 4, -2}, {0, 2, 0}, 9},
        {"beside corner + u + v", {6, 3, 2}, {4, 2, 0}, 9},
        {"beside u", {3, -2, 0}, {3, 0, 0}, 4},
        {"beside v", {-2, 1, 1}, {0, 1, 0}, 5},
        {"beside the side across u", {1, 5, 4}, {1, 2, 0}, 25},
        {"beside the side across v", {7, 1, 4}, {4, 1, 0}, 25},
        {"on it", {1, 1, 0}, {1, 1, 0}, 0},
        {"on a side", {4, 1, 0}, {4, 1, 0}, 0},
        {"on a corner", {4, 2, 0}, {4, 2, 0}, 0},
        {"in its plane, beyond by little",
         {4 + 4 * REAL_EPSILON, 1, 0},
         {4, 1, 0},
         16 * REAL_EPSILON * REAL_EPSILON},
        {"above it by the least number", {1, 1, least}, {1, 1, 0}, least},
        {"very far", {-most, -most, most}, {0, 0, 0}, most},
    };
    (void)state;
    for (size_t i = 0; i < COUNT(table); i++) {
        const Nearest got = ask(table[i].point, flat);
        check(table[i].name, same_point(got.a, table[i].point));
        check(table[i].name, same_point(got.b, table[i].want));
        check(table[i].name, got.distance2 == table[i].distance2);
    }
    const Vec3 o = {0, 0, 0}, u = {2, 0, 0}, p = {3, 2, 2};
    const Rectangle skew = {o, {4, 0, 0}, {4, 4, 0}}, line = {o, u, {-1, 0, 0}};
    const Nearest beside = ask((Vec3){0, 4, 1}, skew);
    check("no right angle", same_point(beside.b, (Vec3){2, 2, 0}) && beside.distance2 == 9);
    check("its far corner", same_point(ask((Vec3){9, 5, 0}, skew).b, (Vec3){8, 4, 0}));
    check("on one line", same_point(ask(p, line).b, u) && ask(p, line).distance2 == 9);
    check("the other way", same_point(ask((Vec3){-3, 1, 0}, line).b, (Vec3){-1, 0, 0}));
    check("on that line", overlapping(ask((Vec3){-R(0.5), 0, 0}, line)));
    check("beyond its end", ask((Vec3){-2, 0, 0}, line).distance2 == 1);
    check("a segment", ask(p, (Rectangle){o, u, o}).distance2 == 9);
    check("a segment", ask(p, (Rectangle){o, o, u}).distance2 == 9);
    check("a point", ask(p, (Rectangle){o, o, o}).distance2 == 17);
    check("that point", overlapping(ask(p, (Rectangle){p, o, o})));
    const Rectangle tiny = {o, {4 * least, 0, 0}, {0, 4 * least, 0}};
    const Nearest small = ask((Vec3){2 * least, 6 * least, 0}, tiny);
    check("so small that squares are 0",
          same_point(small.b, (Vec3){2 * least, 4 * least, 0}) && small.distance2 == least);
    const Rectangle huge = {{most, 0, 0}, {most, 0, 0}, {0, most, 0}};
    check("beyond the numbers",
          ask(o, huge).distance2 == most &&
              same_point(ask((Vec3){most, 1, 0}, huge).b, (Vec3){most, 1, 0}));
    const real bad[] = {REAL_NAN, inf, -inf};
    for (size_t i = 0; i < COUNT(bad); i++)
        for (int k = 0; k < 12; k++) {
            struct {
                Vec3 p;
                Rectangle r;
            } q = {{3, 3, 3}, flat};
            ((real *)&q)[k] = bad[i];
            check("NaN, infinity", same_nearest(ask(q.p, q.r), nearest_of_miss));
        }
}

/* Hard ones, narrow ones, and points on them, or beside by little. */
static Rectangle some_rectangle(Vec3 *p, int i)
{
    Vec3 q[4];
    some_points(q, 4, i);
    Rectangle r = {q[1], q[2], q[3]};
    *p = q[0];
    if (i % 3 == 0) {
        position = FREE;
        r = any_rectangle();
        *p = times(2, any_vec3());
        if (any_int(0, 1)) {
            const real angle = scaled(any_real(-1, 1), any_int(ISECT_DOUBLE ? -55 : -26, -1));
            r.v = mad(times(any_real(-2, 2), r.u), angle, any_vec3());
        }
    }
    if (i % 2 && finite3(times(4, q[1])) && finite3(times(4, q[2])) && finite3(times(4, q[3]))) {
        const Vec3 side = mad(r.corner, R(0.25) * (real)any_int(-1, 5), r.u);
        const Vec3 on = mad(side, R(0.25) * (real)any_int(-1, 5), r.v);
        *p = any_int(0, 1) ? on : step3(on);
    }
    return r;
}

/* The rectangle is where two rays from share 0 to share 1 are apart. */
static BigNear near_rectangle(Big3 p, const Rectangle *r)
{
    bool inside;
    const BigRay back = {p, big3(times(-1, r->u)), 0, 1},
                 side = {big3(r->corner), big3(r->v), 0, 1};
    return true_near(&back, &side, &inside);
}

/* 2. Properties. */
static void properties(void **state)
{
    int on = 0;
    (void)state;
    for (int i = 0; i < SAMPLES; i++) {
        Vec3 p;
        const Rectangle r = some_rectangle(&p, i);
        const Nearest got = ask(p, r);
        on += overlapping(got);
        check_sample(i, "on it, or apart", overlapping(got) || separate(got), p, r);
        check_sample(i, "the point itself", same_point(got.a, p), p, r);
        const Rectangle other = {times(-1, r.corner), times(-1, r.u), times(-1, r.v)};
        const Nearest mirror = ask(times(-1, p), other);
        check_sample(i, "mirrored",
                     same_point(mirror.b, times(-1, got.b)) && mirror.distance2 == got.distance2, p,
                     r);
        const Nearest turned_round = ask(p, (Rectangle){r.corner, r.v, r.u});
        check_sample(i, "either side first", overlapping(turned_round) == overlapping(got), p, r);
        const Rectangle point = {r.corner, {0, 0, 0}, {0, 0, 0}};
        check_sample(i, "without sides its corner", same_point(ask(p, point).b, r.corner), p, r);
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
        begin();
        const Rectangle r = some_rectangle(&p, i);
        const Nearest got = ask(p, r);
        const BigNear want = near_rectangle(big3(p), &r), back = near_rectangle(big3(got.b), &r);
        const Big reach = plus(plus(length(big3(r.u)), length(big3(r.v))),
                               true_distance(big3(p), big3(r.corner)));
        const Big3 foot = plus3(back.b, minus3(big3(got.b), back.a)); /* of the answer, on it */
        const Big most = big((double)REAL_MAX);
        const bool far =
            less(most, size(foot.x)) || less(most, size(foot.y)) || less(most, size(foot.z));
        const double off = off_distance(want.distance, got.distance2, reach);
        const double away = far ? 0 : off_point(foot, got.b, reach);
        check_sample(i, "exactly on it", overlapping(got) == !sign(want.distance), p, r);
        check_sample(i, "distance", off <= 10, p, r);
        check_sample(i, "on the rectangle", away <= 2, p, r);
        const Big between_them = true_distance(big3(p), big3(got.b));
        const Big beyond = minus(size(minus(between_them, root(big((double)got.distance2)))),
                                 plus(by(big(2 * (double)REAL_EPSILON), length(big3(got.b))),
                                      root(big((double)REAL_MIN))));
        check_sample(i, "the points are so far apart",
                     far || got.distance2 == REAL_MAX || sign(beyond) <= 0 ||
                         quotient(beyond, reach) <= 4 * (double)REAL_EPSILON,
                     p, r);
        distance = fmax(distance, off), place = fmax(place, away);
        apart += got.distance2 > 0, on += overlapping(got);
    }
    printf("distance within %.2f of 10, place within %.2f of 2 epsilon; apart %d, on it %d of %d\n",
           distance, place, apart, on, SAMPLES);
    check_share(apart, SAMPLES, 0.1, 0.98);
    check_share(on, SAMPLES, 0.03, 0.9);
}

/* 4. Batch. */
#define PAIR closest_point_rectangle
#define A Point
#define B Rectangle
#define ANSWER Nearest
#include "kit/batch.inc"

TESTS(closest_point_rectangle)
