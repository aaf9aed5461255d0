/* bench/grids.c - a uniform grid beside the tree, for rays, and beside the sort, for pairs of
 * boxes. For rays the grid has its best of 1/2, 2 and 8 cells a triangle; for boxes its best of
 * cells as large as 1, 2 and 4 mean boxes. Both find the same. Times are processor time, the
 * median over rounds, those of pairs with the building of the grid. */
#include "isect/bvh.h"
#include "isect/overlap.h"
#include "machine.h"
#include "meshes.h"
#include "reference/grid.h"
#include "table.h"

enum { RAYS = 1 << 15, SIZES = 3, FORMS = 2 + 2 * SIZES };

/* ---- rays ---- */

typedef struct Scene {
    isect_triangle *triangles;
    isect_aabb *boxes, bounds;
    size_t n;
    isect_bvh *bvh;
    grid grids[SIZES];
    isect_ray *rays;
    uint32_t *last, number, prim[RAYS];
    size_t hits[FORMS];
} Scene;

static void run_rays(void *context, int form)
{
    Scene *s = context;
    size_t hits = 0;
    if (form == SIZES + 1) { /* building */
        isect_bvh *bvh = NULL;
        const isect_mesh mesh = {&s->triangles[0].a.x, 0, 3 * s->n, NULL, s->n};
        if (isect_bvh_build(&mesh, NULL, &bvh) != ISECT_OK)
            abort();
        isect_bvh_free(bvh);
        return;
    }
    if (form > SIZES + 1) {
        grid built = s->grids[form - SIZES - 2];
        grid_fill(&built, s->boxes, s->n);
        grid_free(&built);
        return;
    }
    for (size_t i = 0; i < RAYS; i++) {
        const isect_mesh_touch touch =
            form == 0 ? isect_bvh_cast(s->bvh, &s->rays[i])
                      : grid_cast(&s->grids[form - 1], s->triangles, &s->bounds, &s->rays[i],
                                  s->last, ++s->number);
        if (form == 0)
            s->prim[i] = touch.prim;
        hits += touch.prim == s->prim[i] && touch.prim != UINT32_MAX;
    }
    s->hits[form] = hits;
}

static void draw_rays(Scene *s, bool into_middle)
{
    uint64_t state = random_seed(7);
    const float *lower = &s->bounds.lower.x, *upper = &s->bounds.upper.x;
    for (size_t i = 0; i < RAYS; i++) {
        float *origin = &s->rays[i].origin.x, *dir = &s->rays[i].dir.x;
        for (int k = 0; k < 3; k++) {
            const float extent = upper[k] - lower[k], middle = (lower[k] + upper[k]) / 2;
            const float target = into_middle ? 0.02f * (random_unit(&state) - 0.5f)
                                             : extent * (random_unit(&state) - 0.5f);
            origin[k] = middle + 2 * extent * (random_unit(&state) - 0.5f);
            dir[k] = (into_middle ? 0 : middle) + target - origin[k];
        }
        s->rays[i].t_min = 0, s->rays[i].t_max = INFINITY;
    }
}

static void prepare(Scene *s, const trimesh *mesh)
{
    s->n = mesh->triangle_count;
    s->triangles = need(s->n * sizeof *s->triangles), s->boxes = need(s->n * sizeof *s->boxes);
    s->rays = need(RAYS * sizeof *s->rays), s->last = need(s->n * sizeof *s->last);
    memset(s->last, 0, s->n * sizeof *s->last);
    for (size_t i = 0; i < s->n; i++) {
        float *corner = &s->triangles[i].a.x, *lower = &s->boxes[i].lower.x,
              *upper = &s->boxes[i].upper.x;
        for (size_t k = 0; k < 9; k++) {
            const float x = mesh->positions[3 * (size_t)mesh->indices[3 * i + k / 3] + k % 3];
            corner[k] = x;
            lower[k % 3] = k < 3 || x < lower[k % 3] ? x : lower[k % 3];
            upper[k % 3] = k < 3 || x > upper[k % 3] ? x : upper[k % 3];
        }
    }
    const isect_mesh all = {&s->triangles[0].a.x, 0, 3 * s->n, NULL, s->n};
    if (isect_bvh_build(&all, NULL, &s->bvh) != ISECT_OK)
        abort();
    s->bounds = isect_bvh_stats(s->bvh).bounds;
    const float *lower = &s->bounds.lower.x, *upper = &s->bounds.upper.x;
    const double volume = (double)(upper[0] - lower[0]) * (double)(upper[1] - lower[1]) *
                          ((double)(upper[2] - lower[2]) + 1e-9);
    for (int i = 0; i < SIZES; i++) {
        const double cells = (double)s->n * (i == 0 ? 0.5 : i == 1 ? 2 : 8);
        grid_start(&s->grids[i], &s->bounds, (float)cbrt(volume / cells));
        grid_fill(&s->grids[i], s->boxes, s->n);
    }
}

/* The best of the three grids, by its time for rays. */
static void measure_rays(table *t, const char *name, const trimesh *mesh, bool into_middle,
                         int rounds)
{
    static Scene s;
    double seconds[FORMS];
    int best = 1;
    prepare(&s, mesh), draw_rays(&s, into_middle);
    time_in_turns(seconds, FORMS, rounds, NULL, run_rays, &s);
    for (int form = 2; form <= SIZES; form++)
        best = seconds[form] < seconds[best] ? form : best;
    const double per_ray = 1e9 / RAYS;
    table_row(t, "%s|%zu|%.0f|%.0f|%.0f|%.2fx|%.1f|%.1f|%.2f", name, s.n,
              100.0 * (double)s.hits[0] / RAYS, seconds[0] * per_ray, seconds[best] * per_ray,
              seconds[0] / seconds[best], seconds[SIZES + 1] * 1e3, seconds[SIZES + 1 + best] * 1e3,
              100 - 100 * (double)s.hits[best] / (double)s.hits[0]);
    isect_bvh_free(s.bvh);
    for (int i = 0; i < SIZES; i++)
        grid_free(&s.grids[i]);
    free(s.triangles), free(s.boxes), free(s.rays), free(s.last);
}

