/* bench/apex.c - the extent of points along a direction, and the box of rotated points: apex maps
 * beside a loop over all points and the box of the rotated box. Then pairs of rotated bodies that
 * are apart: apex maps beside k-DOPs. It is compiled for float and for double. The forms run in
 * rotating order, and a time is the median over rounds. */
#include "isect/hull.h"
#include "machine.h"
#include "meshes.h"
#include "reference/precision.h"
#include "table.h"

#include <math.h>
#include <stdlib.h>

enum { DIRECTIONS = 1024, POINTS = 16384, CELLS = 16 };

static struct {
    vec3 points[POINTS], directions[DIRECTIONS], axes[DIRECTIONS][3];
    X(apex) apex;
    size_t n;
    X(aabb) box;
} drawn;
static const vec3 origin;

static real some(uint64_t *state)
{
    return 2 * (real)random_unit(state) - 1;
}
static vec3 some_unit(uint64_t *state)
{
    for (;;) {
        const vec3 p = {some(state), some(state), some(state)};
        const real square = dot(p, p);
        if (square > R(0.01) && square < 1)
            return unit(p);
    }
}
/* Draws points on a stretched sphere, directions, and rotations. */
static void draw(uint64_t *state)
{
    for (size_t i = 0; i < POINTS; i++) {
        const vec3 p = some_unit(state);
        drawn.points[i] = (vec3){3 * p.x, 2 * p.y, p.z};
    }
    for (size_t i = 0; i < DIRECTIONS; i++) {
        const vec3 u = some_unit(state), v = unit(cross(u, some_unit(state)));
        drawn.directions[i] = u;
        drawn.axes[i][0] = u, drawn.axes[i][1] = v, drawn.axes[i][2] = cross(u, v);
    }
}
static void make(size_t n, void *memory, size_t bytes)
{
    const X(points) points = X(points_of)(drawn.points);
    drawn.n = n;
    if (X(apex_build)(drawn.points, (uint32_t)n, CELLS, memory, bytes, &drawn.apex) != ISECT_OK ||
        X(bound_aabb_points)(points, n, &drawn.box) != ISECT_OK)
        abort();
}

/* ---- forms: each returns a sum over all directions ---- */

static double loop_extent(void)
{
    double sum = 0;
    for (size_t i = 0; i < DIRECTIONS; i++) {
        real most = dot(drawn.directions[i], drawn.points[0]);
        for (size_t k = 1; k < drawn.n; k++) {
            const real along = dot(drawn.directions[i], drawn.points[k]);
            most = along > most ? along : most;
        }
        sum += (double)most;
    }
    return sum;
}
static double apex_extent(void)
{
    double sum = 0;
    for (size_t i = 0; i < DIRECTIONS; i++)
        sum += (double)X(apex_extent)(&drawn.apex, &drawn.directions[i]);
    return sum;
}
static double apex_farthest(void)
{
    double sum = 0;
    for (size_t i = 0; i < DIRECTIONS; i++)
        sum += (double)dot(drawn.directions[i],
                           drawn.points[X(apex_farthest)(&drawn.apex, &drawn.directions[i])]);
    return sum;
}
static double edges_of(const X(aabb) * box)
{
    return (double)(box->upper.x - box->lower.x) + (double)(box->upper.y - box->lower.y) +
           (double)(box->upper.z - box->lower.z);
}
static vec3 moved(vec3 p, const vec3 *axes)
{
    return (vec3){p.x * axes[0].x + p.y * axes[1].x + p.z * axes[2].x,
                  p.x * axes[0].y + p.y * axes[1].y + p.z * axes[2].y,
                  p.x * axes[0].z + p.y * axes[1].z + p.z * axes[2].z};
}
static double loop_bound(void)
{
    double sum = 0;
    for (size_t i = 0; i < DIRECTIONS; i++) {
        vec3 p = moved(drawn.points[0], drawn.axes[i]);
        X(aabb) box = {p, p};
        for (size_t k = 1; k < drawn.n; k++) {
            p = moved(drawn.points[k], drawn.axes[i]);
            box = (X(aabb)){
                {least(p.x, box.lower.x), least(p.y, box.lower.y), least(p.z, box.lower.z)},
                {most(p.x, box.upper.x), most(p.y, box.upper.y), most(p.z, box.upper.z)}};
        }
        sum += edges_of(&box);
    }
    return sum;
}
static double apex_bound(void)
{
    double sum = 0;
    for (size_t i = 0; i < DIRECTIONS; i++) {
        X(aabb) box;
        if (X(apex_bound)(&drawn.apex, drawn.axes[i], &origin, &box) == ISECT_OK)
            sum += edges_of(&box);
    }
    return sum;
}
/* The box of the rotated box (Arvo 1990). */
static double box_bound(void)
{
    double sum = 0;
    for (size_t i = 0; i < DIRECTIONS; i++) {
        const vec3 *a = drawn.axes[i], e = {drawn.box.upper.x - drawn.box.lower.x,
                                            drawn.box.upper.y - drawn.box.lower.y,
                                            drawn.box.upper.z - drawn.box.lower.z};
        const real *of[] = {&a[0].x, &a[1].x, &a[2].x};
        for (int k = 0; k < 3; k++)
            sum += (double)(e.x * real_abs(of[0][k]) + e.y * real_abs(of[1][k]) +
                            e.z * real_abs(of[2][k]));
    }
    return sum;
}

