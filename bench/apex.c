/* bench/apex.c - the extent of points along a direction, and the box of rotated points: apex maps
 * beside a loop over all points and the box of the rotated box. It is compiled for float and for
 * double. The forms run in rotating order, and a time is the median over rounds. */
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

#if !BENCH_DOUBLE
void apex_double(table *t, int rounds);

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
    return 0;
}
#endif
