/* bench/bounds.c - volumes around a thousand to ten million points: isect beside other forms, and
 * beside a loop that only reads. The forms take turns, and a time is the median over rounds. */
#include "bounds.h"
#include "machine.h"
#include "meshes.h"
#include "table.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MAX_ROUNDS 21
#define POINTS_A_ROUND 1000000

static volatile double kept;

static void ask(table *t, const bound_forms *of, cloud *c, int rounds)
{
    double times[BOUND_FORMS][MAX_ROUNDS], bandwidth[BOUND_FORMS];
    uint64_t state = random_seed(1);
    const size_t repeat = c->n < POINTS_A_ROUND ? POINTS_A_ROUND / c->n : 1;
    of->draw(c, &state);
    for (int round = 0; round < rounds; round++)
        for (int i = 0; i < BOUND_FORMS; i++) {
            const int form = (i + round) % BOUND_FORMS;
            double start = thread_seconds();
            for (size_t k = 0; k < repeat; k++)
                kept = of->forms[form].run(c);
            times[form][round] = (thread_seconds() - start) / (double)repeat;
        }
    for (int form = 0; form < BOUND_FORMS; form++) {
        const double seconds = median(times[form], rounds),
                     bytes = (double)(c->n * of->forms[form].numbers * of->number_bytes);
        bandwidth[form] = bytes / seconds / 1e9;
        table_row(t, "%zu", c->n);
        table_row(t, "%s", of->precision);
        table_row(t, "%s", of->forms[form].name);
        table_row(t, "%.3f", seconds * 1e9 / (double)c->n);
        table_row(t, "%.1f", bandwidth[form]);
        table_row(t, "%.2f", bandwidth[form] / bandwidth[0]);
    }
}

/* Evenly, in a cube or in a ball. */
static void draw_cloud(float *xyz, size_t n, bool round, uint64_t *state)
{
    for (size_t k = 0; k < n;) {
        float *p = xyz + 3 * k;
        for (int axis = 0; axis < 3; axis++)
            p[axis] = 2 * random_unit(state) - 1;
        k += !round || p[0] * p[0] + p[1] * p[1] + p[2] * p[2] <= 1;
    }
}

/* The form of CGAL, the first, is what the others are measured by. */
static void ask_beside(table *t, const char *name, const float *xyz, size_t n, int rounds,
                       size_t repeat, const ball_form *forms, int count)
{
    double times[BALL_FORMS][MAX_ROUNDS], seconds[BALL_FORMS], size[BALL_FORMS];
    const int first = forms[0].run ? 0 : 1;
    for (int round = 0; round < rounds; round++)
        for (int form = first; form < count; form++) {
            double start = thread_seconds();
            for (size_t k = 0; k < repeat; k++)
                kept = size[form] = forms[form].run(xyz, n);
            times[form][round] = (thread_seconds() - start) / (double)repeat;
        }
    for (int form = first; form < count; form++) {
        seconds[form] = median(times[form], rounds);
        table_row(t, "%s", name);
        table_row(t, "%zu", n);
        table_row(t, "%s", forms[form].name);
        table_row(t, "%.1f", seconds[form] * 1e6);
        table_row(t, "%.3f", seconds[form] / seconds[first]);
        table_row(t, "%.9g", size[form]);
        table_row(t, "%.2g", size[form] / size[first] - 1);
    }
}
static void ask_balls(table *t, const char *name, const float *xyz, size_t n, int rounds)
{
    const size_t repeat = n < POINTS_A_ROUND / 4 ? POINTS_A_ROUND / 4 / n : 1;
    ask_beside(t, name, xyz, n, rounds, repeat, ball_forms, BALL_FORMS);
}
static void ask_round(table *t, const char *name, const float *xyz, size_t n, int rounds)
{
    ask_beside(t, name, xyz, n, rounds < 5 ? rounds : 5, 1, round_forms, ROUND_FORMS);
}
static void ask_hull_boxes(table *t, const char *name, const float *xyz, size_t n, int rounds)
{
    ask_beside(t, name, xyz, n, rounds < 5 ? rounds : 5, 1, hull_box_forms, HULL_BOX_FORMS);
}

