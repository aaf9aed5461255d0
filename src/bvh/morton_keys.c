/* bvh/morton_keys.c - the triangles of a mesh as sort keys: the cells that contain their centers.
 *
 * Cells are cubes, 2^b along the longest side of the mesh. The bounds are those of the vertices. A
 * mesh with more vertices than triangles, such as a part of a mesh, uses the vertices of its
 * triangles alone. Centers need not be accurate: any order of the keys makes a valid tree. */
#include "bvh/node.h"
#include "core/threads.h"

enum { TASKS = 64 };

typedef struct Codes {
    const Mesh *mesh;
    Morton *morton;
    Box *box;
    Extent extent[TASKS];
    size_t count[TASKS];
    Extent all;
    real scale, most; /* cell = (sum of the corners - 3 lower) * scale, at most `most` */
    Curve curve;
} Codes;

static void range_of_task(size_t n, size_t task, size_t *first, size_t *end)
{
    const size_t each = n / TASKS + 1;
    *first = task * each < n ? task * each : n;
    *end = n - *first < each ? n : *first + each;
}

static void find_extent(void *job, size_t task)
{
    Codes *codes = job;
    const Mesh *mesh = codes->mesh;
    const bool all = mesh->vertices <= mesh->triangles;
    size_t first, end;
    Extent extent = extent_of_none;
    range_of_task(all ? mesh->vertices : 3 * mesh->triangles, task, &first, &end);
    for (size_t i = first; i < end; i++) {
        const size_t vertex = all ? i : vertex_of(mesh, i / 3, (int)(i % 3));
        real p[3];
        memcpy(p, mesh->positions + vertex * mesh->stride, sizeof p);
        for (int k = 0; k < 3; k++) {
            extent.lower[k] = p[k] < extent.lower[k] && p[k] >= -REAL_MAX ? p[k] : extent.lower[k];
            extent.upper[k] = p[k] > extent.upper[k] && p[k] <= REAL_MAX ? p[k] : extent.upper[k];
        }
    }
    codes->extent[task] = extent;
}

/* Three times the center; false if it is not finite. */
static inline bool center_of(const real corner[9], real center[3])
{
    real zero = 0;
    for (int k = 0; k < 3; k++) {
        center[k] = corner[k] + corner[k + 3] + corner[k + 6];
        zero += center[k] * 0;
    }
    return zero == 0 || are_finite(corner); /* a sum may overflow */
}

static inline uint64_t spread_of(const Codes *codes, real number)
{
    number = number < codes->most ? number : codes->most;
    const uint32_t cell = number > 0 ? (uint32_t)number : 0; /* also for NaN */
    return curve_spread(&codes->curve, cell);
}

/* Writes the keys of the finite triangles in the range of the task, their number, and all boxes. */
static void write_keys(void *job, size_t task)
{
    Codes *codes = job;
    const Morton *morton = codes->morton;
    const real *lower = codes->all.lower;
    size_t first, end;
    range_of_task(codes->mesh->triangles, task, &first, &end);
    uint64_t *key = morton->key + first;
    size_t count = 0;
    for (size_t i = first; i < end; i++) {
        real corner[9], center[3];
        corners_of(codes->mesh, i, corner);
        box_around(corner, &codes->box[i]);
        const bool finite = center_of(corner, center);
        uint64_t code = 0;
        for (int k = 0; k < 3; k++)
            code |= spread_of(codes, (center[k] - 3 * lower[k]) * codes->scale) << k;
        key[count] = code << morton->index_bits | i;
        count += finite;
    }
    codes->count[task] = count;
}

static void choose_cells(Codes *codes, unsigned axis_bits)
{
    real widest = 0;
    codes->all = extent_of_none;
    for (size_t i = 0; i < TASKS; i++)
        add_extent(&codes->all, &codes->extent[i]);
    for (int k = 0; k < 3; k++) {
        const real width = codes->all.upper[k] - codes->all.lower[k];
        widest = width > widest ? width : widest;
    }
    const real cells = (real)(UINT32_C(1) << axis_bits), scale = cells / 3 / widest;
    codes->scale = scale <= REAL_MAX ? scale : 0; /* all in one cell if the mesh is too small */
    codes->most = cells - 1;
    curve_make(&codes->curve);
}

void X(bvh_codes)(const Mesh *mesh, Box *box, Morton *morton)
{
    Codes codes = {.mesh = mesh, .morton = morton, .box = box};
    const size_t n = mesh->triangles;
    const isect_threads *threads = n > TASKS * TASKS ? morton->threads : NULL;
    isect_parallel(threads, TASKS, find_extent, &codes);
    while (n >> morton->index_bits)
        morton->index_bits++;
    const unsigned axis_bits = isect_bvh_axis_bits(n);
    morton->code_bits = 3 * axis_bits;
    choose_cells(&codes, axis_bits);
    isect_parallel(threads, TASKS, write_keys, &codes);
    for (size_t i = 0; i < TASKS; i++) {
        size_t first, end;
        range_of_task(n, i, &first, &end);
        if (morton->count < first)
            memmove(morton->key + morton->count, morton->key + first,
                    codes.count[i] * sizeof *morton->key);
        morton->count += codes.count[i];
    }
}
