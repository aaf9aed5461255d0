/* tests/surface/normal_polygon.c - isect_normal_polygon. */
#include "kit/nearest.h"

#define SAMPLES soak(10000)

enum { MOST = 12 };

static Vec3 normal_of(const Vec3 *corner, size_t count)
{
    return X(normal_polygon)(&(X(polygon)){corner, count}, &corner[0]);
}
static bool is_zero(Vec3 a)
{
    return same_point(a, (Vec3){0, 0, 0});
}

/* 1. Cases. */
TEST_FUNCTION(cases)
{
    const Vec3 up = {0, 0, 1}, none = {0, 0, 0};
    const Vec3 square[] = {{0, 0, 5}, {2, 0, 5}, {2, 2, 5}, {0, 2, 5}};
    const Vec3 back[] = {{0, 2, 5}, {2, 2, 5}, {2, 0, 5}, {0, 0, 5}};
    const Vec3 arrow[] = {{0, 0, 0}, {4, 4, 0}, {0, 1, 0}, {-4, 4, 0}}; /* concave */
    const Vec3 bow[] = {{0, 0, 0}, {2, 2, 0}, {2, 0, 0}, {0, 2, 0}};
    const Vec3 half_bow[] = {{0, 0, 0}, {2, 2, 0}, {2, 0, 0}, {-1, 3, 0}};
    const Vec3 bent[] = {{0, 0, 0}, {2, 0, 1}, {2, 2, 0}, {0, 2, 1}};
    const Vec3 line[] = {{0, 0, 0}, {1, 2, 3}, {2, 4, 6}, {-1, -2, -3}};
    check("anticlockwise from above: up", same_point(normal_of(square, 4), up));
    check("clockwise: down", same_point(normal_of(back, 4), (Vec3){0, 0, -1}));
    check("concave", same_point(normal_of(arrow, 4), up));
    check("it goes round as much either way", same_point(normal_of(bow, 4), none));
    check("it does not quite", same_point(normal_of(half_bow, 4), (Vec3){0, 0, 1}) ||
                                   same_point(normal_of(half_bow, 4), (Vec3){0, 0, -1}));
    check("bent: that of its shadows", same_point(normal_of(bent, 4), up));
    check("on a line", same_point(normal_of(line, 4), none));
    for (size_t n = 0; n < 3; n++)
        check("a point, a segment", same_point(normal_of(square, n), none));
    check("without points", same_point(X(normal_polygon)(&(X(polygon)){NULL, 0}, &up), none));
    for (int k = 0; k < 12; k++) {
        Vec3 bad[4];
        memcpy(bad, square, sizeof bad);
        ((real *)bad)[k] = k % 2 ? REAL_NAN : -REAL_INF;
        check("NaN, infinity", same_point(normal_of(bad, 4), none));
    }
}

/* A polygon: tame, or nearly flat, or as odd as others; its corners may coincide. */
static size_t some_corners(Vec3 *corner, int i)
{
    const size_t count = (size_t)any_int(3, MOST);
    const Vec3 p = any_vec3(), u = any_vec3(), v = any_vec3();
    const real far = scaled(1, any_int(0, 20));
    new_kind();
    for (size_t k = 0; k < count; k++) {
        const real x = any_real(-1, 1), y = any_real(-1, 1);
        corner[k] = i % 3 == 0 ? odd_vec3() : mad(mad(times(far, p), x, u), y, v);
        if (k > 0 && any_int(0, 9) == 0)
            corner[k] = corner[k - 1];
    }
    return count;
}

/* 2. Properties. */
TEST_FUNCTION(properties)
{
    int some = 0;
    for (int i = 0; i < SAMPLES; i++) {
        Vec3 p[MOST], larger[MOST], moved[MOST];
        const size_t count = some_corners(p, i);
        const Vec3 n = normal_of(p, count);
        const real length = real_sqrt(dot(n, n));
        some += !is_zero(n);
        check_sample(i, "of unit length, or zero",
                     is_zero(n) || real_abs(length - 1) <= 4 * REAL_EPSILON, p[0], n);
        check_sample(i, "zeros are +0", !has_minus_zero(n), p[0], n);
        for (size_t k = 0; k < count; k++)
            larger[k] = times(4, p[k]), moved[k] = (Vec3){p[k].y, p[k].z, p[k].x};
        const Vec3 large = normal_of(larger, count), turned = normal_of(moved, count);
        check_sample(i, "every scale is alike",
                     lost_beside(p, (int)count) || !finite3(larger[0]) || is_zero(large) ||
                         same_point(large, n),
                     p[0], n);
        check_sample(i, "all axes are alike", cmp(is_zero(n), ==, is_zero(turned)), p[0], n);
        if (count == 3 && i % 3) {
            const Triangle t = {p[0], p[1], p[2]};
            const Vec3 off = sub(n, X(normal_triangle)(&t, &p[0]));
            check_sample(i, "a triangle", is_zero(n) || dot(off, off) <= R(1e-3), p[0], n);
        }
    }
    check_share(some, SAMPLES, 0.3, 0.999);
}

/* 3. Oracle: the sum without rounding. The sine to it, over what the header allows. */
static double off_normal(const Vec3 *p, size_t count, Vec3 got)
{
    const double doubles = 0x1p-52;
    Big3 n = {big(0), big(0), big(0)};
    Big products = big(0);
    for (size_t k = 1; k + 1 < count; k++) {
        const Big3 u = minus3(big3(p[k]), big3(p[0])), v = minus3(big3(p[k + 1]), big3(p[0]));
        n = plus3(n, cross3(u, v));
        products = plus(products, by(length(u), length(v)));
    }
    const Big size = length(n);
    const double share = quotient(size, products);
    if (is_zero(got))
        return share <= 16 * doubles * (double)count ? 0 : INFINITY;
    const Big3 way = cross3(n, big3(got));
    return quotient(length(way), size) /
           (2 * (double)REAL_EPSILON + 8 * (double)count * doubles / share);
}
TEST_FUNCTION(oracle)
{
    double worst = 0;
    int none = 0;
    for (int i = 0; i < SAMPLES; i++) {
        Vec3 p[MOST];
        const size_t count = some_corners(p, i);
        if (lost_beside(p, (int)count))
            continue;
        begin();
        const Vec3 got = normal_of(p, count);
        const double off = off_normal(p, count, got);
        none += is_zero(got), worst = fmax(worst, off);
        check_sample(i, "within the bound", cmp(off, <=, 1), p[0], got);
    }
    printf("within %.2f of the bound; none of %d\n", worst, none);
}

TESTS_OF_ONE(surface_normal_polygon)
