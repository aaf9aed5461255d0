/* bvh/collapse.c - collapses a binary tree into nodes of eight children, in traversal order.
 *
 * Each node absorbs its descendants, the one of largest surface area first, until it has eight
 * children. The children are recorded, so that the writer does not search for them again. */
#include "bvh/collapse.h"
#include "bvh/node.h"
#include "core/lane.h"

_Static_assert(LANES == 4 && WIDTH == 2 * LANES, "octants are two registers");

void isect_bvh_collapse(Collapse *collapse, const Binary *binary, float scale)
{
    struct {
        uint32_t node, depth;
    } waiting[STACK];
    uint32_t *number = collapse->number;
    int top = 0;
    waiting[top].node = 0, waiting[top++].depth = 1;
    while (top > 0) {
        const Box *child[WIDTH];
        const uint32_t node = waiting[--top].node, depth = waiting[top].depth;
        const int count = collect(binary, scale, node, child);
        *number++ = (uint32_t)count;
        size_t leaves = 0;
        collapse->nodes++;
        collapse->depth = depth > collapse->depth ? depth : collapse->depth;
        for (int i = 0; i < count; i++) {
            const bool leaf = is_leaf(child[i]);
            *number = (uint32_t)(child[i] - binary->node);
            waiting[top].node = *number++, waiting[top].depth = depth + 1;
            top += !leaf;
            leaves += leaf;
        }
        collapse->blocks += leaves, collapse->odd += leaves % 2;
    }
}

/* ---- the order of children ---- */

/* Eight lanes, one per octant. */
typedef struct Octants {
    mask low, high; /* octants 0 to 3; 4 to 7 */
} Octants;

/* Integers in the order of the numbers, except for the low three bits. These hold the child, so
 * that no two keys are equal. An infinity is the greatest number. */
static mask keys_of(num near, int child)
{
    near = num_max(splat(-FLT_MAX), num_min(splat(FLT_MAX), near));
    mask bits = (mask)near;
    bits ^= (bits >> 31) & INT32_MAX;
    return (bits & ~7) | (WIDTH - 1 - child);
}

static Octants keys_of_child(float bound[6][WIDTH], int i)
{
    const num sx = {1, -1, 1, -1}, sy = {1, 1, -1, -1};
    const float left = bound[0][i], right = bound[1][i], below = bound[2][i], above = bound[3][i];
    const num x = {left, right, left, right}, y = {below, below, above, above};
    const num side = x * sx + y * sy;
    return (Octants){keys_of(side + splat(bound[4][i]), i), keys_of(side - splat(bound[5][i]), i)};
}

void isect_bvh_order(float bound[6][WIDTH], uint32_t order[WIDTH])
{
    Octants key[WIDTH], rank[WIDTH];
    int count = 0;
    while (count < WIDTH && bound[0][count] <= bound[1][count])
        count++;
    const mask absent = (mask)splat(0) + (WIDTH - count);
    for (int i = 0; i < count; i++) {
        key[i] = keys_of_child(bound, i);
        rank[i] = (Octants){absent, absent};
        for (int j = 0; j < i; j++) { /* -1 if i is farther */
            const mask low = key[j].low > key[i].low, high = key[j].high > key[i].high;
            rank[i].low -= low, rank[i].high -= high;
            rank[j].low += low + 1, rank[j].high += high + 1;
        }
    }
    memset(order, 0, WIDTH * sizeof *order);
    for (int i = 0; i < WIDTH; i++) {
        if (i >= count) /* the same in all octants */
            order[i - count] = (uint32_t)i * 011111111;
        for (int octant = 0; i < count && octant < LANES; octant++) {
            order[rank[i].low[octant]] |= (uint32_t)i << 3 * octant;
            order[rank[i].high[octant]] |= (uint32_t)i << (3 * octant + 3 * LANES);
        }
    }
}