/* Every point gets a radius, of up to a tenth of the way that the points are apart along x. */
static void ask_balls_of_balls(table *t, const char *name, const float *xyz, size_t n, int rounds)
{
    const size_t repeat = n < POINTS_A_ROUND / 4 ? POINTS_A_ROUND / 4 / n : 1;
    float *xyzr = malloc(4 * n * sizeof *xyzr), low = xyz[0], high = xyz[0];
    uint64_t state = random_seed(2);
    for (size_t i = 1; i < n; i++) {
        low = xyz[3 * i] < low ? xyz[3 * i] : low;
        high = xyz[3 * i] > high ? xyz[3 * i] : high;
    }
    for (size_t i = 0; xyzr && i < n; i++) {
        memcpy(xyzr + 4 * i, xyz + 3 * i, 3 * sizeof *xyz);
        xyzr[4 * i + 3] = (high - low) / 10 * random_unit(&state);
    }
    if (xyzr)
        ask_beside(t, name, xyzr, n, rounds, repeat, balls_forms, BALLS_FORMS);
    free(xyzr);
}

/* Of many hulls with few vertices: how long, and how often within so much of the least box? */
static void ask_least_boxes(table *t, bool round, size_t n, int hulls)
{
    const int first = least_box_forms[0].run ? 0 : 1;
    double seconds[LEAST_BOX_FORMS] = {0}, worst[LEAST_BOX_FORMS] = {0};
    int near[LEAST_BOX_FORMS] = {0}, same[LEAST_BOX_FORMS] = {0};
    float *xyz = malloc(3 * n * sizeof *xyz);
    uint64_t state = random_seed(1);
    for (int i = 0; xyz && i < hulls; i++) {
        const float stretch[3] = {1, 0.3f + 0.7f * random_unit(&state),
                                  0.1f + 0.9f * random_unit(&state)};
        double volume[LEAST_BOX_FORMS];
        draw_cloud(xyz, n, round, &state);
        for (size_t k = 0; k < 3 * n; k++)
            xyz[k] *= stretch[k % 3];
        for (int form = first; form < LEAST_BOX_FORMS; form++) {
            const double start = thread_seconds();
            volume[form] = least_box_forms[form].run(xyz, n);
            seconds[form] += thread_seconds() - start;
        }
        for (int form = first; form < LEAST_BOX_FORMS; form++) {
            const double excess = volume[form] / volume[LEAST_BOX_FORMS - 1] - 1;
            near[form] += excess <= 1e-3, same[form] += excess <= 1e-6;
            worst[form] = excess > worst[form] ? excess : worst[form];
        }
    }
    for (int form = first; xyz && form < LEAST_BOX_FORMS; form++) {
        table_row(t, "%s", round ? "ball" : "cube");
        table_row(t, "%zu", n);
        table_row(t, "%s", least_box_forms[form].name);
        table_row(t, "%.1f", seconds[form] * 1e6 / hulls);
        table_row(t, "%.3f", seconds[form] / seconds[first]);
        table_row(t, "%.1f", 100.0 * near[form] / hulls);
        table_row(t, "%.1f", 100.0 * same[form] / hulls);
        table_row(t, "%.2g", worst[form]);
    }
    free(xyz);
}

/* Oriented boxes: plain principal axes are what the others are measured by. */
static void ask_obbs(table *t, const char *name, const bound_forms *of, const float *xyz, size_t n,
                     int rounds)
{
    double times[OBB_FORMS][MAX_ROUNDS], seconds[OBB_FORMS], volume[OBB_FORMS];
    const size_t repeat = n < POINTS_A_ROUND / 4 ? POINTS_A_ROUND / 4 / n : 1;
    void *points = malloc(3 * n * of->number_bytes);
    for (size_t i = 0; points && i < 3 * n; i++)
        if (of->number_bytes == sizeof(float))
            ((float *)points)[i] = xyz[i];
        else
            ((double *)points)[i] = (double)xyz[i];
    for (int round = 0; points && round < rounds; round++)
        for (int form = 0; form < OBB_FORMS; form++) {
            double start = thread_seconds();
            for (size_t k = 0; k < repeat; k++)
                kept = volume[form] = of->boxes[form].run(points, n);
            times[form][round] = (thread_seconds() - start) / (double)repeat;
        }
    for (int form = 0; points && form < OBB_FORMS; form++) {
        seconds[form] = median(times[form], rounds);
        table_row(t, "%s", name);
        table_row(t, "%zu", n);
        table_row(t, "%s", of->precision);
        table_row(t, "%s", of->boxes[form].name);
        table_row(t, "%.3f", seconds[form] * 1e9 / (double)n);
        table_row(t, "%.3f", seconds[form] / seconds[0]);
        table_row(t, "%.6g", volume[form]);
    }
    free(points);
}

/* What is asked of the points of a cloud. */
typedef void ask_cloud(table *t, const char *name, const float *xyz, size_t n, int rounds);

