/* bench/shapes.c - a capsule, a box and a hull in any pose against a mesh: the nearest points,
 * the contacts, and the first contact of a motion with rotation; beside FCL. Times are processor
 * time of the thread, the median over rounds; trees are built before. isect is in float, FCL in
 * double. */
#include "shapes.h"
#include "isect/isect.h"
#include "machine.h"
#include "table.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

enum { POSES = 128, FEW = 8, QUESTIONS = 3, SHAPES = 3 };

static const char *const question_names[QUESTIONS] = {"closest", "contact", "turning sweep"};
static const char *const shape_names[SHAPES] = {"capsule", "box", "hull"};

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

typedef struct Asked {
    isect_bvh *bvh;
    void *fcl_mesh, *fcl_shape;
    isect_any shape;
    int question;
    isect_pose pose[POSES];
    isect_turning turning[POSES];
    double answer[2][POSES]; /* a distance, a number of contacts, or a time */
} Asked;

static double by_isect(const Asked *all, int i)
{
    const isect_parts parts = {&all->shape, &all->pose[i], 1};
    const isect_any posed = isect_any_parts(&parts);
    if (all->question == 0)
        return sqrt((double)isect_bvh_closest_any(all->bvh, posed, INFINITY).distance2);
    if (all->question == 1)
        return isect_bvh_contact_any(all->bvh, posed, 0, 8).count;
    return (double)isect_bvh_sweep_any_turning(all->bvh, posed, &all->turning[i], 1e-3f).enter;
}
/* FCL takes a tenth of a second for a motion without contact. */
static int poses_of(const Asked *all)
{
    return all->question == 2 ? FEW : POSES;
}
static void ask(void *context, int form)
{
    Asked *all = context;
    for (int i = 0; i < poses_of(all); i++) {
        if (form == 0)
            all->answer[0][i] = by_isect(all, i);
#ifdef BENCH_FCL
        else if (all->question == 0)
            all->answer[1][i] = fcl_shape_distance(all->fcl_mesh, all->fcl_shape, &all->pose[i]);
        else if (all->question == 1)
            all->answer[1][i] =
                (double)fcl_shape_contacts(all->fcl_mesh, all->fcl_shape, &all->pose[i]);
        else
            all->answer[1][i] =
                fcl_shape_time(all->fcl_mesh, all->fcl_shape, &all->pose[i], &all->turning[i]);
#endif
    }
}
/* Does an answer differ: by a thousandth of the distance, in whether there are contacts, or by a
 * hundredth of the time? */
static bool differs(int question, double a, double b)
{
    if (question == 0)
        return fabs(fmax(a, 0) - fmax(b, 0)) > 1e-3 * fmax(1, a);
    if (question == 1)
        return (a > 0) != (b > 0);
    return (a <= 1) != (b <= 1) || (a <= 1 && fabs(a - b) > 0.01);
}
static void measure(table *t, Asked *all, const char *shape, int rounds)
{
    for (all->question = 0; all->question < QUESTIONS; all->question++) {
        const int poses = poses_of(all);
        double seconds[2] = {0, 0};
        int hits = 0, differ = 0, forms = 1;
#ifdef BENCH_FCL
        forms = 2;
#endif
        time_in_turns(seconds, forms, rounds, NULL, ask, all);
        for (int i = 0; i < poses; i++) {
            const double a = all->answer[0][i];
            hits += all->question == 0 ? !(a > 0) : all->question == 1 ? a > 0 : a <= 1;
            differ += forms > 1 && differs(all->question, a, all->answer[1][i]);
        }
        table_row(t, "%s|%s|%.2f|%.2f|%.4f|%d|%d|%d", question_names[all->question], shape,
                  1e6 * seconds[0] / poses, 1e6 * seconds[1] / poses,
                  forms > 1 ? seconds[0] / seconds[1] : 0, poses, hits, differ);
    }
}
/* Half of the poses are at the surface, half of them beside it. */
static void draw_poses(Asked *all, const trimesh *mesh)
{
    for (int i = 0; i < POSES; i++) {
        const size_t k = random_bits(&state) % mesh->vertex_count;
        const float *at = mesh->positions + 3 * k;
        const isect_vec3 by = vector(i % 2 ? 12.0f : 2.0f);
        const isect_vec3 place = {at[0] + by.x, at[1] + by.y, at[2] + by.z};
        all->pose[i] = (isect_pose){{number(1), number(1), number(1), number(1)}, place};
        all->turning[i] = (isect_turning){place, vector(8), vector(0.7f)};
    }
}

int main(int argc, char **argv)
{
    static table t;
    static Asked all;
    const options given = read_options(argc, argv, 11, 3, "[--quick] [--csv]");
    const isect_capsule capsule = {{0, 0, -2}, {0, 0, 2}, 1};
    const isect_vec3 half = {2, 1.5f, 1};
    const isect_aabb box = {{-half.x, -half.y, -half.z}, half};
    trimesh mesh, ball;
    state = random_seed(11);
    print_machine();
    if (!trimesh_knot(&mesh, 200, 50) || !trimesh_sphere(&ball, 1))
        return EXIT_FAILURE;
    trimesh_scale(&mesh, 100);
    trimesh_scale(&ball, 6);
    const isect_hull hull = {.vertices = (const isect_vec3 *)(const void *)ball.positions,
                             .vertex_count = ball.vertex_count};
    const isect_mesh view = {mesh.positions, 0, mesh.vertex_count, mesh.indices,
                             mesh.triangle_count};
    if (isect_bvh_build(&view, NULL, &all.bvh) != ISECT_OK)
        return EXIT_FAILURE;
    const isect_any shapes[SHAPES] = {isect_any_capsule(&capsule), isect_any_aabb(&box),
                                      isect_any_hull(&hull)};
    table_start(&t, "Shapes in poses and a mesh of 20 000 triangles: microseconds",
                "question|shape|isect|FCL|isect over it|poses|hits|differ");
    draw_poses(&all, &mesh);
#ifdef BENCH_FCL
    void *const other[SHAPES] = {fcl_capsule(1, 4), fcl_box(half), fcl_hull(&ball)};
    all.fcl_mesh = fcl_mesh(&mesh);
#endif
    for (int i = 0; i < SHAPES; i++) {
        all.shape = shapes[i];
#ifdef BENCH_FCL
        all.fcl_shape = other[i];
#endif
        measure(&t, &all, shape_names[i], given.rounds);
#ifdef BENCH_FCL
        fcl_shape_free(other[i]);
#endif
    }
    table_print(&t, given.csv);
#ifdef BENCH_FCL
    fcl_mesh_free(all.fcl_mesh);
#endif
    isect_bvh_free(all.bvh);
    trimesh_free(&mesh), trimesh_free(&ball);
    return EXIT_SUCCESS;
}
