/* bench/sweeps.c - motion: two boxes that rotate, a ball through a mesh, a capsule that walks over
 * a mesh, vertices and edges of deforming meshes; beside FCL, Bullet and CGAL. Times are processor
 * time of the thread, the median over rounds; trees are built before. isect is in float, as Bullet
 * is; FCL is in double. */
#include "sweeps.h"
#include "isect/isect.h"
#include "machine.h"
#include "points.h"
#include "table.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PAIRS = 512, BALLS = 256, DEFORMING = 4096, STEPS = 1000, FORMS = 4 };

static uint64_t state;
static float number(float most)
{
    return most * (2 * random_unit(&state) - 1);
}
static isect_vec3 vector(float most)
{
    const float x = number(most), y = number(most), z = number(most);
    return (isect_vec3){x, y, z};
}
static isect_vec3 sum(isect_vec3 a, float s, isect_vec3 b)
{
    return (isect_vec3){a.x + s * b.x, a.y + s * b.y, a.z + s * b.z};
}

/* The answers of all forms: the times of contact, or more than 1 for none. */
typedef struct Question {
    const char *name, *forms[FORMS];
    size_t count;
    double *time[FORMS];
} Question;

static void add_rows(table *t, const Question *q, const double *seconds)
{
    for (int form = 0; form < FORMS; form++) {
        if (!q->forms[form])
            continue;
        size_t hits = 0, differ = 0;
        for (size_t i = 0; i < q->count; i++) {
            const double a = q->time[0][i], b = q->time[form][i];
            hits += b <= 1;
            differ += (a <= 1) != (b <= 1) || (a <= 1 && fabs(a - b) > 0.01);
        }
        const double per = 100 / (double)q->count;
        table_row(t, "%s|%s|%.0f|%.2f|%.1f|%.1f", q->name, q->forms[form],
                  1e9 * seconds[form] / (double)q->count, seconds[0] / seconds[form],
                  per * (double)hits, per * (double)differ);
    }
}
static void need_times(Question *q)
{
    for (int form = 0; form < FORMS; form++)
        q->time[form] = need(q->count * sizeof(double));
}
static void free_times(Question *q)
{
    for (int form = 0; form < FORMS; form++)
        free(q->time[form]);
}

/* ---- boxes that rotate ---- */

typedef struct Turning {
    Question q;
    turning_box a[PAIRS], b[PAIRS];
    void *fcl;
} Turning;

static isect_obb obb_of(const turning_box *box)
{
    return (isect_obb){
        box->center, {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}, {box->half.x, box->half.y, box->half.z}};
}
static void ask_turning(void *context, int form)
{
    Turning *all = context;
    for (size_t i = 0; i < PAIRS; i++) {
        const turning_box *a = &all->a[i], *b = &all->b[i];
        if (form == 0) {
            const isect_obb first = obb_of(a), second = obb_of(b);
            const isect_turning by_a = {a->center, a->motion, a->turn};
            const isect_turning by_b = {b->center, b->motion, b->turn};
            all->q.time[0][i] =
                (double)isect_sweep_any_turning(isect_any_obb(&first), &by_a,
                                                isect_any_obb(&second), &by_b, 1e-4f)
                    .enter;
        }
#ifdef BENCH_FCL
        if (form == 1)
            all->q.time[1][i] = fcl_boxes_time(all->fcl, i);
#endif
    }
}
static turning_box draw_box(isect_vec3 at)
{
    const isect_vec3 half = {0.3f + number(0.2f), 0.3f + number(0.2f), 0.3f + number(0.2f)};
    const isect_vec3 motion = vector(2), turn = vector(1.5f);
    return (turning_box){sum(at, -0.6f, motion), half, motion, turn};
}
static void measure_turning(table *t, int rounds)
{
    static Turning all;
    double seconds[FORMS];
    all.q = (Question){.name = "two boxes turn", .forms = {"isect"}, .count = PAIRS};
    need_times(&all.q);
    for (size_t i = 0; i < PAIRS; i++) {
        all.a[i] = draw_box((isect_vec3){0, 0, 0});
        all.b[i] = draw_box(vector(0.7f));
    }
#ifdef BENCH_FCL
    all.fcl = fcl_boxes(all.a, all.b, PAIRS), all.q.forms[1] = "FCL advancement";
#endif
    time_in_turns(seconds, 2, rounds, NULL, ask_turning, &all);
    add_rows(t, &all.q, seconds);
#ifdef BENCH_FCL
    fcl_boxes_free(all.fcl);
#endif
    free_times(&all.q);
}

