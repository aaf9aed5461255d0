/* bvh/morton.c - a binary tree by Morton codes and nearest neighbours. It is built faster than that
 * of bvh/binary.c, and traversal is slightly slower.
 *
 * Space is divided into cells, 2^b along each axis. The code of a cell interleaves the bits of its
 * three coordinates, so that the cells of a common prefix form a box (Morton 1966). Elements are
 * sorted by the cell of their center. The largest such boxes with at most eight elements are the
 * leaves. Leaves are merged by parallel locally-ordered clustering (Meister and Bittner 2018): each
 * cluster searches its neighbours in the row, WINDOW on each side, for the one with which its
 * common box is smallest. Two clusters that choose each other are merged, until one is left.
 * Finally each subtree of at most eight elements becomes a leaf.
 *
 * Ties must not form cycles, and regular meshes have many. So the last two bits of an area identify
 * the pair: its distance k, and whether its lower index is even or odd in steps of k. Two pairs
 * with a common element never have the same two bits. So both elements of the pair of least area
 * choose each other. Neighbours are merged two by two in a round if the one before merged less than
 * an eighth, or if the depth limit requires it. So there are at most BINARY_DEPTH rounds, and each
 * adds at most one level.
 *
 * More than eight elements of one cell are split by surface area (bvh/binary.c). The order of all
 * steps is independent of threads, and all operations are plain float operations: the tree is
 * deterministic. */
#include "bvh/morton.h"
#include "bvh/registers.h"
#include "core/memory.h"
#include "core/threads.h"

enum {
    WINDOW = 2,
    PART = 512,      /* boxes per task of the neighbour search */
    LEAVES = 1024,   /* leaves per task of making boxes */
    AHEAD = 16,      /* elements to prefetch ahead */
    DIGIT_BITS = 11, /* bits per pass of the radix sort, at most */
    CODE = 3         /* the last bits of an area */
};

_Static_assert(LANES == 4 && 2 * WINDOW == CODE + 1, "as many partners as codes");

/* The number of bits per axis. A surface of n triangles occupies about n cells if an axis has 2
 * sqrt(n) of them; a few more bits separate neighbours. */
unsigned isect_bvh_axis_bits(size_t count)
{
    const unsigned bits = bits_of(count), wanted = bits / 2 + 2, room = (64 - bits) / 3;
    return wanted < room ? wanted : room;
}

/* ---- sorting by code: a stable radix sort, which keeps the order of indices ---- */

static void sort_digit(const uint64_t *from, uint64_t *to, size_t n, unsigned shift, unsigned bits)
{
    uint32_t start[1 << DIGIT_BITS] = {0}, sum = 0;
    const uint64_t digit = (UINT64_C(1) << bits) - 1;
    for (size_t i = 0; i < n; i++)
        start[from[i] >> shift & digit]++;
    for (size_t i = 0; i <= digit; i++) {
        const uint32_t count = start[i];
        start[i] = sum, sum += count;
    }
    for (size_t i = 0; i < n; i++)
        to[start[from[i] >> shift & digit]++] = from[i];
}

static void sort_keys(Morton *morton)
{
    const unsigned passes = (morton->code_bits + DIGIT_BITS - 1) / DIGIT_BITS;
    unsigned bits = (morton->code_bits + passes - 1) / passes, shift = morton->index_bits;
    const unsigned end = shift + morton->code_bits;
    for (; shift < end; shift += bits) {
        bits = end - shift < bits ? end - shift : bits;
        sort_digit(morton->key, morton->other, morton->count, shift, bits);
        uint64_t *sorted = morton->other;
        morton->other = morton->key;
        morton->key = sorted;
    }
}

/* ---- leaves ---- */

/* The number of the highest bit in which the codes of elements i and i + 1 differ; 0 if they are
 * equal, 65 at both ends. */
static unsigned difference(const Morton *morton, size_t i)
{
    if (i >= morton->count - 1) /* also SIZE_MAX: before the first */
        return 65;
    return bits_of((morton->key[i] ^ morton->key[i + 1]) >> morton->index_bits);
}

