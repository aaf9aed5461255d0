/* tests/cast/ray_obb.c - isect_cast_ray_obb, _n, _each and _pairs. */
#include "kit/kit.h"

#define SAMPLES soak(20000)
#define STRAIGHT {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}
#define TURNED {{R(0.6), R(0.8), 0}, {R(-0.8), R(0.6), 0}, {0, 0, 1}} /* around z, 3-4-5 */

static bool near_to(real a, real b)
{
    return a == b || real_abs(a - b) <= 16 * REAL_EPSILON;
}

/* 1. Cases: center (1, 0, 0), half 1, 2, 4. */
static void cases(void **state)
{
    const real inf = REAL_INF;
    const Span miss = span_of_miss;
    const struct {
        const char *name;
        Ray ray;
        Span want;
    } table[] = {
        {"along x", {{-2, 0, 0}, {1, 0, 0}, 0, inf}, {2, 4}},
        {"along y", {{1, -3, 0}, {0, 1, 0}, 0, inf}, {1, 5}},
        {"along z", {{1, 0, -6}, {0, 0, 1}, 0, inf}, {2, 10}},
        {"against x", {{4, 0, 0}, {-1, 0, 0}, 0, inf}, {2, 4}},
        {"long direction: t counts in dir", {{-2, 0, 0}, {2, 0, 0}, 0, inf}, {1, 2}},
        {"starts inside", {{1, 0, 0}, {1, 0, 0}, 0, inf}, {0, 1}},
        {"a line also sees what is behind", {{4, 0, 0}, {1, 0, 0}, -inf, inf}, {-4, -2}},
        {"a ray does not", {{4, 0, 0}, {1, 0, 0}, 0, inf}, miss},
        {"ends before", {{-2, 0, 0}, {1, 0, 0}, 0, R(1.5)}, miss},
        {"ends on it", {{-2, 0, 0}, {1, 0, 0}, 0, 2}, {2, 2}},
        {"ends inside", {{-2, 0, 0}, {1, 0, 0}, 0, 3}, {2, 3}},
        {"lies in a face", {{-2, 2, 0}, {1, 0, 0}, 0, inf}, {2, 4}},
        {"beside y", {{-2, R(2.5), 0}, {1, 0, 0}, 0, inf}, miss},
        {"beside z", {{-2, 0, R(-4.5)}, {1, 0, 0}, 0, inf}, miss},
        {"beside x", {{R(2.5), -3, 0}, {0, 1, 0}, 0, inf}, miss},
        {"touches an edge", {{-1, 1, 0}, {1, 1, 0}, 0, inf}, {1, 1}},
        {"passes an edge", {{-1, R(1.25), 0}, {1, 1, 0}, 0, inf}, miss},
        {"point inside", {{1, 1, 1}, {0, 0, 0}, 0, 9}, {0, 9}},
        {"endless point inside", {{1, 1, 1}, {0, 0, 0}, -inf, inf}, {-inf, inf}},
        {"point on a corner", {{2, 2, 4}, {0, 0, 0}, 0, 9}, {0, 9}},
        {"point outside", {{2, 2, R(4.5)}, {0, 0, 0}, 0, 9}, miss},
        {"empty interval", {{-2, 0, 0}, {1, 0, 0}, 9, 0}, miss},
        {"no t is infinite", {{1, 0, 0}, {0, 0, 0}, inf, inf}, miss},
        {"t out of range is saturated",
         {{-2, 0, 0}, {2 * REAL_MIN, 0, 0}, 0, inf},
         {1 / REAL_MIN, 2 / REAL_MIN}},
        {"the least speed", {{-2, 0, 0}, {REAL_MIN, 0, 0}, 0, inf}, {2 / REAL_MIN, REAL_MAX}},
        {"out of range of numbers", {{-100, 0, 0}, {2 * REAL_MIN, 0, 0}, 0, inf}, {REAL_MAX, REAL_MAX}},
        {"NaN origin", {{-2, REAL_NAN, 0}, {1, 0, 0}, 0, inf}, miss},
        {"NaN direction", {{-2, 0, 0}, {1, 0, REAL_NAN}, 0, inf}, miss},
        {"NaN t_min", {{-2, 0, 0}, {1, 0, 0}, REAL_NAN, inf}, miss},
        {"NaN t_max", {{-2, 0, 0}, {1, 0, 0}, 0, REAL_NAN}, miss},
        {"infinite origin", {{-inf, 0, 0}, {1, 0, 0}, -inf, inf}, miss},
        {"infinite direction", {{-2, 0, 0}, {inf, 0, 0}, -inf, inf}, miss},
    };
    const Obb box = {{1, 0, 0}, STRAIGHT, {1, 2, 4}};
    const Obb mirrored = {{1, 0, 0}, {{0, 0, -1}, {0, 1, 0}, {1, 0, 0}}, {4, 2, 1}};
    (void)state;
    for (size_t i = 0; i < COUNT(table); i++) {
        check(table[i].name, same_span(X(cast_ray_obb)(&table[i].ray, &box), table[i].want));
        check(table[i].name, same_span(X(cast_ray_obb)(&table[i].ray, &mirrored), table[i].want));
    }
    const Ray ray = {{-5, 0, 0}, {1, 0, 0}, 0, inf};
    const Obb turned = {{0, 0, 0}, TURNED, {1, 2, 4}}; /* x * 0.6 = 1 comes first */
    Span span = X(cast_ray_obb)(&ray, &turned);
    check("turned", near_to(span.enter, 5 - 1 / R(0.6)) && near_to(span.leave, 5 + 1 / R(0.6)));

    const Obb bad[] = {{{0, 0, 0}, STRAIGHT, {-1, 2, 4}},
                       {{0, 0, 0}, STRAIGHT, {1, -2, 4}},
                       {{0, 0, 0}, STRAIGHT, {1, 2, -4}},
                       {{0, 0, 0}, STRAIGHT, {inf, 2, 4}},
                       {{0, 0, 0}, STRAIGHT, {1, inf, 4}},
                       {{0, 0, 0}, STRAIGHT, {1, 2, REAL_NAN}},
                       {{0, REAL_NAN, 0}, STRAIGHT, {1, 2, 4}},
                       {{inf, 0, 0}, STRAIGHT, {1, 2, 4}},
                       {{0, 0, 0}, {{1, 0, 0}, {0, inf, 0}, {0, 0, 1}}, {1, 2, 4}},
                       {{0, 0, 0}, {{1, 0, 0}, {0, 1, 0}, {0, 0, REAL_NAN}}, {1, 2, 4}}};
    const Ray slant = {{-5, R(0.25), R(0.5)}, {1, R(0.125), R(-0.0625)}, -inf, inf};
    for (size_t i = 0; i < COUNT(bad); i++) {
        check("empty, NaN, infinity", same_span(X(cast_ray_obb)(&ray, &bad[i]), miss));
        check("empty, NaN, infinity", same_span(X(cast_ray_obb)(&slant, &bad[i]), miss));
    }
    const Vec3 frame[3] = {{R(0.6), R(0.64), R(0.48)}, {R(0.6), R(0.12), R(-0.8)}, {R(0.5), R(-0.7), R(0.3)}};
    for (int i = 0; i < 6; i++) { /* where no 0 * infinity helps */
        Obb any = {{0, 0, 0}, {frame[0], frame[1], frame[2]}, {1, 2, 4}};
        Ray line = slant;
        *(i / 2 == 0 ? &any.center.x : i / 2 == 1 ? &line.origin.x : &line.dir.x) = i % 2 ? inf : -inf;
        check("infinite", same_span(X(cast_ray_obb)(&line, &any), miss));
    }
    const Obb flat = {{0, 0, 0}, STRAIGHT, {0, 2, 4}}, point = {{0, 0, 0}, STRAIGHT, {0, 0, 0}};
    check("flat", same_span(X(cast_ray_obb)(&ray, &flat), (Span){5, 5}));
    check("a point", same_span(X(cast_ray_obb)(&ray, &point), (Span){5, 5}));
}

