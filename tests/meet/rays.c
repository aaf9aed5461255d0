/* tests/meet/rays.c - isect_meet_rays: the parameters of the nearest points of lines, rays and
 * segments. Cases by hand; random ones by the normal equations of integers, and by what makes a
 * pair of points nearest: no step along either ray leads nearer. */
#include "kit/kit.h"
#include "kit/random.h"
#include HEADER(closest)
#include HEADER(meet)

static X(ray) line(Vec3 origin, Vec3 dir)
{
    return (X(ray)){origin, dir, -REAL_INF, REAL_INF};
}

TEST_FUNCTION(cases)
{
    const X(ray) x = line((Vec3){0, 0, 0}, (Vec3){2, 0, 0}),
                 y = line((Vec3){6, -4, 5}, (Vec3){0, 4, 0}),
                 crossing = line((Vec3){6, -4, 0}, (Vec3){0, 4, 0}),
                 beside = line((Vec3){7, 3, 4}, (Vec3){-4, 0, 0}),
                 point = line((Vec3){8, 3, 0}, (Vec3){0, 0, 0});
    X(ray) ray = y, segment = x;
    X(line_pair) got = X(meet_rays)(&x, &y);
    check("skew lines", cmp(got.s, ==, 3) && cmp(got.t, ==, 1) && cmp(got.distance2, ==, 25) &&
                            cmp(got.parallel, ==, 0));
    got = X(meet_rays)(&x, &crossing);
    check("lines that meet", cmp(got.s, ==, 3) && cmp(got.t, ==, 1) && cmp(got.distance2, ==, 0) &&
                                 cmp(got.parallel, ==, 0));
    got = X(meet_rays)(&x, &beside);
    check("parallel lines", cmp(got.distance2, ==, 25) && cmp(got.parallel, ==, 1) &&
                                cmp(2 * got.s, ==, 7 - 4 * got.t));
    ray.t_min = 2;
    got = X(meet_rays)(&x, &ray);
    check("a ray that begins behind", cmp(got.s, ==, 3) && cmp(got.t, ==, 2) &&
                                          cmp(got.distance2, ==, 41) && cmp(got.parallel, ==, 0));
    segment.t_min = 0, segment.t_max = 1;
    got = X(meet_rays)(&segment, &ray);
    check("a segment that ends before",
          cmp(got.s, ==, 1) && cmp(got.t, ==, 2) && cmp(got.distance2, ==, 16 + 16 + 25));
    got = X(meet_rays)(&x, &point);
    check("a point", cmp(got.s, ==, 4) && cmp(got.distance2, ==, 9) && cmp(got.parallel, ==, 1));
    ray.origin.y = REAL_NAN;
    check("NaN", cmp(X(meet_rays)(&x, &ray).distance2, ==, REAL_INF));
    ray = y, ray.t_min = 3, ray.t_max = 2;
    check("empty", cmp(X(meet_rays)(&ray, &x).distance2, ==, REAL_INF));
}

static X(ray) small_ray(void)
{
    real x[6];
    for (int k = 0; k < 6; k++)
        x[k] = (real)any_int(-6, 6);
    X(ray) ray = line((Vec3){x[0], x[1], x[2]}, (Vec3){x[3], x[4], x[5]});
    if (any_int(0, 1))
        ray.t_min = (real)any_int(-3, 1);
    if (any_int(0, 1))
        ray.t_max = (real)any_int(1, 4);
    return ray;
}
static long double square_at(const X(ray) * a, long double s, const X(ray) * b, long double t)
{
    const real *o = &a->origin.x, *u = &a->dir.x, *p = &b->origin.x, *v = &b->dir.x;
    long double sum = 0;
    for (int k = 0; k < 3; k++) {
        const long double d = o[k] + s * u[k] - (p[k] + t * v[k]);
        sum += d * d;
    }
    return sum;
}
static long double clamped(long double x, const X(ray) * ray)
{
    return fminl(fmaxl(x, ray->t_min), ray->t_max);
}

/* Coordinates are integers up to 12, so in long double all sums are exact before a quotient. The
 * square of the distance is convex in s and t: no point of the other ray is nearer to either
 * point. */
TEST_FUNCTION(nearest)
{
    int parallel = 0, meet = 0;
    const int samples = soak(20000);
    for (int i = 0; i < samples; i++) {
        X(ray) a = small_ray(), b = small_ray();
        if (i % 8 == 0)
            b.dir = a.dir;
        else if (i % 8 == 1)
            b.origin = a.origin;
        const X(line_pair) got = X(meet_rays)(&a, &b);
        const Vec3 u = a.dir, v = b.dir, n = cross(u, v), w = sub(a.origin, b.origin);
        check("in range",
              got.s >= a.t_min && got.s <= a.t_max && got.t >= b.t_min && got.t <= b.t_max);
        check("parallel", cmp(got.parallel, ==, (n.x == 0 && n.y == 0 && n.z == 0)));
        const long double square = square_at(&a, got.s, &b, got.t),
                          slack = 1e-4L * (ISECT_DOUBLE ? 1e-9L : 1);
        check("distance", cmp(fabsl(square - got.distance2), <=, slack * (1 + square)));
        const long double vv = dot(v, v), uu = dot(u, u);
        const long double t =
            vv > 0 ? clamped((dot(w, v) + got.s * (long double)dot(u, v)) / vv, &b) : 0;
        const long double s =
            uu > 0 ? clamped((got.t * (long double)dot(u, v) - dot(w, u)) / uu, &a) : 0;
        check("t", vv <= 0 || cmp(square, <=, square_at(&a, got.s, &b, t) + slack * (1 + square)));
        check("s", uu <= 0 || cmp(square, <=, square_at(&a, s, &b, got.t) + slack * (1 + square)));
        const real by_pair = X(closest_ray_ray)(&a, &b).distance2;
        check("meet", cmp((got.distance2 == 0), ==, (by_pair == 0)));
        parallel += got.parallel == 1, meet += got.distance2 == 0;
    }
    check_share(parallel, samples, 0.1, 0.3);
    check_share(meet, samples, 0.02, 0.5);
}

TESTS_IN(meet_rays, cmocka_unit_test(cases), cmocka_unit_test(nearest))