/* The number of elements of the leaf that begins at element i: those of the largest box of cells
 * with at most eight elements, or all elements of a single cell with more. */
static size_t leaf_at(const Morton *morton, size_t i)
{
    const unsigned before = difference(morton, i - 1);
    unsigned within = 0;
    size_t length = 1;
    for (size_t k = 1; k <= BLOCK_WIDTH && within < before; k++) {
        const unsigned after = difference(morton, i + k - 1);
        length = after > within ? k : length;
        within = after > within ? after : within;
    }
    if (within > 0)
        return length;
    for (length = BLOCK_WIDTH; difference(morton, i + length - 1) == 0;)
        length++;
    return length;
}

typedef struct Rows {
    Binary *tree;
    Morton *morton;
    Box *row;       /* the clusters not yet merged */
    uint32_t *best; /* for each cluster, the index of its partner */
    uint32_t count, leaves, next;
    uint32_t depth; /* depth at which the subtrees of cells begin */
    size_t longest; /* the most elements of a cell that is not a leaf */
    float scale;
} Rows;

/* Writes the first element of each leaf into the second array of keys. */
static void find_leaves(Rows *rows)
{
    uint64_t *start = rows->morton->other;
    for (size_t i = 0, length; i < rows->morton->count; i += length) {
        length = leaf_at(rows->morton, i);
        start[rows->leaves++] = i;
        if (length > BLOCK_WIDTH && length > rows->longest)
            rows->longest = length;
    }
}

/* Splits a cell of many elements into a subtree. */
static void grow_cell(const Rows *rows, Box *leaf)
{
    const Morton *morton = rows->morton;
    const uint32_t node = 2 * rows->leaves + 2 * leaf->first;
    Box *element = rows->tree->element + leaf->first;
    for (uint32_t i = 0; i < leaf->count; i++) {
        const uint32_t index = morton_index(morton, leaf->first + i);
        element[i] = morton->box[index];
        element[i].first = index;
        element[i].count = 1;
    }
    rows->tree->node[node] = *leaf;
    isect_bvh_grow(rows->tree, node, rows->depth);
    for (uint32_t i = 0; i < leaf->count; i++)
        morton->key[leaf->first + i] = element[i].first;
    *leaf = rows->tree->node[node];
}

/* The box of the elements [first, end) in the order of keys. Neighbours on the curve may lie
 * anywhere in memory, so elements are prefetched. */
static void around(const Morton *morton, size_t first, size_t end, Box *box)
{
    Bounds bounds = nothing();
    for (size_t i = first; i < end; i++) {
        if (i + AHEAD < morton->count)
            __builtin_prefetch(&morton->box[morton_index(morton, i + AHEAD)]);
        bounds = joined(bounds, load(&morton->box[morton_index(morton, i)]));
    }
    store(box, bounds);
}

static void make_leaves(void *job, size_t task)
{
    const Rows *rows = job;
    const Morton *morton = rows->morton;
    const uint64_t *start = morton->other;
    const size_t end = (task + 1) * LEAVES < rows->leaves ? (task + 1) * LEAVES : rows->leaves;
    for (size_t i = task * LEAVES; i < end; i++) {
        const size_t first = start[i], last = i + 1 < rows->leaves ? start[i + 1] : morton->count;
        Box leaf = {.first = (uint32_t)first, .count = (uint32_t)(last - first)};
        if (leaf.count > BLOCK_WIDTH) {
            grow_cell(rows, &leaf);
            rows->row[i] = leaf;
            continue;
        }
        around(morton, first, last, &leaf);
        rows->row[i] = leaf;
    }
}

/* ---- neighbours ---- */

/* The boxes of a task and their neighbours; the box of a missing neighbour is all of space. */
typedef struct Window {
    float bound[6][PART + 2 * WINDOW + LANES];
    float below[PART + 2 * WINDOW + LANES], above[PART + 2 * WINDOW + LANES]; /* least areas */
} Window;