/* ---- balls through a mesh ---- */

typedef struct Flying {
    Question q;
    isect_bvh *bvh;
    void *cgal, *bullet;
    isect_moving_sphere ball[BALLS];
} Flying;

#ifdef BENCH_CGAL
static double advance(void *cgal, const isect_moving_sphere *ball)
{
    const isect_vec3 v = ball->motion;
    const double speed = sqrt((double)v.x * v.x + (double)v.y * v.y + (double)v.z * v.z);
    for (double t = 0; t <= 1;) {
        const isect_vec3 at = sum(ball->center, (float)t, v);
        float distance2;
        points_cgal_closest(cgal, &at, 1, &distance2);
        const double gap = sqrt((double)distance2) - (double)ball->radius;
        if (gap <= 1e-3)
            return t;
        t += gap / speed;
    }
    return 2;
}
#endif
static void ask_flying(void *context, int form)
{
    Flying *all = context;
    for (size_t i = 0; i < BALLS; i++) {
        if (form == 0)
            all->q.time[0][i] =
                (double)isect_bvh_sweep_any(
                    all->bvh, (isect_any){ISECT_SHAPE_SPHERE, &all->ball[i]}, &all->ball[i].motion)
                    .enter;
#ifdef BENCH_CGAL
        if (form == 1)
            all->q.time[1][i] = advance(all->cgal, &all->ball[i]);
#endif
#ifdef BENCH_BULLET
        if (form == 2)
            all->q.time[2][i] = bullet_world_time(all->bullet, &all->ball[i]);
#endif
    }
}
/* The balls start away from the mesh and fly at a point of its box: other libraries do not support
 * sweeps that start in contact. */
static void draw_balls(Flying *all, const trimesh *mesh)
{
    float lower[3], upper[3];
    trimesh_bounds(mesh, lower, upper);
    for (size_t i = 0; i < BALLS; i++) {
        isect_moving_sphere *ball = &all->ball[i];
        isect_vec3 out = vector(1);
        const float length = sqrtf(out.x * out.x + out.y * out.y + out.z * out.z);
        const isect_vec3 middle = {(lower[0] + upper[0]) / 2, (lower[1] + upper[1]) / 2,
                                   (lower[2] + upper[2]) / 2};
        const isect_vec3 to = sum(middle, 1, vector((upper[0] - lower[0]) / 2));
        ball->center = sum(middle, 60 / length, out);
        ball->radius = 0.5f + random_unit(&state);
        ball->motion = sum(to, -1, ball->center);
    }
}
static void measure_flying(table *t, const char *name, const trimesh *mesh, int rounds)
{
    static Flying all;
    double seconds[FORMS];
    const isect_mesh view = {mesh->positions, 0, mesh->vertex_count, mesh->indices,
                             mesh->triangle_count};
    memset(&all, 0, sizeof all);
    all.q = (Question){.name = name, .forms = {"isect"}, .count = BALLS};
    need_times(&all.q);
    if (isect_bvh_build(&view, NULL, &all.bvh) != ISECT_OK)
        exit(1);
    draw_balls(&all, mesh);
#ifdef BENCH_CGAL
    const point_mesh other = {mesh->positions, mesh->vertex_count, mesh->indices,
                              mesh->triangle_count};
    all.cgal = points_cgal_build(&other), all.q.forms[1] = "CGAL nearest, advancing";
#endif
#ifdef BENCH_BULLET
    all.bullet = bullet_world(mesh), all.q.forms[2] = "Bullet convex sweep";
#endif
    time_in_turns(seconds, 3, rounds, NULL, ask_flying, &all);
    add_rows(t, &all.q, seconds);
#ifdef BENCH_CGAL
    points_cgal_free(all.cgal);
#endif
#ifdef BENCH_BULLET
    bullet_world_free(all.bullet);
#endif
    isect_bvh_free(all.bvh);
    free_times(&all.q);
}

