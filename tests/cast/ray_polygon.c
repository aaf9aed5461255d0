/* tests/cast/ray_polygon.c - isect_cast_ray_polygon. */
#include "kit/judge_cast.h"

#define SAMPLES soak(2000)

static const Ray down = {{0, 0, 5}, {0, 0, -2}, 0, REAL_INF};

static Touch cast(const Ray *ray, const Vec3 *points, size_t count, isect_rule rule)
{
    const X(polygon) polygon = {points, count};
    return X(cast_ray_polygon)(ray, &polygon, rule);
}
static Ray from(real x, real y)
{
    Ray ray = down;
    ray.origin.x = x, ray.origin.y = y;
    return ray;
}

static void out_of_its_plane(void)
{
    static const Vec3 corner[] = {{0, 0, 1}, {4, 0, 1}, {4, 2, 1}, {2, 2, 1}, {2, 4, 1}, {0, 4, 1}};
    const real none = REAL_INF;
    TABLE(rays, Ray ray; real t;) = {
        {"behind", {{1, 1, 0}, {0, 0, -1}, 0, REAL_INF}, none},
        {"behind, a line", {{1, 1, 0}, {0, 0, -1}, -REAL_INF, REAL_INF}, -1},
        {"ends there", {{1, 1, 2}, {0, 0, -1}, 0, 1}, 1},
        {"ends before", {{1, 1, 2}, {0, 0, -1}, 0, 1 - REAL_EPSILON}, none},
        {"no way", {{1, 1, 1}, {0, 0, 0}, 0, REAL_INF}, none},
        {"in its plane", {{-1, 1, 1}, {1, 0, 0}, 0, REAL_INF}, none},
        {"aslant", {{-1, 1, 3}, {1, 0, -1}, 0, REAL_INF}, 2},
        {"along y", {{1, 1, 3}, {0, R(0.25), -1}, 0, REAL_INF}, 2},
        {"far", {{1, 1, 3}, {0, 0, -REAL_LEAST}, 0, REAL_INF}, REAL_MAX},
        {"NaN", {{1, REAL_NAN, 3}, {0, 0, -1}, 0, REAL_INF}, none},
        {"an infinite way", {{1, 1, 3}, {0, 0, -REAL_INF}, 0, REAL_INF}, none},
        {"NaN for an end", {{1, 1, 3}, {0, 0, -1}, 0, REAL_NAN}, none},
    };
    check_each(rays, cmp(cast(&rays[i].ray, corner, 6, ISECT_EVEN_ODD).t, ==, rays[i].t));
#if ISECT_DOUBLE
    /* Both sides have the same weight, in numbers that no power of two brings near 1. */
    static const Vec3 even[] = {
        {0x1.fffffffffffffp+1021, 0x1.7ffffffffffffp+1023, -0x1.7ffffffffffffp+1023},
        {0, 0x1.7ffffffffffffp+1023, -0x1.fffffffffffffp+1022},
        {0x1.fffffffffffffp+1022, 0x1.7ffffffffffffp+1023, 0x1.fffffffffffffp+1022},
        {0x1.8p+1023, 0x1.7ffffffffffffp+1023, 0x1p+1022},
        {0x1.fffffffffffffp+1022, 0x1.7ffffffffffffp+1023, 0x1.fffffffffffffp+1022},
        {0, 0x1.7ffffffffffffp+1023, -0x1.fffffffffffffp+1022}};
    const Ray far = {{0x1.fffffffffffffp+1022, 0x1.7ffffffffffffp+1023, 0x1.fffffffffffffp+1022},
                     {0x1.ffffffffffffep+1021, -0x1.fffffffffffffp+1022, -0x1.fffffffffffffp+1022},
                     -REAL_INF,
                     REAL_INF};
    check("an even number of folds", !hits(cast(&far, even, 6, ISECT_EVEN_ODD)));
#endif
}