/* ---- pairs ---- */

typedef struct Crowd {
    isect_aabb *boxes, bounds;
    size_t n, room, bytes, count[1 + SIZES];
    uint32_t (*pairs)[2];
    void *memory;
    float mean;
} Crowd;

static void run_pairs(void *context, int form)
{
    Crowd *c = context;
    if (form == 0) {
        if (isect_pairs_find(isect_aabbs_of(c->boxes), c->n, c->memory, c->bytes, c->pairs, c->room,
                             &c->count[0]) != ISECT_OK)
            abort();
        return;
    }
    grid g;
    grid_start(&g, &c->bounds, c->mean * (float)(1 << (form - 1)));
    grid_fill(&g, c->boxes, c->n);
    c->count[form] = grid_pairs(&g, c->boxes, c->pairs, c->room);
    grid_free(&g);
}

/* Sizes are all within a factor of 3, or spread over 10^decades. `side`: nine of ten are in a cube
 * of this side, and all are smaller by it. */
static void measure_pairs(table *t, size_t n, double overlaps, double decades, double side,
                          int rounds)
{
    Crowd c = {.n = n, .room = 16 * n * (size_t)(overlaps + 1)};
    uint64_t state = random_seed(3);
    const double mean = 0.5 * side * cbrt(overlaps / (double)n) * (decades > 0 ? 2 : 1);
    double seconds[1 + SIZES], total = 0;
    int best = 1;
    c.boxes = need(n * sizeof *c.boxes), c.pairs = need(c.room * sizeof *c.pairs);
    c.bytes = isect_pairs_capacity(n), c.memory = need(c.bytes);
    for (size_t i = 0; i < n; i++) {
        const double size = mean * pow(10, -decades * (double)random_unit(&state));
        for (int k = 0; k < 3; k++) {
            const double at = (i % 10 ? side : 1) * (double)random_unit(&state),
                         half = size * (0.5 + (double)random_unit(&state)) / 2;
            (&c.boxes[i].lower.x)[k] = (float)(at - half);
            (&c.boxes[i].upper.x)[k] = (float)(at + half);
            total += 2 * half;
        }
    }
    c.mean = (float)(total / (3 * (double)n));
    c.bounds = (isect_aabb){{0, 0, 0}, {1, 1, 1}}; /* what is beyond is in the outermost cells */
    time_in_turns(seconds, 1 + SIZES, rounds, NULL, run_pairs, &c);
    for (int form = 1; form <= SIZES; form++) {
        best = seconds[form] < seconds[best] ? form : best;
        if (c.count[form] != c.count[0])
            abort(); /* both find the same count */
    }
    table_row(t, "%zu|%.0f decades|%g|%zu|%.1f|%.1f|%.2fx", n, decades, side, c.count[0],
              seconds[0] * 1e3, seconds[best] * 1e3, seconds[0] / seconds[best]);
    free(c.boxes), free(c.pairs), free(c.memory);
}

int main(int argc, char **argv)
{
    static table rays, pairs;
    const options o = read_options(argc, argv, 5, 1, "[--quick] [--csv]");
    trimesh mesh;
    print_machine();
    table_start(&rays, "rays, float",
                "scene|triangles|hits %|tree, ns|grid, ns|tree / grid|build tree, ms|"
                "build grid, ms|grid misses %");
    for (unsigned level = 4; level <= 6; level++)
        if (trimesh_sphere(&mesh, level))
            measure_rays(&rays, "sphere", &mesh, false, o.rounds), trimesh_free(&mesh);
    for (size_t n = 1000; n <= (o.quick ? 10000u : 1000000u); n *= 10)
        if (trimesh_soup(&mesh, n, 5))
            measure_rays(&rays, "soup", &mesh, false, o.rounds), trimesh_free(&mesh);
    if (trimesh_terrain(&mesh, 256))
        measure_rays(&rays, "terrain", &mesh, false, o.rounds), trimesh_free(&mesh);
    if (trimesh_sphere(&mesh, 6)) { /* small, in the middle of a large box */
        for (size_t i = 0; i < 3 * mesh.vertex_count; i++)
            mesh.positions[i] *= 0.01f;
        for (int k = 0; k < 9; k++)
            mesh.positions[3 * (size_t)mesh.indices[k / 3] + (size_t)k % 3] = k / 3 == 1 ? 1 : -1;
        measure_rays(&rays, "teapot in a stadium", &mesh, true, 1), trimesh_free(&mesh);
    }
    table_print(&rays, o.csv);
    table_start(&pairs, "all pairs, float, ms", "n|sizes|cube of most|pairs|sort|grid|sort / grid");
    for (size_t n = 10000; n <= (o.quick ? 10000u : 1000000u); n *= 10) {
        measure_pairs(&pairs, n, 1, 0, 1, o.rounds);
        measure_pairs(&pairs, n, 8, 0, 1, o.rounds);
        measure_pairs(&pairs, n, 1, 1, 1, o.rounds);
        measure_pairs(&pairs, n, 1, 2, 1, o.rounds);
        measure_pairs(&pairs, n, 1, 0, 0.02, o.rounds);
    }
    table_print(&pairs, o.csv);
    return 0;
}
