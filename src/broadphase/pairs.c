/* isect_pairs_capacity, isect_pairs_find, isect_pairs_visit, isect_pairs_grow, isect_pairs_hold,
 * isect_pairs_among - all pairs of boxes that overlap.
 *
 * Boxes are divided into classes by their largest extent. The limit of each class is 64 times that
 * of the one before; unbounded boxes are the last class. Each class has a grid of columns along the
 * axis on which boxes spread most. A box is in the cell of its lower bounds along the other two
 * axes. Cells are not smaller than any box of the class, so two boxes of one class that overlap are
 * in equal or neighbouring cells: lower_j <= upper_i <= lower_i + extent. A box that overlaps one
 * of a larger class begins at most an extent of that class later, and ends in the cell of its upper
 * bounds or a later one.
 *
 * Cells are a thousandth larger than that. There are less than 2^17 cells on an axis, so the error
 * of a coordinate in units of cells is 2^-33 in double; and rounding is monotone. All bounds are
 * divided by 4, so that differences are finite. */
#include "broadphase/sweep.h"
#include "core/environment.h"
#include "geometry/aabb.h"
#include HEADER(broadphase)
#include <string.h>

enum {
    CLASSES = 5,
    UNBOUNDED = CLASSES - 1,
    SCRATCH = 512,
    AHEAD = 16,
    DIGIT = 11,
    BUCKETS = 1 << DIGIT
};

typedef struct Grid {
    double extent[3], cell[2];    /* greatest extents of its boxes; sizes of a cell */
    size_t count, first, size[2]; /* number of boxes; the first cell; numbers of cells */
} Grid;

#if ISECT_DOUBLE
typedef uint64_t Key;
#else
typedef uint32_t Key;
#endif
typedef struct Item {
    Key key;
    uint32_t id;
} Item;

typedef struct PairSearch {
    X(aabbs) view;
    size_t stride, n, count;         /* n: given boxes; count: boxes that are not empty */
    double lower[3], range[3], most; /* ranges of the bounded boxes */
    Grid grid[CLASSES];
    int axis[3]; /* the sweep axis, then the other two */
    Boxes boxes;
    Item *item, *sorted;
    uint32_t *cell, *start;
    X(Sweep) * sweep;
    Sink *sink;
    bool stopped;
} PairSearch;

/* ---- memory ---- */

static size_t aligned(size_t bytes)
{
    return (bytes + 7) / 8 * 8;
}
/* The cells of all grids are fewer than n + 8 * CLASSES. */
static size_t memory_of(size_t n, PairSearch *search, char *memory)
{
    size_t used = 0;
    const size_t padded = aligned((n + SWEEP_PAD) * sizeof(real));
    for (int k = 0; k < 6; k++, used += padded)
        if (memory)
            (k < 3 ? search->boxes.lower : search->boxes.upper)[k % 3] =
                (real *)(void *)(memory + used);
    if (memory) {
        search->item = (Item *)(void *)(memory + used);
        search->sorted = search->item + n;
    }
    used += aligned(2 * n * sizeof(Item));
    if (memory) {
        search->boxes.id = (uint32_t *)(void *)(memory + used);
        search->cell = search->boxes.id + n;
        search->start = search->cell + n;
    }
    return used + aligned((3 * n + 8 * CLASSES + 1) * sizeof(uint32_t));
}

size_t X(pairs_capacity)(size_t n)
{
    return n < UINT32_MAX && n < SIZE_MAX / 128 ? memory_of(n, NULL, NULL) : 0;
}

/* ---- the caller's boxes ---- */

static inline real number_of(const real *first, size_t stride, size_t i)
{
    return *(const real *)(const void *)((const char *)first + i * stride);
}
static inline Aabb box_in(const X(aabbs) * v, size_t stride, size_t i)
{
    return (Aabb){{number_of(v->lower.x, stride, i), number_of(v->lower.y, stride, i),
                   number_of(v->lower.z, stride, i)},
                  {number_of(v->upper.x, stride, i), number_of(v->upper.y, stride, i),
                   number_of(v->upper.z, stride, i)}};
}
static inline Aabb box_at(const PairSearch *search, size_t i)
{
    return box_in(&search->view, search->stride, i);
}
static inline real bound_along(const Aabb *box, int upper, int axis)
{
    const X(vec3) *corner = upper ? &box->upper : &box->lower;
    return axis == 0 ? corner->x : axis == 1 ? corner->y : corner->z;
}
static double quarter(real x)
{
    return (double)x / 4;
}
/* The extents of a box, divided by 4, and the largest of them: infinite if a bound is. */
static inline double extents(const Aabb *box, double extent[3])
{
    double most = 0;
    for (int k = 0; k < 3; k++) {
        const real lower = bound_along(box, 0, k), upper = bound_along(box, 1, k);
        extent[k] = quarter(upper) - quarter(lower);
        if (isinf(lower) || isinf(upper))
            extent[k] = (double)INFINITY;
        most = extent[k] > most ? extent[k] : most;
    }
    return most;
}

