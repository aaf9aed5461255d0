/* isect_cast_ray_implicit - products with known roots; quadrics and tori against their own casts;
 * bounds by the slope alone; thin surfaces, roots at which nothing changes its sign, limits. */
#include "kit/kit.h"
#include "kit/random.h"
#include HEADER(cast)
#include <math.h>

enum { MOST = 512 };

/* An interval, and its arithmetic rounded outward: WIDER is more than a rounding. */
typedef struct Range {
    long double lower, upper;
} Range;
#define WIDER (2 * LDBL_EPSILON)

static Range widened(long double lower, long double upper)
{
    return (Range){lower - WIDER * fabsl(lower), upper + WIDER * fabsl(upper)};
}
static Range sum(Range a, Range b)
{
    return widened(a.lower + b.lower, a.upper + b.upper);
}
static Range product(Range a, Range b)
{
    const long double p = a.lower * b.lower, q = a.lower * b.upper, r = a.upper * b.lower,
                      s = a.upper * b.upper;
    return widened(fminl(fminl(p, q), fminl(r, s)), fmaxl(fmaxl(p, q), fmaxl(r, s)));
}
static Range exactly(long double x)
{
    return (Range){x, x};
}
static real rounded(long double x, int up)
{
    const real r = (real)x;
    const bool inside = up ? (long double)r < x : (long double)r > x;
    return inside ? (real)(ISECT_DOUBLE ? nextafter((double)r, up ? HUGE_VAL : -HUGE_VAL)
                                        : (double)nextafterf((float)r, up ? HUGE_VALF : -HUGE_VALF))
                  : r;
}
static void answer(X(implicit_range) * bounds, Range f, Range slope)
{
    bounds->lower = rounded(f.lower, 0), bounds->upper = rounded(f.upper, 1);
    bounds->slope_lower = rounded(slope.lower, 0), bounds->slope_upper = rounded(slope.upper, 1);
}

/* All roots, one after another; those that cross come with their number. */
typedef struct Roots {
    X(implicit_root) at[MOST];
    int count, crossing;
    bool complete;
} Roots;

static Roots roots_of(const X(ray) * ray, X(implicit_bounds) * bounds, void *user, real precision)
{
    Roots roots = {.complete = false};
    X(ray) rest = *ray;
    while (roots.count < MOST) {
        X(implicit_root) root;
        if (X(cast_ray_implicit)(&rest, bounds, user, precision, 100000, &root) != ISECT_OK)
            return roots;
        if (root.before == REAL_INF) {
            roots.complete = true;
            return roots;
        }
        check("in order", cmp(root.before, >=, rest.t_min) && cmp(root.before, <=, root.after) &&
                              cmp(root.after, <=, rest.t_max));
        roots.at[roots.count++] = root, roots.crossing += root.crosses;
        if (root.after >= rest.t_max) {
            roots.complete = true;
            return roots;
        }
        rest.t_min = root.after;
    }
    return roots;
}
static bool is_among(const Roots *roots, long double t, long double slack)
{
    for (int i = 0; i < roots->count; i++)
        if ((long double)roots->at[i].before - slack <= t &&
            t <= (long double)roots->at[i].after + slack)
            return true;
    return false;
}

/* ---- polynomials of t with known roots ---- */

typedef struct Product {
    real root[5];
    int count;
    bool no_slope;
} Product;

static void bounds_of_product(void *user, const X(ray) * piece, X(implicit_range) * bounds)
{
    const Product *p = user;
    Range f = exactly(1), slope = exactly(0);
    for (int i = 0; i < p->count; i++) { /* (f g)' = f' g + f g' with g' = 1 */
        const Range g = widened((long double)piece->t_min - (long double)p->root[i],
                                (long double)piece->t_max - (long double)p->root[i]);
        slope = sum(product(slope, g), f);
        f = product(f, g);
    }
    answer(bounds, f, slope);
    if (p->no_slope)
        bounds->slope_lower = -REAL_INF, bounds->slope_upper = REAL_INF;
}

