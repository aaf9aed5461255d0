/* tests/meet/triangle_triangle.c - isect_meet_triangle_triangle. */
#include "meet/common.h"

#define SAMPLES soak(2000)

static Vec3 turned_point(Vec3 p)
{
    return (Vec3){p.z + 0, p.x + 0, p.y + 0};
}
static Triangle turned_triangle(Triangle t)
{
    return (Triangle){turned_point(t.a), turned_point(t.b), turned_point(t.c)};
}
/* The same corners in the same order, beginning anywhere, either way round? */
static bool same_round(const Common *a, const Common *b)
{
    const uint32_t n = a->count;
    if (n != b->count)
        return false;
    for (uint32_t k = 0; k < 2 * n; k++) {
        bool same = true;
        for (uint32_t i = 0; i < n; i++) {
            const Vec3 *q = &b->point[(k % 2 ? i + k / 2 : n - i + k / 2) % n];
            same &= same_bits(&a->point[i], q, sizeof *q);
        }
        if (same)
            return true;
    }
    return n == 0;
}

/* 1. Cases: with the triangle (0, 0), (4, 0), (0, 4) at z = 0. */
static void cases(void **state)
{
    const real least = REAL_LEAST;
    const struct {
        const char *name;
        Triangle other;
        Common want;
    } table[] = {
        {"above", {{0, 0, least}, {4, 0, least}, {0, 4, least}}, {0, {{0, 0, 0}}}},
        {"touches a corner", {{0, 0, 0}, {0, 0, 1}, {-1, 0, 1}}, {1, {{0, 0, 0}}}},
        {"stands on it", {{1, 1, 0}, {1, 1, 1}, {2, 1, 1}}, {1, {{1, 1, 0}}}},
        {"an edge lies on it", {{1, 1, 0}, {2, 1, 0}, {1, 1, 1}}, {2, {{1, 1, 0}, {2, 1, 0}}}},
        {"through it", {{1, 1, -1}, {1, 1, 1}, {9, 9, 1}}, {2, {{2, 2, 0}, {1, 1, 0}}}},
        {"in the plane, apart", {{5, 0, 0}, {9, 0, 0}, {5, 4, 0}}, {0, {{0, 0, 0}}}},
        {"in the plane, a corner", {{4, 0, 0}, {9, 0, 0}, {9, 4, 0}}, {1, {{4, 0, 0}}}},
        {"in the plane, inside",
         {{1, 1, 0}, {2, 1, 0}, {1, 2, 0}},
         {3, {{1, 2, 0}, {1, 1, 0}, {2, 1, 0}}}},
        {"itself", {{0, 4, 0}, {0, 0, 0}, {4, 0, 0}}, {3, {{0, 4, 0}, {0, 0, 0}, {4, 0, 0}}}},
        {"a star",
         {{3, 3, 0}, {-1, 3, 0}, {3, -1, 0}},
         {6, {{1, 3, 0}, {0, 3, 0}, {0, 2, 0}, {2, 0, 0}, {3, 0, 0}, {3, 1, 0}}}},
        {"a needle in it", {{1, 1, 0}, {3, 1, 0}, {2, 1, 0}}, {2, {{1, 1, 0}, {3, 1, 0}}}},
        {"a needle through it", {{1, 1, -1}, {1, 1, 3}, {1, 1, 1}}, {1, {{1, 1, 0}}}},
        {"a point in it", {{1, 1, 0}, {1, 1, 0}, {1, 1, 0}}, {1, {{1, 1, 0}}}},
        {"minus zero", {{1, R(-0.0), R(-0.0)}, {1, 0, 1}, {2, 1, 1}}, {1, {{1, 0, 0}}}},
        {"minus zero", {{R(-0.0), 1, 0}, {0, 1, 1}, {-1, 1, 1}}, {1, {{0, 1, 0}}}},
        {"NaN", {{1, 1, 0}, {REAL_NAN, 1, 0}, {1, 2, 0}}, {0, {{0, 0, 0}}}},
        {"infinite", {{1, 1, 0}, {REAL_INF, 1, 0}, {1, 2, 0}}, {0, {{0, 0, 0}}}},
    };
    const Triangle triangle = {{0, 0, 0}, {4, 0, 0}, {0, 4, 0}};
    (void)state;
    for (size_t i = 0; i < COUNT(table); i++) {
        Common got = X(meet_triangle_triangle)(&triangle, &table[i].other);
        check(table[i].name, got.count == table[i].want.count);
        check(table[i].name, same_bits(got.point, table[i].want.point, sizeof got.point));
        Triangle a = triangle, b = table[i].other;
        Common want = table[i].want;
        for (int axis = 0; axis < 3; axis++) { /* in other planes, too */
            a = turned_triangle(a), b = turned_triangle(b);
            for (uint32_t k = 0; k < want.count; k++)
                want.point[k] = turned_point(want.point[k]);
            got = X(meet_triangle_triangle)(&a, &b);
            check(table[i].name, same_round(&got, &want));
        }
    }
}