static const struct {
    const char *name;
    int beside; /* index of the form that the ratios of time and size refer to */
    double (*run)(void);
} forms[] = {{"extent, loop", 0, loop_extent},      {"extent, isect", 0, apex_extent},
             {"farthest, isect", 0, apex_farthest}, {"box, loop", 3, loop_bound},
             {"box, isect", 3, apex_bound},         {"box of the box", 3, box_bound}};
enum { FORMS = sizeof forms / sizeof *forms };

static double answers[FORMS];

static void run_form(void *context, int form)
{
    (void)context;
    answers[form] = forms[form].run();
}

void BOTH(apex)(table *t, int rounds);
void BOTH(apex)(table *t, int rounds)
{
    static const size_t counts[] = {8, 64, 512, POINTS};
    const size_t bytes = X(apex_capacity)(CELLS);
    void *memory = need(bytes);
    uint64_t state = random_seed(1);
    draw(&state);
    for (size_t i = 0; i < sizeof counts / sizeof *counts; i++) {
        double seconds[FORMS];
        make(counts[i], memory, bytes);
        time_in_turns(seconds, FORMS, rounds, NULL, run_form, NULL);
        for (int form = 0; form < FORMS; form++)
            table_row(t, "%zu|" PRECISION "|%s|%.1f|%.3f|%.2f", counts[i], forms[form].name,
                      seconds[form] / DIRECTIONS * 1e9, seconds[form] / seconds[forms[form].beside],
                      100 * (answers[form] / answers[forms[form].beside] - 1));
    }
    free(memory);
}

/* ---- two rotated bodies ----
 *
 * Body i is the points rotated by axes[i]; its partner is the next one, shifted. Bodies that are
 * apart on one axis do not overlap. K-DOPs of rotated bodies are made of the k-DOP of the points,
 * or of all points again. Apex maps give the extent of a body along any axis: along those of the
 * k-DOP (Laine and Karras, Apex Point Map for Constant-Time Bounding Plane Approximation, 2015),
 * and along the line of the centers. */

enum { BODY = 64, SLABS = 13, HULL_BYTES = 1 << 15 };

static const vec3 slab_axes[SLABS] = {{1, 0, 0},  {0, 1, 0},   {0, 0, 1}, {1, 1, 1},  {1, 1, -1},
                                      {1, -1, 1}, {1, -1, -1}, {1, 1, 0}, {1, -1, 0}, {1, 0, 1},
                                      {1, 0, -1}, {0, 1, 1},   {0, 1, -1}};
