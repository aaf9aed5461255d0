/* tests/measure/measure.c - the measures of every shape: isect_measure_segment and so on. */
#include "kit/rows.h"
#include "measure/measures.h"
#include <errno.h>

static const double accuracy = 8 * (double)REAL_EPSILON; /* allowed relative error in cases */

#define SAMPLES soak(6000)

/* ---- every shape ---- */

#define SHAPES(DO)                                                                                 \
    DO(segment, Segment)                                                                           \
    DO(triangle, Triangle)                                                                         \
    DO(rectangle, Rectangle)                                                                       \
    DO(disc, Disc)                                                                                 \
    DO(sphere, Sphere)                                                                             \
    DO(capsule, Capsule)                                                                           \
    DO(lozenge, Lozenge)                                                                           \
    DO(ellipsoid, Ellipsoid)                                                                       \
    DO(cylinder, Cylinder)                                                                         \
    DO(cone, Cone)                                                                                 \
    DO(torus, Torus)                                                                               \
    DO(aabb, Aabb)                                                                                 \
    DO(obb, Obb)

#define DEFINE(name, Type)                                                                         \
    static Measure measure_##name(const void *shape)                                               \
    {                                                                                              \
        return X(measure_##name)(shape);                                                           \
    }
SHAPES(DEFINE)

#define ENTRY(name, Type) {&shape_kinds[KIND_##name], measure_##name},
#define NUMBER(name, Type) OF_##name,
enum { SHAPES(NUMBER) KINDS_OF_SHAPE };
static const struct {
    const ShapeKind *of;
    Measure (*measure)(const void *shape);
} kinds[] = {SHAPES(ENTRY)};

static void make(int s, bool tame, AnyShape *shape)
{
    (tame ? kinds[s].of->any : kinds[s].of->odd)(shape);
}
/* ---- the oracle: the same integrals in long double, without scaling ---- */

typedef struct Truth {
    long double volume, area, width; /* the true values */
    long double of[3];               /* their error bounds, in epsilon, as stated in the header */
} Truth;

static const long double pi = 3.14159265358979323846264338L;

static long double length(Vec3 a, Vec3 b) /* from b to a */
{
    return hypotl(hypotl((long double)a.x - b.x, (long double)a.y - b.y), (long double)a.z - b.z);
}
static long double spanned(Vec3 u, Vec3 v)
{
    const long double x = (long double)u.y * v.z - (long double)u.z * v.y;
    const long double y = (long double)u.z * v.x - (long double)u.x * v.z;
    const long double z = (long double)u.x * v.y - (long double)u.y * v.x;
    return hypotl(hypotl(x, y), z);
}
static const Vec3 zero = {0, 0, 0};

static Truth exactly(long double volume, long double area, long double width, long double epsilons)
{
    return (Truth){volume, area, width, {epsilons * volume, epsilons * area, epsilons * width}};
}
/* The set within r of a flat shape with the area `covered`, at most `most`. */
static Truth around(long double covered, long double most, long double round, long double r,
                    long double epsilons)
{
    const long double ball = 4 * pi / 3 * r * r * r + pi / 2 * round * r * r;
    const long double skin = pi * round * r + 4 * pi * r * r, width = round / 4 + 2 * r;
    return (Truth){
        2 * covered * r + ball,
        2 * covered + skin,
        width,
        {epsilons * (2 * most * r + ball), epsilons * (2 * most + skin), epsilons * width}};
}
static Truth truth_of_box(const Vec3 *axis, const long double *size)
{
    const long double a = size[0] * length(axis[0], zero), b = size[1] * length(axis[1], zero);
    const long double c = size[2] * length(axis[2], zero);
    const long double ab = size[0] * size[1] * spanned(axis[0], axis[1]);
    const long double bc = size[1] * size[2] * spanned(axis[1], axis[2]);
    const long double ca = size[2] * size[0] * spanned(axis[2], axis[0]);
    const long double x = (long double)axis[0].y * axis[1].z - (long double)axis[0].z * axis[1].y;
    const long double y = (long double)axis[0].z * axis[1].x - (long double)axis[0].x * axis[1].z;
    const long double z = (long double)axis[0].x * axis[1].y - (long double)axis[0].y * axis[1].x;
    const long double det = x * axis[2].x + y * axis[2].y + z * axis[2].z;
    return (Truth){fabsl(det) * size[0] * size[1] * size[2],
                   2 * (ab + bc + ca),
                   (a + b + c) / 2,
                   {8 * a * b * c, 16 * (a * b + b * c + c * a), 4 * (a + b + c)}};
}

/* The mean over all directions of the root of x l^2 + y m^2 + z n^2: the trapezoidal rule around
 * the axis of the largest number, and the tanh-sinh rule along it. Both converge fast to all
 * digits. */
static long double mean_root(long double x, long double y, long double z)
{
    enum { ROUND = 96, ALONG = 160 };
    static long double l2[ROUND]; /* squares of cosines */
    for (int j = 0; j < ROUND && l2[ROUND - 1] == 0; j++)
        l2[j] = powl(cosl(pi * (j + 0.5L) / ROUND), 2);
    long double sum = 0, weights = 0;
    for (int i = -ALONG; i <= ALONG; i++) {
        const long double s = i * 4.4L / ALONG, n = tanhl(pi / 2 * sinhl(s));
        const long double c = coshl(pi / 2 * sinhl(s)), weight = coshl(s) / (c * c);
        long double ring = 0; /* 1 - n^2 = 1 / c^2 */
        for (int j = 0; j < ROUND; j++)
            ring += sqrtl((x * l2[j] + y * (1 - l2[j])) / (c * c) + z * n * n);
        sum += weight * ring / ROUND, weights += weight;
    }
    return sum / weights;
}
static Truth truth_of_ellipsoid(const Ellipsoid *e)
{
    long double r[3];
    for (int k = 0; k < 3; k++)
        r[k] = (long double)e->radius[k] * length(e->axis[k], zero);
    const long double a = r[0] * r[0], b = r[1] * r[1], c = r[2] * r[2];
    return exactly(4 * pi / 3 * r[0] * r[1] * r[2], 4 * pi * mean_root(b * c, c * a, a * b),
                   2 * mean_root(a, b, c), 32);
}

/* The part of the circle about (major, 0) beyond the axis, by arcs and by strips. */
static Truth truth_of_torus(const Torus *t)
{
    const long double a = t->major, r = t->minor;
    if (t->axis.x == 0 && t->axis.y == 0 && t->axis.z == 0)
        return around(0, 0, 0, a + r, 8);
    const long double h = a < r ? sqrtl((r - a) * (r + a)) : 0, x = a < r ? atan2l(h, -a) : pi;
    return exactly(2 * pi * a * r * r * x + 2 * pi * a * a * h + 4 * pi / 3 * h * h * h,
                   4 * pi * a * r * x + 4 * pi * r * h, pi * a / 2 + 2 * r, 8);
}

static Truth truth_of_triangle(const Triangle *t)
{
    const long double x[3] = {(long double)t->b.x - t->a.x, (long double)t->b.y - t->a.y,
                              (long double)t->b.z - t->a.z};
    const long double y[3] = {(long double)t->c.x - t->a.x, (long double)t->c.y - t->a.y,
                              (long double)t->c.z - t->a.z};
    long double n2 = 0;
    for (int k = 0; k < 3; k++) {
        const int l = (k + 1) % 3, m = (k + 2) % 3;
        n2 += (x[l] * y[m] - x[m] * y[l]) * (x[l] * y[m] - x[m] * y[l]);
    }
    const long double u = length(t->a, t->b), v = length(t->a, t->c);
    return around(sqrtl(n2) / 2, u * v / 2, u + v + length(t->b, t->c), 0, 8);
}
static Truth truth_of(int s, const AnyShape *any)
{
    const Rectangle *q = &any->rectangle;
    const Lozenge *z = &any->lozenge;
    const Cone *cone = &any->cone;
    const Aabb *box = &any->aabb;
    const Vec3 unit[] = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
    const long double r = s == OF_disc      ? any->disc.radius
                          : s == OF_sphere  ? any->sphere.radius
                          : s == OF_capsule ? any->capsule.radius
                                            : any->cone.radius;
    const long double h = s == OF_segment
                              ? length(any->segment.a, any->segment.b)
                              : length(cone->tip, cone->base); /* for shapes with two ends */
    switch (s) {
    case OF_segment:
        return around(0, 0, 2 * h, 0, 8);
    case OF_triangle:
        return truth_of_triangle(&any->triangle);
    case OF_rectangle:
    case OF_lozenge: {
        const Vec3 u = s == OF_lozenge ? z->u : q->u, v = s == OF_lozenge ? z->v : q->v;
        const long double round = 2 * (length(u, zero) + length(v, zero));
        return around(spanned(u, v), length(u, zero) * length(v, zero), round,
                      s == OF_lozenge ? z->radius : 0, s == OF_lozenge ? 16 : 8);
    }
    case OF_disc:
        return exactly(0, 2 * pi * r * r, pi / 2 * r, 8);
    case OF_sphere:
        return around(0, 0, 0, r, 8);
    case OF_capsule:
        return around(0, 0, 2 * h, r, 8);
    case OF_cylinder:
        return h == 0 ? around(0, 0, 0, r, 8)
                      : exactly(pi * r * r * h, 2 * pi * r * (r + h), h / 2 + pi / 2 * r, 8);
    case OF_cone:
        return h == 0 ? around(0, 0, 0, r, 8)
                      : exactly(pi / 3 * r * r * h, pi * r * (r + hypotl(r, h)),
                                h / 2 + r * (pi / 4 + atan2l(r, h) / 2), 8);
    case OF_torus:
        return truth_of_torus(&any->torus);
    case OF_ellipsoid:
        return truth_of_ellipsoid(&any->ellipsoid);
    case OF_aabb: {
        const long double size[] = {(long double)box->upper.x - box->lower.x,
                                    (long double)box->upper.y - box->lower.y,
                                    (long double)box->upper.z - box->lower.z};
        return truth_of_box(unit, size);
    }
    default: {
        const Obb *obb = &any->obb;
        const long double size[] = {2.0L * obb->half[0], 2.0L * obb->half[1], 2.0L * obb->half[2]};
        return truth_of_box(obb->axis, size);
    }
    }
}

/* 1. Cases. */
#define PI 3.14159265358979323846
#define STRAIGHT 1, 0, 0, 0, 1, 0, 0, 0, 1 /* axes */
static const struct {
    const char *what;
    int shape;
    real number[15];
    double volume, area, width;
} table[] = {
    {"a segment", OF_segment, {1, 2, 3, 1, 5, 7}, 0, 0, 2.5},
    {"a triangle", OF_triangle, {0, 0, 0, 3, 0, 0, 0, 4, 0}, 0, 12, 3},
    {"a needle is a segment", OF_triangle, {0, 0, 0, 3, 0, 0, 1, 0, 0}, 0, 0, 1.5},
    {"a rectangle", OF_rectangle, {9, 9, 9, 3, 0, 0, 0, 4, 0}, 0, 24, 3.5},
    {"a disc", OF_disc, {1, 0, 0, 0, 0, 0, 2}, 0, 8 * PI, PI},
    {"a ball", OF_sphere, {1, 0, 0, 3}, 36 * PI, 36 * PI, 6},
    {"a capsule", OF_capsule, {0, 0, 0, 0, 0, 4, 3}, 72 * PI, 60 * PI, 8},
    {"a lozenge", OF_lozenge, {0, 0, 0, 2, 0, 0, 0, 4, 0, 1}, 16 + 22 * PI / 3, 16 + 16 * PI, 5},
    {"a cylinder", OF_cylinder, {0, 0, 0, 0, 0, 4, 2}, 16 * PI, 24 * PI, 2 + PI},
    {"without a height: a ball", OF_cylinder, {1, 0, 0, 1, 0, 0, 3}, 36 * PI, 36 * PI, 6},
    {"a cone",
     OF_cone,
     {0, 0, 4, 0, 0, 0, 3},
     12 * PI,
     24 * PI,
     2 + 0.75 * PI + 1.5 * 0.64350110879328438680 /* atan 3/4 */},
    {"without a height: a ball", OF_cone, {1, 0, 0, 1, 0, 0, 3}, 36 * PI, 36 * PI, 6},
    {"a thin one is a segment", OF_cone, {0, 0, 4, 0, 0, 0, 0}, 0, 0, 2},
    {"a ring", OF_torus, {1, 2, 3, 0, 0, 5, 4, 1}, 8 * (PI * PI), 16 * (PI * PI), 2 * PI + 2},
    {"a ball", OF_torus, {1, 2, 3, 0, 0, 5, 0, 2}, 32 * PI / 3, 16 * PI, 4},
    {"without an axis", OF_torus, {1, 2, 3, 0, 0, 0, 1, 2}, 36 * PI, 36 * PI, 6},
    {"a circle", OF_torus, {0, 0, 0, 1, 2, 3, 4, 0}, 0, 0, 2 * PI},
    {"empty", OF_torus, {0, 0, 0, 1, 2, 3, 4, -1}, 0, 0, 0},
    {"a box", OF_aabb, {1, 2, 3, 3, 6, 8}, 40, 76, 5.5},
    {"empty", OF_aabb, {0, 0, 1, 9, 9, 0}, 0, 0, 0},
    {"at infinity", OF_aabb, {0, 0, REAL_INF, 1, 1, REAL_INF}, 0, 0, 0},
    {"a turned one", OF_obb, {9, 9, 9, 0, 1, 0, 0, 0, -1, 1, 0, 0, 1, 2, R(2.5)}, 40, 76, 5.5},
    {"one that leans", OF_obb, {0, 0, 0, 1, 0, 0, R(0.75), 1, 0, 0, 0, 1, 1, 2, 1}, 16, 44, 4.5},
    {"a ball, too", OF_ellipsoid, {1, 2, 3, STRAIGHT, 3, 3, 3}, 36 * PI, 36 * PI, 6},
    {"a disc", OF_ellipsoid, {1, 2, 3, STRAIGHT, 3, 0, 3}, 0, 18 * PI, 1.5 * PI},
    {"a segment", OF_ellipsoid, {1, 2, 3, STRAIGHT, 0, 0, 3}, 0, 0, 3},
    {"a point", OF_ellipsoid, {1, 2, 3, STRAIGHT, 0, 0, 0}, 0, 0, 0},
};
static void endless(void)
{
    const real inf = REAL_INF, most = REAL_MAX;
    const Measure all = X(measure_aabb)(&(Aabb){{-inf, -inf, -inf}, {inf, inf, inf}});
    check("without end", is_greatest(all));
    const Measure beam = X(measure_aabb)(&(Aabb){{0, -inf, 0}, {R(1e-30), 0, R(1e-30)}});
    check("thin, without end",
          cmp(beam.volume, ==, most) && cmp(beam.area, ==, most) && cmp(beam.width, ==, most));
    const Measure line = X(measure_aabb)(&(Aabb){{0, -inf, 0}, {0, 0, 0}});
    check("a line", cmp(line.volume, ==, 0) && cmp(line.area, ==, 0) && cmp(line.shadow, ==, 0) &&
                        cmp(line.width, ==, most));
    const Measure sheet = X(measure_aabb)(&(Aabb){{0, -inf, 0}, {0, inf, 1}});
    check("flat, without end",
          cmp(sheet.volume, ==, 0) && cmp(sheet.area, ==, most) && cmp(sheet.width, ==, most));
}
TEST_FUNCTION(cases)
{
    for (size_t i = 0; i < COUNT(table); i++) {
        const Measure got = kinds[table[i].shape].measure(table[i].number);
        check_measures(table[i].what, got, table[i].volume, table[i].area, table[i].width,
                       accuracy);
        check(table[i].what, table[i].width > 0 || same(got, nothing));
    }
    const Measure filled = X(measure_torus)(&(Torus){{1, 2, 3}, {0, 0, 5}, 2, 2});
    check("without a hole, almost",
          cmp(real_abs(filled.shadow - (real)(PI * (6 + 2 * PI))), <, 64 * REAL_EPSILON) &&
              cmp((double)filled.area, >, 39 * PI));
    endless();
    for (int s = 0; s < KINDS_OF_SHAPE; s++)
        for (size_t k = 0; k < kinds[s].of->numbers; k++) {
            AnyShape any;
            make(s, true, &any);
            any.number[k] = REAL_NAN;
            const bool read = s != OF_disc || k < 3 || k == 6;
            check(kinds[s].of->name, !read || same(kinds[s].measure(&any), nothing));
            any.number[k] = REAL_INF;
            check(kinds[s].of->name,
                  !read || s == OF_aabb || same(kinds[s].measure(&any), nothing));
        }
}

/* 2. Properties. */
TEST_FUNCTION(properties)
{
    int some = 0;
    for (int i = 0; i < SAMPLES; i++) {
        const int s = i % KINDS_OF_SHAPE;
        AnyShape any;
        new_kind();
        make(s, i % 5 == 0, &any);
        errno = 0;
        const Measure got = kinds[s].measure(&any);
        const real *x = &got.volume;
        check_sample(i, "errno is left alone", errno == 0, any, got);
        for (int k = 0; k < 4; k++)
            check_sample(i, kinds[s].of->name,
                         cmp(x[k], >=, 0) && cmp(x[k], <=, REAL_MAX) && !signbit((double)x[k]), any,
                         got);
        check_sample(i, "a quarter is shadow",
                     s == OF_torus || got.area == REAL_MAX || got.area < 8 * REAL_MIN ||
                         got.shadow == got.area / 4,
                     any, got);
        some += got.width > 0;
        if (i % 5)
            continue;
        const int k = any_int(-9, 9);
        const bool turned = s == OF_obb || s == OF_ellipsoid; /* their axes have no length */
        AnyShape larger = any;
        for (size_t j = 0; j < kinds[s].of->numbers; j++)
            if (!turned || j >= 12)
                larger.number[j] = scaled(any.number[j], k);
        const Measure m = kinds[s].measure(&larger);
        check_sample(i, "every scale is alike",
                     cmp(m.volume, ==, scaled(got.volume, 3 * k)) &&
                         cmp(m.area, ==, scaled(got.area, 2 * k)) &&
                         cmp(m.width, ==, scaled(got.width, k)),
                     any, larger);
    }
    check_share(some, SAMPLES, 0.4, 1);
}

/* 3. Oracle. The error of a number in units of the stated bound. An error of the least number is
 * ignored. */
static double off(real got, long double want, long double bound, long double size)
{
    if (want > (long double)REAL_MAX * (1 - 64 * REAL_EPSILON) && got == REAL_MAX)
        return 0;
    const long double error = fabsl((long double)got - want) - REAL_LEAST - REAL_MIN * size;
    return error <= 0 ? 0 : bound > 0 ? (double)(error / (bound * REAL_EPSILON)) : INFINITY;
}
TEST_FUNCTION(oracle)
{
    double worst[KINDS_OF_SHAPE] = {0};
    for (int i = 0; i < SAMPLES; i++) {
        const int s = i % KINDS_OF_SHAPE;
        AnyShape any;
        new_kind();
        make(s, s == OF_ellipsoid || s == OF_obb || i % 3 == 0, &any);
        if (s == OF_ellipsoid) {
            if (i / KINDS_OF_SHAPE % 16)
                continue;               /* slow */
            for (int k = 0; k < 3; k++) /* round enough for the oracle */
                any.ellipsoid.radius[k] = any_real(R(0.25), 1);
        }
        const Measure got = kinds[s].measure(&any);
        if (same(got, nothing) || (s == OF_aabb && !finite3(sub(any.aabb.upper, any.aabb.lower))))
            continue;
        const Truth want = truth_of(s, &any);
        const long double size = 2 * want.width;
        const double error = fmax(off(got.volume, want.volume, want.of[0], size * size * size),
                                  fmax(off(got.area, want.area, want.of[1], size * size),
                                       off(got.width, want.width, want.of[2], size)));
        worst[s] = fmax(worst[s], error);
        check_sample(i, kinds[s].of->name, cmp(error, <=, 1), any, got);
    }
    for (int s = 0; s < KINDS_OF_SHAPE; s++)
        printf("%s: within %.2f of the bound\n", kinds[s].of->name, worst[s]);
}

/* The width of a shape in a direction, and the part of a line within it. */
static real dot_most(const Vec3 *p, int count, Vec3 u)
{
    real most = dot(p[0], u);
    for (int i = 1; i < count; i++)
        most = num_max(most, dot(p[i], u));
    return most;
}
static real reach(int s, const AnyShape *any, Vec3 u)
{
    const Cone *o = &any->cone;
    const Cylinder *y = &any->cylinder;
    const Ellipsoid *e = &any->ellipsoid;
    const Triangle *t = &any->triangle;
    switch (s) {
    case OF_triangle:
        return dot_most(&t->a, 3, u);
    case OF_cylinder: {
        const Vec3 axis = sub(y->b, y->a), across = cross(axis, u);
        const real rim = y->radius * real_sqrt(dot(across, across) / dot(axis, axis));
        return num_max(dot(y->a, u), dot(y->b, u)) + rim;
    }
    case OF_cone: {
        const Vec3 axis = sub(o->tip, o->base), across = cross(axis, u);
        const real rim = o->radius * real_sqrt(dot(across, across) / dot(axis, axis));
        return num_max(dot(o->tip, u), dot(o->base, u) + rim);
    }
    default: {
        real sum = 0;
        for (int k = 0; k < 3; k++)
            sum += e->radius[k] * e->radius[k] * dot(e->axis[k], u) * dot(e->axis[k], u);
        return dot(e->center, u) + real_sqrt(sum);
    }
    }
}
static Span chord(int s, const AnyShape *any, const Ray *line)
{
    return s == OF_cylinder    ? X(cast_ray_cylinder)(line, &any->cylinder)
           : s == OF_cone      ? X(cast_ray_cone)(line, &any->cone)
           : s == OF_ellipsoid ? X(cast_ray_ellipsoid)(line, &any->ellipsoid)
                               : X(cast_ray_sphere)(line, &any->sphere);
}

/* Monte Carlo: the mean of widths; the lines that hit give the shadow, and the lengths inside the
 * volume. */
TEST_FUNCTION(by_chance)
{
    static const int which[] = {OF_triangle, OF_cylinder, OF_cone, OF_ellipsoid};
    const double side = 6; /* side of the square across, which contains the shape */
    for (size_t w = 0; w < COUNT(which); w++) {
        const int s = which[w], count = 4 * SAMPLES;
        AnyShape any;
        make(s, true, &any);
        const Measure got = kinds[s].measure(&any);
        double sum[3] = {0}, sum2[3] = {0};
        for (int i = 0; i < count; i++) {
            Vec3 axis[3];
            any_frame(axis);
            const real half = (real)side / 2, x = any_real(-half, half), y = any_real(-half, half);
            const Ray line = {mad(times(x, axis[1]), y, axis[2]), axis[0], -REAL_INF, REAL_INF};
            const Span span = s == OF_triangle ? span_of_miss : chord(s, &any, &line);
            const bool met = s == OF_triangle
                                 ? X(cast_ray_triangle)(&line, &any.triangle).t < REAL_INF
                                 : hit(span);
            const double found[] = {
                hit(span) ? (double)(span.leave - span.enter) * side * side : 0,
                met ? side * side : 0,
                (double)(reach(s, &any, axis[0]) + reach(s, &any, times(-1, axis[0])))};
            for (int k = 0; k < 3; k++)
                sum[k] += found[k], sum2[k] += found[k] * found[k];
        }
        const double want[] = {(double)got.volume, (double)got.shadow, (double)got.width};
        for (int k = 0; k < 3; k++) {
            const double mean = sum[k] / count;
            const double sigma = sqrt((sum2[k] / count - mean * mean) / count);
            printf("%s: %.4f, by chance %.4f +- %.4f\n", kinds[s].of->name, want[k], mean, sigma);
            check("by chance: within five deviations", cmp(fabs(mean - want[k]), <=, 5 * sigma));
        }
    }
}

/* The number of lines that hit a ring is at most that of its shadow, and not much less; its width
 * is that of the disc plus the ball. */
TEST_FUNCTION(rings_by_chance)
{
    for (int i = 0; i < 6; i++) {
        const Torus ring = {{0, 0, 0}, {1, 2, -1}, (real)(i % 3) / 2, (real)(3 - i / 2) / 4};
        const double side = 4, count = 4 * SAMPLES;
        const Measure got = X(measure_torus)(&ring);
        double met = 0;
        for (int k = 0; k < 4 * SAMPLES; k++) {
            Vec3 axis[3];
            any_frame(axis);
            const real x = any_real(-2, 2), y = any_real(-2, 2);
            const Ray line = {mad(times(x, axis[1]), y, axis[2]), axis[0], -REAL_INF, REAL_INF};
            met += X(cast_ray_torus)(&line, &ring).count > 0;
        }
        const double share = met / count, sigma = sqrt(share * (1 - share) / count);
        const double most = (double)got.shadow / (side * side);
        printf("ring %g %g: shadow %.4f, by chance %.4f +- %.4f\n", (double)ring.major,
               (double)ring.minor, (double)got.shadow, share * side * side, sigma * side * side);
        check("no less than by chance", cmp(share - 5 * sigma, <=, most));
        check("and not far more", cmp((share + 5 * sigma) * 1.25, >=, most));
    }
}

TESTS_OF(measure_measure, cmocka_unit_test(oracle), cmocka_unit_test(by_chance),
         cmocka_unit_test(rings_by_chance))
