/* bench/spheres.c - do enclosing spheres that reject first save time? Two oriented boxes, two hulls
 * of 32 points, and two meshes of 20 thousand triangles: isect's function alone, and after a test
 * of two spheres, whose radii are stored. Pairs are as far apart as gives the wanted share of
 * overlaps. A time is the median over rounds. */
#define BENCH_DOUBLE 0
#include "called.h"
#include "isect/any.h"
#include "isect/clash.h"
#include "machine.h"
#include "meshes.h"
#include "reference/precision.h"
#include "table.h"

#include <stdlib.h>

enum { BOXES = 65536, HULLS = 4096, POSES = 512, POINTS = 32, HULL_BYTES = 1 << 14 };

/* Pairs of the shapes a[i] and b[i]; the second is moved by `way` times `reach`. */
typedef struct Pairs {
    size_t n;
    bool (*overlap)(const struct Pairs *p, size_t i);
    isect_sphere *ball_a, *ball_b; /* before the move */
    vec3 *way;                     /* of length 0 to 1 */
    float reach;
    const void *a, *b;
    size_t overlapping[2];
} Pairs;

static vec3 moved_by(const Pairs *p, size_t i)
{
    return along((vec3){0, 0, 0}, p->reach, p->way[i]);
}

/* ---- the functions ---- */

static bool boxes_overlap(const Pairs *p, size_t i)
{
    isect_obb b = ((const isect_obb *)p->b)[i];
    b.center = along(b.center, p->reach, p->way[i]);
    return isect_overlap_obb_obb(&((const isect_obb *)p->a)[i], &b);
}
static bool hulls_overlap(const Pairs *p, size_t i)
{
    const isect_hull *a = p->a, *b = p->b;
    const isect_pose pose = {{0, 0, 0, 1}, moved_by(p, i)};
    return isect_overlap_posed(isect_any_hull(&a[i]), isect_any_hull(&b[i]), &pose);
}
static bool meshes_overlap(const Pairs *p, size_t i)
{
    const vec3 to = moved_by(p, i);
    const double matrix[12] = {1, 0, 0, (double)to.x, 0, 1, 0, (double)to.y, 0, 0, 1, (double)to.z};
    return isect_clash_any(p->a, p->b, matrix);
}
/* Spheres are a little larger than those stored, so that rounding rejects none that overlap. */
static bool are_far(const Pairs *p, size_t i)
{
    const vec3 d = sub(along(p->ball_b[i].center, p->reach, p->way[i]), p->ball_a[i].center);
    const float r = p->ball_a[i].radius + p->ball_b[i].radius;
    return dot(d, d) > 1.00001f * r * r;
}

static void run(void *context, int form)
{
    Pairs *p = context;
    size_t count = 0;
    for (size_t i = 0; i < p->n; i++)
        count += !(form && are_far(p, i)) && p->overlap(p, i);
    p->overlapping[form] = count;
}

/* ---- the pairs ---- */

