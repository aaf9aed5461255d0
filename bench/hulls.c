/* bench/hulls.c - convex hulls of scanned models and of random points, and solids below planes:
 * isect beside Qhull; and simpler solids around hulls.
 *
 * Both read the same numbers, floats, as they are; the forms take turns, and a time is the median
 * over rounds. Points that coincide are one vertex, and which of them is chosen may differ: so the
 * vertices are compared as places. Other files of points (OFF or PLY) may be named. */
#include "hulls.h"
#include "machine.h"
#include "meshes.h"
#include "table.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MAX_ROUNDS 11
#define FORMS 3

static const char *const names[FORMS] = {"isect, float", "isect, double", "Qhull"};
static hull_counts (*const forms[FORMS])(const cloud *) = {hull_isect_float, hull_isect_double,
                                                           hull_qhull};

typedef struct place {
    float at[3];
} place;

static int in_order(const void *a, const void *b)
{
    return memcmp(a, b, sizeof(place));
}
/* Where the vertices are, sorted; how many. */
static size_t places_of(const cloud *c, place *to)
{
    size_t count = 0;
    for (size_t i = 0; i < c->count; i++)
        if (c->is_vertex[i]) {
            for (size_t k = 0; k < 3; k++)
                to[count].at[k] = c->floats[3 * i + k] + 0; /* of -0 and 0 one */
            count++;
        }
    qsort(to, count, sizeof *to, in_order);
    return count;
}
/* How many places are in one of two sorted lists alone. */
static size_t differences(const place *a, size_t count_a, const place *b, size_t count_b)
{
    size_t i = 0, k = 0, alone = 0;
    while (i < count_a && k < count_b) {
        const int order = in_order(&a[i], &b[k]);
        alone += order != 0;
        i += order <= 0, k += order >= 0;
    }
    return alone + (count_a - i) + (count_b - k);
}

static void measure(table *t, const char *name, cloud *c, int rounds)
{
    double times[FORMS][MAX_ROUNDS], ms[FORMS];
    hull_counts counts[FORMS];
    size_t vertices[FORMS];
    place *of[FORMS];
    const int used = have_qhull() ? FORMS : FORMS - 1;
    for (int round = 0; round < rounds; round++)
        for (int form = 0; form < used; form++) {
            memset(c->is_vertex, 0, c->count);
            const double start = thread_seconds();
            counts[form] = forms[form](c);
            times[form][round] = thread_seconds() - start;
            if (round == 0) {
                of[form] = malloc((c->count + 1) * sizeof(place));
                if (!of[form])
                    exit(1);
                vertices[form] = places_of(c, of[form]);
            }
        }
    for (int form = 0; form < used; form++)
        ms[form] = median(times[form], rounds) * 1e3;
    for (int form = 0; form < used; form++) {
        const int last = used - 1;
        table_row(t, "%s", name);
        table_row(t, "%zu", c->count);
        table_row(t, "%s", names[form]);
        table_row(t, "%.2f", ms[form]);
        table_row(t, used == FORMS ? "%.2f" : "-", ms[form] / ms[last]);
        table_row(t, "%zu", counts[form].vertices);
        table_row(t, "%zu", counts[form].faces);
        table_row(t, "%zu", differences(of[form], vertices[form], of[last], vertices[last]));
    }
    for (int form = 0; form < used; form++)
        free(of[form]);
}

/* The hull of `count` points, which are three floats each. */
static void ask(table *t, const char *name, float *floats, size_t count, int rounds)
{
    const size_t one = hull_bytes_float(count), other = hull_bytes_double(count);
    cloud c = {.count = count, .floats = floats, .bytes = one > other ? one : other};
    c.doubles = malloc((3 * count + 1) * sizeof *c.doubles);
    c.is_vertex = malloc(count + 1);
    c.memory = malloc(c.bytes + 1);
    if (c.doubles && c.is_vertex && c.memory) {
        for (size_t i = 0; i < 3 * count; i++)
            c.doubles[i] = (double)floats[i];
        memset(c.memory, 0, c.bytes); /* pages are there before the clock starts */
        measure(t, name, &c, rounds);
    } else {
        printf("# %s: out of memory; skipped\n", name);
    }
    free(c.doubles), free(c.is_vertex), free(c.memory);
}

