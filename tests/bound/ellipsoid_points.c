/* tests/bound/ellipsoid_points.c - src/bound/ellipsoid_points.c: ellipsoids of
 * points.
 *
 * The judge of what is held does not round. How tight an ellipsoid is, is
 * judged by ten shapes of which the least ones are known: by symmetry they have
 * the axes of the shape, and their radii follow from one equation. */
#include "bound/climb.h"
#include "bound/ten.h"
#include "soak/holds.h"

static bool holds_all(const Ellipsoid *e, const Vec3 *p, size_t n)
{
    for (size_t i = 0; i < n; i++)
        if (!ellipsoid_holds(e, p[i]))
            return false;
    return true;
}
static double size_of(const Ellipsoid *e)
{
    return (double)e->radius[0] * (double)e->radius[1] * (double)e->radius[2];
}

/* The maker, for what all tests of makers ask (bound/ten.h). */
static isect_status make(void *shape, const X(points) * points, size_t n)
{
    return X(bound_ellipsoid_points)(shape, points, n);
}
static bool holds(const void *shape, Vec3 p)
{
    return ellipsoid_holds(shape, p);
}
static const Maker maker = {make, holds, 15, 3, 12};

#define is_made(n) (X(bound_ellipsoid_points)(&e, &view, n) == ISECT_OK)

/* 1. Cases. */
static void along_axes(void)
{
    const real least = REAL_LEAST, most = REAL_MAX;
    Vec3 p[8];
    Ellipsoid e;
    const X(points) view = X(points_of)(p);
    for (int i = 0; i < 8; i++)
        p[i] = i < 4 ? (Vec3){3, i & 1 ? R(-0.0) : 0, 5} : (Vec3){3, 2, 5};
    check("all equal", is_made(4) && holds_all(&e, p, 4) && e.radius[0] == 0 && e.radius[1] == 0 &&
                           e.radius[2] == 0 && e.center.x == 3 && e.axis[1].y == 1);
    check("two: a segment", is_made(5) && holds_all(&e, p, 5) && e.radius[0] > 0 &&
                                e.radius[0] <= 1 + 64 * REAL_EPSILON && e.radius[1] == 0 &&
                                e.radius[2] == 0);
    for (int axis = 0; axis < 3; axis++)
        for (int k = 0; k < 3; k++) {
            const real z = k == 0 ? 0 : k == 1 ? 7 : most;
            for (int i = 0; i < 8; i++)
                for (int j = 0; j < 3; j++)
                    ((real *)&p[i])[(axis + j) % 3] = j == 2 ? z : i >> j & 1 ? R(1.5) : R(-0.5);
            check("a square: a disc", is_made(8) && holds_all(&e, p, 8) && e.radius[2] == 0 &&
                                          e.radius[0] <= R(1.415) && e.radius[1] <= R(1.415));
        }
    for (int i = 0; i < 3; i++)
        p[i] = (Vec3){i == 0 ? least : 0, i == 1 ? least : 0, i == 2 ? least : 0};
    check("least apart", is_made(3) && holds_all(&e, p, 3) && e.radius[0] <= 16 * least);
    p[0] = (Vec3){most, 0, 0}, p[1] = (Vec3){0, 0, 0}, p[2] = (Vec3){most, most / 8, 0};
    check("long", is_made(3) && holds_all(&e, p, 3) && e.radius[2] == 0);
    p[0] = (Vec3){most, 0, 0}, p[1] = (Vec3){most, REAL_TINY, 0};
    p[2] = (Vec3){most, 0, -REAL_TINY};
    check("small and far away", is_made(3) && holds_all(&e, p, 3) && e.radius[0] <= 2 * REAL_TINY);
}
/* Near one end of a diagonal three points, at the other one: half the length of the least ellipsoid
 * is three quarters of that, and more than the greatest number. */
static void long_diagonal(void)
{
    const real far = R(0.49) * REAL_MAX, aside = R(0.45) * REAL_MAX;
    const Vec3 p[] = {{-far, -far, -far}, {far, far, aside}, {far, aside, far}, {aside, far, far}};
    const X(points) view = X(points_of)(p);
    Ellipsoid e;
    check("long along a diagonal", is_made(4) && holds_all(&e, p, 4));
    for (int k = 0; k < 3; k++) {
        const Vec3 along = {(real)(k == 0), (real)(k == 1), (real)(k == 2)};
        check("along the box", same_bits(&e.axis[k], &along, sizeof along));
        check("no larger than the box needs", e.radius[k] <= R(0.86) * REAL_MAX);
    }
    Ellipsoid smaller = e;
    for (int k = 0; k < 3; k++)
        smaller.radius[k] *= R(0.999);
    check("and the points", !holds_all(&smaller, p, 4));
}
static void cases(void **state)
{
    (void)state;
    refuses(&maker);
    long_diagonal();
    along_axes();
}

/* 2. Properties: layouts, powers of two; and ten shapes. */

