/* bvh/binary.c - a binary tree by the binned surface area heuristic (Wald 2007).
 *
 * A ray that enters a node enters a child with a probability of about the child's surface area over
 * the node's. So the best split of the elements of a node minimizes the sum of area times cost over
 * both sides. The cost of n elements is that of ceil(n / 8) blocks. The candidates are the borders
 * of up to 16 bins on each axis, into which the centers of the elements are sorted.
 *
 * The elements are halved in their present order in two cases:
 *
 * * All centers are one point, so no border splits them.
 * * The tree would become too deep.
 *
 * Elements with the same center may be copies of one triangle. Then only the copy of least index
 * can be an answer, and the others are dropped. */
#include "bvh/registers.h"
#include "core/power.h"
#include "core/threads.h"

enum { BINS = 16, LIKES = 1024, TASKS = 256 };

/* A range of elements, the future subtree of `node`. Its other nodes begin at `base`, with room for
 * twice the number of elements, less two. */
typedef struct Range {
    uint32_t node, base, depth;
    Bounds centers;
} Range;

typedef struct Bins {
    int count;
    num low, scale; /* bin = (center - low) * scale */
    Bounds bounds[3][BINS];
    uint32_t elements[3][BINS];
} Bins;

typedef struct Split {
    float cost;
    int axis, bin; /* left: the bins of that axis below this one; no split: axis -1 */
    Bounds left, right;
} Split;

static inline Bounds with_point(Bounds a, num point)
{
    return (Bounds){num_min(point, a.lower), num_max(point, a.upper)}; /* a if the point is NaN */
}

static inline float half_area(Bounds a, float scale)
{
    num extent = (a.upper - a.lower) * scale;
    return half_area_of(extent[0], extent[1], extent[2]);
}

float isect_bvh_scale(const Box *box)
{
    float widest = 0;
    int exponent;
    for (int k = 0; k < 3; k++) {
        float half = box->upper[k] * 0.5f - box->lower[k] * 0.5f;
        widest = half > widest ? half : widest;
    }
    if (!(widest > 0 && widest <= FLT_MAX))
        return 1;
    (void)frexpf(widest, &exponent);
    return (float)times_power(1, exponent < -120 ? 120 : -exponent);
}

static inline float price(uint32_t elements)
{
    const uint32_t blocks = (elements + BLOCK_WIDTH - 1) / BLOCK_WIDTH;
    return (float)blocks;
}

/* ---- the best split ---- */

static inline num bin_of(const Bins *bins, num point)
{
    num bin = (point - bins->low) * bins->scale;
    return num_max(num_min(bin, splat((float)bins->count - 0.5f)), splat(0));
}

static void fill_bins(Bins *bins, const Box *element, uint32_t count, Bounds centers)
{
    num extent = centers.upper - centers.lower;
    bins->count = BINS;
    bins->low = centers.lower;
    bins->scale = num_select(extent > 0, splat((float)bins->count * 0.9999f) / extent, splat(0));
    for (int axis = 0; axis < 3; axis++)
        for (int i = 0; i < bins->count; i++)
            bins->bounds[axis][i] = nothing(), bins->elements[axis][i] = 0;
    for (uint32_t i = 0; i < count; i++) {
        Bounds box = load(&element[i]);
        num bin = bin_of(bins, center(box));
        for (int axis = 0; axis < 3; axis++) {
            int k = (int)bin[axis];
            bins->bounds[axis][k] = joined(bins->bounds[axis][k], box);
            bins->elements[axis][k]++;
        }
    }
}

static void sweep_axis(const Bins *bins, int axis, float scale, Split *best)
{
    Bounds right[BINS], box = nothing();
    float cost[BINS];
    uint32_t beyond[BINS], count = 0;
    for (int i = bins->count - 1; i > 0; i--) {
        right[i] = box = joined(box, bins->bounds[axis][i]);
        beyond[i] = count += bins->elements[axis][i];
        cost[i] = half_area(box, scale) * price(count);
    }
    box = nothing(), count = 0;
    for (int i = 1; i < bins->count; i++) {
        box = joined(box, bins->bounds[axis][i - 1]);
        count += bins->elements[axis][i - 1];
        float total = half_area(box, scale) * price(count) + cost[i];
        if (count && beyond[i] && total < best->cost)
            *best = (Split){total, axis, i, box, right[i]};
    }
}

