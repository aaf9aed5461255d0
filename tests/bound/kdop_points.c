/* tests/bound/kdop_points.c - src/bound/kdop_points.c and src/bound/slabs.c: k-DOPs of points, of
 * triangles, of meshes, of k-DOPs.
 *
 * The judge sums without rounding: a bound must be the last number that no point is beyond, the
 * greatest one of the type if it is not infinite. */
#include "kit/hostile.h"
#include "kit/points.h"

enum { SLABS_MOST = 13 };

/* What there is of each size, under one name. A k-DOP is its lower bounds, then its upper ones. */
typedef struct Size {
    const Normal *normal;
    int count;
    isect_status (*points)(real *, const X(points) *, size_t);
    isect_status (*grown)(real *, const X(points) *, size_t);
    isect_status (*triangles)(real *, const X(triangles) *, size_t);
    isect_status (*mesh)(real *, const X(mesh) *);
    isect_status (*many)(real *, const real *, size_t); /* an array */
    isect_status (*views)(real *, const real **, size_t stride, size_t);
    isect_status (*merged)(real *, const real *, const real *);
} Size;

#define SIZE(kdop, kdops, points_of_it, grown_of_it, triangles_of_it, mesh_of_it, many_of_it,      \
             merged_of_it)                                                                         \
    static isect_status kdop##_points(real *to, const X(points) * points, size_t n)                \
    {                                                                                              \
        return points_of_it((void *)to, points, n);                                                \
    }                                                                                              \
    static isect_status kdop##_grown(real *to, const X(points) * points, size_t n)                 \
    {                                                                                              \
        return grown_of_it((void *)to, points, n);                                                 \
    }                                                                                              \
    static isect_status kdop##_triangles(real *to, const X(triangles) * triangles, size_t n)       \
    {                                                                                              \
        return triangles_of_it((void *)to, triangles, n);                                          \
    }                                                                                              \
    static isect_status kdop##_mesh(real *to, const X(mesh) * mesh)                                \
    {                                                                                              \
        return mesh_of_it((void *)to, mesh);                                                       \
    }                                                                                              \
    static isect_status kdop##_many(real *to, const real *of, size_t n)                            \
    {                                                                                              \
        X(kdops) view;                                                                             \
        if (of)                                                                                    \
            view = X(kdops##_of)((const void *)of);                                                \
        return many_of_it((void *)to, of ? &view : NULL, n);                                       \
    }                                                                                              \
    static isect_status kdop##_views(real *to, const real **of, size_t stride, size_t n)           \
    {                                                                                              \
        X(kdops) view;                                                                             \
        memcpy(&view, of, sizeof view.lower + sizeof view.upper);                                  \
        view.stride = stride;                                                                      \
        return many_of_it((void *)to, &view, n);                                                   \
    }                                                                                              \
    static isect_status kdop##_merged(real *to, const real *a, const real *b)                      \
    {                                                                                              \
        return merged_of_it((void *)to, (const void *)a, (const void *)b);                         \
    }
SIZE(kdop14, kdop14s, X(bound_kdop14_points), X(bound_kdop14_grown), X(bound_kdop14_triangles),
     X(bound_kdop14_mesh), X(bound_kdop14_kdop14s), X(bound_kdop14_merged))
SIZE(kdop18, kdop18s, X(bound_kdop18_points), X(bound_kdop18_grown), X(bound_kdop18_triangles),
     X(bound_kdop18_mesh), X(bound_kdop18_kdop18s), X(bound_kdop18_merged))
SIZE(kdop26, kdop26s, X(bound_kdop26_points), X(bound_kdop26_grown), X(bound_kdop26_triangles),
     X(bound_kdop26_mesh), X(bound_kdop26_kdop26s), X(bound_kdop26_merged))

#define OF_SIZE(kdop, normals, count)                                                              \
    {                                                                                              \
        normals, count, kdop##_points, kdop##_grown, kdop##_triangles, kdop##_mesh, kdop##_many,   \
            kdop##_views, kdop##_merged                                                            \
    }
enum { SIZES = 3 };
static const Size size_of[SIZES] = {OF_SIZE(kdop14, KDOP14, 7), OF_SIZE(kdop18, KDOP18, 9),
                                    OF_SIZE(kdop26, KDOP26, 13)};

typedef real Kdop[2 * SLABS_MOST];
static void set_mark(Kdop kdop)
{
    for (int f = 0; f < 2 * SLABS_MOST; f++)
        kdop[f] = 7;
}
static bool is_mark(const Kdop kdop)
{
    Kdop mark;
    set_mark(mark);
    return same_bits(kdop, mark, sizeof mark);
}
static bool same_kdop(const Size *size, const Kdop a, const Kdop b)
{
    return same_bits(a, b, 2 * (size_t)size->count * sizeof(real));
}

/* The definition. */
static real last_number(Big sum) /* that sum is not above */
{
    real x = (real)mpf_get_d(sum); /* rounded towards 0, then to nearest */
    if (!(real_abs(x) <= REAL_MAX))
        return x > 0 ? REAL_INF : -REAL_MAX;
    while (x <= REAL_MAX && less(big((double)x), sum))
        x = ISECT_DOUBLE ? (real)nextafter((double)x, INFINITY)
                         : (real)nextafterf((float)x, INFINITY);
    return x + 0;
}
static Big height(const Normal n, int way, Vec3 p)
{
    return plus(plus(big(way * (double)n[0] * (double)p.x), big(way * (double)n[1] * (double)p.y)),
                big(way * (double)n[2] * (double)p.z));
}
static void kdop_by_one(Kdop kdop, const Size *size, size_t n)
{
    mpf_t most;
    mpf_init2(most, BIG_BITS);
    for (int k = 0; k < size->count; k++)
        for (int way = -1; way <= 1; way += 2) {
            for (size_t i = 0; i < n; i++) {
                begin();
                Big sum = height(size->normal[k], way, point[i]);
                if (i == 0 || less(most, sum))
                    mpf_set(most, sum);
            }
            const real bound = last_number(most);
            kdop[way < 0 ? k : size->count + k] = way < 0 ? 0 - bound : bound;
        }
    mpf_clear(most);
}

/* 1. Cases. */
static void points_of_size(const Size *size)
{
    const Vec3 two[] = {{1, -2, 4}, {R(-0.0), 2, 3}};
    const X(points) all = X(points_of)(two), lost = {&two->x, NULL, &two->z, 0};
    Kdop kdop, want;
    set_mark(kdop);
    check("no k-DOP", size->points(NULL, &all, 2) == ISECT_BAD_ARGUMENT);
    check("no view", size->points(kdop, NULL, 2) == ISECT_BAD_ARGUMENT);
    check("no y", size->points(kdop, &lost, 2) == ISECT_BAD_ARGUMENT);
    check("no points", size->points(kdop, &all, 0) == ISECT_EMPTY);
    check("none are needed", size->points(kdop, &lost, 0) == ISECT_EMPTY);
    check("no k-DOP", size->grown(NULL, &all, 2) == ISECT_BAD_ARGUMENT);
    check("no view", size->grown(kdop, NULL, 2) == ISECT_BAD_ARGUMENT);
    check("untouched", is_mark(kdop));
    check("two", size->points(kdop, &all, 2) == ISECT_OK);
    for (int k = 0; k < size->count; k++) {
        const real *n = size->normal[k];
        const real a = n[0] - 2 * n[1] + 4 * n[2], b = 2 * n[1] + 3 * n[2];
        want[k] = num_min(a, b), want[size->count + k] = num_max(a, b);
    }
    check("two", same_kdop(size, kdop, want));
    memset(kdop, 0, sizeof kdop);
    kdop[0] = 1; /* empty, as {{1}, {0}} is */
    check("nothing from nothing", size->grown(kdop, &all, 0) == ISECT_EMPTY && kdop[0] == 1);
    check("the first", size->grown(kdop, &all, 1) == ISECT_OK);
    check("and none", size->grown(kdop, &lost, 0) == ISECT_OK);
    check("both", size->grown(kdop, &all, 2) == ISECT_OK && same_kdop(size, kdop, want));
    kdop[size->count] = REAL_INF;
    check("infinite", size->grown(kdop, &all, 2) == ISECT_OK && kdop[size->count] == REAL_INF);
    for (int f = 0; f < 2 * size->count; f++) {
        const real keep = kdop[f];
        kdop[f] = REAL_NAN;
        check("NaN", size->grown(kdop, &all, 2) == ISECT_NOT_FINITE);
        kdop[f] = keep;
    }
}
static void meshes_of_size(const Size *size)
{
    const Vec3 corner[] = {{0, 0, 0}, {9, REAL_NAN, 9}, {1, R(-0.0), 0}, {0, 1, 2}, {0, 0, -3}};
    const uint32_t used[] = {0, 2, 3, 3, 2, 4}, beyond[] = {0, 2, 5}, wrong[] = {0, 1, 2};
    X(mesh) mesh = {&corner[0].x, 0, 5, used, 1};
    Kdop kdop, want;
    set_mark(kdop);
    check("no mesh", size->mesh(kdop, NULL) == ISECT_BAD_ARGUMENT);
    check("no k-DOP", size->mesh(NULL, &mesh) == ISECT_BAD_ARGUMENT);
    mesh.positions = NULL;
    check("no positions", size->mesh(kdop, &mesh) == ISECT_BAD_ARGUMENT);
    mesh.triangle_count = 0;
    check("no triangles", size->mesh(kdop, &mesh) == ISECT_EMPTY);
    mesh.positions = &corner[0].x, mesh.triangle_count = SIZE_MAX / 2;
    check("too many", size->mesh(kdop, &mesh) == ISECT_BAD_ARGUMENT);
    mesh.triangle_count = 1, mesh.indices = beyond;
    check("index too large", size->mesh(kdop, &mesh) == ISECT_BAD_ARGUMENT);
    mesh.indices = wrong;
    check("NaN in use", size->mesh(kdop, &mesh) == ISECT_NOT_FINITE);
    mesh.indices = NULL;
    check("NaN in use", size->mesh(kdop, &mesh) == ISECT_NOT_FINITE);
    mesh.triangle_count = 2;
    check("too few vertices", size->mesh(kdop, &mesh) == ISECT_BAD_ARGUMENT);
    check("untouched", is_mark(kdop));
    mesh.indices = used;
    const X(points) last = X(points_of)(&corner[2]), first = X(points_of)(&corner[0]);
    check("two", size->mesh(kdop, &mesh) == ISECT_OK && size->points(want, &last, 3) == ISECT_OK &&
                     size->grown(want, &first, 1) == ISECT_OK && same_kdop(size, kdop, want));
    mesh.triangle_count = 1, mesh.positions = &corner[2].x, mesh.indices = NULL;
    check("without indices", size->mesh(kdop, &mesh) == ISECT_OK &&
                                 size->points(want, &last, 3) == ISECT_OK &&
                                 same_kdop(size, kdop, want));
    check("no triangles", size->triangles(kdop, NULL, 1) == ISECT_BAD_ARGUMENT);
    const Triangle triangle = {corner[2], corner[3], corner[4]};
    X(triangles) triangles = X(triangles_of)(&triangle);
    check("no k-DOP", size->triangles(NULL, &triangles, 1) == ISECT_BAD_ARGUMENT);
    check("none", size->triangles(kdop, &triangles, 0) == ISECT_EMPTY);
    triangles.c.z = NULL;
    check("no corner", size->triangles(kdop, &triangles, 1) == ISECT_BAD_ARGUMENT);
    check("none are needed", size->triangles(kdop, &triangles, 0) == ISECT_EMPTY);
}
static void kdops_of_size(const Size *size)
{
    enum { SIX = 6 };
    real many[SIX][2 * SLABS_MOST], in_array[SIX * 2 * SLABS_MOST];
    const int count = size->count;
    Kdop kdop, want;
    for (int k = 0; k < count; k++) {
        many[0][k] = (real)k, many[0][count + k] = (real)(k + 1);
        many[1][k] = (real)-k, many[1][count + k] = R(-0.0);
        many[2][k] = -100, many[2][count + k] = 100; /* empty in one slab */
        many[3][k] = -100, many[3][count + k] = 100;
        many[4][k] = -100, many[4][count + k] = 100;
        many[5][k] = 0, many[5][count + k] = 0;
        want[k] = (real)-k + 0, want[count + k] = (real)(k + 1);
    }
    many[1][0] = want[0] = -REAL_INF;
    many[2][count - 1] = 101, many[3][2 * count - 1] = many[3][count - 1] = -REAL_INF;
    many[4][1] = many[4][count + 1] = REAL_INF;
    many[5][2 * count - 1] = REAL_NAN;
    for (int i = 0; i < SIX; i++)
        memcpy(in_array + i * 2 * count, many[i], 2 * (size_t)count * sizeof(real));
    set_mark(kdop);
    check("no view", size->many(kdop, NULL, 2) == ISECT_BAD_ARGUMENT);
    check("no k-DOP", size->many(NULL, in_array, 2) == ISECT_BAD_ARGUMENT);
    check("none", size->many(kdop, in_array, 0) == ISECT_EMPTY);
    check("empty ones", size->many(kdop, in_array + 4 * count, 3) == ISECT_EMPTY);
    check("NaN", size->many(kdop, in_array, 6) == ISECT_NOT_FINITE);
    check("no a", size->merged(kdop, NULL, many[0]) == ISECT_BAD_ARGUMENT);
    check("no b", size->merged(kdop, many[0], NULL) == ISECT_BAD_ARGUMENT);
    check("no k-DOP", size->merged(NULL, many[0], many[1]) == ISECT_BAD_ARGUMENT);
    check("untouched", is_mark(kdop));
    check("all", size->many(kdop, in_array, 5) == ISECT_OK && same_kdop(size, kdop, want));
    check("two", size->merged(kdop, many[0], many[1]) == ISECT_OK && same_kdop(size, kdop, want));
    check("+0", size->merged(kdop, many[1], many[1]) == ISECT_OK && kdop[count] == 0 &&
                    !signbit(kdop[count]));
    memcpy(kdop, many[0], sizeof kdop);
    check("in place", size->merged(kdop, kdop, many[1]) == ISECT_OK && same_kdop(size, kdop, want));
    real of_slab[2 * SLABS_MOST][2];
    const real *columns[2 * SLABS_MOST];
    for (int f = 0; f < 2 * count; f++)
        columns[f] = of_slab[f], of_slab[f][0] = many[0][f], of_slab[f][1] = many[1][f];
    check("columns", size->views(kdop, columns, 0, 2) == ISECT_OK && same_kdop(size, kdop, want));
    for (int f = 0; f < 2 * count; f++) {
        columns[f] = NULL;
        check("no number", size->views(kdop, columns, 0, 1) == ISECT_BAD_ARGUMENT);
        check("none is needed", size->views(kdop, columns, 0, 0) == ISECT_EMPTY);
        columns[f] = of_slab[f];
    }
}
/* Sums of three numbers that are not numbers of their type, of one point each. */
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
    for (size_t i = 0; i < COUNT(hard); i++) {
        Kdop kdop, want;
        point[0] = hard[i];
        const X(points) points = laid_out(0, 1);
        kdop_by_one(want, size, 1);
        check("hard sums", size->points(kdop, &points, 1) == ISECT_OK);
        for (int f = 0; f < 2 * size->count; f++)
            check("hard sums",
                  kdop[f] == want[f] || (real_abs(want[f]) == most && real_abs(kdop[f]) > most));
    }
    const Vec3 ends[] = {{most, 0, 0}, {most / 2, most / 2, 0}, {0, -most, 0}};
    for (size_t i = 0; i < COUNT(ends); i++) {
        Kdop kdop, want;
        point[0] = ends[i];
        const X(points) points = laid_out(0, 1);
        kdop_by_one(want, size, 1);
        check("the greatest number is one", size->points(kdop, &points, 1) == ISECT_OK);
        check("the greatest number is one", same_kdop(size, kdop, want));
    }
}
/* The sum of the point b is rounded below those of others, but in truth it is above them: 64 + 31 u
 * becomes 64. That must be seen along all normals to corners, and in which block of points it is.
 */
