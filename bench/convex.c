/* bench/convex.c - the convex solver beside libccd, FCL and Bullet: hulls of 20 to 100 points on
 * random ellipsoids, overlapping, near each other, and far apart.
 *
 * The support functions:
 * * isect: that of its rows (engine/farthest.h);
 * * isect, "plain", and libccd: a loop over the vertices in double;
 * * Bullet and FCL: their own, Bullet's in float.
 *
 * All forms run in rotating order; a time is the median over rounds. A column gives the share of
 * answers that differ from isect's, which are certified by bounds. */
#include "convex.h"
#include "engine/convex.h"
#include "engine/farthest.h"
#include "machine.h"
#include "table.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef BENCH_CCD
#include <ccd/ccd.h>
#endif

enum { PAIRS = 150 };
typedef enum form {
    WARM_UP, /* brings the bodies into the caches for the next form, as for the others */
    OVERLAP,
    OVERLAP_PLAIN,
    OVERLAP_MPR,
    OVERLAP_GJK,
    OVERLAP_FCL,
    DISTANCE,
    DISTANCE_PLAIN,
    DISTANCE_AGAIN,
    DISTANCE_BULLET,
    DISTANCE_FCL,
    CONTACT,
    DEPTH_CCD,
    DEPTH_BULLET,
    FORMS
} form;
static const struct {
    const char *question, *name;
    form base; /* isect's form of the same query */
} forms[FORMS] = {{"", "", WARM_UP},
                  {"overlap", "isect", OVERLAP},
                  {"overlap", "isect, plain", OVERLAP},
                  {"overlap", "libccd MPR", OVERLAP},
                  {"overlap", "libccd GJK", OVERLAP},
                  {"overlap", "FCL (libccd)", OVERLAP},
                  {"distance", "isect", DISTANCE},
                  {"distance", "isect, plain", DISTANCE},
                  {"distance", "isect, cached", DISTANCE},
                  {"distance", "Bullet", DISTANCE},
                  {"distance", "FCL (libccd)", DISTANCE},
                  {"depth", "isect", CONTACT},
                  {"depth", "libccd GJK, EPA", CONTACT},
                  {"depth", "Bullet", CONTACT}};

typedef enum layout { PACKED, PLAIN, LAYOUTS } layout;

/* The bodies; the objects of each library are made before the clock starts. */
typedef struct asked {
    body a[PAIRS], b[PAIRS];
    double answer[FORMS][PAIRS];
    ConvexCache cache[PAIRS];
    Vertices of_a[PAIRS], of_b[PAIRS];
    Convex convex_a[LAYOUTS][PAIRS], convex_b[LAYOUTS][PAIRS];
    void *bullet, *fcl;
#ifdef BENCH_CCD
    ccd_t ccd;
#endif
} asked;

static uint64_t state = 0x9E3779B97F4A7C15u;
static double random_number(void) /* -1 to 1 */
{
    state ^= state >> 12, state ^= state << 25, state ^= state >> 27;
    return (double)((state * 0x2545F4914F6CDD1Du) >> 11) / 0x1p52 - 1;
}
static void random_direction(double d[3])
{
    double length;
    do {
        for (int k = 0; k < 3; k++)
            d[k] = random_number();
        length = sqrt(d[0] * d[0] + d[1] * d[1] + d[2] * d[2]);
    } while (length > 1 || length < 0.1);
    for (int k = 0; k < 3; k++)
        d[k] /= length;
}
static void draw(body *to, double away)
{
    double d[3], radius[3];
    random_direction(d);
    for (int k = 0; k < 3; k++)
        to->center[k] = away * d[k], radius[k] = 0.25 + 0.15 * random_number();
    to->count = (size_t)(60 + 40 * random_number());
    for (size_t v = 0; v < to->count; v++) {
        random_direction(d);
        for (int k = 0; k < 3; k++)
            to->vertex[v][k] = (double)(float)(to->center[k] + radius[k] * d[k]);
    }
}

/* ---- support functions ---- */

