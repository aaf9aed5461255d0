/* bench/rays.c - rays against meshes: isect beside Embree, in one process, on the same rays.
 *
 * Every mesh is scaled to a diagonal of 100. There are four workloads of 1 048 576 rays:
 * * primary: the rays of a camera, in tiles of 8 x 8;
 * * incoherent: from the bounding sphere to random points in the bounding box, nearest hit;
 * * any-hit: the same rays, yes or no;
 * * bounce: from the primary hits in random directions about the normal.
 *
 * Rays are cut into chunks of 131 072; each chunk runs through every form in turn, so that
 * disturbances of the machine affect all forms. The time of a form is the sum over chunks of the
 * best repetition, in processor time of the thread. Trees are built in turn, too; their time is the
 * best of five. */
#include "rays.h"
#include "machine.h"
#include "reference/precision.h"
#include "table.h"

#include <stdio.h>
#include <stdlib.h>

#define CHUNK ((size_t)131072)
#define MAX_FORMS 10
#define SIDE 1024
#define NUMBERS 8 /* in a ray */
/* Padding between columns, so that they do not share the low bits of their addresses. */
#define PADDING 80

typedef struct settings {
    const char *data;
    const char *only; /* part of the names of the meshes to use; NULL: all */
    size_t rays;
    int repetitions, builds;
    unsigned terrain_cells;
    size_t soup_triangles;
    bool csv;
} settings;

typedef struct built {
    const tree_kind *kind;
    void *tree;
    double time, refit; /* in the best round */
} built;

typedef struct bench {
    settings set;
    const char *mesh_name;
    trimesh mesh;
    float lower[3], upper[3], diagonal;
    const ray_form *forms[MAX_FORMS];
    const void *trees[MAX_FORMS]; /* the tree of form i */
    size_t form_count, embree;    /* the first `embree` forms are Embree's */
    built builds[MAX_FORMS];
    size_t build_count;
    isect_ray *rays, *primary;
    isect_mesh_touch *primary_hits;
    float *columns;
    isect_mesh_touch *structs[MAX_FORMS]; /* the answers of form i */
    uint64_t *bits[MAX_FORMS];
    float *answer_columns;
    uint32_t *answer_prims;
} bench;

static table speeds, agreement, trees, instances, layers;

/* ---- vectors ---- */

static vec3 random_direction(uint64_t *state)
{
    float z = 2 * random_unit(state) - 1, angle = 6.2831853f * random_unit(state);
    float s = sqrtf(1 - z * z);
    return (vec3){s * cosf(angle), s * sinf(angle), z};
}

static vec3 middle(const bench *b)
{
    return (vec3){(b->lower[0] + b->upper[0]) / 2, (b->lower[1] + b->upper[1]) / 2,
                  (b->lower[2] + b->upper[2]) / 2};
}

/* ---- rays ---- */

/* The camera looks at the center of the box from outside, with a field of view of 40 degrees. */
static void make_primary(const bench *b, isect_ray *rays)
{
    vec3 forward = unit((vec3){-1, -0.6f, -1.3f});
    vec3 right = unit(cross(forward, (vec3){0, 1, 0})), up = cross(right, forward);
    vec3 eye = along(middle(b), -1.25f * b->diagonal, forward);
    const float scale = 0.36397f / (SIDE / 2.0f); /* the tangent of 20 degrees */
    for (unsigned i = 0; i < SIDE * SIDE; i++) {
        unsigned tile = i / 64, x = tile % (SIDE / 8) * 8 + i % 8;
        unsigned y = tile / (SIDE / 8) * 8 + i / 8 % 8;
        vec3 d = along(forward, ((float)x + 0.5f - SIDE / 2) * scale, right);
        d = unit(along(d, (SIDE / 2 - (float)y - 0.5f) * scale, up));
        rays[i] = (isect_ray){eye, d, 0, INFINITY};
    }
}

static void make_incoherent(const bench *b, isect_ray *rays, size_t n)
{
    uint64_t state = random_seed(1);
    for (size_t i = 0; i < n; i++) {
        vec3 origin = along(middle(b), b->diagonal / 2, random_direction(&state));
        float to[3];
        for (int k = 0; k < 3; k++)
            to[k] = b->lower[k] + random_unit(&state) * (b->upper[k] - b->lower[k]);
        vec3 d = unit(along((vec3){to[0], to[1], to[2]}, -1, origin));
        rays[i] = (isect_ray){origin, d, 0, INFINITY};
    }
}

