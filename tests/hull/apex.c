/* tests/hull/apex.c - src/hull/apex.c: the extent of points along a direction, and the farthest
 * point. The oracle tests all points, exactly. */
#include "kit/points.h"
#include HEADER(hull)

/* The stored numbers and the answer are rounded to `real`. In double the answer is raised by 8
 * epsilon when it is stored, 16 when it is looked up and 12 when it is added; it is also
 * rounded. */
#define ROUNDING (2 * (double)REAL_EPSILON + 64 * DBL_EPSILON)

enum { FEW = 60, CELLS = 16, ROOM = 8 * 6 * (CELLS + 1) * (CELLS + 1) };
static real memory[ROOM];

static X(apex) apex_of(size_t count, uint32_t cells)
{
    X(apex) apex;
    check("built", cmp(X(apex_build)(point, (uint32_t)count, cells, memory, sizeof memory, &apex),
                       ==, ISECT_OK));
    return apex;
}

/* 1. Cases: invalid arguments; a box. */
TEST_FUNCTION(cases)
{
    const Vec3 bad[] = {{0, 0, 0}, {0, REAL_NAN, 0}}, nowhere = {0, REAL_INF, 0};
    const size_t bytes = X(apex_capacity)(4);
    X(apex) apex = {.count = 77};
    X(aabb) box;
    for (int i = 0; i < 8; i++)
        point[i] = (Vec3){i & 1 ? 1 : -1, i & 2 ? 2 : -2, i & 4 ? 5 : 1};
    check("150 corners, 96 cells", cmp(bytes, ==, 150 * sizeof(real) + 96 * sizeof(uint32_t)));
    check("no cells", !X(apex_capacity)(0) && !X(apex_capacity)(3) && !X(apex_capacity)(512));
    check("no map", X(apex_build)(point, 8, 4, memory, bytes, NULL) == ISECT_BAD_ARGUMENT);
    check("three", cmp(X(apex_build)(point, 8, 3, memory, bytes, &apex), ==, ISECT_BAD_ARGUMENT));
    check("no memory", X(apex_build)(point, 8, 4, NULL, bytes, &apex) == ISECT_BAD_ARGUMENT);
    check("no points", X(apex_build)(NULL, 8, 4, memory, bytes, &apex) == ISECT_BAD_ARGUMENT);
    check("none", cmp(X(apex_build)(point, 0, 4, memory, bytes, &apex), ==, ISECT_EMPTY));
    check("too small",
          cmp(X(apex_build)(point, 8, 4, memory, bytes - 1, &apex), ==, ISECT_TOO_SMALL));
    check("NaN", cmp(X(apex_build)(bad, 2, 4, memory, bytes, &apex), ==, ISECT_NOT_FINITE));
    check("untouched", cmp(apex.count, ==, 77));
    apex = apex_of(8, 4);
    const Vec3 right = {3, 0, 0}, up = {0, 0, R(0.5)}, corner = {1, -1, 1}, zero = {0, 0, 0};
    check("a face", cmp(fabs((double)X(apex_extent)(&apex, &right) - 3), <=, 10 * ROUNDING));
    check("above", cmp(fabs((double)X(apex_extent)(&apex, &up) - 2.5), <=, 10 * ROUNDING));
    check("a corner", cmp(X(apex_farthest)(&apex, &corner), ==, 5));
    check("of nothing all", cmp(X(apex_farthest)(&apex, &zero), <, 8));
    check("and so of infinity", cmp(X(apex_farthest)(&apex, &nowhere), ==, 0));
    check("as far as can be", cmp(X(apex_extent)(&apex, &nowhere), ==, REAL_INF));
    const X(plane) below = {{0, 0, 1}, -6}, above = {{0, 0, 1}, 0}, through = {{0, 0, 1}, -3};
    const X(plane) broken = {{0, 0, 1}, REAL_NAN};
    check("inside", cmp(X(apex_classify)(&below, &apex), ==, ISECT_INSIDE));
    check("outside", cmp(X(apex_classify)(&above, &apex), ==, ISECT_OUTSIDE));
    check("across", cmp(X(apex_classify)(&through, &apex), ==, ISECT_STRADDLES));
    check("unknown", cmp(X(apex_classify)(&broken, &apex), ==, ISECT_STRADDLES));
    const Vec3 axes[] = {{0, 1, 0}, {-1, 0, 0}, {0, 0, 1}}, origin = {10, 20, 30};
    check("no axes", X(apex_bound)(&apex, NULL, &origin, &box) == ISECT_BAD_ARGUMENT);
    check("not finite", cmp(X(apex_bound)(&apex, axes, &nowhere, &box), ==, ISECT_NOT_FINITE));
    check("turned", cmp(X(apex_bound)(&apex, axes, &origin, &box), ==, ISECT_OK));
    check("as a box", cmp(fabs((double)box.lower.x - 8), <, 1e-5) &&
                          cmp(fabs((double)box.upper.y - 21), <, 1e-5));
}

