/* isect_scene_build, isect_scene_free, isect_scene_stats - instances, their inverses and boxes, and
 * a tree over them.
 *
 * The tree is the binary tree of bvh/binary.c over the boxes of the instances. Each of its leaves,
 * of up to eight, becomes a branch whose children are instances. */
#include "bvh/morton.h"
#include "bvh/node.h"
#include "core/environment.h"
#include "core/memory.h"
#include "scene/scene.h"

enum { MOST_INSTANCES = sizeof(size_t) > 4 ? 1 << 26 : 1 << 20 };

/* The working data of the call. */
typedef struct Making {
    const X(instance) * instances;
    size_t count, boxes;
    bool fast;
    Placed *placed;
    float *grow; /* growth per instance */
    Box *box;
    uint32_t *number; /* of the collapse */
    X(scene_statistics) statistics;
    double reach;
} Making;

/* ---- one instance ---- */

static float float_not_below(double x)
{
    const float f = (float)x;
    return (double)f < x ? float_above(f) : f;
}

static double norm_of(const double *a, size_t step)
{
    double most = 0;
    for (size_t i = 0; i < 3; i++) {
        const double sum = fabs(a[i * step]) + fabs(a[i * step + 1]) + fabs(a[i * step + 2]);
        most = sum > most ? sum : most;
    }
    return most;
}

/* Sets the inverse and `grow`, the growth of its box per unit of reach; false if the map is nearly
 * singular. */
static bool place(Placed *placed, const X(instance) * instance, float *grow)
{
    const double *move = instance->matrix, *inverse = placed->inverse;
    double size[9], rest[9];
    placed->bvh = instance->bvh;
    memcpy(placed->move, move, sizeof placed->move);
    if (!invert(move, placed->inverse))
        return false;
    for (int i = 0; i < 9; i++) {
        const double *row = move + i / 3 * 4, *column = inverse + i % 3;
        const double a = row[0] * column[0], b = row[1] * column[3], c = row[2] * column[6];
        size[i] = (fabs(a) + fabs(b)) + fabs(c);
        rest[i] = fabs(((a + b) + c) - (i % 4 == 0)) + 4 * DBL_EPSILON * size[i];
    }
    const double flat = norm_of(rest, 3), g = norm_of(size, 3);
    *grow = float_not_below(64 * (double)REAL_EPSILON * g + 4 * flat);
    return flat < 0.0625 && g <= 0.0625 / DBL_EPSILON;
}

/* Extends a box by the mapped child i. */
static void add_child(const double move[12], const Node *node, int i, double least[3],
                      double most[3])
{
    double lower[3], upper[3];
    box_moved(move, node, i, lower, upper);
    for (int k = 0; k < 3; k++) {
        least[k] = lower[k] < least[k] ? lower[k] : least[k];
        most[k] = upper[k] > most[k] ? upper[k] : most[k];
    }
}

/* Does an axis of the scene depend on several axes of the tree? */
static bool is_turned(const double move[12])
{
    bool turned = false;
    for (int k = 0; k < 12; k += 4)
        turned |= (move[k] != 0) + (move[k + 1] != 0) + (move[k + 2] != 0) > 1;
    return turned;
}

/* A box of the mapped tree. A rotated box is larger than the rotated boxes within it. So the boxes
 * of the tree are used two levels deep, or one level if `fast`. */
static void box_within(const Placed *placed, bool fast, double least[3], double most[3])
{
    const Node *root = node_of(placed->bvh, 0);
    for (int k = 0; k < 3; k++)
        least[k] = INFINITY, most[k] = -INFINITY;
    for (int i = 0; i < WIDTH && has_child(root, i); i++) {
        if (fast || root->child[i] & LEAF) {
            add_child(placed->move, root, i, least, most);
            continue;
        }
        const Node *below = node_of(placed->bvh, root->child[i]);
        for (int j = 0; j < WIDTH && has_child(below, j); j++)
            add_child(placed->move, below, j, least, most);
    }
}

/* The box of the mapped tree, and the greatest number of the mapped bounds; false if they are out
 * of range. */