static vec3 corner(const trimesh *mesh, uint32_t prim, int k)
{
    const float *p = mesh->positions + 3 * (size_t)mesh->indices[3 * (size_t)prim + (size_t)k];
    return (vec3){p[0], p[1], p[2]};
}

static isect_ray bounce(const bench *b, size_t i, uint64_t *state)
{
    const isect_ray *ray = &b->primary[i];
    uint32_t prim = b->primary_hits[i].prim;
    vec3 p = corner(&b->mesh, prim, 0);
    vec3 normal =
        cross(along(corner(&b->mesh, prim, 1), -1, p), along(corner(&b->mesh, prim, 2), -1, p));
    normal = unit(normal);
    if (dot(normal, ray->dir) > 0)
        normal = (vec3){-normal.x, -normal.y, -normal.z};
    vec3 from = along(ray->origin, b->primary_hits[i].t, ray->dir);
    vec3 d = unit(along(random_direction(state), 1.0001f, normal));
    return (isect_ray){along(from, b->diagonal * 1e-4f, normal), d, 0, INFINITY};
}

/* Makes n rays from the primary hits, each of which may be used several times. Returns their count;
 * 0 if there are no hits. */
static size_t make_bounce(const bench *b, isect_ray *rays, size_t n)
{
    uint64_t state = random_seed(2);
    size_t made = 0, before;
    do {
        before = made;
        for (size_t i = 0; i < SIDE * SIDE && made < n; i++)
            if (b->primary_hits[i].prim != UINT32_MAX)
                rays[made++] = bounce(b, i, &state);
    } while (made < n && made > before);
    return made;
}

static ray_set as_set(const bench *b, const isect_ray *rays, size_t n)
{
    float *c = b->columns;
    size_t pitch = n + PADDING;
    for (size_t i = 0; i < n; i++) {
        float numbers[NUMBERS];
        memcpy(numbers, &rays[i], sizeof numbers);
        for (size_t k = 0; k < NUMBERS; k++)
            c[k * pitch + i] = numbers[k];
    }
    isect_rays columns = {.origin = {c, c + pitch, c + 2 * pitch},
                          .dir = {c + 3 * pitch, c + 4 * pitch, c + 5 * pitch},
                          .t_min = c + 6 * pitch,
                          .t_max = c + 7 * pitch};
    return (ray_set){rays, columns, n};
}

/* ---- running ---- */

static ray_answers answers_of(const bench *b, size_t form)
{
    size_t pitch = b->set.rays + PADDING;
    float *c = b->answer_columns;
    isect_mesh_touches columns = {c, c + pitch, c + 2 * pitch, b->answer_prims, 0};
    return (ray_answers){b->structs[form], columns, b->bits[form]};
}

static void gather(const ray_answers *answers, size_t first, size_t n)
{
    const isect_mesh_touches *c = &answers->columns;
    for (size_t i = first; i < first + n; i++)
        answers->structs[i] = (isect_mesh_touch){c->t[i], c->u[i], c->v[i], c->prim[i]};
}

static void run_chunk(const bench *b, const ray_set *rays, size_t first, bool any, int repetition,
                      double best[MAX_FORMS])
{
    size_t n = rays->count - first < CHUNK ? rays->count - first : CHUNK;
    for (size_t k = 0; k < b->form_count; k++) {
        size_t form = (k + (size_t)repetition) % b->form_count;
        const ray_form *f = b->forms[form];
        ray_answers answers = answers_of(b, form);
        double start = thread_seconds();
        (any ? f->occluded : f->cast)(b->trees[form], rays, first, n, &answers);
        double time = thread_seconds() - start;
        best[form] = repetition == 0 || time < best[form] ? time : best[form];
        if (repetition == 0 && !any && f->answers_in_columns)
            gather(&answers, first, n);
    }
}

static void add_speeds(const bench *b, const char *workload, const double *times, size_t n)
{
    table_row(&speeds, "%s|%s", b->mesh_name, workload);
    for (size_t i = 0; i < b->form_count; i++)
        table_row(&speeds, "%.2f", (double)n / times[i] * 1e-6);
    for (size_t i = b->embree; i < b->form_count && b->embree; i++)
        table_row(&speeds, "%.2f", times[0] / times[i]);
}

