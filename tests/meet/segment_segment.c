/* tests/meet/segment_segment.c - isect_meet_segment_segment. */
#include "meet/common.h"

#define SAMPLES soak(4000)

/* 1. Cases: with the segment from (0, 0, 0) to (4, 0, 0). */
static void cases(void **state)
{
    const real least = REAL_LEAST, eps = REAL_EPSILON;
    const struct {
        const char *name;
        Segment other;
        Common want;
    } table[] = {
        {"crosses", {{1, -1, -1}, {1, 1, 1}}, {1, {{1, 0, 0}}}},
        {"passes", {{1, -1, least}, {1, 1, least}}, {0, {{0, 0, 0}}}},
        {"ends on it", {{1, 0, 0}, {1, 1, 1}}, {1, {{1, 0, 0}}}},
        {"ends at its end", {{4, 0, 0}, {4, 1, 1}}, {1, {{4, 0, 0}}}},
        {"ends beyond its end", {{4 + 4 * eps, 0, 0}, {4 + 4 * eps, 1, 1}}, {0, {{0, 0, 0}}}},
        {"lies on it", {{1, 0, 0}, {9, 0, 0}}, {2, {{4, 0, 0}, {1, 0, 0}}}},
        {"lies in it", {{1, 0, 0}, {2, 0, 0}}, {2, {{1, 0, 0}, {2, 0, 0}}}},
        {"itself", {{4, 0, 0}, {0, 0, 0}}, {2, {{0, 0, 0}, {4, 0, 0}}}},
        {"on its line, at its end", {{4, 0, 0}, {9, 0, 0}}, {1, {{4, 0, 0}}}},
        {"on its line, beyond", {{5, 0, 0}, {9, 0, 0}}, {0, {{0, 0, 0}}}},
        {"beside it", {{0, least, 0}, {4, least, 0}}, {0, {{0, 0, 0}}}},
        {"a point on it", {{3, 0, 0}, {3, 0, 0}}, {1, {{3, 0, 0}}}},
        {"a point beside it", {{3, 0, least}, {3, 0, least}}, {0, {{0, 0, 0}}}},
        {"NaN", {{1, REAL_NAN, -1}, {1, 1, 1}}, {0, {{0, 0, 0}}}},
        {"infinite", {{1, -REAL_INF, 0}, {1, REAL_INF, 0}}, {0, {{0, 0, 0}}}},
    };
    const Segment segment = {{0, 0, 0}, {4, 0, 0}};
    (void)state;
    for (size_t i = 0; i < COUNT(table); i++) {
        Common got = X(meet_segment_segment)(&segment, &table[i].other);
        check(table[i].name, got.count == table[i].want.count);
        check(table[i].name, same_bits(got.point, table[i].want.point, sizeof got.point));
    }
}

static Segment flat_segment(int plane)
{
    Vec3 a = flat_point(plane);
    Vec3 b = flat_point(plane);
    return (Segment){a, b};
}

/* 2. Properties: true of any two segments. */
static void properties(void **state)
{
    int meet = 0;
    (void)state;
    for (int i = 0; i < 4 * SAMPLES; i++) {
        Segment a = flat_segment(i % 3), b = flat_segment(i / 4 % 3), turned = {b.b, b.a};
        real s = scaled(1, i % 30 - 15);
        Segment a_s = {times(s, a.a), times(s, a.b)}, b_s = {times(s, b.a), times(s, b.b)};
        Common common = X(meet_segment_segment)(&a, &b);
        Common large = X(meet_segment_segment)(&a_s, &b_s);
        meet += common.count > 0;
        check("where they overlap", (common.count > 0) == X(overlap_segment_segment)(&a, &b));
        check("swapped", X(meet_segment_segment)(&b, &a).count == common.count);
        check("turned", X(meet_segment_segment)(&a, &turned).count == common.count);
        check("every scale is alike", large.count == common.count);
        for (uint32_t k = 0; k < 2; k++) {
            Vec3 p = times(s, common.point[k]), q = large.point[k];
            check("every scale is alike", p.x == q.x && p.y == q.y && p.z == q.z);
        }
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
        const int plane = any_int(0, 3);
        Segment a = flat_segment(plane), b = flat_segment(plane);
        if (i % 5 == 0) { /* on one line */
            a = flat_segment(i % 3);
            Vec3 way = sub(a.b, a.a);
            b = (Segment){mad(a.b, -(real)any_int(0, 1), way), mad(a.b, (real)any_int(-2, 2), way)};
        }
        if (i % 7 == 0) /* nearly in one plane */
            b.b.z = step(b.b.z), a.a.x = step(a.a.x);
        Common common = X(meet_segment_segment)(&a, &b);
        found[common.count]++;
        check_sample(i, "all ends, and no others", is_common(&common, &a.a, 2, &b.a, 2), a, b);
    }
    printf("0 to 2 points: %d %d %d; %.2f epsilon\n", found[0], found[1], found[2], worst_error);
    for (int k = 0; k < 3; k++)
        check_share(found[k], SAMPLES, 0.02, 0.9);
}

TESTS_OF_ONE(meet_segment_segment)
