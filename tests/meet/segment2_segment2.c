/* tests/meet/segment2_segment2.c - isect_meet_segment2_segment2. */
#include "meet/common.h"

#define SAMPLES soak(4000)

/* 1. Cases: with the segment from (0, 0) to (4, 4). */
static void cases(void **state)
{
    const real least = REAL_LEAST;
    const struct {
        const char *name;
        Segment2 other;
        X(common2) want;
    } table[] = {
        {"crosses", {{0, 2}, {2, 0}}, {1, {{1, 1}}}},
        {"ends on it", {{1, 1}, {2, 0}}, {1, {{1, 1}}}},
        {"ends before it", {{1, 1 - REAL_EPSILON}, {2, 0}}, {0, {{0, 0}}}},
        {"ends at its end", {{0, 0}, {-least, least}}, {1, {{0, 0}}}},
        {"beside its end", {{0, -least}, {1, -least}}, {0, {{0, 0}}}},
        {"lies on it", {{1, 1}, {9, 9}}, {2, {{4, 4}, {1, 1}}}},
        {"on its line, beyond", {{5, 5}, {9, 9}}, {0, {{0, 0}}}},
        {"parallel", {{0, least}, {4, 5}}, {0, {{0, 0}}}},
        {"a point on it", {{3, 3}, {3, 3}}, {1, {{3, 3}}}},
        {"a point beside it", {{3, 2}, {3, 2}}, {0, {{0, 0}}}},
        {"NaN", {{0, REAL_NAN}, {2, 0}}, {0, {{0, 0}}}},
        {"infinite", {{0, REAL_INF}, {2, 0}}, {0, {{0, 0}}}},
    };
    const Segment2 segment = {{0, 0}, {4, 4}};
    (void)state;
    for (size_t i = 0; i < COUNT(table); i++) {
        X(common2) got = X(meet_segment2_segment2)(&segment, &table[i].other);
        check(table[i].name, got.count == table[i].want.count);
        check(table[i].name, same_bits(got.point, table[i].want.point, sizeof got.point));
    }
}

static Segment2 grid_segment(void)
{
    Vec3 a = flat_point(0);
    Vec3 b = flat_point(0);
    return (Segment2){{a.x, a.y}, {b.x, b.y}};
}
static Segment in_space(Segment2 s)
{
    return (Segment){{s.a.x, s.a.y, 0}, {s.b.x, s.b.y, 0}};
}

/* 2. Properties: true of any two segments. */
static void properties(void **state)
{
    int meet = 0;
    (void)state;
    for (int i = 0; i < 4 * SAMPLES; i++) {
        Segment2 a = grid_segment(), b = grid_segment(), turned = {b.b, b.a};
        Segment a3 = in_space(a), b3 = in_space(b);
        X(common2) common = X(meet_segment2_segment2)(&a, &b);
        Common in_3d = X(meet_segment_segment)(&a3, &b3);
        meet += common.count > 0;
        check("where they overlap", (common.count > 0) == X(overlap_segment2_segment2)(&a, &b));
        check("swapped", X(meet_segment2_segment2)(&b, &a).count == common.count);
        check("turned", X(meet_segment2_segment2)(&a, &turned).count == common.count);
        check("as in space", in_3d.count == common.count);
        for (uint32_t k = 0; k < common.count; k++)
            check("as in space",
                  in_3d.point[k].x == common.point[k].x && in_3d.point[k].y == common.point[k].y);
    }
    check_share(meet, 4 * SAMPLES, 0.1, 0.9);
}

/* 3. Oracle: clipping in rational numbers. */
static void oracle(void **state)
{
    int found[3] = {0};
    (void)state;
    worst_error = 0;
    for (int i = 0; i < SAMPLES; i++) {
        new_kind();
        Segment2 a = i % 2 ? odd_segment2() : grid_segment();
        Segment2 b = i % 2 ? odd_segment2() : grid_segment();
        if (i % 5 == 0) { /* on one line */
            const real k = (real)any_int(-2, 2), m = (real)any_int(-2, 2);
            a = grid_segment();
            b = (Segment2){{k * a.a.x, k * a.a.y}, {m * a.a.x, m * a.a.y}};
            a.b = (Vec2){-a.a.x, -a.a.y};
        }
        if (i % 7 == 0)
            b.b.y = step(b.b.y), a.a.x = step(a.a.x);
        Segment a3 = in_space(a), b3 = in_space(b);
        X(common2) common = X(meet_segment2_segment2)(&a, &b);
        Common got = {
            common.count,
            {{common.point[0].x, common.point[0].y, 0}, {common.point[1].x, common.point[1].y, 0}}};
        found[common.count]++;
        check_sample(i, "all ends, and no others", is_common(&got, &a3.a, 2, &b3.a, 2), a, b);
    }
    printf("0 to 2 points: %d %d %d; %.2f epsilon\n", found[0], found[1], found[2], worst_error);
    for (int k = 0; k < 3; k++)
        check_share(found[k], SAMPLES, 0.02, 0.9);
}

TESTS_OF_ONE(meet_segment2_segment2)