static void ask_obbs_twice(table *t, const char *name, const float *xyz, size_t n, int rounds)
{
    ask_obbs(t, name, bounds_float(), xyz, n, rounds);
    ask_obbs(t, name, bounds_double(), xyz, n, rounds);
}

static void ask_clouds(table *t, ask_cloud *asked, int rounds)
{
    static const struct {
        const char *name;
        size_t n;
        bool round;
    } clouds[] = {{"cube", 1000, false},
                  {"ball", 1000, true},
                  {"cube", 1000000, false},
                  {"ball", 1000000, true}};
#ifdef BENCH_DATA
    static const char *const files[] = {"bunny00.off", "armadillo.off"};
    for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
        char path[1024];
        trimesh mesh;
        snprintf(path, sizeof path, "%s/%s", BENCH_DATA, files[i]);
        if (trimesh_load(&mesh, path))
            asked(t, files[i], mesh.positions, mesh.vertex_count, rounds);
        trimesh_free(&mesh);
    }
#endif
    for (size_t i = 0; i < sizeof clouds / sizeof *clouds; i++) {
        uint64_t state = random_seed(1);
        float *xyz = malloc(3 * clouds[i].n * sizeof *xyz);
        if (xyz)
            draw_cloud(xyz, clouds[i].n, clouds[i].round, &state);
        if (xyz)
            asked(t, clouds[i].name, xyz, clouds[i].n, rounds);
        free(xyz);
    }
}

int main(int argc, char **argv)
{
    static const size_t counts[] = {1000, 100000, 1000000, 10000000};
    static table t;
    int rounds = MAX_ROUNDS;
    bool csv = false;
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--quick") == 0) {
            rounds = 5;
        } else if (strcmp(argv[i], "--csv") == 0) {
            csv = true;
        } else {
            fprintf(stderr, "usage: %s [--quick] [--csv]\n", argv[0]);
            return 2;
        }
    }
    print_machine();
    printf("# median of %d rounds\n", rounds);
    table_start(&t, "Boxes of points: ns for each, GB/s, and over those of reading",
                "points|precision|form|ns|GB/s|ratio");
    const bound_forms *const precisions[] = {bounds_float(), bounds_double()};
    for (int k = 0; k < 2; k++)
        for (size_t i = 0; i < sizeof counts / sizeof counts[0]; i++) {
            const size_t bytes = 3 * counts[i] * precisions[k]->number_bytes;
            cloud c = {malloc(bytes), malloc(bytes), malloc(2 * bytes), counts[i]};
            if (c.points && c.columns && c.boxes)
                ask(&t, precisions[k], &c, rounds);
            else
                printf("# %zu points: out of memory; skipped\n", counts[i]);
            free(c.points);
            free(c.columns);
            free(c.boxes);
        }
    table_print(&t, csv);
    table_start(&t, "Balls of points: us, over CGAL, and how much larger",
                "points|number|form|us|ratio|radius|excess");
    ask_clouds(&t, ask_balls, rounds);
    table_print(&t, csv);
    table_start(&t, "Balls of balls: us, over CGAL, and how much larger",
                "balls|number|form|us|ratio|radius|excess");
    ask_clouds(&t, ask_balls_of_balls, rounds);
    table_print(&t, csv);
    table_start(&t, "Round volumes of points: us, over the least ball, and how much larger",
                "points|number|form|us|ratio|volume|excess");
    ask_clouds(&t, ask_round, rounds);
    table_print(&t, csv);
    table_start(&t, "Oriented boxes of points: ns for each, and over plain principal axes",
                "points|number|precision|form|ns|ratio|volume");
    ask_clouds(&t, ask_obbs_twice, rounds);
    table_print(&t, csv);
    table_start(&t, "Oriented boxes of hulls: us with the hull, over CGAL, and how much larger",
                "points|number|form|us|ratio|volume|excess");
    ask_clouds(&t, ask_hull_boxes, rounds);
    table_print(&t, csv);
    table_start(&t,
                "Least boxes of hulls of random points: us with the hull, over CGAL; % of hulls "
                "within 0.001 and 1e-6 of the least, and the worst",
                "points|number|form|us|ratio|0.001|1e-6|worst");
    for (int i = 0; i < 8; i++) {
        static const size_t numbers[] = {20, 100, 300, 1000};
        ask_least_boxes(&t, i % 2 == 1, numbers[i / 2], rounds < 20 ? 20 : 100);
    }
    table_print(&t, csv);
    return 0;
}
