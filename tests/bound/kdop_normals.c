/* tests/bound/kdop_normals.c - src/bound/kdop_normals.c: bounds of points along directions.
 *
 * The oracle has the exact greatest n . p: a bound is not less, and not much more; where sums and
 * products are exact it equals that number. */
#include "kit/hostile.h"
#include "kit/points.h"

enum { MOST_NORMALS_HERE = 20 };

static Vec3 normal[MOST_NORMALS_HERE];
static real lower[MOST_NORMALS_HERE], upper[MOST_NORMALS_HERE];

static void set_mark(void)
{
    for (int k = 0; k < MOST_NORMALS_HERE; k++)
        lower[k] = upper[k] = 7;
}
static bool is_mark(void)
{
    for (int k = 0; k < MOST_NORMALS_HERE; k++)
        if (lower[k] != 7 || upper[k] != 7)
            return false;
    return true;
}

/* 1. Cases. */
/* The height of the point b is rounded below that of others, but is above them in real arithmetic:
 * 64 + 31 u becomes 64. This must be detected for any signs, and in any block of points. */
static void order_of_rounded(void)
{
    enum { OTHERS = 2500 };
    const double u = 0x1p-52;
    for (int signs = 0; signs < 8; signs++)
        for (int at = 0; at < OTHERS; at += 1200) {
            const real x = signs & 1 ? -1 : 1, y = signs & 2 ? -1 : 1, z = signs & 4 ? -1 : 1;
            const Vec3 b = {64 * x, (real)(31 * u) * y, -63 * z};
            for (int i = 0; i < OTHERS; i++)
                point[i] = i == at ? b : (Vec3){(real)(1 + 10 * u) * x, 0, 0};
            normal[0] = (Vec3){x, y, z}, normal[1] = (Vec3){-x, -y, -z};
            const X(points) points = X(points_of)(point);
            check("bounded",
                  cmp(X(bound_kdop_points)(points, OTHERS, normal, 2, lower, upper), ==, ISECT_OK));
            const double highest = 1 + 31 * u, room = 24 * u * (64 + 31 * u + 63);
            check("the truly highest",
                  cmp((double)upper[0], >=, highest) &&
                      cmp((double)upper[0], <=, highest + room + (double)REAL_EPSILON));
            check("the other way round", cmp(lower[1], ==, -upper[0]));
        }
}
/* Products that are exact at the least or the greatest numbers, or with all digits. */
static void exact_products(void)
{
    const real odd = 1 + REAL_EPSILON, least = 3 * REAL_LEAST;
    const struct {
        real n, x, product;
    } cases[] = {{1, least, least},
                 {least, 1, least},
                 {-1, least, -least},
                 {least, -1, -least},
                 {2, odd, 2 * odd},
                 {odd, 2, 2 * odd},
                 {R(0.5), -odd, -odd / 2},
                 {2, REAL_MAX / 2, REAL_MAX},
                 {REAL_MAX / 2, 2, REAL_MAX},
                 {2, REAL_MIN / 2, REAL_MIN},
                 {0, odd, 0},
                 {odd, 0, 0}};
    for (size_t i = 0; i < COUNT(cases); i++)
        for (int axis = 0; axis < 3; axis++) {
            Vec3 p = {0, 0, 0};
            const X(points) points = X(points_of)(&p);
            normal[0] = p;
            ((real *)&normal[0])[axis] = cases[i].n, ((real *)&p)[axis] = cases[i].x;
            check("exact",
                  cmp(X(bound_kdop_points)(points, 1, normal, 1, lower, upper), ==, ISECT_OK));
            check("exact",
                  cmp(lower[0], ==, cases[i].product) && cmp(upper[0], ==, cases[i].product));
        }
}
TEST_FUNCTION(cases)
{
    const real most = REAL_MAX, least = REAL_LEAST;
    const Vec3 two[] = {{1, -2, 4}, {R(-0.0), 2, 3}}, far[] = {{most, most, -most}};
    const X(points) points = X(points_of)(two), lost = {&two->x, NULL, &two->z, 0};
    const X(points) huge = X(points_of)(far);
    normal[0] = (Vec3){1, 0, 0}, normal[1] = (Vec3){2, 1, R(-0.5)}, normal[2] = (Vec3){0, 0, 0};
    normal[3] = (Vec3){1, least, 0};
    set_mark();
    check("no lower",
          X(bound_kdop_points)(points, 2, normal, 3, NULL, upper) == ISECT_BAD_ARGUMENT);
    check("no upper",
          X(bound_kdop_points)(points, 2, normal, 3, lower, NULL) == ISECT_BAD_ARGUMENT);
    check("no normals",
          X(bound_kdop_points)(points, 2, NULL, 3, lower, upper) == ISECT_BAD_ARGUMENT);
    check("no view",
          X(bound_kdop_points)((X(points)){0}, 2, normal, 3, lower, upper) == ISECT_BAD_ARGUMENT);
    check("no y",
          cmp(X(bound_kdop_points)(lost, 2, normal, 3, lower, upper), ==, ISECT_BAD_ARGUMENT));
    check("no points",
          cmp(X(bound_kdop_points)(lost, 0, normal, 3, lower, upper), ==, ISECT_EMPTY));
    check("nothing to do", X(bound_kdop_points)(points, 2, NULL, 0, NULL, NULL) == ISECT_OK);
    for (int f = 0; f < 9; f++) {
        const Vec3 keep = normal[f / 3];
        ((real *)&normal[f / 3])[f % 3] = f % 2 ? REAL_NAN : REAL_INF;
        check("not finite",
              cmp(X(bound_kdop_points)(points, 2, normal, 3, lower, upper), ==, ISECT_NOT_FINITE));
        normal[f / 3] = keep;
    }
    const Vec3 bad[] = {{0, 0, 0}, {0, REAL_NAN, 0}};
    const X(points) wrong = X(points_of)(bad);
    check("NaN",
          cmp(X(bound_kdop_points)(wrong, 2, normal, 3, lower, upper), ==, ISECT_NOT_FINITE));
    check("untouched", is_mark());
    check("two", cmp(X(bound_kdop_points)(points, 2, normal, 4, lower, upper), ==, ISECT_OK));
    check("x", cmp(lower[0], ==, 0) && cmp(upper[0], ==, 1));
    check("oblique", cmp(lower[1], ==, -2) && cmp(upper[1], ==, R(0.5)));
    check("without a normal", cmp(lower[2], ==, 0) && cmp(upper[2], ==, 0));
    check("rounded", cmp(lower[3], <=, 2 * least) && cmp(lower[3], >=, -2 * REAL_MIN) &&
                         cmp(upper[3], >=, 1) && cmp(upper[3], <=, 1 + 16 * REAL_EPSILON) &&
                         cmp(lower[4], ==, 7));
    check("and +0", !signbit(lower[0]) && !signbit(lower[2]) && !signbit(upper[2]));
    normal[1] = (Vec3){1, 0, 1}, normal[2] = (Vec3){2, 0, 0};
    check("far", cmp(X(bound_kdop_points)(huge, 1, normal, 3, lower, upper), ==, ISECT_OK));
    check("far", cmp(lower[0], ==, most) && cmp(upper[0], ==, most) && cmp(lower[1], ==, 0) &&
                     cmp(upper[1], ==, 0));
    check("out of range",
          cmp(lower[2], ==, (ISECT_DOUBLE ? -REAL_INF : most)) && cmp(upper[2], ==, REAL_INF));
    order_of_rounded();
    exact_products();
}

