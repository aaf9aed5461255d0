/* bench/points.c - points against meshes: the nearest triangle by isect, CGAL and Embree, point in
 * mesh by isect and CGAL, and the winding number by isect and as published, on the same points of
 * closed meshes with a diagonal of 100. The points `near` are within 1 along each axis of a random
 * point of the surface, the points `on` are on the surface up to rounding, the points `box` are
 * uniform in the bounds. Times are processor time of the thread, the median over rounds; trees are
 * built before. */
#include "points.h"
#include "machine.h"
#include "meshes.h"
#include "reference/winding_barill.h"
#include "table.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { POINTS = 16384 };
enum {
    NEAREST_N,
    NEAREST_ONE,
    NEAREST_EMBREE,
    NEAREST_CGAL,
    INSIDE_N,
    INSIDE_ONE,
    INSIDE_CGAL,
    WINDING_N,
    WINDING_ONE,
    WINDING_PUBLISHED,
    FORMS
};
typedef struct Form {
    const char *question, *name;
    int first; /* isect's form for many points of the same query */
} Form;
static const Form forms[FORMS] = {
    {"nearest", "isect", NEAREST_N},  {"nearest", "one", NEAREST_N},
    {"nearest", "Embree", NEAREST_N}, {"nearest", "CGAL", NEAREST_N},
    {"inside", "isect", INSIDE_N},    {"inside", "one", INSIDE_N},
    {"inside", "CGAL", INSIDE_N},     {"winding", "isect", WINDING_N},
    {"winding", "one", WINDING_N},    {"winding", "published", WINDING_N},
};

/* Groups of triangles are approximated from `beyond` times their radius on. A winding number
 * differs if its error is more than `off`; every 64th point is checked. */
static const float beyond = 2, off = 0.01f;
enum { JUDGED_EACH = 64 };

typedef struct Question {
    isect_bvh *bvh;
    isect_bvh_moments *moments;
    winding_tree published;
    void *embree, *cgal;
    isect_vec3 *points;
    isect_mesh_nearest *nearest;
    float *distance2[INSIDE_N], *winding[FORMS];
    uint8_t *side[WINDING_N];
} Question;

static void ask_nearest(Question *q, int form)
{
    if (form == NEAREST_N)
        isect_bvh_closest_n(q->bvh, isect_points_of(q->points), POINTS, INFINITY, NULL,
                            isect_mesh_nearests_of(q->nearest));
    for (size_t i = 0; i < POINTS && form == NEAREST_ONE; i++)
        q->nearest[i] = isect_bvh_closest(q->bvh, &q->points[i], INFINITY);
    for (size_t i = 0; i < POINTS && form <= NEAREST_ONE; i++)
        q->distance2[form][i] = q->nearest[i].distance2;
    if (form == NEAREST_EMBREE && q->embree)
        points_embree_closest(q->embree, q->points, POINTS, q->distance2[form]);
#ifdef BENCH_CGAL
    if (form == NEAREST_CGAL)
        points_cgal_closest(q->cgal, q->points, POINTS, q->distance2[form]);
#endif
}

static void ask_inside(Question *q, int form)
{
    if (form == INSIDE_N)
        isect_bvh_classify_point_n(q->bvh, isect_points_of(q->points), POINTS, ISECT_EVEN_ODD, NULL,
                                   q->side[form]);
    for (size_t i = 0; i < POINTS && form == INSIDE_ONE; i++)
        q->side[form][i] = isect_bvh_classify_point(q->bvh, &q->points[i], ISECT_EVEN_ODD);
#ifdef BENCH_CGAL
    if (form == INSIDE_CGAL)
        points_cgal_inside(q->cgal, q->points, POINTS, q->side[form]);
#endif
}

static void ask_winding(Question *q, int form)
{
    if (form == WINDING_N)
        isect_bvh_winding_n(q->moments, isect_points_of(q->points), POINTS, beyond, NULL,
                            q->winding[form]);
    for (size_t i = 0; i < POINTS && form == WINDING_ONE; i++)
        q->winding[form][i] = isect_bvh_winding(q->moments, &q->points[i], beyond);
    for (size_t i = 0; i < POINTS && form == WINDING_PUBLISHED; i++)
        q->winding[form][i] = winding_barill(&q->published, q->points[i], beyond);
}

static void ask(void *context, int form)
{
    form < INSIDE_N    ? ask_nearest(context, form)
    : form < WINDING_N ? ask_inside(context, form)
                       : ask_winding(context, form);
}

static void draw_points(const trimesh *mesh, char kind, isect_vec3 *points)
{
    uint64_t state = random_seed(5);
    float lower[3], upper[3];
    trimesh_bounds(mesh, lower, upper);
    for (size_t i = 0; i < POINTS; i++) {
        const size_t prim = random_bits(&state) % mesh->triangle_count;
        const uint32_t *index = mesh->indices + 3 * prim;
        const float u = random_unit(&state), v = random_unit(&state) * (1 - u);
        float x[3];
        for (int k = 0; k < 3; k++) {
            const float r = random_unit(&state);
            const float at = (1 - u - v) * mesh->positions[3 * index[0] + (unsigned)k] +
                             u * mesh->positions[3 * index[1] + (unsigned)k] +
                             v * mesh->positions[3 * index[2] + (unsigned)k];
            x[k] = kind == 'b'   ? lower[k] + r * (upper[k] - lower[k])
                   : kind == 'n' ? at + (2 * r - 1)
                                 : at;
        }
        points[i] = (isect_vec3){x[0], x[1], x[2]};
    }
}

