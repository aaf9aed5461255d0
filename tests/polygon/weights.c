/* tests/polygon/weights.c - isect_weights_polygon2, and isect_weights_polygon, which has to equal
 * it in the projection and to have the point as the mean of the corners in space. */
#include "kit/big.h"
#include "kit/kit.h"

#define SAMPLES soak(3000)

static isect_status weigh(const Vec2 *points, size_t count, Vec2 p, real *weights)
{
    const X(polygon2) polygon = {points, count};
    return X(weights_polygon2)(&polygon, &p, weights);
}
static bool near(real a, double b)
{
    return fabs((double)a - b) <= 4 * (double)REAL_EPSILON;
}

/* 1. Cases. */
TEST_FUNCTION(cases)
{
    static const Vec2 square[] = {{0, 0}, {2, 0}, {2, 2}, {0, 2}};
    static const Vec2 corner[] = {{0, 0}, {4, 0}, {4, 2}, {2, 2}, {2, 4}, {0, 4}};
    static const Vec2 bow[] = {{-1, -1}, {1, 1}, {1, -1}, {-1, 1}};
    static const Vec2 broken[] = {{0, 0}, {REAL_NAN, 0}, {2, 2}};
    const X(polygon2) polygon = {square, 4}, lost = {NULL, 1};
    const Vec2 middle = {1, 1};
    real w[6] = {7, 7, 7, 7, 7, 7};
    check("no polygon", X(weights_polygon2)(NULL, &middle, w) == ISECT_BAD_ARGUMENT);
    check("no point", X(weights_polygon2)(&polygon, NULL, w) == ISECT_BAD_ARGUMENT);
    check("nowhere to", X(weights_polygon2)(&polygon, &middle, NULL) == ISECT_BAD_ARGUMENT);
    check("no corners", cmp(X(weights_polygon2)(&lost, &middle, w), ==, ISECT_BAD_ARGUMENT));
    check("empty", weigh(NULL, 0, middle, w) == ISECT_EMPTY);
    check("NaN", cmp(weigh(broken, 3, middle, w), ==, ISECT_NOT_FINITE));
    check("infinite", cmp(weigh(square, 4, (Vec2){1, REAL_INF}, w), ==, ISECT_NOT_FINITE));
    check("one corner", cmp(weigh(square, 1, middle, w), ==, ISECT_DEGENERATE));
    check("two corners", cmp(weigh(square, 2, middle, w), ==, ISECT_DEGENERATE));
    check("as much one way as the other",
          cmp(weigh(bow, 4, (Vec2){0, 5}, w), ==, ISECT_DEGENERATE));
    for (int i = 0; i < 6; i++)
        check("untouched", cmp(w[i], ==, 7));
    check("middle", cmp(weigh(square, 4, middle, w), ==, ISECT_OK) && cmp(w[4], ==, 7));
    for (int i = 0; i < 4; i++)
        check("a quarter each", near(w[i], 0.25));
    check("at a corner", cmp(weigh(corner, 6, (Vec2){2, 2}, w), ==, ISECT_OK));
    for (int i = 0; i < 6; i++)
        check("it alone", cmp(w[i], ==, (i == 3)));
    check("on an edge", cmp(weigh(corner, 6, (Vec2){4, R(0.5)}, w), ==, ISECT_OK));
    for (int i = 0; i < 6; i++)
        check("its ends", cmp(w[i], ==, (i == 1 ? R(0.75) : i == 2 ? R(0.25) : 0)));
    check("on the last edge", cmp(weigh(corner, 6, (Vec2){0, 3}, w), ==, ISECT_OK));
    for (int i = 0; i < 6; i++)
        check("its ends", cmp(w[i], ==, (i == 5 ? R(0.75) : i == 0 ? R(0.25) : 0)));
    check("on the only edge", cmp(weigh(square, 2, (Vec2){R(0.5), 0}, w), ==, ISECT_OK));
    check("its ends", cmp(w[0], ==, R(0.75)) && cmp(w[1], ==, R(0.25)));
    check("the line of an edge", cmp(weigh(square, 3, (Vec2){4, 0}, w), ==, ISECT_OK));
    check("outside", near(w[0], -1) && near(w[1], 2) && near(w[2], 0));
    check("a tiny one",
          cmp(weigh((const Vec2[]){{0, 0}, {REAL_LEAST, 0}, {0, REAL_LEAST}}, 3, (Vec2){0, 0}, w),
              ==, ISECT_OK) &&
              cmp(w[0], ==, 1));
}

