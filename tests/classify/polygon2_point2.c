/* tests/classify/polygon2_point2.c - isect_classify_polygon2_point2. */
#include "classify/round.h"

#define SAMPLES soak(4000)
#define OUT ISECT_OUTSIDE
#define EDGE ISECT_TANGENT_INSIDE
#define IN ISECT_INSIDE

static isect_side side(const Vec2 *points, size_t count, Vec2 point, isect_rule rule)
{
    const X(polygon2) polygon = {points, count};
    return X(classify_polygon2_point2)(&polygon, &point, rule);
}

/* 1. Cases: an L, a star that crosses itself five times, a square with winding number two. */
TEST_FUNCTION(cases)
{
    static const Vec2 corner[] = {{0, 0}, {4, 0}, {4, 2}, {2, 2}, {2, 4}, {0, 4}};
    static const Vec2 star[] = {{0, 3}, {2, -3}, {-3, 1}, {3, 1}, {-2, -3}};
    static const Vec2 twice[] = {{0, 0}, {1, 0}, {1, 1}, {0, 1}, {0, 0}, {1, 0}, {1, 1}, {0, 1}};
    static const Vec2 spike[] = {{0, 0}, {2, 0}, {2, 1}, {5, 1}, {2, 1}, {2, 2}, {0, 2}};
    static const Vec2 broken[] = {{0, 0}, {4, 0}, {4, REAL_NAN}, {0, 4}};
    static const Vec2 endless[] = {{0, 0}, {4, 0}, {4, 4}, {-REAL_INF, 4}};
    static const Vec2 huge[] = {{-REAL_MAX, -REAL_MAX}, {REAL_MAX, -REAL_MAX}, {0, REAL_MAX}};
    const real h = R(0.5), e = REAL_EPSILON, least = REAL_LEAST;
    TABLE(table, const Vec2 *points; size_t count; Vec2 point; isect_side even_odd, nonzero;) = {
        {"inside", corner, 6, {1, 1}, IN, IN},
        {"in the notch", corner, 6, {3, 3}, OUT, OUT},
        {"left", corner, 6, {-1, 1}, OUT, OUT},
        {"level with edges", corner, 6, {1, 2}, IN, IN},
        {"level with edges, left", corner, 6, {-1, 2}, OUT, OUT},
        {"level with the lowest edge", corner, 6, {-1, 0}, OUT, OUT},
        {"level with the highest edge", corner, 6, {3, 4}, OUT, OUT},
        {"on a level edge", corner, 6, {3, 2}, EDGE, EDGE},
        {"on an upright edge", corner, 6, {2, 3}, EDGE, EDGE},
        {"a corner", corner, 6, {0, 0}, EDGE, EDGE},
        {"the corner of the notch", corner, 6, {2, 2}, EDGE, EDGE},
        {"the last corner", corner, 6, {0, 4}, EDGE, EDGE},
        {"just outside", corner, 6, {3, 2 + 2 * e}, OUT, OUT},
        {"just inside", corner, 6, {3, 2 - 2 * e}, IN, IN},
        {"just right of the corner", corner, 6, {4 + 4 * e, 2}, OUT, OUT},
        {"just below all", corner, 6, {2, -least}, OUT, OUT},
        {"the middle of the star", star, 5, {0, 0}, OUT, IN},
        {"a ray of the star", star, 5, {0, 2}, IN, IN},
        {"between rays", star, 5, {1, 2}, OUT, OUT},
        {"twice round", twice, 8, {h, h}, OUT, IN},
        {"on what is covered twice", twice, 8, {1, h}, EDGE, EDGE},
        {"on a spike", spike, 7, {3, 1}, EDGE, EDGE},
        {"the tip of a spike", spike, 7, {5, 1}, EDGE, EDGE},
        {"beyond the tip", spike, 7, {6, 1}, OUT, OUT},
        {"level with a spike, inside", spike, 7, {1, 1}, IN, IN},
        {"no corner", NULL, 0, {0, 0}, OUT, OUT},
        {"one corner", corner, 1, {0, 0}, EDGE, EDGE},
        {"beside it", corner, 1, {0, least}, OUT, OUT},
        {"left of it", corner, 1, {-least, 0}, OUT, OUT},
        {"two corners", corner, 2, {1, 0}, EDGE, EDGE},
        {"beyond two corners", corner, 2, {5, 0}, OUT, OUT},
        {"beside two corners", corner, 2, {1, least}, OUT, OUT},
        {"NaN in a corner", broken, 4, {1, 1}, OUT, OUT},
        {"a corner at infinity", endless, 4, {1, 1}, OUT, OUT},
        {"the whole plane, nearly", huge, 3, {0, 0}, IN, IN},
        {"its edge", huge, 3, {0, -REAL_MAX}, EDGE, EDGE},
        {"its other edge", huge, 3, {REAL_MAX / 2, 0}, EDGE, EDGE},
        {"beyond that", huge, 3, {REAL_MAX / 2, 1}, OUT, OUT},
    };
    for (size_t i = 0; i < COUNT(table); i++) {
        check(table[i].name,
              cmp(side(table[i].points, table[i].count, table[i].point, ISECT_EVEN_ODD), ==,
                  table[i].even_odd));
        check(table[i].name,
              cmp(side(table[i].points, table[i].count, table[i].point, ISECT_NONZERO), ==,
                  table[i].nonzero));
    }
    const Vec2 pair[2] = {{1, 1}, {REAL_NAN, REAL_NAN}};
    const X(polygon2) polygon = {corner, 6};
    check("what lies behind the point",
          cmp(X(classify_polygon2_point2)(&polygon, &pair[0], ISECT_NONZERO), ==, IN));
}