static void draw_normals(int count, int i)
{
    for (int k = 0; k < count; k++) {
        normal[k] = i % 3 == 0 ? any_vec3() : odd_vec3();
        if (i % 3 == 2)
            memcpy(&normal[k], KDOP26[any_int(0, 12)], sizeof(Vec3));
    }
}

/* 2. Properties: the result does not depend on layout and order; with the normals of a k-DOP it
 * equals the k-DOP. */
static isect_status bounded(real *to, int count, const X(points) * points, size_t n)
{
    return X(bound_kdop_points)(*points, n, normal, (size_t)count, to, to + count);
}
TEST_FUNCTION(properties)
{
    for (int i = 0; i < 300; i++) {
        const size_t n = any_count(i, 60, 20, 3000);
        const int count = any_int(1, MOST_NORMALS_HERE);
        const size_t bytes = 2 * (size_t)count * sizeof(real);
        real made[2 * MOST_NORMALS_HERE], other[2 * MOST_NORMALS_HERE];
        draw_points(i % POINT_SETS, n);
        draw_normals(count, i);
        X(points) points = laid_out(1, n);
        check("bounded", cmp(bounded(made, count, &points, n), ==, ISECT_OK));
        shuffle(n);
        points = laid_out(i % LAYOUTS, n);
        check("in any order", cmp(bounded(other, count, &points, n), ==, ISECT_OK) &&
                                  same_bits(made, other, bytes));
        const unsigned before = hostile_enter();
        const isect_status again = bounded(other, count, &points, n);
        check("the environment is left as it was", hostile_leave(before));
        check("and does not matter", cmp(again, ==, ISECT_OK) && same_bits(made, other, bytes));
        memcpy(normal, KDOP26, sizeof KDOP26);
        check("26", cmp(X(bound_kdop26_points)(points, n, (void *)other), ==, ISECT_OK) &&
                        cmp(bounded(made, 13, &points, n), ==, ISECT_OK));
        for (int k = 0; k < 13; k++)
            check("not less", cmp(made[k], <=, other[k]) && cmp(made[13 + k], >=, other[13 + k]));
        for (int k = 0; k < 9 && i % POINT_SETS < TAME_SETS; k++) /* two numbers: in range */
            check("that of a k-DOP",
                  cmp(made[k], ==, other[k]) && cmp(made[13 + k], ==, other[13 + k]));
    }
}