static size_t farthest(const body *of, double x, double y, double z)
{
    size_t best = 0;
    double most = -INFINITY;
    for (size_t v = 0; v < of->count; v++) {
        const double height = x * of->vertex[v][0] + y * of->vertex[v][1] + z * of->vertex[v][2];
        if (height > most)
            most = height, best = v;
    }
    return best;
}
static void plain_support(const void *shape, const double d[3], double point[3], uint32_t *feature)
{
    const body *of = shape;
    const size_t best = farthest(of, d[0], d[1], d[2]);
    memcpy(point, of->vertex[best], sizeof of->vertex[best]);
    *feature = (uint32_t)best;
}
static void plain_vertex(const void *shape, uint32_t feature, double point[3])
{
    const body *of = shape;
    memcpy(point, of->vertex[feature < of->count ? feature : 0], sizeof of->vertex[0]);
}
static void vertex(const void *shape, uint32_t feature, double point[3])
{
    const Vertices *of = shape;
    get_vertex(of, feature < of->count ? feature : 0, point);
}
static void support(const void *shape, const double d[3], double point[3], uint32_t *feature)
{
    *feature = (uint32_t)farthest_vertex(shape, d);
    vertex(shape, *feature, point);
}
static void pack(const body *of, Vertices *to)
{
    to->count = of->count;
    for (size_t i = 0; i < of->count; i++)
        set_vertex(to, i, of->vertex[i]);
    pad_vertices(to);
}
static Convex convex_of(const body *of, const Vertices *packed)
{
    Convex c = {.support = packed ? support : plain_support,
                .shape = packed ? (const void *)packed : of,
                .support_error = 0x1p-49,
                .vertex = packed ? vertex : plain_vertex};
    memcpy(c.center, of->center, sizeof c.center);
    return c;
}

#ifdef BENCH_CCD
static void ccd_support(const void *shape, const ccd_vec3_t *d, ccd_vec3_t *point)
{
    const body *of = shape;
    memcpy(point->v, of->vertex[farthest(of, d->v[0], d->v[1], d->v[2])], sizeof point->v);
}
static void ccd_center(const void *shape, ccd_vec3_t *point)
{
    memcpy(point->v, ((const body *)shape)->center, sizeof point->v);
}
static void set_ccd(ccd_t *ccd)
{
    CCD_INIT(ccd);
    ccd->support1 = ccd->support2 = ccd_support, ccd->center1 = ccd->center2 = ccd_center;
    ccd->max_iterations = 100, ccd->mpr_tolerance = ccd->epa_tolerance = 1e-6;
}
#endif

static void draw_pair(asked *all, size_t i, double away)
{
    draw(&all->a[i], 0), draw(&all->b[i], away);
    pack(&all->a[i], &all->of_a[i]), pack(&all->b[i], &all->of_b[i]);
    for (int k = 0; k < LAYOUTS; k++) {
        all->convex_a[k][i] = convex_of(&all->a[i], k == PACKED ? &all->of_a[i] : NULL);
        all->convex_b[k][i] = convex_of(&all->b[i], k == PACKED ? &all->of_b[i] : NULL);
    }
}

static double ask_isect(asked *all, form which, size_t i)
{
    const layout of = which == OVERLAP_PLAIN || which == DISTANCE_PLAIN ? PLAIN : PACKED;
    const Convex *a = &all->convex_a[of][i], *b = &all->convex_b[of][i];
    if (which == CONTACT)
        return fmax(-isect_convex_contact(a, b, 1e-6, NULL).gap_high, 0);
    if (forms[which].base != DISTANCE)
        return isect_convex_overlap(a, b, NULL, NULL);
    ConvexCache *cache = which == DISTANCE_AGAIN ? &all->cache[i] : NULL;
    return isect_convex_distance(a, b, 1e-6, INFINITY, cache).core_high;
}
#ifdef BENCH_CCD
static double ask_ccd(asked *all, form which, size_t i)
{
    const body *a = &all->a[i], *b = &all->b[i];
    if (which == OVERLAP_MPR)
        return ccdMPRIntersect(a, b, &all->ccd);
    if (which == OVERLAP_GJK)
        return ccdGJKIntersect(a, b, &all->ccd);
    ccd_real_t depth = 0;
    ccd_vec3_t direction, position;
    return ccdGJKPenetration(a, b, &all->ccd, &depth, &direction, &position) ? 0 : depth;
}
#endif
static bool is_there(form which)
{
#ifndef BENCH_BULLET
    if (which == DISTANCE_BULLET || which == DEPTH_BULLET)
        return false;
#endif
#ifndef BENCH_FCL
    if (which == OVERLAP_FCL || which == DISTANCE_FCL)
        return false;
#endif
#ifndef BENCH_CCD
    if (which == OVERLAP_MPR || which == OVERLAP_GJK || which == DEPTH_CCD)
        return false;
#endif
    return which > WARM_UP && which < FORMS;
}
static double ask(asked *all, form which, size_t i)
{
    switch (which) {
#ifdef BENCH_CCD
    case OVERLAP_MPR:
    case OVERLAP_GJK:
    case DEPTH_CCD:
        return ask_ccd(all, which, i);
#endif
#ifdef BENCH_FCL
    case OVERLAP_FCL:
        return fcl_overlap(all->fcl, i);
    case DISTANCE_FCL:
        return fmax(fcl_distance(all->fcl, i), 0);
#endif
#ifdef BENCH_BULLET
    case DISTANCE_BULLET:
        return fmax(bullet_distance(all->bullet, i), 0);
    case DEPTH_BULLET:
        return bullet_depth(all->bullet, i);
#endif
    default:
        return is_there(which) || which == WARM_UP ? ask_isect(all, which, i) : 0;
    }
}
static void run(void *context, int which)
{
    asked *all = context;
    for (size_t i = 0; i < PAIRS; i++)
        all->answer[which][i] = ask(all, (form)which, i);
}

