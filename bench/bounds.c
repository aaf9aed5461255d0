/* bench/bounds.c - volumes around a thousand to a million points in float: balls, small round
 * volumes and oriented boxes of hulls, beside CGAL and other published forms. The forms run in
 * rotating order, and a time is the median over rounds. */
#define BENCH_DOUBLE 0
#include "bounds.h"
#include "machine.h"
#include "meshes.h"
#include "reference/obb_chang.h"
#include "reference/sphere_ritter.h"

#include <stdio.h>
#include <stdlib.h>

#define COUNT(array) (int)(sizeof(array) / sizeof *(array))
#define MOST_FORMS 5

/* A form makes a volume around n points, which are triples, and returns its radius or its
 * volume. */
typedef struct ball_form {
    const char *name;
    double (*run)(const float *xyz, size_t n); ///< NULL if CGAL is not installed
} ball_form;

static isect_points points_of(const float *xyz)
{
    return (isect_points){xyz, xyz + 1, xyz + 2, 3 * sizeof(float)};
}

/* ---- forms ---- */

static double ritter(const float *xyz, size_t n)
{
    return (double)sphere_ritter((const vec3 *)(const void *)xyz, n).radius;
}
#define BALL(name, of_points)                                                                      \
    static double name(const float *xyz, size_t n)                                                 \
    {                                                                                              \
        const isect_points points = points_of(xyz);                                                \
        isect_sphere ball;                                                                         \
        return (of_points) == ISECT_OK ? (double)ball.radius : -1;                                 \
    }
BALL(refined, isect_bound_sphere_points_refined(points, n, &ball))
BALL(growing, isect_bound_sphere_points_ritter(points, n, &ball))
BALL(least_ball, isect_bound_sphere_points(points, n, &ball, NULL))