static void ask_file(table *t, const char *path, int rounds)
{
    trimesh mesh;
    const char *slash = strrchr(path, '/');
    if (!trimesh_load(&mesh, path)) {
        printf("# %s: cannot be read; skipped\n", path);
        return;
    }
    ask(t, slash ? slash + 1 : path, mesh.positions, mesh.vertex_count, rounds);
    trimesh_free(&mesh);
}

/* Random points in the unit ball, or on the sphere, or on a grid of 41^3. */
enum { IN_BALL, ON_SPHERE, ON_GRID, KINDS };
static const char *const kinds[KINDS] = {"in a ball", "on a sphere", "on a grid"};

/* A point in the unit ball, but not its middle; how far from there, squared. */
static float draw_in_ball(float p[3], uint64_t *state)
{
    float square;
    do {
        square = 0;
        for (int k = 0; k < 3; k++) {
            p[k] = 2 * random_unit(state) - 1;
            square += p[k] * p[k];
        }
    } while (square > 1 || square == 0);
    return square;
}

static void ask_random(table *t, int kind, size_t count, int rounds)
{
    float *floats = malloc(3 * count * sizeof *floats);
    uint64_t state = random_seed(1);
    for (size_t i = 0; floats && i < count; i++) {
        float p[3];
        const float square = draw_in_ball(p, &state);
        for (size_t k = 0; k < 3; k++)
            floats[3 * i + k] = kind == ON_SPHERE ? p[k] / sqrtf(square)
                                : kind == ON_GRID ? floorf(p[k] * 20)
                                                  : p[k];
    }
    if (floats)
        ask(t, kinds[kind], floats, count, rounds);
    else
        printf("# %s: out of memory; skipped\n", kinds[kind]);
    free(floats);
}

/* ---- solids below planes ---- */

/* Planes that touch the unit ball; or whole numbers as normals, many of which meet in a point. */
enum { ROUND, CROWDED, SORTS };
static const char *const sorts[SORTS] = {"round a ball", "whole normals"};

static void draw_planes(halves *h, int sort)
{
    uint64_t state = random_seed(2);
    for (size_t i = 0; i < h->count; i++) {
        float p[3], square;
        do {
            square = 0;
            for (int k = 0; k < 3; k++) {
                p[k] = 2 * random_unit(&state) - 1;
                p[k] = sort == CROWDED ? roundf(3 * p[k]) : p[k];
                square += p[k] * p[k];
            }
        } while (square == 0 || (sort == ROUND && square > 1));
        for (size_t k = 0; k < 3; k++)
            h->floats[4 * i + k] = sort == ROUND ? p[k] / sqrtf(square) : p[k];
        h->floats[4 * i + 3] = sort == ROUND ? -1 : -6;
        for (size_t k = 0; k < 4; k++)
            h->doubles[4 * i + k] = (double)h->floats[4 * i + k];
    }
}

static void ask_planes(table *t, int sort, size_t count, int rounds)
{
    static hull_counts (*const makers[FORMS])(const halves *) = {solid_isect_float,
                                                                 solid_isect_double, solid_qhull};
    const size_t one = solid_bytes_float(count), other = solid_bytes_double(count);
    const int used = have_qhull() ? FORMS : FORMS - 1;
    halves h = {.count = count, .bytes = one > other ? one : other};
    h.floats = malloc(4 * count * sizeof *h.floats);
    h.doubles = malloc(4 * count * sizeof *h.doubles);
    h.memory = calloc(1, h.bytes);
    if (!h.floats || !h.doubles || !h.memory)
        exit(1);
    double times[FORMS][MAX_ROUNDS], us[FORMS];
    hull_counts counts[FORMS];
    draw_planes(&h, sort);
    for (int round = 0; round < rounds; round++)
        for (int form = 0; form < used; form++) {
            const double start = thread_seconds();
            counts[form] = makers[form](&h);
            times[form][round] = thread_seconds() - start;
        }
    for (int form = 0; form < used; form++)
        us[form] = median(times[form], rounds) * 1e6;
    for (int form = 0; form < used; form++) {
        table_row(t, "%s", sorts[sort]);
        table_row(t, "%zu", count);
        table_row(t, "%s", names[form]);
        table_row(t, "%.1f", us[form]);
        table_row(t, used == FORMS ? "%.2f" : "-", us[form] / us[used - 1]);
        table_row(t, "%zu", counts[form].vertices);
        table_row(t, "%zu", counts[form].faces);
    }
    free(h.floats), free(h.doubles), free(h.memory);
}