static bool hit(const bench *b, size_t form, size_t i, bool any)
{
    return any ? isect_bit(b->bits[form], i) : b->structs[form][i].prim != UINT32_MAX;
}

static size_t count_hits(const bench *b, size_t form, size_t other, size_t n, bool any)
{
    size_t count = 0;
    for (size_t i = 0; i < n; i++)
        count += hit(b, form, i, any) && (other == form || !hit(b, other, i, any));
    return count;
}

static bool same_answers(const bench *b, size_t form, size_t other, size_t n, bool any)
{
    if (any)
        return memcmp(b->bits[form], b->bits[other], isect_words(n) * sizeof(uint64_t)) == 0;
    return memcmp(b->structs[form], b->structs[other], n * sizeof(isect_mesh_touch)) == 0;
}

static void add_agreement(const bench *b, const char *workload, size_t n, bool any)
{
    size_t ours = b->embree;
    bool same = true;
    for (size_t i = ours + 1; i < b->form_count; i++)
        same = same && same_answers(b, ours, i, n, any);
    table_row(&agreement, "%s|%s|%zu|%zu|%s", b->mesh_name, workload, n,
              count_hits(b, ours, ours, n, any), same ? "yes" : "NO");
    for (size_t i = 0; i < b->embree; i++) {
        table_row(&agreement, "%zu|%zu", count_hits(b, ours, i, n, any),
                  count_hits(b, i, ours, n, any));
    }
}

static void run_workload(const bench *b, const char *name, const isect_ray *rays, size_t n,
                         bool any)
{
    ray_set set = as_set(b, rays, n);
    double times[MAX_FORMS] = {0};
    size_t chunks = (n + CHUNK - 1) / CHUNK;
    double(*best)[MAX_FORMS] = calloc(chunks, sizeof *best);
    if (!best)
        return;
    for (int r = 0; r < b->set.repetitions; r++)
        for (size_t c = 0; c < chunks; c++)
            run_chunk(b, &set, c * CHUNK, any, r, best[c]);
    for (size_t c = 0; c < chunks; c++)
        for (size_t i = 0; i < b->form_count; i++)
            times[i] += best[c][i];
    free(best);
    add_speeds(b, name, times, n);
    add_agreement(b, name, n, any);
    fprintf(stderr, "  %s %s\n", b->mesh_name, name);
}

/* Builds one tree of every kind, and refits it. */
static bool build_round(bench *b, bool first)
{
    for (size_t i = 0; i < b->build_count; i++) {
        built *build = &b->builds[i];
        if (build->tree)
            build->kind->release(build->tree);
        double start = process_seconds();
        build->tree = build->kind->build(&b->mesh);
        double time = process_seconds() - start;
        build->time = first || time < build->time ? time : build->time;
        if (!build->tree)
            return false;
        start = process_seconds();
        if (build->kind->refit && !build->kind->refit(build->tree, &b->mesh))
            return false;
        time = process_seconds() - start;
        build->refit = first || time < build->refit ? time : build->refit;
    }
    return true;
}

static void add_trees(const bench *b)
{
    double triangles = (double)b->mesh.triangle_count;
    for (size_t i = 0; i < b->build_count; i++) {
        const built *build = &b->builds[i];
        table_row(&trees, "%s|%.0f|%s|%.2f", b->mesh_name, triangles, build->kind->name,
                  triangles / build->time * 1e-6);
        if (b->embree)
            table_row(&trees, "%.2f", b->builds[0].time / build->time);
        else
            table_row(&trees, "-");
        table_row(&trees, "%.1f", (double)build->kind->bytes(build->tree) / triangles);
        if (build->kind->refit)
            table_row(&trees, "%.2f", triangles / build->refit * 1e-6);
        else
            table_row(&trees, "-");
    }
}

/* Returns the entry of a kind in `builds`, and adds it if it is new. */
static built *build_of(bench *b, const tree_kind *kind)
{
    size_t i = 0;
    while (i < b->build_count && b->builds[i].kind != kind)
        i++;
    if (i == b->build_count)
        b->builds[b->build_count++] = (built){.kind = kind};
    return &b->builds[i];
}

