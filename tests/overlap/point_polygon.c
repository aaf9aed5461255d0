/* tests/overlap/point_polygon.c - isect_overlap_point_polygon. */
#include "overlap/faces.h"

#define SAMPLES soak(6000)
#define JUDGED soak(3000)

static bool on(const Vec3 *points, size_t count, Vec3 point, isect_rule rule)
{
    const X(polygon) polygon = {points, count};
    return X(overlap_point_polygon)(&point, &polygon, rule);
}

/* A strip of many corners, on a slope: there is no limit on the number of corners. */
static void many_corners(void)
{
    enum { MANY = 2000 };
    static Vec3 strip[MANY];
    for (int i = 0; i < MANY; i++) {
        const real x = (real)(i < MANY / 2 ? i : MANY - 1 - i), y = i < MANY / 2 ? 0 : 4;
        strip[i] = (Vec3){x, y, x + 2 * y};
    }
    check("many corners", on(strip, MANY, (Vec3){R(99.5), 1, R(101.5)}, ISECT_NONZERO));
    check("above them", !on(strip, MANY, (Vec3){R(99.5), 1, R(101.625)}, ISECT_NONZERO));
    check("beside them", !on(strip, MANY, (Vec3){R(99.5), -1, R(97.5)}, ISECT_NONZERO));
}

static void corners_beyond(void)
{
    static const Vec3 upright[] = {{1, 0, 0}, {1, 2, 0}, {1, 2, 2}, {1, 0, 2}};
    many_corners();
    const Vec3 behind_it_nothing[] = {{1, 1, 1}, {REAL_NAN, REAL_INF, 0}};
    const X(polygon) square = {upright, 4};
    check("what comes behind a point is no part of it",
          X(overlap_point_polygon)(behind_it_nothing, &square, ISECT_NONZERO));
}

/* 1. Cases: an upright square, a slope, a star, a saddle, a flat figure of eight, a needle. */
static const Vec3 upright[] = {{1, 0, 0}, {1, 2, 0}, {1, 2, 2}, {1, 0, 2}};
static const Vec3 slope[] = {{0, 0, 0}, {3, 0, 1}, {3, 3, 2}, {0, 3, 1}};
static const Vec3 star[] = {{0, 3, 1}, {2, -3, 1}, {-3, 1, 1}, {3, 1, 1}, {-2, -3, 1}};
static const Vec3 saddle[] = {{-1, -1, -1}, {1, -1, 1}, {1, 1, -1}, {-1, 1, 1}};
static const Vec3 upright_saddle[] = {{-2, 0, -1}, {0, -2, 1}, {2, 0, -1}, {0, 2, 1}};
static const Vec3 eight[] = {{-1, -1, 0}, {1, 1, 0}, {1, -1, 0}, {-1, 1, 0}};
static const Vec3 needle[] = {{0, 0, 0}, {4, 2, 6}, {2, 1, 3}};
static const Vec3 broken[] = {{0, 0, 0}, {4, 0, 0}, {4, 4, REAL_NAN}, {0, 4, 0}};

