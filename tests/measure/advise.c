/* isect_advise, isect_advise_level, isect_advise_split - the probabilities are those of random
 * queries, and the costs are their sum. */
#include "bound/scan.h"
#include "kit/hostile.h"
#include "kit/kit.h"

#define SAMPLES soak(400)
#define THROWN soak(30000)

typedef X(advice) Advice;
typedef X(measure) Measure;

enum { MOST = 400, VOLUMES = ISECT_VOLUMES, QUERIES = 3 };

static Advice advised(const Vec3 *p, size_t n, int query, real inside, const Aabb *region)
{
    Advice advice;
    const X(points) points = X(points_of)(p);
    memset(&advice, 0, sizeof advice);
    check("there is advice",
          cmp(X(advise)(points, n, (isect_query)query, inside, region, &advice), ==, ISECT_OK));
    return advice;
}

static int best_of(const Vec3 *p, size_t n, int query, real inside, const Aabb *region)
{
    return (int)advised(p, n, query, inside, region).best;
}

/* ---- points whose best volume is known ---- */

static void draw_needle(Vec3 *p, int n) /* long, thin, along no axis */
{
    for (int i = 0; i < n; i++) {
        const real t = any_real(-5, 5);
        p[i] = mad((Vec3){t, t, t}, R(0.01), any_vec3());
    }
}
static void draw_ball(Vec3 *p, int n)
{
    for (int i = 0; i < n; i++)
        p[i] = any_unit();
}
static void draw_box(Vec3 *p, int n)
{
    for (int i = 0; i < n; i++)
        p[i] = (Vec3){i & 1 ? 1 : -1, i & 2 ? 2 : -2, i & 4 ? 3 : -3};
}

/* ---- the volumes, made again ---- */

/* VOLUME(name, NAME, Type, arguments of its maker, test of a point against it). */
#define VOLUMES_OF(VOLUME)                                                                         \
    VOLUME(sphere, SPHERE, Sphere, (*points, n, &made->sphere, NULL),                              \
           X(overlap_point_sphere)(p, shape))                                                      \
    VOLUME(obb, OBB, Obb, (*points, n, NULL, &made->obb),                                          \
           X(closest_point_obb)(p, shape).distance2 == 0)                                          \
    VOLUME(capsule, CAPSULE, Capsule, (*points, n, &made->capsule),                                \
           X(overlap_point_capsule)(p, shape))                                                     \
    VOLUME(lozenge, LOZENGE, Lozenge, (*points, n, &made->lozenge), false)                         \
    VOLUME(cylinder, CYLINDER, Cylinder, (*points, n, &made->cylinder), false)                     \
    VOLUME(ellipsoid, ELLIPSOID, Ellipsoid, (*points, n, &made->ellipsoid), false)

/* For k-DOPs the box is tested in another way. */
#define KDOPS_OF(VOLUME)                                                                           \
    VOLUME(kdop14, KDOP14, X(kdop14), (*points, n, &made->kdop14), false)                          \
    VOLUME(kdop18, KDOP18, X(kdop18), (*points, n, &made->kdop18), false)                          \
    VOLUME(kdop26, KDOP26, X(kdop26), (*points, n, &made->kdop26), false)

#define FIELD(name, NAME, Type, arguments, holds) Type name;
typedef struct Made {
    Aabb aabb;
    VOLUMES_OF(FIELD)
    KDOPS_OF(FIELD)
} Made;

typedef struct Volume {
    int of;
    isect_status (*make)(Made *made, const X(points) * points, size_t n);
    Measure (*measure)(const Made *made);
    Aabb (*around)(const Made *made);
    bool (*is_hit)(const Made *made, const Ray *line);
    bool (*holds)(const Made *made, const Vec3 *p);
} Volume;