static void find_split(Bins *bins, const Box *element, uint32_t count, Bounds centers, float scale,
                       Split *best)
{
    best->cost = REAL_INF;
    best->axis = -1;
    fill_bins(bins, element, count, centers);
    for (int axis = 0; axis < 3; axis++)
        if (bins->scale[axis] > 0)
            sweep_axis(bins, axis, scale, best);
}

/* ---- parting ---- */

/* Moves the elements of the bins before the split to the front. Returns their number, and the
 * bounds of the centers of both sides. There is no branch: the side of an element is unpredictable.
 * A point of the other side is set to NaN, which min and max ignore. A center that is NaN, of an
 * infinite box, is in the last bin. */
static uint32_t part(Box *element, uint32_t count, const Bins *bins, const Split *split,
                     Bounds *centers_left, Bounds *centers_right)
{
    const int axis = split->axis;
    const float low = bins->low[axis], scale = bins->scale[axis];
    const num limit = splat((float)split->bin);
    Bounds left = nothing(), right = nothing();
    uint32_t kept = 0;
    for (uint32_t i = 0; i < count; i++) {
        Box box = element[i];
        num point = center(load(&box));
        float at = (box.lower[axis] * 0.5f + box.upper[axis] * 0.5f - low) * scale;
        mask is_left = splat(at) < limit;
        left = with_point(left, (num)((mask)point | ~is_left));
        right = with_point(right, (num)((mask)point | is_left));
        element[i] = element[kept];
        element[kept] = box;
        kept += mask_bits(is_left) & 1;
    }
    *centers_left = left, *centers_right = right;
    return kept;
}

/* Splits the elements in their present order: the first half, the second half. */
static uint32_t halve(const Box *element, uint32_t count, Split *split, Bounds centers[2])
{
    Bounds side[2] = {nothing(), nothing()};
    centers[0] = centers[1] = nothing();
    for (uint32_t i = 0; i < count; i++) {
        Bounds box = load(&element[i]);
        int k = i >= count / 2;
        side[k] = joined(side[k], box);
        centers[k] = with_point(centers[k], center(box));
    }
    split->left = side[0], split->right = side[1];
    return count / 2;
}

/* Drops elements that repeat another one and keeps the least index. A table of the last LIKES
 * distinct elements finds them. Returns the number of remaining elements. */
static uint32_t drop_repeated(Box *element, uint32_t count, const Likeness *likeness)
{
    uint32_t seen[LIKES], kept = 0;
    memset(seen, 0xFF, sizeof seen);
    for (uint32_t i = 0; i < count; i++) {
        uint32_t prim = element[i].first;
        uint32_t *slot = &seen[likeness->hash(likeness->mesh, prim) % LIKES];
        if (*slot < kept && likeness->same(likeness->mesh, prim, element[*slot].first)) {
            if (prim < element[*slot].first)
                element[*slot].first = prim;
            continue;
        }
        *slot = kept;
        element[kept++] = element[i];
    }
    return kept;
}

/* ---- the tree ---- */

static bool one_point(Bounds centers)
{
    num extent = centers.upper - centers.lower;
    return !(extent[0] > 0) && !(extent[1] > 0) && !(extent[2] > 0);
}

/* Makes the node of `range` a leaf and returns 0, or makes it an inner node and returns 2. `child`
 * receives the two new ranges; their nodes are the first two at `base`. */