/* ---- grids ---- */

static void find_range(PairSearch *search)
{
    double upper[3], mean[3] = {0, 0, 0};
    for (int k = 0; k < 3; k++)
        search->lower[k] = (double)INFINITY, upper[k] = -(double)INFINITY;
    for (size_t i = 0; i < search->n; i++) {
        const Aabb box = box_at(search, i);
        double extent[3];
        if (!not_empty(&box))
            continue;
        const double most = extents(&box, extent);
        if (isinf(most))
            continue;
        search->most = most > search->most ? most : search->most;
        for (int k = 0; k < 3; k++) {
            const double from = quarter(bound_along(&box, 0, k)),
                         to = quarter(bound_along(&box, 1, k));
            search->lower[k] = from < search->lower[k] ? from : search->lower[k];
            upper[k] = to > upper[k] ? to : upper[k];
            mean[k] += extent[k] / (double)search->n;
        }
    }
    int best = 0;
    for (int k = 0; k < 3; k++)
        search->range[k] = upper[k] >= search->lower[k] ? upper[k] - search->lower[k] : 0;
    for (int k = 1; k < 3; k++)
        if (mean[k] * search->range[best] < mean[best] * search->range[k] ||
            search->range[best] == 0)
            best = k;
    for (int k = 0; k < 3; k++)
        search->axis[k] = (best + k) % 3;
}

static int class_of(const PairSearch *search, double most)
{
    int class = UNBOUNDED - 1;
    if (isinf(most))
        return UNBOUNDED;
    for (double limit = search->most / 64; class > 0 && most <= limit; limit /= 64)
        class --;
    return class;
}

static void lay_grid(const PairSearch *search, Grid *grid, size_t first)
{
    const double cells = sqrt((double)grid->count / 4 + 1);
    grid->first = first;
    for (int k = 0; k < 2; k++) {
        const int axis = search->axis[k + 1];
        const double range = search->range[axis], least = grid->extent[axis] * 1.001;
        grid->cell[k] = range / cells > least ? range / cells : least;
        grid->size[k] = 1;
        if (grid->cell[k] > 0 && grid->cell[k] < range)
            grid->size[k] += (size_t)(range / grid->cell[k]);
    }
}
/* The cell of a coordinate along axis k of the grid. */
static size_t cell_along(const PairSearch *search, const Grid *grid, int k, real x)
{
    if (grid->size[k] == 1)
        return 0;
    const double at = (quarter(x) - search->lower[search->axis[k + 1]]) / grid->cell[k];
    const double last = (double)(grid->size[k] - 1);
    return at > 0 ? (size_t)(at < last ? at : last) : 0;
}

/* Fills the grids, and sets the cell of each box; UINT32_MAX if it is empty. Returns the number of
 * cells. */
static size_t fill_grids(PairSearch *search)
{
    for (size_t i = 0; i < search->n; i++) {
        const Aabb box = box_at(search, i);
        double extent[3];
        search->cell[i] = UINT32_MAX;
        if (!not_empty(&box))
            continue;
        const int class = class_of(search, extents(&box, extent));
        Grid *grid = &search->grid[class];
        grid->count++;
        for (int k = 0; k < 3; k++)
            grid->extent[k] = extent[k] > grid->extent[k] ? extent[k] : grid->extent[k];
        search->cell[i] = (uint32_t) class;
    }
    size_t cells = 0;
    for (int class = 0; class < CLASSES; class ++) {
        lay_grid(search, &search->grid[class], cells);
        cells += search->grid[class].size[0] * search->grid[class].size[1];
        search->count += search->grid[class].count;
    }
    for (size_t i = 0; i < search->n; i++) {
        if (search->cell[i] == UINT32_MAX)
            continue;
        const Aabb box = box_at(search, i);
        const Grid *grid = &search->grid[search->cell[i]];
        const size_t u = cell_along(search, grid, 0, bound_along(&box, 0, search->axis[1]));
        const size_t v = cell_along(search, grid, 1, bound_along(&box, 0, search->axis[2]));
        search->cell[i] = (uint32_t)(grid->first + v * grid->size[0] + u);
    }
    return cells;
}

