/* bvh/boxes.h - a box against eight others: children of a node, or triangles of a block. */
#ifndef ISECT_BVH_BOXES_H
#define ISECT_BVH_BOXES_H

#include "bvh/bounds.h"
#include "bvh/node.h"
#include "core/vec3.h"

/* The bounds in the order lower x, upper x, lower y, ... */
typedef struct EightBoxes {
    real bound[6][WIDTH];
} EightBoxes;

/* A bit for each child that overlaps the box. */
FORMULA unsigned children_within(const Node *node, const real box[6])
{
    unsigned bits = 0;
    for (int j = 0; j < WIDTH; j += LANES) {
        mask in = load_bounds(node->bound[0] + j) <= load_bounds(node->bound[1] + j);
        for (int k = 0; k < 6; k += 2)
            in &= (load_bounds(node->bound[k] + j) <= splat(box[k + 1])) &
                  (load_bounds(node->bound[k + 1] + j) >= splat(box[k]));
        bits |= mask_bits(in) << j;
    }
    return bits;
}

/* A bit for each child. */
FORMULA unsigned children_of(const Node *node)
{
    unsigned bits = 0;
    for (int j = 0; j < WIDTH; j += LANES)
        bits |= mask_bits(load_bounds(node->bound[0] + j) <= load_bounds(node->bound[1] + j)) << j;
    return bits;
}

/* As many floats as a register holds, at most eight, in both precisions. */
#if LANES > 1
enum { FLOATS = ISECT_VECTOR / 4 < WIDTH ? ISECT_VECTOR / 4 : WIDTH };
typedef float Floats __attribute__((vector_size(4 * FLOATS), may_alias));
typedef Floats FloatsInMemory __attribute__((aligned(4), may_alias));
typedef __typeof__((Floats){0} < (Floats){0}) FloatMask;

FORMULA unsigned float_mask_bits(FloatMask m)
{
#if defined(__AVX__) && ISECT_VECTOR >= 32
    return (unsigned)_mm256_movemask_ps((__m256)m);
#elif defined(__SSE2__)
    return (unsigned)_mm_movemask_ps((__m128)m);
#else
    unsigned bits = 0;
    for (int k = 0; k < FLOATS; k++)
        bits |= (unsigned)(m[k] & 1) << k;
    return bits;
#endif
}
#endif

/* A bit for each of eight boxes that is apart from the i-th one of `others`. */
FORMULA unsigned boxes_apart(const float eight[6][WIDTH], const float others[6][WIDTH], int i)
{
    unsigned bits = 0;
#if LANES > 1
    for (int j = 0; j < WIDTH; j += FLOATS) {
        FloatMask apart = (Floats){0} != (Floats){0};
        for (int k = 0; k < 6; k += 2)
            apart |= (*(const FloatsInMemory *)(eight[k] + j) > others[k + 1][i] - (Floats){0}) |
                     (*(const FloatsInMemory *)(eight[k + 1] + j) < others[k][i] - (Floats){0});
        bits |= float_mask_bits(apart) << j;
    }
#else
    for (int j = 0; j < WIDTH; j++)
        for (int k = 0; k < 6; k += 2)
            if (eight[k][j] > others[k + 1][i] || eight[k + 1][j] < others[k][i])
                bits |= 1u << j;
#endif
    return bits;
}

FORMULA void box_triangles(const Triangles *block, EightBoxes *eight)
{
    for (int k = 0; k < 3; k++)
        for (int j = 0; j < WIDTH; j += LANES) {
            const num a = *(const num_in_memory *)(block->corner[k] + j);
            const num b = *(const num_in_memory *)(block->corner[k + 3] + j);
            const num c = *(const num_in_memory *)(block->corner[k + 6] + j);
            *(num_in_memory *)(eight->bound[2 * k] + j) = min3(a, b, c);
            *(num_in_memory *)(eight->bound[2 * k + 1] + j) = max3(a, b, c);
        }
}

/* A bit for each of the LANES boxes from the j-th on that overlaps the box. */
FORMULA unsigned boxes_within(const EightBoxes *eight, int j, const real box[6])
{
    mask in = splat(0) == splat(0);
    for (int k = 0; k < 6; k += 2)
        in &= (*(const num_in_memory *)(eight->bound[k] + j) <= splat(box[k + 1])) &
              (*(const num_in_memory *)(eight->bound[k + 1] + j) >= splat(box[k]));
    return mask_bits(in);
}

/* The number of triangles without the repetitions of the last one. */
static inline int count_in(const Triangles *block)
{
    int count = 1;
    while (count < WIDTH && block->prim[count] != block->prim[count - 1])
        count++;
    return count;
}

/* Sets the boxes of the triangles of a block. Returns a bit for each that overlaps the box. */
FORMULA unsigned triangles_within(const Triangles *block, const real box[6], EightBoxes *eight)
{
    unsigned bits = 0;
    box_triangles(block, eight);
    for (int j = 0; j < WIDTH; j += LANES)
        bits |= boxes_within(eight, j, box) << j;
    return bits & ((1u << count_in(block)) - 1);
}

static inline X(aabb) box_of_child(const Node *node, int i)
{
    const float(*bound)[WIDTH] = node->bound;
    return (X(aabb)){{(real)bound[0][i], (real)bound[2][i], (real)bound[4][i]},
                     {(real)bound[1][i], (real)bound[3][i], (real)bound[5][i]}};
}
static inline X(aabb) box_in_eight(const EightBoxes *eight, int i)
{
    const real(*bound)[WIDTH] = eight->bound;
    return (X(aabb)){{bound[0][i], bound[2][i], bound[4][i]},
                     {bound[1][i], bound[3][i], bound[5][i]}};
}

#endif
