/* bench/points.c - points against meshes: the nearest triangle by isect, CGAL and Embree, and inside
 * or not by isect and CGAL, on the same points of closed meshes with a diagonal of 100. `near` are
 * up to 1 beside a random point of the surface, `on` are on it up to rounding, `box` anywhere in the
 * bounds. Times are processor time of the thread, the median of turns; trees are built before. */
#include "points.h"
#include "isect/isect.h"
#include "machine.h"
#include "meshes.h"
#include "table.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifndef BENCH_DATA
#define BENCH_DATA "."
#endif

enum { POINTS = 16384, FORMS = 7 };
static const char *const form_names[FORMS] = {"isect", "one", "Embree", "CGAL", "isect", "one", "CGAL"};

typedef struct Question {
    isect_bvh *bvh;
    void *embree, *cgal;
    isect_vec3 *points;
    isect_mesh_nearest *nearest;
    float *distance2[FORMS];
    uint8_t *side[FORMS];
} Question;

static void ask_nearest(Question *q, int form)
{
    if (form == 0)
        isect_bvh_closest_n(q->bvh, isect_points_of(q->points), INFINITY, POINTS,
                            isect_mesh_nearests_of(q->nearest), NULL);
    for (size_t i = 0; i < POINTS && form == 1; i++)
        q->nearest[i] = isect_bvh_closest(q->bvh, &q->points[i], INFINITY);
    for (size_t i = 0; i < POINTS && form <= 1; i++)
        q->distance2[form][i] = q->nearest[i].distance2;
    if (form == 2 && q->embree)
        points_embree_closest(q->embree, q->points, POINTS, q->distance2[form]);
#ifdef BENCH_CGAL
    if (form == 3)
        points_cgal_closest(q->cgal, q->points, POINTS, q->distance2[form]);
#endif
}

static void ask(void *context, int form)
{
    Question *q = context;
    if (form < 4)
        ask_nearest(q, form);
    if (form == 4)
        isect_bvh_classify_point_n(q->bvh, isect_points_of(q->points), ISECT_EVEN_ODD, POINTS,
                                   q->side[form], NULL);
    for (size_t i = 0; i < POINTS && form == 5; i++)
        q->side[form][i] = isect_bvh_classify_point(q->bvh, &q->points[i], ISECT_EVEN_ODD);
#ifdef BENCH_CGAL
    if (form == 6)
        points_cgal_inside(q->cgal, q->points, POINTS, q->side[form]);
#endif
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

/* How many answers of another are not those of the first form. */
static size_t count_differing(const Question *q, int form)
{
    size_t count = 0;
    for (size_t i = 0; i < POINTS; i++) {
        const float a = form < 4 ? q->distance2[0][i] : 0, b = form < 4 ? q->distance2[form][i] : 0;
        count += form < 4 ? !(fabsf(sqrtf(a) - sqrtf(b)) <= 1e-3f)
                 : form == 5 ? q->side[4][i] != q->side[5][i]
                             : (q->side[4][i] == ISECT_INSIDE) != q->side[6][i];
    }
    return count;
}

static void add_rows(table *t, const char *mesh, const char *kind, const Question *q,
                     const double *seconds)
{
    for (int inside = 0; inside < 2; inside++) {
        const int first = inside ? 4 : 0, last = inside ? FORMS : 4;
        for (int form = first; form < last; form++) {
            const bool there = form == 2 ? q->embree != NULL : form == 3 || form == 6 ? q->cgal != NULL : true;
            if (!there)
                continue;
            table_row(t, "%s|%s|%s|%s", mesh, kind, inside ? "inside" : "nearest", form_names[form]);
            table_row(t, "%.0f|%.2f|%zu", seconds[form] / POINTS * 1e9,
                      seconds[form] / seconds[first], count_differing(q, form));
        }
    }
}

static void run_mesh(table *t, const char *name, trimesh *mesh, int rounds)
{
    static const char *const kinds[] = {"near", "on", "box"};
    trimesh_scale(mesh, 100);
    const isect_mesh view = {mesh->positions, 0, mesh->vertex_count, mesh->indices, mesh->triangle_count};
    const point_mesh other = {mesh->positions, mesh->vertex_count, mesh->indices, mesh->triangle_count};
    Question q = {.points = need(POINTS * sizeof *q.points), .nearest = need(POINTS * sizeof *q.nearest)};
    for (int form = 0; form < FORMS; form++)
        q.distance2[form] = need(POINTS * sizeof(float)), q.side[form] = need(POINTS);
    if (isect_bvh_build(&q.bvh, &view, NULL) != ISECT_OK)
        exit(1);
    q.embree = points_embree_build(&other);
#ifdef BENCH_CGAL
    q.cgal = points_cgal_build(&other);
#endif
    for (size_t k = 0; k < sizeof kinds / sizeof kinds[0]; k++) {
        double seconds[FORMS];
        draw_points(mesh, kinds[k][0], q.points);
        time_in_turns(seconds, FORMS, rounds, NULL, ask, &q);
        add_rows(t, name, kinds[k], &q, seconds);
    }
    for (int form = 0; form < FORMS; form++)
        free(q.distance2[form]), free(q.side[form]);
    free(q.points), free(q.nearest);
    if (q.embree)
        points_embree_free(q.embree);
#ifdef BENCH_CGAL
    points_cgal_free(q.cgal);
#endif
    isect_bvh_free(q.bvh);
    trimesh_free(mesh);
}

int main(int argc, char **argv)
{
    static table t;
    const options set = read_options(argc, argv, 7, 3, "[--quick] [--csv] [--only MESH] [--data DIR]");
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
