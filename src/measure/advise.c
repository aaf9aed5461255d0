/* isect_advise - the bounding volume with the least cost of queries.
 *
 * A query that hits a region R hits a convex volume V in it with the probability p = m(V) / m(R),
 * where m is the volume for points, the mean shadow for lines, the mean width for planes. A test of
 * V costs t, and a test of its contents costs c. A query costs c without V, and t + p c on average
 * with V. If V is not entirely in R, the set that hits both is less than m(V), and p is too
 * large. */
#include "core/environment.h"
#include "core/vec3.h"
#include HEADER(measure)
#include HEADER(bound)

typedef X(measure) Measure;
typedef X(price) Price;

/* The cost of a test in ns, one at a time, measured by bench_pairs for bench/speeds.md; 0 if there
 * is no test. If there are two, it is that of the faster one: for points overlap, and closest for
 * an obb; for lines cast, and overlap for an aabb; for planes overlap. */
typedef struct Test {
    real of[3]; /* by query: point, line, plane */
} Test;

#if ISECT_DOUBLE
static const Test tests[ISECT_VOLUMES] = {
    [ISECT_VOLUME_AABB] = {{R(2.95), R(8.25), R(8.75)}},
    [ISECT_VOLUME_SPHERE] = {{R(4.71), R(13.29), R(10.13)}},
    [ISECT_VOLUME_OBB] = {{R(14.26), R(9.81), 0}},
    [ISECT_VOLUME_KDOP14] = {{0, R(37.92), 0}},
    [ISECT_VOLUME_KDOP18] = {{0, R(48.59), 0}},
    [ISECT_VOLUME_KDOP26] = {{0, R(69.26), 0}},
    [ISECT_VOLUME_CAPSULE] = {{R(11.73), R(27.25), 0}},
    [ISECT_VOLUME_LOZENGE] = {{0, R(141.69), 0}},
    [ISECT_VOLUME_ELLIPSOID] = {{0, R(35.02), 0}},
    [ISECT_VOLUME_CYLINDER] = {{0, R(23.2), 0}},
};
#else
static const Test tests[ISECT_VOLUMES] = {
    [ISECT_VOLUME_AABB] = {{R(2.91), R(7.88), R(7.52)}},
    [ISECT_VOLUME_SPHERE] = {{R(3.38), R(11.08), R(7.49)}},
    [ISECT_VOLUME_OBB] = {{R(13.14), R(9.58), 0}},
    [ISECT_VOLUME_KDOP14] = {{0, R(31.05), 0}},
    [ISECT_VOLUME_KDOP18] = {{0, R(40.12), 0}},
    [ISECT_VOLUME_KDOP26] = {{0, R(56.43), 0}},
    [ISECT_VOLUME_CAPSULE] = {{R(9.96), R(25.62), 0}},
    [ISECT_VOLUME_LOZENGE] = {{0, R(111.2), 0}},
    [ISECT_VOLUME_ELLIPSOID] = {{0, R(28.5), 0}},
    [ISECT_VOLUME_CYLINDER] = {{0, R(20.25), 0}},
};
#endif

/* ---- volumes ---- */

typedef struct Candidate {
    Measure measure;
    Aabb box; /* the box of the volume */
    bool made;
} Candidate;

static isect_status make_aabb(Candidate *candidate, const X(points) * points, size_t n)
{
    const isect_status status = X(bound_aabb_points)(*points, n, &candidate->box);
    if (status == ISECT_OK)
        candidate->measure = X(measure_aabb)(&candidate->box);
    return status;
}

