/* clash/walk.c - from the roots of two trees down to triangles that may share a point.
 *
 * Of two nodes, each child of the one is compared with all eight of the other; of a node and a
 * block the box of the block. Boxes contain their triangles and comparisons do not round, so
 * nothing is lost. Two blocks: a box of the one is compared with eight of the other, and what is
 * left is looked at from planes: a triangle is apart if all corners of the other are surely on one
 * side of its plane. Of one mesh, those that are its own corners as well count for either side, as
 * long as there is another: then nothing but these is in the plane (clash/heights.h). The rest is
 * decided one by one.
 *
 * A matrix moves blocks and nodes of the second tree as they are met: triangles are asked as moved
 * and rounded, once, and boxes hold those. */
#include "clash/walk.h"
#include "bvh/boxes.h"
#include "bvh/moved.h"
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
    _Alignas(UNIT) Node moved_node; /* as in a tree */
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

/* A triangle and others beside it in lanes; are corners of the one also corners of the other? */
typedef struct Seen {
    Vec3 corner[3];
    mask shared[3];
} Seen;

/* Are the corners of `other`, but for shared ones, surely on one side of the plane of `from`? */
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

/* Which of the triangles of b, from the j-th, may share a point with the i-th of a? */
FORMULA unsigned not_beside(const Triangles *a, int i, const Triangles *b, int j, bool self)
{
    Seen one, many;
    load_pairs(a, i, b, j, one.corner, many.corner);
    for (int k = 0; k < 3; k++)
        one.shared[k] = many.shared[k] = splat(0) != splat(0);
    for (int k = 0; self && k < 3; k++)
        for (int l = 0; l < 3; l++) {
            const mask shared = same_point(one.corner[k], many.corner[l]);
            one.shared[k] |= shared, many.shared[l] |= shared;
        }
    return mask_bits(mask_not(beside(&many, &one) | beside(&one, &many)));
}

static __attribute__((noinline)) bool decide(Walk *walk, const Triangles *a, int i,
                                             const Triangles *b, unsigned bits)
{
    const X(triangle) one = triangle_in(a, i);
    for (; bits; bits &= bits - 1) {
        const int j = __builtin_ctz(bits);
        const X(triangle) other = triangle_in(b, j);
        if (!walk->met(&one, &other))
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

/* `same`: of one tree, and one block. */
FORMULA bool walk_blocks(Walk *walk, const Triangles *a, const Triangles *b, bool self, bool same)
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
            if (in)
                bits |= (in & not_beside(a, i, b, j, self)) << j;
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
        if (!(walk->self ? walk_blocks(walk, a, b, true, now.a == now.b)
                         : walk_blocks(walk, a, b, false, false)))
            return false;
    }
    return true;
}
