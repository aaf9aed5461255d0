/* tests/closest/segment_segment.c - isect_closest_segment_segment. */
#include "kit/nearest.h"

static Nearest ask(const Vec3 *p)
{
    const Segment a = {p[0], p[1]}, b = {p[2], p[3]};
    return X(closest_segment_segment)(&a, &b);
}

/* Cases: one segment is from (0, 0, 0) to (4, 0, 0). */
TEST_FUNCTION(cases)
{
    const real most = REAL_MAX, least = REAL_LEAST;
    TABLE(table, Segment other; Vec3 a, b; real distance2;) = {
        {"across, above", {{1, -1, 2}, {1, 3, 2}}, {1, 0, 0}, {1, 0, 2}, 4},
        {"an end above the middle", {{3, 1, 0}, {3, 5, 0}}, {3, 0, 0}, {3, 1, 0}, 1},
        {"the other end", {{3, -5, 0}, {3, -1, 0}}, {3, 0, 0}, {3, -1, 0}, 1},
        {"end to end", {{7, 4, 0}, {9, 9, 0}}, {4, 0, 0}, {7, 4, 0}, 25},
        {"end to end, backwards", {{-9, 9, 0}, {-3, 4, 0}}, {0, 0, 0}, {-3, 4, 0}, 25},
        {"first end beside the other",
         {{-2, -1, 1}, {2, 3, 1}},
         {0, 0, 0},
         {-R(0.5), R(0.5), 1},
         R(1.5)},
        {"on one line, behind", {{6, 0, 0}, {9, 0, 0}}, {4, 0, 0}, {6, 0, 0}, 4},
        {"on one line, before", {{-2, 0, 0}, {-3, 0, 0}}, {0, 0, 0}, {-2, 0, 0}, 4},
        {"a point above", {{1, 0, 3}, {1, 0, 3}}, {1, 0, 0}, {1, 0, 3}, 9},
        {"crossing", {{1, -1, 0}, {1, 1, 0}}, {1, 0, 0}, {1, 0, 0}, 0},
        {"touching at its end", {{2, 0, 0}, {2, 7, 1}}, {2, 0, 0}, {2, 0, 0}, 0},
        {"a point on it", {{3, 0, 0}, {3, 0, 0}}, {3, 0, 0}, {3, 0, 0}, 0},
        {"above by the least number",
         {{1, -1, least}, {1, 1, least}},
         {1, 0, 0},
         {1, 0, least},
         least},
    };
    for (size_t i = 0; i < COUNT(table); i++) {
        const Segment *s = &table[i].other;
        const Nearest got = ask((Vec3[]){{0, 0, 0}, {4, 0, 0}, s->a, s->b});
        const Nearest swapped = ask((Vec3[]){s->a, s->b, {0, 0, 0}, {4, 0, 0}});
        check(table[i].name, is_answer(got, table[i].a, table[i].b, table[i].distance2));
        check(table[i].name, is_answer(swapped, table[i].b, table[i].a, table[i].distance2));
    }

    const Vec3 o = {0, 0, 0}, p = {1, 2, 3};
    const Nearest parallel = ask((Vec3[]){{0, 0, 0}, {4, 0, 0}, {1, 2, 0}, {9, 2, 0}});
    check("parallel: one of many", cmp(parallel.distance2, ==, 4) &&
                                       cmp(parallel.a.x, ==, parallel.b.x) &&
                                       cmp(parallel.a.x, >=, 1) && cmp(parallel.a.x, <=, 4));
    const Nearest lying = ask((Vec3[]){{0, 0, 0}, {4, 0, 0}, {2, 0, 0}, {9, 0, 0}});
    check("one on the other", overlapping(lying) && cmp(lying.a.x, >=, 2) &&
                                  cmp(lying.a.x, <=, 4) && cmp(lying.a.y, ==, 0) &&
                                  cmp(lying.a.z, ==, 0));
    check("two points", cmp(ask((Vec3[]){o, o, p, p}).distance2, ==, 14));
    check("one point", overlapping(ask((Vec3[]){p, p, p, p})));
    const Nearest far =
        ask((Vec3[]){{-most, 0, 0}, {most, 0, 0}, {0, -most, most}, {0, most, most}});
    check("so large that squares are not finite",
          cmp(far.distance2, ==, most) && cmp(far.a.y, ==, 0) &&
              same_point(far.a, (Vec3){0, 0, 0}) && same_point(far.b, (Vec3){0, 0, most}));
    const Nearest small = ask((Vec3[]){{-8 * least, 0, 0},
                                       {8 * least, 0, 0},
                                       {0, -8 * least, 2 * least},
                                       {0, 8 * least, 2 * least}});
    check("so small that squares are 0", same_point(small.a, o) && cmp(small.b.z, ==, 2 * least) &&
                                             cmp(small.b.y, ==, 0) &&
                                             cmp(small.distance2, ==, least));
}

CASES(closest_segment_segment)
