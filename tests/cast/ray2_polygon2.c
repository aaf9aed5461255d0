/* tests/cast/ray2_polygon2.c - isect_cast_ray2_polygon2. */
#include "cast/crossing.h"
#include "classify/round.h"
#include "kit/judge_cast.h"

#define SAMPLES soak(3000)

static Span cast(Ray2 ray, X(polygon2) polygon, isect_rule rule)
{
    return X(cast_ray2_polygon2)(&ray, &polygon, rule);
}

#define INF REAL_INF
#define EPS REAL_EPSILON
#define LEAST REAL_LEAST
/* clang-format off */
#define MISS {REAL_INF, -REAL_INF}
/* clang-format on */

/* 1. Cases: a U, open at the top; a star whose middle has winding number two; a square with winding
 * number two and a spike; two triangles that share a corner. */
static const Vec2 cup[] = {{0, 0}, {6, 0}, {6, 4}, {4, 4}, {4, 2}, {2, 2}, {2, 4}, {0, 4}};
static const Vec2 star[] = {{0, 3}, {2, -3}, {-3, 1}, {3, 1}, {-2, -3}};
static const Vec2 spike[] = {{0, 0}, {2, 0}, {2, 1}, {5, 1}, {2, 1}, {2, 2}, {0, 2}};
static const Vec2 bow[] = {{0, 0}, {2, -1}, {2, 1}, {0, 0}, {-2, 1}, {-2, -1}};
static const Vec2 broken[] = {{0, 0}, {4, 0}, {4, REAL_NAN}, {0, 4}};
static const Vec2 endless[] = {{0, 0}, {4, 0}, {4, 4}, {-REAL_INF, 4}};
static const Vec2 wide[] = {{-REAL_MAX, -1}, {REAL_MAX, -1}, {REAL_MAX, 1}};
static TABLE(table, const Vec2 *points; size_t count; Ray2 ray; Span even_odd, nonzero;) = {
    {"through both arms", cup, 8, {{-1, 3}, {1, 0}, 0, INF}, {1, 7}, {1, 7}},
    {"against x", cup, 8, {{8, 3}, {-2, 0}, 0, INF}, {1, 4}, {1, 4}},
    {"starts in one arm", cup, 8, {{1, 3}, {1, 0}, 0, INF}, {0, 5}, {0, 5}},
    {"starts between them", cup, 8, {{3, 3}, {1, 0}, 0, INF}, {1, 3}, {1, 3}},
    {"starts and ends between", cup, 8, {{3, 3}, {1, 0}, 0, 1 - EPS}, MISS, MISS},
    {"ends on the border", cup, 8, {{3, 3}, {1, 0}, 0, 1}, {1, 1}, {1, 1}},
    {"ends in the other arm", cup, 8, {{3, 3}, {1, 0}, 0, 2}, {1, 2}, {1, 2}},
    {"begins and ends within an arm",
     cup,
     8,
     {{1, 3}, {1, 0}, 0, R(0.5)},
     {0, R(0.5)},
     {0, R(0.5)}},
    {"between, both ways", cup, 8, {{3, 3}, {1, 0}, -INF, INF}, {-3, 3}, {-3, 3}},
    {"begins where it leaves", cup, 8, {{-1, 3}, {1, 0}, 7, INF}, {7, 7}, {7, 7}},
    {"begins after", cup, 8, {{-1, 3}, {1, 0}, 7 + 8 * EPS, INF}, MISS, MISS},
    {"along the floor of the gap", cup, 8, {{-1, 2}, {1, 0}, 0, INF}, {1, 7}, {1, 7}},
    {"on that floor alone", cup, 8, {{3, 2}, {1, 0}, 0, R(0.5)}, {0, R(0.5)}, {0, R(0.5)}},
    {"over that floor", cup, 8, {{3, 2 + 2 * EPS}, {1, 0}, 0, R(0.5)}, MISS, MISS},
    {"along the tops", cup, 8, {{3, 4}, {-1, 0}, -INF, INF}, {-3, 3}, {-3, 3}},
    {"along the tops, between", cup, 8, {{3, 4}, {-1, 0}, R(-0.5), R(0.5)}, MISS, MISS},
    {"over the tops", cup, 8, {{3, 4 + 4 * EPS}, {1, 0}, -INF, INF}, MISS, MISS},
    {"down the gap", cup, 8, {{3, 9}, {0, -1}, 0, INF}, {7, 9}, {7, 9}},
    {"along a wall of the gap", cup, 8, {{2, 9}, {0, -1}, 0, INF}, {5, 9}, {5, 9}},
    {"touches a corner", cup, 8, {{-1, 1}, {-1, 1}, -INF, INF}, {-1, -1}, {-1, -1}},
    {"through a corner of the gap", cup, 8, {{3, 3}, {-1, -1}, 0, INF}, {1, 3}, {1, 3}},
    {"into a corner of the gap, and up", cup, 8, {{3, 3}, {-1, -1}, 0, 1}, {1, 1}, {1, 1}},
    {"along an arm of the star", star, 5, {{-4, 1}, {1, 0}, 0, INF}, {1, 7}, {1, 7}},
    {"in the middle of the star", star, 5, {{0, 0}, {0, 1}, 0, R(0.5)}, MISS, {0, R(0.5)}},
    {"out of it", star, 5, {{0, 0}, {0, 1}, 0, INF}, {1, 3}, {0, 3}},
    {"through the spike", spike, 7, {{4, 3}, {0, -1}, 0, INF}, {2, 2}, {2, 2}},
    {"along the spike", spike, 7, {{9, 1}, {-1, 0}, 0, INF}, {4, 9}, {4, 9}},
    {"on the spike", spike, 7, {{4, 1}, {1, 0}, 0, R(0.5)}, {0, R(0.5)}, {0, R(0.5)}},
    {"beyond the spike", spike, 7, {{6, 1}, {1, 0}, 0, R(0.5)}, MISS, MISS},
    {"between two triangles", bow, 6, {{0, -1}, {0, 1}, 0, INF}, {1, 1}, {1, 1}},
    {"through both", bow, 6, {{-3, 0}, {1, 0}, 0, INF}, {1, 5}, {1, 5}},
    {"ends where they meet", bow, 6, {{0, 1}, {0, -1}, 0, 1}, {1, 1}, {1, 1}},
    {"one corner", cup, 1, {{-1, 0}, {1, 0}, 0, INF}, {1, 1}, {1, 1}},
    {"beside it", cup, 1, {{-1, LEAST}, {1, 0}, 0, INF}, MISS, MISS},
    {"two corners, along", cup, 2, {{-1, 0}, {1, 0}, 0, INF}, {1, 7}, {1, 7}},
    {"two corners, across", cup, 2, {{3, 1}, {0, -1}, 0, INF}, {1, 1}, {1, 1}},
    {"no corner", NULL, 0, {{0, 0}, {1, 0}, -INF, INF}, MISS, MISS},
    {"point inside", cup, 8, {{1, 1}, {0, 0}, 2, 9}, {2, 9}, {2, 9}},
    {"endless point on the border", cup, 8, {{0, 1}, {0, 0}, -INF, INF}, {-INF, INF}, {-INF, INF}},
    {"point in the gap", cup, 8, {{3, 3}, {0, 0}, 0, 9}, MISS, MISS},
    {"point in the middle of the star", star, 5, {{0, 0}, {0, 0}, 0, 9}, MISS, {0, 9}},
    {"empty interval", cup, 8, {{1, 1}, {1, 0}, 1, 0}, MISS, MISS},
    {"empty interval, point", cup, 8, {{1, 1}, {0, 0}, 1, 0}, MISS, MISS},
    {"no t is infinite", cup, 8, {{1, 1}, {1, 0}, INF, INF}, MISS, MISS},
    {"no t is infinite, below", cup, 8, {{1, 1}, {1, 0}, -INF, -INF}, MISS, MISS},
    {"t out of range is saturated",
     cup,
     8,
     {{-1, 1}, {LEAST, 0}, 0, INF},
     {REAL_MAX, REAL_MAX},
     {REAL_MAX, REAL_MAX}},
    {"and is later than any number", cup, 8, {{-1, 1}, {LEAST, 0}, 0, REAL_MAX}, MISS, MISS},
    {"differences overflow", wide, 3, {{-REAL_MAX, 0}, {REAL_MAX, 0}, 0, INF}, {1, 2}, {1, 2}},
    {"NaN in a corner", broken, 4, {{-1, 1}, {1, 0}, 0, INF}, MISS, MISS},
    {"a corner at infinity", endless, 4, {{-1, 1}, {1, 0}, 0, INF}, MISS, MISS},
    {"NaN origin", cup, 8, {{REAL_NAN, 1}, {1, 0}, 0, 9}, MISS, MISS},
    {"NaN direction", cup, 8, {{-1, 1}, {1, REAL_NAN}, 0, 9}, MISS, MISS},
    {"NaN t_min", cup, 8, {{-1, 1}, {1, 0}, REAL_NAN, 9}, MISS, MISS},
    {"NaN t_max", cup, 8, {{-1, 1}, {1, 0}, 0, REAL_NAN}, MISS, MISS},
    {"infinite origin", cup, 8, {{-INF, 1}, {1, 0}, 0, INF}, MISS, MISS},
    {"infinite direction", cup, 8, {{-1, 1}, {INF, 0}, 0, INF}, MISS, MISS},
};