/* Returns the percentage of pairs with another answer than isect's; numbers differ by more than
 * 1e-4. */
static double differing(const asked *all, form which)
{
    size_t count = 0;
    for (size_t i = 0; i < PAIRS; i++)
        count += fabs(all->answer[which][i] - all->answer[forms[which].base][i]) > 1e-4;
    return 100 * (double)count / PAIRS;
}
static void measure(table *t, asked *all, double away, int rounds)
{
    double seconds[FORMS], meet = 0;
    memset(all->cache, 0, sizeof all->cache);
    for (size_t i = 0; i < PAIRS; i++)
        draw_pair(all, i, away);
#ifdef BENCH_CCD
    set_ccd(&all->ccd);
#endif
#ifdef BENCH_BULLET
    all->bullet = bullet_bodies(all->a, all->b, PAIRS);
#endif
#ifdef BENCH_FCL
    all->fcl = fcl_bodies(all->a, all->b, PAIRS);
#endif
    time_in_turns(seconds, FORMS, rounds, NULL, run, all);
    for (size_t i = 0; i < PAIRS; i++)
        meet += all->answer[OVERLAP][i];
    for (int which = 0; which < FORMS; which++)
        if (is_there((form)which))
            table_row(t, "%.0f|%s|%s|%.0f|%.2f|%.1f", 100 * meet / PAIRS, forms[which].question,
                      forms[which].name, 1e9 * seconds[which] / PAIRS,
                      seconds[which] / seconds[forms[which].base], differing(all, (form)which));
#ifdef BENCH_BULLET
    bullet_free(all->bullet);
#endif
#ifdef BENCH_FCL
    fcl_free(all->fcl);
#endif
}

int main(int argc, char **argv)
{
    static asked all;
    static table t, boxes, contacts, posed;
    const options given = read_options(argc, argv, 21, 5, "[--quick] [--csv]");
    const double away[] = {0.15, 0.45, 0.8};
    print_machine();
    table_start(&t, "convex solver: hulls of 20 to 100 points",
                "meet %|question|form|ns|over isect|other %");
    for (size_t i = 0; i < sizeof away / sizeof *away; i++)
        measure(&t, &all, away[i], given.rounds);
    table_print(&t, given.csv);
    table_start(&boxes, "contact patches of two boxes, up to four points",
                "scene|form|ns|isect over it|points a pair");
    measure_boxes(&boxes, given.rounds, random_number);
    table_print(&boxes, given.csv);
    table_start(&contacts, "contacts of shapes that have closed forms",
                "pair|meet %|form|ns|isect over it|other %");
    measure_contacts(&contacts, given.rounds, random_number);
    table_print(&contacts, given.csv);
    table_start(&posed, "bodies that move a little, with a hint of the last frame and without",
                "bodies|question|function|yes %|ns|over closest");
    measure_posed(&posed, given.rounds, random_number);
    table_print(&posed, given.csv);
    return 0;
}
