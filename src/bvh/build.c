/* isect_bvh_build, isect_bvh_free, isect_bvh_stats - from a mesh to a tree in memory.
 *
 * Boxes around all triangles; a binary tree over them (bvh/binary.c); then each node takes in its
 * descendants, the one of largest surface first, until it has eight children, and is written. The
 * last step is run twice by the same walk: once to count, once to write. */
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

/* Boxes around all finite triangles: how many. */
static size_t make_boxes(const Mesh *mesh, Box *box)
{
    size_t count = 0;
    for (size_t i = 0; i < mesh->triangles; i++) {
        real corner[9];
        corners_of(mesh, i, corner);
        box[count].first = (uint32_t)i;
        box[count].count = 1;
        count += box_of(corner, &box[count]);
    }
    return count;
}

/* ---- from the binary tree to nodes of eight children ---- */

typedef struct Writer {
    const Mesh *mesh;
    const Binary *binary;
    float scale;
    char *unit; /* NULL: only count */
    size_t units, nodes, blocks, depth;
} Writer;

/* An inner node that is still to be written, and where its parent wants to know its place. */
typedef struct Later {
    uint32_t node, depth;
    uint32_t *place;
} Later;

static void write_triangles(Triangles *block, const Writer *writer, const Box *leaf)
{
    memset(block->prim, 0, sizeof *block - offsetof(Triangles, prim)); /* what is behind, too */
    for (uint32_t i = 0; i < WIDTH; i++) {
        uint32_t last = leaf->count - 1;
        uint32_t prim = writer->binary->element[leaf->first + (i < last ? i : last)].first;
        write_corners(block, (int)i, writer->mesh, prim);
        block->prim[i] = prim;
    }
}

static uint32_t take_units(Writer *writer, size_t bytes)
{
    uint32_t at = (uint32_t)writer->units;
    writer->units += bytes / UNIT;
    return at;
}

/* Write one node and its blocks; its inner children come later. */
static int write_node(Writer *writer, const Later *now, Later later[WIDTH])
{
    const Box *child[WIDTH];
    Node unused, *node = &unused;
    int count = collect(writer->binary, writer->scale, now->node, child), inner = 0;
    uint32_t at = take_units(writer, sizeof(Node));
    if (writer->unit) {
        node = (Node *)(writer->unit + (size_t)at * UNIT);
        *now->place = at;
        write_bounds(node, child, count);
        write_order(node);
        memset(node->child, 0, sizeof node->child);
    }
    writer->nodes++;
    writer->depth = now->depth > writer->depth ? now->depth : writer->depth;
    for (int i = 0; i < count; i++) {
        if (!is_leaf(child[i])) {
            later[inner++] = (Later){(uint32_t)(child[i] - writer->binary->node), now->depth + 1,
                                     writer->unit ? &node->child[i] : NULL};
            continue;
        }
        uint32_t block = take_units(writer, sizeof(Triangles));
        writer->blocks++;
        if (writer->unit) {
            node->child[i] = LEAF | block;
            write_triangles((Triangles *)(writer->unit + (size_t)block * UNIT), writer, child[i]);
        }
    }
    return inner;
}

static void write_tree(Writer *writer)
{
    Later waiting[STACK];
    uint32_t root;
    int top = 0;
    waiting[top++] = (Later){0, 1, &root};
    while (top > 0) {
        Later now = waiting[--top];
        top += write_node(writer, &now, waiting + top);
    }
}

/* ---- the whole ---- */

X(bvh) * X(bvh_get)(const isect_allocator *allocator, size_t units)
{
    size_t head = (sizeof(X(bvh)) + UNIT - 1) / UNIT * UNIT, bytes = head + units * UNIT;
    X(bvh) *bvh = isect_memory_get(allocator, bytes);
    if (!bvh)
        return NULL;
    memset(bvh, 0, sizeof *bvh);
    bvh->unit = (char *)bvh + head;
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
    write_order(root);
    tree->statistics.nodes = tree->statistics.depth = 1;
    tree->statistics.not_finite = not_finite;
    for (int k = 0; k < 3; k++) {
        ((real *)&tree->statistics.bounds.lower)[k] = REAL_INF;
        ((real *)&tree->statistics.bounds.upper)[k] = -REAL_INF;
    }
    *bvh = tree;
    return ISECT_OK;
}

/* The bounds of all triangles, not rounded to float. */
static void exact_bounds(const Mesh *mesh, const Binary *binary, X(aabb) * bounds)
{
    real lower[3] = {REAL_INF, REAL_INF, REAL_INF}, upper[3] = {-REAL_INF, -REAL_INF, -REAL_INF};
    for (size_t i = 0; i < binary->count; i++) {
        real corner[9];
        corners_of(mesh, binary->element[i].first, corner);
        for (int f = 0; f < 9; f++) {
            lower[f % 3] = corner[f] < lower[f % 3] ? corner[f] : lower[f % 3];
            upper[f % 3] = corner[f] > upper[f % 3] ? corner[f] : upper[f % 3];
        }
    }
    memcpy(&bounds->lower, lower, sizeof lower);
    memcpy(&bounds->upper, upper, sizeof upper);
}

static isect_status build_from(X(bvh) * *bvh, const Mesh *mesh, Binary *binary,
                               const X(bvh_options) * options)
{
    X(aabb) bounds;
    const Likeness likeness = {same_corners, hash_corners, mesh};
    exact_bounds(mesh, binary, &bounds); /* before elements move */
    isect_bvh_build_binary(binary, &likeness, &options->threads);

    Writer writer = {.mesh = mesh, .binary = binary};
    writer.scale = isect_bvh_scale(&binary->node[0]);
    write_tree(&writer);
    if (writer.units >= LEAF)
        return ISECT_BAD_ARGUMENT;
    X(bvh) *tree = X(bvh_get)(&options->allocator, writer.units);
    if (!tree)
        return ISECT_NO_MEMORY;
    writer.unit = tree->unit;
    writer.units = writer.nodes = writer.blocks = 0;
    write_tree(&writer);

    tree->statistics.bounds = bounds;
    tree->statistics.triangles = binary->count - binary->repeated;
    tree->statistics.not_finite = mesh->triangles - binary->count;
    tree->statistics.repeated = binary->repeated;
    tree->statistics.nodes = writer.nodes;
    tree->statistics.blocks = writer.blocks;
    tree->statistics.depth = writer.depth;
    X(bvh_measure)(tree);
    tree->statistics.built = tree->statistics.cost;
    *bvh = tree;
    return ISECT_OK;
}

isect_status X(bvh_build)(X(bvh) * *bvh, const X(mesh) * mesh, const X(bvh_options) * options)
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

    const isect_allocator *allocator = &options->allocator;
    size_t elements = checked.triangles * sizeof(Box), nodes = 2 * elements;
    if (!elements)
        return build_empty(bvh, allocator, 0);
    Binary binary = {.element = isect_memory_get(allocator, elements)};
    binary.node = binary.element ? isect_memory_get(allocator, nodes) : NULL;
    status = ISECT_NO_MEMORY;
    if (binary.node) {
        binary.count = make_boxes(&checked, binary.element);
        status = binary.count ? build_from(bvh, &checked, &binary, options)
                              : build_empty(bvh, allocator, checked.triangles);
    }
    isect_memory_put(allocator, binary.node, nodes);
    isect_memory_put(allocator, binary.element, elements);
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
