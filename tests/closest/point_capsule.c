/* tests/closest/point_capsule.c - isect_closest_point_capsule. */
#include "kit/nearest.h"

#define SAMPLES soak(30000)

static Nearest ask(Vec3 p, Vec3 a, Vec3 b, real radius)
{
    const Capsule capsule = {a, b, radius};
    return X(closest_point_capsule)(&p, &capsule);
}

/* Cases: the capsule has radius 2 around the segment from (0, 0, 0) to (4, 0, 0). */
TEST_FUNCTION(cases)
{
    const real most = REAL_MAX, least = REAL_LEAST;
    TABLE(table, Vec3 point, want; real distance2;) = {
        {"beside the middle", {1, 5, 0}, {1, 2, 0}, 9},
        {"below the middle", {3, 0, -3}, {3, 0, -2}, 1},
        {"before", {-4, 0, 0}, {-2, 0, 0}, 4},
        {"behind, aslant", {10, 8, 0}, {4 + R(1.2), R(1.6), 0}, 64},
        {"on it", {4, 0, 2}, {4, 0, 2}, 0},
        {"inside", {5, 1, 0}, {5, 1, 0}, 0},
        {"on its segment", {2, 0, 0}, {2, 0, 0}, 0},
    };
    const Vec3 o = {0, 0, 0}, p = {1, 2, 2}, end = {4, 0, 0};
    for (size_t i = 0; i < COUNT(table); i++) {
        const Nearest got = ask(table[i].point, o, end, 2);
        const Nearest back = ask(table[i].point, end, o, 2);
        check(table[i].name, same_point(got.a, table[i].point));
        check(table[i].name, same_point(got.b, table[i].want) && same_point(back.b, table[i].want));
        check(table[i].name, cmp(got.distance2, ==, table[i].distance2));
    }
    check("of a point", same_point(ask(o, p, p, 0).b, p) && cmp(ask(o, p, p, 1).distance2, ==, 4));
    check("that point", overlapping(ask(p, p, p, 0)));
    check("the least number off", cmp(ask((Vec3){2, least, 0}, o, end, 0).distance2, ==, least));
    const Nearest far =
        ask((Vec3){0, most, 0}, (Vec3){-most, -most, 0}, (Vec3){most, -most, 0}, most);
    check("so large that squares are not finite",
          same_point(far.b, o) && cmp(far.distance2, ==, most));
}

/* With radius 0 it is the segment. */
TEST_FUNCTION(segments)
{
    for (int i = 0; i < SAMPLES; i++) {
        Vec3 p[3];
        some_points(p, 3, i);
        const Segment segment = {p[1], p[2]};
        const Nearest thin = ask(p[0], p[1], p[2], 0);
        const Nearest line = X(closest_point_segment)(&p[0], &segment);
        check_sample(i, "radius 0: the segment",
                     same_point(thin.b, line.b) || line.distance2 < REAL_MIN ||
                         line.distance2 == REAL_MAX || lost_beside(p, 3),
                     p[0], segment);
    }
}

CASES_AND(closest_point_capsule, segments)