TEST_FUNCTION(cases)
{
    for (size_t i = 0; i < COUNT(table); i++) {
        const X(polygon2) polygon = {table[i].points, table[i].count};
        check(table[i].name,
              same_span(cast(table[i].ray, polygon, ISECT_EVEN_ODD), table[i].even_odd));
        check(table[i].name,
              same_span(cast(table[i].ray, polygon, ISECT_NONZERO), table[i].nonzero));
    }
}

/* Every other polygon is tame; the rays at others often pass corners, or begin on edges. Some rays
 * do not move. */
static X(polygon2) question(int i, Ray2 *ray)
{
    static Vec2 corner[MOST_CORNERS];
    *ray = any_ray2();
    if (i % 16 == 7)
        ray->dir = (Vec2){0, 0};
    if (i % 2)
        return any_polygon2();
    const int count = any_int(2, MOST_CORNERS);
    any_crossing(i / 2, ray, corner, count);
    for (int k = 2; k < count; k++)
        if (!any_int(0, 5))
            corner[k] = corner[any_int(0, k - 1)];
    if (i % 8 == 6)
        ray->dir = (Vec2){0, 0};
    return (X(polygon2)){corner, (size_t)count};
}

/* 2. Properties. */
TEST_FUNCTION(properties)
{
    int found = 0, apart = 0;
    for (int i = 0; i < 4 * SAMPLES; i++) {
        Ray2 ray;
        const X(polygon2) polygon = question(i, &ray);
        const struct corners {
            Vec2 corner[MOST_CORNERS];
        } *corners = (const void *)polygon.points;
        const isect_rule rule = i % 4 < 2 ? ISECT_EVEN_ODD : ISECT_NONZERO;
        const Span span = cast(ray, polygon, rule), all = cast(ray, polygon, ISECT_NONZERO);
        found += hit(span), apart += hit(span) && !same_span(span, all);
        check_sample(i, "odd is not zero",
                     !hit(span) || (all.enter <= span.enter && all.leave >= span.leave), *corners,
                     ray);
        Asked asked = {.row = row_named("cast_ray2_polygon2"), .rule = rule};
        asked.a.ray2 = ray, asked.b.polygon2 = polygon;
        laws_of_ray(&asked, false);
        if (polygon.count >= 3) {
            const X(polygon2) three = {polygon.points, 3};
            const Triangle2 same = {three.points[0], three.points[1], three.points[2]};
            check_sample(i, "three corners are a triangle",
                         hit(cast(ray, three, rule)) == hit(X(cast_ray2_triangle2)(&ray, &same)),
                         same, ray);
        }
        if (!finite_point(ray.origin) || !finite_point(ray.dir))
            continue;
        ray.t_min = 0;
        const isect_side side = X(classify_polygon2_point2)(&polygon, &ray.origin, rule);
        const Span from = cast(ray, polygon, rule);
        if (side != ISECT_OUTSIDE && ray.t_max >= 0)
            check_sample(i, "starts inside", cmp(from.enter, ==, 0), *corners, ray);
        ray.t_max = 0;
        check_sample(i, "only its origin", hit(cast(ray, polygon, rule)) == (side != ISECT_OUTSIDE),
                     *corners, ray);
    }
    check_share(found, 4 * SAMPLES, 0.2, 0.8);
    check_share(apart, 4 * SAMPLES, 0.002, 0.5);
}

