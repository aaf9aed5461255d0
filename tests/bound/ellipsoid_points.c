/* tests/bound/ellipsoid_points.c - src/bound/ellipsoid_points.c: ellipsoids of points, in addition
 * to the tests of all makers (bound/makers.c).
 *
 * The volume is compared with ten shapes whose smallest ellipsoids are known: by symmetry they have
 * the axes of the shape, and their radii follow from one equation; and with weights of the points,
 * which give a lower bound. */
#include "bound/round.h"

static double size_of(const void *volume)
{
    const Ellipsoid *e = volume;
    return (double)e->radius[0] * (double)e->radius[1] * (double)e->radius[2];
}
static Ellipsoid made(size_t n)
{
    Ellipsoid e;
    make_of(maker_named("ellipsoid"), n, &e);
    check("held", holds_all(maker_named("ellipsoid"), &e, point, n));
    return e;
}
/* Does the ellipsoid contain the points after its radii are multiplied by a factor? */
static bool holds_shrunk(const Ellipsoid *e, real factor, size_t n)
{
    Ellipsoid smaller = *e;
    for (int k = 0; k < 3; k++)
        smaller.radius[k] *= factor;
    return holds_all(maker_named("ellipsoid"), &smaller, point, n);
}

/* 1. Cases. */
static void flat_along_axes(void)
{
    const real most = REAL_MAX;
    point[0] = (Vec3){3, 0, 5}, point[1] = (Vec3){3, 2, 5};
    const Ellipsoid two = made(2);
    check("two: a segment", cmp(two.radius[0], >, 0) &&
                                cmp(two.radius[0], <=, 1 + 64 * REAL_EPSILON) &&
                                cmp(two.radius[1], ==, 0) && cmp(two.radius[2], ==, 0));
    for (int axis = 0; axis < 3; axis++)
        for (int k = 0; k < 3; k++) {
            const real z = k == 0 ? 0 : k == 1 ? 7 : most;
            for (int i = 0; i < 8; i++)
                for (int j = 0; j < 3; j++)
                    ((real *)&point[i])[(axis + j) % 3] = j == 2       ? z
                                                          : i >> j & 1 ? R(1.5)
                                                                       : R(-0.5);
            const Ellipsoid e = made(8);
            check("a square: a disc", cmp(e.radius[2], ==, 0) && cmp(e.radius[1], <=, R(1.415)));
        }
    point[0] = (Vec3){most, 0, 0}, point[1] = (Vec3){0, 0, 0}, point[2] = (Vec3){most, most / 8, 0};
    check("long", cmp(made(3).radius[2], ==, 0));
}
/* Three points near one end of a diagonal, one at the other end: half the length of the smallest
 * ellipsoid is three quarters of the diagonal, and exceeds the greatest number. */
static void long_diagonal(void)
{
    const real far = R(0.49) * REAL_MAX, aside = R(0.45) * REAL_MAX;
    point[0] = (Vec3){-far, -far, -far}, point[1] = (Vec3){far, far, aside};
    point[2] = (Vec3){far, aside, far}, point[3] = (Vec3){aside, far, far};
    const Ellipsoid e = made(4);
    for (int k = 0; k < 3; k++) {
        const Vec3 along = {(real)(k == 0), (real)(k == 1), (real)(k == 2)};
        check("along the box", same_bits(&e.axis[k], &along, sizeof along));
        check("no larger than the box needs", cmp(e.radius[k], <=, R(0.86) * REAL_MAX));
    }
    check("and the points", !holds_shrunk(&e, R(0.999), 4));
}
/* The smallest ellipsoid of a capsule of radius 1 with a segment from -2 to 2. With k = b^2 / a^2
 * <= 1, a along it, a point of the upper cap at height 2 + c needs (2 + c)^2 k + 1 - c^2 <= b^2,
 * with the maximum at c = 2 k / (1 - k). */
static double least_of_capsule(void)
{
    double best = INFINITY;
    for (int i = 1; i < 100000; i++) {
        const double k = i / 100000.0, top = 2 * k / (1 - k), c = top < 1 ? top : 1;
        const double b2 = (2 + c) * (2 + c) * k + 1 - c * c;
        best = fmin(best, b2 * sqrt(b2 / k));
    }
    return best;
}
TEST_FUNCTION(cases)
{
    /* For a box the radii are sqrt 3 times its halves; for the rims of a cylinder sqrt 3 / 2 times
     * its radius and sqrt 3 times half its length. */
    const double of_box = sqrt(27);
    const double known[TEN] = {
        least_of_capsule(), 1.5 * sqrt(12), 1,           of_box, of_box, 5 * of_box,
        0.01 * of_box,      1e-6 * of_box,  3 * 2 * 1.0, 1};
    /* A capsule is touched along circles. */
    const double factor[TEN] = {1.0008, 1.0001, 1.0001, 1.0001, 1.0001,
                                1.0001, 1.0001, 1.0001, 1.0001, 1.0001};
    flat_along_axes();
    long_diagonal();
    is_tight(maker_named("ellipsoid"), size_of, known, factor);
}

/* 2. Properties. */