static void fill_window(Window *window, const Rows *rows, size_t first)
{
    for (size_t i = 0; i < PART + 2 * WINDOW + LANES; i++) {
        const size_t at = first + i - WINDOW; /* wraps */
        Bounds bounds = {splat(-REAL_INF), splat(REAL_INF)};
        if (at < rows->count)
            bounds = load(&rows->row[at]);
        bounds.lower *= rows->scale, bounds.upper *= rows->scale;
        for (int k = 0; k < 3; k++)
            window->bound[k][i] = bounds.lower[k], window->bound[k + 3][i] = bounds.upper[k];
    }
    for (size_t i = 0; i < PART + 2 * WINDOW + LANES; i++)
        window->below[i] = window->above[i] = REAL_INF;
}

static num load_from(const float *number)
{
    return *(const num_in_memory *)number;
}

/* 0 or 1: is i, in steps of k, even or odd? */
static unsigned turn(size_t i, unsigned k)
{
    return (unsigned)(i >> __builtin_ctz(k)) & 1;
}

/* The areas of all pairs at distance k. */
static void measure_pairs(Window *window, unsigned k, size_t first)
{
    int32_t code[16];
    for (size_t i = 0; i < 16; i++)
        code[i] = (int32_t)(2 * (k - 1) + turn(first + i, k));
    for (size_t i = 0; i < PART + WINDOW; i += LANES) {
        num extent[3];
        mask codes;
        for (int axis = 0; axis < 3; axis++) {
            const float *lower = window->bound[axis] + i, *upper = window->bound[axis + 3] + i;
            extent[axis] = num_max(load_from(upper), load_from(upper + k)) -
                           num_min(load_from(lower), load_from(lower + k));
        }
        num area = extent[0] * extent[1] + extent[1] * extent[2] + extent[2] * extent[0];
        area = num_max(num_min(area, splat(REAL_INF)), splat(0x1p-100f)); /* not NaN, not tiny */
        memcpy(&codes, code + i % 16, sizeof codes);
        area = (num)(((mask)area & ~CODE) | codes);
        *(num_in_memory *)(window->above + i) = num_min(area, load_from(window->above + i));
        *(num_in_memory *)(window->below + i + k) = num_min(area, load_from(window->below + i + k));
    }
}

static void find_nearest(void *job, size_t task)
{
    const Rows *rows = job;
    const size_t first = task * PART, left = rows->count - first;
    Window window;
    fill_window(&window, rows, first);
    for (unsigned k = 1; k <= WINDOW; k++)
        measure_pairs(&window, k, first + WINDOW); /* as if the row began a multiple of 16 later */
    for (size_t i = 0; i < PART && i < left; i++) {
        const float below = window.below[i + WINDOW], above = window.above[i + WINDOW];
        const float least = below < above ? below : above;
        int32_t code;
        memcpy(&code, &least, sizeof code);
        const uint32_t k = ((uint32_t)code & CODE) / 2 + 1, at = (uint32_t)(first + i);
        const uint32_t other = below < above ? at - k : at + k;
        rows->best[at] = least < REAL_INF && other < rows->count ? other : at;
    }
}

/* ---- merging ---- */

static void join(Rows *rows, uint32_t a, uint32_t b, uint32_t to)
{
    Box *pair = &rows->tree->node[rows->next];
    pair[0] = rows->row[a];
    pair[1] = rows->row[b];
    rows->row[to].first = rows->next;
    rows->row[to].count = 0;
    store(&rows->row[to], joined(load(&pair[0]), load(&pair[1])));
    rows->next += 2;
}

static void merge_nearest(Rows *rows)
{
    const uint32_t *best = rows->best;
    uint32_t kept = 0;
    for (uint32_t i = 0; i < rows->count; i++) {
        const uint32_t other = best[i];
        const bool both = other != i && best[other] == i;
        if (both && other > i)
            join(rows, i, other, kept++);
        else if (!both)
            rows->row[kept++] = rows->row[i];
    }
    rows->count = kept;
}

static void merge_neighbours(Rows *rows)
{
    uint32_t kept = 0, i = 0;
    for (; i + 1 < rows->count; i += 2)
        join(rows, i, i + 1, kept++);
    if (i < rows->count)
        rows->row[kept++] = rows->row[i];
    rows->count = kept;
}

