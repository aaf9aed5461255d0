/* tests/meet/segment_plane.c - isect_meet_segment_plane. */
#include "meet/common.h"

#define SAMPLES soak(5000)

/* 1. Cases: with the plane z = 0. */
static void cases(void **state)
{
    const real least = REAL_LEAST;
    const struct {
        const char *name;
        Segment segment;
        Common want;
    } table[] = {
        {"crosses", {{0, 0, -1}, {4, 8, 3}}, {1, {{1, 2, 0}}}},
        {"ends on it", {{0, 0, 1}, {4, 8, 0}}, {1, {{4, 8, 0}}}},
        {"begins on it", {{4, 8, 0}, {0, 0, -1}}, {1, {{4, 8, 0}}}},
        {"above", {{0, 0, least}, {4, 8, 1}}, {0, {{0, 0, 0}}}},
        {"lies in it", {{0, 1, 0}, {4, 8, 0}}, {2, {{0, 1, 0}, {4, 8, 0}}}},
        {"a point on it", {{0, 1, 0}, {0, 1, 0}}, {1, {{0, 1, 0}}}},
        {"a point above", {{0, 1, 1}, {0, 1, 1}}, {0, {{0, 0, 0}}}},
        {"NaN", {{0, 0, -1}, {REAL_NAN, 0, 1}}, {0, {{0, 0, 0}}}},
        {"infinite", {{0, 0, -1}, {0, 0, REAL_INF}}, {0, {{0, 0, 0}}}},
    };
    const Plane plane = {{0, 0, 1}, 0}, all = {{0, 0, 0}, 0}, nothing = {{0, 0, 0}, -1};
    (void)state;
    for (size_t i = 0; i < COUNT(table); i++) {
        const Common got = X(meet_segment_plane)(&table[i].segment, &plane);
        check(table[i].name, is_as_said(&got, &table[i].want));
    }
    check("everything", X(meet_segment_plane)(&table[0].segment, &all).count == 2);
    check("nothing", X(meet_segment_plane)(&table[0].segment, &nothing).count == 0);
}

static Segment grid_segment(void)
{
    const int plane = any_int(0, 3);
    Vec3 a = flat_point(plane);
    Vec3 b = any_int(0, 9) ? flat_point(any_int(0, 3) ? plane : any_int(0, 3)) : a;
    return (Segment){a, b};
}

/* 2. Properties: true of any segment and plane. */
static void properties(void **state)
{
    int meet = 0;
    (void)state;
    for (int i = 0; i < 4 * SAMPLES; i++) {
        new_kind();
        const Segment s = grid_segment(), turned = {s.b, s.a};
        const Plane p = flat_plane(s.b), back = {times(-1, p.normal), -p.d};
        const Common common = X(meet_segment_plane)(&s, &p);
        const Common other = X(meet_segment_plane)(&s, &back);
        meet += common.count > 0;
        check_sample(i, "where they overlap",
                     (common.count > 0) == X(overlap_segment_plane)(&s, &p), s, p);
        check_sample(i, "turned", X(meet_segment_plane)(&turned, &p).count == common.count, s, p);
        check_sample(i, "turned over", same_bits(&common, &other, sizeof common), s, p);
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
        const Segment s = i % 3 ? grid_segment() : any_segment();
        const Vec3 middle = {s.a.x / 2 + s.b.x / 2, s.a.y / 2 + s.b.y / 2, s.a.z / 2 + s.b.z / 2};
        const Plane p = i % 5 == 0 ? plane_by(middle) : i % 3 ? flat_plane(s.b) : any_plane();
        const Common common = X(meet_segment_plane)(&s, &p);
        found[common.count]++;
        check_sample(i, "all ends, and no others", is_section(&common, &s.a, 2, &p), s, p);
    }
    printf("0 to 2 points: %d %d %d; %.2f epsilon\n", found[0], found[1], found[2], worst_error);
    for (int k = 0; k < 3; k++)
        check_share(found[k], SAMPLES, 0.02, 0.8);
}

TESTS_OF_ONE(meet_segment_plane)