/* Corners in order round the middle: convex, or with a corner pushed in. */
static size_t draw(int i, Vec2 *corner, Vec2 *p)
{
    const int count = any_int(3, MOST_CORNERS);
    const real size = i % 4 == 3 ? scaled(1, any_int(-100, 100)) : 1;
    double share[MOST_CORNERS], sum = 0;
    for (int k = 0; k < count; k++)
        share[k] = sum += 1 + (double)any_real(0, 1);
    for (int k = 0; k < count; k++) {
        const double turn = 6.283185307179586 * share[k] / sum;
        const double r = i % 2 && k % 3 == 0 ? 0.3 : 1;
        corner[k] = (Vec2){size * (real)(r * cos(turn)), size * (real)(r * sin(turn))};
    }
    real a = any_real(0, 1);
    real b = any_real(0, 1 - a);
    if (i % 5 == 0) /* nearly on an edge */
        b = 1 - a - (real)any_int(0, 4) * REAL_EPSILON;
    const int j = any_int(0, count - 1), k = (j + 1) % count;
    *p = (Vec2){a * corner[j].x + b * corner[k].x, a * corner[j].y + b * corner[k].y};
    return (size_t)count;
}

/* 2. Properties: they sum to one, and give the point back. */
TEST_FUNCTION(properties)
{
    double worst_sum = 0, worst_place = 0;
    for (int i = 0; i < SAMPLES; i++) {
        Vec2 corner[MOST_CORNERS], p, turned[MOST_CORNERS];
        real w[MOST_CORNERS], v[MOST_CORNERS];
        const size_t n = draw(i, corner, &p);
        double sum = 0, sizes = 0, x = 0, y = 0, far = 0;
        check("weighed", cmp(weigh(corner, n, p, w), ==, ISECT_OK));
        for (size_t k = 0; k < n; k++) {
            const double dx = (double)corner[k].x - (double)p.x,
                         dy = (double)corner[k].y - (double)p.y;
            sum += (double)w[k], sizes += fabs((double)w[k]);
            x += (double)w[k] * dx, y += (double)w[k] * dy;
            far = fmax(far, sqrt(dx * dx + dy * dy));
            turned[(k + 1) % n] = corner[k];
        }
        const double unit = (double)REAL_EPSILON;
        worst_sum = fmax(worst_sum, fabs(sum - 1) / (unit * (double)n * sizes));
        if (i % 2 == 0)
            worst_place =
                fmax(worst_place, sqrt(x * x + y * y) / (unit * (double)(2 * n * n) * far));
        check("begun elsewhere", cmp(weigh(turned, n, p, v), ==, ISECT_OK));
        for (size_t k = 0; k < n; k++) {
            check("begun elsewhere", cmp(fabs((double)v[(k + 1) % n] - (double)w[k]), <=,
                                         (double)(n * n) * unit * (1 + sizes)));
            check("not below 0", i % 2 || i % 5 == 0 || (double)w[k] >= -(double)(n * n) * unit);
        }
    }
    printf("sum %.2f, place %.2f of the header's bounds\n", worst_sum, worst_place);
    check("the sum promised in the header", cmp(worst_sum, <=, 1));
    check("the place promised in the header", cmp(worst_place, <=, 1));
}

/* 3. Oracle: the definition, to many digits. */
TEST_FUNCTION(oracle)
{
    double worst = 0;
    for (int i = 0; i < SAMPLES / 3; i++) {
        Vec2 corner[MOST_CORNERS], p;
        real w[MOST_CORNERS];
        Big x[MOST_CORNERS], y[MOST_CORNERS], r[MOST_CORNERS], t[MOST_CORNERS], want[MOST_CORNERS];
        const size_t n = draw(i, corner, &p);
        bool border = false;
        begin();
        check("weighed", cmp(weigh(corner, n, p, w), ==, ISECT_OK));
        for (size_t k = 0; k < n; k++) {
            x[k] = minus(big((double)corner[k].x), big((double)p.x));
            y[k] = minus(big((double)corner[k].y), big((double)p.y));
            r[k] = root(plus(by(x[k], x[k]), by(y[k], y[k])));
            border |= mpf_sgn(r[k]) == 0;
        }
        Big sum = big(0);
        double sizes = 0;
        for (size_t k = 0; k < n && !border; k++) {
            const size_t m = (k + 1) % n;
            const Big area = minus(by(x[k], y[m]), by(y[k], x[m]));
            border |= mpf_sgn(area) == 0;
            if (!border)
                t[k] = over(minus(by(r[k], r[m]), plus(by(x[k], x[m]), by(y[k], y[m]))), area);
        }
        for (size_t k = 0; k < n && !border; k++)
            sum = plus(sum, want[k] = over(plus(t[k], t[(k + n - 1) % n]), r[k]));
        for (size_t k = 0; k < n && !border; k++)
            sizes += fabs(mpf_get_d(over(want[k], sum)));
        for (size_t k = 0; k < n && !border; k++) {
            const double off = fabs(mpf_get_d(minus(over(want[k], sum), big((double)w[k]))));
            worst = fmax(worst, off / ((double)REAL_EPSILON * (double)(n * n) * (1 + sizes)));
        }
    }
    printf("weights within %.2f n^2 epsilon of all of them\n", worst);
    check("what they are", cmp(worst, <=, 1));
}

