/* bench/hulls.c - convex hulls of scanned models and of random points, and solids below planes:
 * isect beside Qhull; and simplified solids around hulls.
 *
 * Both read the same floats. The forms run in rotating order, and a time is the median over rounds.
 * Points that coincide are one vertex, and the libraries may choose different ones: vertices are
 * therefore compared by their coordinates. The command line accepts other files of points (OFF or
 * PLY). */
#include "hulls.h"
#include "machine.h"
#include "meshes.h"
#include "table.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

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
/* Writes the coordinates of the vertices, sorted. Returns their count. */
static size_t places_of(const cloud *c, place *to)
{
    size_t count = 0;
    for (size_t i = 0; i < c->count; i++)
        if (c->is_vertex[i]) {
            for (size_t k = 0; k < 3; k++)
                to[count].at[k] = c->floats[3 * i + k] + 0; /* -0 and 0 are one coordinate */
            count++;
        }
    qsort(to, count, sizeof *to, in_order);
    return count;
}
/* Returns the count of points that are in only one of two sorted lists. */
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

/* The input, points or planes, and the results. */
typedef struct asked {
    cloud *points;
    halves *planes;
    hull_counts counts[FORMS];
    place *of[FORMS];
    size_t vertices[FORMS];
    int precision; /* for simplified solids, which share memory and run one after the other */
    bool again;
    size_t most_faces;
} asked;

static int forms_used(void)
{
    return HAVE_QHULL ? FORMS : FORMS - 1;
}

/* The ratio to the last form, which is Qhull if it was found. */
static void add_ratio(table *t, const double *seconds, int form)
{
    if (HAVE_QHULL)
        table_row(t, "%.2f", seconds[form] / seconds[FORMS - 1]);
    else
        table_row(t, "-");
}

static void run_hull(void *context, int form)
{
    asked *a = context;
    memset(a->points->is_vertex, 0, a->points->count);
    a->counts[form] = forms[form](a->points);
}

static void measure(table *t, const char *name, cloud *c, int rounds)
{
    const int used = forms_used(), last = used - 1;
    double seconds[FORMS];
    asked a = {.points = c};
    time_in_turns(seconds, used, rounds, NULL, run_hull, &a);
    for (int form = 0; form < used; form++) {
        run_hull(&a, form);
        a.of[form] = need((c->count + 1) * sizeof(place));
        a.vertices[form] = places_of(c, a.of[form]);
    }
    for (int form = 0; form < used; form++) {
        table_row(t, "%s|%zu|%s|%.2f", name, c->count, names[form], seconds[form] * 1e3);
        add_ratio(t, seconds, form);
        table_row(t, "%zu|%zu|%zu", a.counts[form].vertices, a.counts[form].faces,
                  differences(a.of[form], a.vertices[form], a.of[last], a.vertices[last]));
    }
    for (int form = 0; form < used; form++)
        free(a.of[form]);
}

/* The points, three floats each, in both precisions, and memory that has been written to. */
static cloud cloud_of(float *floats, size_t count)
{
    const size_t one = hull_bytes_float(count), other = hull_bytes_double(count);
    cloud c = {.count = count, .floats = floats, .bytes = one > other ? one : other};
    c.doubles = need(3 * count * sizeof *c.doubles);
    c.is_vertex = need(count);
    c.memory = need(c.bytes);
    memset(c.memory, 0, c.bytes);
    for (size_t i = 0; i < 3 * count; i++)
        c.doubles[i] = (double)floats[i];
    return c;
}

static void free_cloud(cloud *c)
{
    free(c->doubles), free(c->is_vertex), free(c->memory);
}

