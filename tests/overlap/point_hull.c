/* tests/overlap/point_hull.c - isect_overlap_point_hull. */
#include "kit/corners.h"
#include "kit/kit.h"

static bool ask(const Vec3 *a, size_t count_a, const Vec3 *b, size_t count_b)
{
    const X(hull) hull = hull_with(b, count_b);
    const Vec3 point = a[0];
    check("so many corners", cmp(count_a, ==, 1));
    return X(overlap_point_hull)(&point, &hull);
}

/* Cases: with a pyramid on the square from (-2, -2, 0) to (2, 2, 0), its tip at (0, 0, 2). */
TEST_FUNCTION(cases)
{
    static const Vec3 pyramid[5] = {{-2, -2, 0}, {2, -2, 0}, {2, 2, 0}, {-2, 2, 0}, {0, 0, 2}};
    const real eps = REAL_EPSILON, least = REAL_LEAST, most = REAL_MAX;
    TABLE(table, Vec3 point; bool want;) = {
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
    };
    for (size_t i = 0; i < COUNT(table); i++) {
        const Vec3 *point = &table[i].point;
        check(table[i].name, cmp(ask((const Vec3 *)point, 1, pyramid, 5), ==, table[i].want));
    }
    const Vec3 square[4] = {{0, 0, 0}, {2, 1, 0}, {1, 3, 0}, {-1, 2, 0}};
    const Vec3 on[3] = {{1, 1, 0}, {1, R(0.5), 0}, {-1, 2, 0}};
    for (int i = 0; i < 3; i++) {
        const Vec3 above = {on[i].x, on[i].y, least}, beside = {on[i].x, on[i].y - 4 * eps, 0};
        check("on a flat one", ask(&on[i], 1, square, 4));
        check("above it", !ask(&above, 1, square, 4));
        check("beside it, or not", cmp(ask(&beside, 1, square, 4), ==, (i == 0)));
    }
    const X(plane) below = {{0, 0, 1}, -9};
    const X(hull) planes = {.planes = &below, .plane_count = 1};
    const Vec3 far = {0, 0, 10};
    check("planes alone are the set", X(overlap_point_hull)(&on[0], &planes));
    check("above the plane", !X(overlap_point_hull)(&far, &planes));
}

CASES(overlap_point_hull)