TEST_FUNCTION(cases)
{
    const real eps = REAL_EPSILON, least = REAL_LEAST, most = REAL_MAX;
    const Vec3 huge[] = {{most, 0, -most}, {-most, 0, -most}, {0, 0, most}};
    const Vec3 small[] = {{0, 0, 0}, {3 * least, 0, least}, {0, 3 * least, 0}};
    TABLE(table, const Vec3 *points; size_t count; Vec3 point; bool even_odd, nonzero;) = {
        {"in the square", upright, 4, {1, 1, 1}, true, true},
        {"before it", upright, 4, {1 + eps, 1, 1}, false, false},
        {"behind it", upright, 4, {1 - eps, 1, 1}, false, false},
        {"on its edge", upright, 4, {1, 2, 1}, true, true},
        {"at a corner", upright, 4, {1, 2, 2}, true, true},
        {"above it", upright, 4, {1, 1, 2 + 2 * eps}, false, false},
        {"beside it", upright, 4, {1, -least, 1}, false, false},
        {"on a slope", slope, 4, {1, 2, 1}, true, true},
        {"above a slope", slope, 4, {1, 2, 1 + eps}, false, false},
        {"on the last edge of it", slope, 4, {0, R(1.5), R(0.5)}, true, true},
        {"beside it, in its plane", slope, 4, {-3, 0, -1}, false, false},
        {"the middle of a star", star, 5, {0, 0, 1}, false, true},
        {"a ray of the star", star, 5, {0, 2, 1}, true, true},
        {"above that ray", star, 5, {0, 2, 1 + eps}, false, false},
        {"the middle of a saddle", saddle, 4, {0, 0, 0}, true, true},
        {"its plane, up to what is seen", saddle, 4, {1, R(0.5), 0}, true, true},
        {"beyond that", saddle, 4, {1 + eps, R(0.5), 0}, false, false},
        {"a corner of a saddle", saddle, 4, {1, 1, -1}, true, true},
        {"its edge, above its plane", saddle, 4, {1, R(-0.5), R(0.5)}, true, true},
        {"over the saddle", saddle, 4, {R(0.5), 0, R(0.5)}, false, false},
        {"under the corner of a saddle", upright_saddle, 4, {2, 0, 0}, true, true},
        {"over another", upright_saddle, 4, {0, -2, 0}, true, true},
        {"over the first", upright_saddle, 4, {-2, 0, 0}, true, true},
        {"beyond that", upright_saddle, 4, {-2 - 2 * eps, 0, 0}, false, false},
        {"no normal, the border", eight, 4, {R(0.5), R(0.5), 0}, true, true},
        {"no normal, within", eight, 4, {R(0.5), 0, 0}, false, false},
        {"a needle", needle, 3, {1, R(0.5), R(1.5)}, true, true},
        {"beside a needle", needle, 3, {1, 1, R(1.5)}, false, false},
        {"one corner", needle, 1, {0, 0, 0}, true, true},
        {"beside it", needle, 1, {0, 0, least}, false, false},
        {"no corner", NULL, 0, {0, 0, 0}, false, false},
        {"NaN in a corner", broken, 4, {1, 0, 0}, false, false},
        {"a large one", huge, 3, {5, 0, 0}, true, true},
        {"its edge", huge, 3, {most / 2, 0, 0}, true, true},
        {"off its plane", huge, 3, {5, least, 0}, false, false},
        {"a small one", small, 3, {least, least, 0}, false, false},
        {"in it", small, 3, {0, least, 0}, true, true},
    };
    for (size_t i = 0; i < 2 * COUNT(table); i++) {
        const size_t t = i / 2, n = table[t].count;
        Vec3 points[MOST_OF_FACE]; /* either way round */
        for (size_t k = 0; k < n; k++)
            points[k] = table[t].points[i % 2 ? n - 1 - k : k];
        check(table[t].name,
              cmp(on(points, n, table[t].point, ISECT_EVEN_ODD), ==, table[t].even_odd));
        check(table[t].name,
              cmp(on(points, n, table[t].point, ISECT_NONZERO), ==, table[t].nonzero));
    }
    corners_beyond();
}

/* A point on the plane of a face, an ulp off it, on its border, or anywhere. */
static Vec3 point_near(const Face *face, int i)
{
    const real half = any_int(0, 1) ? R(0.5) : 1;
    const Vec3 p =
        faced(&face->facing, (Vec3){half * (real)any_int(-3, 3), half * (real)any_int(-3, 3), 0});
    const Vec3 a = face->corner[(size_t)i % face->count],
               b = face->corner[i / 3 % (int)face->count];
    switch (i % 4) {
    case 0:
        return times(R(0.5), mad(a, 1, b));
    case 1:
        return step3(p);
    default:
        return p;
    }
}

/* A flat polygon whose first corner is the origin, and a point of its plane near that corner. The
 * rounding error of the sum of the corners exceeds the distance of the point. */
static Vec3 near_first_corner(Face *face)
{
    const Vec3 u = whole_vec3(1000), v = whole_vec3(1000);
    face->count = (size_t)any_int(3, MOST_OF_FACE), face->saddle = false;
    for (size_t k = 0; k < face->count; k++) {
        const real s = (real)any_int(-8, 8), t = (real)any_int(-8, 8);
        face->corner[k] = k == 0 ? (Vec3){0, 0, 0} : mad(times(s, u), t, v);
    }
    return scaled3(mad(times((real)any_int(-3, 3), u), (real)any_int(-3, 3), v), -any_int(10, 40));
}