static void ask(table *t, const char *name, float *floats, size_t count, int rounds)
{
    cloud c = cloud_of(floats, count);
    measure(t, name, &c, rounds);
    free_cloud(&c);
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

/* Random points in the unit ball, on the unit sphere, or on a grid of 41^3 points. */
enum { IN_BALL, ON_SPHERE, ON_GRID, KINDS };
static const char *const kinds[KINDS] = {"in a ball", "on a sphere", "on a grid"};

/* Draws a point in the unit ball, but not its center. Returns its squared distance from the
 * center. */
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

static float *draw_points(int kind, size_t count, uint64_t seed)
{
    float *floats = need(3 * count * sizeof *floats);
    uint64_t state = random_seed(seed);
    for (size_t i = 0; i < count; i++) {
        float p[3];
        const float square = draw_in_ball(p, &state);
        for (size_t k = 0; k < 3; k++)
            floats[3 * i + k] = kind == ON_SPHERE ? p[k] / sqrtf(square)
                                : kind == ON_GRID ? floorf(p[k] * 20)
                                                  : p[k];
    }
    return floats;
}

static void ask_random(table *t, int kind, size_t count, int rounds)
{
    float *floats = draw_points(kind, count, 1);
    ask(t, kinds[kind], floats, count, rounds);
    free(floats);
}

/* ---- solids below planes ---- */

/* Planes that touch the unit ball; or planes with integer normals, many of which meet in a
 * point. */
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

static void run_planes(void *context, int form)
{
    static hull_counts (*const makers[FORMS])(const halves *) = {solid_isect_float,
                                                                 solid_isect_double, solid_qhull};
    asked *a = context;
    a->counts[form] = makers[form](a->planes);
}

static void ask_planes(table *t, int sort, size_t count, int rounds)
{
    const size_t one = solid_bytes_float(count), other = solid_bytes_double(count);
    halves h = {.count = count, .bytes = one > other ? one : other};
    asked a = {.planes = &h};
    double seconds[FORMS];
    h.floats = need(4 * count * sizeof *h.floats);
    h.doubles = need(4 * count * sizeof *h.doubles);
    h.memory = need(h.bytes);
    memset(h.memory, 0, h.bytes);
    draw_planes(&h, sort);
    time_in_turns(seconds, forms_used(), rounds, NULL, run_planes, &a);
    for (int form = 0; form < forms_used(); form++) {
        table_row(t, "%s|%zu|%s|%.1f", sorts[sort], count, names[form], seconds[form] * 1e6);
        add_ratio(t, seconds, form);
        table_row(t, "%zu|%zu", a.counts[form].vertices, a.counts[form].faces);
    }
    free(h.floats), free(h.doubles), free(h.memory);
}

/* ---- simplified solids ---- */

static void run_simpler(void *context, int form)
{
    static hull_counts (*const makers[])(const cloud *, size_t, bool) = {simpler_isect_float,
                                                                         simpler_isect_double};
    asked *a = context;
    a->counts[form] = makers[a->precision](a->points, a->most_faces, a->again);
}

/* Measures simplified solids around the hull of points on a sphere. */
static void ask_simpler(table *t, size_t count, size_t most_faces, int rounds)
{
    float *floats = draw_points(ON_SPHERE, count, 3);
    cloud c = cloud_of(floats, count);
    for (int precision = 0; precision < 2; precision++) {
        asked a = {.points = &c, .precision = precision, .most_faces = most_faces};
        double seconds;
        run_simpler(&a, 0);
        const hull_counts of = a.counts[0];
        a.again = true;
        time_in_turns(&seconds, 1, rounds, NULL, run_simpler, &a);
        table_row(t, "%zu|%zu|%s|%.2f|%zu|%zu", of.vertices, of.faces, names[precision],
                  seconds * 1e3, a.counts[0].vertices, a.counts[0].faces);
    }
    free_cloud(&c);
    free(floats);
}

int main(int argc, char **argv)
{
    static table t, planes, simpler;
    const options o = read_options(argc, argv, 11, 3, "[--quick] [--csv] [FILE...]");
    const int rounds = o.rounds;
    table_start(&t,
                "Convex hulls: milliseconds, and over Qhull; vertices that one of them has alone",
                "points|count|form|ms|ratio|vertices|faces|other vertices");
    table_start(&planes, "Solids below planes: microseconds, and over Qhull",
                "planes|count|form|us|ratio|vertices|faces");
    table_start(&simpler, "Simpler solids around hulls: milliseconds",
                "vertices|faces|form|ms|vertices then|faces then");
    print_machine();
    if (!HAVE_QHULL)
        printf("# no Qhull (Debian: libqhull-dev)\n");
    for (int i = 0; i < o.file_count; i++)
        ask_file(&t, o.files[i], rounds);
    printf("# median of %d rounds\n", rounds);
    if (o.file_count == 0) {
        ask_file(&t, BENCH_DATA "/bunny00.off", rounds);
        ask_file(&t, BENCH_DATA "/armadillo.off", rounds);
        for (int kind = 0; kind < KINDS; kind++)
            ask_random(&t, kind, 100000, rounds);
        ask_random(&t, IN_BALL, 1000000, rounds);
        for (int sort = 0; sort < SORTS; sort++)
            for (size_t count = 26; count < 1000; count *= 6)
                ask_planes(&planes, sort, count, rounds);
        ask_simpler(&simpler, 100, 16, rounds);
        ask_simpler(&simpler, 1000, 32, rounds);
    }
    table_print(&t, o.csv);
    if (o.file_count == 0)
        table_print(&planes, o.csv), table_print(&simpler, o.csv);
    return 0;
}
