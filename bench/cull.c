/* bench/cull.c - one frustum and many boxes. The boxes are uniform in a cube, and the camera is in
 * the center of the cube; it sees a tenth of them. The columns are the time, the bandwidth, and the
 * share of boxes outside that a form does not report as outside. The boxes are structs for the
 * other forms, as they have them, and columns and structs for isect. */
#include "cull.h"
#include "machine.h"
#include "meshes.h"
#include "reference/frustum_aabb.h"

#include <stdlib.h>

typedef struct World {
    size_t n;
    isect_frustum view;
    prepared_frustum prepared;
    float planes[6][4] __attribute__((aligned(16))); /* with inward normals, for cglm */
    isect_aabb *boxes;
    float *centres, *columns[6]; /* center and half extents of each box, for DirectXMath's form */
    uint8_t *sides;
    uint64_t *bits;
    uint16_t *numbers;
    isect_packed packed;
    float sum;
} World;

static const float (*box_at(const World *w, size_t i))[3]
{
    return (const float(*)[3])(const void *)&w->boxes[i];
}
static isect_aabbs columns_of(const World *w)
{
    float *const *c = w->columns;
    return (isect_aabbs){{c[0], c[1], c[2]}, {c[3], c[4], c[5]}, 0};
}

/* ---- the forms ---- */

static void run_columns(World *w)
{
    isect_classify_frustum_aabb_n(isect_frustums_one(&w->view), columns_of(w), w->n, w->sides);
}
static void run_structs(World *w)
{
    isect_classify_frustum_aabb_n(isect_frustums_one(&w->view), isect_aabbs_of(w->boxes), w->n,
                                  w->sides);
}
static void run_bits(World *w)
{
    const isect_aabbs columns = columns_of(w);
    isect_cull_aabbs(&w->view, 1, columns, w->n, w->bits, NULL);
}
static void run_packed(World *w)
{
    isect_cull_packed(&w->view, 1, w->packed, w->n, w->bits, NULL);
}
static void run_one(World *w)
{
    for (size_t i = 0; i < w->n; i++)
        w->sides[i] = (uint8_t)isect_classify_frustum_aabb(&w->view, &w->boxes[i]);
}
#define LOOP(form)                                                                                 \
    static void run_##form(World *w)                                                               \
    {                                                                                              \
        const prepared_frustum p = w->prepared;                                                    \
        for (size_t i = 0; i < w->n; i++)                                                          \
            w->sides[i] = (uint8_t)frustum_aabb_##form(&p, box_at(w, i));                          \
    }
LOOP(corners)
LOOP(shared)
LOOP(sides)
LOOP(octant)
LOOP(both)
LOOP(axes)
#ifdef __SSE2__
static void run_registers(World *w)
{
    const prepared_frustum p = w->prepared;
    for (size_t i = 0; i < w->n; i++)
        w->sides[i] =
            (uint8_t)frustum_aabb_registers(&p, w->centres + 6 * i, w->centres + 6 * i + 3);
}
#else
#define run_registers NULL
#endif
#ifdef BENCH_CGLM
static void run_cglm(World *w)
{
    cull_cglm(w->sides, w->planes, (float(*)[2][3])(void *)w->boxes, w->n);
}
#else
#define run_cglm NULL
#endif
/* Reads all that a batch over columns must read, and nothing else. */
static void run_read(World *w)
{
    float sum[16] = {0};
    for (int f = 0; f < 6; f++)
        for (size_t i = 0; i + 16 <= w->n; i += 16)
            for (int k = 0; k < 16; k++)
                sum[k] += w->columns[f][i + (size_t)k];
    for (int k = 0; k < 16; k++)
        w->sum += sum[k];
}

typedef struct Form {
    const char *name, *answers;
    void (*run)(World *w);
} Form;
enum { SURE, READ, BITS, PACKED_BITS };
static const Form forms[] = {
    {"isect, columns", "sure", run_columns},
    {"reading the columns", "-", run_read},
    {"isect, columns, bits", "sure, seen", run_bits},
    {"isect, columns of 16 bits, bits", "sure, seen", run_packed},
    {"isect, structs", "sure", run_structs},
    {"isect, one by one", "sure", run_one},
    {"SAT, early outs", "sides", run_axes},
    {"planes and corners of the frustum (Quilez)", "sides", run_both},
    {"planes, early outs (Bullet)", "sides", run_corners},
    {"planes, near and far share", "sides", run_shared},
    {"planes, centre and half (DirectXMath)", "sides", run_registers},
    {"planes, octants (Assarsson, Moeller)", "seen", run_octant},
    {"four sides (Wihlidal)", "seen", run_sides},
    {"planes, early outs (cglm)", "seen", run_cglm},
};
enum { FORMS = sizeof forms / sizeof forms[0] };

/* ---- the world ---- */