static void order_of_rounded(const Size *size)
{
    enum { OTHERS = 2500 };
    const real u = REAL_EPSILON;
    for (int k = 3; k < size->count; k++)
        for (int at = 0; at < 2 * OTHERS; at += 600) {
            const real *n = size->normal[k], way = at < OTHERS ? 1 : -1;
            Kdop kdop;
            if (n[0] * n[1] * n[2] == 0)
                continue;
            for (int i = 0; i < OTHERS; i++)
                point[i] = (Vec3){(1 + 10 * u) * way * n[0], 0, 0};
            point[at % OTHERS] = (Vec3){64 * way * n[0], 31 * u * way * n[1], -63 * way * n[2]};
            const X(points) points = X(points_of)(point);
            check("bounded", size->points(kdop, &points, OTHERS) == ISECT_OK);
            check("the truly highest", way * kdop[way < 0 ? k : size->count + k] == 1 + 31 * u);
        }
}
/* As they are called; above they are so through pointers. */
#define SAME(size) same_bits(&both##size, &kdop##size, sizeof kdop##size)
static void as_structs(void)
{
    const Triangle triangle = {{1, 2, 3}, {5, 4, 4}, {1, 2, 3}};
    const X(triangles) triangles = X(triangles_of)(&triangle);
    const X(points) points = X(points_of)(&triangle.a);
    const X(mesh) mesh = {&triangle.a.x, 0, 3, NULL, 1};
    X(kdop14) kdop14 = {{1}, {0}}, both14;
    const X(kdop14s) kdop14s = X(kdop14s_of)(&kdop14);
    check("from empty", X(bound_kdop14_grown)(&kdop14, &points, 2) == ISECT_OK);
    check("at once", X(bound_kdop14_points)(&both14, &points, 2) == ISECT_OK && SAME(14));
    check("corners", X(bound_kdop14_triangles)(&both14, &triangles, 1) == ISECT_OK && SAME(14));
    check("mesh", X(bound_kdop14_mesh)(&both14, &mesh) == ISECT_OK && SAME(14));
    check("one", X(bound_kdop14_kdop14s)(&both14, &kdop14s, 1) == ISECT_OK && SAME(14));
    check("same", X(bound_kdop14_merged)(&both14, &kdop14, &kdop14) == ISECT_OK && SAME(14));
    X(kdop18) kdop18 = {{1}, {0}}, both18;
    const X(kdop18s) kdop18s = X(kdop18s_of)(&kdop18);
    check("from empty", X(bound_kdop18_grown)(&kdop18, &points, 2) == ISECT_OK);
    check("at once", X(bound_kdop18_points)(&both18, &points, 2) == ISECT_OK && SAME(18));
    check("corners", X(bound_kdop18_triangles)(&both18, &triangles, 1) == ISECT_OK && SAME(18));
    check("mesh", X(bound_kdop18_mesh)(&both18, &mesh) == ISECT_OK && SAME(18));
    check("one", X(bound_kdop18_kdop18s)(&both18, &kdop18s, 1) == ISECT_OK && SAME(18));
    check("same", X(bound_kdop18_merged)(&both18, &kdop18, &kdop18) == ISECT_OK && SAME(18));
    X(kdop26) kdop26 = {{1}, {0}}, both26;
    const X(kdop26s) kdop26s = X(kdop26s_of)(&kdop26);
    check("from empty", X(bound_kdop26_grown)(&kdop26, &points, 2) == ISECT_OK);
    check("at once", X(bound_kdop26_points)(&both26, &points, 2) == ISECT_OK && SAME(26));
    check("corners", X(bound_kdop26_triangles)(&both26, &triangles, 1) == ISECT_OK && SAME(26));
    check("mesh", X(bound_kdop26_mesh)(&both26, &mesh) == ISECT_OK && SAME(26));
    check("one", X(bound_kdop26_kdop26s)(&both26, &kdop26s, 1) == ISECT_OK && SAME(26));
    check("same", X(bound_kdop26_merged)(&both26, &kdop26, &kdop26) == ISECT_OK && SAME(26));
}
static void cases(void **state)
{
    (void)state;
    as_structs();
    for (int i = 0; i < SIZES; i++) {
        points_of_size(&size_of[i]);
        meshes_of_size(&size_of[i]);
        kdops_of_size(&size_of[i]);
        hard_sums(&size_of[i]);
        order_of_rounded(&size_of[i]);
    }
}