/* 2. Properties. */
TEST_FUNCTION(properties)
{
    int found = 0, inside = 0;
    for (int i = 0; i < SAMPLES; i++) {
        const Face face = any_face();
        const Vec3 p = point_near(&face, i);
        const X(polygon) polygon = polygon_of(&face);
        const isect_rule rule = i / 4 % 2 ? ISECT_EVEN_ODD : ISECT_NONZERO;
        const size_t n = face.count;
        const bool answer = X(overlap_point_polygon)(&p, &polygon, rule);
        Vec3 back[MOST_OF_FACE], cyclic[MOST_OF_FACE], larger_by[MOST_OF_FACE];
        found += answer;
        for (size_t k = 0; k < n; k++) {
            back[n - 1 - k] = face.corner[(k + (size_t)i) % n];
            cyclic[k] = turned(face.corner[k]), larger_by[k] = scaled3(face.corner[k], 3);
        }
        check("the other way round", cmp(on(back, n, p, rule), ==, answer));
        check("larger by a power of two", cmp(on(larger_by, n, scaled3(p, 3), rule), ==, answer));
        if (has_axis(&polygon))
            check("all axes are alike", cmp(on(cyclic, n, turned(p), rule), ==, answer));
        check("corners are on it", on(face.corner, n, face.corner[(size_t)i % n], rule));
        const isect_side side = X(classify_polygon_point)(&polygon, &p, rule);
        inside += side == ISECT_INSIDE && answer;
        if (n == 3) {
            const Triangle t = {face.corner[0], face.corner[1], face.corner[2]};
            check("a triangle", X(overlap_point_triangle)(&p, &t) == answer);
        }
        if (answer && !face.saddle) /* at the border of a saddle's plane either answer is valid */
            check("then it is nearest to itself",
                  cmp(X(closest_point_polygon)(&p, &polygon, rule).distance2, ==, 0));
    }
    check_share(found, SAMPLES, 0.2, 0.8);
    check_share(inside, SAMPLES, 0.05, 0.8);
}

/* 3. Oracle: the edges, the plane and the turns, without rounding. */
static bool judged(const X(polygon) * polygon, Vec3 p, isect_rule rule)
{
    for (size_t i = 0; i < polygon->count; i++) {
        const Vec3 q[3] = {p, polygon->points[i],
                           polygon->points[i + 1 < polygon->count ? i + 1 : 0]};
        if (hulls_meet(q, 1, 2))
            return true;
    }
    begin();
    const Level level = level_of(polygon);
    if (level.axis < 0 || side_of_level(&level, p) != 0)
        return false;
    const int u = (level.axis + 1) % 3, v = (level.axis + 2) % 3;
    Vec2 flat[MOST_CORNERS];
    for (size_t k = 0; k < polygon->count; k++) {
        const real *c = (const real *)&polygon->points[k];
        flat[k] = (Vec2){c[u], c[v]};
    }
    const X(polygon2) shadow = {flat, polygon->count};
    const Vec2 seen = {((const real *)&p)[u], ((const real *)&p)[v]};
    return side_by(round_of(&shadow, &seen), rule) != ISECT_OUTSIDE;
}

TEST_FUNCTION(oracle)
{
    int found = 0, saddles = 0;
    for (int i = 0; i < JUDGED; i++) {
        Face face = any_face();
        X(polygon) polygon = polygon_of(&face);
        Vec3 p = point_near(&face, i);
        if (i % 8 == 7) { /* nasty numbers */
            new_kind();
            polygon = odd_polygon();
            if (polygon.count == 0 || polygon.count > MOST_OF_FACE)
                continue;
            for (size_t k = 0; k < polygon.count; k++)
                face.corner[k] = polygon.points[k];
            p = odd_vec3();
            p = any_int(0, 2) ? times(R(0.5), mad(polygon.points[0], 1, p)) : p;
            polygon.points = face.corner;
        } else if (i % 8 == 6) {
            p = near_first_corner(&face);
            polygon = polygon_of(&face);
        }
        if (!finite3(p))
            continue;
        const isect_rule rule = i / 8 % 2 ? ISECT_EVEN_ODD : ISECT_NONZERO;
        const bool want = judged(&polygon, p, rule);
        found += want, saddles += want && polygon.count == 4;
        const struct corners {
            Vec3 corner[MOST_OF_FACE];
        } *corners = (const void *)face.corner;
        check_sample(i, "exactly", X(overlap_point_polygon)(&p, &polygon, rule) == want, *corners,
                     p);
    }
    check_share(found, JUDGED, 0.1, 0.9);
    check_share(saddles, JUDGED, 0.02, 0.9);
}

TESTS_OF_ONE(overlap_point_polygon)