/* Weights of the points, with the sum 1, bound the smallest ellipsoid from below: the product of
 * its radii is at least the root of the determinant of their covariance times 27. Each weight is
 * repeatedly multiplied by the level of its point (Titterington 1976), which increases the
 * determinant in each step. */
static double least_of_weights(size_t n, int steps)
{
    static double weight[MOST];
    double determinant = 0;
    for (size_t i = 0; i < n; i++)
        weight[i] = 1 / (double)n;
    for (int step = 0; step < steps; step++) {
        double mean[3] = {0}, m[3][3] = {{0}}, dual[3][3];
        for (size_t i = 0; i < n; i++)
            for (int r = 0; r < 3; r++)
                mean[r] += weight[i] * position[i][r];
        for (size_t i = 0; i < n; i++) {
            double u[3];
            minus_of(position[i], mean, u);
            for (int k = 0; k < 9; k++)
                m[k / 3][k % 3] += weight[i] * u[k / 3] * u[k % 3];
        }
        for (int r = 0; r < 3; r++)
            for (int c = 0; c < 3; c++)
                dual[r][c] = m[(r + 1) % 3][(c + 1) % 3] * m[(r + 2) % 3][(c + 2) % 3] -
                             m[(r + 1) % 3][(c + 2) % 3] * m[(r + 2) % 3][(c + 1) % 3];
        determinant = dot_of(m[0], dual[0]);
        for (size_t i = 0; i < n; i++) {
            double u[3], out = 0;
            minus_of(position[i], mean, u);
            for (int r = 0; r < 3; r++)
                out += u[r] * dot_of(dual[r], u) / determinant;
            weight[i] *= (out + 1) / 4;
        }
    }
    return sqrt(27 * determinant);
}
/* Flat, but not along an axis. The smallest ellipse is computed from two copies of the points, one
 * above the other. The smallest ellipsoid of those has 3/2 times its area, and sqrt 3 times the
 * height of the copies. The third axis may enlarge each radius by 1/512. */
static void flat_ones(void)
{
    for (int i = 0; i < 20; i++) {
        const Vec3 a = any_vec3(), c = cross(a, any_vec3());
        const Vec3 b = times(1 / real_sqrt(dot(c, c)), c);
        const size_t n = i < 10 ? 50 : 8;
        const double normal[3] = {(double)a.y * (double)b.z - (double)a.z * (double)b.y,
                                  (double)a.z * (double)b.x - (double)a.x * (double)b.z,
                                  (double)a.x * (double)b.y - (double)a.y * (double)b.x};
        Ellipsoid e;
        for (size_t k = 0; k < n; k++) {
            const real s = any_real(-1, 1), t = any_real(-1, 1);
            point[k] = mad(times(s, a), t, b);
            set_numbers(position[k], (Vec3){s, t, 1}),
                set_numbers(position[n + k], (Vec3){s, t, -1});
        }
        make_of(maker_named("ellipsoid"), n, &e);
        check("flat", cmp(real_abs(e.radius[2]), <=, 512 * REAL_EPSILON));
        const double least =
            least_of_weights(2 * n, 3000) / (1.5 * sqrt(3)) * sqrt(dot_of(normal, normal));
        const double area = (double)e.radius[0] * (double)e.radius[1];
        if (getenv("ISECT_SHOW_TIGHTNESS"))
            printf("flat: %.6f\n", area / least);
        check("a small ellipse", cmp(area, <=, least * (1 + 2.0 / 512 + 0.001)));
    }
}
static void small_ones(void)
{
    double mean = 0;
    int near = 0;
    for (int i = 0; i < 120; i++) {
        const size_t n = (size_t)(i % 12 ? any_int(5, 24) : any_int(60, 600));
        Ellipsoid e;
        draw_to_search(i % 4, n);
        make_of(maker_named("ellipsoid"), n, &e);
        const double excess = size_of(&e) / least_of_weights(n, 2000) - 1;
        mean += excess / 120, near += excess <= 1e-5;
    }
    if (getenv("ISECT_SHOW_TIGHTNESS"))
        printf("larger by %g, %d of 120 by 1e-5 at most\n", mean, near);
    check("small on the whole", cmp(mean, <=, 1e-4));
    check("mostly near the least", cmp(near, >=, 105));
}
TEST_FUNCTION(properties)
{
    flat_ones();
    small_ones();
}

/* 3. Oracle. */
static bool judge(int i, size_t n, const void *volume)
{
    const Ellipsoid e = *(const Ellipsoid *)volume;
    for (int k = 0; k < 3; k++) {
        double axis[3];
        set_numbers(axis, e.axis[k]);
        check_sample(i, "nearly of length 1", cmp(fabs(dot_of(axis, axis) - 1), <=, 16 * EPS), e,
                     point[0]);
    }
    if (extent_of(n) > 0x1p30 * LEAST)
        check_sample(i, "no larger than it must be", !holds_shrunk(&e, R(0.99), n), e, point[0]);
    return n > 1 && e.radius[2] == 0;
}
TEST_FUNCTION(oracle)
{
    judge_all(maker_named("ellipsoid"), 400, 1000, 0.01, judge);
}

TESTS_OF_ONE(bound_ellipsoid_points)