static bool build_trees(bench *b)
{
    b->build_count = 0;
    for (size_t i = 0; i < b->form_count; i++)
        build_of(b, b->forms[i]->kind);
    for (int round = 0; round < b->set.builds; round++)
        if (!build_round(b, round == 0))
            return false;
    for (size_t i = 0; i < b->form_count; i++)
        b->trees[i] = build_of(b, b->forms[i]->kind)->tree;
    add_trees(b);
    return true;
}

/* ---- a thousand instances of the mesh in the bounds of one ---- */

enum { ACROSS = 10, PLACED = ACROSS * ACROSS * ACROSS };

typedef struct thousand {
    isect_scene *scene;
    void *embree; /* NULL in a build without Embree */
    isect_scene_touch *touches;
    ray_answers answers; /* output of Embree */
} thousand;
enum { OF_ONE, OF_ALL, OF_EMBREE, TIMED };

static void place_thousand(const bench *b, thousand *all)
{
    isect_instance *placed = need(PLACED * sizeof *placed);
    for (int i = 0; i < PLACED; i++) {
        const int cell[3] = {i % ACROSS, i / ACROSS % ACROSS, i / ACROSS / ACROSS};
        placed[i] = (isect_instance){.bvh = b->trees[b->embree]}; /* isect's own */
        for (int k = 0; k < 3; k++) {
            const double lower = (double)b->lower[k], size = (double)b->upper[k] - lower;
            placed[i].matrix[5 * k] = 1.0 / ACROSS;
            placed[i].matrix[4 * k + 3] = lower + (cell[k] * size - lower) / ACROSS;
        }
    }
    if (isect_scene_build(placed, PLACED, NULL, &all->scene) != ISECT_OK)
        all->scene = NULL;
    all->embree = b->embree > 0 ? embree_place(b->trees[0], placed, PLACED) : NULL;
    free(placed);
}

static void cast_thousand(bench *b, thousand *all, int which)
{
    const ray_set rays = {.structs = b->rays, .count = b->set.rays};
    if (which == OF_ONE)
        isect_bvh_cast_n(b->trees[b->embree], isect_rays_of(b->rays), rays.count, NULL,
                         isect_mesh_touches_of(b->structs[b->embree]));
    if (which == OF_ALL)
        isect_scene_cast_n(all->scene, isect_rays_of(b->rays), rays.count, NULL, all->touches);
    if (which == OF_EMBREE && all->embree)
        embree_forms[0].cast(all->embree, &rays, 0, rays.count, &all->answers);
}

/* Returns the count of rays for which only one of the two reports a hit. */
static size_t count_one_sided(const bench *b, const thousand *all)
{
    size_t count = 0;
    for (size_t i = 0; i < b->set.rays; i++)
        count +=
            (all->touches[i].prim == UINT32_MAX) != (all->answers.structs[i].prim == UINT32_MAX);
    return count;
}

/* Incoherent rays in one batch: the mesh, isect's instances and Embree's instances in turn. */
static void run_instances(bench *b)
{
    thousand all = {.touches = need(b->set.rays * sizeof *all.touches),
                    .answers.structs = need(b->set.rays * sizeof *all.answers.structs)};
    double best[TIMED] = {1e9, 1e9, 1e9};
    place_thousand(b, &all);
    make_incoherent(b, b->rays, b->set.rays);
    for (int i = 0; all.scene && i < TIMED * b->set.repetitions; i++) {
        const double start = process_seconds();
        cast_thousand(b, &all, i % TIMED);
        const double time = process_seconds() - start;
        best[i % TIMED] = time < best[i % TIMED] ? time : best[i % TIMED];
    }
    const double rays = (double)b->set.rays * 1e-6;
    if (all.scene)
        table_row(&instances, "%s|%.2f|%.2f|%.2f", b->mesh_name, rays / best[OF_ONE],
                  rays / best[OF_ALL], best[OF_ALL] / best[OF_ONE]);
    if (all.scene && all.embree)
        table_row(&instances, "%.2f|%.2f|%zu", rays / best[OF_EMBREE],
                  best[OF_EMBREE] / best[OF_ALL], count_one_sided(b, &all));
    else if (all.scene)
        table_row(&instances, "-|-|-");
    if (all.embree)
        embree_forms[0].kind->release(all.embree);
    isect_scene_free(all.scene);
    free(all.touches), free(all.answers.structs);
}

