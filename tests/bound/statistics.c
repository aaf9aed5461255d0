/* tests/bound/statistics.c - src/bound/statistics.c: the distribution of points, for any layout and
 * number: blocks, pieces of blocks, and the rest that does not fill a register.
 *
 * The oracle of means and covariances is principal components as published, in long double
 * (bound/boxes.h). Extreme points and their places are known from the construction. */
#include "bound/boxes.h"

enum { MAKERS = 4 };
static isect_status (*const make[MAKERS])(void *, const X(points) *,
                                          size_t) = {obb_pca, obb_dito_more, obb_dito, obb_more};

/* Numbers around the sizes of a register, of a piece of a block and of a block. */
static const size_t counts[] = {1,   2,   3,   7,   8,   9,   15,  16,   17,   31,  33,
                                127, 129, 255, 257, 511, 512, 513, 1024, 1025, 1500};

/* ---- 1. cases ---- */

/* Also if infinities of both signs, or several of them, cancel. */
static void not_finite(void)
{
    static const real odd[] = {REAL_INF, -REAL_INF, NAN};
    for (size_t c = 0; c < COUNT(counts); c++)
        for (int i = 0; i < 24; i++) {
            const size_t n = counts[c];
            Obb box;
            for (size_t k = 0; k < n; k++)
                point[k] = any_vec3();
            for (int often = any_int(1, 3); often > 0; often--) {
                const int at = any_int(0, 3 * (int)n - 1);
                ((real *)point)[at] = odd[any_int(0, 2)];
            }
            const X(points) points = laid_out(i % LAYOUTS, n);
            check("told", cmp(make[i / 4 % MAKERS](&box, &points, n), ==, ISECT_NOT_FINITE));
        }
}
TEST_FUNCTION(cases)
{
    not_finite();
}

/* ---- 2. properties ---- */

/* The farthest points along one of the 13 directions, at any indices, form an edge parallel to the
 * box: all others are at most 0.87 from it. A box that misses one of them is thicker than 1. */
static void extreme_anywhere(int i)
{
    static const int along[13][3] = {{1, 0, 0},  {0, 1, 0},   {0, 0, 1}, {1, 1, 1},  {1, 1, -1},
                                     {1, -1, 1}, {1, -1, -1}, {1, 1, 0}, {1, -1, 0}, {1, 0, 1},
                                     {1, 0, -1}, {0, 1, 1},   {0, 1, -1}};
    const size_t n = counts[(size_t)i % COUNT(counts)];
    const int maker = 1 + i % 3, k = i / 3 % (maker == 2 ? 7 : 13);
    const size_t one = (size_t)any_int(0, (int)n - 1), other = (size_t)any_int(0, (int)n - 1);
    const real length =
        R(9.0) / real_sqrt((real)(along[k][0] * along[k][0] + along[k][1] * along[k][1] +
                                  along[k][2] * along[k][2]));
    const Vec3 end = {length * (real)along[k][0], length * (real)along[k][1],
                      length * (real)along[k][2]};
    Obb box;
    for (size_t at = 0; at < n; at++)
        point[at] = times(R(0.5), any_vec3());
    point[one] = end, point[other] = times(-1, end);
    if (one == other)
        return;
    const X(points) points = laid_out(i / 39 % LAYOUTS, n);
    check("made", cmp(make[maker](&box, &points, n), ==, ISECT_OK));
    check("as thin as the rest", cmp(volume_of(&box), <, 8 * 9 * 1.0L * 1.0L));
}
static void same_of_views(const char *what, const X(points) * points, const X(points) * view,
                          size_t n)
{
    for (int maker = 0; maker < MAKERS; maker++) {
        Obb box, other;
        const isect_status status = make[maker](&box, points, n);
        check(what,
              cmp(make[maker](&other, view, n), ==, status) && same_bits(&box, &other, sizeof box));
    }
}
/* Columns may have any order and any distance, also if the coordinates of a point are contiguous:
 * the points are the same. */
static void any_order(int i)
{
    static const int order[6][3] = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2},
                                    {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};
    const size_t n = counts[(size_t)i % COUNT(counts)];
    static Vec3 turned[1500];
    real *number[3];
    for (int axis = 0; axis < 3; axis++)
        number[axis] = (real *)turned + order[i % 6][axis];
    for (size_t k = 0; k < n; k++) {
        point[k] = any_vec3();
        for (int axis = 0; axis < 3; axis++)
            number[axis][3 * k] = ((const real *)&point[k])[axis];
    }
    const X(points) points = laid_out(i % LAYOUTS, n),
                    view = {number[0], number[1], number[2], 3 * sizeof(real)},
                    doubled = {number[0], number[0], number[2], 3 * sizeof(real)};
    same_of_views("in any order", &points, &view, n);
    for (size_t k = 0; k < n; k++)
        point[k].y = point[k].x;
    const X(points) flat = laid_out(i % LAYOUTS, n);
    same_of_views("one column twice", &flat, &doubled, n);
}
/* The third column begins one point later: contiguous numbers are not a point. */
static void shifted(int i)
{
    const size_t n = counts[(size_t)i % COUNT(counts)];
    static Vec3 numbers[1501];
    numbers[n] = any_vec3();
    for (size_t k = n; k-- > 0;) {
        numbers[k] = any_vec3();
        point[k] = (Vec3){numbers[k].x, numbers[k].y, numbers[k + 1].x};
    }
    const X(points) points = laid_out(i % LAYOUTS, n),
                    view = {&numbers[0].x, &numbers[0].y, &numbers[1].x, sizeof numbers[0]};
    same_of_views("one later", &points, &view, n);
}
TEST_FUNCTION(properties)
{
    for (int i = 0; i < 252; i++)
        any_order(i), shifted(i);
    for (int i = 0; i < 2000; i++)
        extreme_anywhere(i);
}

