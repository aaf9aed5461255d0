/* tests/overlap/point_hull.c - isect_overlap_point_hull. */
#include "overlap/corners.h"

#define SAMPLES soak(4000)
#define JUDGED soak(ISECT_DOUBLE ? 2000 : 5000)
#define ALIKE soak(3000)

static bool ask(const Vec3 *a, size_t count_a, const Vec3 *b, size_t count_b)
{
    const X(hull) hull = hull_with(b, count_b);
    const Vec3 point = a[0];
    check("so many corners", count_a == 1);
    return X(overlap_point_hull)(&point, &hull);
}

/* 1. Cases: with a pyramid on the square from (-2, -2, 0) to (2, 2, 0), its tip at (0, 0, 2). */
static void cases(void **state)
{
    static const Vec3 pyramid[5] = {{-2, -2, 0}, {2, -2, 0}, {2, 2, 0}, {-2, 2, 0}, {0, 0, 2}};
    const real eps = REAL_EPSILON, least = REAL_LEAST, most = REAL_MAX;
    const struct {
        const char *name;
        Vec3 point;
        bool want;
    } table[] = {
        {"inside", {0, 0, 1}, true},
        {"on the base", {1, 1, 0}, true},
        {"below it", {1, 1, -least}, false},
        {"at a corner", {2, -2, 0}, true},
        {"beside a corner", {2, -2 - 4 * eps, 0}, false},
        {"at the tip", {0, 0, 2}, true},
        {"above it", {0, 0, 2 + 2 * eps}, false},
        {"on an edge", {1, 1, 1}, true},
        {"beside an edge", {1 + eps, 1, 1}, false},
        {"just inside", {1, 1, 1 - eps}, true},
        {"on a side", {1, R(0.5), 1}, true},
        {"above a side", {1, R(0.5), 1 + eps}, false},
        {"in its box alone", {2, 2, 2}, false},
        {"far away", {most, most, most}, false},
        {"far below", {0, 0, -most}, false},
        {"NaN", {0, REAL_NAN, 1}, false},
        {"infinite", {0, 0, -REAL_INF}, false},
    };
    (void)state;
    for (size_t i = 0; i < COUNT(table); i++) {
        const Vec3 *point = &table[i].point;
        check(table[i].name, ask((const Vec3 *)point, 1, pyramid, 5) == table[i].want);
    }
    const Vec3 square[4] = {{0, 0, 0}, {2, 1, 0}, {1, 3, 0}, {-1, 2, 0}};
    const Vec3 on[3] = {{1, 1, 0}, {1, R(0.5), 0}, {-1, 2, 0}};
    for (int i = 0; i < 3; i++) {
        const Vec3 above = {on[i].x, on[i].y, least}, beside = {on[i].x, on[i].y - 4 * eps, 0};
        check("on a flat one", ask(&on[i], 1, square, 4));
        check("above it", !ask(&above, 1, square, 4));
        check("beside it, or not", ask(&beside, 1, square, 4) == (i == 0));
    }
    const X(plane) below = {{0, 0, 1}, -9};
    const X(hull) planes = {.planes = &below, .plane_count = 1};
    check("planes alone are nothing", !X(overlap_point_hull)(&on[0], &planes));
}

/* 2. Properties. */
static void properties(void **state)
{
    int together = 0;
    (void)state;
    corners_obey_laws(ask, 1, SAMPLES);
    for (int i = 0; i < ALIKE; i++) {
        Vec3 p[1 + 8];
        hard_corners(p, 1, 8);
        const Vec3 point = p[0];
        const Segment segment = {p[1], p[2]};
        const Triangle triangle = {p[1], p[2], p[3]};
        const bool same = p[0].x == p[1].x && p[0].y == p[1].y && p[0].z == p[1].z;
        check("one vertex", ask(p, 1, p + 1, 1) == same);
        check("two", ask(p, 1, p + 1, 2) == X(overlap_point_segment)(&point, &segment));
        check("three", ask(p, 1, p + 1, 3) == X(overlap_point_triangle)(&point, &triangle));
        Aabb box = {p[1], p[1]};
        for (int k = 1; k < 8; k++)
            for (int j = 0; j < 3; j++) {
                const real x = ((const real *)&p[1 + k])[j];
                real *lower = (real *)&box.lower + j, *upper = (real *)&box.upper + j;
                *lower = num_min(*lower, x), *upper = num_max(*upper, x);
            }
        for (int k = 0; k < 8; k++)
            p[1 + k] = (Vec3){k & 1 ? box.lower.x : box.upper.x, k & 2 ? box.lower.y : box.upper.y,
                              k & 4 ? box.lower.z : box.upper.z};
        const bool in_box = X(overlap_point_aabb)(&point, &box);
        check("the corners of a box", ask(p, 1, p + 1, 8) == in_box);
        together += in_box;
    }
    check_share(together, ALIKE, 0.1, 0.97);
}

/* 3. Oracle. */
static void oracle(void **state)
{
    (void)state;
    corners_are_judged(ask, 1, JUDGED);
}

TESTS_OF_ONE(overlap_point_hull)