static Vec3 any_direction(int i)
{
    return i % 4 == 0 ? odd_vec3() : i % 4 == 1 ? any_unit() : any_vec3();
}
static double largest_of(Vec3 d)
{
    return fmax(fabs((double)d.x), fmax(fabs((double)d.y), fabs((double)d.z)));
}
static Big height(Vec3 d, Vec3 p)
{
    return dot3(big3(d), big3(p));
}
/* The greatest distance of two points. */
static double width_of(size_t count)
{
    double most = 0;
    for (size_t i = 0; i < count; i++)
        for (size_t k = 0; k < i; k++) {
            const double x = (double)point[i].x - (double)point[k].x,
                         y = (double)point[i].y - (double)point[k].y,
                         z = (double)point[i].z - (double)point[k].z;
            most = fmax(most, hypot(hypot(x, y), z));
        }
    return most;
}

/* 2. Properties: for each set and each number of cells the answers are within their bounds. */
TEST_FUNCTION(properties)
{
    const int rounds = soak(400);
    for (int i = 0; i < rounds; i++) {
        const size_t count = (size_t)any_int(1, FEW);
        const uint32_t cells = 1u << any_int(0, 4);
        draw_points(i % TAME_SETS, count);
        const X(apex) apex = apex_of(count, cells);
        const double width = width_of(count), reach = (double)apex.reach;
        const double far =
            fabs((double)apex.center.x) + fabs((double)apex.center.y) + fabs((double)apex.center.z);
        for (int k = 0; k < 20; k++) {
            const Vec3 d = any_direction(4 * k + 1);
            const double size = largest_of(d), rounding = ROUNDING * (reach + far);
            const Vec3 found = point[X(apex_farthest)(&apex, &d)];
            const double extent = (double)X(apex_extent)(&apex, &d);
            double most = -INFINITY;
            for (size_t j = 0; j < count; j++)
                most = fmax(most, (double)dot(d, point[j]));
            const double bound = sqrt(2) / cells * size * width + size * rounding;
            check("far enough", cmp(most - (double)dot(d, found), <=, bound));
            check("not too far", cmp(extent - most, <=, bound));
        }
    }
}

/* 3. Oracle: no point is beyond the extent, exactly. */
static void judge(const X(apex) * apex, Vec3 d)
{
    const real extent = X(apex_extent)(apex, &d);
    const X(plane) plane = {d, real_abs(extent) < REAL_MAX / 2 ? step(-extent) : 0};
    const isect_side side = X(apex_classify)(&plane, apex);
    for (uint32_t i = 0; i < apex->count; i++) {
        begin();
        const Big h = height(d, apex->points[i]), over = plus(h, big((double)plane.d));
        check("within", extent == REAL_INF || !less(big((double)extent), h));
        check("inside", side != ISECT_INSIDE || sign(over) < 0);
        check("outside", side != ISECT_OUTSIDE || sign(over) > 0);
    }
}
static void judge_moved(const X(apex) * apex)
{
    const Vec3 axes[] = {any_vec3(), any_vec3(), any_vec3()}, origin = any_vec3();
    X(aabb) box;
    check("moved", cmp(X(apex_bound)(apex, axes, &origin, &box), ==, ISECT_OK));
    for (uint32_t i = 0; i < apex->count; i++) {
        begin();
        const Vec3 p = apex->points[i];
        const Big3 at = plus3(
            plus3(big3(origin), by3(big((double)p.x), big3(axes[0]))),
            plus3(by3(big((double)p.y), big3(axes[1])), by3(big((double)p.z), big3(axes[2]))));
        const Big to[] = {at.x, at.y, at.z};
        for (int k = 0; k < 3; k++) {
            const real low = ((const real *)&box.lower)[k], high = ((const real *)&box.upper)[k];
            check("above", low == -REAL_INF || !less(to[k], big((double)low)));
            check("below", high == REAL_INF || !less(big((double)high), to[k]));
        }
    }
}
TEST_FUNCTION(oracle)
{
    const int rounds = soak(160);
    for (int i = 0; i < rounds; i++) {
        const size_t count = (size_t)any_int(1, FEW);
        draw_points(i % POINT_SETS, count);
        const X(apex) apex = apex_of(count, 1u << any_int(0, 4));
        for (int k = 0; k < 12; k++)
            judge(&apex, any_direction(k));
        judge_moved(&apex);
    }
}

TESTS_OF_ONE(hull_apex)
