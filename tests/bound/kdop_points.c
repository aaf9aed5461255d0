/* tests/bound/kdop_points.c - src/bound/kdop_points.c and src/bound/slabs.c: k-DOPs of points, of
 * triangles, of meshes, of k-DOPs, in addition to the tests of all makers (bound/makers.c).
 *
 * The oracle sums exactly: a bound must be the tightest number that contains all points, and the
 * greatest number of the type if it is not infinite. */
#include "kit/makers.h"

enum { SLABS_MOST = 13 };

typedef real Kdop[2 * SLABS_MOST];
typedef struct Size {
    const Maker *maker;
    const Normal *normal;
    int count;
    isect_status (*many)(real *, const real *, size_t); /* an array */
    isect_status (*views)(real *, const real **, size_t stride, size_t);
} Size;

#define SIZE(kdop, kdops)                                                                          \
    static isect_status kdop##_many(real *to, const real *of, size_t n)                            \
    {                                                                                              \
        const X(kdops) none = {0};                                                                 \
        return X(bound_##kdop##_##kdops)(of ? X(kdops##_of)((const void *)of) : none, n,           \
                                         (void *)to);                                              \
    }                                                                                              \
    static isect_status kdop##_views(real *to, const real **of, size_t stride, size_t n)           \
    {                                                                                              \
        X(kdops) view;                                                                             \
        memcpy(&view, of, sizeof view.lower + sizeof view.upper);                                  \
        view.stride = stride;                                                                      \
        return X(bound_##kdop##_##kdops)(view, n, (void *)to);                                     \
    }
SIZE(kdop14, kdop14s)
SIZE(kdop18, kdop18s)
SIZE(kdop26, kdop26s)

enum { SIZES = 3 };
static const Size size_of[SIZES] = {{makers + 1, KDOP14, 7, kdop14_many, kdop14_views},
                                    {makers + 2, KDOP18, 9, kdop18_many, kdop18_views},
                                    {makers + 3, KDOP26, 13, kdop26_many, kdop26_views}};
static bool same_kdop(const Size *size, const Kdop a, const Kdop b)
{
    return same_bits(a, b, 2 * (size_t)size->count * sizeof(real));
}
static void make(const Size *size, Kdop kdop, size_t n)
{
    const X(points) points = X(points_of)(point);
    check(size->maker->name, cmp(size->maker->make(kdop, &points, n), ==, ISECT_OK));
}

/* The definition. */
static real last_number(Big sum) /* the least number not below the sum */
{
    real x = (real)mpf_get_d(sum); /* rounded towards 0, then to nearest */
    if (!(real_abs(x) <= REAL_MAX))
        return x > 0 ? REAL_INF : -REAL_MAX;
    while (x <= REAL_MAX && less(big((double)x), sum))
        x = ISECT_DOUBLE ? (real)nextafter((double)x, INFINITY)
                         : (real)nextafterf((float)x, INFINITY);
    return x + 0;
}
static Big height(const Normal n, int side, Vec3 p)
{
    return plus(
        plus(big(side * (double)n[0] * (double)p.x), big(side * (double)n[1] * (double)p.y)),
        big(side * (double)n[2] * (double)p.z));
}
static void kdop_by_one(Kdop kdop, const Size *size, size_t n)
{
    mpf_t most;
    mpf_init2(most, BIG_BITS);
    for (int k = 0; k < size->count; k++)
        for (int side = -1; side <= 1; side += 2) {
            for (size_t i = 0; i < n; i++) {
                begin();
                Big sum = height(size->normal[k], side, point[i]);
                if (i == 0 || less(most, sum))
                    mpf_set(most, sum);
            }
            const real bound = last_number(most);
            kdop[side < 0 ? k : size->count + k] = side < 0 ? 0 - bound : bound;
        }
    mpf_clear(most);
}

/* 1. Cases. */
static void points_of_size(const Size *size)
{
    const Vec3 two[] = {{1, -2, 4}, {R(-0.0), 2, 3}};
    const X(points) all = X(points_of)(two);
    Kdop kdop, want;
    for (int k = 0; k < size->count; k++) {
        const real *n = size->normal[k];
        const real a = n[0] - 2 * n[1] + 4 * n[2], b = 2 * n[1] + 3 * n[2];
        want[k] = num_min(a, b), want[size->count + k] = num_max(a, b);
    }
    memcpy(point, two, sizeof two);
    make(size, kdop, 2);
    check("two", same_kdop(size, kdop, want));
    kdop[size->count] = REAL_INF;
    check("infinite", cmp(size->maker->grown(kdop, &all, 2), ==, ISECT_OK) &&
                          cmp(kdop[size->count], ==, REAL_INF));
}
static void meshes_of_size(const Size *size)
{
    const Vec3 corner[] = {{0, 0, 0}, {9, REAL_NAN, 9}, {1, R(-0.0), 0}, {0, 1, 2}, {0, 0, -3}};
    const uint32_t used[] = {0, 2, 3, 3, 2, 4};
    const X(mesh) mesh = {&corner[0].x, 0, 5, used, 2}, bare = {&corner[2].x, 0, 3, NULL, 1};
    const X(points) first = X(points_of)(&corner[0]);
    Kdop kdop, want;
    memcpy(point, &corner[2], 3 * sizeof *corner);
    make(size, want, 3);
    check("without indices",
          cmp(size->maker->of_mesh(kdop, &bare), ==, ISECT_OK) && same_kdop(size, kdop, want));
    check("two", cmp(size->maker->of_mesh(kdop, &mesh), ==, ISECT_OK) &&
                     cmp(size->maker->grown(want, &first, 1), ==, ISECT_OK) &&
                     same_kdop(size, kdop, want));
}
enum { FEW_KDOPS = 6 };
/* Six contiguous k-DOPs, and the one that contains them. Three are empty, by one slab each; the
 * last one has a NaN. */
static void draw_kdops(int count, real *all, Kdop want)
{
    static const real bound[FEW_KDOPS][2] = {{0, 0}, {0, 0}, {-100, 100}, {-100, 100}, {-100, 100}};
    real *of[FEW_KDOPS];
    for (int i = 0; i < FEW_KDOPS; i++)
        of[i] = all + i * 2 * count;
    for (int k = 0; k < count; k++) {
        for (int i = 0; i < FEW_KDOPS; i++)
            of[i][k] = bound[i][0], of[i][count + k] = bound[i][1];
        of[0][k] = (real)k, of[0][count + k] = (real)(k + 1);
        of[1][k] = (real)-k, of[1][count + k] = R(-0.0);
        want[k] = (real)-k + 0, want[count + k] = (real)(k + 1);
    }
    of[1][0] = want[0] = -REAL_INF;
    of[2][count - 1] = 101, of[3][2 * count - 1] = of[3][count - 1] = -REAL_INF;
    of[4][1] = of[4][count + 1] = REAL_INF;
    of[5][2 * count - 1] = REAL_NAN;
}
static void kdops_of_size(const Size *size)
{
    const int count = size->count;
    real all[FEW_KDOPS * 2 * SLABS_MOST], of_slab[2 * SLABS_MOST][2];
    const real *first = all, *second = all + 2 * count, *columns[2 * SLABS_MOST];
    Kdop kdop, want, mark;
    draw_kdops(count, all, want);
    for (int f = 0; f < 2 * SLABS_MOST; f++)
        kdop[f] = mark[f] = 7;
    check("no view", size->many(kdop, NULL, 2) == ISECT_BAD_ARGUMENT);
    check("no k-DOP", size->many(NULL, all, 2) == ISECT_BAD_ARGUMENT);
    check("none", cmp(size->many(kdop, all, 0), ==, ISECT_EMPTY));
    check("empty ones", cmp(size->many(kdop, all + 4 * count, 3), ==, ISECT_EMPTY));
    check("NaN", cmp(size->many(kdop, all, 6), ==, ISECT_NOT_FINITE));
    check("untouched", same_kdop(size, kdop, mark));
    check("all", cmp(size->many(kdop, all, 5), ==, ISECT_OK) && same_kdop(size, kdop, want));
    check("two", cmp(size->maker->of_two(kdop, first, second), ==, ISECT_OK) &&
                     same_kdop(size, kdop, want));
    check("+0", cmp(size->maker->of_two(kdop, second, second), ==, ISECT_OK) &&
                    cmp(kdop[count], ==, 0) && !signbit(kdop[count]));
    memcpy(kdop, first, 2 * (size_t)count * sizeof(real));
    check("in place", cmp(size->maker->of_two(kdop, kdop, second), ==, ISECT_OK) &&
                          same_kdop(size, kdop, want));
    for (int f = 0; f < 2 * count; f++)
        columns[f] = of_slab[f], of_slab[f][0] = first[f], of_slab[f][1] = second[f];
    check("columns",
          cmp(size->views(kdop, columns, 0, 2), ==, ISECT_OK) && same_kdop(size, kdop, want));
    for (int f = 0; f < 2 * count; f++) {
        columns[f] = NULL;
        check("no number", cmp(size->views(kdop, columns, 0, 1), ==, ISECT_BAD_ARGUMENT));
        check("none is needed", cmp(size->views(kdop, columns, 0, 0), ==, ISECT_EMPTY));
        columns[f] = of_slab[f];
    }
}
/* Sums of three numbers that are not representable, for one point each. */
static void hard_sums(const Size *size)
{
    const real eps = REAL_EPSILON, most = REAL_MAX, tiny = REAL_LEAST;
    const Vec3 hard[] = {{1, tiny, 0},          {1, tiny, -tiny},        {1, -tiny, -tiny},
                         {1, eps / 2, eps / 2}, {1, eps / 2, -eps / 2},  {1, eps / 4, tiny},
                         {-1, eps / 2, tiny},   {1, -eps / 4, -tiny},    {eps / 2, -tiny, 1},
                         {most, most, -most},   {-most, -most, most},    {most, -most, tiny},
                         {most, tiny, 0},       {-most, tiny, -tiny},    {most, most, most},
                         {-most, -most, -most}, {R(-0.0), R(-0.0), 0},   {tiny, tiny, tiny},
                         {most / 2, 1, -1},     {most / 8, tiny, -tiny}, {1 + eps, -eps / 2, tiny}};
    const Vec3 ends[] = {{most, 0, 0}, {most / 2, most / 2, 0}, {0, -most, 0}};
    Kdop kdop, want;
    for (size_t i = 0; i < COUNT(hard); i++) {
        point[0] = hard[i];
        kdop_by_one(want, size, 1);
        make(size, kdop, 1);
        for (int f = 0; f < 2 * size->count; f++)
            check("hard sums",
                  kdop[f] == want[f] || (real_abs(want[f]) == most && real_abs(kdop[f]) > most));
    }
    for (size_t i = 0; i < COUNT(ends); i++) {
        point[0] = ends[i];
        kdop_by_one(want, size, 1);
        make(size, kdop, 1);
        check("the greatest number is one", same_kdop(size, kdop, want));
    }
}
/* The sum of the point b is rounded below those of others, but is above them in real arithmetic: 64
 * + 31 u becomes 64. This must be detected along all normals to corners, and in any block of
 * points. */
static void order_of_rounded(const Size *size)
{
    enum { OTHERS = 2500 };
    const real u = REAL_EPSILON;
    for (int k = 3; k < size->count; k++)
        for (int at = 0; at < 2 * OTHERS; at += 600) {
            const real *n = size->normal[k], side = at < OTHERS ? 1 : -1;
            Kdop kdop;
            if (n[0] * n[1] * n[2] == 0)
                continue;
            for (int i = 0; i < OTHERS; i++)
                point[i] = (Vec3){(1 + 10 * u) * side * n[0], 0, 0};
            point[at % OTHERS] = (Vec3){64 * side * n[0], 31 * u * side * n[1], -63 * side * n[2]};
            make(size, kdop, OTHERS);
            check("the truly highest",
                  cmp(side * kdop[side < 0 ? k : size->count + k], ==, 1 + 31 * u));
        }
}
TEST_FUNCTION(cases)
{
    for (int i = 0; i < SIZES; i++) {
        points_of_size(&size_of[i]);
        meshes_of_size(&size_of[i]);
        kdops_of_size(&size_of[i]);
        hard_sums(&size_of[i]);
        order_of_rounded(&size_of[i]);
    }
}

/* 3. Oracle: the definition, point by point. */
/* A bound that is the greatest number may also be infinite. */
static bool agrees(const Size *size, const Kdop kdop, const Kdop want)
{
    for (int f = 0; f < 2 * size->count; f++)
        if (!same_bits(&kdop[f], &want[f], sizeof *kdop) &&
            !(real_abs(want[f]) == REAL_MAX && kdop[f] == (want[f] > 0 ? REAL_INF : -REAL_INF)))
            return false;
    return true;
}
/* Points that decide a bound are scattered among many, and their rounded sums do not determine
 * which of them decides. */
static void scattered(int i)
{
    enum { FEW = 40, ALL = 3072 };
    const Size *size = &size_of[i % SIZES];
    const Vec3 a = any_vec3();
    const real up = scaled(1, any_int(-40, 40));
    Kdop kdop, want;
    for (size_t k = 0; k < FEW; k++)
        point[k] = times(up, step3(a));
    for (size_t k = FEW; k < ALL; k++) /* midpoints of pairs */
        point[k] = times(R(0.5), mad(point[k % FEW], 1, point[0]));
    for (size_t k = 0; k < FEW; k++) {
        const size_t other = (size_t)any_int(0, ALL - 1);
        const Vec3 p = point[k];
        point[k] = point[other], point[other] = p;
    }
    kdop_by_one(want, size, ALL);
    const X(points) points = laid_out(i % LAYOUTS, ALL);
    check("scattered", cmp(size->maker->make(kdop, &points, ALL), ==, ISECT_OK));
    check("scattered", same_kdop(size, kdop, want));
}
TEST_FUNCTION(properties)
{
    for (int i = 0; i < 15; i++)
        scattered(i);
}
TEST_FUNCTION(oracle)
{
    for (int i = 0; i < soak(300); i++) {
        const Size *size = &size_of[i % SIZES];
        const size_t n = any_count(i, 60, 60, MOST);
        Kdop kdop, want;
        draw_points(i % POINT_SETS, n);
        kdop_by_one(want, size, n);
        const X(points) points = laid_out(i % LAYOUTS, n);
        check("points",
              cmp(size->maker->make(kdop, &points, n), ==, ISECT_OK) && agrees(size, kdop, want));
    }
}

TESTS_OF_ONE(bound_kdop_points)