static int grow(Binary *tree, float scale, const Range *range, Range child[2])
{
    Box *node = &tree->node[range->node];
    Box *element = tree->element + node->first;
    Bounds centers[2];
    Split split = {.axis = -1};
    Bins bins;

    if (tree->likeness && node->count > BLOCK_WIDTH && one_point(range->centers))
        node->count = drop_repeated(element, node->count, tree->likeness);
    uint32_t count = node->count, first = node->first, middle;
    if (count <= BLOCK_WIDTH)
        return 0;
    if (range->depth + bits_of(count) < BINARY_DEPTH)
        find_split(&bins, element, count, range->centers, scale, &split);
    if (split.axis >= 0)
        middle = part(element, count, &bins, &split, &centers[0], &centers[1]);
    else
        middle = halve(element, count, &split, centers);

    Box *pair = &tree->node[range->base];
    store(&pair[0], split.left);
    store(&pair[1], split.right);
    pair[0].first = first, pair[0].count = middle;
    pair[1].first = first + middle, pair[1].count = count - middle;
    node->first = range->base;
    node->count = 0;
    child[0] = (Range){range->base, range->base + 2, range->depth + 1, centers[0]};
    child[1] = (Range){range->base + 1, range->base + 2 * middle, range->depth + 1, centers[1]};
    return 2;
}

static void grow_all(Binary *tree, float scale, Range range)
{
    Range waiting[BINARY_DEPTH + 2];
    uint32_t next = range.base; /* nodes are contiguous: fewer pages of memory are touched */
    int top = 0;
    waiting[top++] = range;
    while (top > 0) {
        Range child[2];
        Range now = waiting[--top];
        now.base = next;
        if (grow(tree, scale, &now, child)) {
            next += 2;
            waiting[top++] = child[1];
            waiting[top++] = child[0];
        }
    }
}

/* ---- threads: split the largest ranges until there are enough for all ---- */

typedef struct Growth {
    Binary *tree;
    float scale;
    Range range[TASKS];
    size_t ranges;
} Growth;

static void grow_range(void *job, size_t i)
{
    Growth *growth = job;
    grow_all(growth->tree, growth->scale, growth->range[i]);
}

static void prepare_ranges(Growth *growth, size_t wanted)
{
    const Box *node = growth->tree->node;
    while (growth->ranges + 1 < wanted) {
        size_t largest = 0;
        Range child[2];
        for (size_t i = 1; i < growth->ranges; i++)
            if (node[growth->range[i].node].count > node[growth->range[largest].node].count)
                largest = i;
        Range range = growth->range[largest];
        if (node[range.node].count < 1024 || !grow(growth->tree, growth->scale, &range, child))
            return;
        growth->range[largest] = child[0];
        growth->range[growth->ranges++] = child[1];
    }
}

/* The range of the elements of a leaf. Also sets the box of the leaf. */
static Range range_of(Binary *tree, uint32_t node, uint32_t depth)
{
    Box *leaf = &tree->node[node];
    Bounds box = nothing(), centers = nothing();
    for (size_t i = leaf->first; i < (size_t)leaf->first + leaf->count; i++) {
        Bounds element = load(&tree->element[i]);
        box = joined(box, element);
        centers = with_point(centers, center(element));
    }
    store(leaf, box);
    return (Range){node, node + 1, depth, centers};
}

void isect_bvh_grow(Binary *tree, uint32_t node, uint32_t depth)
{
    const Range range = range_of(tree, node, depth);
    grow_all(tree, isect_bvh_scale(&tree->node[node]), range);
}

/* Counts the leaves of the tree, and the elements that are in none of them. */
static void count_leaves(Binary *tree)
{
    size_t elements = 0;
    uint32_t waiting[BINARY_DEPTH + 2];
    int top = 0;
    waiting[top++] = 0;
    while (top > 0) {
        const Box *node = &tree->node[waiting[--top]];
        elements += node->count;
        tree->leaves += node->count > 0;
        if (node->count == 0)
            waiting[top++] = node->first, waiting[top++] = node->first + 1;
    }
    tree->repeated = tree->count - elements;
}

void isect_bvh_build_binary(Binary *tree, const isect_threads *threads)
{
    Growth growth = {.tree = tree, .ranges = 1};
    tree->node[0] = (Box){.first = 0, .count = (uint32_t)tree->count};
    growth.range[0] = range_of(tree, 0, 0);
    growth.scale = isect_bvh_scale(&tree->node[0]);
    if (threads && (threads->count > 1 || threads->parallel_for))
        prepare_ranges(&growth, TASKS / 4);
    isect_parallel(threads, growth.ranges, grow_range, &growth);
    count_leaves(tree);
}
