/* isect_bvh_save, isect_bvh_load, isect_bvh_load_indexed - a tree as one relocatable block of
 * bytes.
 *
 * Children are unit indices, not pointers. So the units of a tree are saved unchanged, behind a
 * header that describes them. Loaded data may be damaged or forged. The checksum detects accidental
 * changes. Then the traversal that wrote the tree is repeated, with these checks:
 *
 * * Each node and block is at the position where it would have been written, so that every unit is
 *   reached exactly once.
 * * Each box is that of its contents.
 * * Each order is a permutation of eight children.
 *
 * Data that passes is a valid tree over the triangles that it contains, with the same answers. The
 * triangles of an indexed tree are those of the given mesh. So a different mesh passes only if each
 * of its triangles gives the boxes stored in the tree. */
#include "bvh/save.h"
#include "bvh/node.h"
#include "core/environment.h"
#include "core/memory.h"
#include HEADER(bvh)

_Static_assert(sizeof(Saved) == UNIT, "the units stay aligned behind it");

isect_status X(bvh_save)(const X(bvh) * bvh, void *memory, size_t capacity, size_t *bytes)
{
    if (!bvh || !bytes || (!memory && capacity))
        return ISECT_BAD_ARGUMENT;
    const X(bvh_statistics) *is = &bvh->statistics;
    const size_t units = bvh->unit_bytes;
    *bytes = sizeof(Saved) + units;
    if (capacity < *bytes)
        return ISECT_TOO_SMALL;
    Saved head = {.order = SAVED_ORDER,
                  .version = SAVED_VERSION,
                  .real_bytes = sizeof(real),
                  .width = WIDTH,
                  .units = units / UNIT,
                  .not_finite = is->not_finite,
                  .repeated = is->repeated,
                  .built = (double)is->built};
    memcpy(head.magic, bvh->indexed ? SAVED_INDEXED : SAVED_MAGIC, sizeof head.magic);
    memcpy(memory, &head, sizeof head);
    memcpy((char *)memory + sizeof head, bvh->unit, units);
    head.checksum = sum_saved(memory, *bytes);
    memcpy(memory, &head, sizeof head);
    return ISECT_OK;
}

/* ---- load: is it a tree? ---- */

typedef struct Reader {
    const X(bvh) * tree;
    size_t bytes;
    size_t upper, next; /* the next positions of nodes with inner children, and of the rest */
    size_t first;       /* where the rest begins; SIZE_MAX before it is reached */
    size_t prims;       /* the greatest index of a triangle, plus 1 */
    size_t nodes, blocks, triangles, depth;
    Extent extent;
} Reader;

/* An unvisited child, and its bounds in its parent. */
typedef struct Unread {
    uint32_t place;
    size_t depth;
    Bound bound;
} Unread;

static bool same_bound(Bound a, Bound b)
{
    bool same = true;
    for (int k = 0; k < 6; k++)
        same &= a.number[k] >= b.number[k] && a.number[k] <= b.number[k];
    return same;
}

static bool is_sound_order(const Node *node)
{
    for (int octant = 0; octant < 8; octant++) {
        unsigned seen = 0;
        for (int i = 0; i < WIDTH; i++)
            seen |= 1u << (node->order[i] >> 3 * octant & 7);
        if (seen != (1u << WIDTH) - 1)
            return false;
    }
    return true;
}

/* Only the last triangle may be repeated. */
static bool is_sound_block(Reader *reader, const Triangles *block, Bound bound)
{
    bool repeats = false;
    for (int i = 0; i < WIDTH; i++) {
        real corner[9];
        for (int f = 0; f < 9; f++)
            corner[f] = block->corner[f][i];
        if (!are_finite(corner))
            return false;
        if (block->prim[i] >= reader->prims)
            reader->prims = (size_t)block->prim[i] + 1;
        const bool again = i > 0 && block->prim[i] == block->prim[i - 1];
        if (repeats && !again)
            return false;
        for (int f = 0; again && f < 9; f++)
            if (memcmp(&block->corner[f][i], &block->corner[f][i - 1], sizeof(real)) != 0)
                return false;
        repeats = again;
        reader->triangles += !again;
    }
    const Extent extent = extent_of_block(block);
    add_extent(&reader->extent, &extent);
    return same_bound(bound_of_extent(&extent), bound);
}