/* Roots are multiples of 1 / 512, some of them equal or neighbours: the differences are exact. */
TEST_FUNCTION(known_roots)
{
    const X(ray) ray = {{0, 0, 0}, {1, 0, 0}, -1, 9};
    const real precision = (real)0x1p-12;
    int crossing = 0, touching = 0;
    const int samples = soak(2000);
    for (int i = 0; i < samples; i++) {
        Product p = {.count = any_int(1, 5), .no_slope = any_int(0, 3) == 0};
        for (int k = 0; k < p.count; k++) {
            const int way = k ? any_int(0, 3) : 2;
            p.root[k] = way > 1 ? (real)any_int(0, 4096) / 512
                                : p.root[k - 1] + (real)way / 512; /* equal, or the next one */
        }
        const Roots roots = roots_of(&ray, bounds_of_product, &p, precision);
        check("all are looked for", roots.complete);
        for (int k = 0; k < p.count; k++)
            check("no root is missed", is_among(&roots, (long double)p.root[k], 0));
        for (int k = 0; k < roots.count; k++) {
            const X(implicit_root) *at = &roots.at[k];
            int inside = 0;
            for (int j = 0; j < p.count; j++)
                inside += p.root[j] >= at->before && p.root[j] <= at->after;
            check("a change of sign is at an odd number of roots",
                  !at->crosses || cmp(inside % 2, ==, 1));
            /* 9 and 1 have units of 2^-20 or less in float: differences are exact */
            check("as precise as wanted", cmp(at->after - at->before, <=, precision));
            touching += inside == 2;
        }
        crossing += roots.crossing;
    }
    check_share(crossing, samples, 1, 5);
    check_share(touching, samples, 0.1, 5);
}

/* ---- polynomials along a ray, by their coefficients ---- */

typedef struct Polynomial {
    long double c[5];     /* c[i] t^i */
    long double error[5]; /* of the coefficients */
} Polynomial;

static void bounds_of_polynomial(void *user, const X(ray) * piece, X(implicit_range) * bounds)
{
    const Polynomial *p = user;
    const Range t = {(long double)piece->t_min, (long double)piece->t_max};
    Range f = exactly(0), slope = exactly(0);
    for (int i = 4; i >= 0; i--) {
        slope = sum(product(slope, t), f);
        f = sum(product(f, t), (Range){p->c[i] - p->error[i], p->c[i] + p->error[i]});
    }
    answer(bounds, f, slope);
}

/* x^T M x along the ray; all are integers below 2^40. */
static Polynomial quadric_along(const real *matrix, const X(ray) * ray)
{
    Polynomial p = {{0}, {0}};
    const long double o[4] = {(long double)ray->origin.x, (long double)ray->origin.y,
                              (long double)ray->origin.z, 1};
    const long double d[4] = {(long double)ray->dir.x, (long double)ray->dir.y,
                              (long double)ray->dir.z, 0};
    for (int i = 0; i < 16; i++) {
        const long double m = (long double)matrix[i];
        p.c[0] += m * o[i / 4] * o[i % 4];
        p.c[1] += m * (o[i / 4] * d[i % 4] + d[i / 4] * o[i % 4]);
        p.c[2] += m * d[i / 4] * d[i % 4];
    }
    return p;
}