/* 2. Properties. */
static void properties(void **state)
{
    int count = 0;
    (void)state;
    for (int i = 0; i < SAMPLES; i++) {
        Ray ray = any_ray();
        Obb box = any_obb(), larger = box, box_k = box;
        Span span = X(cast_ray_obb)(&ray, &box);
        count += hit(span);
        check("a miss is a miss", hit(span) || same_span(span, span_of_miss));
        check("in range", !hit(span) || (ray.t_min <= span.enter && span.leave <= ray.t_max));

        Ray back = {ray.origin, times(-1, ray.dir), -ray.t_max, -ray.t_min};
        Span reversed = X(cast_ray_obb)(&back, &box);
        check("reversing mirrors, exactly",
              hit(span) ? reversed.enter == -span.leave && reversed.leave == -span.enter
                        : !hit(reversed));
        real k = scaled(1, i % 40 - 20);
        Ray ray_k = {times(k, ray.origin), times(k, ray.dir), ray.t_min, ray.t_max};
        box_k.center = times(k, box.center);
        for (int j = 0; j < 3; j++)
            box_k.half[j] *= k, larger.half[j] *= R(1.5);
        check("every scale is alike", same_span(X(cast_ray_obb)(&ray_k, &box_k), span));
        check("a larger box is hit too", !hit(span) || hit(X(cast_ray_obb)(&ray, &larger)));
        Span around = X(cast_ray_obb)(&ray, &larger);
        check("and holds more of the ray",
              !hit(span) || (around.enter <= span.enter && span.leave <= around.leave));
    }
    check_share(count, SAMPLES, 0.1, 0.9);
}