/* Makes a volume, measures it, and finds its box. */
#define MAKE(shape, Shape, arguments)                                                              \
    static isect_status make_##shape(Candidate *candidate, const X(points) * points, size_t n)     \
    {                                                                                              \
        Shape made;                                                                                \
        const isect_status status = X(bound_##shape##_points) arguments;                           \
        if (status != ISECT_OK)                                                                    \
            return status;                                                                         \
        candidate->measure = X(measure_##shape)(&made);                                            \
        return X(bound_aabb_##shape)(&made, &candidate->box);                                      \
    }
MAKE(sphere, Sphere, (*points, n, &made, NULL))
MAKE(obb, Obb, (*points, n, NULL, &made))
MAKE(capsule, Capsule, (*points, n, &made))
MAKE(lozenge, Lozenge, (*points, n, &made))
MAKE(ellipsoid, Ellipsoid, (*points, n, &made))
MAKE(cylinder, Cylinder, (*points, n, &made))

/* The box of a k-DOP is that of the points. */
#define MAKE_SLABS(shape)                                                                          \
    static isect_status make_##shape(Candidate *candidate, const X(points) * points, size_t n)     \
    {                                                                                              \
        X(shape) made;                                                                             \
        const isect_status status = X(bound_##shape##_points)(*points, n, &made);                  \
        if (status != ISECT_OK)                                                                    \
            return status;                                                                         \
        candidate->measure = X(measure_##shape)(&made);                                            \
        return X(bound_aabb_points)(*points, n, &candidate->box);                                  \
    }
MAKE_SLABS(kdop14)
MAKE_SLABS(kdop18)
MAKE_SLABS(kdop26)

/* All volumes except the axis-aligned box, which comes first. */
typedef isect_status Make(Candidate *candidate, const X(points) * points, size_t n);
static Make *const makers[ISECT_VOLUMES] = {
    [ISECT_VOLUME_SPHERE] = make_sphere,     [ISECT_VOLUME_OBB] = make_obb,
    [ISECT_VOLUME_KDOP14] = make_kdop14,     [ISECT_VOLUME_KDOP18] = make_kdop18,
    [ISECT_VOLUME_KDOP26] = make_kdop26,     [ISECT_VOLUME_CAPSULE] = make_capsule,
    [ISECT_VOLUME_LOZENGE] = make_lozenge,   [ISECT_VOLUME_ELLIPSOID] = make_ellipsoid,
    [ISECT_VOLUME_CYLINDER] = make_cylinder,
};

/* ---- costs ---- */

static real odds_of(const Measure *inner, const Measure *outer, int query)
{
    return query == ISECT_QUERY_POINT  ? X(odds_point)(inner, outer)
           : query == ISECT_QUERY_LINE ? X(odds_line)(inner, outer)
                                       : X(odds_plane)(inner, outer);
}

static Price price_of(const Candidate *candidate, const Measure *region, int query, real inside,
                      real test)
{
    if (!candidate->made)
        return (Price){{0, 0, 0, 0}, 0, REAL_INF, REAL_INF};
    const real odds = odds_of(&candidate->measure, region, query);
    if (!(test > 0))
        return (Price){candidate->measure, odds, REAL_INF, REAL_INF};
    return (Price){candidate->measure, odds, test, test + odds * inside};
}

static X(advice) advise(const Candidate *candidate, const Aabb *region, int query, real inside)
{
    const Measure outer = X(measure_aabb)(region);
    X(advice) advice = {.region = *region};
    advice.price[ISECT_VOLUME_NONE] = (Price){outer, 1, 0, inside};
    for (int v = ISECT_VOLUME_AABB; v < ISECT_VOLUMES; v++) {
        advice.price[v] = price_of(&candidate[v], &outer, query, inside, tests[v].of[query]);
        if (advice.price[v].cost < advice.price[advice.best].cost)
            advice.best = (isect_volume)v;
    }
    return advice;
}

/* Makes all volumes, and the box around them. The box of the points must exist, and its status is
 * that of the points; other volumes may be too large for their type. */
static isect_status make_all(Candidate *candidate, Aabb *all, const X(points) * points, size_t n)
{
    const isect_status status = make_aabb(&candidate[ISECT_VOLUME_AABB], points, n);
    if (status != ISECT_OK)
        return status;
    *all = candidate[ISECT_VOLUME_AABB].box;
    candidate[ISECT_VOLUME_AABB].made = true;
    for (int v = ISECT_VOLUME_SPHERE; v < ISECT_VOLUMES; v++)
        candidate[v].made = makers[v] && makers[v](&candidate[v], points, n) == ISECT_OK &&
                            X(bound_aabb_merged)(all, &candidate[v].box, all) == ISECT_OK;
    return ISECT_OK;
}

static bool is_known(int query)
{
    return query >= ISECT_QUERY_POINT && query <= ISECT_QUERY_PLANE;
}

isect_status X(advise)(X(points) points, size_t n, isect_query query, real inside,
                       const Aabb *region, X(advice) * advice)
{
    if (!advice || !is_known((int)query) || !(inside >= 0 && inside <= REAL_MAX))
        return ISECT_BAD_ARGUMENT;
    Environment environment = environment_enter();
    Candidate candidate[ISECT_VOLUMES] = {{.made = false}};
    Aabb all;
    isect_status status = make_all(candidate, &all, &points, n);
    if (status == ISECT_OK && region)
        status = X(bound_aabb_merged)(region, region, &all);
    if (status == ISECT_OK)
        *advice = advise(candidate, &all, (int)query, inside);
    environment_leave(environment);
    return status;
}