/* 2. Properties: neither layout nor order nor pieces say anything; nor does where a NaN is. */
static void one_crowd(const Size *size, size_t n, int i)
{
    Kdop kdop, other;
    X(points) points = laid_out(1, n);
    check("bounded", size->points(kdop, &points, n) == ISECT_OK);
    for (int layout = 0; layout < LAYOUTS; layout++) {
        points = laid_out(layout, n);
        check("in any layout",
              size->points(other, &points, n) == ISECT_OK && same_kdop(size, other, kdop));
    }
    for (int made_as = 0; made_as < 4; made_as++) {
        const X(triangles) triangles = X(triangles_of)((const Triangle *)(const void *)point);
        static const uint32_t first[] = {0, 0, 0};
        const X(mesh) mesh = {&point->x, 0, n, first, 1};
        Kdop want;
        memcpy(want, kdop, sizeof want);
        memcpy(other, kdop, sizeof other);
        for (int hostile = 0; hostile < 2; hostile++) {
            const unsigned before = hostile ? hostile_enter() : 0;
            real *to = hostile ? other : want;
            const isect_status status = made_as == 0   ? size->grown(to, &points, n)
                                        : made_as == 1 ? size->triangles(to, &triangles, n / 3)
                                        : made_as == 2 ? size->mesh(to, &mesh)
                                                       : size->merged(to, kdop, kdop);
            check("the environment is left as it was", !hostile || hostile_leave(before));
            check("made", status == ISECT_OK || (made_as == 1 && n < 3));
        }
        check("in any environment", same_kdop(size, other, want));
    }
    shuffle(n);
    points = laid_out(i % LAYOUTS, n);
    check("in any order",
          size->points(other, &points, n) == ISECT_OK && same_kdop(size, other, kdop));
    memset(other, 0, sizeof other);
    other[0] = 1;
    for (size_t first = 0, part; first < n; first += part) {
        part = (size_t)any_int(1, (int)(n - first));
        X(points) piece = X(points_of)(point + first);
        check("a piece", size->grown(other, &piece, part) == ISECT_OK);
    }
    check("piece by piece", same_kdop(size, other, kdop));
    const real bad = i % 3 == 0 ? REAL_NAN : i % 3 == 1 ? REAL_INF : -REAL_INF;
    ((real *)&point[any_int(0, (int)n - 1)])[any_int(0, 2)] = bad;
    points = laid_out(i % LAYOUTS, n);
    set_mark(other);
    check("not finite", size->points(other, &points, n) == ISECT_NOT_FINITE && is_mark(other));
}
static void properties(void **state)
{
    (void)state;
    for (int i = 0; i < 400; i++) {
        const size_t n = (size_t)any_int(1, i % 20 ? 150 : MOST);
        draw_points(i % POINT_SETS, n);
        one_crowd(&size_of[i % SIZES], n, i);
    }
}