/* 1. Cases: seen from above. */
TEST_FUNCTION(cases)
{
    static const Vec3 corner[] = {{0, 0, 1}, {4, 0, 1}, {4, 2, 1}, {2, 2, 1}, {2, 4, 1}, {0, 4, 1}};
    static const Vec3 star[] = {{0, 3, 1}, {2, -3, 1}, {-3, 1, 1}, {3, 1, 1}, {-2, -3, 1}};
    static const Vec3 saddle[] = {{0, 0, 0}, {2, 0, 1}, {2, 2, 0}, {0, 2, 1}};
    static const Vec3 steep[] = {{0, 0, 0}, {2, 0, 2}, {2, 2, 4}, {0, 2, 2}};
    static const Vec3 bow[] = {{-1, -1, 0}, {1, 1, 0}, {1, -1, 0}, {-1, 1, 0}};
    static const Vec3 upright[] = {{1, 0, 0}, {1, 2, 0}, {1, 2, 2}, {1, 0, 2}};
    static const Vec3 broken[] = {{0, 0, 0}, {4, 0, 0}, {4, 4, REAL_NAN}, {0, 4, 0}};
    static const Vec3 huge[] = {
        {-REAL_MAX, -REAL_MAX, 0}, {REAL_MAX, -REAL_MAX, 0}, {0, REAL_MAX, 0}};
    const real none = REAL_INF, h = R(0.5);
    TABLE(table, const Vec3 *points; size_t count; real x, y, even_odd, nonzero;) = {
        {"inside", corner, 6, 1, 1, 2, 2},
        {"in the notch", corner, 6, 3, 3, none, none},
        {"on an edge", corner, 6, 3, 2, 2, 2},
        {"a corner", corner, 6, 4, 0, 2, 2},
        {"left of it", corner, 6, -REAL_LEAST, 0, none, none},
        {"level with an edge", corner, 6, 5, 2, none, none},
        {"level with an edge, inside", corner, 6, 1, 2, 2, 2},
        {"the middle of the star", star, 5, 0, 0, none, 2},
        {"a ray of the star", star, 5, 0, 2, 2, 2},
        {"a saddle: its mean plane", saddle, 4, h, 1, R(2.25), R(2.25)},
        {"a slope", steep, 4, h, 1, R(1.75), R(1.75)},
        {"the corner of a slope", steep, 4, 2, 2, h, h},
        {"as much from below as from above", bow, 4, -h, 0, none, none},
        {"seen edge on", upright, 4, 1, 1, none, none},
        {"no corner", NULL, 0, 0, 0, none, none},
        {"one corner", corner, 1, 0, 0, none, none},
        {"two corners", corner, 2, 1, 0, none, none},
        {"NaN in a corner", broken, 4, 1, 1, none, none},
        {"the whole plane, nearly", huge, 3, 0, 0, R(2.5), R(2.5)},
        {"its edge", huge, 3, REAL_MAX / 2, 0, R(2.5), R(2.5)},
        {"beyond", huge, 3, REAL_MAX / 2, 1, none, none},
    };
    for (size_t i = 0; i < COUNT(table); i++) {
        const Ray ray = from(table[i].x, table[i].y);
        const Touch a = cast(&ray, table[i].points, table[i].count, ISECT_EVEN_ODD);
        const Touch b = cast(&ray, table[i].points, table[i].count, ISECT_NONZERO);
        check(table[i].name, cmp(a.t, ==, table[i].even_odd) && cmp(b.t, ==, table[i].nonzero));
        check(table[i].name, cmp(a.u, ==, 0) && cmp(a.v, ==, 0) && cmp(a.w, ==, 0));
    }
    out_of_its_plane();
}

/* A ray that often meets the polygon, or its border. */
static X(polygon) question(int i, Ray *ray)
{
    new_kind();
    const X(polygon) polygon = i % 2 ? odd_polygon() : any_polygon();
    *ray = i % 2 ? odd_ray() : any_ray();
    if (i % 4 < 3)
        ray->t_min = -REAL_INF, ray->t_max = REAL_INF;
    if (polygon.count == 0 || i % 3 == 2)
        return polygon;
    const Vec3 *p = polygon.points, a = p[0], b = p[polygon.count / 3],
               c = p[(polygon.count / 3 + 1) % polygon.count];
    const real s = any_int(0, 1) ? 1 : any_int(0, 1) ? R(0.5) : any_real(0, 1);
    const real t = any_int(0, 1) ? R(0.5) : 1;
    const Vec3 m = {s * b.x + (1 - s) * c.x, s * b.y + (1 - s) * c.y, s * b.z + (1 - s) * c.z};
    const Vec3 aim = {t * m.x + (1 - t) * a.x, t * m.y + (1 - t) * a.y, t * m.z + (1 - t) * a.z};
    if (i % 6 < 3)
        ray->dir = times(any_int(0, 1) ? 1 : any_real(1, 2), sub(aim, ray->origin));
    else
        ray->origin = aim;
    return polygon;
}

