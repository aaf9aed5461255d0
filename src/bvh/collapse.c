/* bvh/collapse.c - collapses a binary tree into nodes of eight children, in traversal order.
 *
 * The expected number of nodes that a ray enters is the sum of their surface areas over that of the
 * root. The collapse minimizes this sum (Ylitie, Karras and Laine 2017). Let c(n, j) be the least
 * sum for the subtree of the binary node n if at most j references replace it: 0 for a leaf, else
 *
 *     d(n, j) = the minimum over k of c(left, k) + c(right, j - k), with both at most 7
 *     c(n, 1) = area of n + d(n, 8): n becomes a node of eight children
 *     c(n, j) = the lesser of d(n, j) and c(n, 1)
 *
 * Each binary node stores its k for each j. The children of a node are recorded, so that the writer
 * does not search for them again. */
#include "bvh/node.h"
#include "core/lane.h"

_Static_assert(LANES == 4 && WIDTH == 2 * LANES, "octants are two registers");

/* An inner node stores k for j references in three bits of `count`, 0 if it becomes a node of eight
 * children. The sign bit distinguishes it from a leaf. */
#define CHOICES UINT32_C(0x80000000)
#define CHOICE(k, j) ((uint32_t)(k) << 3 * ((j)-2))

static int choice_of(const Box *node, int references)
{
    const bool whole = is_leaf(node) || references < 2;
    return whole ? 0 : (int)(node->count >> 3 * (references - 2) & 7);
}

/* c of a node, by the number of references. */
typedef struct Sums {
    float of[WIDTH];
} Sums;

static Sums choose(Box *node, float area, const Sums *left, const Sums *right)
{
    float least[WIDTH + 1];
    int part[WIDTH + 1];
    Sums sums = {{0}};
    for (int j = 2; j <= WIDTH; j++) {
        least[j] = left->of[1] + right->of[j - 1], part[j] = 1;
        for (int k = 2; k < j; k++) {
            const float sum = left->of[k] + right->of[j - k];
            part[j] = sum < least[j] ? k : part[j];
            least[j] = sum < least[j] ? sum : least[j];
        }
    }
    sums.of[1] = area + least[WIDTH];
    node->count = CHOICES | CHOICE(part[WIDTH], WIDTH);
    for (int j = 2; j < WIDTH; j++) {
        const bool parted = least[j] < sums.of[1];
        sums.of[j] = parted ? least[j] : sums.of[1];
        node->count |= parted ? CHOICE(part[j], j) : 0;
    }
    return sums;
}

/* `order` has room for all nodes, which are in it after their parents. */
static void choose_all(const Binary *binary, float scale, uint32_t *order)
{
    Sums sums[BINARY_DEPTH + 2]; /* the left child is on top */
    uint32_t waiting[BINARY_DEPTH + 2];
    size_t count = 0;
    int top = 0;
    waiting[top++] = 0;
    while (top > 0) {
        const uint32_t node = order[count++] = waiting[--top], first = binary->node[node].first;
        if (!is_leaf(&binary->node[node]))
            waiting[top++] = first + 1, waiting[top++] = first;
    }
    while (count > 0) {
        Box *node = &binary->node[order[--count]];
        if (is_leaf(node)) {
            sums[top++] = (Sums){{0}};
            continue;
        }
        top--;
        sums[top - 1] = choose(node, half_area_of_box(node, scale), &sums[top], &sums[top - 1]);
    }
}

/* The children in the tree of eight, sorted by descending surface area; the sort is stable. A leaf
 * is its own child. */
static int collect(const Box *all, float scale, uint32_t node, const Box *child[WIDTH])
{
    struct {
        const Box *box;
        int references;
    } waiting[WIDTH] = {{&all[node], WIDTH}};
    float areas[WIDTH];
    int count = 0, top = 1;
    while (top > 0) {
        const Box *now = waiting[--top].box;
        const int references = waiting[top].references, part = choice_of(now, references);
        if (part > 0) {
            waiting[top].box = &all[now->first + 1], waiting[top++].references = references - part;
            waiting[top].box = &all[now->first], waiting[top++].references = part;
            continue;
        }
        float area = half_area_of_box(now, scale);
        area = area < INFINITY ? area : INFINITY; /* not NaN */
        int i = count++;
        for (; i > 0 && areas[i - 1] < area; i--)
            areas[i] = areas[i - 1], child[i] = child[i - 1];
        areas[i] = area, child[i] = now;
    }
    return count;
}

void isect_bvh_collapse(Collapse *collapse, const Binary *binary, float scale)
{
    struct {
        uint32_t node, depth;
    } waiting[STACK];
    uint32_t *number = collapse->number;
    int top = 0;
    choose_all(binary, scale, number);
    waiting[top].node = 0, waiting[top++].depth = 1;
    while (top > 0) {
        const Box *child[WIDTH];
        const uint32_t node = waiting[--top].node, depth = waiting[top].depth;
        const int count = collect(binary->node, scale, node, child);
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
        collapse->upper += leaves < (size_t)count;
    }
}

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