static bool box_placed(const Placed *placed, bool fast, Box *box, X(aabb) * world, double *reach)
{
    const X(aabb) bounds = X(bvh_stats)(placed->bvh).bounds;
    const double lower[3] = {(double)bounds.lower.x, (double)bounds.lower.y,
                             (double)bounds.lower.z};
    const double upper[3] = {(double)bounds.upper.x, (double)bounds.upper.y,
                             (double)bounds.upper.z};
    real *from = &world->lower.x, *to = &world->upper.x;
    double least[3] = {-INFINITY, -INFINITY, -INFINITY}, most[3] = {INFINITY, INFINITY, INFINITY};
    if (is_turned(placed->move))
        box_within(placed, fast, least, most);
    for (int k = 0; k < 3; k++) {
        const double *row = placed->move + 4 * k;
        double low = row[3], up = row[3], size = fabs(row[3]);
        for (int j = 0; j < 3; j++) {
            const double a = row[j] * lower[j], b = row[j] * upper[j];
            low += a < b ? a : b, up += a < b ? b : a;
            size += fabs(a) > fabs(b) ? fabs(a) : fabs(b);
        }
        const double slack = 8 * DBL_EPSILON * size + 2 * (double)FLT_MIN; /* no subnormals */
        if (!(size <= (double)REAL_MAX / 4))
            return false;
        low = low - slack > least[k] ? low - slack : least[k];
        up = up + slack < most[k] ? up + slack : most[k];
        box->lower[k] = -float_not_below(-low);
        box->upper[k] = float_not_below(up);
        from[k] = (real)box->lower[k], to[k] = (real)box->upper[k];
        *reach = size > *reach ? size : *reach;
    }
    return true;
}

static isect_status place_all(Making *making)
{
    X(scene_statistics) *is = &making->statistics;
    const Extent none = extent_of_none;
    memcpy(&is->bounds.lower, none.lower, sizeof none.lower);
    memcpy(&is->bounds.upper, none.upper, sizeof none.upper);
    Extent all = none;
    is->instances = making->count;
    for (size_t i = 0; i < making->count; i++) {
        const X(instance) *instance = &making->instances[i];
        Box *box = &making->box[making->boxes];
        X(aabb) world;
        Extent extent;
        for (int k = 0; k < 12; k++)
            if (!(fabs(instance->matrix[k]) <= DBL_MAX))
                return ISECT_NOT_FINITE;
        if (!place(&making->placed[i], instance, &making->grow[i]))
            return ISECT_DEGENERATE;
        const size_t triangles = X(bvh_stats)(instance->bvh).triangles;
        is->triangles += triangles;
        is->empty += triangles == 0;
        if (triangles == 0)
            continue;
        if (!box_placed(&making->placed[i], making->fast, box, &world, &making->reach))
            return ISECT_NOT_FINITE;
        memcpy(extent.lower, &world.lower, sizeof extent.lower);
        memcpy(extent.upper, &world.upper, sizeof extent.upper);
        add_extent(&all, &extent);
        box->first = (uint32_t)i, box->count = 1;
        making->boxes++;
    }
    memcpy(&is->bounds.lower, all.lower, sizeof all.lower);
    memcpy(&is->bounds.upper, all.upper, sizeof all.upper);
    return ISECT_OK;
}

/* ---- branches ---- */

/* A branch that is not written yet: its parent, if any, and its place among the children. */
typedef struct Sprout {
    uint32_t node, parent, child;
} Sprout;

/* Writes a branch; `later` receives its inner children. A leaf of the binary tree becomes a branch,
 * too, whose children are its elements. The next of `number` are the children of other nodes. */
static int write_branch(const Making *making, const Binary *binary, const uint32_t **number,
                        Branch *branch, uint32_t at, uint32_t node, Sprout later[WIDTH])
{
    const Box *box = &binary->node[node], *child[WIDTH];
    const bool leaf = is_leaf(box);
    const int count = (int)(leaf ? box->count : *(*number)++);
    int inner = 0;
    for (int i = 0; i < count; i++)
        child[i] = leaf ? &binary->element[box->first + (uint32_t)i] : &binary->node[*(*number)++];
    memset(&branch[at], 0, sizeof *branch);
    write_bounds(&branch[at].node, child, count);
    isect_bvh_order(branch[at].node.bound, branch[at].node.order);
    for (int i = 0; i < count; i++) {
        if (leaf) {
            branch[at].node.child[i] = LEAF | child[i]->first;
            branch[at].grow[i] = (real)making->grow[child[i]->first];
        } else {
            later[inner++] = (Sprout){(uint32_t)(child[i] - binary->node), at, (uint32_t)i};
        }
    }
    return inner;
}

/* Writes all branches, parents before children, then propagates growths upward. Returns their
 * number. */
static size_t write_branches(const Making *making, const Binary *binary, Branch *branch,
                             uint32_t *parent)
{
    Collapse collapse = {.number = making->number};
    const uint32_t *number = making->number;
    Sprout waiting[STACK];
    size_t count = 0;
    int top = 0;
    if (!is_leaf(&binary->node[0]))
        isect_bvh_collapse(&collapse, binary, isect_bvh_scale(&binary->node[0]));
    waiting[top++] = (Sprout){0, 0, 0};
    while (top > 0) {
        const Sprout now = waiting[--top];
        const uint32_t at = (uint32_t)count++;
        parent[at] = now.parent * WIDTH + now.child;
        if (at > 0)
            branch[now.parent].node.child[now.child] = at;
        top += write_branch(making, binary, &number, branch, at, now.node, waiting + top);
    }
    for (size_t at = count; at-- > 1;) {
        real *grow = &branch[parent[at] / WIDTH].grow[parent[at] % WIDTH];
        for (int i = 0; i < WIDTH; i++)
            *grow = larger(branch[at].grow[i], *grow);
    }
    return count;
}