/* ---- the definition, without rounding ---- */

/* 0 to 3, anticlockwise; the middle is in none of them. */
static int quarter(Big2 q)
{
    const bool right = sign(q.x) > 0 || (sign(q.x) == 0 && sign(q.y) < 0);
    const bool upper = sign(q.y) > 0 || (sign(q.y) == 0 && sign(q.x) > 0);
    return right ? (upper ? 0 : 3) : (upper ? 1 : 2);
}
static Big2 seen_from(const Line *line, real t, Vec2 p)
{
    const Big2 way = minus2(p, line->origin);
    const Big at = big((double)t);
    return (Big2){minus(way.x, by(at, line->dir.x)), minus(way.y, by(at, line->dir.y))};
}
/* The winding number of the polygon about the point at t, by quadrants as in classify/round.h. */
static Round round_at(const Ray2 *ray, real t, const X(polygon2) * polygon)
{
    Round round = {0, false};
    if (real_abs(t) > REAL_MAX)
        return round;
    begin();
    const Line line = line_of(ray);
    long quarters = 0;
    Big2 a = seen_from(&line, t, polygon->points[polygon->count - 1]);
    for (size_t i = 0; i < polygon->count; i++) {
        const Big2 b = seen_from(&line, t, polygon->points[i]);
        const int side = sign(cross2(a, b));
        round.border |= side == 0 && sign(a.x) * sign(b.x) <= 0 && sign(a.y) * sign(b.y) <= 0;
        const int on = (quarter(b) - quarter(a) + 4) % 4;
        quarters += on == 2 ? 2 * side : on == 3 ? -1 : on;
        a = b;
    }
    round.turns = quarters / 4;
    return round;
}