/* ---- all hits ---- */

enum { SOME_RAYS = 65536, LAYERS = 64 };

/* Returns the sum of the counts of hits. */
static size_t cast_all(const bench *b, const void *embree, bool ours)
{
    isect_mesh_touch touches[LAYERS];
    size_t sum = 0;
    for (size_t i = 0; i < SOME_RAYS; i++) {
        size_t count = 0;
        if (!ours)
            count = embree_cast_all(embree, &b->rays[i], touches, LAYERS);
        else if (isect_bvh_cast_all(b->trees[b->embree], &b->rays[i], touches, LAYERS, &count) !=
                 ISECT_OK)
            count = 0;
        sum += count;
    }
    return sum;
}
/* All hits of incoherent rays, in order, one ray a call. */
static void run_layers(bench *b)
{
    void *embree = b->embree > 0 ? embree_build_all(&b->mesh) : NULL;
    double best[2] = {1e9, 1e9};
    size_t hits[2] = {0, 0};
    make_incoherent(b, b->rays, b->set.rays);
    for (int i = 0; i < 2 * b->set.repetitions; i++) {
        const int which = i % 2;
        if (which && !embree)
            continue;
        const double start = process_seconds();
        hits[which] = cast_all(b, embree, which == 0);
        const double time = process_seconds() - start;
        best[which] = time < best[which] ? time : best[which];
    }
    table_row(&layers, "%s|%.2f|%.0f", b->mesh_name, (double)hits[0] / SOME_RAYS,
              1e9 * best[0] / SOME_RAYS);
    if (embree) {
        table_row(&layers, "%.2f|%.0f|%.2f", (double)hits[1] / SOME_RAYS, 1e9 * best[1] / SOME_RAYS,
                  best[0] / best[1]);
        embree_forms[0].kind->release(embree);
    } else {
        table_row(&layers, "-|-|-");
    }
}

static void run_workloads(bench *b)
{
    make_primary(b, b->primary);
    run_workload(b, "primary", b->primary, SIDE * SIDE, false);
    memcpy(b->primary_hits, b->structs[b->embree], SIDE * SIDE * sizeof *b->primary_hits);
    make_incoherent(b, b->rays, b->set.rays);
    run_workload(b, "incoherent", b->rays, b->set.rays, false);
    run_workload(b, "any-hit", b->rays, b->set.rays, true);
    size_t n = make_bounce(b, b->rays, b->set.rays);
    if (n)
        run_workload(b, "bounce", b->rays, n, false);
}

static void run_mesh(bench *b, const char *name)
{
    if (!b->set.only || strstr(name, b->set.only)) {
        b->mesh_name = name;
        b->diagonal = 100;
        trimesh_scale(&b->mesh, b->diagonal);
        trimesh_bounds(&b->mesh, b->lower, b->upper);
        if (build_trees(b)) {
            run_workloads(b);
            run_instances(b);
            run_layers(b);
        } else {
            printf("# %s: a tree could not be built; skipped\n", name);
        }
        for (size_t i = 0; i < b->build_count; i++)
            if (b->builds[i].tree)
                b->builds[i].kind->release(b->builds[i].tree);
    }
    trimesh_free(&b->mesh);
}

/* ---- the whole run ---- */

static bool load(bench *b, const char *file)
{
    char path[1024];
    snprintf(path, sizeof path, "%s/%s", b->set.data, file);
    if (trimesh_load(&b->mesh, path))
        return true;
    printf("# %s not found: a generated mesh instead (see --data)\n", file);
    return false;
}

static void run_meshes(bench *b)
{
    if (load(b, "bunny00.off"))
        run_mesh(b, "bunny");
    else if (trimesh_knot(&b->mesh, 700, 54))
        run_mesh(b, "knot");
    if (load(b, "armadillo.off"))
        run_mesh(b, "armadillo");
    else if (trimesh_sphere(&b->mesh, 6))
        run_mesh(b, "sphere");
    if (trimesh_soup(&b->mesh, b->set.soup_triangles, 7))
        run_mesh(b, "soup");
    if (trimesh_terrain(&b->mesh, b->set.terrain_cells))
        run_mesh(b, "terrain");
}

/* Memory that has been written to, so that its first use has no page faults. */
static void *fresh(size_t count, size_t bytes)
{
    return memset(need(count * bytes), 1, count * bytes);
}