/* ---- the order ---- */

/* Keys have the order of the numbers; 0 and -0 are equal. */
static Key key_of(real x)
{
    const Key top = (Key)1 << (8 * sizeof(Key) - 1);
    Key bits;
    x += 0;
    memcpy(&bits, &x, sizeof bits);
    return bits & top ? ~bits : bits | top;
}
/* Sorts the boxes by their lower bounds along the sweep axis, with a radix sort. */
static void sort_along_axis(PairSearch *search)
{
    size_t count = 0;
    for (size_t i = 0; i < search->n; i++)
        if (search->cell[i] != UINT32_MAX) {
            const Aabb box = box_at(search, i);
            search->item[count++] =
                (Item){key_of(bound_along(&box, 0, search->axis[0])), (uint32_t)i};
        }
    for (unsigned shift = 0; shift < 8 * sizeof(Key); shift += DIGIT) {
        size_t at[BUCKETS] = {0}, sum = 0;
        for (size_t i = 0; i < count; i++)
            at[search->item[i].key >> shift & (BUCKETS - 1)]++;
        for (int b = 0; b < BUCKETS; b++) {
            const size_t here = at[b];
            at[b] = sum, sum += here;
        }
        for (size_t i = 0; i < count; i++)
            search->sorted[at[search->item[i].key >> shift & (BUCKETS - 1)]++] = search->item[i];
        Item *other = search->item;
        search->item = search->sorted, search->sorted = other;
    }
}
/* Prefetches a box that is needed soon: boxes lie anywhere in memory. */
static inline void fetch_ahead(const PairSearch *search, size_t i)
{
#ifdef __GNUC__
    const X(vec3s) lower = search->view.lower, upper = search->view.upper;
    const real *const first[] = {lower.x, lower.y, lower.z, upper.x, upper.y, upper.z};
    const bool structs = search->stride != sizeof(real);
    __builtin_prefetch(&search->cell[i]);
    for (int k = 0; k < 6; k += structs ? 5 : 1) /* both ends of a struct */
        __builtin_prefetch((const char *)first[k] + i * search->stride);
#endif
}
/* Sorts the boxes by cell; the sort is stable. */
static void sort_cells(PairSearch *search, size_t cells)
{
    uint32_t *start = search->start, sum = 0;
    memset(start, 0, (cells + 1) * sizeof *start);
    for (size_t i = 0; i < search->n; i++)
        if (search->cell[i] != UINT32_MAX)
            start[search->cell[i]]++;
    for (size_t c = 0; c <= cells; c++) {
        const uint32_t here = start[c];
        start[c] = sum, sum += here;
    }
    for (size_t i = 0; i < search->count; i++) {
        if (i + AHEAD < search->count)
            fetch_ahead(search, search->item[i + AHEAD].id);
        const uint32_t id = search->item[i].id, at = start[search->cell[id]]++;
        const Aabb box = box_at(search, id);
        search->boxes.id[at] = id;
        for (int k = 0; k < 3; k++) {
            search->boxes.lower[k][at] = bound_along(&box, 0, search->axis[k]);
            search->boxes.upper[k][at] = bound_along(&box, 1, search->axis[k]);
        }
    }
    memmove(start + 1, start, cells * sizeof *start); /* the starts have become the ends */
    start[0] = 0;
    for (int k = 0; k < 6; k++)
        for (size_t i = 0; i < SWEEP_PAD; i++)
            (k < 3 ? search->boxes.lower : search->boxes.upper)[k % 3][search->count + i] =
                REAL_INF;
}

/* ---- pairs ---- */

static Column column_at(const PairSearch *search, const Grid *grid, size_t u, size_t v)
{
    const uint32_t *start = search->start + grid->first + v * grid->size[0] + u;
    return (Column){start[0], start[1]};
}
static real reach_of(const PairSearch *search, const Grid *grid)
{
    const double reach = grid->extent[search->axis[0]] * 4 * (1 + 4 * (double)REAL_EPSILON);
    return reach < (double)REAL_MAX / 4 ? (real)reach * (1 + 4 * REAL_EPSILON) + REAL_MIN
                                        : REAL_INF;
}

