/* isect_voxels_words, isect_voxels_cell, isect_voxels_surface, isect_voxels_solid - the cells of a
 * grid, each tested exactly against a triangle or a point.
 *
 * The planes between cells are at lower + size * i, rounded. This is monotone in i, so the planes
 * that a box reaches are found by binary search, for any rounding. Touching counts: a box that ends
 * at a plane reaches the cells on both sides. */
#include "core/environment.h"
#include "core/lane.h"
#include "core/threads.h"
#include HEADER(section)
#include HEADER(overlap)
#include <string.h>

enum {
    MOST_ALONG = 1 << 20,
    CELLS = 512, /* per task; whole words of bits */
    FEW = 16,    /* ranges of at most this many cells are not halved */
    MOST_HALVED = 3 * 20 + 2
};

typedef X(grid) Grid;

static real plane_at(const Grid *grid, int axis, uint32_t i)
{
    return (&grid->lower.x)[axis] + grid->size * (real)i;
}

static uint64_t cells_of(const Grid *grid)
{
    uint64_t cells = 1;
    for (int k = 0; k < 3; k++) {
        const real last = plane_at(grid, k, grid->count[k]);
        if (grid->count[k] == 0 || grid->count[k] > MOST_ALONG || !(real_abs(last) <= REAL_MAX) ||
            !(real_abs((&grid->lower.x)[k]) <= REAL_MAX))
            return 0;
        cells *= grid->count[k];
    }
    return grid->size > 0 && cells <= UINT64_C(1) << 36 && cells <= SIZE_MAX - 63 ? cells : 0;
}

size_t X(voxels_words)(const Grid *grid)
{
    return isect_words((size_t)cells_of(grid));
}

X(aabb) X(voxels_cell)(const Grid *grid, uint32_t x, uint32_t y, uint32_t z)
{
    return (X(aabb)){
        {plane_at(grid, 0, x), plane_at(grid, 1, y), plane_at(grid, 2, z)},
        {plane_at(grid, 0, x + 1), plane_at(grid, 1, y + 1), plane_at(grid, 2, z + 1)}};
}

static X(vec3) middle_of(const X(aabb) * cell)
{
    return (X(vec3)){cell->lower.x / 2 + cell->upper.x / 2, cell->lower.y / 2 + cell->upper.y / 2,
                     cell->lower.z / 2 + cell->upper.z / 2};
}

/* ---- surfaces ---- */

/* The first plane that is not below x; the number of planes if all are. */
static uint32_t first_not_below(const Grid *grid, int axis, real x)
{
    uint32_t least = 0, most = grid->count[axis] + 1;
    while (least < most) {
        const uint32_t middle = least + (most - least) / 2;
        if (plane_at(grid, axis, middle) >= x)
            most = middle;
        else
            least = middle + 1;
    }
    return least;
}
/* The first plane above x; the number of planes if there is none. */
static uint32_t first_above(const Grid *grid, int axis, real x)
{
    uint32_t least = 0, most = grid->count[axis] + 1;
    while (least < most) {
        const uint32_t middle = least + (most - least) / 2;
        if (plane_at(grid, axis, middle) > x)
            most = middle;
        else
            least = middle + 1;
    }
    return least;
}

/* The cells [first, end) that the box of a triangle reaches; false if there are none, or a number
 * is not finite. */
static bool cells_near(const Grid *grid, const X(triangle) * t, uint32_t first[3], uint32_t end[3])
{
    const real *a = &t->a.x, *b = &t->b.x, *c = &t->c.x;
    for (int k = 0; k < 3; k++) {
        if (!(real_abs(a[k]) <= REAL_MAX && real_abs(b[k]) <= REAL_MAX &&
              real_abs(c[k]) <= REAL_MAX))
            return false;
        const real low = num_min(a[k], num_min(b[k], c[k])),
                   up = num_max(a[k], num_max(b[k], c[k]));
        const uint32_t from = first_not_below(grid, k, low), to = first_above(grid, k, up);
        first[k] = from > 0 ? from - 1 : 0;
        end[k] = to < grid->count[k] ? to : grid->count[k];
        if (first[k] >= end[k])
            return false;
    }
    return true;
}

static bool is_thin(const X(aabb) * cell, const X(triangle) * triangle)
{
    const X(vec3) m = middle_of(cell), l = cell->lower, u = cell->upper;
    const X(segment) line[3] = {{{l.x, m.y, m.z}, {u.x, m.y, m.z}},
                                {{m.x, l.y, m.z}, {m.x, u.y, m.z}},
                                {{m.x, m.y, l.z}, {m.x, m.y, u.z}}};
    return X(overlap_segment_triangle)(&line[0], triangle) ||
           X(overlap_segment_triangle)(&line[1], triangle) ||
           X(overlap_segment_triangle)(&line[2], triangle);
}

/* The cells [first, end). */
typedef struct Cells {
    uint32_t first[3], end[3];
} Cells;

/* Marks the cells of a small range, one by one. */
static void mark_cells(uint64_t *bits, const Grid *grid, const Cells *cells,
                       const X(triangle) * triangle, bool thin)
{
    for (uint32_t z = cells->first[2]; z < cells->end[2]; z++)
        for (uint32_t y = cells->first[1]; y < cells->end[1]; y++)
            for (uint32_t x = cells->first[0]; x < cells->end[0]; x++) {
                const size_t i = ((size_t)z * grid->count[1] + y) * grid->count[0] + x;
                const X(aabb) cell = X(voxels_cell)(grid, x, y, z);
                if (!isect_bit(bits, i) && X(overlap_triangle_aabb)(triangle, &cell) &&
                    (!thin || is_thin(&cell, triangle)))
                    bits[i / 64] |= UINT64_C(1) << i % 64;
            }
}

