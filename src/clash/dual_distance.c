/* clash/dual_distance.c - traversal of two trees down to triangles that are near each other.
 *
 * Nodes, blocks and triangles are skipped if they are farther apart than the limit. The lower
 * bounds of their distance are:
 *
 * * the gap of their boxes;
 * * for triangles, the gap between all corners of one and the plane of the other;
 * * in a search for the nearest pair, the gap along the direction between the nearest points so
 *   far. It hardly changes between neighbours, so it separates curved surfaces that face each other
 *   where boxes and planes do not.
 *
 * isect_closest_any decides the rest. Its answer may be less than the distance d, by
 * its error, where S is the size of the input. So a gap is reduced: with e epsilon, L the sum of
 * the sides of both boxes, s and t as in clash/heights.h,
 *
 *     the answer                              >= d (1 - A) - 1e-9 S     A: 1e-6, in double 1e-12
 *     S                                       <= 2 (L + d),  16 (s + t)
 *     the gap of boxes as computed            <= d (1 + 4e) + 8e L
 *     least height - bound, over |u x v|      <= d (1 + 8e)
 *     the gap along a direction of length at most 1 + 4e     <= d (1 + 4e) + 4e N
 *     near = gap (1 - 16e - 2A) - (16e + 4e-9) L,   gap (1 - 16e - 2A) - 16e-9 (s + t),
 *            gap (1 - 16e - 2A) - (16e + 12e-9) N
 *
 * N is the sum, over both, of the largest 1-norm of a corner relative to the start of the
 * direction: at least L / 3. The least normal number is subtracted from the square to cover
 * underflow. The error of |u x v| is 16 e s s and, where squares underflow, the root of the least
 * normal number. Where squares overflow the answer is the greatest number, and the bound is at most
 * that. */
#include "clash/dual_distance.h"
#include "bvh/affine.h"
#include "bvh/boxes.h"
#include "clash/heights.h"
#include HEADER(any)
#include HEADER(overlap)

#define GAP_LESS (1 - 16 * REAL_EPSILON - (ISECT_DOUBLE ? (real)2e-12 : R(2e-6)))
#define BOXES_SLACK (16 * REAL_EPSILON + R(4e-9))
#define PLANES_SLACK R(16e-9)
#define WAY_SLACK (16 * REAL_EPSILON + R(12e-9))
#define ROOT_OF_LEAST (ISECT_DOUBLE ? (real)0x1p-511 : R(0x1p-63))

/* ---- bounds ---- */

FORMULA num bound_of_gap(num gap, num slack)
{
    const num near = num_max(gap * GAP_LESS - slack, splat(0)); /* NaN becomes 0 */
    return num_min(num_max(near * near - REAL_MIN, splat(0)), splat(REAL_MAX));
}

/* The bounds for LANES boxes, from the j-th on, and another one. `there` marks boxes that are not
 * empty. */
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

/* The bounds for triangles whose corners all lie on one side of the planes of others. */
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

/* ---- along the direction between the nearest points so far ---- */

/* The support values of eight boxes or triangles, and their largest 1-norms. */
typedef struct Along {
    real end[WIDTH], size[WIDTH];
} Along;

/* The direction from the first mesh to the second, or back for `sign` -1. start_of() is its
 * start. */
FORMULA Vec3 way_of(const Near *near, real sign)
{
    return (Vec3){splat(sign * near->way[0]), splat(sign * near->way[1]),
                  splat(sign * near->way[2])};
}

FORMULA Vec3 start_of(const Near *near)
{
    return (Vec3){splat(near->best.a.x), splat(near->best.a.y), splat(near->best.a.z)};
}

/* The lower or upper corners of LANES boxes, from the j-th on. */
FORMULA Vec3 ends_of(const EightBoxes *eight, int upper, int j)
{
    return (Vec3){*(const num_in_memory *)(eight->bound[upper] + j),
                  *(const num_in_memory *)(eight->bound[2 + upper] + j),
                  *(const num_in_memory *)(eight->bound[4 + upper] + j)};
}

FORMULA num size_of(Vec3 p)
{
    return num_abs(p.x) + num_abs(p.y) + num_abs(p.z);
}

FORMULA void boxes_along(const Near *near, real sign, const EightBoxes *eight, Along *along)
{
    const Vec3 way = way_of(near, sign), start = start_of(near);
    for (int j = 0; j < WIDTH; j += LANES) {
        const Vec3 lower = sub(ends_of(eight, 0, j), start),
                   upper = sub(ends_of(eight, 1, j), start);
        *(num_in_memory *)(along->end + j) = num_max(way.x * lower.x, way.x * upper.x) +
                                             num_max(way.y * lower.y, way.y * upper.y) +
                                             num_max(way.z * lower.z, way.z * upper.z);
        *(num_in_memory *)(along->size + j) = size_of(lower) + size_of(upper);
    }
}

FORMULA void triangles_along(const Near *near, real sign, const Triangles *block, Along *along)
{
    const Vec3 way = way_of(near, sign), start = start_of(near);
    for (int j = 0; j < WIDTH; j += LANES) {
        const Vec3 p = sub(load_corner(block, 0, j), start),
                   q = sub(load_corner(block, 1, j), start),
                   r = sub(load_corner(block, 2, j), start);
        *(num_in_memory *)(along->end + j) = max3(dot(p, way), dot(q, way), dot(r, way));
        *(num_in_memory *)(along->size + j) = max3(size_of(p), size_of(q), size_of(r));
    }
}