static void sweep_grid(PairSearch *search, const Grid *grid)
{
    const real reach = reach_of(search, grid);
    for (size_t v = 0; v < grid->size[1]; v++)
        for (size_t u = 0; u < grid->size[0] && !search->stopped; u++) {
            const Column here = column_at(search, grid, u, v);
            if (here.begin == here.end)
                continue;
            search->sweep(&search->boxes, here, here, reach, search->sink);
            if (u + 1 < grid->size[0])
                search->sweep(&search->boxes, here, column_at(search, grid, u + 1, v), reach,
                              search->sink);
            for (size_t w = u ? u - 1 : 0; v + 1 < grid->size[1] && w <= u + 1; w++)
                if (w < grid->size[0])
                    search->sweep(&search->boxes, here, column_at(search, grid, w, v + 1), reach,
                                  search->sink);
        }
}
/* Sweeps the boxes of one class against those of a larger one. */
static void sweep_grids(PairSearch *search, const Grid *small, const Grid *large)
{
    const real reach = reach_of(search, large);
    const size_t cells = small->size[0] * small->size[1];
    const Column all = {search->start[small->first], search->start[small->first + cells]};
    for (size_t i = all.begin; i < all.end && !search->stopped; i++) {
        size_t from[2], to[2];
        for (int k = 0; k < 2; k++) {
            from[k] = cell_along(search, large, k, search->boxes.lower[k + 1][i]);
            to[k] = cell_along(search, large, k, search->boxes.upper[k + 1][i]);
            from[k] -= from[k] > 0;
        }
        for (size_t v = from[1]; v <= to[1]; v++)
            for (size_t u = from[0]; u <= to[0]; u++) {
                const Column there = column_at(search, large, u, v);
                if (there.begin < there.end)
                    search->sweep(&search->boxes, (Column){i, i + 1}, there, reach, search->sink);
            }
    }
}
static void find_pairs(PairSearch *search)
{
    find_range(search);
    const size_t cells = fill_grids(search);
    sort_along_axis(search);
    sort_cells(search, cells);
    for (int class = 0; class < CLASSES; class ++) {
        sweep_grid(search, &search->grid[class]);
        for (int other = 0; other < class && search->grid[class].count; other++)
            sweep_grids(search, &search->grid[other], &search->grid[class]);
    }
}

static bool has_numbers(const X(aabbs) * aabbs)
{
    return aabbs && aabbs->lower.x && aabbs->lower.y && aabbs->lower.z && aabbs->upper.x &&
           aabbs->upper.y && aabbs->upper.z;
}

static isect_status begin(PairSearch *search, const X(aabbs) * aabbs, size_t n, void *memory,
                          size_t bytes)
{
#define PAIRS_SWEEP(isa) SWEEP(X(pairs_sweep), isa),
    static X(Sweep) *const sweeps[] = {ISAS_TO_AVX2(PAIRS_SWEEP)};
    const size_t needed = X(pairs_capacity)(n);
    if (!needed || (n > 0 && (!memory || !has_numbers(aabbs))))
        return ISECT_BAD_ARGUMENT;
    if (n > 0 && bytes < needed)
        return ISECT_TOO_SMALL;
    *search = (PairSearch){.n = n, .sweep = sweeps[isect_isa_index()]};
    if (n == 0)
        return ISECT_EMPTY;
    search->view = *aabbs;
    search->stride = stride_in_bytes(aabbs->stride, sizeof(real));
    memory_of(n, search, memory);
    return ISECT_OK;
}

/* A sink that counts pairs. */
typedef struct Counting {
    Sink sink;
    size_t counted;
    uint32_t scratch[SCRATCH][2];
} Counting;

static void count_on(Sink *sink)
{
    Counting *counting = (Counting *)sink;
    counting->counted += sink->used;
    sink->pairs = counting->scratch, sink->room = SCRATCH, sink->used = 0;
}

