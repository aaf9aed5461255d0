/* bench/odds.c - measures of shapes, odds, and the advice of a bounding volume. It is compiled for
 * float and for double. The forms run in rotating order, and a time is the median over rounds. */
#include "isect/measure.h"
#include "machine.h"
#include "meshes.h"
#include "reference/precision.h"
#include "table.h"

#include <stdlib.h>

#define SECONDS_A_ROUND 0.005

enum { SHAPES = 4096, SLABS_SHAPES = 256, CORNERS = 1000 };

static struct {
    X(aabb) aabb[SHAPES];
    X(sphere) sphere[SHAPES];
    X(capsule) capsule[SHAPES];
    X(obb) obb[SHAPES];
    X(kdop14) kdop14[SLABS_SHAPES];
    X(kdop26) kdop26[SLABS_SHAPES];
    X(measure) measure[SHAPES];
    X(hull) hull;
} drawn;

/* Returns a random number from -1 to 1. */
static real some(uint64_t *state)
{
    return 2 * (real)random_unit(state) - 1;
}
static vec3 some_vec3(uint64_t *state)
{
    const real x = some(state), y = some(state), z = some(state);
    return (vec3){x, y, z};
}
static void draw_in_ball(vec3 *points, size_t n, uint64_t *state)
{
    for (size_t k = 0; k < n;) {
        points[k] = some_vec3(state);
        k += dot(points[k], points[k]) <= 1;
    }
}
static void draw_shape(size_t i, uint64_t *state)
{
    const vec3 p = some_vec3(state), q = some_vec3(state), half = some_vec3(state);
    const real radius = (real)random_unit(state);
    drawn.aabb[i] = (X(aabb)){{least(p.x, q.x), least(p.y, q.y), least(p.z, q.z)},
                              {most(p.x, q.x), most(p.y, q.y), most(p.z, q.z)}};
    drawn.sphere[i] = (X(sphere)){p, radius};
    drawn.capsule[i] = (X(capsule)){p, q, radius};
    const vec3 u = unit(p), v = unit(cross(u, q));
    drawn.obb[i] =
        (X(obb)){q, {u, v, cross(u, v)}, {real_abs(half.x), real_abs(half.y), real_abs(half.z)}};
    drawn.measure[i] = X(measure_aabb)(&drawn.aabb[i]);
}
/* Draws k-DOPs of a hundred points in a ball, so that every slab cuts. */
static void draw_slabs(size_t i, uint64_t *state)
{
    enum { IN_BALL = 100 };
    vec3 in_ball[IN_BALL];
    draw_in_ball(in_ball, IN_BALL, state);
    const X(points) points = X(points_of)(in_ball);
    if (X(bound_kdop14_points)(points, IN_BALL, &drawn.kdop14[i]) != ISECT_OK ||
        X(bound_kdop26_points)(points, IN_BALL, &drawn.kdop26[i]) != ISECT_OK)
        abort();
}
/* Draws the hull of points on a sphere: all of them are vertices. */
static void draw_hull(uint64_t *state)
{
    static vec3 on_ball[CORNERS];
    for (size_t k = 0; k < CORNERS;) {
        draw_in_ball(&on_ball[k], 1, state);
        const real square = dot(on_ball[k], on_ball[k]);
        on_ball[k] = unit(on_ball[k]);
        k += square > R(0.01);
    }
    const X(points) points = X(points_of)(on_ball);
    const size_t bytes = X(hull_capacity)(CORNERS);
    void *memory = need(bytes); /* is not released: the hull stays in use */
    if (X(hull_build)(points, CORNERS, memory, bytes, NULL, &drawn.hull) != ISECT_OK)
        abort();
}
static void draw(uint64_t *state)
{
    for (size_t i = 0; i < SHAPES; i++)
        draw_shape(i, state);
    for (size_t i = 0; i < SLABS_SHAPES; i++)
        draw_slabs(i, state);
    draw_hull(state);
}

/* ---- forms: each returns a sum over all drawn shapes ---- */

