/* tests/hull/measures.c - src/hull/measures.c: volume, surface area and centroid of hulls, compared
 * with sums of exact determinants. */
#include "kit/big.h"
#include "kit/kit.h"
#include "kit/subnormal.h"

enum { MOST = 200, BYTES = 400 * MOST + 4096 };

static Vec3 point[MOST];
static char memory[BYTES];
static X(hull) hull;

static void build(size_t n)
{
    const X(points) points = X(points_of)(point);
    check("built", X(hull_build)(points, n, memory, BYTES, NULL, &hull) == ISECT_OK);
}
static bool is_at(Vec3 p, real x, real y, real z)
{
    return p.x == x && p.y == y && p.z == z;
}

/* 1. Cases */
TEST_FUNCTION(cases)
{
    const X(hull) none = {.planes = NULL};
    const Vec3 flat[] = {{0, 0, 1}, {4, 0, 1}, {4, 2, 1}, {0, 2, 1}};
    for (int i = 0; i < 8; i++)
        point[i] = (Vec3){(real)(i & 1) * 2, (real)(i >> 1 & 1), (real)(i >> 2) * 4};
    build(8);
    check("a box", cmp(X(hull_volume)(&hull), ==, 8) && cmp(X(hull_area)(&hull), ==, 28));
    check("its middle", is_at(X(hull_centroid)(&hull), 1, R(0.5), 2));
    for (int i = 0; i < 8; i++)
        point[i] = times(REAL_MAX, (Vec3){(real)(i & 1), (real)(i >> 1 & 1), (real)(i >> 2)});
    build(8);
    check("too large",
          cmp(X(hull_volume)(&hull), ==, REAL_MAX) && cmp(X(hull_area)(&hull), ==, REAL_MAX));
    const Vec3 middle = X(hull_centroid)(&hull);
    check("its middle", cmp(real_abs(middle.x / (REAL_MAX / 2) - 1), <=, 4 * REAL_EPSILON) &&
                            cmp(real_abs(middle.z / (REAL_MAX / 2) - 1), <=, 4 * REAL_EPSILON));
    const real far = scaled(1, ISECT_DOUBLE ? 1000 : 100);
    const Vec3 thin[] = {{0, 0, 0}, {far, 0, 0}, {0, REAL_LEAST, 0}, {0, 0, far}};
    memcpy(point, thin, sizeof thin);
    build(4);
    check("of the least thickness",
          cmp(real_abs(X(hull_volume)(&hull) / (far * REAL_LEAST * far) - R(1.0) / 6), <=,
              REAL_EPSILON));
    memcpy(point, flat, sizeof flat);
    build(4);
    check("both sides", cmp(X(hull_volume)(&hull), ==, 0) && cmp(X(hull_area)(&hull), ==, 16));
    check("its middle", is_at(X(hull_centroid)(&hull), 2, 1, 1));
    build(2);
    check("a segment", cmp(X(hull_volume)(&hull), ==, 0) && cmp(X(hull_area)(&hull), ==, 0));
    check("its middle", is_at(X(hull_centroid)(&hull), 2, 0, 1));
    point[1] = (Vec3){2, 4, -7};
    build(2);
    check("the middle of another", is_at(X(hull_centroid)(&hull), 1, 2, -3));
    build(1);
    check("a point", cmp(X(hull_volume)(&hull), ==, 0) && cmp(X(hull_area)(&hull), ==, 0));
    check("itself", is_at(X(hull_centroid)(&hull), 0, 0, 1));
    check("none", cmp(X(hull_volume)(&none), ==, 0) && cmp(X(hull_area)(&none), ==, 0));
    check("nowhere", is_at(X(hull_centroid)(&none), 0, 0, 0));
}

/* Long along one axis, equally short along another: scales are kept apart. */
TEST_FUNCTION(stretched)
{
    const real big = scaled(1, ISECT_DOUBLE ? 500 : 60), small = 1 / big;
    for (int turn = 0; turn < 6; turn++) {
        const real way = turn < 3 ? 1 : -1, length[3] = {big, 1, small};
        for (int i = 0; i < 8; i++)
            for (int k = 0; k < 3; k++)
                ((real *)&point[i])[(turn + k) % 3] = i >> k & 1 ? way * length[k] : 0;
        build(8);
        check("volume, area",
              cmp(X(hull_volume)(&hull), ==, 1) && cmp(X(hull_area)(&hull), ==, 2 * big));
        const Vec3 middle = X(hull_centroid)(&hull);
        for (int k = 0; k < 3; k++)
            check("middle",
                  cmp(real_abs(((const real *)&middle)[(turn + k) % 3] - way * length[k] / 2), <=,
                      8 * REAL_EPSILON * length[k]));
    }
}

static void draw(int i, size_t n)
{
    new_kind();
    for (size_t k = 0; k < n; k++)
        point[k] = i % 3 == 0 ? any_vec3() : odd_vec3();
    if (i % 3 == 1) /* thin */
        for (size_t k = 0; k < n; k++)
            point[k].z = point[k].x / 2 + point[k].y / 2;
}