static void draw_ways(Pairs *p, uint64_t *state)
{
    p->way = need(p->n * sizeof *p->way);
    p->ball_a = need(p->n * sizeof *p->ball_a), p->ball_b = need(p->n * sizeof *p->ball_b);
    for (size_t i = 0; i < p->n;) {
        const vec3 v = {2 * random_unit(state) - 1, 2 * random_unit(state) - 1,
                        2 * random_unit(state) - 1};
        if (dot(v, v) > 0.01f && dot(v, v) < 1)
            p->way[i++] = v;
    }
}
static isect_obb draw_box(uint64_t *state)
{
    isect_obb box = {.center = {0, 0, 0}};
    const vec3 u = {random_unit(state) - 0.5f, random_unit(state) - 0.5f,
                    random_unit(state) + 0.1f};
    box.axis[0] = unit(u);
    box.axis[1] = unit(cross(box.axis[0], (vec3){1, random_unit(state), 0}));
    box.axis[2] = cross(box.axis[0], box.axis[1]);
    for (int k = 0; k < 3; k++)
        box.half[k] = 0.1f + random_unit(state);
    return box;
}
static Pairs make_boxes(uint64_t *state)
{
    Pairs p = {.n = BOXES, .overlap = boxes_overlap};
    isect_obb *a = need(BOXES * sizeof *a), *b = need(BOXES * sizeof *b);
    draw_ways(&p, state);
    for (size_t i = 0; i < BOXES; i++) {
        a[i] = draw_box(state), b[i] = draw_box(state);
        if (isect_bound_sphere_obb(&a[i], &p.ball_a[i]) != ISECT_OK ||
            isect_bound_sphere_obb(&b[i], &p.ball_b[i]) != ISECT_OK)
            abort();
    }
    p.a = a, p.b = b;
    return p;
}
static void draw_hull(isect_hull *hull, isect_sphere *ball, uint64_t *state)
{
    vec3 points[POINTS];
    const isect_obb box = draw_box(state);
    for (size_t i = 0; i < POINTS; i++) {
        const vec3 u = unit((vec3){random_unit(state) - 0.5f, random_unit(state) - 0.5f,
                                   random_unit(state) - 0.5f});
        points[i] = along(box.center, u.x * box.half[0], box.axis[0]);
        points[i] = along(points[i], u.y * box.half[1], box.axis[1]);
        points[i] = along(points[i], u.z * box.half[2], box.axis[2]);
    }
    const isect_points view = isect_points_of(points);
    if (isect_hull_build(view, POINTS, need(HULL_BYTES), HULL_BYTES, NULL, hull) != ISECT_OK ||
        isect_bound_sphere_points(view, POINTS, ball, NULL) != ISECT_OK)
        abort();
}
static Pairs make_hulls(uint64_t *state)
{
    Pairs p = {.n = HULLS, .overlap = hulls_overlap};
    isect_hull *a = need(HULLS * sizeof *a), *b = need(HULLS * sizeof *b);
    draw_ways(&p, state);
    for (size_t i = 0; i < HULLS; i++)
        draw_hull(&a[i], &p.ball_a[i], state), draw_hull(&b[i], &p.ball_b[i], state);
    p.a = a, p.b = b;
    return p;
}
static isect_bvh *tree_of(trimesh *from, isect_sphere *ball)
{
    const isect_mesh mesh = {from->positions, 0, from->vertex_count, from->indices,
                             from->triangle_count};
    const isect_points points = isect_points_of((const vec3 *)(const void *)from->positions);
    isect_bvh *bvh = NULL;
    if (isect_bvh_build(&mesh, NULL, &bvh) != ISECT_OK ||
        isect_bound_sphere_points(points, from->vertex_count, ball, NULL) != ISECT_OK)
        abort();
    return bvh;
}
static Pairs make_meshes(uint64_t *state)
{
    Pairs p = {.n = POSES, .overlap = meshes_overlap};
    static trimesh knot, ring; /* the trees borrow them */
    draw_ways(&p, state);
    if (!trimesh_knot(&knot, 350, 28) || !trimesh_torus(&ring, 200, 50, 0.2f))
        abort();
    p.a = tree_of(&knot, p.ball_a), p.b = tree_of(&ring, p.ball_b);
    for (size_t i = 1; i < POSES; i++)
        p.ball_a[i] = p.ball_a[0], p.ball_b[i] = p.ball_b[0];
    return p;
}

/* ---- measuring ---- */

/* Finds the reach at which this share overlaps. */
static void spread(Pairs *p, double share)
{
    float low = 0, high = 64;
    for (int step = 0; step < 20; step++) {
        p->reach = (low + high) / 2;
        run(p, 0);
        if ((double)p->overlapping[0] > share * (double)p->n)
            low = p->reach;
        else
            high = p->reach;
    }
}
static void measure(table *t, const char *name, Pairs p, const options *o)
{
    static const double shares[] = {0.05, 0.5, 0.95};
    for (int k = 0; k < 3; k++) {
        double seconds[2];
        size_t far = 0;
        spread(&p, shares[k]);
        time_in_turns(seconds, 2, o->rounds, NULL, run, &p);
        for (size_t i = 0; i < p.n; i++)
            far += are_far(&p, i);
        const double n = (double)p.n;
        table_row(t, "%s|%.0f|%.0f|%.1f|%.1f|%.2f|%d", name, 100 * (double)p.overlapping[0] / n,
                  100 * (double)far / n, seconds[0] / n * 1e9, seconds[1] / n * 1e9,
                  seconds[1] / seconds[0], (int)(p.overlapping[0] - p.overlapping[1]));
    }
}

int main(int argc, char **argv)
{
    static table t;
    const options o = read_options(argc, argv, 15, 5, "[--quick] [--csv]");
    uint64_t state = random_seed(1);
    print_machine();
    table_start(&t,
                "Enclosing spheres that reject first: ns a pair, and over isect's function alone",
                "pair|overlap %|rejected %|alone|spheres first|ratio|lost");
    measure(&t, "obb/obb", make_boxes(&state), &o);
    measure(&t, "hull/hull", make_hulls(&state), &o);
    measure(&t, "mesh/mesh", make_meshes(&state), &o);
    table_print(&t, o.csv);
    return 0;
}