/* One question has small and large numbers, whose squares are out of range. */
static void far_apart(void)
{
    const real large = (real)ldexp(1, ISECT_DOUBLE ? 900 : 100), small = 1 / large;
    Vec3 tiny[] = {{0, -small, -small}, {0, small, -small}, {0, 0, small}};
    Vec3 wide[] = {{0, 0, 0},     {0, 0, 0},         {0, 0, 0},
                   {large, 0, 0}, {large, large, 0}, {0, large, 0}};
    Ray from_far = {{large, 0, 0}, {-large, 0, 0}, 0, REAL_INF};
    Ray from_near = {{1, R(0.5), 1}, {0, 0, -1}, 0, REAL_INF};
    for (int k = 0; k < 3; k++) {
        check("seen from far away",
              cmp(real_abs(cast(&from_far, tiny, 3, ISECT_NONZERO).t - 1), <=, 8 * REAL_EPSILON));
        check("a wide one from near",
              cmp(real_abs(cast(&from_near, wide, 6, ISECT_NONZERO).t - 1), <=, 8 * REAL_EPSILON));
        for (int i = 0; i < 3; i++)
            tiny[i] = turned(tiny[i]);
        for (int i = 0; i < 6; i++)
            wide[i] = turned(wide[i]);
        from_far.origin = turned(from_far.origin), from_far.dir = turned(from_far.dir);
        from_near.origin = turned(from_near.origin), from_near.dir = turned(from_near.dir);
    }
}

/* The polygon is seen edge on, although differences of corners round: near 1, and where products
 * underflow. */
static void edge_on(void)
{
    const int bits = ISECT_DOUBLE ? 45 : 16;
    for (int i = 0; i < 4 * SAMPLES; i++) {
        const real unit = (real)ldexp(1, i % 2 ? -bits : ISECT_DOUBLE ? -572 : -100);
        const real p = (real)any_int(1, 15), q = (real)any_int(1, 15);
        Vec3 corner[3];
        for (int k = 0; k < 3; k++) {
            const int top = any_int(1 << 14, 1 << 15);
            const real m = k == 0 ? (real)any_int(1, 255) : (real)ldexp(top, bits - 7);
            corner[k] = (Vec3){p * m * unit, unit * (real)k, q * m * unit};
        }
        Ray ray = {{corner[1].x, 1, corner[1].z}, {0, -1, 0}, -REAL_INF, REAL_INF};
        for (int turn = 0; turn < 3; turn++) {
            check("edge on", !hits(cast(&ray, corner, 3, ISECT_NONZERO)));
            ray.origin = turned(ray.origin), ray.dir = turned(ray.dir);
            for (int k = 0; k < 3; k++)
                corner[k] = turned(corner[k]);
        }
    }
}

/* 2. Properties. */
TEST_FUNCTION(properties)
{
    int hit = 0;
    far_apart();
    edge_on();
    for (int i = 0; i < 4 * SAMPLES; i++) {
        Ray ray;
        Asked asked = {.row = row_named("cast_ray_polygon")};
        asked.rule = i % 4 < 2 ? ISECT_EVEN_ODD : ISECT_NONZERO;
        asked.b.polygon = question(i, &ray);
        asked.a.ray = ray;
        laws_of_ray(&asked, false);
        const bool met = hits(ask(&asked).touch);
        hit += met;
        if (asked.b.polygon.count == 3) {
            Triangle triangle;
            memcpy(&triangle, asked.b.polygon.points, sizeof triangle);
            check_sample(i, "a triangle", hits(X(cast_ray_triangle)(&ray, &triangle)) == met, ray,
                         triangle);
        }
    }
    check_share(hit, 4 * SAMPLES, 0.1, 0.6);
}

/* 3. Oracle: the polygon seen along the ray, in numbers without rounding; the winding number by
 * quadrants. */