#define SUM(shape, count)                                                                          \
    static double sum_##shape(void)                                                                \
    {                                                                                              \
        double sum = 0;                                                                            \
        for (size_t i = 0; i < (count); i++) {                                                     \
            const X(measure) m = X(measure_##shape)(&drawn.shape[i]);                              \
            sum += (double)m.volume + (double)m.width;                                             \
        }                                                                                          \
        return sum;                                                                                \
    }
SUM(aabb, SHAPES)
SUM(sphere, SHAPES)
SUM(capsule, SHAPES)
SUM(obb, SHAPES)
SUM(kdop14, SLABS_SHAPES)
SUM(kdop26, SLABS_SHAPES)

/* The textbook formulas, which overflow. */
static double plain_sphere(void)
{
    const real pi = R(3.14159265358979323846);
    double sum = 0;
    for (size_t i = 0; i < SHAPES; i++) {
        const real r = drawn.sphere[i].radius, disc = pi * r * r;
        const X(measure) m = {4 * disc * r / 3, 4 * disc, disc, 2 * r};
        sum += (double)m.volume + (double)m.area + (double)m.shadow + (double)m.width;
    }
    return sum;
}
static double plain_obb(void)
{
    double sum = 0;
    for (size_t i = 0; i < SHAPES; i++) {
        const real *h = drawn.obb[i].half, faces = h[0] * h[1] + h[1] * h[2] + h[2] * h[0];
        const X(measure) m = {8 * h[0] * h[1] * h[2], 8 * faces, 2 * faces, h[0] + h[1] + h[2]};
        sum += (double)m.volume + (double)m.area + (double)m.shadow + (double)m.width;
    }
    return sum;
}
static double sum_hull(void)
{
    const X(measure) m = X(measure_hull)(&drawn.hull);
    return (double)m.volume + (double)m.width;
}
#define ODDS(of)                                                                                   \
    static double odds_of_##of##s(void)                                                            \
    {                                                                                              \
        double sum = 0;                                                                            \
        for (size_t i = 0; i < SHAPES; i++)                                                        \
            sum += (double)X(odds_##of)(&drawn.measure[i], &drawn.measure[(i + 1) % SHAPES]);      \
        return sum;                                                                                \
    }
ODDS(line)
ODDS(point)

/* Makes all volumes that isect_advise chooses from. */
static double make_all(const vec3 *xyz, size_t n)
{
    const X(points) points = X(points_of)(xyz);
    X(aabb) aabb;
    X(sphere) sphere;
    X(obb) obb;
    X(kdop14) kdop14;
    X(kdop18) kdop18;
    X(kdop26) kdop26;
    X(capsule) capsule;
    X(lozenge) lozenge;
    X(ellipsoid) ellipsoid;
    X(cylinder) cylinder;
    const bool made = X(bound_aabb_points)(points, n, &aabb) == ISECT_OK &&
                      X(bound_sphere_points)(points, n, &sphere, NULL) == ISECT_OK &&
                      X(bound_obb_points)(points, n, NULL, &obb) == ISECT_OK &&
                      X(bound_kdop14_points)(points, n, &kdop14) == ISECT_OK &&
                      X(bound_kdop18_points)(points, n, &kdop18) == ISECT_OK &&
                      X(bound_kdop26_points)(points, n, &kdop26) == ISECT_OK &&
                      X(bound_capsule_points)(points, n, &capsule) == ISECT_OK &&
                      X(bound_lozenge_points)(points, n, &lozenge) == ISECT_OK &&
                      X(bound_ellipsoid_points)(points, n, &ellipsoid) == ISECT_OK &&
                      X(bound_cylinder_points)(points, n, &cylinder) == ISECT_OK;
    return made ? (double)X(measure_cylinder)(&cylinder).volume : -1;
}
static double advise(const vec3 *xyz, size_t n)
{
    const X(points) points = X(points_of)(xyz);
    X(advice) advice;
    return X(advise)(points, n, (isect_query)ISECT_QUERY_LINE, 1000, NULL, &advice) == ISECT_OK
               ? (double)advice.price[ISECT_VOLUME_CYLINDER].measure.volume
               : -1;
}

static const struct {
    const char *name;
    size_t asked; /* count of results per run */
    double (*run)(void);
} forms[] = {{"plain formulas, sphere", SHAPES, plain_sphere},
             {"plain formulas, obb", SHAPES, plain_obb},
             {"isect measure_sphere", SHAPES, sum_sphere},
             {"isect measure_capsule", SHAPES, sum_capsule},
             {"isect measure_aabb", SHAPES, sum_aabb},
             {"isect measure_obb", SHAPES, sum_obb},
             {"isect measure_kdop14", SLABS_SHAPES, sum_kdop14},
             {"isect measure_kdop26", SLABS_SHAPES, sum_kdop26},
             {"isect measure_hull, each of 1000 vertices", CORNERS, sum_hull},
             {"isect odds_line", SHAPES, odds_of_lines},
             {"isect odds_point", SHAPES, odds_of_points}};
enum { FORMS = sizeof forms / sizeof *forms };

static const struct {
    const char *name;
    double (*run)(const vec3 *xyz, size_t n);
} advice[] = {{"isect, ten makers", make_all}, {"isect_advise", advise}};

/* ---- measuring ---- */

static volatile double kept;

static void run_form(void *context, int form)
{
    (void)context;
    kept = forms[form].run();
}

/* Each form is repeated such that a round takes SECONDS_A_ROUND. */
static void ask(table *t, int rounds)
{
    double seconds[FORMS];
    size_t repeat[FORMS];
    time_in_turns(seconds, FORMS, 1, NULL, run_form, NULL);
    for (int form = 0; form < FORMS; form++)
        repeat[form] = (size_t)(SECONDS_A_ROUND / (seconds[form] + 1e-7)) + 1;
    time_in_turns(seconds, FORMS, rounds, repeat, run_form, NULL);
    for (int form = 0; form < FORMS; form++)
        table_row(t, PRECISION "|%s|%.1f", forms[form].name,
                  seconds[form] / (double)forms[form].asked * 1e9);
}

typedef struct asked {
    const vec3 *xyz;
    size_t n;
    double volume[2];
} asked;

static void run_advice(void *context, int form)
{
    asked *of = context;
    of->volume[form] = advice[form].run(of->xyz, of->n);
}

void BOTH(odds)(table *sizes, table *advised, int rounds);
void BOTH(odds)(table *sizes, table *advised, int rounds)
{
    static const size_t counts[] = {100, 1000, 100000};
    uint64_t state = random_seed(1);
    draw(&state);
    ask(sizes, rounds);
    for (size_t i = 0; i < sizeof counts / sizeof *counts; i++) {
        vec3 *points = need(counts[i] * sizeof *points);
        asked of = {points, counts[i], {0}};
        double seconds[2];
        state = random_seed(1);
        draw_in_ball(points, counts[i], &state);
        time_in_turns(seconds, 2, rounds, NULL, run_advice, &of);
        for (int form = 0; form < 2; form++)
            table_row(advised, "%zu|" PRECISION "|%s|%.1f|%.3f|%.6g", counts[i], advice[form].name,
                      seconds[form] * 1e6, seconds[form] / seconds[0], of.volume[form]);
        free(points);
    }
}

#if !BENCH_DOUBLE
void odds_double(table *sizes, table *advised, int rounds);

int main(int argc, char **argv)
{
    static table sizes, advised;
    const options o = read_options(argc, argv, 21, 5, "[--quick] [--csv]");
    print_machine();
    table_start(&sizes, "Sizes of shapes, and odds: ns for each", "precision|form|ns");
    table_start(&advised, "Advice: us, and over the makers alone",
                "points|precision|form|us|ratio|volume");
    odds_float(&sizes, &advised, o.rounds);
    odds_double(&sizes, &advised, o.rounds);
    table_print(&sizes, o.csv);
    table_print(&advised, o.csv);
    return 0;
}
#endif