/* The forms of the round volumes return their volume. */
#define ROUND(shape)                                                                               \
    static double small_##shape(const float *xyz, size_t n)                                        \
    {                                                                                              \
        const isect_points points = points_of(xyz);                                                \
        isect_##shape made;                                                                        \
        if (isect_bound_##shape##_points(points, n, &made) != ISECT_OK)                            \
            return -1;                                                                             \
        return (double)isect_measure_##shape(&made).volume;                                        \
    }
ROUND(capsule)
ROUND(lozenge)
ROUND(cylinder)
ROUND(ellipsoid)
static double ball_of_round(const float *xyz, size_t n)
{
    const double radius = least_ball(xyz, n);
    return 4.18879020478639098 * radius * radius * radius;
}
static const ball_form round_forms[] = {{"isect_bound_sphere_points", ball_of_round},
                                        {"isect_bound_capsule_points", small_capsule},
                                        {"isect_bound_lozenge_points", small_lozenge},
                                        {"isect_bound_cylinder_points", small_cylinder},
                                        {"isect_bound_ellipsoid_points", small_ellipsoid}};

/* The input is balls: each center is followed by its radius. */
static double least_ball_of_balls(const float *xyzr, size_t n)
{
    const isect_spheres spheres = isect_spheres_of((const isect_sphere *)(const void *)xyzr);
    isect_sphere ball;
    return isect_bound_sphere_spheres(spheres, n, &ball) == ISECT_OK ? (double)ball.radius : -1;
}

/* Builds the hull of the points. Returns its memory; NULL on failure. */
static void *hull_of(isect_hull *hull, const float *xyz, size_t n)
{
    const isect_points points = points_of(xyz);
    const size_t bytes = isect_hull_capacity(n);
    void *memory = malloc(bytes);
    if (isect_hull_build(points, n, memory, bytes, NULL, hull) == ISECT_OK)
        return memory;
    free(memory);
    return NULL;
}
#define HULL_BOX(name)                                                                             \
    static double name(const float *xyz, size_t n)                                                 \
    {                                                                                              \
        isect_hull hull;                                                                           \
        isect_obb box;                                                                             \
        void *memory = hull_of(&hull, xyz, n);                                                     \
        const bool made = memory && isect_bound_##name(&hull, NULL, &box) == ISECT_OK;             \
        free(memory);                                                                              \
        return made ? (double)isect_measure_obb(&box).volume : -1;                                 \
    }
HULL_BOX(obb_hull)
HULL_BOX(obb_hull_refined)
HULL_BOX(obb_hull_exact)

static double chang(const float *xyz, size_t n)
{
    isect_hull hull;
    void *memory = hull_of(&hull, xyz, n);
    double(*at)[3] = need((memory ? hull.vertex_count : 1) * sizeof *at), volume = -1;
    for (size_t i = 0; memory && i < 3 * hull.vertex_count; i++)
        at[i / 3][i % 3] = (double)(&hull.vertices->x)[i];
    if (memory)
        volume = obb_chang((const double(*)[3])at, hull.vertex_count);
    free(at), free(memory);
    return volume;
}

#ifdef BENCH_CGAL_BOX
double bounds_cgal_box(const float *xyz, size_t n);
#else
#define bounds_cgal_box NULL
#endif
static const ball_form hull_box_forms[] = {{"CGAL oriented_bounding_box", bounds_cgal_box},
                                           {"Chang, Gorissen, Melchior", chang},
                                           {"isect hull, obb_hull", obb_hull},
                                           {"isect hull, obb_hull_refined", obb_hull_refined}};
static const ball_form least_box_forms[] = {{"CGAL oriented_bounding_box", bounds_cgal_box},
                                            {"Chang, Gorissen, Melchior", chang},
                                            {"isect hull, obb_hull_refined", obb_hull_refined},
                                            {"isect hull, obb_hull_exact", obb_hull_exact}};

#ifdef BENCH_CGAL
double bounds_cgal(const float *xyz, size_t n);
double bounds_cgal_balls(const float *xyzr, size_t n);
#else
#define bounds_cgal NULL
#define bounds_cgal_balls NULL
#endif
static const ball_form balls_forms[] = {{"CGAL Min_sphere_of_spheres_d", bounds_cgal_balls},
                                        {"isect sphere_spheres", least_ball_of_balls}};
static const ball_form ball_forms[] = {{"CGAL Min_sphere_of_spheres_d", bounds_cgal},
                                       {"Ritter, scalar", ritter},
                                       {"isect sphere_points_refined", refined},
                                       {"isect sphere_points_ritter", growing},
                                       {"isect sphere_points", least_ball}};
/* ---- measuring ---- */

/* Draws points that are uniform in a cube or in a ball. */
static void draw_cloud(float *xyz, size_t n, bool round, uint64_t *state)
{
    for (size_t k = 0; k < n;) {
        float *p = xyz + 3 * k;
        for (int axis = 0; axis < 3; axis++)
            p[axis] = 2 * random_unit(state) - 1;
        k += !round || p[0] * p[0] + p[1] * p[1] + p[2] * p[2] <= 1;
    }
}

typedef struct asked {
    const ball_form *forms;
    const float *xyz;
    size_t n;
    double size[MOST_FORMS];
} asked;

static void run_form(void *context, int form)
{
    asked *of = context;
    of->size[form] = of->forms[form].run(of->xyz, of->n);
}

/* Adds a row for each form; ratios refer to the first form. */
static void ask_beside(table *t, const char *name, const float *xyz, size_t n, int rounds,
                       size_t often, const ball_form *forms, int count)
{
    const int first = forms[0].run ? 0 : 1;
    const size_t repeat[MOST_FORMS] = {often, often, often, often, often};
    asked of = {.forms = forms + first, .xyz = xyz, .n = n};
    double seconds[MOST_FORMS];
    time_in_turns(seconds, count - first, rounds, repeat, run_form, &of);
    for (int form = 0; form < count - first; form++)
        table_row(t, "%s|%zu|%s|%.1f|%.3f|%.9g|%.2g", name, n, of.forms[form].name,
                  seconds[form] * 1e6, seconds[form] / seconds[0], of.size[form],
                  of.size[form] / of.size[0] - 1);
}

static size_t repeats_of(size_t n)
{
    return n < POINTS_A_ROUND / 4 ? POINTS_A_ROUND / 4 / n : 1;
}
static void ask_balls(table *t, const char *name, const float *xyz, size_t n, int rounds)
{
    ask_beside(t, name, xyz, n, rounds, repeats_of(n), ball_forms, COUNT(ball_forms));
}
static void ask_round(table *t, const char *name, const float *xyz, size_t n, int rounds)
{
    ask_beside(t, name, xyz, n, rounds < 5 ? rounds : 5, 1, round_forms, COUNT(round_forms));
}
static void ask_hull_boxes(table *t, const char *name, const float *xyz, size_t n, int rounds)
{
    ask_beside(t, name, xyz, n, rounds < 5 ? rounds : 5, 1, hull_box_forms, COUNT(hull_box_forms));
}

/* Each point becomes a ball; its radius is at most a tenth of the extent of the points along x. */
static void ask_balls_of_balls(table *t, const char *name, const float *xyz, size_t n, int rounds)
{
    float *xyzr = need(4 * n * sizeof *xyzr), low = xyz[0], high = xyz[0];
    uint64_t state = random_seed(2);
    for (size_t i = 1; i < n; i++) {
        low = xyz[3 * i] < low ? xyz[3 * i] : low;
        high = xyz[3 * i] > high ? xyz[3 * i] : high;
    }
    for (size_t i = 0; i < n; i++) {
        memcpy(xyzr + 4 * i, xyz + 3 * i, 3 * sizeof *xyz);
        xyzr[4 * i + 3] = (high - low) / 10 * random_unit(&state);
    }
    ask_beside(t, name, xyzr, n, rounds, repeats_of(n), balls_forms, COUNT(balls_forms));
    free(xyzr);
}

enum { LEAST = COUNT(least_box_forms) };

/* Measures many hulls with few vertices: the time, and how often a box is within 1e-3 and 1e-6 of
 * the least volume. */
static void ask_least_boxes(table *t, bool round, size_t n, int hulls)
{
    const int first = least_box_forms[0].run ? 0 : 1;
    double seconds[LEAST] = {0}, worst[LEAST] = {0};
    int near[LEAST] = {0}, same[LEAST] = {0};
    float *xyz = need(3 * n * sizeof *xyz);
    uint64_t state = random_seed(1);
    for (int i = 0; i < hulls; i++) {
        const float stretch[3] = {1, 0.3f + 0.7f * random_unit(&state),
                                  0.1f + 0.9f * random_unit(&state)};
        double volume[LEAST];
        draw_cloud(xyz, n, round, &state);
        for (size_t k = 0; k < 3 * n; k++)
            xyz[k] *= stretch[k % 3];
        for (int form = first; form < LEAST; form++) {
            const double start = thread_seconds();
            volume[form] = least_box_forms[form].run(xyz, n);
            seconds[form] += thread_seconds() - start;
        }
        for (int form = first; form < LEAST; form++) {
            const double excess = volume[form] / volume[LEAST - 1] - 1;
            near[form] += excess <= 1e-3, same[form] += excess <= 1e-6;
            worst[form] = excess > worst[form] ? excess : worst[form];
        }
    }
    for (int form = first; form < LEAST; form++)
        table_row(t, "%s|%zu|%s|%.1f|%.3f|%.1f|%.1f|%.2g", round ? "ball" : "cube", n,
                  least_box_forms[form].name, seconds[form] * 1e6 / hulls,
                  seconds[form] / seconds[first], 100.0 * near[form] / hulls,
                  100.0 * same[form] / hulls, worst[form]);
    free(xyz);
}

/* A measurement of the points of a cloud. */
typedef void ask_cloud(table *t, const char *name, const float *xyz, size_t n, int rounds);

static void ask_obbs_twice(table *t, const char *name, const float *xyz, size_t n, int rounds)
{
    obbs_float(t, name, xyz, n, rounds);
    obbs_double(t, name, xyz, n, rounds);
}

static void ask_file(table *t, ask_cloud *asked, const char *path, int rounds)
{
    const char *name = strrchr(path, '/');
    trimesh mesh;
    if (trimesh_load(&mesh, path))
        asked(t, name ? name + 1 : path, mesh.positions, mesh.vertex_count, rounds);
    trimesh_free(&mesh);
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
    static const char *const files[] = {"bunny00.off", "armadillo.off"};
    for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
        char path[1024];
        snprintf(path, sizeof path, "%s/%s", BENCH_DATA, files[i]);
        ask_file(t, asked, path, rounds);
    }
    for (size_t i = 0; i < sizeof clouds / sizeof *clouds; i++) {
        uint64_t state = random_seed(1);
        float *xyz = need(3 * clouds[i].n * sizeof *xyz);
        draw_cloud(xyz, clouds[i].n, clouds[i].round, &state);
        asked(t, clouds[i].name, xyz, clouds[i].n, rounds);
        free(xyz);
    }
}

