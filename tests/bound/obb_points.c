/* tests/bound/obb_points.c - src/bound/obb_points.c, src/bound/statistics.c, src/bound/obb_axes.h:
 * oriented boxes of points.
 *
 * Containment is decided exactly. Sizes are compared with the published algorithms, implemented
 * again in long double (bound/boxes.h), and with boxes whose corners are given. */
#include "bound/boxes.h"

static const X(obb_options) *const options[] = {NULL, &plain_box, &least_area, &more_directions,
                                                &more_area};

/* By covariance; with each of the options, DiTO and the better of both. */
enum { MAKERS = 8 };
static isect_status (*const make[MAKERS])(void *, const X(points) *, size_t) = {
    obb_pca,       obb_plain, obb_area,      obb_more,
    obb_more_area, obb_dito,  obb_dito_more, obb_dito_more_area};
static bool is_of_area(int maker)
{
    return maker == 2 || maker == 4 || maker == 7;
}

/* ---- 1. cases ---- */

static void arguments(void)
{
    const Vec3 p[] = {{1, 0, 0}, {-1, 0, 0}, {0, R(0.5), 0}, {0, R(-0.5), R(0.25)}};
    const real most = REAL_MAX;
    const Vec3 far[] = {{most, most, most}, {-most, -most, -most}};
    const X(points) all = X(points_of)(p), ends = X(points_of)(far);
    const X(obb_options) odd = {false, 8};
    const Obb mark = {{7, 7, 7}, {{7, 7, 7}, {7, 7, 7}, {7, 7, 7}}, {7, 7, 7}};
    Obb box = mark;
    check("eight directions", cmp(X(bound_obb_points)(all, 4, &odd, &box), ==, ISECT_BAD_ARGUMENT));
    check("eight directions",
          cmp(X(bound_obb_points_dito)(all, 4, &odd, &box), ==, ISECT_BAD_ARGUMENT));
    check("no such half", cmp(X(bound_obb_points_pca)(ends, 2, &box), ==, ISECT_NOT_FINITE));
    check("untouched", same_bits(&box, &mark, sizeof mark));
    check("but along x, y, z", X(bound_obb_points)(ends, 2, NULL, &box) == ISECT_OK &&
                                   cmp(box.half[0], ==, most) && cmp(box.half[1], ==, most) &&
                                   cmp(box.half[2], ==, most) && cmp(box.center.x, ==, 0));
}

static bool is_flat(const Obb *box, int flat)
{
    return flat_halves(box, 0) == flat;
}
/* Input that is flat along x, y or z gives an exactly flat box. Flat input made other libraries
 * throw (Open3D#2571, #3916). */
static void flat_ones(void)
{
    for (int m = 0; m < MAKERS; m++)
        for (int axis = 0; axis < 3; axis++) {
            Vec3 p[40] = {{0, 0, 0}};
            Obb box;
            for (int i = 0; i < 40; i++) {
                real *x = (real *)&p[i];
                x[axis] = R(0.1);
                x[(axis + 1) % 3] = any_real(-1, 1);
                x[(axis + 2) % 3] = any_real(-2, 2);
            }
            X(points) points = X(points_of)(p);
            check("in a plane", cmp(make[m](&box, &points, 40), ==, ISECT_OK) && is_flat(&box, 1) &&
                                    cmp(((real *)&box.center)[axis], ==, R(0.1)));
            for (int i = 0; i < 40; i++)
                ((real *)&p[i])[(axis + 1) % 3] = R(-0.3);
            check("on a line", cmp(make[m](&box, &points, 40), ==, ISECT_OK) && is_flat(&box, 2) &&
                                   cmp(((real *)&box.center)[(axis + 1) % 3], ==, R(-0.3)));
            check("one", cmp(make[m](&box, &points, 1), ==, ISECT_OK) && is_flat(&box, 3) &&
                             same_bits(&box.center, &p[0], sizeof p[0]) &&
                             cmp(box.axis[0].x, ==, 1));
            p[1] = p[0];
            check("two that are one",
                  cmp(make[m](&box, &points, 2), ==, ISECT_OK) && is_flat(&box, 3));
        }
}
/* A plane and a line in a general direction: the box is not thicker than the rounding error. (The
 * box of least surface may be.) */