/* ---- walking ---- */

typedef struct Walking {
    isect_bvh *bvh;
    void *bullet;
    isect_vec3 from, step[STEPS], place[2][STEPS];
} Walking;

static const float walker_radius = 0.4f, walker_height = 1;
static void ask_walking(void *context, int form)
{
    Walking *all = context;
    const isect_mover mover = {
        .up = {0, 1, 0}, .slope = 0.7f, .step = 0.4f, .fall = 0.15f, .skin = 0.01f};
    isect_capsule body = {sum(all->from, -walker_height / 2, mover.up),
                          sum(all->from, walker_height / 2, mover.up), walker_radius};
    for (size_t i = 0; i < STEPS && form == 0; i++) {
        const isect_moved moved =
            isect_bvh_move_any(all->bvh, isect_any_capsule(&body), &all->step[i], &mover);
        body.a = sum(body.a, 1, moved.way), body.b = sum(body.b, 1, moved.way);
        all->place[0][i] = sum(body.a, walker_height / 2, mover.up);
    }
#ifdef BENCH_BULLET
    if (form == 1)
        bullet_walk(all->bullet, all->from, walker_radius, walker_height, all->step, STEPS, 9.8f,
                    all->place[1]);
#endif
}
/* Returns the percentage of the positions at which the capsule overlaps the mesh. */
static double percent_inside(const Walking *all, int form)
{
    size_t inside = 0;
    for (size_t i = 0; i < STEPS; i++) {
        const isect_vec3 p = all->place[form][i];
        const isect_capsule body = {{p.x, p.y - walker_height / 2, p.z},
                                    {p.x, p.y + walker_height / 2, p.z},
                                    walker_radius};
        inside += isect_bvh_overlap_any(all->bvh, isect_any_capsule(&body));
    }
    return 100 * (double)inside / STEPS;
}
static double how_far(isect_vec3 from, isect_vec3 to)
{
    return hypot((double)(to.x - from.x), (double)(to.z - from.z));
}
static void add_walks(table *t, const char *name, const Walking *all, int count,
                      const double *seconds)
{
    static const char *const forms[] = {"isect", "Bullet character"};
    isect_vec3 wish = all->from;
    for (size_t i = 0; i < STEPS; i++)
        wish = sum(wish, 1, all->step[i]);
    for (int form = 0; form < count; form++)
        table_row(t, "%s|%s|%.0f|%.2f|%.1f|%.1f|%.1f", name, forms[form], STEPS / seconds[form],
                  seconds[0] / seconds[form], how_far(all->from, all->place[form][STEPS - 1]),
                  how_far(wish, all->place[form][STEPS - 1]), percent_inside(all, form));
}
/* A terrain of 100 x 100 with cells of size 1 and the given height; the walk changes its direction
 * by a random angle in every step. */
static void measure_walking(table *t, const char *name, float height, int rounds)
{
    static Walking all;
    double seconds[2];
    trimesh mesh;
    if (!trimesh_terrain(&mesh, 100))
        exit(1);
    for (size_t i = 0; i < 3 * mesh.vertex_count; i++)
        mesh.positions[i] *= i % 3 == 1 ? height : 100;
    const isect_mesh view = {mesh.positions, 0, mesh.vertex_count, mesh.indices,
                             mesh.triangle_count};
    if (isect_bvh_build(&view, NULL, &all.bvh) != ISECT_OK)
        exit(1);
    float lower[3], upper[3];
    trimesh_bounds(&mesh, lower, upper);
    const isect_ray down = {{50, upper[1] + 1, 50}, {0, -1, 0}, 0, INFINITY};
    all.from = sum(down.origin, isect_bvh_cast(all.bvh, &down).t - 1.2f, down.dir);
    float angle = 0;
    for (size_t i = 0; i < STEPS; i++) {
        angle += number(0.4f);
        all.step[i] = (isect_vec3){0.1f * cosf(angle), 0, 0.1f * sinf(angle)};
    }
    int count = 1;
#ifdef BENCH_BULLET
    all.bullet = bullet_world(&mesh), count = 2;
#endif
    time_in_turns(seconds, count, rounds, NULL, ask_walking, &all);
    add_walks(t, name, &all, count, seconds);
#ifdef BENCH_BULLET
    bullet_world_free(all.bullet);
#endif
    isect_bvh_free(all.bvh);
    trimesh_free(&mesh);
}

