/* tests/surface/at.c - points by their parameters: isect_at, isect_at_triangle,
 * isect_at_triangle_normal, isect_at_triangle_texture, isect_at_sphere, isect_at_ellipsoid. */
#include "kit/nearest.h"
#include <errno.h>

#define SAMPLES soak(20000)

/* 1. Cases. */
static void cases_of_angles(void)
{
    const real most = REAL_MAX, inf = REAL_INF;
    const Vec3 none = {0, 0, 0};
    const Sphere ball = {{1, 2, 3}, 2};
    const real quarter = R(1.57079632679489661923), tiny = 8 * REAL_EPSILON;
    const struct {
        real longitude, latitude;
        Vec3 way;
    } table[] = {
        {0, 0, {1, 0, 0}},
        {quarter, 0, {0, 1, 0}},
        {2 * quarter, 0, {-1, 0, 0}},
        {0, quarter, {0, 0, 1}},
        {3, -quarter, {0, 0, -1}},
        {quarter / 3, quarter * 2 / 3, {R(0.43301270189221932), R(0.25), R(0.866025403784438647)}},
        {0, 2 * quarter, {-1, 0, 0}}};
    const Ellipsoid egg = {{1, 2, 3}, {{0, 1, 0}, {0, 0, 1}, {1, 0, 0}}, {2, 3, 4}};
    for (size_t i = 0; i < COUNT(table); i++) {
        const Vec3 way = table[i].way;
        const Vec3 off = sub(X(at_sphere)(&ball, table[i].longitude, table[i].latitude),
                             mad(ball.center, 2, way));
        check("on the sphere", cmp(real_abs(off.x), <=, tiny) && cmp(real_abs(off.y), <=, tiny) &&
                                   cmp(real_abs(off.z), <=, tiny));
        const Vec3 stretched = {1 + 4 * way.z, 2 + 2 * way.x, 3 + 3 * way.y};
        const Vec3 beside =
            sub(X(at_ellipsoid)(&egg, table[i].longitude, table[i].latitude), stretched);
        check("on the ellipsoid", cmp(real_abs(beside.x), <=, tiny) &&
                                      cmp(real_abs(beside.y), <=, tiny) &&
                                      cmp(real_abs(beside.z), <=, tiny));
    }
    check("a point", same_point(X(at_sphere)(&(Sphere){{1, 2, 3}, 0}, 1, 1), ball.center));
    check("empty", same_point(X(at_sphere)(&(Sphere){{1, 2, 3}, -1}, 0, 0), none));
    check("too large", cmp(X(at_sphere)(&(Sphere){{most, 0, 0}, most}, 0, 0).x, ==, most));
    check("no angle", same_point(X(at_sphere)(&ball, inf, 0), none) &&
                          same_point(X(at_sphere)(&ball, 0, REAL_NAN), none));
    for (int k = 0; k < 15; k++) {
        Ellipsoid bad = egg;
        ((real *)&bad)[k] = k < 12 ? inf : -REAL_LEAST;
        check("infinite, or empty", same_point(X(at_ellipsoid)(&bad, 1, 1), none));
        ((real *)&bad)[k] = REAL_NAN;
        check("NaN", same_point(X(at_ellipsoid)(&bad, 1, 1), none));
    }
}
TEST_FUNCTION(cases)
{
    const real most = REAL_MAX, inf = REAL_INF;
    const Ray ray = {{1, 2, 3}, {2, 0, -1}, 0, 1};
    const Triangle t = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
    const Vec3 none = {0, 0, 0};
    check("along the ray", same_point(X(at)(&ray, 3), (Vec3){7, 2, 0}));
    check("where it starts", same_point(X(at)(&ray, 0), ray.origin));
    check("behind", same_point(X(at)(&ray, -1), (Vec3){-1, 2, 4}));
    check("a miss", same_point(X(at)(&ray, inf), none));
    check("NaN", same_point(X(at)(&ray, REAL_NAN), none));
    const Ray far = {{-most, most, 0}, {most, most, -most}, 0, 1};
    check("too far", same_point(X(at)(&far, 2), (Vec3){most, most, -most}));
    const real great = scaled(1, ISECT_DOUBLE ? 1023 : 127);
    check("not too far", cmp(X(at)(&(Ray){{-great, 0, 0}, {great, 0, 0}, 0, 1}, 2).x, ==, great));
    check("zeros are +0", !signbit((double)X(at)(&(Ray){{-0.0f, 0, 0}, {-1, 0, 0}, 0, 1}, 0).x));
    check("a corner", same_point(X(at_triangle)(&t, 0, 0, 1), t.a) &&
                          same_point(X(at_triangle)(&t, 1, 0, 0), t.b) &&
                          same_point(X(at_triangle)(&t, 0, 1, 0), t.c));
    check("any weights", same_point(X(at_triangle)(&t, 2, 3, -4), (Vec3){-4, 2, 3}));
    const Triangle large = {{most, 0, 0}, {most, 0, 0}, {-most, 0, 0}};
    check("sums that overflow on the way",
          same_point(X(at_triangle)(&large, 1, 2, 1), none) &&
              same_point(X(at_triangle)(&large, 2, 1, 2), (Vec3){most, 0, 0}));
    for (int k = 0; k < 8; k++) {
        Ray bad = ray;
        ((real *)&bad)[k] = REAL_NAN;
        check("NaN", same_point(X(at)(&bad, 1), k < 6 ? none : (Vec3){3, 2, 2}));
    }
    for (int k = 0; k < 9; k++) {
        Triangle bad = t;
        ((real *)&bad)[k] = -inf;
        check("infinity", same_point(X(at_triangle)(&bad, 0, 0, 0), none));
    }
    check("infinite weights", same_point(X(at_triangle)(&t, inf, 0, 0), none) &&
                                  same_point(X(at_triangle)(&t, 0, -inf, 0), none) &&
                                  same_point(X(at_triangle)(&t, 0, 0, REAL_NAN), none));
    cases_of_angles();
}