/* 2. Properties: powers of two; more points do not reduce a measure; the centroid is in the box. */
TEST_FUNCTION(properties)
{
    for (int i = 0; i < soak(300); i++) {
        const size_t n = (size_t)any_int(1, MOST / 4);
        for (size_t k = 0; k < n; k++)
            point[k] = any_vec3();
        build(n);
        forget_subnormals();
        const real volume = X(hull_volume)(&hull), area = X(hull_area)(&hull);
        const Vec3 middle = X(hull_centroid)(&hull);
        check("no operand is subnormal, among tame ones", !met_subnormals());
        for (size_t k = 0; k < n; k++)
            point[k] = times(8, point[k]);
        build(n);
        const Vec3 other = X(hull_centroid)(&hull);
        check("times 512", cmp(X(hull_volume)(&hull), ==, 512 * volume));
        check("times 64", cmp(X(hull_area)(&hull), ==, 64 * area));
        check("times 8", is_at(other, 8 * middle.x, 8 * middle.y, 8 * middle.z));
        bool below = true;
        for (size_t k = 0; n > 4 && k < hull.plane_count; k++)
            below &= dot(hull.planes[k].normal, other) + hull.planes[k].d < 0;
        check("within", below);
        point[n] = times(8, any_vec3());
        build(n + 1);
        check("no less", cmp(X(hull_volume)(&hull), >=, 512 * volume * (1 - 4 * REAL_EPSILON)));
    }
}

/* 3. Oracle: six times the volume, and its product with four times the offset of the centroid,
 * exactly. */
typedef struct Truth {
    mpf_t volume, moment[3], area;
} Truth;

static void add(mpf_t sum, Big x)
{
    mpf_add(sum, sum, x);
}
static void measure(Truth *truth)
{
    for (size_t f = 0; f < hull.face_count; f++) {
        const uint32_t first = hull.faces[f];
        uint32_t i = hull.edges[first].next;
        for (; hull.edges[i].next != first; i = hull.edges[i].next) {
            begin();
            const Big3 o = big3(hull.vertices[0]);
            const Big3 a = minus3(big3(hull.vertices[hull.edges[first].origin]), o);
            const Big3 b = minus3(big3(hull.vertices[hull.edges[i].origin]), o);
            const Big3 c = minus3(big3(hull.vertices[hull.edges[hull.edges[i].next].origin]), o);
            const Big3 n = cross3(minus3(b, a), minus3(c, a));
            const Big volume = dot3(n, a);
            add(truth->volume, volume);
            add(truth->moment[0], by(volume, plus(plus(a.x, b.x), c.x)));
            add(truth->moment[1], by(volume, plus(plus(a.y, b.y), c.y)));
            add(truth->moment[2], by(volume, plus(plus(a.z, b.z), c.z)));
            add(truth->area, root(dot3(n, n)));
        }
    }
}
/* |x - want| <= bound * unit + epsilon / 2 of itself and the least number */
static bool is_near(real x, Big want, Big unit, double bound)
{
    const Big rounding = by(size(want), big((double)REAL_EPSILON / 2));
    const Big room = plus(plus(by(unit, big(bound)), rounding), big((double)REAL_LEAST));
    return !less(room, size(minus(big((double)x), want)));
}

static void check_measures(int i, const Truth *truth)
{
    Big length[3], longest = big(0);
    for (int k = 0; k < 3; k++) {
        Big low = big((double)((const real *)&hull.vertices[0])[k]), high = low;
        for (size_t v = 1; v < hull.vertex_count; v++) {
            const Big at = big((double)((const real *)&hull.vertices[v])[k]);
            low = less(at, low) ? at : low, high = larger(high, at);
        }
        length[k] = minus(high, low), longest = larger(longest, length[k]);
    }
    const Big box = by(by(length[0], length[1]), length[2]);
    const Big diagonal =
        plus(plus(by(length[0], length[0]), by(length[1], length[1])), by(length[2], length[2]));
    const double n = (double)hull.vertex_count * DBL_EPSILON;
    const Big volume = over(truth->volume, big(6)), area = over(truth->area, big(2));
    const Big most = big((double)REAL_MAX);
    if (less(volume, most))
        check("volume", is_near(X(hull_volume)(&hull), volume, box, 9 * n));
    if (less(area, most))
        check("area", is_near(X(hull_area)(&hull), area, diagonal, 8 * n));
    if (hull.dimension < 3)
        return;
    const Big thin = over(by(longest, box), volume);
    const Vec3 middle = X(hull_centroid)(&hull);
    for (int k = 0; k < 3; k++) {
        const Big way = over(truth->moment[k], by(truth->volume, big(4)));
        const Big want = plus(big((double)((const real *)hull.vertices)[k]), way);
        check_sample(i, "middle", is_near(((const real *)&middle)[k], want, thin, 20 * n), middle,
                     point[0]);
    }
}

TEST_FUNCTION(oracle)
{
    Truth truth;
    mpf_init2(truth.volume, BIG_BITS), mpf_init2(truth.area, BIG_BITS);
    for (int k = 0; k < 3; k++)
        mpf_init2(truth.moment[k], BIG_BITS);
    for (int i = 0; i < soak(300); i++) {
        const size_t n = (size_t)any_int(1, 20);
        draw(i, n);
        build(n);
        mpf_set_ui(truth.volume, 0), mpf_set_ui(truth.area, 0);
        for (int k = 0; k < 3; k++)
            mpf_set_ui(truth.moment[k], 0);
        measure(&truth);
        begin();
        check_measures(i, &truth);
    }
    mpf_clears(truth.volume, truth.area, truth.moment[0], truth.moment[1], truth.moment[2], NULL);
}

TESTS_OF(hull_measures, cmocka_unit_test(stretched), cmocka_unit_test(oracle))
