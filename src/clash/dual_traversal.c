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
 * as mapped and rounded once, and the mapped boxes contain the rounded triangles. Boxes are
 * compared in the frames of both trees (clash/frames.h). */
#include "clash/dual_traversal.h"
#include "bvh/affine.h"
#include "bvh/boxes.h"
#include "clash/heights.h"

/* ---- nodes ---- */

/* The boxes of the children of a node; a block is one child. */
typedef struct Boxes {
    const float (*here)[WIDTH]; /* in the frame of the first tree */
    const float (*back)[WIDTH]; /* in the frame of the second tree; not used without frames */
    float room[6][WIDTH];
    unsigned children; /* a bit for each */
} Boxes;

/* The least box about eight. */
FORMULA void box_of_eight(const EightBoxes *eight, real box[6])
{
    for (int k = 0; k < 6; k++) {
        num most = *(const num_in_memory *)eight->bound[k];
        for (int j = LANES; j < WIDTH; j += LANES) {
            const num now = *(const num_in_memory *)(eight->bound[k] + j);
            most = k % 2 ? num_max(most, now) : num_min(most, now);
        }
        real lane[LANES];
        memcpy(lane, &most, sizeof lane);
        box[k] = lane[0];
        for (int l = 1; l < LANES; l++)
            box[k] = (k % 2 ? lane[l] > box[k] : lane[l] < box[k]) ? lane[l] : box[k];
    }
}

static void box_block(const Triangles *block, float bound[6][WIDTH])
{
    EightBoxes eight;
    real box[6];
    box_triangles(block, &eight);
    box_of_eight(&eight, box);
    for (int k = 0; k < 6; k++)
        bound[k][0] = k % 2 ? bound_above(box[k]) : bound_below(box[k]);
}

/* Maps boxes from the frame of their own tree, 0 or 1, into the other frame. */
FORMULA void set_frames_of(const Walk *walk, int which, const float own[6][WIDTH], Boxes *boxes,
                           int count)
{
    const float(*moved)[WIDTH] = own;
    if (walk->frames) {
        boxes_moved(which ? &walk->frames->ahead : &walk->frames->back, own, boxes->room, count);
        moved = (const float(*)[WIDTH])boxes->room;
    }
    boxes->here = which ? moved : own, boxes->back = which ? own : moved;
}

/* A bit for each of the first boxes that may have a point in common with the i-th of the others. */
FORMULA unsigned meeting(const Walk *walk, const Boxes *boxes, const Boxes *others, int i)
{
    const unsigned bits = boxes->children & ~boxes_apart(boxes->here, others->here, i);
    return walk->frames ? bits & ~boxes_apart(boxes->back, others->back, i) : bits;
}

FORMULA int split_nodes(const Walk *walk, const Node *a, const Node *b, bool same, Two *to)
{
    Boxes of_a, of_b;
    int count = 0;
    set_frames_of(walk, 0, a->bound, &of_a, WIDTH), set_frames_of(walk, 1, b->bound, &of_b, WIDTH);
    of_b.children = children_of(b);
    for (int i = 0; i < WIDTH && has_child(a, i); i++) {
        unsigned bits = meeting(walk, &of_b, &of_a, i);
        if (same)
            bits = bits >> i << i;
        for (; bits; bits &= bits - 1)
            to[count++] = (Two){a->child[i], b->child[__builtin_ctz(bits)]};
    }
    return count;
}

/* A node of one tree, 0 or 1, and a block of the other. */
FORMULA int split_node(const Walk *walk, int which, const Node *node, const Triangles *block,
                       Two two, Two *to)
{
    Boxes of_node, of_block;
    float bound[6][WIDTH];
    int count = 0;
    box_block(block, bound);
    set_frames_of(walk, which, node->bound, &of_node, WIDTH);
    set_frames_of(walk, !which, (const float(*)[WIDTH])bound, &of_block, 1);
    of_node.children = children_of(node);
    for (unsigned bits = meeting(walk, &of_node, &of_block, 0); bits; bits &= bits - 1) {
        const uint32_t child = node->child[__builtin_ctz(bits)];
        to[count++] = which ? (Two){two.a, child} : (Two){child, two.b};
    }
    return count;
}

FORMULA int split(const Walk *walk, Two two, Two *to)
{
    const X(bvh) *a = walk->tree[0], *b = walk->tree[1];
    const double *matrix = walk->frames ? NULL : walk->matrix; /* with frames, boxes are mapped */
    Triangles room, moved_block;
    _Alignas(UNIT) Node moved_node; /* aligned as in a tree */
    if (two.b & LEAF)
        return split_node(walk, 0, node_of(a, two.a),
                          block_moved(matrix, block_of(b, two.b, &room), &moved_block), two, to);
    const Node *node = node_moved(matrix, node_of(b, two.b), &moved_node);
    if (two.a & LEAF)
        return split_node(walk, 1, node, block_of(a, two.a, &room), two, to);
    return split_nodes(walk, node_of(a, two.a), node, walk->self && two.a == two.b, to);
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
    const unsigned all_b = (1u << count_in(b)) - 1;
    unsigned near_b = 0; /* the triangles of a whose boxes meet that of b */
    real box[6];
    box_triangles(a, &of_a), box_triangles(b, &of_b);
    box_of_eight(&of_b, box);
    for (int j = 0; j < WIDTH; j += LANES)
        near_b |= boxes_within(&of_a, j, box) << j;
    for (near_b &= (1u << count_in(a)) - 1; near_b; near_b &= near_b - 1) {
        const int i = __builtin_ctz(near_b);
        unsigned bits = 0;
        const unsigned wanted = same ? all_b >> (i + 1) << (i + 1) : all_b;
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