static void merge_all(Rows *rows)
{
    const uint32_t levels = rows->depth;
    bool stuck = false;
    for (uint32_t level = 0; rows->count > 1; level++) {
        const uint32_t before = rows->count;
        if (stuck || level + bits_of(rows->count) >= levels) {
            merge_neighbours(rows);
            stuck = false;
            continue;
        }
        isect_parallel(before > 16 * PART ? rows->morton->threads : NULL,
                       (before + PART - 1) / PART, find_nearest, rows);
        merge_nearest(rows);
        stuck = before - rows->count < before / 8;
    }
    rows->tree->node[0] = rows->row[0];
}

/* ---- small subtrees become leaves ---- */

/* A node on the path, the first of its elements, and its number of finished children. */
typedef struct Level {
    uint32_t node, begin, done;
} Level;

/* Appends the elements of a leaf. Returns their end. */
static uint32_t move_leaf(Binary *tree, Morton *morton, uint32_t leaf, uint32_t next)
{
    Box *node = &tree->node[leaf];
    for (uint32_t i = 0; i < node->count; i++)
        morton->other[next + i] = morton->key[node->first + i];
    node->first = next;
    return next + node->count;
}

/* Writes the elements in the order of the leaves, so that those of a subtree are contiguous. A
 * subtree of at most eight elements becomes a leaf. */
static uint32_t join_leaves(Binary *tree, Morton *morton)
{
    Level level[BINARY_DEPTH + 2];
    uint32_t next = 0;
    int top = 0;
    level[0] = (Level){0, 0, 0};
    while (top >= 0) {
        Level *now = &level[top];
        Box *node = &tree->node[now->node];
        if (node->count > 0) {
            next = move_leaf(tree, morton, now->node, next);
            tree->leaves++;
            top--;
        } else if (now->done < 2) {
            level[++top] = (Level){node->first + now->done++, next, 0};
        } else {
            if (next - now->begin <= BLOCK_WIDTH) {
                node->first = now->begin, node->count = next - now->begin;
                tree->leaves--; /* two leaves become one */
            }
            top--;
        }
    }
    uint64_t *key = morton->key;
    morton->key = morton->other;
    morton->other = key;
    return next;
}

/* The depth limit of the tree above the cells, at which the subtrees of cells begin. */
static uint32_t levels_above(const Rows *rows)
{
    const uint32_t wanted = 2 * bits_of(rows->leaves) + 4;
    const uint32_t room = BINARY_DEPTH - (rows->longest ? bits_of(rows->longest) + 1 : 0);
    return rows->longest && wanted < room ? wanted : room;
}

/* Allocates the row, the partners and the nodes. If cells are split, it also allocates boxes and
 * nodes for all elements. Otherwise the nodes use `room` if they fit: fresh memory costs half as
 * much as all work in it. */
static bool take_memory(Rows *rows)
{
    Morton *morton = rows->morton;
    const size_t leaves = rows->leaves, cells = rows->longest ? morton->count : 0;
    const size_t row = whole_lines(leaves * sizeof(Box)),
                 best = whole_lines(leaves * sizeof(uint32_t));
    const bool within = !cells && 2 * leaves <= morton->count;
    const size_t nodes = within ? 0 : whole_lines(2 * (leaves + cells) * sizeof(Box));
    morton->bytes = row + best + nodes + cells * sizeof(Box);
    morton->memory = isect_memory_get(morton->allocator, morton->bytes);
    char *memory = morton->memory;
    if (!memory)
        return false;
    rows->row = (Box *)memory;
    rows->best = (uint32_t *)(memory + row);
    rows->tree->node = within ? morton->room : (Box *)(memory + row + best);
    rows->tree->element = (Box *)(memory + row + best + nodes);
    return true;
}

static float scale_of_row(const Rows *rows)
{
    Bounds bounds = nothing();
    Box box = {.count = 0};
    for (uint32_t i = 0; i < rows->count; i++)
        bounds = joined(bounds, load(&rows->row[i]));
    store(&box, bounds);
    return isect_bvh_scale(&box);
}