/* All moments at which the line passes a corner or crosses an edge, that are in the range. */
typedef struct Stay {
    Moment first, last;
    Big spread, reach; /* the greatest of all moments; the greatest distance of a corner */
    bool any;
} Stay;

static void note(Stay *stay, Moment m, const Ray2 *ray)
{
    stay->spread = larger(stay->spread, m.spread);
    if (compare_moment(m, ray->t_min) < 0 || compare_moment(m, ray->t_max) > 0)
        return;
    if (!stay->any || before(m, stay->first))
        stay->first = m;
    if (!stay->any || before(stay->last, m))
        stay->last = m;
    stay->any = true;
}
static Stay stay_of(const Line *line, const Ray2 *ray, const X(polygon2) * polygon)
{
    Stay stay = {.spread = big(1), .reach = big(0), .any = false};
    for (size_t i = 0; i < polygon->count; i++) {
        const Vec2 a = polygon->points[i];
        const Vec2 b = polygon->points[i + 1 < polygon->count ? i + 1 : 0];
        const int side_a = sign(beside_line(line, a)), side_b = sign(beside_line(line, b));
        stay.reach = larger(stay.reach, length2(minus2(a, line->origin)));
        if (side_a == 0)
            note(&stay, corner_moment(line, a), ray);
        if (side_a * side_b < 0)
            note(&stay, moment_of(line, a, b), ray);
    }
    return stay;
}

typedef struct Tally {
    int asked, hit, inside, disagree;
    double worst;
} Tally;

/* True if one end of the span is right. The ray begins at t; `in`: it is inside there. */
static bool end_is_right(Tally *tally, const Stay *stay, Moment m, const Line *line, real end,
                         real t, bool in)
{
    if (in)
        return end == t;
    m.spread = stay->spread;
    if (compare_moment(m, t) == 0)
        return end == t;
    tally->worst = fmax(tally->worst, moment_error(m, end, line, stay->reach));
    return true;
}
static void judge(int i, Tally *tally, const Ray2 *ray, const X(polygon2) * polygon)
{
    const bool still = ray->dir.x == 0 && ray->dir.y == 0;
    const Round from = round_at(ray, still ? 0 : ray->t_min, polygon);
    const Round to = still ? from : round_at(ray, ray->t_max, polygon);
    begin();
    const Line line = line_of(ray);
    const Stay stay = still ? (Stay){.any = false} : stay_of(&line, ray, polygon);
    const struct corners {
        Vec2 corner[MOST_CORNERS];
    } *corners = (const void *)polygon->points;
    Span span[2];
    for (isect_rule rule = ISECT_EVEN_ODD; rule <= ISECT_NONZERO; rule++) {
        const bool begins = side_by(from, rule) != ISECT_OUTSIDE;
        const bool ends = side_by(to, rule) != ISECT_OUTSIDE;
        const bool want = ray->t_min <= ray->t_max && (begins || stay.any);
        span[rule] = cast(*ray, *polygon, rule);
        tally->asked++, tally->hit += want, tally->inside += want && (begins || ends);
        check_sample(i, "exactly", hit(span[rule]) == want, *corners, *ray);
        if (!want)
            continue;
        const real enter = span[rule].enter, leave = span[rule].leave;
        check_sample(i, "begins",
                     end_is_right(tally, &stay, stay.first, &line, enter, ray->t_min, begins),
                     *corners, *ray);
        check_sample(i, "ends",
                     end_is_right(tally, &stay, stay.last, &line, leave, ray->t_max, ends),
                     *corners, *ray);
    }
    tally->disagree += !same_span(span[0], span[1]);
}

/* 3. Oracle: the begin and the end by quadrants, the rest by the first and the last moment. */
TEST_FUNCTION(oracle)
{
    Tally tally = {0};
    for (int i = 0; i < SAMPLES; i++) {
        Ray2 ray;
        const X(polygon2) polygon = question(i, &ray);
        bool finite = finite_point(ray.origin) && finite_point(ray.dir);
        for (size_t k = 0; k < polygon.count; k++)
            finite &= finite_point(polygon.points[k]);
        if (finite)
            judge(i, &tally, &ray, &polygon);
    }
    printf("%d asked, %d hit, of these %d begin or end inside, the rules disagree on %d; errors of "
           "t %.2f\n",
           tally.asked, tally.hit, tally.inside, tally.disagree, tally.worst);
    check("the accuracy promised in the header", cmp(tally.worst, <=, 8));
    check_share(tally.hit, tally.asked, 0.2, 0.8);
    check_share(tally.inside, tally.asked, 0.05, 0.8);
    check_share(tally.disagree, tally.asked / 2, 0.002, 0.5);
}

TESTS_OF_ONE(cast_ray2_polygon2)