/* The ends of the quadric's own cast are within 4 epsilon of themselves. */
TEST_FUNCTION(quadrics)
{
    int ends = 0;
    const int samples = soak(2000);
    for (int i = 0; i < samples; i++) {
        real matrix[16], origin[6];
        for (int k = 0; k < 16; k++)
            matrix[k] = (real)any_int(-40, 40);
        for (int k = 0; k < 6; k++)
            origin[k] = (real)any_int(-40, 40);
        const X(ray)
            ray = {{origin[0], origin[1], origin[2]}, {origin[3], origin[4], origin[5]}, -8, 8};
        Polynomial p = quadric_along(matrix, &ray);
        if (p.c[0] == 0 && p.c[1] == 0 && p.c[2] == 0)
            continue; /* all of the line: the brackets would be too many */
        const Roots roots = roots_of(&ray, bounds_of_polynomial, &p, (real)1e-4);
        const X(intervals) inside = X(cast_ray_quadric)(&ray, matrix);
        check("all are looked for", roots.complete);
        int known = 0;
        long double known_at[4];
        for (uint32_t k = 0; k < inside.count; k++) {
            if (inside.part[k].enter > ray.t_min)
                known_at[known++] = (long double)inside.part[k].enter;
            if (inside.part[k].leave < ray.t_max)
                known_at[known++] = (long double)inside.part[k].leave;
        }
        const long double slack = 4 * (long double)REAL_EPSILON * 8;
        for (int k = 0; k < known; k++)
            check("each end is a root", is_among(&roots, known_at[k], slack));
        for (int k = 0; k < roots.count; k++) {
            bool found = !roots.at[k].crosses;
            for (int j = 0; j < known; j++)
                found |= known_at[j] >= (long double)roots.at[k].before - slack &&
                         known_at[j] <= (long double)roots.at[k].after + slack;
            check("each change of sign is an end", found);
        }
        ends += known;
    }
    check_share(ends, samples, 0.4, 2);
}

/* (|x|^2 + R^2 - r^2)^2 - 4 R^2 (x^2 + y^2) along the ray, for the axis z. */
static Polynomial torus_along(long double major, long double minor, const X(ray) * ray)
{
    const long double o[3] = {(long double)ray->origin.x, (long double)ray->origin.y,
                              (long double)ray->origin.z};
    const long double d[3] = {(long double)ray->dir.x, (long double)ray->dir.y,
                              (long double)ray->dir.z};
    const long double g[3] = {
        o[0] * o[0] + o[1] * o[1] + o[2] * o[2] + major * major - minor * minor,
        2 * (o[0] * d[0] + o[1] * d[1] + o[2] * d[2]), d[0] * d[0] + d[1] * d[1] + d[2] * d[2]};
    const long double h[3] = {o[0] * o[0] + o[1] * o[1], 2 * (o[0] * d[0] + o[1] * d[1]),
                              d[0] * d[0] + d[1] * d[1]};
    Polynomial p = {{0}, {0}};
    for (int i = 0; i < 3; i++)
        for (int k = 0; k < 3; k++)
            p.c[i + k] += g[i] * g[k];
    for (int i = 0; i < 3; i++)
        p.c[i] -= 4 * major * major * h[i];
    const long double size = 9 + major + minor; /* more than |origin| and |dir| */
    for (int i = 0; i < 5; i++)                 /* of up to 20 roundings of such products each */
        p.error[i] = 100 * LDBL_EPSILON * size * size * size * size;
    return p;
}

/* Does a root of the torus itself lie in the bracket? The roots of tori of a minor radius that is
 * d more and less are on both sides of it; their own casts are off by d, too. */
static bool is_entry(const X(implicit_root) * root, const X(ray) * ray, X(torus) torus)
{
    const real d = 2 * 32 * REAL_EPSILON * (9 + torus.major + torus.minor);
    X(torus) less = torus, more = torus;
    less.minor -= d, more.minor += d;
    const X(intervals) first = X(cast_ray_torus)(ray, &more), last = X(cast_ray_torus)(ray, &less);
    return first.count && cmp(root->after, >=, first.part[0].enter) &&
           (!last.count || cmp(root->before, <=, last.part[0].enter));
}