static void nearly_flat_ones(void)
{
    for (int m = 0; m < MAKERS; m++)
        for (int i = 0; i < 30 && !is_of_area(m); i++) {
            const Vec3 a = any_vec3(), b = any_vec3();
            const int flat = 1 + i % 2;
            Obb box;
            for (size_t k = 0; k < 30; k++) {
                const real s = (real)any_int(-8, 8), t = (real)any_int(-8, 8);
                point[k] = flat == 2 ? times(s, a) : mad(times(s, a), t, b);
            }
            const X(points) points = laid_out(1, 30);
            check("made", cmp(make[m](&box, &points, 30), ==, ISECT_OK));
            check("thin", cmp(flat_halves(&box, 1000 * REAL_EPSILON), >=, flat));
        }
}
/* Corners of a rotated box: its volume is known, also if it is tiny, or so large that the sum of
 * coordinates overflows. The covariance of a cube has no distinct axes. A smallest box that was not
 * the smallest: Open3D#5417. */
static void known_boxes(void)
{
    for (int i = 0; i < 180; i++) {
        const real turn[3][3] = {
            {R(0.36), R(0.48), R(-0.8)}, {R(-0.8), R(0.6), 0}, {R(0.48), R(0.64), R(0.6)}};
        const real half[] = {1, i % 2 ? R(1.0) : R(2.0), i % 3 ? R(1.0) : R(0.25)};
        const int large = ISECT_DOUBLE ? 1023 : 127;
        const int exponent = i < 60 ? 0 : i < 120 ? large - (half[1] == 2) : 20 - large;
        const real one = scaled(1, exponent);
        const Wide cube = (Wide)one * (Wide)one * (Wide)one;
        const Wide want = 8 * cube * (Wide)(half[0] * half[1] * half[2]);
        Vec3 p[8];
        Obb box;
        for (int k = 0; k < 8; k++) {
            real x[3];
            for (int axis = 0; axis < 3; axis++)
                x[axis] = (k & 1 ? half[0] : -half[0]) * turn[0][axis] +
                          (k & 2 ? half[1] : -half[1]) * turn[1][axis] +
                          (k & 4 ? half[2] : -half[2]) * turn[2][axis];
            const int first = i / 6 % 3;
            p[(k + i) % 8] =
                (Vec3){one * x[first], one * x[(first + 1) % 3], one * x[(first + 2) % 3]};
        }
        const X(points) points = X(points_of)(p);
        for (int m = 1; m < MAKERS; m++)
            check("the box itself",
                  cmp(make[m](&box, &points, 8), ==, ISECT_OK) &&
                      cmp(volume_of(&box), <=, want * (1 + 1000 * (Wide)REAL_EPSILON)));
    }
}
/* y and z of one end equal x of another. */
static void equal_coordinates(void)
{
    for (int m = 0; m < MAKERS; m++)
        for (int k = 0; k < 3; k++) {
            Vec3 p[] = {{1, 1, 1}, {1, 1, 1}};
            const X(points) points = X(points_of)(p);
            Obb box;
            ((real *)&p[1])[k] = 2;
            check("made", cmp(make[m](&box, &points, 2), ==, ISECT_OK) && is_flat(&box, 2));
            check("half of it", cmp(box.half[0] + box.half[1] + box.half[2], ==, R(0.5)));
            for (int j = 0; j < 3; j++)
                check("half the sum", cmp(((real *)&box.center)[j], ==, (j == k ? R(1.5) : 1)));
        }
}
TEST_FUNCTION(cases)
{
    arguments();
    flat_ones();
    nearly_flat_ones();
    known_boxes();
    equal_coordinates();
}

/* ---- 2. properties ---- */