static void allocate(bench *b)
{
    size_t n = b->set.rays;
    b->rays = fresh(n, sizeof *b->rays);
    b->primary = fresh(SIDE * SIDE, sizeof *b->primary);
    b->primary_hits = fresh(SIDE * SIDE, sizeof *b->primary_hits);
    b->columns = fresh(NUMBERS * (n + PADDING), sizeof *b->columns);
    b->answer_columns = fresh(3 * (n + PADDING), sizeof *b->answer_columns);
    b->answer_prims = fresh(n, sizeof *b->answer_prims);
    for (size_t i = 0; i < b->form_count; i++) {
        b->structs[i] = fresh(n, sizeof *b->structs[i]);
        b->bits[i] = fresh(isect_words(n), sizeof *b->bits[i]);
    }
}

static void release(bench *b)
{
    free(b->rays);
    free(b->primary);
    free(b->primary_hits);
    free(b->columns);
    free(b->answer_columns);
    free(b->answer_prims);
    for (size_t i = 0; i < b->form_count; i++) {
        free(b->structs[i]);
        free(b->bits[i]);
    }
}

static void start_tables(const bench *b)
{
    if (b->embree) {
        table_start(&speeds, "Speed: million rays a second, and isect / Embree",
                    "mesh|workload|Embree|robust|low|packets|batch|columns|one ray|fast|indexed|"
                    "batch/E|columns/E|one/E|fast/E|indexed/E");
        table_start(&agreement, "Agreement: hits that only one of the two reports",
                    "mesh|workload|rays|isect hits|forms agree|only isect|only Embree|"
                    "only isect (robust)|only robust|only isect (low)|only low|"
                    "only isect (packets)|only packets");
    } else {
        table_start(&speeds, "Speed: million rays a second",
                    "mesh|workload|batch|columns|one ray|fast|indexed");
        table_start(&agreement, "Hits", "mesh|workload|rays|isect hits|forms agree");
    }
    table_start(&trees, "Trees: built by one thread",
                "mesh|triangles|tree|Mtri/s|to Embree|bytes/triangle|refit Mtri/s");
    table_start(&instances,
                "Instances: a mesh, and a thousand of it in its bounds, incoherent rays",
                "mesh|Mrays/s of one|Mrays/s of all|time a ray|of Embree|all/E|one-sided");
    table_start(&layers, "All hits of incoherent rays in order, ns a ray",
                "mesh|hits|isect|Embree's hits|Embree|isect over it");
}

static settings read_settings(int argc, char **argv)
{
    const options o =
        read_options(argc, argv, 3, 1, "[--quick] [--csv] [--data FOLDER] [--only MESH]");
    return (settings){.data = o.data ? o.data : BENCH_DATA,
                      .only = o.only,
                      .rays = SIDE * SIDE,
                      .repetitions = o.rounds,
                      .builds = o.quick ? 1 : 5,
                      .terrain_cells = o.quick ? 300 : 708,
                      .soup_triangles = o.quick ? 200000 : 1000000,
                      .csv = o.csv};
}

static void print_setup(const bench *b, int small_pages)
{
    char text[128];
    print_machine();
    isect_describe(text, sizeof text);
    printf("# %s\n", text);
    embree_describe(text, sizeof text);
    printf("# %s\n", text);
    printf("# one thread, processor time, best of %d repetitions per chunk of %zu rays; %s\n",
           b->set.repetitions, CHUNK, small_pages ? "pages of 4 kB" : "page size as it comes");
    fflush(stdout);
}

int main(int argc, char **argv)
{
    static bench b;
    b.set = read_settings(argc, argv);
    for (size_t i = 0; i < embree_form_count; i++)
        b.forms[b.form_count++] = &embree_forms[i];
    b.embree = b.form_count;
    for (size_t i = 0; i < isect_form_count; i++)
        b.forms[b.form_count++] = &isect_forms[i];
    int small_pages = small_pages_only();
    allocate(&b);
    print_setup(&b, small_pages);
    start_tables(&b);
    run_meshes(&b);
    table_print(&speeds, b.set.csv);
    table_print(&agreement, b.set.csv);
    table_print(&trees, b.set.csv);
    table_print(&instances, b.set.csv);
    table_print(&layers, b.set.csv);
    release(&b);
    return 0;
}