/* 3. Oracle: the exact maximum. */
static bool judge(real bound, Vec3 n, int side, size_t points)
{
    mpf_t most;
    double sizes = 0;
    mpf_init2(most, BIG_BITS);
    for (size_t i = 0; i < points; i++) {
        begin();
        Big height = dot3(big3(times((real)side, n)), big3(point[i]));
        if (i == 0 || less(most, height))
            mpf_set(most, height);
        sizes = fmax(sizes, fabs((double)n.x * (double)point[i].x) +
                                fabs((double)n.y * (double)point[i].y) +
                                fabs((double)n.z * (double)point[i].z));
    }
    check("held", bound > REAL_MAX || !less(big((double)bound), most));
    const double before = ISECT_DOUBLE ? nextafter((double)bound, -INFINITY)
                                       : (double)nextafterf((float)bound, -INFINITY);
    const double slack = 24 * DBL_EPSILON * sizes + 4 * DBL_MIN;
    bool tight = true;
    if (slack <= DBL_MAX / 4 && fabs(before) <= DBL_MAX && bound > -REAL_MAX && bound <= REAL_MAX)
        tight = less(minus(big(before), big(slack)), most);
    check("tight", tight);
    mpf_clear(most);
    return bound <= REAL_MAX && bound > -REAL_MAX;
}
TEST_FUNCTION(oracle)
{
    int finite = 0, all = 0;
    for (int i = 0; i < soak(300); i++) {
        const size_t n = (size_t)any_int(1, i % 60 ? 20 : 2000);
        const int count = any_int(1, 4);
        draw_points(i % POINT_SETS, n);
        draw_normals(count, i);
        for (int k = 0; k < count && i % 5 == 0; k++) /* along an axis: one product decides */
            for (int axis = 0; axis < 3; axis++)
                ((real *)&normal[k])[axis] *= (real)(axis == k % 3);
        const X(points) points = laid_out(i % LAYOUTS, n);
        check("bounded", cmp(X(bound_kdop_points)(points, n, normal, (size_t)count, lower, upper),
                             ==, ISECT_OK));
        for (int k = 0; k < count; k++) {
            finite += judge(0 - lower[k], normal[k], -1, n);
            finite += judge(upper[k], normal[k], 1, n);
            all += 2;
        }
    }
    check_share(finite, all, 0.7, 1);
}

TESTS_OF_ONE(bound_kdop_normals)