bool isect_bvh_build_morton(Binary *tree, Morton *morton)
{
    Rows rows = {.tree = tree, .morton = morton, .next = 1};
    tree->count = morton->count;
    sort_keys(morton);
    find_leaves(&rows);
    if (!take_memory(&rows))
        return false;
    rows.depth = levels_above(&rows);
    isect_parallel(morton->threads, (rows.leaves + LEAVES - 1) / LEAVES, make_leaves, &rows);
    rows.count = rows.leaves;
    rows.scale = scale_of_row(&rows);
    merge_all(&rows);
    tree->element = NULL;
    tree->repeated = tree->count - join_leaves(tree, morton);
    return true;
}

/* ---- boxes ---- */

static void write_box_keys(Morton *morton, const Box *box)
{
    const unsigned bits = isect_bvh_axis_bits(morton->count);
    Bounds centers = nothing();
    Curve curve;
    curve_make(&curve);
    morton->index_bits = bits_of(morton->count), morton->code_bits = 3 * bits;
    for (size_t i = 0; i < morton->count; i++) {
        const num at = center(load(&box[i]));
        centers = joined(centers, (Bounds){at, at});
    }
    const num extent = centers.upper - centers.lower;
    float widest = extent[0] > extent[1] ? extent[0] : extent[1];
    widest = extent[2] > widest ? extent[2] : widest;
    const float cells = (float)(UINT32_C(1) << bits), all = cells / widest;
    const num scale = splat(all <= FLT_MAX ? all : 0); /* all in one cell if the extent is too
                                                          small */
    for (size_t i = 0; i < morton->count; i++) {
        num at = (center(load(&box[i])) - centers.lower) * scale;
        at = num_min(num_max(at, splat(0)), splat(cells - 1));
        uint64_t code = 0;
        for (int k = 0; k < 3; k++)
            code |= curve_spread(&curve, (uint32_t)at[k]) << k;
        morton->key[i] = code << morton->index_bits | i;
    }
}

/* Copies the nodes in use, contiguous and depth first, and the elements in their order. */
static void take_over(Binary *tree, const Binary *made, const Morton *morton, const Box *box)
{
    struct {
        uint32_t from, to;
    } waiting[BINARY_DEPTH + 2];
    uint32_t next = 1;
    int top = 0;
    waiting[top].from = 0, waiting[top++].to = 0;
    while (top > 0) {
        const uint32_t from = waiting[--top].from, to = waiting[top].to;
        Box *node = &tree->node[to];
        *node = made->node[from];
        for (uint32_t i = 0; i < 2 && node->count == 0; i++)
            waiting[top].from = node->first + 1 - i, waiting[top++].to = next + 1 - i;
        if (node->count == 0)
            node->first = next, next += 2;
    }
    for (size_t i = 0; i < tree->count; i++)
        tree->element[i] = box[morton_index(morton, i)];
    tree->leaves = made->leaves;
    tree->repeated = 0;
}

static bool build_boxes_quickly(Binary *tree, const isect_threads *threads,
                                const isect_allocator *allocator)
{
    const size_t n = tree->count, copy = n * sizeof(Box), bytes = copy + 2 * n * sizeof(uint64_t);
    char *memory = isect_memory_get(allocator, bytes);
    if (!memory)
        return false;
    Box *box = memcpy(memory, tree->element, copy);
    uint64_t *keys = (uint64_t *)(memory + copy);
    Morton morton = {.key = keys,
                     .other = keys + n,
                     .count = n,
                     .box = box,
                     .room = tree->element, /* until they are in order */
                     .threads = threads,
                     .allocator = allocator};
    Binary made = {.node = NULL};
    write_box_keys(&morton, box);
    const bool done = isect_bvh_build_morton(&made, &morton);
    if (done)
        take_over(tree, &made, &morton, box);
    isect_memory_put(allocator, morton.memory, morton.bytes);
    isect_memory_put(allocator, memory, bytes);
    return done;
}

bool isect_bvh_build_boxes(Binary *tree, bool fast, const isect_threads *threads,
                           const isect_allocator *allocator)
{
    if (fast)
        return build_boxes_quickly(tree, threads, allocator);
    isect_bvh_build_binary(tree, threads);
    return true;
}