/* ---- vertices of deforming meshes ---- */

typedef struct Deforming {
    Question q;
    isect_segment vertex[DEFORMING], a[DEFORMING][2], b[DEFORMING][2];
    isect_triangle face[DEFORMING][2];
    bool edges;
} Deforming;

static void ask_deforming(void *context, int form)
{
    Deforming *all = context;
    for (size_t i = 0; i < DEFORMING; i++) {
        const isect_segment *a = all->a[i], *b = all->b[i];
        const isect_triangle *face = all->face[i];
        double *time = &all->q.time[form][i];
        if (form == 0)
            *time =
                (double)(all->edges ? isect_sweep_edge_edge(&a[0], &a[1], &b[0], &b[1], 0, 1e-6f)
                                    : isect_sweep_vertex_face(&all->vertex[i], &face[0], &face[1],
                                                              0, 1e-6f))
                    .enter;
#ifdef BENCH_FCL
        if (form == 1)
            *time = all->edges ? fcl_edge_edge(a, b)
                               : fcl_vertex_face(&all->vertex[i], &face[0], &face[1]);
#endif
    }
}
static isect_segment draw_segment(float most)
{
    const isect_vec3 a = vector(most), b = vector(most);
    return (isect_segment){a, b};
}
static void measure_deforming(table *t, int rounds)
{
    static Deforming all;
    double seconds[FORMS];
    for (int edges = 0; edges < 2; edges++) {
        all.q = (Question){.name = edges ? "edge and edge" : "vertex and face",
                           .forms = {"isect"},
                           .count = DEFORMING};
        all.edges = edges;
        need_times(&all.q);
        for (size_t i = 0; i < DEFORMING; i++) {
            all.vertex[i] = draw_segment(1);
            for (int k = 0; k < 2; k++) {
                all.a[i][k] = draw_segment(1), all.b[i][k] = draw_segment(1);
                all.face[i][k].a = vector(1);
                all.face[i][k].b = vector(1), all.face[i][k].c = vector(1);
            }
        }
#ifdef BENCH_FCL
        all.q.forms[1] = "FCL cubic";
#endif
        time_in_turns(seconds, 2, rounds, NULL, ask_deforming, &all);
        add_rows(t, &all.q, seconds);
        free_times(&all.q);
    }
}

int main(int argc, char **argv)
{
    static table t, walking;
    setvbuf(stdout, NULL, _IOLBF, 0);
    const options given = read_options(argc, argv, 11, 3, "[--quick] [--csv] [--data DIR]");
    char path[1024];
    trimesh mesh;
    state = random_seed(7);
    print_machine();
    table_start(&t, "Sweeps: ns a question, isect over it",
                "question|form|ns|isect over it|touch %|differ %");
    measure_turning(&t, given.rounds);
    snprintf(path, sizeof path, "%s/bunny00.off", given.data ? given.data : BENCH_DATA);
    if (trimesh_load(&mesh, path)) {
        trimesh_scale(&mesh, 100);
        measure_flying(&t, "a ball, bunny", &mesh, given.rounds);
        trimesh_free(&mesh);
    }
    if (trimesh_knot(&mesh, 2000, 100)) {
        trimesh_scale(&mesh, 100);
        measure_flying(&t, "a ball, knot", &mesh, given.rounds);
        trimesh_free(&mesh);
    }
    measure_deforming(&t, given.rounds);
    table_print(&t, given.csv);
    table_start(&walking, "A capsule walks over a landscape: steps a second",
                "landscape|form|steps/s|isect over it|how far|from wish|inside %");
    measure_walking(&walking, "hills", 25, given.rounds);
    measure_walking(&walking, "crags", 100, given.rounds);
    table_print(&walking, given.csv);
    return 0;
}