TEST_FUNCTION(tori)
{
    int hits = 0, thin = 0;
    const int samples = soak(2000);
    for (int i = 0; i < samples; i++) {
        X(torus) torus = {{0, 0, 0}, {0, 0, 1}, 2, R(0.5)};
        if (i % 4 == 0)
            torus.minor = R(0.001), thin++;
        const Vec3 unit = any_vec3(), to = {3 * unit.x, 3 * unit.y, 3 * unit.z},
                   from = {any_real(-1, 1), any_real(-1, 1), 6};
        X(ray) ray = {from, {to.x - from.x, to.y - from.y, to.z - from.z}, 0, 2};
        if (i % 4 == 0) { /* at the thin ring */
            const real x = any_real(-1, 1), y = x < 0 ? -1 - x : 1 - x;
            const real length = (real)sqrt((double)(x * x + y * y));
            ray.dir = (Vec3){2 * x / length - from.x, 2 * y / length - from.y, -6};
        }
        Polynomial p = torus_along((long double)torus.major, (long double)torus.minor, &ray);
        X(implicit_root) root;
        const isect_status status =
            X(cast_ray_implicit)(&ray, bounds_of_polynomial, &p, 0x1p-20f, 1000000, &root);
        check("found or not", cmp((int)status, ==, ISECT_OK));
        const X(intervals) own = X(cast_ray_torus)(&ray, &torus);
        check("never later than the torus",
              cmp(root.before, <=, own.part[0].enter + REAL_EPSILON) ||
                  is_entry(&root, &ray, torus));
        if (root.crosses)
            check("where the torus is", is_entry(&root, &ray, torus));
        hits += root.crosses;
    }
    check_share(hits, samples, 0.3, 0.9);
    check_share(thin, samples, 0.2, 0.3);
}

/* ---- bounds by the slope alone ---- */

typedef struct Balls {
    Vec3 center[2];
    real radius[2];
    int count;
} Balls;

/* The distance from balls: it changes by at most the distance of two points. */
static void bounds_of_balls(void *user, const X(ray) * piece, X(implicit_range) * bounds)
{
    const Balls *balls = user;
    const double x = (double)piece->dir.x, y = (double)piece->dir.y, z = (double)piece->dir.z;
    const double length = sqrt(x * x + y * y + z * z) * (1 + 8 * DBL_EPSILON);
    bounds->slope_lower = -rounded((long double)length, 1);
    bounds->slope_upper = rounded((long double)length, 1);
    if (piece->t_min != piece->t_max)
        return;
    long double least = INFINITY;
    for (int i = 0; i < balls->count; i++) {
        const long double t = (long double)piece->t_min;
        const long double dx = (long double)piece->origin.x - balls->center[i].x + t * x;
        const long double dy = (long double)piece->origin.y - balls->center[i].y + t * y;
        const long double dz = (long double)piece->origin.z - balls->center[i].z + t * z;
        least = fminl(least, sqrtl(dx * dx + dy * dy + dz * dz) - (long double)balls->radius[i]);
    }
    const long double error = 1e3L * LDBL_EPSILON; /* numbers are below 100 */
    bounds->lower = rounded(least - error, 0), bounds->upper = rounded(least + error, 1);
}

TEST_FUNCTION(slopes_alone)
{
    /* the roots are 50 +- 0.8 and 60 +- 0.0008, and no floats */
    Balls balls = {{{50, R(0.6), 0}, {60, R(0.0006), 0}}, {1, R(0.001)}, 2};
    const X(ray) ray = {{0, 0, 0}, {1, 0, 0}, 0, 90};
    const Roots roots = roots_of(&ray, bounds_of_balls, &balls, R(1e-5));
    check("both balls, one of them small", cmp(roots.crossing, ==, 4) && roots.complete);
    for (int i = 0; i < 2; i++) {
        const long double y = (long double)balls.center[i].y, r = (long double)balls.radius[i];
        const long double half = sqrtl(r * r - y * y), x = (long double)balls.center[i].x;
        check("where they are",
              is_among(&roots, x - half, 1e-17L) && is_among(&roots, x + half, 1e-17L));
    }
    balls = (Balls){{{50, 1, 0}}, {1}, 1}; /* touched */
    const Roots touched = roots_of(&ray, bounds_of_balls, &balls, R(1e-3));
    check("a touched ball", touched.complete && touched.count && is_among(&touched, 50, 0));
    check("nothing crosses", cmp(touched.crossing, ==, 0));
    /* |f| is less than a piece is long as far as sqrt(2 precision): 0.045 */
    check("near to the touch", cmp(touched.at[0].before, >=, R(49.95)));
    balls.center[0].y = R(1.01);
    const Roots missed = roots_of(&ray, bounds_of_balls, &balls, R(1e-3));
    check("a miss by 0.01", missed.complete && cmp(missed.count, ==, 0));
}

