/* isect_bvh_build, isect_bvh_free, isect_bvh_stats - from a mesh to a tree in memory.
 *
 * The steps are: boxes of all triangles; a binary tree over them (bvh/binary.c), or a fast one over
 * their sorted keys (bvh/morton.c); nodes of eight children (bvh/collapse.c); output. */
#include "bvh/morton.h"
#include "bvh/node.h"
#include "core/memory.h"
#include <string.h>
#include HEADER(bvh)

/* ---- triangles ---- */

static bool same_corners(const void *mesh, uint32_t a, uint32_t b)
{
    real corner[2][9];
    corners_of(mesh, a, corner[0]);
    corners_of(mesh, b, corner[1]);
    return memcmp(corner[0], corner[1], sizeof corner[0]) == 0;
}

static uint32_t hash_corners(const void *mesh, uint32_t a)
{
    real corner[9];
    uint32_t word[sizeof corner / (sizeof(uint32_t))], hash = 0;
    corners_of(mesh, a, corner);
    memcpy(word, corner, sizeof word);
    for (size_t i = 0; i < sizeof word / sizeof *word; i++)
        hash = (hash ^ word[i]) * UINT32_C(0x9E3779B1), hash ^= hash >> 15;
    return hash;
}

/* Writes the boxes of all finite triangles. Returns their number. */
static size_t make_boxes(const Mesh *mesh, Box *box)
{
    size_t count = 0;
    for (size_t i = 0; i < mesh->triangles; i++) {
        real corner[9];
        corners_of(mesh, i, corner);
        box[count].first = (uint32_t)i, box[count].count = 1;
        box_around(corner, &box[count]);
        count += are_finite(corner);
    }
    return count;
}

/* ---- from the binary tree to nodes of eight children ---- */

typedef struct Writer {
    const Mesh *mesh;
    const Binary *binary;
    const Morton *morton; /* has the triangles of leaves if the tree has no elements */
    Extent extent;        /* bounds of the triangles written */
    char *unit;
    size_t bytes; /* the end of the blocks, and of the nodes with leaves alone, so far */
    size_t upper; /* the end of the other nodes so far */
    bool indexed; /* leaves hold indices of triangles, not copies */
} Writer;

static uint32_t prim_at(const Writer *writer, size_t i)
{
    const Box *element = writer->binary->element;
    return element ? element[i].first : morton_index(writer->morton, i);
}

/* Prefetches all leaves of a node. */
ASKING void ask_leaves(const Writer *writer, const Box *const child[WIDTH], int count)
{
    for (int corners = 0; corners < 2; corners++)
        for (int i = 0; i < count; i++)
            for (uint32_t k = 0; is_leaf(child[i]) && k < child[i]->count; k++) {
                const uint32_t prim = prim_at(writer, (size_t)child[i]->first + k);
                if (corners)
                    ask_corners(writer->mesh, prim);
                else
                    ask_indices(writer->mesh, prim);
            }
}

/* The block of a leaf: a copy, equal to what bvh_gather() makes. */
static void fill_block(Triangles *block, Writer *writer, const Box *leaf)
{
    memset(block->prim, 0, sizeof *block - offsetof(Triangles, prim)); /* the padding, too */
    for (uint32_t i = 0; i < leaf->count; i++) {
        const uint32_t prim = prim_at(writer, (size_t)leaf->first + i);
        write_corners(block, (int)i, writer->mesh, prim);
        block->prim[i] = prim;
    }
    for (uint32_t i = leaf->count; i < WIDTH; i++) {
        for (int f = 0; f < 9; f++)
            block->corner[f][i] = block->corner[f][i - 1];
        block->prim[i] = block->prim[i - 1];
    }
    if (ISECT_DOUBLE) { /* in float the boxes are exact */
        const Extent extent = extent_of_block(block);
        add_extent(&writer->extent, &extent);
    }
}

static char *take(const Writer *writer, size_t *end, size_t bytes)
{
    char *at = writer->unit + *end;
    *end += bytes;
    return at;
}

/* Writes a leaf. Returns its reference for the parent. */
static uint32_t write_leaf(Writer *writer, const Box *leaf)
{
    const size_t bytes = writer->indexed ? sizeof(Prims) : UNIT; /* the unit of its position */
    const uint32_t place = LEAF | (uint32_t)(writer->bytes / bytes);
    Triangles room;
    if (!writer->indexed) {
        fill_block((Triangles *)take(writer, &writer->bytes, sizeof room), writer, leaf);
    } else {
        fill_block(&room, writer, leaf);
        memcpy(take(writer, &writer->bytes, sizeof(Prims)), room.prim, sizeof(Prims));
    }
    return place;
}