#define DEFINE(name, NAME, Type, arguments, does_hold)                                             \
    static isect_status make_##name(Made *made, const X(points) * points, size_t n)                \
    {                                                                                              \
        return X(bound_##name##_points) arguments;                                                 \
    }                                                                                              \
    static Measure measure_##name(const Made *made)                                                \
    {                                                                                              \
        return X(measure_##name)(&made->name);                                                     \
    }                                                                                              \
    static bool is_hit_##name(const Made *made, const Ray *line)                                   \
    {                                                                                              \
        return hit(X(cast_ray_##name)(line, &made->name));                                         \
    }                                                                                              \
    static bool holds_##name(const Made *made, const Vec3 *p)                                      \
    {                                                                                              \
        const Type *shape = &made->name;                                                           \
        (void)shape, (void)p;                                                                      \
        return does_hold;                                                                          \
    }
VOLUMES_OF(DEFINE)
KDOPS_OF(DEFINE)

#define AROUND(name, NAME, Type, arguments, does_hold)                                             \
    static Aabb around_##name(const Made *made)                                                    \
    {                                                                                              \
        Aabb box;                                                                                  \
        assert_int_equal(X(bound_aabb_##name)(&made->name, &box), ISECT_OK);                       \
        return box;                                                                                \
    }
VOLUMES_OF(AROUND)

#define AROUND_KDOP(name, NAME, Type, arguments, does_hold)                                        \
    static Aabb around_##name(const Made *made)                                                    \
    {                                                                                              \
        const real *lower = made->name.lower, *upper = made->name.upper;                           \
        return (Aabb){{lower[0], lower[1], lower[2]}, {upper[0], upper[1], upper[2]}};             \
    }
KDOPS_OF(AROUND_KDOP)

static isect_status make_aabb(Made *made, const X(points) * points, size_t n)
{
    return X(bound_aabb_points)(*points, n, &made->aabb);
}
static Measure measure_aabb(const Made *made)
{
    return X(measure_aabb)(&made->aabb);
}
static Aabb around_aabb(const Made *made)
{
    return made->aabb;
}
static bool is_hit_aabb(const Made *made, const Ray *line)
{
    return hit(X(cast_ray_aabb)(line, &made->aabb));
}
static bool holds_aabb(const Made *made, const Vec3 *p)
{
    return X(overlap_point_aabb)(p, &made->aabb);
}

#define ENTRY(name, NAME, Type, arguments, does_hold)                                              \
    {ISECT_VOLUME_##NAME, make_##name, measure_##name, around_##name, is_hit_##name, holds_##name},
static const Volume volumes[] = {
    {ISECT_VOLUME_AABB, make_aabb, measure_aabb, around_aabb, is_hit_aabb, holds_aabb},
    VOLUMES_OF(ENTRY) KDOPS_OF(ENTRY)};

static bool plane_cuts(const Made *made, const Volume *volume, const Plane *plane)
{
    return volume->of == ISECT_VOLUME_AABB ? X(overlap_plane_aabb)(plane, &made->aabb)
                                           : X(overlap_plane_sphere)(plane, &made->sphere);
}
/* True if there is a test for this query. For lines there always is. */
static bool is_asked(int volume, int query)
{
    const unsigned points = 1u << ISECT_VOLUME_AABB | 1u << ISECT_VOLUME_SPHERE |
                            1u << ISECT_VOLUME_OBB | 1u << ISECT_VOLUME_CAPSULE;
    const unsigned planes = 1u << ISECT_VOLUME_AABB | 1u << ISECT_VOLUME_SPHERE;
    return query == ISECT_QUERY_LINE ||
           (query == ISECT_QUERY_POINT ? points : planes) >> volume & 1;
}

/* 1. Cases. */
static void cases_of_costs(void)
{
    static Vec3 p[MOST];
    Advice advice;
    draw_box(p, 8);
    /* One point: no query hits it, so a volume costs its test. */
    advice = advised(p, 1, ISECT_QUERY_LINE, 8, NULL);
    const real test = advice.price[ISECT_VOLUME_AABB].test;
    check("a point is not hit", cmp(advice.price[ISECT_VOLUME_AABB].odds, ==, 0) &&
                                    cmp(advice.price[ISECT_VOLUME_AABB].cost, ==, test));
    check("of equal costs the first",
          best_of(p, 1, ISECT_QUERY_LINE, test, NULL) == ISECT_VOLUME_NONE);
    check("the greatest cost", advised(p, 8, 0, REAL_MAX, NULL).price[0].cost == REAL_MAX);

    /* The box is in one of twice its volume: half of the points hit it, lines in the ratio of
     * shadows, planes in the ratio of widths. The test of the contents costs 64 ns. */
    const Aabb twice = {{-1, -2, -3}, {3, 2, 3}};
    advice = advised(p, 8, ISECT_QUERY_POINT, 64, &twice);
    const real half = advice.price[ISECT_VOLUME_AABB].odds;
    check("half of all", cmp(real_abs(half - R(0.5)), <=, 8 * REAL_EPSILON));
    check("of none", cmp(advice.price[ISECT_VOLUME_NONE].cost, ==, 64) &&
                         cmp(advice.price[ISECT_VOLUME_NONE].odds, ==, 1) &&
                         cmp(advice.price[ISECT_VOLUME_NONE].test, ==, 0));
    check("the region", same_bits(&advice.region, &twice, sizeof twice));
    check("test and half of what is inside", cmp(advice.price[ISECT_VOLUME_AABB].cost, ==,
                                                 advice.price[ISECT_VOLUME_AABB].test + half * 64));
    advice = advised(p, 8, ISECT_QUERY_LINE, 64, &twice);
    check("lines", cmp(real_abs(advice.price[ISECT_VOLUME_AABB].odds - (real)88 / 128), <=,
                       8 * REAL_EPSILON));
    advice = advised(p, 8, ISECT_QUERY_PLANE, 64, &twice);
    check("planes",
          cmp(real_abs(advice.price[ISECT_VOLUME_AABB].odds - (real)6 / 7), <=, 8 * REAL_EPSILON));
}
static void cases_of_refusals(void)
{
    static Vec3 p[MOST];
    const X(points) points = X(points_of)(p);
    draw_box(p, 8);
    Advice advice = advised(p, 8, ISECT_QUERY_PLANE, 64, NULL);
    const Aabb empty = {{1, 0, 0}, {0, 1, 1}}, unknown = {{0, 0, REAL_NAN}, {1, 1, 1}};
    const Advice before = advice;
    const X(points) none = {0};
    const struct {
        const char *what;
        const X(points) * points;
        size_t n;
        int query;
        real inside;
        const Aabb *region;
        isect_status want;
    } bad[] = {{"no points", &points, 0, 0, 1, NULL, ISECT_EMPTY},
               {"none given", &none, 8, 0, 1, NULL, ISECT_BAD_ARGUMENT},
               {"no such query", &points, 8, 3, 1, NULL, ISECT_BAD_ARGUMENT},
               {"nor this", &points, 8, -1, 1, NULL, ISECT_BAD_ARGUMENT},
               {"less than nothing", &points, 8, 0, -1, NULL, ISECT_BAD_ARGUMENT},
               {"not a cost", &points, 8, 0, REAL_NAN, NULL, ISECT_BAD_ARGUMENT},
               {"endless", &points, 8, 0, REAL_INF, NULL, ISECT_BAD_ARGUMENT},
               {"an empty region", &points, 8, 0, 1, &empty, ISECT_EMPTY},
               {"an unknown one", &points, 8, 0, 1, &unknown, ISECT_NOT_FINITE}};
    for (size_t i = 0; i < COUNT(bad); i++)
        check(bad[i].what, cmp(X(advise)(*bad[i].points, bad[i].n, (isect_query)bad[i].query,
                                         bad[i].inside, bad[i].region, &advice),
                               ==, bad[i].want));
    check("no advice", X(advise)(points, 8, (isect_query)0, 1, NULL, NULL) == ISECT_BAD_ARGUMENT);
    p[3].y = REAL_NAN;
    check("NaN", X(advise)(points, 8, (isect_query)0, 1, NULL, &advice) == ISECT_NOT_FINITE);
    check("untouched", same_bits(&advice, &before, sizeof advice));
}
/* A ball around the corners of the largest box is too large. */
static void cases_of_size(void)
{
    static Vec3 p[MOST];
    for (int i = 0; i < 8; i++)
        p[i] = (Vec3){i & 1 ? REAL_MAX : -REAL_MAX, i & 2 ? REAL_MAX : -REAL_MAX,
                      i & 4 ? REAL_MAX : -REAL_MAX};
    const Advice advice = advised(p, 8, ISECT_QUERY_LINE, 100, NULL);
    const X(price) none = advice.price[ISECT_VOLUME_SPHERE];
    check("too large", cmp(none.cost, ==, REAL_INF) && cmp(none.test, ==, REAL_INF) &&
                           cmp(none.odds, ==, 0) && cmp(none.measure.width, ==, 0) &&
                           cmp(none.measure.shadow, ==, 0) && cmp(none.measure.area, ==, 0) &&
                           cmp(none.measure.volume, ==, 0));
    check("but the box is there", cmp(advice.price[ISECT_VOLUME_AABB].cost, <, REAL_INF));
    check("and others, whose edges are out of range",
          cmp(advice.price[ISECT_VOLUME_KDOP26].odds, ==, 1) &&
              cmp(advice.price[ISECT_VOLUME_KDOP14].measure.width, >, 0));
}
TEST_FUNCTION(cases)
{
    static Vec3 p[MOST];
    draw_ball(p, MOST);
    for (int q = 0; q < QUERIES; q++)
        check("a ball", best_of(p, MOST, q, 1000, NULL) == ISECT_VOLUME_SPHERE);
    draw_box(p, 8);
    for (int q = 0; q < QUERIES; q++)
        check("a box along the axes",
              cmp(best_of(p, 8, q, 100, &(Aabb){{-9, -9, -9}, {9, 9, 9}}), ==, ISECT_VOLUME_AABB));
    draw_needle(p, MOST);
    const int of_lines = best_of(p, MOST, ISECT_QUERY_LINE, 1000, NULL);
    check("what is long and askew", of_lines == ISECT_VOLUME_OBB ||
                                        of_lines == ISECT_VOLUME_CAPSULE ||
                                        of_lines == ISECT_VOLUME_CYLINDER);
    draw_box(p, 8);
    for (int q = 0; q < QUERIES; q++) {
        check("nothing to save", best_of(p, 8, q, 0, NULL) == ISECT_VOLUME_NONE);
        check("less than a test", best_of(p, 8, q, 1, NULL) == ISECT_VOLUME_NONE);
    }
    cases_of_costs();
    cases_of_refusals();
    cases_of_size();
}

/* 2. Properties. */
TEST_FUNCTION(properties)
{
    static Vec3 p[MOST];
    int chosen[VOLUMES] = {0};
    for (int i = 0; i < SAMPLES; i++) {
        const int n = any_int(1, 12), q = i % QUERIES;
        const real inside = i % 2 ? any_real(0, 50) : any_real(0, 5000);
        new_kind();
        for (int k = 0; k < n; k++)
            do
                p[k] = i % 3 ? any_vec3() : odd_vec3();
            while (!finite3(p[k]));
        const Advice a = advised(p, (size_t)n, q, inside, NULL);
        chosen[a.best]++;
        for (int v = 0; v < VOLUMES; v++) {
            const X(price) *x = &a.price[v];
            check_sample(i, "odds are a share", cmp(x->odds, >=, 0) && cmp(x->odds, <=, 1), n, v);
            check_sample(
                i, "test, and as often as it is hit what is inside",
                cmp(x->cost, ==, (x->test < REAL_INF ? x->test + x->odds * inside : REAL_INF)), n,
                v);
            check_sample(i, "nothing is cheaper than the best", !(x->cost < a.price[a.best].cost),
                         n, v);
            check_sample(i, "and of equal ones it is the first",
                         v >= (int)a.best || x->cost > a.price[a.best].cost, n, v);
        }
        check_sample(i, "the more is inside, the more it costs",
                     advised(p, (size_t)n, q, inside + 1, NULL).price[ISECT_VOLUME_AABB].cost >=
                         a.price[ISECT_VOLUME_AABB].cost,
                     n, q);
        const X(points) points = X(points_of)(p);
        Advice hostile;
        memset(&hostile, 0, sizeof hostile);
        const unsigned before = hostile_enter();
        const isect_status status =
            X(advise)(points, (size_t)n, (isect_query)q, inside, NULL, &hostile);
        check_sample(i, "the environment is left as it was", hostile_leave(before), n, q);
        check_sample(i, "and does not matter",
                     cmp(status, ==, ISECT_OK) && same_bits(&hostile, &a, sizeof a), n, q);
        const Aabb all = a.region;
        const Advice same = advised(p, (size_t)n, q, inside, &all);
        check_sample(i, "that is the region", same_bits(&same, &a, sizeof a), n, q);
        for (int k = 0; k < n; k++)
            check_sample(i, "which holds the points", X(overlap_point_aabb)(&p[k], &all), n, k);
    }
    check_share(chosen[ISECT_VOLUME_NONE], SAMPLES, 0.02, 0.9);
}

/* 3. Oracle. The volumes are those of the makers, and random queries hit them with the stated
 * probability p. The share of hits of n queries has the standard deviation sqrt(p (1 - p) / n);
 * less than one in a million differs by more than five of these. */
static void check_odds(const Advice *advice, const Volume *volume, int query, int hits, int thrown)
{
    const double want = (double)advice->price[volume->of].odds, found = (double)hits / thrown;
    const double sigma = sqrt(want * (1 - want) / thrown);
    const bool right = fabs(found - want) <= 5 * sigma + 1e-6;
    if (!right)
        printf("query %d, volume %d: %.4f, by chance %.4f +- %.4f\n", query, volume->of, want,
               found, sigma);
    check("by chance: within five deviations", right);
}

static void throw_all(const Made *made, const Aabb *region, int query, int *hits, int *thrown)
{
    const Vec3 size = sub(region->upper, region->lower);
    const Vec3 center = mad(region->lower, R(0.5), size);
    const real reach = real_sqrt(dot(size, size)) / 2;
    for (int i = 0; i < THROWN; i++) {
        Vec3 axis[3];
        any_frame(axis);
        const real x = any_real(-reach, reach), y = any_real(-reach, reach);
        const Ray line = {mad(mad(center, x, axis[1]), y, axis[2]), axis[0], -REAL_INF, REAL_INF};
        const Plane plane = {axis[0], -(dot(axis[0], center) + x)};
        const Vec3 away = any_vec3(); /* relative to its center */
        const Vec3 p = {region->lower.x + size.x * (away.x / 2 + R(0.5)),
                        region->lower.y + size.y * (away.y / 2 + R(0.5)),
                        region->lower.z + size.z * (away.z / 2 + R(0.5))};
        if ((query == ISECT_QUERY_LINE && !hit(X(cast_ray_aabb)(&line, region))) ||
            (query == ISECT_QUERY_PLANE && !X(overlap_plane_aabb)(&plane, region)))
            continue;
        ++*thrown;
        for (size_t k = 0; k < COUNT(volumes); k++)
            if (is_asked(volumes[k].of, query))
                hits[k] += query == ISECT_QUERY_LINE    ? volumes[k].is_hit(made, &line)
                           : query == ISECT_QUERY_PLANE ? plane_cuts(made, &volumes[k], &plane)
                                                        : volumes[k].holds(made, &p);
    }
}

static void check_chance(const Made *made, const Advice *advice, int query)
{
    int hits[COUNT(volumes)] = {0}, thrown = 0;
    throw_all(made, &advice->region, query, hits, &thrown);
    for (size_t k = 0; k < COUNT(volumes); k++)
        if (is_asked(volumes[k].of, query))
            check_odds(advice, &volumes[k], query, hits[k], thrown);
}

TEST_FUNCTION(oracle)
{
    static void (*const draws[])(Vec3 * p, int n) = {draw_needle, draw_ball, draw_box};
    static Vec3 p[MOST];
    const X(points) points = X(points_of)(p);
    for (size_t d = 0; d < COUNT(draws); d++) {
        Made made;
        Aabb all = {{0, 0, 0}, {0, 0, 0}};
        draws[d](p, MOST);
        for (size_t k = 0; k < COUNT(volumes); k++) {
            check("makers", cmp(volumes[k].make(&made, &points, MOST), ==, ISECT_OK));
            const Aabb box = volumes[k].around(&made);
            check("boxes", cmp(X(bound_aabb_merged)(k ? &all : &box, &box, &all), ==, ISECT_OK));
        }
        for (int q = 0; q < QUERIES; q++) {
            const Advice advice = advised(p, MOST, q, 100, NULL);
            check("around all volumes", same_bits(&advice.region, &all, sizeof all));
            for (size_t k = 0; k < COUNT(volumes); k++) {
                const X(price) *price = &advice.price[volumes[k].of];
                const Measure m = volumes[k].measure(&made);
                check("the makers' volumes", same_bits(&m, &price->measure, sizeof m));
                check("can be asked",
                      cmp((price->test < REAL_INF), ==, is_asked(volumes[k].of, q)));
            }
            check_chance(&made, &advice, q);
        }
    }
}

/* ---- levels of detail and planes of BSP trees ---- */

TEST_FUNCTION(levels)
{
    const real errors[] = {R(0.5), 0, 4, 1, R(0.25), 4}, bad[] = {REAL_NAN, -1, 3, REAL_NAN};
    check("the coarsest that is allowed", cmp(X(advise_level)(errors, 6, R(0.5), 2), ==, 3));
    check("the coarsest of all", cmp(X(advise_level)(errors, 6, 1, 9), ==, 2));
    check("the first of equal ones", cmp(X(advise_level)(errors + 2, 4, 4, 1), ==, 0));
    check("on the border", cmp(X(advise_level)(errors, 6, R(0.25), 1), ==, 4));
    check("no error", cmp(X(advise_level)(errors, 6, 0, 1), ==, 1));
    check("the least, if all are too large",
          cmp(X(advise_level)(errors + 2, 3, R(0.125), 1), ==, 2));
    check("none", cmp(X(advise_level)(errors, 0, 1, 1), ==, 0));
    check("invalid ones", cmp(X(advise_level)(bad, 4, 1, 1), ==, 2));
    check("invalid ones alone", cmp(X(advise_level)(bad, 2, 1, 1), ==, 0));
    check("NaN: the least", cmp(X(advise_level)(errors, 6, REAL_NAN, 1), ==, 1));
}

/* A room of 4 x 1 x 1 with 8 small things near one end. The contents that a query tests are counted
 * by n random lines and points that hit the room: the standard deviation of a mean of numbers from
 * 0 to m is at most m / 2 / sqrt(n); five are allowed. */
TEST_FUNCTION(splits)
{
    enum { THINGS = 8 };
    const Aabb room = {{0, 0, 0}, {4, 1, 1}};
    const real planes[] = {R(0.5), 1, 2, 3}; /* at these x, parallel to the end of the room */
    const size_t left[] = {6, 8, 8, 8}, right[] = {4, 0, 0, 0}; /* two are cut by the first plane */
    const Measure whole = X(measure_aabb)(&room);
    real least = THINGS;
    int best = -1;
    for (int k = 0; k < 4; k++) {
        Aabb front = room, back = room;
        front.lower.x = back.upper.x = planes[k];
        const Measure f = X(measure_aabb)(&front), b = X(measure_aabb)(&back);
        const real lines = X(advise_split)(&whole, &f, &b, right[k], left[k], ISECT_QUERY_LINE);
        const real points = X(advise_split)(&whole, &f, &b, right[k], left[k], ISECT_QUERY_POINT);
        const real cuts = X(advise_split)(&whole, &f, &b, right[k], left[k], ISECT_QUERY_PLANE);
        if (lines < least)
            least = lines, best = k;
        int hits = 0, inside = soak(20000);
        double tested = 0, by_points = 0;
        for (int i = 0; i < inside; i++) {
            const real x = any_real(0, 4);
            Vec3 axis[3];
            any_frame(axis);
            const real u = any_real(R(-2.2), R(2.2)), v = any_real(R(-2.2), R(2.2));
            const Vec3 at = mad(mad((Vec3){2, R(0.5), R(0.5)}, u, axis[1]), v, axis[2]);
            const Ray line = {at, axis[0], -REAL_INF, REAL_INF};
            by_points += (double)(x < planes[k] ? left[k] : right[k]);
            if (!hit(X(cast_ray_aabb)(&line, &room)))
                continue;
            hits++;
            tested += (hit(X(cast_ray_aabb)(&line, &front)) ? (double)right[k] : 0) +
                      (hit(X(cast_ray_aabb)(&line, &back)) ? (double)left[k] : 0);
        }
        /* A line that hits both parts tests up to 10 contents, a point up to 8. */
        check("as lines test", cmp(fabs(tested / hits - (double)lines), <=, 25 / sqrt(hits)));
        check("as points test",
              cmp(fabs(by_points / inside - (double)points), <=, 20 / sqrt(inside)));
        check("as planes test", cmp(cuts, >=, points));
    }
    check("beside the things, without a cut", cmp(best, ==, 1));
    const Measure none = {0, 0, 0, 0};
    check("nothing is hit",
          cmp(X(advise_split)(&none, &whole, &whole, 3, 4, ISECT_QUERY_LINE), ==, 0));
    check("no gain", cmp(X(advise_split)(&whole, &whole, &none, 8, 0, ISECT_QUERY_PLANE), ==, 8));
}

TESTS_OF(measure_advise, cmocka_unit_test(oracle), cmocka_unit_test(levels),
         cmocka_unit_test(splits))