/* Does the triangle overlap the box of a range? The planes of its cells are those of its halves,
 * and the test is exact: if it fails, the triangle overlaps no cell of the range. */
static bool reaches(const Grid *grid, const Cells *cells, const X(triangle) * triangle)
{
    const uint32_t *f = cells->first, *e = cells->end;
    const X(aabb)
        all = {{plane_at(grid, 0, f[0]), plane_at(grid, 1, f[1]), plane_at(grid, 2, f[2])},
               {plane_at(grid, 0, e[0]), plane_at(grid, 1, e[1]), plane_at(grid, 2, e[2])}};
    return X(overlap_triangle_aabb)(triangle, &all);
}

/* The axis along which a range is halved; -1 if it is small. */
static int longest_of(const Cells *cells)
{
    uint32_t along[3];
    uint64_t all = 1;
    for (int k = 0; k < 3; k++) {
        along[k] = cells->end[k] - cells->first[k];
        all *= along[k];
    }
    const int longest = along[1] > along[0] ? 1 : 0;
    return all <= FEW ? -1 : along[2] > along[longest] ? 2 : longest;
}

/* Halves that the triangle does not overlap are dropped, so the cost is proportional to its
 * area. */
static void mark_triangle(uint64_t *bits, const Grid *grid, const X(triangle) * triangle, bool thin)
{
    Cells waiting[MOST_HALVED];
    int top = cells_near(grid, triangle, waiting[0].first, waiting[0].end);
    while (top > 0) {
        const Cells now = waiting[--top];
        const int axis = longest_of(&now);
        if (axis < 0) {
            mark_cells(bits, grid, &now, triangle, thin);
        } else if (reaches(grid, &now, triangle)) {
            const uint32_t middle = now.first[axis] + (now.end[axis] - now.first[axis]) / 2;
            waiting[top] = waiting[top + 1] = now;
            waiting[top++].end[axis] = middle, waiting[top++].first[axis] = middle;
        }
    }
}

static size_t vertex_of_mesh(const X(mesh) * mesh, size_t i)
{
    return mesh->indices ? mesh->indices[i] : i;
}

isect_status X(voxels_surface)(const Grid *grid, const X(mesh) * mesh, bool thin, uint64_t *bits)
{
    if (!bits || !grid || !mesh || !X(voxels_words)(grid) ||
        (!mesh->positions && mesh->triangle_count))
        return ISECT_BAD_ARGUMENT;
    const size_t stride = mesh->stride ? mesh->stride : 3 * sizeof(real);
    for (size_t i = 0; i < 3 * mesh->triangle_count; i++)
        if (vertex_of_mesh(mesh, i) >= mesh->vertex_count)
            return ISECT_BAD_ARGUMENT;
    const Environment environment = environment_enter();
    memset(bits, 0, X(voxels_words)(grid) * sizeof *bits);
    for (size_t i = 0; i < mesh->triangle_count; i++) {
        X(triangle) triangle;
        for (size_t k = 0; k < 3; k++)
            memcpy((char *)&triangle + k * sizeof triangle.a,
                   (const char *)mesh->positions + vertex_of_mesh(mesh, 3 * i + k) * stride,
                   sizeof triangle.a);
        mark_triangle(bits, grid, &triangle, thin);
    }
    environment_leave(environment);
    return ISECT_OK;
}

/* ---- solids ---- */

typedef struct Filling {
    uint64_t *bits;
    const Grid *grid;
    const X(bvh) * bvh;
    isect_rule rule;
    size_t cells;
} Filling;

static void fill_task(void *job, size_t task)
{
    const Filling *filling = job;
    const Grid *grid = filling->grid;
    const size_t first = task * CELLS, count = items_of_task(filling->cells, CELLS, task);
    X(vec3) middle[CELLS];
    isect_side sides[CELLS];
    for (size_t i = 0; i < count; i++) {
        const size_t row = (first + i) / grid->count[0];
        const X(aabb) cell =
            X(voxels_cell)(grid, (uint32_t)((first + i) % grid->count[0]),
                           (uint32_t)(row % grid->count[1]), (uint32_t)(row / grid->count[1]));
        middle[i] = middle_of(&cell);
        sides[i] = X(bvh_classify_point)(filling->bvh, &middle[i], filling->rule);
    }
    for (size_t i = 0; i < count; i += 64) {
        uint64_t word = 0;
        for (size_t k = 0; k < 64 && i + k < count; k++)
            word |= (uint64_t)(sides[i + k] != ISECT_OUTSIDE) << k;
        filling->bits[(first + i) / 64] = word;
    }
}

isect_status X(voxels_solid)(const Grid *grid, const X(bvh) * bvh, isect_rule rule,
                             const isect_threads *threads, uint64_t *bits)
{
    if (!bits || !grid || !bvh || !X(voxels_words)(grid))
        return ISECT_BAD_ARGUMENT;
    Filling filling = {bits, grid, bvh, rule, (size_t)cells_of(grid)};
    isect_parallel(threads, tasks_of(filling.cells, CELLS), fill_task, &filling);
    return ISECT_OK;
}