/* 3. Oracle: the definition, point by point; triangles and meshes of the same points. */
/* A bound that is the greatest number may be infinite. */
static bool agrees(const Size *size, const Kdop kdop, const Kdop want)
{
    for (int f = 0; f < 2 * size->count; f++)
        if (!same_bits(&kdop[f], &want[f], sizeof *kdop) &&
            !(real_abs(want[f]) == REAL_MAX && kdop[f] == (want[f] > 0 ? REAL_INF : -REAL_INF)))
            return false;
    return true;
}
static void judge(const Size *size, size_t n, int i)
{
    static uint32_t index[MOST];
    static Triangle triangle[MOST / 3];
    static real corner[9][MOST / 3];
    Kdop kdop, want;
    kdop_by_one(want, size, n);
    const X(points) points = laid_out(i % LAYOUTS, n);
    check("points", size->points(kdop, &points, n) == ISECT_OK && agrees(size, kdop, want));
    for (size_t k = 0; k < n; k++)
        index[k] = (uint32_t)(n - 1 - k);
    const bool indexed = i % 2 || i / 60 % 2; /* of the large ones some, too */
    const X(mesh) mesh = {&point[0].x, 0, n, indexed ? index : NULL, n / 3};
    check("mesh", size->mesh(kdop, &mesh) == ISECT_OK && agrees(size, kdop, want));
    memcpy(triangle, point, n * sizeof *point);
    X(triangles) triangles = X(triangles_of)(triangle);
    check("triangles",
          size->triangles(kdop, &triangles, n / 3) == ISECT_OK && agrees(size, kdop, want));
    for (size_t k = 0; k < n / 3; k++)
        for (int f = 0; f < 9; f++)
            corner[f][k] = ((real *)&triangle[k])[f];
    triangles = (X(triangles)){{corner[0], corner[1], corner[2]},
                               {corner[3], corner[4], corner[5]},
                               {corner[6], corner[7], corner[8]},
                               0};
    check("columns",
          size->triangles(kdop, &triangles, n / 3) == ISECT_OK && agrees(size, kdop, want));
    triangles = nearly_array(i % 9, n / 3);
    check("nearly an array",
          size->triangles(kdop, &triangles, n / 3) == ISECT_OK && agrees(size, kdop, want));
}
/* Points that decide a bound are anywhere among many, and their rounded sums do not tell which of
 * them it is. */
