/* tests/closest/point_segment.c - isect_closest_point_segment. */
#include "kit/nearest.h"

static Nearest ask(Vec3 p, Vec3 a, Vec3 b)
{
    const Segment segment = {a, b};
    return X(closest_point_segment)(&p, &segment);
}

/* Cases: the segment is from (0, 0, 0) to (4, 0, 0). */
TEST_FUNCTION(cases)
{
    const real most = REAL_MAX, least = REAL_LEAST;
    TABLE(table, Vec3 point, want; real distance2;) = {
        {"beside the middle", {2, 3, 0}, {2, 0, 0}, 9},
        {"beside, in z", {1, 0, -2}, {1, 0, 0}, 4},
        {"before", {-3, 4, 0}, {0, 0, 0}, 25},
        {"behind", {7, 0, 4}, {4, 0, 0}, 25},
        {"beside the first end", {0, -1, 0}, {0, 0, 0}, 1},
        {"beside the second end", {4, 1, 1}, {4, 0, 0}, 2},
        {"first end", {0, 0, 0}, {0, 0, 0}, 0},
        {"second end", {4, 0, 0}, {4, 0, 0}, 0},
        {"on it", {3, 0, 0}, {3, 0, 0}, 0},
        {"beside by the least number", {3, least, 0}, {3, 0, 0}, least},
        {"before by the least number", {-least, 0, 0}, {0, 0, 0}, least},
    };
    check_each(table, is_answer(ask(table[i].point, (Vec3){0, 0, 0}, (Vec3){4, 0, 0}),
                                table[i].point, table[i].want, table[i].distance2));

    const Vec3 o = {0, 0, 0}, p = {1, 2, 3}, q = {R(0.1), R(0.7), R(1.1)}, far = {9, 9, 9};
    check("a segment that is a point", cmp(ask(o, p, p).distance2, ==, 14));
    check("that point", overlapping(ask(p, p, p)));
    check("the second end is given as it is",
          same_point(ask(far, p, q).b, p) && same_point(ask(far, q, p).b, p));
    check("from end to end of the range",
          overlapping(ask(o, (Vec3){-most, most, most}, (Vec3){most, -most, -most})));
    const Nearest across = ask((Vec3){most, most, 0}, (Vec3){-most, 0, 0}, (Vec3){most, 0, 0});
    check("so large that squares are not finite",
          same_point(across.b, (Vec3){most, 0, 0}) && cmp(across.distance2, ==, most));
    check("farther than numbers reach", cmp(ask((Vec3){2, most, 0}, o, p).distance2, ==, most));
    const Vec3 tiny = {8 * least, 8 * least, 0};
    check("so small that squares are 0",
          same_point(ask(tiny, o, (Vec3){16 * least, 0, 0}).b, (Vec3){8 * least, 0, 0}));
    const Nearest zero = ask((Vec3){-R(0.0), 1, 0}, (Vec3){-1, -R(0.0), 0}, (Vec3){1, -R(0.0), 0});
    check("zeros are +0", !signbit(zero.a.x) && !signbit(zero.b.y) && !signbit(zero.b.x));
}

/* A point beyond an end is nearest to that end, which is returned unchanged, not as a sum that
 * rounds. This holds also where squares are out of range. */
TEST_FUNCTION(check_ends)
{
    for (int i = 0; i < 1000; i++) {
        const int size = i % 2 ? 0 : ilogb((double)REAL_MAX) - 6;
        Vec3 a = {any_real(-1, 1), any_real(-1, 1), any_real(-1, 1)};
        Vec3 b = {any_real(1, 2), any_real(-1, 1), any_real(-1, 1)};
        const Vec3 beyond = {4 * b.x - 3 * a.x, 4 * b.y - 3 * a.y, 4 * b.z - 3 * a.z};
        const Vec3 point = scaled3(beyond, size);
        a = scaled3(a, size), b = scaled3(b, size);
        check("beyond the second end", same_point(ask(point, a, b).b, b));
        check("beyond the first end", same_point(ask(point, b, a).b, b));
        check("so far that squares do not fit", i % 2 || ask(point, a, b).distance2 == REAL_MAX);
    }
}

CASES_AND(closest_point_segment, check_ends)
