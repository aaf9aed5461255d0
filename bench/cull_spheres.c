/* bench/cull_spheres.c - one frustum and many spheres, placed like the boxes of bench/cull.c.
 *
 * Plane tests alone report STRADDLES for a sphere that is outside, beside an edge or a corner of
 * the frustum. The same holds for a test of the centers against the frustum whose planes are moved
 * outward by the radius (Assarsson and Moeller, 2000); this form needs spheres of one size. More
 * planes round off the edges and corners (Real-Time Rendering, 4th edition, 22.14.2): the mean of
 * two or three planes contains the frustum, and its edge or corner. */
#include "cull.h"
#include "machine.h"
#include "meshes.h"
#include "reference/precision.h"

#include <stdlib.h>
#include <string.h>

typedef struct World {
    size_t n;
    isect_frustum view;
    isect_plane grown[6];         /* the planes, moved outward by the radius */
    isect_plane rounding[12 + 8]; /* at the edges, then at the corners */
    isect_sphere *spheres;
    float *columns[4];
    uint8_t *sides;
    float sum;
} World;

static isect_spheres columns_of(const World *w)
{
    float *const *c = w->columns;
    return (isect_spheres){{c[0], c[1], c[2]}, c[3], 0};
}
static void run_columns(World *w)
{
    isect_classify_frustum_sphere_n(isect_frustums_one(&w->view), columns_of(w), w->n, w->sides);
}
static void run_structs(World *w)
{
    isect_classify_frustum_sphere_n(isect_frustums_one(&w->view), isect_spheres_of(w->spheres),
                                    w->n, w->sides);
}
static void run_one(World *w)
{
    for (size_t i = 0; i < w->n; i++)
        w->sides[i] = (uint8_t)isect_classify_frustum_sphere(&w->view, &w->spheres[i]);
}
/* Reads all that a batch over columns must read, and nothing else. */
static void run_read(World *w)
{
    float sum[16] = {0};
    for (int f = 0; f < 4; f++)
        for (size_t i = 0; i + 16 <= w->n; i += 16)
            for (int k = 0; k < 16; k++)
                sum[k] += w->columns[f][i + (size_t)k];
    for (int k = 0; k < 16; k++)
        w->sum += sum[k];
}
static inline float height(const isect_plane *plane, isect_vec3 p)
{
    return dot(plane->normal, p) + plane->d;
}
static inline isect_side side_of_planes(const World *w, const isect_sphere *s)
{
    isect_side side = ISECT_INSIDE;
    for (int k = 0; k < 6; k++) {
        const float h = height(&w->view.plane[k], s->center);
        if (h > s->radius)
            return ISECT_OUTSIDE;
        if (h > -s->radius)
            side = ISECT_STRADDLES;
    }
    return side;
}
static void run_planes(World *w)
{
    for (size_t i = 0; i < w->n; i++)
        w->sides[i] = (uint8_t)side_of_planes(w, &w->spheres[i]);
}
static void run_rounded(World *w)
{
    for (size_t i = 0; i < w->n; i++) {
        const isect_sphere *s = &w->spheres[i];
        isect_side side = side_of_planes(w, s);
        for (int k = 0; k < 12 + 8 && side == ISECT_STRADDLES; k++)
            side = height(&w->rounding[k], s->center) > s->radius ? ISECT_OUTSIDE : side;
        w->sides[i] = (uint8_t)side;
    }
}
static void run_grown(World *w)
{
    for (size_t i = 0; i < w->n; i++) {
        const isect_vec3 center = w->spheres[i].center;
        int k = 0;
        while (k < 6 && height(&w->grown[k], center) <= 0)
            k++;
        w->sides[i] = k < 6 ? ISECT_OUTSIDE : ISECT_STRADDLES;
    }
}

typedef struct Form {
    const char *name, *answers;
    void (*run)(World *w);
} Form;
enum { SURE, READ };
static const Form forms[] = {
    {"isect, columns", "sure", run_columns},
    {"reading the columns", "-", run_read},
    {"isect, structs", "sure", run_structs},
    {"isect, one by one", "sure", run_one},
    {"planes, early outs", "sides", run_planes},
    {"planes, edges and corners rounded off", "sides", run_rounded},
    {"planes moved outward (Assarsson, Moeller)", "seen", run_grown},
};
enum { FORMS = sizeof forms / sizeof forms[0] };