int main(int argc, char **argv)
{
    static const struct {
        ask_cloud *asked;
        const char *title, *columns;
    } tables[] = {
        {ask_balls, "Balls of points: us, over the first form, and how much larger",
         "points|number|form|us|ratio|radius|excess"},
        {ask_balls_of_balls, "Balls of balls: us, over the first form, and how much larger",
         "balls|number|form|us|ratio|radius|excess"},
        {ask_round, "Round volumes of points: us, over the least ball, and how much larger",
         "points|number|form|us|ratio|volume|excess"},
        {ask_obbs_twice, "Oriented boxes of points: ns for each, and over plain principal axes",
         "points|number|precision|form|ns|ratio|volume"},
        {ask_hull_boxes,
         "Oriented boxes of hulls: us with the hull, over the first form, and how much larger",
         "points|number|form|us|ratio|volume|excess"}};
    static const size_t numbers[] = {20, 100, 300, 1000};
    static table t;
    const options o = read_options(argc, argv, 21, 5, "[--quick] [--csv] [FILE...]");
    print_machine();
    if (o.file_count > 0) { /* models alone */
        table_start(&t, tables[4].title, tables[4].columns);
        for (int i = 0; i < o.file_count; i++)
            ask_file(&t, ask_hull_boxes, o.files[i], o.rounds);
        table_print(&t, o.csv);
        return 0;
    }
    table_start(&t, "Boxes of points: ns for each, GB/s, and over those of reading",
                "points|precision|form|ns|GB/s|ratio");
    boxes_float(&t, o.rounds);
    boxes_double(&t, o.rounds);
    table_print(&t, o.csv);
    for (size_t i = 0; i < sizeof tables / sizeof *tables; i++) {
        table_start(&t, tables[i].title, tables[i].columns);
        ask_clouds(&t, tables[i].asked, o.rounds);
        table_print(&t, o.csv);
    }
    table_start(
        &t,
        "Least boxes of hulls of random points: us with the hull, over the first form; % of hulls "
        "within 0.001 and 1e-6 of the least, and the worst",
        "points|number|form|us|ratio|0.001|1e-6|worst");
    for (int i = 0; i < 8; i++)
        ask_least_boxes(&t, i % 2 == 1, numbers[i / 2], o.quick ? 20 : 100);
    table_print(&t, o.csv);
    return 0;
}
