/* isect_bvh_refit - updates a tree to new positions of the vertices of its mesh.
 *
 * Every triangle keeps its place in the tree. Blocks receive the new corners; nodes, from the
 * leaves to the root, receive the bounds of their contents. Bounds contain their triangles as those
 * of a new tree do, so the answers are the same; only the number of boxes that a ray meets may
 * grow. The surface area heuristic estimates it: a ray that meets the bounds of the tree enters a
 * child with a probability of about the ratio of their surface areas. */
#include "bvh/node.h"
#include "core/environment.h"
#include "core/threads.h"
#include HEADER(bvh)

enum { PARTS = 256 }; /* subtrees shared among threads, at most */

/* A subtree, and the place of its bounds in its parent. */
typedef struct Part {
    Node *node, *parent;
    int child;
    Extent extent; /* bounds of its triangles */
} Part;

typedef struct Refit {
    const X(bvh) * bvh;
    const Mesh *mesh;
    Part part[PARTS];
    size_t opened, parts; /* parts before `opened` are nodes above the others */
} Refit;

/* The loads are independent of each other, so their cache misses overlap. */
void X(bvh_gather)(const Mesh *mesh, const uint32_t prim[WIDTH], Triangles *block)
{
    for (int i = 0; i < WIDTH; i++) {
        write_corners(block, i, mesh, prim[i]);
        block->prim[i] = prim[i];
    }
}

static void refit_leaf(const Refit *refit, Node *node, int i, Extent *extent)
{
    const uint32_t leaf = node->child[i];
    Triangles room, *copy = (Triangles *)place_of_block(refit->bvh, leaf);
    Triangles *block = refit->bvh->indexed ? &room : copy;
    X(bvh_gather)(refit->mesh, prims_of(refit->bvh, leaf), block);
    const Extent of_block = extent_of_block(block);
    set_bound(node, i, bound_of_extent(&of_block));
    add_extent(extent, &of_block);
}

/* Prefetches the triangles of the leaves of a node. Repetitions of the last triangle are
 * skipped. */
ASKING void ask_leaves(const Refit *refit, const Node *node)
{
    for (int corners = 0; corners < 2; corners++)
        for (int i = 0; i < WIDTH; i++) {
            if (!(node->child[i] & LEAF))
                continue;
            const uint32_t *prim = prims_of(refit->bvh, node->child[i]);
            for (int k = 0; k < WIDTH && (k == 0 || prim[k] != prim[k - 1]); k++)
                if (corners)
                    ask_corners(refit->mesh, prim[k]);
                else
                    ask_indices(refit->mesh, prim[k]);
        }
}

/* Prefetches the root, and the blocks behind it, of the subtree that is visited next after this
 * child. */
ASKING void ask_next(const Refit *refit, const Node *node, int child)
{
    while (child-- > 0)
        if (!(node->child[child] & LEAF)) {
            const char *place = place_of_block(refit->bvh, node->child[child]);
            for (size_t i = 0; i < sizeof(Node) + WIDTH * sizeof(Triangles); i += UNIT)
                __builtin_prefetch(place + i, 1);
            return;
        }
}

/* Completes a node after its children, and updates its bounds in the parent, if there is one. */
static void finish_node(Node *node, Node *parent, int child)
{
    isect_bvh_order(node->bound, node->order);
    if (parent)
        set_bound(parent, child, bound_of_node(node));
}

/* A node on the path from the root of the subtree, and its number of unvisited children. The last
 * child comes first, in the order in memory. */
typedef struct Level {
    Node *node;
    int left;
} Level;

static Level enter_node(const Refit *refit, Node *node)
{
    if (is_large(refit->mesh))
        ask_leaves(refit, node);
    return (Level){node, WIDTH};
}

static void refit_part(void *job, size_t i)
{
    const Refit *refit = job;
    Part *part = &((Refit *)job)->part[refit->opened + i];
    Level level[BINARY_DEPTH + 1];
    int top = 0;
    const Environment environment = environment_enter();
    level[0] = enter_node(refit, part->node);
    while (top >= 0) {
        Level *now = &level[top];
        if (now->left == 0) {
            Node *parent = top > 0 ? level[top - 1].node : part->parent;
            finish_node(now->node, parent, top > 0 ? level[top - 1].left : part->child);
            top--;
            continue;
        }
        const int child = --now->left;
        const uint32_t place = now->node->child[child];
        if (!has_child(now->node, child))
            continue;
        if (place & LEAF) {
            refit_leaf(refit, now->node, child, &part->extent);
        } else {
            if (is_large(refit->mesh))
                ask_next(refit, now->node, child);
            level[++top] = enter_node(refit, (Node *)place_of_block(refit->bvh, place));
        }
    }
    environment_leave(environment);
}