static void scattered(int i)
{
    enum { FEW = 40, SIX = 3072 };
    const Size *size = &size_of[i % SIZES];
    const Vec3 a = any_vec3();
    const real up = scaled(1, any_int(-40, 40));
    Kdop kdop, want;
    for (size_t k = 0; k < FEW; k++)
        point[k] = times(up, (Vec3){step(a.x), step(a.y), step(a.z)});
    for (size_t k = FEW; k < SIX; k++) /* middles of pairs */
        point[k] = times(R(0.5), mad(point[k % FEW], 1, point[0]));
    for (size_t k = 0; k < FEW; k++) {
        const size_t other = (size_t)any_int(0, SIX - 1);
        const Vec3 p = point[k];
        point[k] = point[other], point[other] = p;
    }
    kdop_by_one(want, size, SIX);
    const X(points) points = laid_out(i % LAYOUTS, SIX);
    check("scattered", size->points(kdop, &points, SIX) == ISECT_OK);
    check("scattered", same_kdop(size, kdop, want));
}
static void oracle(void **state)
{
    (void)state;
    for (int i = 0; i < 15; i++)
        scattered(i);
    for (int i = 0; i < soak(300); i++) {
        const size_t n = 3 * (size_t)any_int(1, i % 60 ? 20 : MOST / 3);
        draw_points(i % POINT_SETS, n);
        judge(&size_of[i % SIZES], n, i);
    }
}

TESTS_OF_ONE(bound_kdop_points)
