/* clash/near.c - from the roots of two trees down to triangles that are near each other.
 *
 * Nodes, blocks and triangles are left out that are farther apart than the limit, by the gap of
 * their boxes; triangles also by the gap between all corners of the one and the plane of the other.
 * What is left is asked of isect_closest_triangle_triangle. Its answer may be less than the
 * distance d by its error, so a gap is taken for less, where S is the size of the question: with e
 * epsilon, L the sums of the sides of both boxes, s and t as in clash/heights.h,
 *
 *     the answer                              >= d (1 - A) - 1e-9 S     A: 1e-6, in double 1e-12
 *     S                                       <= 2 (L + d),  16 (s + t)
 *     the gap of boxes as computed            <= d (1 + 4e) + 8e L
 *     least height - bound, over |u x v|      <= d (1 + 8e)
 *     near = gap (1 - 16e - 2A) - (16e + 4e-9) L,   gap (1 - 16e - 2A) - 16e-9 (s + t)
 *
 * and the square is the least normal number less, for what underflows. |u x v| is off by 16 e s s
 * and, where squares underflow, by the root of the least normal number. Where squares overflow the
 * answer is the greatest number, and so is the bound at most. */
#include "clash/near.h"
#include "bvh/boxes.h"
#include "bvh/moved.h"
#include "clash/heights.h"
#include HEADER(closest)
#include HEADER(overlap)

#define GAP_LESS (1 - 16 * REAL_EPSILON - (ISECT_DOUBLE ? (real)2e-12 : R(2e-6)))
#define BOXES_SLACK (16 * REAL_EPSILON + R(4e-9))
#define PLANES_SLACK R(16e-9)
#define ROOT_OF_LEAST (ISECT_DOUBLE ? (real)0x1p-511 : R(0x1p-63))

/* ---- bounds ---- */

FORMULA num bound_of_gap(num gap, num slack)
{
    const num near = num_max(gap * GAP_LESS - slack, splat(0)); /* of NaN: 0 */
    return num_min(num_max(near * near - REAL_MIN, splat(0)), splat(REAL_MAX));
}

/* Of the boxes from the j-th and one other; nothing of empty ones. */
FORMULA num bound_of_boxes(const EightBoxes *eight, int j, const real box[6], mask *there)
{
    num gap[3], sides = splat(0), square = splat(0);
    *there = splat(box[0]) <= splat(box[1]);
    for (int k = 0; k < 3; k++) {
        const num lower = *(const num_in_memory *)(eight->bound[2 * k] + j);
        const num upper = *(const num_in_memory *)(eight->bound[2 * k + 1] + j);
        gap[k] = max3(lower - splat(box[2 * k + 1]), splat(box[2 * k]) - upper, splat(0));
        sides += (upper - lower) + splat(box[2 * k + 1] - box[2 * k]);
        square += gap[k] * gap[k];
        *there &= lower <= upper;
    }
    const num most = max3(gap[0], gap[1], gap[2]);
    return bound_of_gap(num_select(square <= REAL_MAX, num_sqrt(square), most),
                        sides * BOXES_SLACK);
}

/* Of triangles all of whose corners are on one side of the planes of others. */
FORMULA num bound_of_heights(const Vec3 other[3], const Vec3 from[3])
{
    const Heights h = heights_over(other, from);
    const num least = min3(h.height[0], h.height[1], h.height[2]);
    const num most = max3(h.height[0], h.height[1], h.height[2]);
    const num gap = num_max(least, -most) - h.bound;
    const num length =
        num_sqrt(dot(h.normal, h.normal)) + 16 * REAL_EPSILON * (h.s * h.s) + ROOT_OF_LEAST;
    const num bound = bound_of_gap(num_max(gap, splat(0)) / length, (h.s + h.t) * PLANES_SLACK);
    return num_select(h.fits, bound, splat(0));
}

/* ---- nodes ---- */

/* What is in a node, or a block as a whole. */
typedef struct Side {
    EightBoxes box;
    uint32_t child[WIDTH];
    int count;
} Side;

static const double *matrix_of(const Near *near, int which)
{
    return which ? near->matrix : NULL;
}

static void open_node(const Near *near, int which, const Node *node, Side *side)
{
    Node moved;
    const Node *there = node_moved(matrix_of(near, which), node, &moved);
    for (; side->count < WIDTH && has_child(node, side->count); side->count++) {
        side->child[side->count] = node->child[side->count];
        for (int k = 0; k < 6; k++)
            side->box.bound[k][side->count] = (real)there->bound[k][side->count];
    }
}

FORMULA void open_block(const Near *near, int which, uint32_t child, Side *side)
{
    Triangles room, moved;
    EightBoxes eight;
    const Triangles *block = block_of(near->tree[which], child, &room);
    box_triangles(block_moved(matrix_of(near, which), block, &moved), &eight);
    side->child[0] = child, side->count = 1;
    for (int k = 0; k < 6; k++) {
        real most = eight.bound[k][0];
        for (int i = 1; i < WIDTH; i++) {
            const real now = eight.bound[k][i];
            most = (k % 2 ? now > most : now < most) ? now : most;
        }
        side->box.bound[k][0] = most;
    }
}