/* ---- simpler solids ---- */

/* Around the hull of points on a sphere. */
static void ask_simpler(table *t, size_t count, size_t most_faces, int rounds)
{
    static hull_counts (*const makers[])(const cloud *, size_t, bool) = {simpler_isect_float,
                                                                         simpler_isect_double};
    const size_t one = hull_bytes_float(count), other = hull_bytes_double(count);
    cloud c = {.count = count, .bytes = one > other ? one : other};
    uint64_t state = random_seed(3);
    c.floats = malloc(3 * count * sizeof *c.floats);
    c.doubles = malloc(3 * count * sizeof *c.doubles);
    c.memory = malloc(c.bytes);
    if (!c.floats || !c.doubles || !c.memory)
        exit(1);
    for (size_t i = 0; i < count; i++) {
        float p[3];
        const float square = draw_in_ball(p, &state);
        for (size_t k = 0; k < 3; k++) {
            c.floats[3 * i + k] = p[k] / sqrtf(square);
            c.doubles[3 * i + k] = (double)c.floats[3 * i + k];
        }
    }
    for (int form = 0; form < 2; form++) {
        double times[MAX_ROUNDS];
        const hull_counts of = makers[form](&c, most_faces, false);
        hull_counts got = {0, 0};
        for (int round = 0; round < rounds; round++) {
            const double start = thread_seconds();
            got = makers[form](&c, most_faces, true);
            times[round] = thread_seconds() - start;
        }
        table_row(t, "%zu", of.vertices);
        table_row(t, "%zu", of.faces);
        table_row(t, "%s", names[form]);
        table_row(t, "%.2f", median(times, rounds) * 1e3);
        table_row(t, "%zu", got.vertices);
        table_row(t, "%zu", got.faces);
    }
    free(c.floats), free(c.doubles), free(c.memory);
}

int main(int argc, char **argv)
{
    static table t, planes, simpler;
    int rounds = MAX_ROUNDS, files = 0;
    bool csv = false;
    table_start(&t,
                "Convex hulls: milliseconds, and over Qhull; vertices that one of them has alone",
                "points|count|form|ms|ratio|vertices|faces|other vertices");
    table_start(&planes, "Solids below planes: microseconds, and over Qhull",
                "planes|count|form|us|ratio|vertices|faces");
    table_start(&simpler, "Simpler solids around hulls: milliseconds",
                "vertices|faces|form|ms|vertices then|faces then");
    print_machine();
    if (!have_qhull())
        printf("# no Qhull (Debian: libqhull-dev)\n");
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--quick") == 0)
            rounds = 3;
        else if (strcmp(argv[i], "--csv") == 0)
            csv = true;
        else if (argv[i][0] != '-')
            ask_file(&t, argv[i], rounds), files++;
        else
            return fprintf(stderr, "usage: %s [--quick] [--csv] [FILE...]\n", argv[0]), 2;
    }
    printf("# median of %d rounds\n", rounds);
    if (files == 0) {
#ifdef BENCH_DATA
        ask_file(&t, BENCH_DATA "/bunny00.off", rounds);
        ask_file(&t, BENCH_DATA "/armadillo.off", rounds);
#endif
        for (int kind = 0; kind < KINDS; kind++)
            ask_random(&t, kind, 100000, rounds);
        ask_random(&t, IN_BALL, 1000000, rounds);
        for (int sort = 0; sort < SORTS; sort++)
            for (size_t count = 26; count < 1000; count *= 6)
                ask_planes(&planes, sort, count, rounds);
        ask_simpler(&simpler, 100, 16, rounds);
        ask_simpler(&simpler, 1000, 32, rounds);
    }
    table_print(&t, csv);
    if (files == 0)
        table_print(&planes, csv), table_print(&simpler, csv);
    return 0;
}
