/* tests/classify/polygon_point.c - isect_classify_polygon_point. */
#include "classify/round.h"

#define SAMPLES soak(4000)
#define OUT ISECT_OUTSIDE
#define EDGE ISECT_TANGENT_INSIDE
#define IN ISECT_INSIDE

static isect_side side(const Vec3 *points, size_t count, Vec3 point, isect_rule rule)
{
    const X(polygon) polygon = {points, count};
    return X(classify_polygon_point)(&polygon, &point, rule);
}

/* 1. Cases: a square upright in x, a steep one, a star. */
TEST_FUNCTION(cases)
{
    static const Vec3 upright[] = {{1, 0, 0}, {1, 2, 0}, {1, 2, 2}, {1, 0, 2}};
    static const Vec3 steep[] = {{0, 0, 0}, {2, 0, 0}, {2, 1, 4}, {0, 1, 4}};
    static const Vec3 star[] = {{0, 3, 1}, {2, -3, 1}, {-3, 1, 1}, {3, 1, 1}, {-2, -3, 1}};
    static const Vec3 needle[] = {{0, 0, 0}, {4, 2, 6}};
    static const Vec3 broken[] = {{0, 0, 0}, {4, 0, 0}, {4, 4, REAL_NAN}, {0, 4, 0}};
    const real h = R(0.5), least = REAL_LEAST, most = REAL_MAX;
    const Vec3 huge[] = {{most, 0, -most}, {-most, 0, -most}, {0, 0, most}};
    TABLE(table, const Vec3 *points; size_t count; Vec3 point; isect_side even_odd, nonzero;) = {
        {"in the square", upright, 4, {1, 1, 1}, IN, IN},
        {"before it", upright, 4, {7, 1, 1}, IN, IN},
        {"on its edge", upright, 4, {1, 2, 1}, EDGE, EDGE},
        {"at a corner", upright, 4, {1, 2, 2}, EDGE, EDGE},
        {"above it", upright, 4, {1, 1, 2 + 4 * REAL_EPSILON}, OUT, OUT},
        {"beside it", upright, 4, {1, -least, 1}, OUT, OUT},
        {"on a slope, seen along y", steep, 4, {1, 9, 2}, IN, IN},
        {"above a slope", steep, 4, {1, h, 5}, OUT, OUT},
        {"the edge of a slope", steep, 4, {2, h, 2}, EDGE, EDGE},
        {"the middle of a star", star, 5, {0, 0, 1}, OUT, IN},
        {"a ray of the star", star, 5, {0, 2, 0}, IN, IN},
        {"no plane: along z", needle, 2, {2, 1, 77}, EDGE, EDGE},
        {"no plane, beside it", needle, 2, {2, 2, 3}, OUT, OUT},
        {"one corner", needle, 1, {0, 0, 1}, EDGE, EDGE},
        {"no corner", NULL, 0, {0, 0, 0}, OUT, OUT},
        {"NaN in a corner", broken, 4, {1, 1, 0}, OUT, OUT},
        {"a large one", huge, 3, {0, 5, 0}, IN, IN},
        {"its edge", huge, 3, {most / 2, 0, 0}, EDGE, EDGE},
        {"beyond it", huge, 3, {most / 2, 0, 1}, OUT, OUT},
    };
    for (size_t i = 0; i < COUNT(table); i++) {
        check(table[i].name,
              cmp(side(table[i].points, table[i].count, table[i].point, ISECT_EVEN_ODD), ==,
                  table[i].even_odd));
        check(table[i].name,
              cmp(side(table[i].points, table[i].count, table[i].point, ISECT_NONZERO), ==,
                  table[i].nonzero));
    }
    const Vec3 pair[2] = {{1, 1, 1}, {REAL_NAN, REAL_NAN, REAL_NAN}};
    const X(polygon) polygon = {upright, 4};
    check("what lies behind the point",
          cmp(X(classify_polygon_point)(&polygon, &pair[0], ISECT_NONZERO), ==, IN));
    const real far = (real)ldexp(1, ISECT_DOUBLE ? 600 : 100); /* its square is out of range */
    const Vec3 late[] = {{0, 0, 0},         {0, 0, 0},           {0, 0, 0},
                         {far / 2, 0, far}, {far / 2, far, far}, {0, far, 0}};
    check("seen along x, where it is largest",
          cmp(side(late, 6, (Vec3){-far, far / 2, far / 2}, ISECT_NONZERO), ==, IN));
}