/* Writes a node and its blocks. `later` receives the addresses of the references to its inner
 * children. Returns their number. */
static int write_node(Writer *writer, Node *node, const uint32_t *number, int count,
                      uint32_t *later[WIDTH])
{
    const Box *child[WIDTH];
    int inner = 0;
    for (int i = 0; i < count; i++)
        child[i] = &writer->binary->node[number[i]];
    if (is_large(writer->mesh))
        ask_leaves(writer, child, count);
    write_bounds(node, child, count);
    isect_bvh_order(node->bound, node->order);
    memset(node->child, 0, sizeof node->child);
    for (int i = 0; i < count; i++) {
        if (!is_leaf(child[i])) {
            later[inner++] = &node->child[i];
            continue;
        }
        node->child[i] = write_leaf(writer, child[i]);
    }
    const size_t rest = (UNIT - writer->bytes % UNIT) % UNIT; /* the next node begins a unit */
    memset(take(writer, &writer->bytes, rest), 0, rest);
    return inner;
}

static void write_tree(Writer *writer, const Collapse *collapse)
{
    uint32_t *waiting[STACK], root;
    const uint32_t *number = collapse->number;
    int top = 0;
    waiting[top++] = &root;
    while (top > 0) {
        const int count = (int)*number++;
        bool upper = false;
        for (int i = 0; i < count; i++)
            upper |= !is_leaf(&writer->binary->node[number[i]]);
        size_t *end = upper ? &writer->upper : &writer->bytes;
        *waiting[--top] = (uint32_t)(*end / UNIT);
        Node *node = (Node *)take(writer, end, sizeof *node);
        top += write_node(writer, node, number, count, waiting + top);
        number += count;
    }
}

X(bvh) * X(bvh_get)(const isect_allocator *allocator, size_t units)
{
    const size_t head = whole_lines(sizeof(X(bvh))), bytes = head + units * UNIT;
    X(bvh) *bvh = isect_memory_get(allocator, bytes);
    if (!bvh)
        return NULL;
    memset(bvh, 0, sizeof *bvh);
    bvh->unit = (char *)bvh + head;
    bvh->unit_bytes = units * UNIT;
    bvh->allocator = *allocator;
    bvh->statistics.bytes = bytes;
    return bvh;
}

/* A root without children. */
static isect_status build_empty(X(bvh) * *bvh, const isect_allocator *allocator, size_t not_finite)
{
    X(bvh) *tree = X(bvh_get)(allocator, sizeof(Node) / UNIT);
    const Box *none[WIDTH] = {0};
    if (!tree)
        return ISECT_NO_MEMORY;
    Node *root = (Node *)tree->unit;
    memset(root, 0, sizeof *root);
    write_bounds(root, none, 0);
    isect_bvh_order(root->bound, root->order);
    tree->statistics.nodes = tree->statistics.depth = 1;
    tree->statistics.not_finite = not_finite;
    memcpy(&tree->statistics.bounds.lower, extent_of_none.lower, sizeof extent_of_none.lower);
    memcpy(&tree->statistics.bounds.upper, extent_of_none.upper, sizeof extent_of_none.upper);
    *bvh = tree;
    return ISECT_OK;
}

static void tell_statistics(X(bvh) * tree, const Writer *writer, const Collapse *collapse)
{
    const Binary *binary = writer->binary;
    X(bvh_statistics) *is = &tree->statistics;
    Extent extent = writer->extent;
    for (int k = 0; k < 3 && !ISECT_DOUBLE; k++) {
        extent.lower[k] = (real)binary->node[0].lower[k];
        extent.upper[k] = (real)binary->node[0].upper[k];
    }
    is->triangles = binary->count - binary->repeated;
    is->not_finite = writer->mesh->triangles - binary->count;
    is->repeated = binary->repeated;
    is->nodes = collapse->nodes;
    is->blocks = collapse->blocks;
    is->depth = collapse->depth;
    X(bvh_measure)(tree, &extent);
    is->built = is->cost;
}

static isect_status write_collapsed(X(bvh) * *bvh, Writer *writer, Collapse *collapse,
                                    const isect_allocator *allocator)
{
    isect_bvh_collapse(collapse, writer->binary, isect_bvh_scale(&writer->binary->node[0]));
    const bool indexed = writer->indexed;
    const size_t leaves = indexed ? (collapse->blocks + collapse->odd) * sizeof(Prims)
                                  : collapse->blocks * sizeof(Triangles);
    const size_t bytes = collapse->nodes * sizeof(Node) + leaves;
    if (bytes / (indexed ? sizeof(Prims) : UNIT) >= LEAF)
        return ISECT_BAD_ARGUMENT;
    X(bvh) *tree = X(bvh_get)(allocator, bytes / UNIT);
    if (!tree)
        return ISECT_NO_MEMORY;
    writer->unit = tree->unit, writer->bytes = collapse->upper * sizeof(Node);
    write_tree(writer, collapse);
    tell_statistics(tree, writer, collapse);
    *bvh = tree;
    return ISECT_OK;
}