/* 3. Oracle. In coordinates of the box, found by Cramer's rule in long double, the line is clipped
 * by the cube; then for a box larger and smaller by the bound of the header. */
static long double det(const long double a[3], const long double b[3], const long double c[3])
{
    return a[0] * (b[1] * c[2] - b[2] * c[1]) + a[1] * (b[2] * c[0] - b[0] * c[2]) +
           a[2] * (b[0] * c[1] - b[1] * c[0]);
}
static void truly(const Ray *ray, const Obb *box, long double grow, long double span[2])
{
    const long double m[3] = {(long double)ray->origin.x - box->center.x,
                              (long double)ray->origin.y - box->center.y,
                              (long double)ray->origin.z - box->center.z};
    const long double d[3] = {ray->dir.x, ray->dir.y, ray->dir.z};
    long double a[3][3];
    for (int i = 0; i < 3; i++)
        a[i][0] = box->axis[i].x, a[i][1] = box->axis[i].y, a[i][2] = box->axis[i].z;
    long double all = det(a[0], a[1], a[2]);
    span[0] = -INFINITY, span[1] = INFINITY;
    for (int i = 0; i < 3; i++) {
        const long double *b = a[(i + 1) % 3], *c = a[(i + 2) % 3];
        long double at0 = det(m, b, c) / all, per = det(d, b, c) / all, half = box->half[i] + grow;
        if (per == 0) {
            if (fabsl(at0) > half)
                span[0] = INFINITY;
            continue;
        }
        long double t0 = (-half - at0) / per, t1 = (half - at0) / per;
        span[0] = fmaxl(span[0], fminl(t0, t1)), span[1] = fminl(span[1], fmaxl(t0, t1));
        if (half < 0)
            span[0] = INFINITY;
    }
}
static void oracle(void **state)
{
    int surely = 0, never = 0, unsure = 0;
    (void)state;
    for (int i = 0; i < 10 * SAMPLES; i++) {
        Obb box = any_obb();
        Ray ray = {times((real)(1 << i % 10), any_vec3()), any_vec3(), -REAL_INF, REAL_INF};
        if (i % 4) { /* aim at an edge or a corner */
            Vec3 aim = box.center;
            for (int j = 0; j < 3; j++)
                aim = mad(aim, box.half[j] * (j == i % 4 - 1 ? any_real(-1, 1) : i % 8 < 4 ? 1 : -1),
                          box.axis[j]);
            ray.dir = sub(aim, ray.origin);
            if (i % 3 == 0) /* beside the edge, rather parallel to it */
                ray.dir = mad(ray.dir, -dot(ray.dir, box.axis[1]), box.axis[1]);
        }
        if (i % 7 == 0)
            box.half[i % 3] = 0;
        ray.dir = times(any_real(R(0.1), 10), ray.dir);
        const long double m[3] = {(long double)ray.origin.x - box.center.x,
                                  (long double)ray.origin.y - box.center.y,
                                  (long double)ray.origin.z - box.center.z};
        long double scale_of = sqrtl(m[0] * m[0] + m[1] * m[1] + m[2] * m[2]) + box.half[0] +
                               box.half[1] + box.half[2];
        long double bound = 16 * REAL_EPSILON * scale_of, inner[2], outer[2];
        truly(&ray, &box, -bound, inner);
        truly(&ray, &box, bound, outer);
        Span span = X(cast_ray_obb)(&ray, &box);
        if (inner[0] <= inner[1]) {
            check_sample(i, "hit", hit(span), ray, box);
            check_sample(i, "the smaller box is inside",
                         span.enter <= inner[0] && inner[1] <= span.leave, ray, box);
            surely++;
        } else if (!(outer[0] <= outer[1])) {
            check_sample(i, "missed", !hit(span), ray, box);
            never++;
        } else {
            unsure++;
        }
        if (hit(span) && outer[0] <= outer[1])
            check_sample(i, "the larger box is around",
                         outer[0] <= span.enter && span.leave <= outer[1], ray, box);
    }
    printf("%d hit, %d missed, %d within the band\n", surely, never, unsure);
    check_share(surely, 10 * SAMPLES, 0.1, 0.9);
    check_share(never, 10 * SAMPLES, 0.05, 0.9);
    check_share(unsure, 10 * SAMPLES, 0.05, 0.9);
}

/* 4. Batch. */
#define PAIR cast_ray_obb
#define A Ray
#define B Obb
#define ANSWER Span
#include "kit/batch.inc"

TESTS(cast_ray_obb)