FORMULA void open_side(const Near *near, int which, uint32_t child, Side *side)
{
    for (int k = 0; k < 6; k++)
        for (int i = 0; i < WIDTH; i++)
            side->box.bound[k][i] = k % 2 ? -REAL_INF : REAL_INF;
    side->count = 0;
    if (child & LEAF)
        open_block(near, which, child, side);
    else
        open_node(near, which, node_of(near->tree[which], child), side);
}

FORMULA int split_near(const Near *near, Two two, NearTwo *to)
{
    Side a, b;
    int count = 0;
    open_side(near, 0, two.a, &a), open_side(near, 1, two.b, &b);
    for (int i = 0; i < a.count; i++) {
        real box[6], near2[WIDTH];
        unsigned bits = 0;
        for (int k = 0; k < 6; k++)
            box[k] = a.box.bound[k][i];
        for (int j = 0; j < b.count; j += LANES) {
            mask there;
            const num bound = bound_of_boxes(&b.box, j, box, &there);
            *(num_in_memory *)(near2 + j) = bound;
            bits |= mask_bits(there & (bound <= splat(near->limit))) << j;
        }
        for (; bits; bits &= bits - 1) {
            const int j = __builtin_ctz(bits);
            to[count++] = (NearTwo){near2[j], {a.child[i], b.child[j]}};
        }
    }
    return count;
}

/* ---- blocks ---- */

static bool is_lesser(const X(clash_nearest) * best, real distance2, uint32_t a, uint32_t b)
{
    if (distance2 < best->distance2 || distance2 > best->distance2)
        return distance2 < best->distance2;
    return a < best->prim_a || (a == best->prim_a && b < best->prim_b);
}

/* Once they meet, only what meets, of lesser indices, is of interest. */
static __attribute__((noinline)) void ask_two(Near *near, const Triangles *a, int i,
                                              const Triangles *b, int j)
{
    const X(triangle) one = triangle_in(a, i), other = triangle_in(b, j);
    const uint32_t p = a->prim[i], q = b->prim[j];
    if (!near->sink && near->limit == 0 &&
        (!is_lesser(&near->best, 0, p, q) || !X(overlap_triangle_triangle)(&one, &other)))
        return;
    const X(nearest) nearest = X(closest_triangle_triangle)(&one, &other);
    const X(clash_nearest) pair = {nearest.a, nearest.b, nearest.distance2, p, q};
    if (!(nearest.distance2 <= near->limit && nearest.distance2 <= REAL_MAX))
        return;
    if (!near->sink) {
        if (is_lesser(&near->best, nearest.distance2, p, q))
            near->best = pair, near->limit = nearest.distance2;
        return;
    }
    const size_t at = atomic_fetch_add_explicit(&near->sink->count, 1, memory_order_relaxed);
    if (at < near->sink->capacity)
        near->sink->pairs[at] = pair;
}

FORMULA void walk_near_blocks(Near *near, Two two)
{
    Triangles room[2], moved;
    const Triangles *a = block_of(near->tree[0], two.a, &room[0]);
    const Triangles *b =
        block_moved(near->matrix, block_of(near->tree[1], two.b, &room[1]), &moved);
    EightBoxes of_a, of_b;
    const int count_a = count_in(a), count_b = count_in(b);
    box_triangles(a, &of_a), box_triangles(b, &of_b);
    for (int i = 0; i < count_a; i++) {
        real box[6], near2[WIDTH];
        for (int k = 0; k < 6; k++)
            box[k] = of_a.bound[k][i];
        for (int j = 0; j < count_b; j += LANES) {
            Vec3 one[3], many[3];
            mask there;
            const num bound = bound_of_boxes(&of_b, j, box, &there);
            load_pairs(a, i, b, j, one, many);
            *(num_in_memory *)(near2 + j) =
                max3(bound, bound_of_heights(many, one), bound_of_heights(one, many));
        }
        for (int j = 0; j < count_b; j++)
            if (near2[j] <= near->limit)
                ask_two(near, a, i, b, j);
    }
}

/* ---- all ---- */

int SPLIT_NEAR(ISECT_KERNEL)(const Near *near, Two two, NearTwo *to)
{
    return split_near(near, two, to);
}

/* The nearest of the last `count` comes last. */
static void sort_last(NearTwo *stack, int count)
{
    for (int i = 1; i < count; i++) {
        const NearTwo now = stack[i];
        int k = i;
        for (; k > 0 && stack[k - 1].near2 < now.near2; k--)
            stack[k] = stack[k - 1];
        stack[k] = now;
    }
}

void WALK_NEAR(ISECT_KERNEL)(Near *near, Two two)
{
    NearTwo stack[PAIR_STACK];
    int top = 0;
    stack[top++] = (NearTwo){0, two};
    while (top > 0) {
        const NearTwo now = stack[--top];
        if (!(now.near2 <= near->limit))
            continue;
        if (now.two.a & now.two.b & LEAF) {
            walk_near_blocks(near, now.two);
            continue;
        }
        const int count = split_near(near, now.two, stack + top);
        if (!near->sink)
            sort_last(stack + top, count);
        top += count;
    }
}
