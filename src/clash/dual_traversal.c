/* clash/dual_traversal.c - traversal of two trees down to triangles that may share a point.
 *
 * The tests by kind of pair are:
 *
 * * Two nodes: each child of one is compared with all eight of the other.
 * * A node and a block: the box of the block is compared with the eight children.
 * * Two blocks: the box of each triangle of one is compared with eight of the other. The remaining
 *   pairs are tested with the planes of the triangles. Two triangles are apart if all corners of
 *   one are certainly on one side of the plane of the other. In a mesh against itself, common
 *   corners count for either side if there is another corner: then only the common ones lie in the
 *   plane (clash/heights.h). The pair function decides the rest.
 *
 * Boxes contain their triangles and comparisons do not round, so no pair is lost.
 *
 * A matrix maps the blocks and nodes of the second tree as they are visited. Triangles are tested
 * as mapped and rounded once, and the mapped boxes contain the rounded triangles. */
#include "clash/dual_traversal.h"
#include "bvh/boxes.h"
#include "bvh/transformed.h"
#include "clash/heights.h"

/* ---- nodes ---- */

static void box_block(const Triangles *block, real box[6])
{
    EightBoxes eight;
    box_triangles(block, &eight);
    for (int k = 0; k < 6; k++) {
        box[k] = eight.bound[k][0];
        for (int i = 1; i < WIDTH; i++) {
            const real now = eight.bound[k][i];
            box[k] = (k % 2 ? now > box[k] : now < box[k]) ? now : box[k];
        }
    }
}

FORMULA int split_nodes(const Node *a, const Node *b, bool same, Two *to)
{
    int count = 0;
    for (unsigned i = 0; i < WIDTH; i++) {
        real box[6];
        for (int k = 0; k < 6; k++)
            box[k] = (real)a->bound[k][i];
        unsigned bits = box[0] <= box[1] ? children_within(b, box) : 0;
        if (same)
            bits = bits >> i << i;
        for (; bits; bits &= bits - 1)
            to[count++] = (Two){a->child[i], b->child[__builtin_ctz(bits)]};
    }
    return count;
}

FORMULA int split(const Walk *walk, Two two, Two *to)
{
    const X(bvh) *a = walk->tree[0], *b = walk->tree[1];
    const bool first = two.a & LEAF;
    Triangles room, moved_block;
    _Alignas(UNIT) Node moved_node; /* aligned as in a tree */
    const Node *node = first ? NULL : node_of(a, two.a);
    real box[6];
    int count = 0;
    if (!(two.b & LEAF)) {
        const Node *other = node_moved(walk->matrix, node_of(b, two.b), &moved_node);
        if (!first)
            return split_nodes(node, other, walk->self && two.a == two.b, to);
        box_block(block_of(a, two.a, &room), box);
        node = other;
    } else {
        box_block(block_moved(walk->matrix, block_of(b, two.b, &room), &moved_block), box);
    }
    for (unsigned bits = children_within(node, box); bits; bits &= bits - 1) {
        const uint32_t child = node->child[__builtin_ctz(bits)];
        to[count++] = first ? (Two){two.a, child} : (Two){child, two.b};
    }
    return count;
}

/* ---- blocks ---- */

/* One triangle or LANES triangles; `shared` marks corners that are also corners of the other. */
typedef struct Seen {
    Vec3 corner[3];
    mask shared[3];
} Seen;

/* Are the corners of `other`, except for shared ones, certainly on one side of the plane of
 * `from`? */
FORMULA mask beside(const Seen *other, const Seen *from)
{
    const Heights h = heights_over(other->corner, from->corner);
    mask above = h.fits, below = above;
    for (int k = 0; k < 3; k++) {
        above &= other->shared[k] | (h.height[k] > h.bound);
        below &= other->shared[k] | (h.height[k] < -h.bound);
    }
    return (above | below) & mask_not(other->shared[0] & other->shared[1] & other->shared[2]);
}

FORMULA mask same_point(Vec3 p, Vec3 q)
{
    return (p.x == q.x) & (p.y == q.y) & (p.z == q.z);
}

/* The triangles of b, from the j-th on, that may share a point with triangle i of a. With
 * `corners` common corners do not count; `touching` are the triangles that have one. */