/* Opens nodes from the root on, breadth first. The unopened nodes are the parts. */
static void find_parts(Refit *refit)
{
    refit->part[0] =
        (Part){.node = (Node *)place_of_block(refit->bvh, 0), .extent = extent_of_none};
    refit->opened = 0, refit->parts = 1;
    while (refit->opened < refit->parts && refit->parts + WIDTH <= PARTS) {
        Node *node = refit->part[refit->opened++].node;
        for (int i = 0; i < WIDTH && has_child(node, i); i++)
            if (!(node->child[i] & LEAF))
                refit->part[refit->parts++] = (Part){
                    (Node *)place_of_block(refit->bvh, node->child[i]), node, i, extent_of_none};
    }
}

static void refit_opened(Refit *refit, Part *part)
{
    for (int i = 0; i < WIDTH && has_child(part->node, i); i++)
        if (part->node->child[i] & LEAF)
            refit_leaf(refit, part->node, i, &part->extent);
    finish_node(part->node, part->parent, part->child);
}

/* Tests all vertices: unused ones are few. If one is not finite, tests the used ones. */
static bool all_finite(const Mesh *mesh)
{
    real zero = 0;
    for (size_t i = 0; i < mesh->vertices; i++) {
        real p[3];
        memcpy(p, mesh->positions + i * mesh->stride, sizeof p);
        zero += p[0] * 0 + p[1] * 0 + p[2] * 0;
    }
    bool all = true;
    for (size_t i = 0; zero != 0 && all && i < mesh->triangles; i++) {
        real corner[9];
        corners_of(mesh, i, corner);
        all = are_finite(corner);
    }
    return all;
}

/* The sum of the areas of all children. */
static double sum_areas(const X(bvh) * bvh)
{
    uint32_t stack[STACK];
    int top = 0;
    double areas = 0;
    for (stack[top++] = 0; top > 0;) {
        const Node *node = node_of(bvh, stack[--top]);
        for (int i = 0; i < WIDTH && has_child(node, i); i++) {
            areas += area_of(node->bound[0] + i, WIDTH);
            if (!(node->child[i] & LEAF))
                stack[top++] = node->child[i];
        }
    }
    return areas;
}

void X(bvh_measure)(X(bvh) * bvh, const Extent *extent)
{
    const Node *root = node_of(bvh, 0);
    const Bound bound = bound_of_node(root);
    X(bvh_statistics) *is = &bvh->statistics;
    memcpy(&is->bounds.lower, extent->lower, sizeof extent->lower);
    memcpy(&is->bounds.upper, extent->upper, sizeof extent->upper);
    bvh->largest = 0;
    for (int k = 0; k < 6 && has_child(root, 0); k++)
        bvh->largest =
            fabsf(bound.number[k]) > bvh->largest ? fabsf(bound.number[k]) : bvh->largest;
    const double whole = has_child(root, 0) ? area_of(bound.number, 1) : 0;
    const double all = (double)(is->nodes + is->blocks), cost = 1 + sum_areas(bvh) / whole;
    is->cost = (real)(whole > 0 && cost <= all ? cost : all);
}

static void refit_tree(X(bvh) * bvh, const Mesh *mesh, const isect_threads *threads)
{
    Refit refit = {.bvh = bvh, .mesh = mesh};
    const Environment environment = environment_enter();
    find_parts(&refit);
    isect_parallel(threads, refit.parts - refit.opened, refit_part, &refit);
    Extent *extent = &refit.part[0].extent;
    for (size_t i = refit.opened; i-- > 0;)
        refit_opened(&refit, &refit.part[i]);
    for (size_t i = 1; i < refit.parts; i++)
        add_extent(extent, &refit.part[i].extent);
    X(bvh_measure)(bvh, extent);
    environment_leave(environment);
}

isect_status X(bvh_refit)(X(bvh) * bvh, const X(mesh) * mesh, const isect_threads *threads)
{
    Mesh checked;
    if (!bvh || !mesh || check_mesh(mesh, &checked) != ISECT_OK)
        return ISECT_BAD_ARGUMENT;
    const X(bvh_statistics) *is = &bvh->statistics;
    if (is->not_finite || is->repeated || checked.triangles != is->triangles || bvh->in_place)
        return ISECT_BAD_ARGUMENT;
    if (!all_finite(&checked))
        return ISECT_NOT_FINITE;
    if (bvh->indexed)
        bvh->mesh = checked;
    if (checked.triangles)
        refit_tree(bvh, &checked, threads);
    return ISECT_OK;
}