/* A polygon, and a point that is often above its inside or border. */
static X(polygon) question(int i, Vec3 *point)
{
    new_kind();
    const X(polygon) polygon = i % 2 ? odd_polygon() : any_polygon();
    *point = i % 2 ? odd_vec3() : any_vec3();
    if (polygon.count == 0 || i % 3 == 2)
        return polygon;
    const Vec3 *p = polygon.points, a = p[0], b = p[polygon.count / 3];
    const Vec3 c = p[(polygon.count / 3 + 1) % polygon.count];
    const real s = any_int(0, 1) ? 1 : any_real(0, 1), t = any_int(0, 1) ? R(0.5) : 1;
    const Vec3 m = {s * b.x + (1 - s) * c.x, s * b.y + (1 - s) * c.y, s * b.z + (1 - s) * c.z};
    *point = (Vec3){t * m.x + (1 - t) * a.x, t * m.y + (1 - t) * a.y, t * m.z + (1 - t) * a.z};
    return polygon;
}
static void component(mpf_ptr sum, real ax, real ay, real bx, real by_)
{
    Big more = minus(by(big((double)ax), big((double)by_)), by(big((double)ay), big((double)bx)));
    mpf_add(sum, sum, more);
}
/* The axis of the largest component of the normal; 3 if two are the largest up to rounding. */
static int largest_axis(const X(polygon) * polygon)
{
    static mpf_t normal[3];
    static bool made;
    for (int k = 0; k < 3 && !made; k++)
        mpf_init2(normal[k], BIG_BITS);
    made = true;
    for (int k = 0; k < 3; k++)
        mpf_set_ui(normal[k], 0);
    for (size_t i = 0; i < polygon->count; i++) {
        const Vec3 *a = &polygon->points[i];
        const Vec3 *b = &polygon->points[i + 1 < polygon->count ? i + 1 : 0];
        begin();
        component(normal[0], a->y, a->z, b->y, b->z);
        component(normal[1], a->z, a->x, b->z, b->x);
        component(normal[2], a->x, a->y, b->x, b->y);
    }
    begin();
    real most = 0;
    Big sum = big(0);
    for (size_t i = 0; i < 3 * polygon->count; i++)
        most = num_max(most, real_abs(((const real *)polygon->points)[i]));
    sum = by(by(big((double)most), big((double)most)), big(0x1p-40));
    const Big x = size(normal[0]), y = size(normal[1]), z = size(normal[2]);
    if (less(plus(larger(x, y), sum), z))
        return 2;
    if (less(plus(larger(x, z), sum), y))
        return 1;
    return less(plus(larger(y, z), sum), x) ? 0 : 3;
}
static Vec2 seen(Vec3 p, int axis)
{
    return axis == 2 ? (Vec2){p.x, p.y} : axis == 1 ? (Vec2){p.z, p.x} : (Vec2){p.y, p.z};
}

/* 2. Properties. */
TEST_FUNCTION(properties)
{
    int found[5] = {0};
    for (int i = 0; i < 2 * SAMPLES; i++) {
        Vec3 p, cyclic[MOST_CORNERS], back[MOST_CORNERS];
        const X(polygon) polygon = question(i, &p);
        const size_t n = polygon.count;
        const isect_rule rule = i % 4 < 2 ? ISECT_EVEN_ODD : ISECT_NONZERO;
        const isect_side want = X(classify_polygon_point)(&polygon, &p, rule);
        const int axis = largest_axis(&polygon);
        found[want]++;
        for (size_t k = 0; k < n; k++) {
            const Vec3 q = polygon.points[k];
            cyclic[k] = (Vec3){q.y, q.z, q.x}, back[n - 1 - k] = q;
        }
        if (axis == 3)
            continue;
        check("the other way round", cmp(side(back, n, p, rule), ==, want));
        check("all axes are alike", cmp(side(cyclic, n, (Vec3){p.y, p.z, p.x}, rule), ==, want));
        ((real *)&p)[axis] = number();
        check("as far away as may be", cmp(side(polygon.points, n, p, rule), ==, want));
    }
    check_share(found[OUT], 2 * SAMPLES, 0.2, 0.8);
    check_share(found[EDGE], 2 * SAMPLES, 0.05, 0.6);
    check_share(found[IN], 2 * SAMPLES, 0.05, 0.5);
}

/* 3. Oracle: the normal and the winding number, without rounding. */
TEST_FUNCTION(oracle)
{
    int found[5] = {0}, axes[4] = {0};
    for (int i = 0; i < SAMPLES; i++) {
        Vec3 p;
        Vec2 flat[MOST_CORNERS];
        const X(polygon) polygon = question(i, &p);
        const int axis = largest_axis(&polygon);
        axes[axis]++;
        for (size_t k = 0; k < polygon.count; k++)
            flat[k] = seen(polygon.points[k], axis);
        if (axis == 3)
            continue;
        const X(polygon2) shadow = {flat, polygon.count};
        const Vec2 q = seen(p, axis);
        const Round round = round_of(&shadow, &q);
        for (isect_rule rule = ISECT_EVEN_ODD; rule <= ISECT_NONZERO; rule++) {
            const isect_side got = X(classify_polygon_point)(&polygon, &p, rule);
            found[got]++;
            const struct corners {
                Vec3 corner[MOST_CORNERS];
            } *corners = (const void *)polygon.points;
            check_sample(i, "exactly", cmp(got, ==, side_by(round, rule)), *corners, p);
        }
    }
    printf("%d outside, %d on the border, %d inside; along x %d, y %d, z %d, undecided %d\n",
           found[OUT], found[EDGE], found[IN], axes[0], axes[1], axes[2], axes[3]);
    for (int k = 0; k < 4; k++)
        check_share(axes[k], SAMPLES, 0.1, 0.5);
    check_share(found[EDGE], SAMPLES, 0.05, 0.9);
    check_share(found[IN], SAMPLES, 0.05, 0.9);
}

TESTS_OF_ONE(classify_polygon_point)