/* 2. Properties. */
TEST_FUNCTION(properties)
{
    for (int i = 0; i < SAMPLES; i++) {
        new_kind();
        const Ray ray = odd_ray();
        const real t = number(), angle = any_real(-4, 4), other = any_real(-4, 4);
        const Ray back = {ray.origin, times(-1, ray.dir), -ray.t_max, -ray.t_min};
        errno = 0;
        check_sample(i, "a number", finite3(X(at)(&ray, t)) && errno == 0, ray, t);
        check_sample(i, "the same point backwards", same_point(X(at)(&ray, t), X(at)(&back, -t)),
                     ray, t);
        const Ellipsoid egg = any_ellipsoid();
        const Vec3 p = X(at_ellipsoid)(&egg, angle, other), way = sub(p, egg.center);
        real sum = 0, flattest = 1;
        for (int k = 0; k < 3; k++) {
            const real share = dot(way, egg.axis[k]) / egg.radius[k];
            sum += share * share, flattest = num_min(flattest, egg.radius[k]);
        }
        check_sample(i, "on the surface", cmp(real_abs(sum - 1), <=, 64 * REAL_EPSILON / flattest),
                     egg, p);
    }
}

/* 3. Oracle: sums without rounding. In units of the bound. */
static double off_sum(real got, const real *s, const real *x, int count, double epsilons)
{
    Big sum = big(0), sizes = big(0);
    for (int i = 0; i < count; i++) {
        const Big term = by(big((double)s[i]), big((double)x[i]));
        sum = plus(sum, term), sizes = plus(sizes, size(term));
    }
    const Big most = big((double)REAL_MAX),
              bound = plus(by(big(epsilons * (double)REAL_EPSILON), sizes),
                           big(epsilons * (double)REAL_LEAST));
    if (less(most, size(sum)) && got == (sign(sum) > 0 ? REAL_MAX : -REAL_MAX))
        return 0;
    return quotient(size(minus(big((double)got), sum)), bound);
}
TEST_FUNCTION(oracle)
{
    double worst = 0;
    int beyond = 0;
    for (int i = 0; i < SAMPLES; i++) {
        begin();
        new_kind();
        const Ray ray = odd_ray();
        const Triangle triangle = odd_triangle();
        const bool tame = any_int(0, 1);
        real w[3];
        for (int k = 0; k < 3; k++)
            w[k] = tame ? any_real(-2, 2) : number();
        const Vec3 on_ray = X(at)(&ray, w[0]);
        const Vec3 on_triangle = X(at_triangle)(&triangle, w[1], w[2], w[0]);
        for (int k = 0; k < 3; k++) {
            const real share[] = {1, w[0]};
            const real x[] = {((const real *)&ray)[k], ((const real *)&ray)[k + 3]};
            const real corner[] = {((const real *)&triangle)[k], ((const real *)&triangle)[k + 3],
                                   ((const real *)&triangle)[k + 6]};
            const double off = off_sum(((const real *)&on_ray)[k], share, x, 2, 1);
            const double away = off_sum(((const real *)&on_triangle)[k], w, corner, 3, 2);
            check_sample(i, "on the ray", cmp(off, <=, 1), ray, w);
            check_sample(i, "on the triangle", cmp(away, <=, 1), triangle, w);
            worst = fmax(worst, fmax(off, away));
            beyond += real_abs(((const real *)&on_triangle)[k]) == REAL_MAX;
        }
    }
    printf("within %.2f of the bound; %d of %d coordinates beyond the range\n", worst, beyond,
           3 * SAMPLES);
    check_share(beyond, SAMPLES, 0.01, 0.9);
}