static Triangle flat_triangle(int plane)
{
    Vec3 a = flat_point(plane);
    Vec3 b = flat_point(plane);
    Vec3 c = flat_point(plane);
    return (Triangle){a, b, c};
}
static Triangle scaled3(Triangle t, real s)
{
    return (Triangle){times(s, t.a), times(s, t.b), times(s, t.c)};
}

/* 2. Properties: true of any two triangles. */
static void properties(void **state)
{
    int meet = 0, polygons = 0;
    (void)state;
    for (int i = 0; i < 4 * SAMPLES; i++) {
        Triangle a = i % 2 ? any_triangle() : flat_triangle(i / 2 % 3);
        Triangle b = i % 2 ? any_triangle() : flat_triangle(i / 8 % 3);
        Triangle turned = {b.c, b.a, b.b}, mirrored = {b.b, b.a, b.c};
        real s = scaled(1, i % 30 - 15);
        Triangle a_s = scaled3(a, s), b_s = scaled3(b, s);
        Common common = X(meet_triangle_triangle)(&a, &b);
        Common large = X(meet_triangle_triangle)(&a_s, &b_s);
        meet += common.count > 0, polygons += common.count > 2;
        check("where they overlap", (common.count > 0) == X(overlap_triangle_triangle)(&a, &b));
        check("swapped", X(meet_triangle_triangle)(&b, &a).count == common.count);
        check("turned", X(meet_triangle_triangle)(&a, &turned).count == common.count);
        check("mirrored", X(meet_triangle_triangle)(&a, &mirrored).count == common.count);
        check("every scale is alike", large.count == common.count);
        for (uint32_t k = 0; k < 6; k++) {
            Vec3 p = times(s, common.point[k]), q = large.point[k];
            check("every scale is alike", p.x == q.x && p.y == q.y && p.z == q.z);
        }
    }
    check_share(meet, 4 * SAMPLES, 0.2, 0.9);
    check_share(polygons, 4 * SAMPLES, 0.05, 0.5);
}

/* 3. Oracle: clipping in rational numbers. */
static void oracle(void **state)
{
    int found[7] = {0};
    (void)state;
    worst_error = 0;
    for (int i = 0; i < SAMPLES; i++) {
        new_kind();
        Triangle a = i % 3 ? flat_triangle(any_int(0, 3)) : any_triangle();
        Triangle b = i % 3 ? flat_triangle(any_int(0, 3)) : any_triangle();
        if (i % 5 == 0)
            b = scaled3(b, R(0.3)), b.a = step(0) > 0 ? a.b : b.a;
        if (i % 11 == 0) { /* a star in a plane */
            a = (Triangle){flat_point(1), flat_point(1), flat_point(1)};
            b = (Triangle){times(-1, a.a), times(-1, a.b), times(-1, a.c)};
        }
        if (i % 7 == 0) /* nearly in one plane */
            b.c.z = step(b.c.z), a.a.x = step(a.a.x);
        Common common = X(meet_triangle_triangle)(&a, &b);
        found[common.count]++;
        check_sample(i, "all corners, and no others", is_common(&common, &a.a, 3, &b.a, 3), a, b);
    }
    printf("0 to 6 points: %d %d %d %d %d %d %d; %.2f epsilon\n", found[0], found[1], found[2],
           found[3], found[4], found[5], found[6], worst_error);
    for (int k = 0; k < 7; k++)
        check_share(found[k], SAMPLES, 0.002, 0.8);
}

TESTS_OF_ONE(meet_triangle_triangle)