/* Returns the count of answers that differ from those of the first form; for winding numbers, of
 * those with an error of more than `off`. */
static size_t count_differing(const Question *q, int form)
{
    size_t count = 0;
    for (size_t i = 0; i < POINTS && form < INSIDE_N; i++)
        count +=
            !(fabsf(sqrtf(q->distance2[NEAREST_N][i]) - sqrtf(q->distance2[form][i])) <= 1e-3f);
    for (size_t i = 0; i < POINTS && (form == INSIDE_N || form == INSIDE_ONE); i++)
        count += q->side[INSIDE_N][i] != q->side[form][i];
    for (size_t i = 0; i < POINTS && form == INSIDE_CGAL; i++)
        count += (q->side[INSIDE_N][i] == ISECT_INSIDE) != q->side[form][i];
    for (size_t i = 0; i < POINTS && form >= WINDING_N; i += JUDGED_EACH)
        count += !(fabsf(isect_bvh_winding(q->moments, &q->points[i], INFINITY) -
                         q->winding[form][i]) <= off);
    return count;
}

static bool is_there(const Question *q, int form)
{
    return form == NEAREST_EMBREE                        ? q->embree != NULL
           : form == NEAREST_CGAL || form == INSIDE_CGAL ? q->cgal != NULL
                                                         : true;
}

static void add_rows(table *t, const char *mesh, const char *kind, const Question *q,
                     const double *seconds)
{
    for (int form = 0; form < FORMS; form++)
        if (is_there(q, form)) {
            table_row(t, "%s|%s|%s|%s", mesh, kind, forms[form].question, forms[form].name);
            table_row(t, "%.0f|%.2f|%zu", seconds[form] / POINTS * 1e9,
                      seconds[form] / seconds[forms[form].first], count_differing(q, form));
        }
}

static void make_ready(Question *q, const trimesh *mesh)
{
    const isect_mesh view = {mesh->positions, 0, mesh->vertex_count, mesh->indices,
                             mesh->triangle_count};
    const point_mesh other = {mesh->positions, mesh->vertex_count, mesh->indices,
                              mesh->triangle_count};
    float lower[3], upper[3], size = 0;
    trimesh_bounds(mesh, lower, upper);
    for (int k = 0; k < 3; k++)
        size = fmaxf(size, fmaxf(fabsf(lower[k]), fabsf(upper[k])));
    *q = (Question){
        .points = need(POINTS * sizeof *q->points),
        .nearest = need(POINTS * sizeof *q->nearest),
        .published = winding_build(mesh->positions, mesh->indices, (int)mesh->triangle_count, size),
        .embree = points_embree_build(&other)};
    for (int form = 0; form < INSIDE_N; form++)
        q->distance2[form] = need(POINTS * sizeof(float));
    for (int form = INSIDE_N; form < WINDING_N; form++)
        q->side[form] = need(POINTS);
    for (int form = WINDING_N; form < FORMS; form++)
        q->winding[form] = need(POINTS * sizeof(float));
    if (!q->published.nodes || !q->published.triangles ||
        isect_bvh_build(&view, NULL, &q->bvh) != ISECT_OK ||
        isect_bvh_moments_build(q->bvh, NULL, &q->moments) != ISECT_OK)
        exit(1);
#ifdef BENCH_CGAL
    q->cgal = points_cgal_build(&other);
#endif
}

static void release(Question *q)
{
    for (int form = 0; form < INSIDE_N; form++)
        free(q->distance2[form]);
    for (int form = INSIDE_N; form < WINDING_N; form++)
        free(q->side[form]);
    for (int form = WINDING_N; form < FORMS; form++)
        free(q->winding[form]);
    free(q->points), free(q->nearest), free(q->published.triangles), free(q->published.nodes);
    if (q->embree)
        points_embree_free(q->embree);
#ifdef BENCH_CGAL
    points_cgal_free(q->cgal);
#endif
    isect_bvh_moments_free(q->moments), isect_bvh_free(q->bvh);
}

static void run_mesh(table *t, const char *name, trimesh *mesh, int rounds)
{
    static const char *const kinds[] = {"near", "on", "box"};
    Question q;
    trimesh_scale(mesh, 100);
    make_ready(&q, mesh);
    for (size_t k = 0; k < sizeof kinds / sizeof kinds[0]; k++) {
        double seconds[FORMS];
        draw_points(mesh, kinds[k][0], q.points);
        time_in_turns(seconds, FORMS, rounds, NULL, ask, &q);
        add_rows(t, name, kinds[k], &q, seconds);
    }
    release(&q), trimesh_free(mesh);
}

int main(int argc, char **argv)
{
    static table t;
    const options set =
        read_options(argc, argv, 7, 3, "[--quick] [--csv] [--only MESH] [--data DIR]");
    char path[1024];
    trimesh mesh;
    small_pages_only();
    print_machine();
    table_start(&t, "Points and meshes: ns a point, times that of isect for many, other answers",
                "mesh|points|question|form|ns|x isect|differ");
    static const char *const files[] = {"bunny00", "armadillo"};
    for (size_t i = 0; i < 2; i++) {
        snprintf(path, sizeof path, "%s/%s.off", set.data ? set.data : BENCH_DATA, files[i]);
        if ((!set.only || strstr(files[i], set.only)) && trimesh_load(&mesh, path))
            run_mesh(&t, files[i], &mesh, set.rounds);
    }
    if ((!set.only || strstr("knot", set.only)) && trimesh_knot(&mesh, 2000, 100))
        run_mesh(&t, "knot", &mesh, set.rounds);
    table_print(&t, set.csv);
}