/* The bounds for element i of the first and LANES elements of the second, from the j-th on. */
FORMULA num bound_along(const Along *a, int i, const Along *b, int j)
{
    const num gap = splat(-a->end[i]) - *(const num_in_memory *)(b->end + j);
    return bound_of_gap(gap,
                        WAY_SLACK * (splat(a->size[i]) + *(const num_in_memory *)(b->size + j)));
}

/* ---- nodes ---- */

/* The children of a node, or a block as a single child. */
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
    Along along_a, along_b;
    int count = 0;
    open_side(near, 0, two.a, &a), open_side(near, 1, two.b, &b);
    boxes_along(near, 1, &a.box, &along_a), boxes_along(near, -1, &b.box, &along_b);
    for (int i = 0; i < a.count; i++) {
        real box[6], near2[WIDTH];
        unsigned bits = 0;
        for (int k = 0; k < 6; k++)
            box[k] = a.box.bound[k][i];
        for (int j = 0; j < b.count; j += LANES) {
            mask there;
            const num bound = num_max(bound_of_boxes(&b.box, j, box, &there),
                                      bound_along(&along_a, i, &along_b, j));
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

static void take_best(Near *near, const X(clash_nearest) * pair)
{
    const double x = (double)pair->b.x - (double)pair->a.x,
                 y = (double)pair->b.y - (double)pair->a.y,
                 z = (double)pair->b.z - (double)pair->a.z;
    const double square = x * x + y * y + z * z, length = sqrt(square);
    const bool fits = square >= 0x1p-960 && square <= 0x1p960;
    near->best = *pair, near->limit = pair->distance2;
    near->way[0] = fits ? (real)(x / length) : 0;
    near->way[1] = fits ? (real)(y / length) : 0;
    near->way[2] = fits ? (real)(z / length) : 0;
}

/* Tests a pair. Once a pair at distance 0 is found, only overlapping pairs of lower indices
 * count. */
static __attribute__((noinline)) void ask_two(Near *near, const Triangles *a, int i,
                                              const Triangles *b, int j)
{
    const X(triangle) one = triangle_in(a, i), other = triangle_in(b, j);
    const uint32_t p = a->prim[i], q = b->prim[j];
    if (!near->sink && near->limit == 0 &&
        (!is_lesser(&near->best, 0, p, q) || !X(overlap_triangle_triangle)(&one, &other)))
        return;
    const X(nearest) nearest = X(closest_any)(X(any_triangle)(&one), X(any_triangle)(&other));
    const X(clash_nearest) pair = {nearest.a, nearest.b, nearest.distance2, p, q};
    if (!(nearest.distance2 <= near->limit && nearest.distance2 <= REAL_MAX))
        return;
    if (!near->sink) {
        if (is_lesser(&near->best, nearest.distance2, p, q))
            take_best(near, &pair);
        return;
    }
    const size_t at = atomic_fetch_add_explicit(&near->sink->count, 1, memory_order_relaxed);
    if (at < near->sink->capacity)
        near->sink->pairs[at] = pair;
}

/* The triangles of a block. */
typedef struct Opened {
    Triangles room, moved;
    const Triangles *block;
    EightBoxes box;
    Along along;
    int count;
} Opened;

FORMULA void open_triangles(const Near *near, int which, uint32_t child, Opened *to)
{
    to->block = block_moved(matrix_of(near, which), block_of(near->tree[which], child, &to->room),
                            &to->moved);
    to->count = count_in(to->block);
    box_triangles(to->block, &to->box);
    triangles_along(near, which ? -1 : 1, to->block, &to->along);
}

/* The bounds for triangle i of a and LANES triangles of b, from the j-th on. The tests run in order
 * of cost until none is within the limit. */
FORMULA num bound_of_triangles(real limit, const Opened *a, int i, const Opened *b, int j)
{
    Vec3 one[3], many[3];
    real box[6];
    mask there;
    num bound = bound_along(&a->along, i, &b->along, j);
    if (mask_none(bound <= splat(limit)))
        return bound;
    for (int k = 0; k < 6; k++)
        box[k] = a->box.bound[k][i];
    bound = num_max(bound, bound_of_boxes(&b->box, j, box, &there));
    if (mask_none(bound <= splat(limit)))
        return bound;
    load_pairs(a->block, i, b->block, j, one, many);
    return max3(bound, bound_of_heights(many, one), bound_of_heights(one, many));
}

FORMULA void walk_near_blocks(Near *near, Two two)
{
    Opened a, b;
    open_triangles(near, 0, two.a, &a), open_triangles(near, 1, two.b, &b);
    for (int i = 0; i < a.count; i++) {
        real near2[WIDTH];
        for (int j = 0; j < b.count; j += LANES)
            *(num_in_memory *)(near2 + j) = bound_of_triangles(near->limit, &a, i, &b, j);
        for (int j = 0; j < b.count; j++)
            if (near2[j] <= near->limit)
                ask_two(near, a.block, i, b.block, j);
    }
}

/* ---- all ---- */

int SPLIT_NEAR(ISECT_KERNEL)(const Near *near, Two two, NearTwo *to)
{
    return split_near(near, two, to);
}

/* Sorts the last `count` entries, the nearest last. */
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