FORMULA unsigned not_beside(const Triangles *a, int i, const Triangles *b, int j, bool corners,
                            unsigned *touching)
{
    Seen one, many;
    load_pairs(a, i, b, j, one.corner, many.corner);
    for (int k = 0; k < 3; k++)
        one.shared[k] = many.shared[k] = splat(0) != splat(0);
    for (int k = 0; corners && k < 3; k++)
        for (int l = 0; l < 3; l++) {
            const mask shared = same_point(one.corner[k], many.corner[l]);
            one.shared[k] |= shared, many.shared[l] |= shared;
        }
    *touching = corners ? mask_bits(one.shared[0] | one.shared[1] | one.shared[2]) : 0;
    return mask_bits(mask_not(beside(&many, &one) | beside(&one, &many)));
}

/* A common corner is a common point, without a sign. Triangles that a matrix has mapped to infinity
 * do not count. */
static bool have_common_corner(const X(triangle) * a, const X(triangle) * b)
{
    const X(vec3) p[3] = {a->a, a->b, a->c}, q[3] = {b->a, b->b, b->c};
    real size = 0;
    bool common = false;
    for (int i = 0; i < 3; i++) {
        size += real_abs(p[i].x) + real_abs(p[i].y) + real_abs(p[i].z);
        size += real_abs(q[i].x) + real_abs(q[i].y) + real_abs(q[i].z);
        for (int j = 0; j < 3; j++)
            common |= (p[i].x == q[j].x) & (p[i].y == q[j].y) & (p[i].z == q[j].z);
    }
    return common && size <= REAL_MAX;
}

static __attribute__((noinline)) bool decide(Walk *walk, const Triangles *a, int i,
                                             const Triangles *b, unsigned bits)
{
    const X(triangle) one = triangle_in(a, i);
    for (; bits; bits &= bits - 1) {
        const int j = __builtin_ctz(bits);
        const X(triangle) other = triangle_in(b, j);
        if (!(!walk->self && have_common_corner(&one, &other)) && !walk->met(&one, &other))
            continue;
        const uint32_t p = a->prim[i], q = b->prim[j];
        const bool turned = walk->self && q < p;
        walk->pair[walk->held][0] = turned ? q : p;
        walk->pair[walk->held++][1] = turned ? p : q;
        if (walk->any)
            return false;
        if (walk->held == HELD)
            X(clash_pour)(walk);
    }
    return true;
}

/* `same`: a and b are the same block. */
FORMULA bool walk_blocks(Walk *walk, const Triangles *a, const Triangles *b, bool corners,
                         bool same)
{
    EightBoxes of_a, of_b;
    const int count_a = count_in(a);
    const unsigned all_b = (1u << count_in(b)) - 1;
    box_triangles(a, &of_a), box_triangles(b, &of_b);
    for (int i = 0; i < count_a; i++) {
        unsigned bits = 0;
        const unsigned wanted = same ? all_b >> (i + 1) << (i + 1) : all_b;
        real box[6];
        for (int k = 0; k < 6; k++)
            box[k] = of_a.bound[k][i];
        for (int j = 0; j < WIDTH; j += LANES) {
            const unsigned in = boxes_within(&of_b, j, box) & wanted >> j;
            unsigned touching;
            if (!in)
                continue;
            bits |= (in & not_beside(a, i, b, j, corners, &touching)) << j;
            walk->touches |= (in & touching) != 0;
        }
        if (bits && !decide(walk, a, i, b, bits))
            return false;
    }
    return true;
}

/* ---- all ---- */

int SPLIT_TWO(ISECT_KERNEL)(const Walk *walk, Two two, Two *to)
{
    return split(walk, two, to);
}

bool WALK_TWO(ISECT_KERNEL)(Walk *walk, Two two)
{
    Two stack[PAIR_STACK];
    int top = 0;
    stack[top++] = two;
    while (top > 0) {
        const Two now = stack[--top];
        if (!(now.a & now.b & LEAF)) {
            top += split(walk, now, stack + top);
            continue;
        }
        Triangles room[2], moved;
        const Triangles *a = block_of(walk->tree[0], now.a, &room[0]);
        const Triangles *b =
            block_moved(walk->matrix, block_of(walk->tree[1], now.b, &room[1]), &moved);
        if (!(walk->self || walk->skims
                  ? walk_blocks(walk, a, b, true, walk->self && now.a == now.b)
                  : walk_blocks(walk, a, b, false, false)))
            return false;
    }
    return true;
}
