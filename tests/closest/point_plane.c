/* tests/closest/point_plane.c - isect_closest_point_plane. */
#include "kit/nearest.h"
#include "kit/plane.h"

static Nearest ask(Vec3 p, Vec3 normal, real d)
{
    const Plane plane = {normal, d};
    return X(closest_point_plane)(&p, &plane);
}

/* Cases: the point (1, 2, 4). */
TEST_FUNCTION(cases)
{
    const real most = REAL_MAX, least = REAL_LEAST;
    TABLE(table, Plane plane; Vec3 want; real distance2;) = {
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
    for (size_t i = 0; i < COUNT(table); i++) {
        const Nearest got = ask(point, table[i].plane.normal, table[i].plane.d);
        check(table[i].name, same_point(got.a, point) && same_point(got.b, table[i].want));
        check(table[i].name, cmp(got.distance2, ==, table[i].distance2));
    }
    const Vec3 none = {0, 0, 0}, up = {0, 1, 0};
    check("no normal: nothing", same_nearest(ask(point, none, 1), nearest_of_miss) &&
                                    same_nearest(ask(point, none, -least), nearest_of_miss));
    check("the least number off", cmp(ask((Vec3){5, least, 5}, up, 0).distance2, ==, least));
    check("products overflow",
          cmp(ask((Vec3){0, most, 0}, (Vec3){0, most, 0}, -most).distance2, ==, most));

    /* The distance of the plane exceeds the greatest number, but its numbers do not: m is half of
     * that. */
    const real m = scaled(1, ISECT_DOUBLE ? 1023 : 127);
    const Nearest far = ask((Vec3){m, -m, m}, (Vec3){R(0.5), R(-0.5), R(0.5)}, R(1.5) * m);
    check("a step beyond the range",
          same_point(far.b, (Vec3){-m, m, -m}) && cmp(far.distance2, ==, most));
    const Nearest across = ask((Vec3){R(1.5) * m, R(-1.5) * m, 5}, (Vec3){1, -1, 0}, m);
    check("along x and y", same_point(across.b, (Vec3){R(-0.5) * m, R(0.5) * m, 5}));

    /* The plane is x = 0, with a normal so long that the height over its square has too few
     * digits. */
    const real length = scaled(1, ISECT_DOUBLE ? 509 : 61);
    const real x = scaled(1 + (ISECT_DOUBLE ? R(0x1p-40) : R(0x1p-18)), ISECT_DOUBLE ? -531 : -74);
    check("a long normal", cmp(ask((Vec3){x, 0, 0}, (Vec3){length, 0, 0}, 0).b.x, ==, 0));
}

CASES(closest_point_plane)