static isect_status write_from(X(bvh) * *bvh, const Mesh *mesh, const Binary *binary,
                               const Morton *morton, const X(bvh_options) * options)
{
    const isect_allocator *allocator = &options->allocator;
    Writer writer = {.mesh = mesh,
                     .binary = binary,
                     .morton = morton,
                     .extent = extent_of_none,
                     .indexed = options->indexed};
    const size_t bytes = COLLAPSE_ROOM * binary->leaves * sizeof(uint32_t);
    Collapse collapse = {.number = isect_memory_get(allocator, bytes)};
    if (!collapse.number)
        return ISECT_NO_MEMORY;
    const isect_status status = write_collapsed(bvh, &writer, &collapse, allocator);
    isect_memory_put(allocator, collapse.number, bytes);
    return status;
}

/* Builds by the surface area heuristic. */
static isect_status build_by_area(X(bvh) * *bvh, const Mesh *mesh, const X(bvh_options) * options)
{
    const isect_allocator *allocator = &options->allocator;
    const Likeness likeness = {same_corners, hash_corners, mesh};
    const size_t elements = mesh->triangles * sizeof(Box), nodes = 2 * elements;
    Binary binary = {.element = isect_memory_get(allocator, elements), .likeness = &likeness};
    binary.node = binary.element ? isect_memory_get(allocator, nodes) : NULL;
    isect_status status = ISECT_NO_MEMORY;
    if (binary.node && (binary.count = make_boxes(mesh, binary.element)) > 0) {
        isect_bvh_build_binary(&binary, &options->threads);
        status = write_from(bvh, mesh, &binary, NULL, options);
    } else if (binary.node) {
        status = build_empty(bvh, allocator, mesh->triangles);
    }
    isect_memory_put(allocator, binary.node, nodes);
    isect_memory_put(allocator, binary.element, elements);
    return status;
}

/* Builds along the space-filling curve. */
static isect_status build_morton(X(bvh) * *bvh, const Mesh *mesh, const X(bvh_options) * options)
{
    const isect_allocator *allocator = &options->allocator;
    const Likeness likeness = {same_corners, hash_corners, mesh};
    const size_t n = mesh->triangles, boxes = n * sizeof(Box);
    const size_t bytes = boxes + 2 * n * sizeof(uint64_t);
    Box *box = isect_memory_get(allocator, bytes);
    if (!box)
        return ISECT_NO_MEMORY;
    uint64_t *keys = (uint64_t *)(void *)(box + n);
    Morton morton = {.key = keys,
                     .other = keys + n,
                     .box = box,
                     .room = box,
                     .threads = &options->threads,
                     .allocator = allocator};
    Binary binary = {.likeness = &likeness};
    X(bvh_codes)(mesh, box, &morton);
    isect_status status = ISECT_NO_MEMORY;
    if (morton.count == 0)
        status = build_empty(bvh, allocator, n);
    else if (isect_bvh_build_morton(&binary, &morton))
        status = write_from(bvh, mesh, &binary, &morton, options);
    isect_memory_put(allocator, morton.memory, morton.bytes);
    isect_memory_put(allocator, box, bytes);
    return status;
}

isect_status X(bvh_build)(const X(mesh) * mesh, const X(bvh_options) * options, X(bvh) * *bvh)
{
    static const X(bvh_options) defaults;
    Mesh checked;
    if (!bvh || !mesh)
        return ISECT_BAD_ARGUMENT;
    if (!options)
        options = &defaults;
    isect_status status = check_mesh(mesh, &checked);
    if (status != ISECT_OK)
        return status;

    if (!checked.triangles)
        status = build_empty(bvh, &options->allocator, 0);
    else if (options->fast && checked.triangles <= MORTON_MOST)
        status = build_morton(bvh, &checked, options);
    else
        status = build_by_area(bvh, &checked, options);
    if (status == ISECT_OK && options->indexed)
        (*bvh)->indexed = true, (*bvh)->mesh = checked;
    return status;
}

void X(bvh_free)(X(bvh) * bvh)
{
    if (!bvh)
        return;
    isect_allocator allocator = bvh->allocator;
    isect_memory_put(&allocator, bvh, bvh->statistics.bytes);
}

X(bvh_statistics) X(bvh_stats)(const X(bvh) * bvh)
{
    return bvh->statistics;
}