/* ---- the whole ---- */

/* The greatest number of branches: those over leaves, and at most half as many above. */
static size_t most_branches(size_t boxes)
{
    return 2 * boxes + 1;
}

/* Writes one block of memory: the header, instances, branches. */
static isect_status finish_scene(X(scene) * *scene, Making *making, Branch *branch, size_t branches,
                                 const isect_allocator *allocator)
{
    const size_t head = whole_lines(sizeof **scene),
                 placed = whole_lines(making->count * sizeof(Placed));
    const size_t bytes = head + placed + branches * sizeof *branch;
    X(scene) *made = isect_memory_get(allocator, bytes);
    if (!made)
        return ISECT_NO_MEMORY;
    char *memory = (char *)made;
    memset(made, 0, sizeof *made);
    if (making->count)
        memcpy(memory + head, making->placed, making->count * sizeof(Placed));
    memcpy(memory + head + placed, branch, branches * sizeof *branch);
    made->placed = (const Placed *)(memory + head);
    made->branch = (const Branch *)(memory + head + placed);
    made->reach = (real)making->reach * (1 + 2 * REAL_EPSILON);
    made->bytes = bytes;
    made->allocator = *allocator;
    made->statistics = making->statistics;
    made->statistics.nodes = branches;
    made->statistics.bytes = bytes;
    *scene = made;
    return ISECT_OK;
}

static isect_status grow_tree(X(scene) * *scene, Making *making, Box *nodes, Branch *branch,
                              uint32_t *parent, const X(bvh_options) * options)
{
    Binary binary = {.element = making->box, .node = nodes, .count = making->boxes};
    size_t branches = 1;
    if (making->boxes) {
        if (!isect_bvh_build_boxes(&binary, options->fast, &options->threads, &options->allocator))
            return ISECT_NO_MEMORY;
        branches = write_branches(making, &binary, branch, parent);
    } else {
        const Box *none[WIDTH] = {0};
        memset(branch, 0, sizeof *branch);
        write_bounds(&branch->node, none, 0);
        isect_bvh_order(branch->node.bound, branch->node.order);
    }
    return finish_scene(scene, making, branch, branches, &options->allocator);
}

isect_status X(scene_build)(const X(instance) * instances, size_t count,
                            const X(bvh_options) * options, X(scene) * *scene)
{
    static const X(bvh_options) defaults;
    options = options ? options : &defaults;
    if (!scene || (!instances && count) || count > MOST_INSTANCES)
        return ISECT_BAD_ARGUMENT;
    for (size_t i = 0; i < count; i++)
        if (!instances[i].bvh)
            return ISECT_BAD_ARGUMENT;
    const isect_allocator *allocator = &options->allocator;
    const size_t most = most_branches(count);
    const size_t part[] = {whole_lines(count * sizeof(Placed)),
                           whole_lines(count * sizeof(Box)),
                           whole_lines(2 * count * sizeof(Box)),
                           whole_lines(most * sizeof(Branch)),
                           whole_lines(most * sizeof(uint32_t)),
                           whole_lines(count * sizeof(float)),
                           whole_lines(COLLAPSE_ROOM * count * sizeof(uint32_t))};
    size_t bytes = 0, at[7];
    for (int i = 0; i < 7; i++)
        at[i] = bytes, bytes += part[i];
    char *memory = isect_memory_get(allocator, bytes);
    if (!memory)
        return ISECT_NO_MEMORY;
    Making making = {.instances = instances,
                     .count = count,
                     .fast = options->fast,
                     .placed = (Placed *)(memory + at[0]),
                     .box = (Box *)(memory + at[1]),
                     .grow = (float *)(memory + at[5]),
                     .number = (uint32_t *)(memory + at[6])};
    const Environment environment = environment_enter();
    isect_status status = place_all(&making);
    if (status == ISECT_OK)
        status = grow_tree(scene, &making, (Box *)(memory + at[2]), (Branch *)(memory + at[3]),
                           (uint32_t *)(memory + at[4]), options);
    environment_leave(environment);
    isect_memory_put(allocator, memory, bytes);
    return status;
}

void X(scene_free)(X(scene) * scene)
{
    if (!scene)
        return;
    const isect_allocator allocator = scene->allocator;
    isect_memory_put(&allocator, scene, scene->bytes);
}

X(scene_statistics) X(scene_stats)(const X(scene) * scene)
{
    return scene->statistics;
}