/* Consumes this many bytes of the rest at `place`; NULL if `place` is not the next position. */
static const void *take_place(Reader *reader, const void *place, size_t bytes)
{
    const size_t at = (size_t)((const char *)place - reader->tree->unit);
    if (reader->first == SIZE_MAX && at < reader->bytes)
        reader->first = reader->next = at;
    if (at != reader->next || reader->bytes - at < bytes)
        return NULL;
    reader->next += bytes;
    return place;
}

/* The same for a node. */
static const Node *take_node(Reader *reader, uint32_t place)
{
    const size_t at = (size_t)place * UNIT;
    const Node *node = node_of(reader->tree, place);
    if (at >= reader->bytes || reader->bytes - at < sizeof *node)
        return NULL;
    bool inner = false;
    for (int i = 0; i < WIDTH && has_child(node, i); i++)
        inner |= !(node->child[i] & LEAF);
    if (!inner)
        return take_place(reader, node, sizeof *node);
    const bool next = at == reader->upper;
    reader->upper += sizeof *node;
    return next ? node : NULL;
}

/* The triangles of a leaf; NULL if it is not at the next position, or has triangles that the mesh
 * lacks. */
static const Triangles *take_block(Reader *reader, uint32_t leaf, Triangles *room)
{
    const X(bvh) *tree = reader->tree;
    if (!tree->indexed)
        return take_place(reader, place_of_block(tree, leaf), sizeof *room);
    const Prims *prims = take_place(reader, place_of_prims(tree, leaf), sizeof *prims);
    for (int i = 0; prims && i < WIDTH; i++)
        if (prims->prim[i] >= tree->mesh.triangles)
            return NULL;
    return prims ? block_of(tree, leaf, room) : NULL;
}

/* Consumes the padding after the leaves of a node; false if it is not zero. */
static bool take_rest(Reader *reader)
{
    bool empty = true;
    for (; reader->next % UNIT; reader->next++)
        empty &= reader->tree->unit[reader->next] == 0;
    return empty;
}

static bool has_none_from(const Node *node, int first)
{
    bool none = true;
    for (int i = first; i < WIDTH; i++) {
        none &= node->child[i] == 0;
        for (int k = 0; k < 6; k++)
            none &= k % 2 ? node->bound[k][i] < -FLT_MAX : node->bound[k][i] > FLT_MAX;
    }
    return none;
}

/* Reads a node. Returns the number of inner children in `later`; -1 if the node is invalid. */
static int read_node(Reader *reader, const Unread *now, Unread later[WIDTH])
{
    const Node *node = take_node(reader, now->place);
    int count = 0, inner = 0;
    if (!node || now->depth > BINARY_DEPTH || !is_sound_order(node))
        return -1;
    if (now->depth > 1 && !same_bound(bound_of_node(node), now->bound))
        return -1;
    reader->nodes++;
    reader->depth = now->depth > reader->depth ? now->depth : reader->depth;
    for (; count < WIDTH && has_child(node, count); count++) {
        const Unread child = {node->child[count], now->depth + 1, bound_of_child(node, count)};
        if (!(child.place & LEAF)) {
            later[inner++] = child;
            continue;
        }
        Triangles room;
        const Triangles *block = take_block(reader, child.place, &room);
        if (!block || !is_sound_block(reader, block, child.bound))
            return -1;
        reader->blocks++;
    }
    return take_rest(reader) && has_none_from(node, count) ? inner : -1;
}

