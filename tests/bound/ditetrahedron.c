/* tests/bound/ditetrahedron.c - src/bound/ditetrahedron.c: the triangle of a few extreme points
 * that the box is parallel to.
 *
 * The oracle is the published algorithm in long double (bound/boxes.h), which computes each width
 * of each of the 21 boxes separately. Boxes must not be larger than its own, and not smaller. */
#include "bound/boxes.h"

static const X(obb_options) *const options[] = {&plain_box, &least_area, &more_directions,
                                                &more_area};

/* ---- 1. cases ---- */

static real greatest_half(const Obb *box, int skipped)
{
    real most = 0;
    for (int i = 0; i < 3; i++)
        most = i != skipped && box->half[i] > most ? box->half[i] : most;
    return most;
}
/* The corners of rectangles in a plane: all boxes along them have no volume. The one along the
 * sides must be found, not that along the diagonal. These axes are exactly perpendicular. */
static void rectangles(void)
{
    static const Vec3 along[] = {{1, 2, 2}, {2, 1, -2}, {2, -2, 1}};
    for (int i = 0; i < 120; i++)
        for (size_t k = 0; k < COUNT(options); k++) {
            const Vec3 a = times((real)any_int(1, 9), along[i % 3]),
                       b = times((real)any_int(1, 9), along[(i + 1) % 3]);
            const real one = (real)sqrtl(wide_dot(wide3(a), wide3(a))),
                       other = (real)sqrtl(wide_dot(wide3(b), wide3(b))),
                       slack = 100 * REAL_EPSILON * (one + other);
            Vec3 p[4];
            for (int corner = 0; corner < 4; corner++)
                p[corner ^ (i & 3)] =
                    mad(times(corner & 1 ? R(1.0) : R(-1.0), a), corner & 2 ? R(1.0) : R(-1.0), b);
            const X(points) points = X(points_of)(p);
            Obb box;
            int thin = 0;
            check("made", cmp(X(bound_obb_points_dito)(points, 4, options[k], &box), ==, ISECT_OK));
            for (int h = 0; h < 3; h++)
                thin = box.half[h] < box.half[thin] ? h : thin;
            const real long_half = greatest_half(&box, thin);
            const real short_half =
                box.half[0] + box.half[1] + box.half[2] - box.half[thin] - long_half;
            check("flat", cmp(box.half[thin], <=, slack));
            check("as long as its sides",
                  cmp(real_abs(long_half - (one > other ? one : other)), <=, slack) &&
                      cmp(real_abs(short_half - (one > other ? other : one)), <=, slack));
        }
}
/* Collinear points form no triangle: the box is parallel to the line. */
static void lines(void)
{
    for (int i = 0; i < 40; i++)
        for (size_t k = 0; k < COUNT(options); k++) {
            const Vec3 along = {1, i & 1 ? R(2.0) : R(-2.0), i & 2 ? R(2.0) : R(-2.0)};
            const int last = any_int(1, 20);
            const real slack = 100 * REAL_EPSILON * (real)last;
            const int at[3] = {-last, last, any_int(-last, last)};
            Vec3 p[3];
            for (int end = 0; end < 3; end++)
                p[(i + end) % 3] = times((real)at[end], along);
            const X(points) points = X(points_of)(p);
            Obb box;
            check("made", cmp(X(bound_obb_points_dito)(points, 3, options[k], &box), ==, ISECT_OK));
            check("thin", cmp(flat_halves(&box, slack), ==, 2));
            check("as long as the line",
                  cmp(real_abs(greatest_half(&box, 3) - 3 * (real)last), <=, slack));
        }
}
TEST_FUNCTION(cases)
{
    rectangles();
    lines();
}

/* ---- 2. properties ---- */

/* Points inside the others change nothing, for any number and order of them; but the first one, the
 * origin of `real` sums, is kept. */
static void only_extremes_count(int i)
{
    const size_t few = 8, n = (size_t)any_int(9, i % 10 ? 200 : 1500);
    const X(obb_options) *const how = options[i % 4];
    Obb box, other;
    for (size_t k = 0; k < n; k++)
        point[k] = times(R(0.001), any_vec3());
    for (size_t k = 0; k < few; k += 2) { /* on both sides, along all directions */
        point[k] = as_unit(any_vec3());
        point[k + 1] = times(-1, point[k]);
    }
    X(points) points = laid_out(i % LAYOUTS, few);
    check("made", cmp(X(bound_obb_points_dito)(points, few, how, &box), ==, ISECT_OK));
    for (size_t k = few - 1; k > 0; k--) {
        const size_t to = (size_t)any_int((int)k, (int)n - 1);
        const Vec3 p = point[k];
        point[k] = point[to], point[to] = p;
    }
    points = laid_out((i + 1) % LAYOUTS, n);
    check("made", cmp(X(bound_obb_points_dito)(points, n, how, &other), ==, ISECT_OK));
    check("the same box", same_bits(&box, &other, sizeof box));
}
TEST_FUNCTION(properties)
{
    for (int i = 0; i < 400; i++)
        only_extremes_count(i);
}

/* ---- 3. oracle ---- */

/* Cases in which the second best triangle is worse by more than rounding: widths are increased by
 * an epsilon of the longest distance, and the slack is a multiple of it. */
static void as_published(int i, int *asked, int *told)
{
    const size_t n = (size_t)any_int(4, i % 8 ? 24 : 300);
    const Vec3 a = any_vec3(), b = any_vec3(), c = any_vec3();
    Wide3 axis[3];
    Obb box;
    Wide of_own[3];
    for (size_t k = 0; k < n; k++)
        point[k] = combined(a, b, c);
    const X(points) points = laid_out(i % LAYOUTS, n);
    const Aabb own = own_box(n);
    widths_of_aabb(&own, of_own);
    for (size_t k = 0; k < COUNT(options); k++) {
        const bool by_area = options[k]->area;
        Wide width[3];
        check("made", cmp(X(bound_obb_points_dito)(points, n, options[k], &box), ==, ISECT_OK));
        const Wide slack = 4 * (Wide)allowed_of(&own) + 8 * (Wide)center_slack(&box),
                   size = size_of_box(&box, by_area);
        const Wide gap = dito_axes(point, n, (int)options[k]->directions, by_area, axis);
        widths_along(point, n, axis, width);
        asked[0]++;
        if (!(gap > slack / thinnest(width)))
            continue;
        told[0]++;
        check(
            "no larger",
            cmp(size, <=, fminl(size_of(width, by_area, slack), size_of(of_own, by_area, slack))));
        check("no smaller",
              cmp(size, >=,
                  fminl(size_of(width, by_area, -slack), size_of(of_own, by_area, -slack))));
    }
}
TEST_FUNCTION(oracle)
{
    int asked = 0, told = 0;
    for (int i = 0; i < soak(800); i++)
        as_published(i, &asked, &told);
    check_share(told, asked, 0.9, 1);
}

TESTS_OF_ONE(bound_ditetrahedron)