/* 4. In space. A polygon of draw() is lifted onto the plane w = p u + q v with |p|, |q| <= 1, of
 * which the largest component of the normal is along w. The weights are those of the polygon in the
 * plane, to the bit. The mean is off by the bound of the header in u and in v, by the sum of both
 * in w, and by the rounding of w, epsilon of the largest coordinate for each corner. */
static Vec3 lifted(Vec2 at, real p, real q, int axis)
{
    Vec3 to;
    real *number = &to.x;
    number[axis] = p * at.x + q * at.y;
    number[(axis + 1) % 3] = at.x, number[(axis + 2) % 3] = at.y;
    return to;
}
TEST_FUNCTION(in_space)
{
    static const Vec3 square[] = {{0, 0, 1}, {2, 0, 1}, {2, 2, 1}, {0, 2, 1}};
    static const Vec3 line[] = {{0, 0, 0}, {1, 1, 1}, {2, 2, 2}};
    const X(polygon) flat = {square, 4}, thin = {line, 3}, none = {NULL, 0}, lost = {NULL, 1};
    const Vec3 middle = {1, 1, 7}, beside = {1, 0, 0}, infinite = {1, REAL_INF, 0};
    real w[MOST_CORNERS] = {7};
    check("no polygon", X(weights_polygon)(NULL, &middle, w) == ISECT_BAD_ARGUMENT);
    check("no corners", cmp(X(weights_polygon)(&lost, &middle, w), ==, ISECT_BAD_ARGUMENT));
    check("empty", cmp(X(weights_polygon)(&none, &middle, w), ==, ISECT_EMPTY));
    check("infinite", cmp(X(weights_polygon)(&flat, &infinite, w), ==, ISECT_NOT_FINITE));
    check("in line", cmp(X(weights_polygon)(&thin, &beside, w), ==, ISECT_DEGENERATE));
    check("untouched", cmp(w[0], ==, 7));
    check("middle", cmp(X(weights_polygon)(&flat, &middle, w), ==, ISECT_OK));
    for (int i = 0; i < 4; i++)
        check("a quarter each", near(w[i], 0.25));
    double worst = 0;
    for (int i = 0; i < SAMPLES; i++) {
        Vec2 corner[MOST_CORNERS], p;
        Vec3 at[MOST_CORNERS];
        real weights[MOST_CORNERS];
        const size_t n = draw(i, corner, &p);
        const int axis = any_int(0, 2);
        const real slope_u = any_real(R(-0.9), R(0.9)), slope_v = any_real(R(-0.9), R(0.9));
        double far = 0, size = 0, sum = 0;
        for (size_t k = 0; k < n; k++)
            at[k] = lifted(corner[k], slope_u, slope_v, axis);
        const X(polygon) polygon = {at, n};
        const Vec3 point = lifted(p, slope_u, slope_v, axis);
        check("as in the plane",
              cmp(X(weights_polygon)(&polygon, &point, w), ==, weigh(corner, n, p, weights)) &&
                  memcmp(w, weights, n * sizeof *w) == 0);
        for (size_t k = 0; k < n; k++) {
            const double x = (double)corner[k].x - (double)p.x,
                         y = (double)corner[k].y - (double)p.y;
            far = fmax(far, sqrt(x * x + y * y));
            size = fmax(size, fmax(fabs((double)corner[k].x), fabs((double)corner[k].y)));
        }
        double sizes = 0;
        for (size_t k = 0; k < n; k++) {
            sum += (double)w[k] * ((double)(&at[k].x)[axis] - (double)(&point.x)[axis]);
            sizes += fabs((double)w[k]);
        }
        if (i % 2 == 0 && i % 5) /* convex, and the point inside */
            worst = fmax(worst, fabs(sum) / ((double)REAL_EPSILON *
                                             (4 * (double)(n * n) * far + 4 * sizes * size)));
    }
    printf("the mean within %.2f of the bound\n", worst);
    check("the mean", cmp(worst, <=, 1));
}

TESTS_IN(polygon_weights, cmocka_unit_test(cases), cmocka_unit_test(properties),
         cmocka_unit_test(oracle), cmocka_unit_test(in_space))