/* 4. Normals and texture coordinates. The judge of a normal divides the exact sum by its length. */
TEST_FUNCTION(of_corners)
{
    const Triangle axes = {{2, 0, 0}, {0, 2, 0}, {0, 0, 2}},
                   large = {{REAL_MAX, 0, 0}, {REAL_MAX, 0, 0}, {0, REAL_MAX, 0}},
                   tiny = {{REAL_LEAST, 0, 0}, {0, REAL_LEAST, 0}, {0, 0, 0}},
                   opposite = {{1, 0, 0}, {-1, 0, 0}, {0, 1, 0}};
    const X(triangle2) square = {{0, 0}, {1, 0}, {1, 1}}, broken = {{0, 0}, {REAL_NAN, 0}, {1, 1}};
    const Vec3 none = {0, 0, 0}, x = {1, 0, 0};
    const real half = R(0.5), third = real_sqrt(R(1.0) / 3);
    check("at a corner", same_point(X(at_triangle_normal)(&axes, 0, 0, 1), x));
    check("their mean", real_abs(X(at_triangle_normal)(&axes, 1, 1, 1).y - third) < REAL_EPSILON);
    check("large ones", same_point(X(at_triangle_normal)(&large, half, 0, half), x));
    check("small ones", same_point(X(at_triangle_normal)(&tiny, 0, 0, 1), x));
    check("no direction", same_point(X(at_triangle_normal)(&opposite, half, 0, half), none));
    check("NaN", same_point(X(at_triangle_normal)(&axes, REAL_NAN, 0, 1), none) &&
                     same_point(X(at_triangle_normal)(&(Triangle){x, {0, REAL_INF, 0}, x}, 0, 0, 1),
                                none));
    const X(vec2) at = X(at_triangle_texture)(&square, R(0.25), half, R(0.25));
    check("between", cmp(at.x, ==, R(0.75)) && cmp(at.y, ==, half));
    const X(vec2) bad = X(at_triangle_texture)(&broken, 0, 0, 1);
    check("NaN", cmp(bad.x, ==, 0) && cmp(bad.y, ==, 0));
    double worst = 0;
    for (int i = 0; i < SAMPLES; i++) {
        const Triangle n = any_triangle();
        const real u = any_real(0, 1), v = any_real(0, 1), w = any_real(0, 1);
        const Vec3 got = X(at_triangle_normal)(&n, u, v, w);
        const long double share[] = {w, u, v};
        long double sum[3] = {0}, length = 0, sizes = 0;
        for (int k = 0; k < 9; k++)
            sum[k % 3] += share[k / 3] * (long double)((const real *)&n)[k];
        for (int k = 0; k < 3; k++) {
            const Vec3 corner = ((const Vec3 *)&n)[k];
            sizes += share[k] * sqrtl((long double)dot(corner, corner));
            length += sum[k] * sum[k];
        }
        for (int k = 0; k < 3; k++) {
            const long double off = fabsl((long double)(&got.x)[k] - sum[k] / sqrtl(length));
            const long double bound = 4 * (long double)REAL_EPSILON * sizes / sqrtl(length);
            worst = fmax(worst, (double)(off / bound));
        }
        const X(triangle2) flat = {{n.a.x, n.a.y}, {n.b.x, n.b.y}, {n.c.x, n.c.y}};
        const X(vec2) coordinates = X(at_triangle_texture)(&flat, u, v, w);
        const Vec3 point = X(at_triangle)(&n, u, v, w);
        check("as a point", coordinates.x == point.x && coordinates.y == point.y);
    }
    printf("normals within %.2f of the bound\n", worst);
    check("the bound of the header", cmp(worst, <=, 1));
}

TESTS_OF(surface_at, cmocka_unit_test(oracle), cmocka_unit_test(of_corners))