/* ---- limits ---- */

static void unknown(void *user, const X(ray) * piece, X(implicit_range) * bounds)
{
    if (user)
        bounds->lower = bounds->upper = bounds->slope_lower = bounds->slope_upper = REAL_NAN;
    (void)piece;
}
static void plane(void *user, const X(ray) * piece, X(implicit_range) * bounds)
{
    const real at = *(const real *)user;
    bounds->lower = piece->t_min - at, bounds->upper = piece->t_max - at;
    bounds->slope_lower = bounds->slope_upper = 1;
}

TEST_FUNCTION(limits)
{
    X(ray) ray = {{0, 0, 0}, {1, 0, 0}, 0, 8};
    X(implicit_root) root = {7, 7, true, 7};
    real at = 3;
    const isect_status ok = ISECT_OK;
#define CAST(f, user, precision, most) X(cast_ray_implicit)(&ray, f, user, precision, most, &root)
    check("a plane", CAST(plane, &at, 0, 0) == ok && root.crosses && root.before < 3 &&
                         root.after > 3 && cmp(root.after - root.before, <=, 8 * REAL_EPSILON));
    check("few calls", cmp(root.calls, <, 130u));
    at = 9;
    check("behind", CAST(plane, &at, 0, 0) == ok && cmp(root.before, ==, REAL_INF) &&
                        cmp(root.after, ==, REAL_INF) && !root.crosses);
    at = 8;
    check("at the end", CAST(plane, &at, 0, 0) == ok && root.before < 8 && cmp(root.after, ==, 8));
    at = 0;
    check("at the start", CAST(plane, &at, 0, 0) == ok && cmp(root.before, ==, 0));
    at = 3, ray.t_min = 3, ray.t_max = 3;
    check("a point", CAST(plane, &at, 0, 0) == ok && root.before == 3 && root.after == 3);
    ray.t_max = 2;
    check("no range", CAST(plane, &at, 0, 0) == ok && cmp(root.before, ==, REAL_INF) &&
                          cmp(root.calls, ==, 0u));
    ray.t_min = -REAL_MAX, ray.t_max = REAL_MAX;
    check("the whole line", CAST(plane, &at, 1, 0) == ok && root.crosses && root.after > 3 &&
                                root.before < 3 && cmp(root.after - root.before, <=, 1));
    ray.t_min = 0, ray.t_max = 8;
    check("nothing known", CAST(unknown, NULL, R(0.5), 0) == ok && cmp(root.before, ==, 0) &&
                               cmp(root.after, <=, R(0.5)) && !root.crosses);
    check("NaN", CAST(unknown, &at, R(0.5), 0) == ok && cmp(root.before, ==, 0));
    check("too few calls", CAST(unknown, NULL, 0, 5) == ISECT_TOO_SMALL && root.before == 0 &&
                               cmp(root.after, ==, 8) && cmp(root.calls, <=, 8u));
    check("some calls", CAST(plane, &at, 0, 9) == ISECT_TOO_SMALL && root.before < 3 &&
                            root.after > 3 && cmp(root.calls, <=, 12u));
    root.calls = 77;
    check("no function", CAST(NULL, &at, 0, 0) == ISECT_BAD_ARGUMENT);
    check("a negative precision", CAST(plane, &at, -1, 0) == ISECT_BAD_ARGUMENT);
    check("NaN as precision", CAST(plane, &at, REAL_NAN, 0) == ISECT_BAD_ARGUMENT);
    ray.t_max = REAL_INF;
    check("no end", CAST(plane, &at, 0, 0) == ISECT_NOT_FINITE && cmp(root.calls, ==, 77u));
}

TESTS_IN(cast_ray_implicit, cmocka_unit_test(known_roots), cmocka_unit_test(quadrics),
         cmocka_unit_test(tori), cmocka_unit_test(slopes_alone), cmocka_unit_test(limits))