static bool read_tree(Reader *reader)
{
    Unread waiting[STACK];
    int top = 0;
    waiting[top++] = (Unread){.depth = 1};
    while (top > 0) {
        const Unread now = waiting[--top];
        const int inner = read_node(reader, &now, waiting + top);
        if (inner < 0)
            return false;
        top += inner;
    }
    return reader->upper == reader->first && reader->next == reader->bytes;
}

static bool is_sound_head(const Saved *head, bool indexed, const void *memory, size_t bytes)
{
    const char *magic = indexed ? SAVED_INDEXED : SAVED_MAGIC;
    return memcmp(head->magic, magic, sizeof head->magic) == 0 && head->order == SAVED_ORDER &&
           head->version == SAVED_VERSION && head->real_bytes == sizeof(real) &&
           head->width == WIDTH && head->units < LEAF &&
           bytes == sizeof *head + head->units * UNIT && head->not_finite <= INT32_MAX &&
           head->repeated <= INT32_MAX && head->built >= 0 && head->built <= (double)REAL_MAX &&
           head->checksum == sum_saved(memory, bytes);
}

static bool read_saved(X(bvh) * tree, const Saved *head)
{
    X(bvh_statistics) *is = &tree->statistics;
    Reader reader = {.tree = tree,
                     .bytes = (size_t)head->units * UNIT,
                     .first = SIZE_MAX,
                     .extent = extent_of_none};
    if (!read_tree(&reader))
        return false;
    const uint64_t all = reader.triangles + head->not_finite + head->repeated;
    if (all > INT32_MAX || reader.prims > all || (tree->indexed && all != tree->mesh.triangles))
        return false;
    is->triangles = reader.triangles;
    is->not_finite = (size_t)head->not_finite, is->repeated = (size_t)head->repeated;
    is->nodes = reader.nodes, is->blocks = reader.blocks, is->depth = reader.depth;
    X(bvh_measure)(tree, &reader.extent);
    is->built = (real)head->built;
    return true;
}

/* `mesh`: of an indexed tree, else NULL. */
static isect_status load(X(bvh) * *bvh, const void *memory, size_t bytes, const Mesh *mesh,
                         const X(bvh_options) * options)
{
    static const X(bvh_options) defaults;
    Saved head;
    if (!options)
        options = &defaults;
    if (!bvh || !memory || bytes < sizeof head || (options->in_place && (uintptr_t)memory % UNIT))
        return ISECT_BAD_ARGUMENT;
    memcpy(&head, memory, sizeof head);
    if (!is_sound_head(&head, mesh != NULL, memory, bytes))
        return ISECT_BAD_ARGUMENT;
    X(bvh) *tree = X(bvh_get)(&options->allocator, options->in_place ? 0 : (size_t)head.units);
    if (!tree)
        return ISECT_NO_MEMORY;
    tree->in_place = options->in_place, tree->unit_bytes = bytes - sizeof head;
    if (options->in_place)
        tree->unit = (char *)(uintptr_t)memory + sizeof head;
    else
        memcpy(tree->unit, (const char *)memory + sizeof head, bytes - sizeof head);
    if (mesh)
        tree->indexed = true, tree->mesh = *mesh;
    const Environment environment = environment_enter();
    const bool sound = read_saved(tree, &head);
    environment_leave(environment);
    if (!sound) {
        X(bvh_free)(tree);
        return ISECT_BAD_ARGUMENT;
    }
    *bvh = tree;
    return ISECT_OK;
}

isect_status X(bvh_load)(const void *memory, size_t bytes, const X(bvh_options) * options,
                         X(bvh) * *bvh)
{
    return load(bvh, memory, bytes, NULL, options);
}

isect_status X(bvh_load_indexed)(const void *memory, size_t bytes, const X(mesh) * mesh,
                                 const X(bvh_options) * options, X(bvh) * *bvh)
{
    Mesh checked;
    if (!mesh || check_mesh(mesh, &checked) != ISECT_OK)
        return ISECT_BAD_ARGUMENT;
    return load(bvh, memory, bytes, &checked, options);
}