static World make_world(size_t n)
{
    World w = {.n = n};
    w.boxes = need(n * sizeof *w.boxes), w.centres = need(n * sizeof *w.boxes);
    for (int f = 0; f < 6; f++)
        w.columns[f] = need(n * sizeof(float));
    w.sides = need(n), w.bits = need(isect_words(n) * sizeof *w.bits);
    w.numbers = need(6 * n * sizeof *w.numbers);
    const isect_camera camera = {.eye = {0, 0, 0},
                                 .forward = {0.6f, -0.2f, 0.77f},
                                 .up = {0, 1, 0},
                                 .fov = 1,
                                 .aspect = 1.78f,
                                 .z_near = 0.1f,
                                 .z_far = 500};
    if (isect_frustum_from_camera(&camera, &w.view) != ISECT_OK)
        abort();
    for (int i = 0; i < 6; i++) { /* the other forms need planes with unit normals */
        isect_plane *plane = &w.view.plane[i];
        const float length = sqrtf(dot(plane->normal, plane->normal));
        plane->normal.x /= length, plane->normal.y /= length, plane->normal.z /= length;
        plane->d /= length;
        for (int k = 0; k < 3; k++)
            w.planes[i][k] = -(&plane->normal.x)[k];
        w.planes[i][3] = -plane->d;
    }
    prepare_frustum(&w.prepared, &w.view);
    return w;
}
/* Draws boxes with extents from 0.5 to 1.5 times `size`. */
static void draw(World *w, float size)
{
    uint64_t state = random_seed(17);
    for (size_t i = 0; i < w->n; i++)
        for (int k = 0; k < 3; k++) {
            const float at = 1000 * (random_unit(&state) - 0.5f);
            const float half = size * (0.5f + random_unit(&state)) / 2;
            (&w->boxes[i].lower.x)[k] = w->columns[k][i] = at - half;
            (&w->boxes[i].upper.x)[k] = w->columns[k + 3][i] = at + half;
            w->centres[6 * i + (size_t)k] = at, w->centres[6 * i + 3 + (size_t)k] = half;
        }
}
static void pack(World *w)
{
    const isect_aabbs columns = columns_of(w);
    if (isect_cull_pack(columns, w->n, w->numbers, &w->packed) != ISECT_OK)
        abort();
}
static void free_world(World *w)
{
    for (int f = 0; f < 6; f++)
        free(w->columns[f]);
    free(w->boxes), free(w->centres), free(w->sides), free(w->bits), free(w->numbers);
}

static void run(void *context, int form)
{
    if (forms[form].run)
        forms[form].run(context);
}

static void measure(table *t, size_t n, float size, int rounds)
{
    World w = make_world(n);
    uint8_t *sure = need(n);
    double seconds[FORMS];
    size_t outside = 0, across = 0, inside = 0, repeat[FORMS];
    draw(&w, size);
    pack(&w);
    for (int form = 0; form < FORMS; form++) /* such that a run takes at least a millisecond */
        repeat[form] = 1 + 100000 / n;
    time_in_turns(seconds, FORMS, rounds, repeat, run, &w);
    run_columns(&w);
    memcpy(sure, w.sides, n);
    for (size_t i = 0; i < n; i++) {
        outside += sure[i] == ISECT_OUTSIDE, inside += sure[i] >= ISECT_TANGENT_INSIDE;
        across += sure[i] == ISECT_STRADDLES;
    }
    for (int form = 0; form < FORMS; form++) {
        size_t kept = 0, lost = 0;
        if (!forms[form].run)
            continue;
        const double ns = seconds[form] / (double)n * 1e9,
                     gb = (form == PACKED_BITS ? 12 : 24) / ns;
        table_row(t, "%zu|%g|%.1f|%.1f|%s|%s|%.2f|%.1f|%.2f", n, (double)size,
                  100 * (double)inside / (double)n, 100 * (double)across / (double)n,
                  forms[form].name, forms[form].answers, ns, gb, seconds[SURE] / seconds[form]);
        if (form == READ || form == BITS || form == PACKED_BITS) {
            table_row(t, "-|-");
            continue;
        }
        memset(w.sides, 9, n);
        forms[form].run(&w);
        for (size_t i = 0; i < n; i++) {
            kept += sure[i] == ISECT_OUTSIDE && w.sides[i] != ISECT_OUTSIDE;
            lost += sure[i] != ISECT_OUTSIDE && w.sides[i] == ISECT_OUTSIDE;
        }
        table_row(t, "%.3f|%zu", 100 * (double)kept / (double)outside, lost);
    }
    free(sure);
    free_world(&w);
}

static void measure_boxes(const options *o)
{
    static table t;
    table_start(
        &t, "a frustum and many boxes, float",
        "boxes|size|inside %|across %|form|answers|ns|GB/s|isect / this|not seen to be outside %|"
        "lost");
    measure(&t, 10000, 5, o->rounds);
    measure(&t, 1000000, 5, o->rounds);
    if (!o->quick) {
        measure(&t, 1000000, 50, o->rounds);
        measure(&t, 1000000, 500, o->rounds);
        measure(&t, 8000000, 5, o->rounds);
    }
    table_print(&t, o->csv);
}
static void measure_all_spheres(const options *o)
{
    static const float radii[] = {2.5f, 25, 250};
    static table t;
    World w = make_world(16);
    table_start(&t, "a frustum and a million spheres of one size, float",
                "spheres|radius|inside %|across %|form|answers|ns|GB/s|isect / this|"
                "not seen to be outside %|lost");
    for (size_t i = 0; i < (o->quick ? 1 : sizeof radii / sizeof *radii); i++)
        measure_spheres(&t, &w.view, 1000000, radii[i], o->rounds);
    table_print(&t, o->csv);
    free_world(&w);
}

int main(int argc, char **argv)
{
    const options o = read_options(argc, argv, 9, 3, "[--quick] [--csv]");
    print_machine();
    measure_boxes(&o);
    measure_all_spheres(&o);
    return 0;
}