/* Of a capsule of radius 1 with a segment from -2 to 2. With k = b^2 / a^2 <= 1, a along it, a
 * point of the upper cap at height 2 + c needs (2 + c)^2 k + 1 - c^2 <= b^2, most at c = 2 k / (1 -
 * k). */
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
static void tightness(void)
{
    /* Of a box the radii are sqrt 3 times its halves; of the rims of a cylinder sqrt 3 / 2 times
     * its radius and sqrt 3 times half its length. */
    const double of_box = sqrt(27);
    const double known[TEN] = {
        least_of_capsule(), 1.5 * sqrt(12), 1,           of_box, of_box, 5 * of_box,
        0.01 * of_box,      1e-6 * of_box,  3 * 2 * 1.0, 1};
    for (int shape = 0; shape < TEN; shape++) {
        const size_t n = draw_shape(shape);
        const X(points) points = X(points_of)(point);
        Ellipsoid e;
        check("made", X(bound_ellipsoid_points)(&e, &points, n) == ISECT_OK);
        if (getenv("ISECT_SHOW_TIGHTNESS"))
            printf("ellipsoid of a %s: %.6f\n", ten_names[shape], size_of(&e) / known[shape]);
        const double factor = shape == 0 ? 1.0008 : 1.0001; /* a capsule is touched all round */
        check_sample(shape, "tight", size_of(&e) <= known[shape] * factor, e, point[0]);
    }
}
/* Weights of the points, whose sum is 1, bound the least ellipsoid from below: none has a smaller
 * product of its radii than the root of the determinant of their covariance times 27. Each weight
 * is multiplied by how far out its point is, over and over (Titterington 1976); the determinant
 * grows all the while. */
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
                mean[r] += weight[i] * spot[i][r];
        for (size_t i = 0; i < n; i++) {
            double u[3];
            minus_of(spot[i], mean, u);
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
            minus_of(spot[i], mean, u);
            for (int r = 0; r < 3; r++)
                out += u[r] * dot_of(dual[r], u) / determinant;
            weight[i] *= (out + 1) / 4;
        }
    }
    return sqrt(27 * determinant);
}
/* Flat, but not along an axis. The least ellipse is that of two copies of the points, one on the
 * other: the least ellipsoid of those is 3/2 times its area, and sqrt 3 times as high as they are.
 * What the third axis needs may cost each radius a 512th. */
static void flat_ones(void)
{
    for (int i = 0; i < 20; i++) {
        const Vec3 a = any_vec3(), c = cross(a, any_vec3());
        const Vec3 b = times(1 / real_sqrt(dot(c, c)), c), normal = cross(a, b);
        const X(points) points = X(points_of)(point);
        const size_t n = i < 10 ? 50 : 8;
        Ellipsoid e;
        for (size_t k = 0; k < n; k++) {
            const real s = any_real(-1, 1), t = any_real(-1, 1);
            point[k] = mad(times(s, a), t, b);
            set_numbers(spot[k], (Vec3){s, t, 1}), set_numbers(spot[n + k], (Vec3){s, t, -1});
        }
        check("made", X(bound_ellipsoid_points)(&e, &points, n) == ISECT_OK);
        check("flat", real_abs(e.radius[2]) <= 512 * REAL_EPSILON);
        const double least =
            least_of_weights(2 * n, 3000) / (1.5 * sqrt(3)) * sqrt((double)dot(normal, normal));
        if (getenv("ISECT_SHOW_TIGHTNESS"))
            printf("flat: %.6f\n", (double)e.radius[0] * (double)e.radius[1] / least);
        check("a small ellipse",
              (double)e.radius[0] * (double)e.radius[1] <= least * (1 + 2.0 / 512 + 0.001));
    }
}
static void small_ones(void)
{
    double mean = 0;
    int near = 0;
    for (int i = 0; i < 120; i++) {
        const size_t n = (size_t)(i % 12 ? any_int(5, 24) : any_int(60, 600));
        Ellipsoid e;
        draw_to_climb(i % 4, n);
        const X(points) points = X(points_of)(point);
        check("made", X(bound_ellipsoid_points)(&e, &points, n) == ISECT_OK);
        const double excess = size_of(&e) / least_of_weights(n, 2000) - 1;
        mean += excess / 120, near += excess <= 1e-5;
    }
    if (getenv("ISECT_SHOW_TIGHTNESS"))
        printf("larger by %g, %d of 120 by 1e-5 at most\n", mean, near);
    check("small on the whole", mean <= 1e-4);
    check("mostly near the least", near >= 105);
}
static void properties(void **state)
{
    (void)state;
    tightness();
    flat_ones();
    small_ones();
    is_the_same(&maker, 60, 100);
    holds_many(&maker);
    holds_thin(&maker);
    holds_diagonals(&maker);
    is_made_anywhere(&maker);
}

/* 3. Oracle. */
static void judge(int i, size_t n, int found[3])
{
    Ellipsoid e;
    const X(points) points = laid(i % LAYOUTS, n);
    const isect_status status = X(bound_ellipsoid_points)(&e, &points, n);
    found[0]++, found[1] += status == ISECT_OK;
    check("made, or out of range", status == ISECT_OK || status == ISECT_NOT_FINITE);
    const double extent = extent_of(n);
    if (status != ISECT_OK) {
        check("only if large", extent > (double)REAL_MAX);
        return;
    }
    for (size_t k = 0; k < n; k++)
        check_sample(i, "held", ellipsoid_holds(&e, point[k]), e, point[k]);
    for (int k = 0; k < 3; k++)
        check_sample(i, "nearly of length 1",
                     real_abs(dot(e.axis[k], e.axis[k]) - 1) <= 16 * REAL_EPSILON, e, point[0]);
    if (extent > 0x1p30 * (double)REAL_LEAST) {
        Ellipsoid smaller = e;
        for (int k = 0; k < 3; k++)
            smaller.radius[k] *= R(0.99);
        check_sample(i, "no larger than it must be", !holds_all(&smaller, point, n), e, point[0]);
    }
    found[2] += n > 1 && e.radius[2] == 0;
}
static void oracle(void **state)
{
    int found[3] = {0};
    (void)state;
    for (int i = 0; i < soak(400); i++) {
        const size_t n = (size_t)any_int(1, i % 100 == 0 ? 1000 : i % 8 == 0 ? 100 : 7);
        draw(i / 3 % CROWDS, n);
        judge(i, n, found);
    }
    check_share(found[1], found[0], 0.9, 1);
    check_share(found[2], found[0], 0.01, 0.9);
}

TESTS_OF_ONE(bound_ellipsoid_points)
