/* bvh/boxes.h - a box against eight others: children of a node, or triangles of a block. */
#ifndef ISECT_BVH_BOXES_H
#define ISECT_BVH_BOXES_H

#include "bvh/bounds.h"
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

#endif