/* The better of all is not worse than each, up to rounding. */
static void no_worse(size_t n)
{
    const X(points) points = laid_out(1, n);
    const Aabb own = own_box(n);
    Obb box, other;
    Wide width[3];
    check("boxed", X(bound_obb_points)(points, n, NULL, &box) == ISECT_OK);
    const Wide slack = (Wide)(4 * allowed_of(&own) + 8 * center_slack(&box));
    for (size_t k = 0; k < COUNT(options); k++) {
        const bool area = options[k] && options[k]->area;
        check("made", cmp(X(bound_obb_points)(points, n, options[k], &box), ==, ISECT_OK));
        const Wide size = size_of_box(&box, area);
        widths_of_aabb(&own, width);
        check("than along x, y, z", cmp(size, <=, size_of(width, area, slack)));
        if (X(bound_obb_points_pca)(points, n, &other) == ISECT_OK) {
            widths_of(&other, width);
            check("than along the covariance", cmp(size, <=, size_of(width, area, slack)));
        }
        check("boxed", cmp(X(bound_obb_points_dito)(points, n, options[k], &other), ==, ISECT_OK));
        widths_of(&other, width);
        check("than along a triangle", cmp(size, <=, size_of(width, area, slack)));
    }
}
/* It is not worse than the better of the published algorithms. A covariance that is nearly that of
 * a ball has no distinct axes, and long boxes are sensitive to their accuracy. */
static void no_worse_than_published(int *asked, int *told)
{
    const size_t n = (size_t)any_int(20, any_int(0, 9) ? 400 : 2000);
    const Vec3 a = any_vec3(), b = times(R(0.6), any_vec3()), c = times(R(0.3), any_vec3());
    const bool round = any_int(0, 1);
    Wide3 axis[3];
    Obb box;
    for (size_t i = 0; i < n; i++) {
        Vec3 p = any_vec3();
        if (round)
            p = as_unit(p);
        point[i] = mad(mad(times(p.x, a), p.y, b), p.z, c);
    }
    const X(points) points = laid_out(1, n);
    const Aabb own = own_box(n);
    const Wide slack = 4 * (Wide)allowed_of(&own);
    for (size_t k = 0; k < COUNT(options); k++) {
        const bool area = options[k] && options[k]->area;
        const int directions =
            options[k] && options[k]->directions ? (int)options[k]->directions : 7;
        Wide width[3];
        check("made", cmp(X(bound_obb_points)(points, n, options[k], &box), ==, ISECT_OK));
        const Wide size = size_of_box(&box, area);
        const Wide gap = pca_axes(point, n, axis);
        widths_along(point, n, axis, width);
        const Wide thin = fmaxl(fmaxl(width[0], width[1]), width[2]) / thinnest(width);
        const Wide share = 200 * (Wide)REAL_EPSILON / gap * thin;
        asked[0]++, told[0] += share < 1e-2L;
        if (share < 1e-2L)
            check("than along the covariance",
                  cmp(size, <=, (1 + share) * size_of(width, area, slack)));
        dito_axes(point, n, directions, area, axis);
        widths_along(point, n, axis, width);
        check("than along a triangle", cmp(size, <=, size_of(width, area, slack)));
    }
}
TEST_FUNCTION(properties)
{
    int asked = 0, told = 0;
    for (int i = 0; i < 160; i++) {
        const size_t n = (size_t)any_int(1, i % 20 ? 150 : MOST / 2);
        draw_points(i % POINT_SETS, n);
        no_worse(n);
    }
    for (int i = 0; i < 150; i++)
        no_worse_than_published(&asked, &told);
    check_share(told, asked, 0.8, 1);
}

/* ---- 3. oracle ---- */

static void judge(int i, size_t n, int found[2])
{
    const X(points) points = laid_out(i % LAYOUTS, n);
    const Aabb own = own_box(n);
    for (int m = i % 3; m < MAKERS; m += 3) {
        Obb box;
        const isect_status status = make[m](&box, &points, n);
        found[0]++, found[1] += status == ISECT_OK;
        check("made, or along its axes out of range",
              status == ISECT_OK || (m == 0 && status == ISECT_NOT_FINITE));
        if (status != ISECT_OK)
            continue;
        holds_as_it_must(i, &box, point, n, &own);
        for (int k = 0; k < 9; k++)
            check("axes have length 1",
                  cmp(fabs((double)((real *)box.axis)[k]), <=, 1 + 4 * (double)REAL_EPSILON));
    }
}
TEST_FUNCTION(oracle)
{
    int found[2] = {0};
    for (int i = 0; i < soak(900); i++) {
        const size_t n = (size_t)any_int(1, i % 200 == 0 ? MOST / 4 : i % 16 == 0 ? 60 : 7);
        draw_points(i / 3 % POINT_SETS, n);
        judge(i, n, found);
    }
    check_share(found[1], found[0], 0.9, 1);
}

TESTS_OF_ONE(bound_obb_points)