isect_status X(pairs_find)(X(aabbs) aabbs, size_t n, void *memory, size_t bytes,
                           uint32_t (*pairs)[2], size_t room, size_t *count)
{
    PairSearch search;
    Counting counting = {.sink = {pairs, room, 0, count_on}};
    if (!count || (room > 0 && !pairs))
        return ISECT_BAD_ARGUMENT;
    const isect_status status = begin(&search, &aabbs, n, memory, bytes);
    if (status != ISECT_OK && status != ISECT_EMPTY)
        return status;
    search.sink = &counting.sink;
    if (status == ISECT_OK) {
        const Environment environment = environment_enter();
        find_pairs(&search);
        environment_leave(environment);
    }
    *count = counting.counted + counting.sink.used;
    return *count <= room ? ISECT_OK : ISECT_TOO_SMALL;
}

/* A sink that passes pairs to a function. */
typedef struct Visiting {
    Sink sink;
    X(pairs_visitor) * visit;
    void *user;
    PairSearch *search;
    uint32_t scratch[SCRATCH][2];
} Visiting;

static void visit_all(Sink *sink)
{
    Visiting *visiting = (Visiting *)sink;
    for (size_t i = 0; i < sink->used && !visiting->search->stopped; i++)
        visiting->search->stopped =
            !visiting->visit(visiting->user, sink->pairs[i][0], sink->pairs[i][1]);
    sink->used = 0;
}

isect_status X(pairs_visit)(X(aabbs) aabbs, size_t n, void *memory, size_t bytes,
                            X(pairs_visitor) * visit, void *user)
{
    PairSearch search;
    Visiting visiting = {.sink = {NULL, SCRATCH, 0, visit_all}, .visit = visit, .user = user};
    if (!visit)
        return ISECT_BAD_ARGUMENT;
    const isect_status status = begin(&search, &aabbs, n, memory, bytes);
    if (status != ISECT_OK)
        return status == ISECT_EMPTY ? ISECT_OK : status;
    visiting.sink.pairs = visiting.scratch;
    visiting.search = &search;
    search.sink = &visiting.sink;
    const Environment environment = environment_enter();
    find_pairs(&search);
    visit_all(&visiting.sink);
    environment_leave(environment);
    return search.stopped ? ISECT_CANCELLED : ISECT_OK;
}

/* ---- boxes that move slightly in each frame ---- */

isect_status X(pairs_grow)(X(aabbs) aabbs, size_t n, real margin, Aabb *grown)
{
    if (!(margin >= 0) || (n > 0 && (!grown || !has_numbers(&aabbs))))
        return ISECT_BAD_ARGUMENT;
    const size_t stride = n > 0 ? stride_in_bytes(aabbs.stride, sizeof(real)) : 0;
    for (size_t i = 0; i < n; i++) {
        const Aabb box = box_in(&aabbs, stride, i);
        grown[i].lower = (Vec3){box.lower.x - margin, box.lower.y - margin, box.lower.z - margin};
        grown[i].upper = (Vec3){box.upper.x + margin, box.upper.y + margin, box.upper.z + margin};
    }
    return ISECT_OK;
}

bool X(pairs_hold)(const Aabb *grown, X(aabbs) aabbs, size_t n)
{
    if (n > 0 && (!grown || !has_numbers(&aabbs)))
        return false;
    const size_t stride = n > 0 ? stride_in_bytes(aabbs.stride, sizeof(real)) : 0;
    bool hold = true;
    for (size_t i = 0; i < n && hold; i++) {
        const Aabb box = box_in(&aabbs, stride, i);
        hold = !not_empty(&box) ||
               (at_most3(grown[i].lower, box.lower) & at_most3(box.upper, grown[i].upper));
    }
    return hold;
}

isect_status X(pairs_among)(X(aabbs) aabbs, const uint32_t (*candidates)[2], size_t some,
                            uint32_t (*pairs)[2], size_t room, size_t *count)
{
    if (!count || (room > 0 && !pairs) || (some > 0 && (!candidates || !has_numbers(&aabbs))))
        return ISECT_BAD_ARGUMENT;
    const size_t stride = some > 0 ? stride_in_bytes(aabbs.stride, sizeof(real)) : 0;
    size_t found = 0;
    for (size_t i = 0; i < some; i++) {
        const uint32_t first = candidates[i][0], second = candidates[i][1];
        const Aabb a = box_in(&aabbs, stride, first), b = box_in(&aabbs, stride, second);
        if (!(not_empty(&a) & not_empty(&b) & at_most3(a.lower, b.upper) &
              at_most3(b.lower, a.upper)))
            continue;
        if (found < room)
            pairs[found][0] = first, pairs[found][1] = second;
        found++;
    }
    *count = found;
    return found <= room ? ISECT_OK : ISECT_TOO_SMALL;
}