static vec3 shift[DIRECTIONS];
static X(hull) hulls[DIRECTIONS];
static X(kdop14) own_kdop14;
static X(kdop26) own_kdop26;

static size_t partner(size_t i)
{
    return (i + 1) % DIRECTIONS;
}
static vec3 body_point(size_t i, size_t k)
{
    return moved(drawn.points[k], drawn.axes[i]);
}

static bool hulls_meet(size_t i)
{
    const X(pose) pose = {{0, 0, 0, 1}, shift[i]};
    return X(overlap_posed)(X(any_hull)(&hulls[i]), X(any_hull)(&hulls[partner(i)]), &pose);
}
static bool intervals_meet(const real a[2], const real b[2], real by)
{
    return a[0] <= b[1] + by && b[0] + by <= a[1];
}
static void interval_of_map(size_t i, vec3 axis, real to[2])
{
    const vec3 *a = drawn.axes[i], u = {dot(a[0], axis), dot(a[1], axis), dot(a[2], axis)};
    const vec3 back = {-u.x, -u.y, -u.z};
    to[0] = -X(apex_extent)(&drawn.apex, &back), to[1] = X(apex_extent)(&drawn.apex, &u);
}
static bool maps_meet_on(size_t i, vec3 axis)
{
    real a[2], b[2];
    interval_of_map(i, axis, a), interval_of_map(partner(i), axis, b);
    return intervals_meet(a, b, dot(axis, shift[i]));
}
static bool maps_meet(size_t i, int slabs)
{
    for (int k = 0; k < slabs; k++)
        if (!maps_meet_on(i, slab_axes[k]))
            return false;
    return true;
}
static bool maps3(size_t i)
{
    return maps_meet(i, 3);
}
static bool maps7(size_t i)
{
    return maps_meet(i, 7);
}
static bool maps13(size_t i)
{
    return maps_meet(i, SLABS);
}
static bool maps_centers_first(size_t i)
{
    return maps_meet_on(i, shift[i]) && maps13(i);
}
/* The box of the rotated box, which is centered at the origin up to rounding. */
static bool boxes_meet(size_t i)
{
    const vec3 *up = &drawn.box.upper, *low = &drawn.box.lower;
    const real half[] = {most(up->x, -low->x), most(up->y, -low->y), most(up->z, -low->z)};
    for (int k = 0; k < 3; k++) {
        real reach = 0;
        for (int j = 0; j < 3; j++)
            reach += half[j] * (real_abs((&drawn.axes[i][j].x)[k]) +
                                real_abs((&drawn.axes[partner(i)][j].x)[k]));
        if (real_abs((&shift[i].x)[k]) > reach)
            return false;
    }
    return true;
}
/* The slabs of the second are shifted. */
#define KDOPS(name)                                                                                \
    static X(name) name##_again(size_t i)                                                          \
    {                                                                                              \
        vec3 points[BODY];                                                                         \
        X(name) kdop;                                                                              \
        for (size_t k = 0; k < BODY; k++)                                                          \
            points[k] = body_point(i, k);                                                          \
        if (X(bound_##name##_points)(X(points_of)(points), BODY, &kdop) != ISECT_OK)               \
            abort();                                                                               \
        return kdop;                                                                               \
    }                                                                                              \
    static bool name##s_again(size_t i)                                                            \
    {                                                                                              \
        const X(name) a = name##_again(i), b = name##_again(partner(i));                           \
        return X(overlap_##name##_##name##_slabs_moved)(&a, &b, &shift[i]);                        \
    }                                                                                              \
    static bool name##s_of_kdops(size_t i)                                                         \
    {                                                                                              \
        X(name) a, b;                                                                              \
        if (X(bound_##name##_moved)(&own_##name, drawn.axes[i], &origin, &a) != ISECT_OK ||        \
            X(bound_##name##_moved)(&own_##name, drawn.axes[partner(i)], &origin, &b) != ISECT_OK) \
            abort();                                                                               \
        return X(overlap_##name##_##name##_slabs_moved)(&a, &b, &shift[i]);                        \
    }
KDOPS(kdop14)
KDOPS(kdop26)

static const struct {
    const char *name;
    bool (*meet)(size_t i);
} tests_of_bodies[] = {{"hulls, exact", hulls_meet},
                       {"boxes of the boxes", boxes_meet},
                       {"boxes by apex maps", maps3},
                       {"14-DOPs of 14-DOPs", kdop14s_of_kdops},
                       {"26-DOPs of 26-DOPs", kdop26s_of_kdops},
                       {"14-DOPs of all points", kdop14s_again},
                       {"26-DOPs of all points", kdop26s_again},
                       {"apex maps, 7 axes", maps7},
                       {"apex maps, 13 axes", maps13},
                       {"apex maps, line of centers, 13 axes", maps_centers_first}};
enum { TESTS = sizeof tests_of_bodies / sizeof *tests_of_bodies };

static bool meets[TESTS][DIRECTIONS];

static void run_test(void *context, int form)
{
    (void)context;
    for (size_t i = 0; i < DIRECTIONS; i++)
        meets[form][i] = tests_of_bodies[form].meet(i);
}
static void make_bodies(uint64_t *state)
{
    const X(points) points = X(points_of)(drawn.points);
    if (X(bound_kdop14_points)(points, BODY, &own_kdop14) != ISECT_OK ||
        X(bound_kdop26_points)(points, BODY, &own_kdop26) != ISECT_OK)
        abort();
    for (size_t i = 0; i < DIRECTIONS; i++) {
        vec3 of_body[BODY];
        for (size_t k = 0; k < BODY; k++)
            of_body[k] = body_point(i, k);
        const vec3 way = some_unit(state);
        const real far = 2 + 4 * (real)random_unit(state);
        shift[i] = (vec3){far * way.x, far * way.y, far * way.z};
        if (X(hull_build)(X(points_of)(of_body), BODY, need(HULL_BYTES), HULL_BYTES, NULL,
                          &hulls[i]) != ISECT_OK)
            abort();
    }
}

void BOTH(bodies)(table *t, int rounds);
void BOTH(bodies)(table *t, int rounds)
{
    const size_t bytes = X(apex_capacity)(CELLS);
    uint64_t state = random_seed(1);
    double seconds[TESTS];
    draw(&state);
    make(BODY, need(bytes), bytes);
    make_bodies(&state);
    time_in_turns(seconds, TESTS, rounds, NULL, run_test, NULL);
    for (int form = 0; form < TESTS; form++) {
        size_t apart = 0, wrong = 0, lost = 0;
        for (size_t i = 0; i < DIRECTIONS; i++) {
            apart += !meets[0][i], wrong += !meets[0][i] && meets[form][i];
            lost += meets[0][i] && !meets[form][i];
        }
        table_row(t, PRECISION "|%s|%.0f|%.1f|%.2f|%zu", tests_of_bodies[form].name,
                  seconds[form] / DIRECTIONS * 1e9, 100 * (double)apart / DIRECTIONS,
                  100 * (double)wrong / (double)apart, lost);
    }
}

#if !BENCH_DOUBLE
void apex_double(table *t, int rounds);
void bodies_double(table *t, int rounds);

int main(int argc, char **argv)
{
    static table t;
    const options o = read_options(argc, argv, 21, 5, "[--quick] [--csv]");
    print_machine();
    table_start(&t, "Directions and turned bodies: ns for each, over the loop, larger by %",
                "points|precision|form|ns|ratio|larger %");
    apex_float(&t, o.rounds);
    apex_double(&t, o.rounds);
    table_print(&t, o.csv);
    table_start(&t, "Two turned bodies of 64 points: ns a pair, and false positives",
                "precision|test|ns|apart %|of these not seen %|lost");
    bodies_float(&t, o.rounds);
    bodies_double(&t, o.rounds);
    table_print(&t, o.csv);
    return 0;
}
#endif