/* ---- 3. oracle ---- */

/* Principal axes have an error of a few epsilon over the gap of the variances, and the box is as
 * large as that of the oracle. The same holds for points that are scaled or moved far away, after
 * rounding. */
static void as_published(int i, int *asked, int *told)
{
    const size_t n = i % 3 ? (size_t)any_int(2, 60) : counts[(size_t)i / 3 % COUNT(counts)];
    const int large = ISECT_DOUBLE ? 400 : 60;
    const real size = scaled(1, i % 5 ? any_int(-8, 8) : any_int(-large, large));
    const Vec3 a = any_vec3(), b = any_vec3(), c = any_vec3(), away = times(100, any_vec3());
    Wide3 axis[3];
    Obb box;
    Wide width[3];
    for (size_t k = 0; k < n; k++) {
        const Vec3 q = combined(a, times(R(0.6), b), times(R(0.3), c));
        point[k] = times(size, i % 2 ? q : mad(q, 1, away));
    }
    const X(points) points = laid_out(i % LAYOUTS, n);
    const Aabb own = own_box(n);
    check("made", cmp(X(bound_obb_points_pca)(points, n, &box), ==, ISECT_OK));
    const Wide slack = 4 * (Wide)allowed_of(&own) + 8 * (Wide)center_slack(&box);
    const Wide gap = pca_axes(point, n, axis);
    widths_along(point, n, axis, width);
    const Wide thin = thinnest(width) / fmaxl(fmaxl(width[0], width[1]), width[2]);
    const Wide share = 200 * (Wide)REAL_EPSILON / gap / thin;
    asked[0]++;
    if (!(share < 1e-2L))
        return;
    told[0]++;
    check("no larger", cmp(volume_of(&box), <=, (1 + share) * grown_volume(width, slack)));
    check("no smaller", cmp(volume_of(&box), >=, (1 - share) * grown_volume(width, -slack)));
}
/* For points of a ball all directions count: the best triangle is that of the oracle if the second
 * best one is worse by more than rounding. Widths are increased by an epsilon of the longest
 * distance, and the slack is a multiple of it. */
static void all_directions(int i, int *asked, int *told)
{
    const size_t n = i % 3 ? (size_t)any_int(20, 60) : counts[(size_t)i / 3 % COUNT(counts)];
    const int maker = 1 + i % 2;
    Wide3 axis[3];
    Obb box;
    Wide width[3];
    for (size_t k = 0; k < n; k++) {
        const Vec3 p = as_unit(any_vec3());
        point[k] = times(any_real(R(0.8), 1), p);
    }
    const X(points) points = laid_out(i % LAYOUTS, n);
    const Aabb own = own_box(n);
    check("made", cmp(make[maker](&box, &points, n), ==, ISECT_OK));
    Wide of_own[3];
    widths_of_aabb(&own, of_own);
    const Wide slack = 4 * (Wide)allowed_of(&own) + 8 * (Wide)center_slack(&box);
    const Wide gap = n < 4 ? 0 : dito_axes(point, n, maker == 2 ? 7 : 13, false, axis);
    asked[0]++;
    if (n < 4)
        return;
    widths_along(point, n, axis, width);
    if (!(gap > slack / thinnest(width)))
        return;
    told[0]++;
    check("no larger",
          cmp(volume_of(&box), <=, fminl(grown_volume(width, slack), grown_volume(of_own, slack))));
    check("no smaller", cmp(volume_of(&box), >=,
                            fminl(grown_volume(width, -slack), grown_volume(of_own, -slack))));
}
TEST_FUNCTION(oracle)
{
    int asked = 0, told = 0, asked_too = 0, told_too = 0;
    for (int i = 0; i < soak(600); i++)
        all_directions(i, &asked_too, &told_too);
    check_share(told_too, asked_too, 0.8, 1);
    for (int i = 0; i < soak(900); i++)
        as_published(i, &asked, &told);
    check_share(told, asked, 0.7, 1);
}

TESTS_OF_ONE(bound_statistics)
