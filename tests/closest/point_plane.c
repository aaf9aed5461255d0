/* tests/closest/point_plane.c - isect_closest_point_plane, _n, _each and _pairs. */
#include "closest/truth.h"
#include "kit/plane.h"

#define SAMPLES soak(30000)

static Nearest ask(Vec3 p, Vec3 normal, real d)
{
    const Plane plane = {normal, d};
    return X(closest_point_plane)(&p, &plane);
}

/* 1. Cases: the point (1, 2, 4). */
static void cases(void **state)
{
    const real inf = REAL_INF, most = REAL_MAX, least = REAL_LEAST;
    const struct {
        const char *name;
        Plane plane;
        Vec3 want;
        real distance2;
    } table[] = {
        {"x = 3", {{1, 0, 0}, -3}, {3, 2, 4}, 4},
        {"x = 3, a long normal", {{4, 0, 0}, -12}, {3, 2, 4}, 4},
        {"x = 3, from behind", {{-R(0.5), 0, 0}, R(1.5)}, {3, 2, 4}, 4},
        {"y = -1", {{0, 1, 0}, 1}, {1, -1, 4}, 9},
        {"z = 5", {{0, 0, 2}, -10}, {1, 2, 5}, 1},
        {"aslant", {{2, 2, 1}, 8}, {-3, -2, 2}, 36},
        {"on it", {{1, 2, 3}, -17}, {1, 2, 4}, 0},
        {"no normal: everything", {{0, 0, 0}, 0}, {1, 2, 4}, 0},
        {"a normal whose square is 0", {{0, 0, least}, -6 * least}, {1, 2, 6}, 4},
        {"a normal whose square is infinite", {{most / 8, 0, 0}, -most / 4}, {2, 2, 4}, 1},
        {"a far plane", {{0, least, 0}, -most}, {1, most, 4}, most},
    };
    const Vec3 point = {1, 2, 4};
    (void)state;
    for (size_t i = 0; i < COUNT(table); i++) {
        const Nearest got = ask(point, table[i].plane.normal, table[i].plane.d);
        check(table[i].name, same_point(got.a, point) && same_point(got.b, table[i].want));
        check(table[i].name, got.distance2 == table[i].distance2);
    }
    const Vec3 none = {0, 0, 0}, up = {0, 1, 0};
    check("no normal: nothing", same_nearest(ask(point, none, 1), nearest_of_miss) &&
                                    same_nearest(ask(point, none, -least), nearest_of_miss));
    check("the least number off", ask((Vec3){5, least, 5}, up, 0).distance2 == least);
    check("products overflow",
          ask((Vec3){0, most, 0}, (Vec3){0, most, 0}, -most).distance2 == most);

    /* The plane is farther than the greatest number, but its numbers are not: m is half of that. */
    const real m = scaled(1, ISECT_DOUBLE ? 1023 : 127);
    const Nearest far = ask((Vec3){m, -m, m}, (Vec3){R(0.5), R(-0.5), R(0.5)}, R(1.5) * m);
    check("a step beyond the range", same_point(far.b, (Vec3){-m, m, -m}) && far.distance2 == most);
    const Nearest across = ask((Vec3){R(1.5) * m, R(-1.5) * m, 5}, (Vec3){1, -1, 0}, m);
    check("along x and y", same_point(across.b, (Vec3){R(-0.5) * m, R(0.5) * m, 5}));

    /* x = 0, with a normal so long that the height over its square has too few digits. */
    const real length = scaled(1, ISECT_DOUBLE ? 509 : 61);
    const real x = scaled(1 + (ISECT_DOUBLE ? R(0x1p-40) : R(0x1p-18)), ISECT_DOUBLE ? -531 : -74);
    check("a long normal", ask((Vec3){x, 0, 0}, (Vec3){length, 0, 0}, 0).b.x == 0);
    const real bad[] = {REAL_NAN, inf, -inf};
    for (size_t i = 0; i < COUNT(bad); i++)
        for (int k = 0; k < 7; k++) {
            struct {
                Vec3 p;
                Plane s;
            } q = {{3, 3, 3}, {{1, 1, 1}, 1}};
            ((real *)&q)[k] = bad[i];
            check("NaN, infinity", same_nearest(ask(q.p, q.s.normal, q.s.d), nearest_of_miss));
        }
}

static Plane some_plane(Vec3 *p, int i)
{
    new_kind();
    if (i % 2)
        return plane_of_class(i / 2 % PLANE_CLASSES, p);
    *p = any_vec3();
    const Plane plane = any_plane();
    const int k = i % 8 ? 0 : any_int(-40, 40);
    return (Plane){scaled3(plane.normal, k), scaled(plane.d, k)};
}

/* 2. Properties. */
static void properties(void **state)
{
    int on = 0;
    (void)state;
    for (int i = 0; i < SAMPLES; i++) {
        Vec3 p;
        const Plane plane = some_plane(&p, i);
        const Nearest got = X(closest_point_plane)(&p, &plane);
        const bool overlap = X(overlap_point_plane)(&p, &plane);
        const bool none = same_nearest(got, nearest_of_miss);
        on += overlap;
        check_sample(i, "the decision comes first", overlapping(got) == overlap, p, plane);
        check_sample(i, "or it is apart", overlap || none || separate(got), p, plane);
        check_sample(i, "a is the point", none || same_point(got.a, p), p, plane);
        const Nearest behind = ask(p, times(-1, plane.normal), -plane.d);
        check_sample(i, "from behind", same_nearest(behind, got), p, plane);
        const Nearest mirror = ask(times(-1, p), times(-1, plane.normal), plane.d);
        check_sample(i, "mirrored",
                     same_point(mirror.b, times(-1, got.b)) && mirror.distance2 == got.distance2, p,
                     plane);
    }
    check_share(on, SAMPLES, 0.02, 0.9);
}

/* 3. Oracle: without rounding. The scale is that of the products of the height. */
static void oracle(void **state)
{
    double distance = 0, place = 0;
    int apart = 0;
    (void)state;
    for (int i = 0; i < SAMPLES; i++) {
        Vec3 p;
        begin();
        const Plane plane = some_plane(&p, i);
        const Nearest got = X(closest_point_plane)(&p, &plane);
        const Big3 n = big3(plane.normal), q = big3(p);
        const Big nn = dot3(n, n), height = plane_height(&plane, p);
        if (!sign(nn))
            continue;
        const Big products = plus(plus(size(by(n.x, q.x)), size(by(n.y, q.y))),
                                  plus(size(by(n.z, q.z)), size(big((double)plane.d))));
        const Big reach = over(products, root(nn));
        const Big3 foot = minus3(q, by3(over(height, nn), n));
        const double off =
            sign(height) ? off_distance(over(size(height), root(nn)), got.distance2, reach) : 0;
        const Big most = larger(larger(size(foot.x), size(foot.y)), size(foot.z));
        const double away = less(big((double)REAL_MAX), most) ? 0 : off_point(foot, got.b, reach);
        check_sample(i, "distance", off <= 4, p, plane);
        check_sample(i, "place", away <= 4, p, plane);
        distance = fmax(distance, off), place = fmax(place, away);
        apart += got.distance2 > 0;
    }
    printf("distance within %.2f, place within %.2f epsilon; apart %d of %d\n", distance, place,
           apart, SAMPLES);
    check_share(apart, SAMPLES, 0.3, 0.95);
}

/* 4. Batch. */
#define PAIR closest_point_plane
#define A Point
#define B Plane
#define ANSWER Nearest
#include "kit/batch.inc"

TESTS(closest_point_plane)