typedef struct Sides {
    Big x, y;
} Sides;
static Sides sides_of(const Ray *ray, const Vec3 *point)
{
    const double d[5] = {(double)ray->dir.x, (double)ray->dir.y, (double)ray->dir.z,
                         (double)ray->dir.x, (double)ray->dir.y};
    const Big q[5] = {minus(big((double)point->x), big((double)ray->origin.x)),
                      minus(big((double)point->y), big((double)ray->origin.y)),
                      minus(big((double)point->z), big((double)ray->origin.z)), NULL, NULL};
    const int k = d[0] != 0 ? 0 : d[1] != 0 ? 1 : 2, i = (k + 1) % 3, j = (k + 2) % 3;
    return (Sides){minus(by(big(d[k]), q[i]), by(big(d[i]), q[k])),
                   minus(by(big(d[k]), q[j]), by(big(d[j]), q[k]))};
}
static int quadrant(Sides s)
{
    const int x = mpf_sgn(s.x), y = mpf_sgn(s.y);
    const bool right = x > 0 || (x == 0 && y < 0), upper = y > 0 || (y == 0 && x > 0);
    return right ? (upper ? 0 : 3) : (upper ? 1 : 2);
}
/* The sum of the cross products of neighbours, seen from the first corner. */
static Big3 newell(const X(polygon) * polygon)
{
    Big3 sum = (Big3){big(0), big(0), big(0)}, first = big3(polygon->points[0]);
    for (size_t i = 2; i < polygon->count; i++)
        sum = plus3(sum, cross3(minus3(big3(polygon->points[i - 1]), first),
                                minus3(big3(polygon->points[i]), first)));
    return sum;
}
static bool truth(const Ray *ray, const X(polygon) * polygon, isect_rule rule, bool *border)
{
    long quarters = 0;
    begin();
    *border = false;
    if (polygon->count == 0 || mpf_sgn(dot3(newell(polygon), big3(ray->dir))) == 0)
        return false;
    for (size_t i = 0; i < polygon->count; i++) {
        begin();
        const Sides a = sides_of(ray, &polygon->points[i]);
        const Sides b = sides_of(ray, &polygon->points[i + 1 < polygon->count ? i + 1 : 0]);
        const int side = mpf_sgn(minus(by(a.x, b.y), by(a.y, b.x)));
        if (side == 0 && mpf_sgn(plus(by(a.x, b.x), by(a.y, b.y))) <= 0)
            *border = true;
        else {
            const int on = (quadrant(b) - quadrant(a) + 4) % 4;
            quarters += on == 2 ? 2 * side : on == 3 ? -1 : on;
        }
    }
    return *border || (rule == ISECT_NONZERO ? quarters != 0 : quarters / 4 % 2 != 0);
}

/* True if no length and no coordinate exceeds 2^200 times a nonzero length. */
static bool comparable(const Ray *ray, const X(polygon) * polygon)
{
    const Big3 o = big3(ray->origin), first = big3(polygon->points[0]);
    Big least = NULL, most = root(dot3(o, o));
    for (size_t i = 0; i < polygon->count; i++) {
        const Big3 p = big3(polygon->points[i]), seen[2] = {minus3(p, o), minus3(p, first)};
        most = larger(most, root(dot3(p, p)));
        for (int k = 0; k < 2; k++) {
            const Big length = root(dot3(seen[k], seen[k]));
            most = larger(most, length);
            if (mpf_sgn(length) != 0)
                least = least && less(least, length) ? least : length;
        }
    }
    return !least || !less(by(least, big(0x1p200)), most);
}

/* The sign of t - end: t is that of the plane, clamped to those of the corners. */
static int compare_time(const Ray *ray, const X(polygon) * polygon, real end)
{
    if (real_abs(end) > REAL_MAX)
        return end < 0 ? 1 : -1;
    begin();
    const Big3 normal = newell(polygon), d = big3(ray->dir);
    const Vec3 v = ray->dir;
    const bool by_z = real_abs(v.z) >= real_abs(v.x) && real_abs(v.z) >= real_abs(v.y);
    const bool by_y = real_abs(v.y) >= real_abs(v.x);
    Big3 moved = {by(d.x, big((double)end)), by(d.y, big((double)end)), by(d.z, big((double)end))};
    moved = plus3(moved, big3(ray->origin)); /* where the ray ends */
    Big3 sum = (Big3){big(0), big(0), big(0)};
    int least = 1, most = -1;
    for (size_t i = 0; i < polygon->count; i++) {
        const Big3 q = minus3(big3(polygon->points[i]), moved);
        const int corner = by_z   ? sign(q.z) * sign(d.z)
                           : by_y ? sign(q.y) * sign(d.y)
                                  : sign(q.x) * sign(d.x);
        sum = plus3(sum, q);
        least = corner < least ? corner : least, most = corner > most ? corner : most;
    }
    const int plane = sign(dot3(normal, sum)) * sign(dot3(normal, d));
    return plane > most ? most : plane < least ? least : plane;
}

