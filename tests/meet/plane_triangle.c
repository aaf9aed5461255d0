/* tests/meet/plane_triangle.c - isect_meet_plane_triangle. */
#include "meet/common.h"

#define SAMPLES soak(4000)

/* 1. Cases: with the plane z = 0. */
static void cases(void **state)
{
    const real least = REAL_LEAST;
    const struct {
        const char *name;
        Triangle triangle;
        Common want;
    } table[] = {
        {"above", {{0, 0, least}, {4, 0, least}, {0, 4, 1}}, {0, {{0, 0, 0}}}},
        {"below", {{0, 0, -least}, {4, 0, -least}, {0, 4, -1}}, {0, {{0, 0, 0}}}},
        {"a corner", {{1, 2, 0}, {4, 0, 1}, {0, 4, 1}}, {1, {{1, 2, 0}}}},
        {"an edge", {{1, 2, 0}, {4, 0, 0}, {0, 4, 1}}, {2, {{1, 2, 0}, {4, 0, 0}}}},
        {"a corner and an edge", {{1, 2, 0}, {4, 0, 1}, {0, 4, -3}}, {2, {{1, 2, 0}, {3, 1, 0}}}},
        {"two edges", {{1, 2, -1}, {5, 0, 1}, {1, 4, 1}}, {2, {{3, 1, 0}, {1, 3, 0}}}},
        {"in it", {{1, 2, 0}, {4, 0, 0}, {0, 4, 0}}, {3, {{1, 2, 0}, {4, 0, 0}, {0, 4, 0}}}},
        {"a needle through it", {{1, 1, -1}, {1, 1, 3}, {1, 1, 1}}, {1, {{1, 1, 0}}}},
        {"a needle in it", {{1, 1, 0}, {3, 1, 0}, {2, 1, 0}}, {2, {{1, 1, 0}, {3, 1, 0}}}},
        {"a needle ends on it", {{1, 1, 0}, {3, 1, 2}, {2, 1, 1}}, {1, {{1, 1, 0}}}},
        {"a point on it", {{1, 1, 0}, {1, 1, 0}, {1, 1, 0}}, {1, {{1, 1, 0}}}},
        {"a point above", {{1, 1, 1}, {1, 1, 1}, {1, 1, 1}}, {0, {{0, 0, 0}}}},
        {"minus zero", {{R(-0.0), R(-0.0), R(-0.0)}, {1, 1, 1}, {2, 1, 1}}, {1, {{0, 0, 0}}}},
        {"NaN", {{1, 1, 0}, {REAL_NAN, 1, 0}, {1, 2, 0}}, {0, {{0, 0, 0}}}},
        {"infinite", {{1, 1, 0}, {REAL_INF, 1, 0}, {1, 2, 0}}, {0, {{0, 0, 0}}}},
    };
    const Plane plane = {{0, 0, 3}, 0}, all = {{0, 0, 0}, 0}, nothing = {{0, 0, 0}, 1};
    const Plane bad = {{0, 0, REAL_NAN}, 0};
    (void)state;
    for (size_t i = 0; i < COUNT(table); i++) {
        const Common got = X(meet_plane_triangle)(&plane, &table[i].triangle);
        check(table[i].name, is_as_said(&got, &table[i].want));
    }
    check("everything", X(meet_plane_triangle)(&all, &table[0].triangle).count == 3);
    check("nothing", X(meet_plane_triangle)(&nothing, &table[0].triangle).count == 0);
    check("NaN", X(meet_plane_triangle)(&bad, &table[6].triangle).count == 0);
}

static Triangle grid_triangle(int plane)
{
    Vec3 a = flat_point(plane);
    Vec3 b = flat_point(plane);
    Vec3 c = flat_point(plane);
    return (Triangle){a, b, c};
}

/* 2. Properties: true of any plane and triangle. */
static void properties(void **state)
{
    int meet = 0;
    (void)state;
    for (int i = 0; i < 4 * SAMPLES; i++) {
        new_kind();
        const Triangle t = grid_triangle(any_int(0, 3)), turned = {t.b, t.c, t.a};
        const Triangle mirrored = {t.b, t.a, t.c};
        const Plane p = flat_plane(t.a), back = {times(-1, p.normal), -p.d};
        const Segment edge = {t.a, t.b};
        const Triangle needle = {t.a, t.b, t.b};
        const Common common = X(meet_plane_triangle)(&p, &t);
        const Common of_edge = X(meet_plane_triangle)(&p, &needle);
        const Common same = X(meet_segment_plane)(&edge, &p);
        meet += common.count > 0;
        check_sample(i, "where they overlap",
                     (common.count > 0) == X(overlap_plane_triangle)(&p, &t), p, t);
        check_sample(i, "turned", X(meet_plane_triangle)(&p, &turned).count == common.count, p, t);
        check_sample(i, "mirrored", X(meet_plane_triangle)(&p, &mirrored).count == common.count, p,
                     t);
        check_sample(i, "turned over", X(meet_plane_triangle)(&back, &t).count == common.count, p,
                     t);
        check_sample(i, "as a segment", same_bits(&same, &of_edge, sizeof same), p, t);
    }
    check_share(meet, 4 * SAMPLES, 0.2, 0.9);
}

/* 3. Oracle: clipping in rational numbers. */
static void oracle(void **state)
{
    int found[4] = {0};
    (void)state;
    worst_error = 0;
    for (int i = 0; i < SAMPLES; i++) {
        new_kind();
        const Triangle t = i % 3 ? grid_triangle(any_int(0, 3)) : any_triangle();
        const Vec3 middle = {t.a.x / 2 + t.b.x / 2, t.a.y / 2 + t.b.y / 2, t.a.z / 2 + t.b.z / 2};
        const Plane p = i % 5 == 0 ? plane_by(middle) : i % 3 ? flat_plane(t.c) : any_plane();
        const Common common = X(meet_plane_triangle)(&p, &t);
        found[common.count]++;
        check_sample(i, "all corners, and no others", is_section(&common, &t.a, 3, &p), p, t);
    }
    printf("0 to 3 points: %d %d %d %d; %.2f epsilon\n", found[0], found[1], found[2], found[3],
           worst_error);
    for (int k = 0; k < 4; k++)
        check_share(found[k], SAMPLES, 0.02, 0.8);
}

TESTS_OF_ONE(meet_plane_triangle)