/* The polygon goes round twice, the second time nearly as the first. */
static X(polygon2) doubled(X(polygon2) polygon)
{
    static Vec2 corner[MOST_CORNERS];
    const size_t half = polygon.count < MOST_CORNERS / 2 ? polygon.count : MOST_CORNERS / 2;
    for (size_t k = 0; k < 2 * half; k++)
        corner[k] = (Vec2){step(polygon.points[k % half].x), step(polygon.points[k % half].y)};
    return (X(polygon2)){corner, 2 * half};
}
/* A polygon and a point that is often on its border, at the height of a corner, or among
 * corners. */
static X(polygon2) question(int i, Vec2 *point)
{
    new_kind();
    X(polygon2) polygon = i % 2 ? odd_polygon2() : any_polygon2();
    *point = i % 2 ? odd_vec2() : any_vec2();
    if (polygon.count == 0)
        return polygon;
    if (i % 5 == 0)
        polygon = doubled(polygon);
    const Vec2 *a = &polygon.points[0], *b = &polygon.points[polygon.count / 3];
    const Vec2 *c = i % 3 == 0 ? &polygon.points[polygon.count - 1] : b;
    const real s = any_int(0, 1) ? R(0.5) : any_real(0, 1), t = any_int(0, 1) ? R(0.5) : s;
    const Vec2 middle = {s * b->x + (1 - s) * c->x, s * b->y + (1 - s) * c->y};
    if (i % 3 < 2)
        *point = (Vec2){t * a->x + (1 - t) * middle.x, t * a->y + (1 - t) * middle.y};
    if (i % 4 == 0)
        *point = (Vec2){step(point->x), any_int(0, 1) ? b->y : step(point->y)};
    if (i % 11 == 0)
        *point = middle;
    return polygon;
}

/* 2. Properties. */
TEST_FUNCTION(properties)
{
    int found[5] = {0};
    for (int i = 0; i < 4 * SAMPLES; i++) {
        Vec2 point, turned[MOST_CORNERS], back[MOST_CORNERS], mirrored[MOST_CORNERS];
        const X(polygon2) polygon = question(i, &point);
        const size_t n = polygon.count;
        const isect_rule rule = i % 4 < 2 ? ISECT_EVEN_ODD : ISECT_NONZERO;
        const isect_side want = X(classify_polygon2_point2)(&polygon, &point, rule);
        found[want]++;
        for (size_t k = 0; k < n; k++) {
            turned[k] = polygon.points[(k + 1) % n];
            back[n - 1 - k] = polygon.points[k];
            mirrored[k] = (Vec2){polygon.points[k].y, polygon.points[k].x};
        }
        check("begun elsewhere", cmp(side(turned, n, point, rule), ==, want));
        check("the other way round", cmp(side(back, n, point, rule), ==, want));
        check("mirrored", cmp(side(mirrored, n, (Vec2){point.y, point.x}, rule), ==, want));
        for (size_t k = 0; k < n; k++)
            mirrored[k] = (Vec2){-polygon.points[k].x, -polygon.points[k].y};
        check("turned by half", cmp(side(mirrored, n, (Vec2){-point.x, -point.y}, rule), ==, want));
        if (n == 0)
            continue;
        const Vec2 corner = polygon.points[any_int(0, (int)n - 1)];
        check("a corner is on the border", cmp(side(polygon.points, n, corner, rule), ==, EDGE));
        if (want == IN && rule == ISECT_EVEN_ODD)
            check("odd is not zero", cmp(side(polygon.points, n, point, ISECT_NONZERO), ==, IN));
        if (n == 3 && kind != SUBNORMAL) {
            const Vec2 *p = polygon.points;
            const Vec3 flat = {point.x, point.y, 0};
            const Triangle triangle = {
                {p[0].x, p[0].y, 0}, {p[1].x, p[1].y, 0}, {p[2].x, p[2].y, 0}};
            check("a triangle", X(overlap_point_triangle)(&flat, &triangle) == (want != OUT));
        }
    }
    check_share(found[OUT], 4 * SAMPLES, 0.2, 0.8);
    check_share(found[EDGE], 4 * SAMPLES, 0.1, 0.6);
    check_share(found[IN], 4 * SAMPLES, 0.05, 0.5);
}

/* 3. Oracle: by quadrants, without rounding. */
TEST_FUNCTION(oracle)
{
    int found[5] = {0}, disagree = 0;
    for (int i = 0; i < SAMPLES; i++) {
        Vec2 point;
        const X(polygon2) polygon = question(i, &point);
        const Round truth = round_of(&polygon, &point);
        const isect_side even_odd = side_by(truth, ISECT_EVEN_ODD);
        const isect_side nonzero = side_by(truth, ISECT_NONZERO);
        found[nonzero]++, disagree += even_odd != nonzero;
        const struct corners {
            Vec2 corner[MOST_CORNERS];
        } *corners = (const void *)polygon.points;
        check_sample(
            i, "exactly",
            cmp(X(classify_polygon2_point2)(&polygon, &point, ISECT_EVEN_ODD), ==, even_odd),
            *corners, point);
        check_sample(i, "exactly",
                     cmp(X(classify_polygon2_point2)(&polygon, &point, ISECT_NONZERO), ==, nonzero),
                     *corners, point);
    }
    printf("%d outside, %d on the border, %d inside; the rules disagree on %d\n", found[OUT],
           found[EDGE], found[IN], disagree);
    check_share(found[OUT], SAMPLES, 0.2, 0.8);
    check_share(found[EDGE], SAMPLES, 0.1, 0.6);
    check_share(found[IN], SAMPLES, 0.05, 0.5);
    check_share(disagree, SAMPLES, 0.02, 0.5);
}

TESTS_OF_ONE(classify_polygon2_point2)
