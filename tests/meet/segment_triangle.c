/* tests/meet/segment_triangle.c - isect_meet_segment_triangle. */
#include "meet/common.h"

#define SAMPLES soak(3000)

/* 1. Cases: with the triangle (0, 0), (4, 0), (0, 4) at z = 0. */
static void cases(void **state)
{
    const real least = REAL_LEAST;
    const struct {
        const char *name;
        Segment segment;
        Common want;
    } table[] = {
        {"pierces", {{1, 1, -1}, {1, 1, 1}}, {1, {{1, 1, 0}}}},
        {"at an angle", {{2, 0, -1}, {0, 2, 1}}, {1, {{1, 1, 0}}}},
        {"through an edge", {{2, 2, -1}, {2, 2, 1}}, {1, {{2, 2, 0}}}},
        {"through a corner", {{4, 0, -1}, {4, 0, 1}}, {1, {{4, 0, 0}}}},
        {"beside", {{3, 3, -1}, {3, 3, 1}}, {0, {{0, 0, 0}}}},
        {"stops on it", {{1, 1, 0}, {1, 1, 1}}, {1, {{1, 1, 0}}}},
        {"stops before it", {{1, 1, least}, {1, 1, 1}}, {0, {{0, 0, 0}}}},
        {"in the plane, through", {{-1, 1, 0}, {9, 1, 0}}, {2, {{3, 1, 0}, {0, 1, 0}}}},
        {"in the plane, from inside", {{1, 1, 0}, {9, 1, 0}}, {2, {{1, 1, 0}, {3, 1, 0}}}},
        {"in the plane, inside", {{1, 1, 0}, {2, 1, 0}}, {2, {{1, 1, 0}, {2, 1, 0}}}},
        {"in the plane, along an edge", {{-1, 0, 0}, {2, 0, 0}}, {2, {{2, 0, 0}, {0, 0, 0}}}},
        {"in the plane, a corner", {{3, -1, 0}, {5, 1, 0}}, {1, {{4, 0, 0}}}},
        {"in the plane, beside", {{5, 0, 0}, {0, 5, 0}}, {0, {{0, 0, 0}}}},
        {"a point", {{1, 1, 0}, {1, 1, 0}}, {1, {{1, 1, 0}}}},
        {"NaN", {{1, 1, REAL_NAN}, {1, 1, 1}}, {0, {{0, 0, 0}}}},
        {"infinite", {{1, 1, -REAL_INF}, {1, 1, 1}}, {0, {{0, 0, 0}}}},
    };
    const Triangle triangle = {{0, 0, 0}, {4, 0, 0}, {0, 4, 0}};
    (void)state;
    for (size_t i = 0; i < COUNT(table); i++) {
        Common got = X(meet_segment_triangle)(&table[i].segment, &triangle);
        check(table[i].name, got.count == table[i].want.count);
        for (uint32_t k = 0; k < got.count; k++) { /* in either order */
            const Vec3 *p = &got.point[k], *want = table[i].want.point;
            check(table[i].name,
                  same_bits(p, &want[0], sizeof *p) || same_bits(p, &want[1], sizeof *p));
        }
    }
}

static Segment flat_segment(int plane)
{
    Vec3 a = flat_point(plane);
    Vec3 b = flat_point(plane);
    return (Segment){a, b};
}
static Triangle flat_triangle(int plane)
{
    Vec3 a = flat_point(plane);
    Vec3 b = flat_point(plane);
    Vec3 c = flat_point(plane);
    return (Triangle){a, b, c};
}

/* 2. Properties: true of any segment and triangle. */
static void properties(void **state)
{
    int meet = 0;
    (void)state;
    for (int i = 0; i < 4 * SAMPLES; i++) {
        Segment a = flat_segment(i % 3), turned = {a.b, a.a};
        Triangle b = flat_triangle(i / 4 % 3), other = {b.c, b.a, b.b}, needle = {a.a, a.b, a.b};
        Common common = X(meet_segment_triangle)(&a, &b);
        meet += common.count > 0;
        check("where they overlap", (common.count > 0) == X(overlap_segment_triangle)(&a, &b));
        check("turned", X(meet_segment_triangle)(&turned, &b).count == common.count);
        check("turned", X(meet_segment_triangle)(&a, &other).count == common.count);
        Common as_triangle = X(meet_triangle_triangle)(&needle, &b);
        check("as a needle", same_bits(&as_triangle, &common, sizeof common));
    }
    check_share(meet, 4 * SAMPLES, 0.2, 0.9);
}

/* 3. Oracle: clipping in rational numbers. */
static void oracle(void **state)
{
    int found[3] = {0};
    (void)state;
    worst_error = 0;
    for (int i = 0; i < SAMPLES; i++) {
        new_kind();
        Segment a = i % 3 ? flat_segment(any_int(0, 3)) : any_segment();
        Triangle b = i % 3 ? flat_triangle(any_int(0, 3)) : any_triangle();
        if (i % 7 == 0) /* nearly in one plane */
            b.c.z = step(b.c.z), a.a.x = step(a.a.x);
        Common common = X(meet_segment_triangle)(&a, &b);
        found[common.count]++;
        check_sample(i, "all ends, and no others", is_common(&common, &a.a, 2, &b.a, 3), a, b);
    }
    printf("0 to 2 points: %d %d %d; %.2f epsilon\n", found[0], found[1], found[2], worst_error);
    for (int k = 0; k < 3; k++)
        check_share(found[k], SAMPLES, 0.02, 0.9);
}

TESTS_OF_ONE(meet_segment_triangle)