static void run(void *context, int form)
{
    forms[form].run(context);
}
/* The sum of the planes in the set `of`, with a normal of length 1. */
static isect_plane sum_of_planes(const isect_frustum *view, unsigned of)
{
    isect_plane sum = {{0, 0, 0}, 0};
    for (int i = 0; i < 6; i++)
        if (of >> i & 1) {
            sum.normal = along(sum.normal, 1, view->plane[i].normal);
            sum.d += view->plane[i].d;
        }
    sum.d /= sqrtf(dot(sum.normal, sum.normal));
    sum.normal = unit(sum.normal);
    return sum;
}
/* Opposite planes are 2 k and 2 k + 1. */
static void round_off(isect_plane rounding[12 + 8], const isect_frustum *view)
{
    size_t count = 0;
    for (unsigned planes = 2; planes <= 3; planes++)
        for (unsigned of = 0; of < 64; of++) {
            const unsigned one = (of ^ of >> 1) & 21, both = of & of >> 1 & 21;
            if (both == 0 && (one & 1) + (one >> 2 & 1) + (one >> 4 & 1) == planes)
                rounding[count++] = sum_of_planes(view, of);
        }
}
static World make_world(size_t n, const isect_frustum *view, float radius)
{
    World w = {.n = n, .view = *view};
    uint64_t state = random_seed(17);
    for (int f = 0; f < 4; f++)
        w.columns[f] = need(n * sizeof(float));
    w.spheres = need(n * sizeof *w.spheres), w.sides = need(n);
    for (int i = 0; i < 6; i++)
        w.grown[i] = view->plane[i], w.grown[i].d -= radius;
    round_off(w.rounding, view);
    for (size_t i = 0; i < n; i++) {
        float at[3];
        for (int k = 0; k < 3; k++)
            w.columns[k][i] = at[k] = 1000 * (random_unit(&state) - 0.5f);
        w.columns[3][i] = radius;
        w.spheres[i] = (isect_sphere){{at[0], at[1], at[2]}, radius};
    }
    return w;
}
static void free_world(World *w)
{
    for (int f = 0; f < 4; f++)
        free(w->columns[f]);
    free(w->spheres), free(w->sides);
}

void measure_spheres(table *t, const isect_frustum *view, size_t n, float radius, int rounds)
{
    World w = make_world(n, view, radius);
    uint8_t *sure = need(n);
    double seconds[FORMS];
    size_t of[ISECT_INSIDE + 1] = {0}, repeat[FORMS];
    for (int form = 0; form < FORMS; form++)
        repeat[form] = 1 + 100000 / n;
    time_in_turns(seconds, FORMS, rounds, repeat, run, &w);
    run_columns(&w);
    memcpy(sure, w.sides, n);
    for (size_t i = 0; i < n; i++)
        of[sure[i]]++;
    for (int form = 0; form < FORMS; form++) {
        const double ns = seconds[form] / (double)n * 1e9;
        size_t kept = 0, lost = 0;
        table_row(t, "%zu|%g|%.1f|%.1f|%s|%s|%.2f|%.1f|%.2f", n, (double)radius,
                  100 * (double)(of[ISECT_INSIDE] + of[ISECT_TANGENT_INSIDE]) / (double)n,
                  100 * (double)of[ISECT_STRADDLES] / (double)n, forms[form].name,
                  forms[form].answers, ns, 16 / ns, seconds[SURE] / seconds[form]);
        if (form == READ) {
            table_row(t, "-|-");
            continue;
        }
        forms[form].run(&w);
        for (size_t i = 0; i < n; i++) {
            kept += sure[i] == ISECT_OUTSIDE && w.sides[i] != ISECT_OUTSIDE;
            lost += sure[i] != ISECT_OUTSIDE && w.sides[i] == ISECT_OUTSIDE;
        }
        table_row(t, "%.3f|%zu", 100 * (double)kept / (double)of[ISECT_OUTSIDE], lost);
    }
    free(sure);
    free_world(&w);
}