/* The error of t, in the unit of the header. */
static double error_of(const Ray *ray, const X(polygon) * polygon, real t)
{
    const double n = (double)polygon->count;
    begin();
    const Big3 normal = newell(polygon), d = big3(ray->dir), o = big3(ray->origin);
    const Big3 first = big3(polygon->points[0]);
    Big3 sum = (Big3){big(0), big(0), big(0)};
    Big most = big(0), volumes = big(0), last = big(0), near = NULL, far = NULL;
    for (size_t i = 0; i < polygon->count; i++) {
        const Big3 p = big3(polygon->points[i]), q = minus3(p, o), r = minus3(p, first);
        const Big length = root(dot3(r, r));
        volumes = plus(volumes, by(last, length)), last = length;
        most = larger(most, root(dot3(q, q)));
        sum = plus3(sum, q);
        const real dx = real_abs(ray->dir.x), dy = real_abs(ray->dir.y), dz = real_abs(ray->dir.z);
        const bool along_z = dz >= dx && dz >= dy, along_y = dy >= dx;
        const Big at = along_z ? over(q.z, d.z) : along_y ? over(q.y, d.y) : over(q.x, d.x);
        near = near && less(near, at) ? near : at, far = far && less(at, far) ? far : at;
    }
    const Big speed = dot3(normal, d);
    Big want = over(over(dot3(normal, sum), big(n)), speed);
    want = less(want, near) ? near : less(far, want) ? far : want;
    const Big off = size(minus(want, big((double)t)));
    const Big way = by(root(dot3(d, d)), size(big((double)t)));
    Big unit = over(by(by(volumes, plus(most, way)), big(0x1p-52 * (2 * n + 10))), size(speed));
    unit = plus(unit, by(size(want), big((double)REAL_EPSILON)));
    unit = plus(unit, big((double)REAL_MIN));
    return mpf_get_d(over(off, unit));
}
TEST_FUNCTION(oracle)
{
    int hit = 0, borders = 0, ranges = 0;
    double worst = 0;
    for (int i = 0; i < SAMPLES; i++) {
        Ray ray;
        bool border;
        const X(polygon) polygon = question(i, &ray);
        const isect_rule rule = i % 4 < 2 ? ISECT_EVEN_ODD : ISECT_NONZERO;
        if (!(real_abs(ray.dir.x) + real_abs(ray.dir.y) + real_abs(ray.dir.z) < REAL_INF))
            continue;
        ray.t_min = -REAL_INF, ray.t_max = REAL_INF;
        const Touch touch = X(cast_ray_polygon)(&ray, &polygon, rule);
        const bool want = truth(&ray, &polygon, rule, &border);
        hit += want, borders += border;
        const struct corners {
            Vec3 corner[MOST_CORNERS];
        } *corners = (const void *)polygon.points;
        check_sample(i, "exactly", hits(touch) == want, ray, *corners);
        begin();
        if (want && real_abs(touch.t) < REAL_MAX && comparable(&ray, &polygon))
            worst = fmax(worst, error_of(&ray, &polygon, touch.t));
        if (!want)
            continue;
        ray.t_min = i % 3 == 1 ? -REAL_INF : step(touch.t);
        ray.t_max = i % 3 == 2 ? REAL_INF : step(touch.t);
        const bool in_range = compare_time(&ray, &polygon, ray.t_min) >= 0 &&
                              compare_time(&ray, &polygon, ray.t_max) <= 0;
        ranges += in_range;
        check_sample(i, "begins or ends there",
                     hits(X(cast_ray_polygon)(&ray, &polygon, rule)) == in_range, ray, *corners);
    }
    printf("%d hits, %d at the border, %d where the ray begins or ends; t within %.2f of the "
           "header's bound\n",
           hit, borders, ranges, worst);
    check_share(ranges, hit, 0.2, 0.9);
    check("the accuracy promised in the header", cmp(worst, <=, 1));
    check_share(hit, SAMPLES, 0.1, 0.7);
    check_share(borders, SAMPLES, 0.03, 0.5);
}

TESTS_OF_ONE(cast_ray_polygon)
