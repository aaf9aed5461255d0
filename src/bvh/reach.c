/* bvh/reach.c - traversal down to the triangles that may share a point with a shape.
 *
 * The box of the shape is compared with eight boxes at a time. Comparisons do not round, and boxes
 * contain their triangles, so no triangle is lost. Where the box of the shape is a poor bound, for
 * a ray or a plane, an exact pair function also tests the remaining boxes against the shape. The
 * pair function with triangles decides. */
#include "bvh/reach.h"
#include "bvh/boxes.h"

static X(aabb) box_of(const Node *node, int i)
{
    const float(*bound)[WIDTH] = node->bound;
    return (X(aabb)){{(real)bound[0][i], (real)bound[2][i], (real)bound[4][i]},
                     {(real)bound[1][i], (real)bound[3][i], (real)bound[5][i]}};
}

FORMULA int push_node(const Reach *reach, const Node *node, uint32_t *to)
{
    int count = 0;
    for (unsigned bits = children_within(node, reach->box); bits; bits &= bits - 1) {
        const int i = __builtin_ctz(bits);
        const X(aabb) box = box_of(node, i);
        if (!reach->enter || reach->enter(reach->shape, &box))
            to[count++] = node->child[i];
    }
    return count;
}

FORMULA void reach_block(Reach *reach, const Triangles *block)
{
    EightBoxes eight;
    unsigned bits = 0;
    box_triangles(block, &eight);
    for (int j = 0; j < WIDTH; j += LANES)
        bits |= boxes_within(&eight, j, reach->box) << j;
    for (bits &= (1u << count_in(block)) - 1; bits; bits &= bits - 1) {
        const int i = __builtin_ctz(bits);
        const X(triangle) triangle = triangle_in(block, i);
        if (!reach->met(reach->shape, &triangle))
            continue;
        if (reach->count < reach->capacity)
            reach->prims[reach->count] = block->prim[i];
        reach->count++;
        if (reach->any)
            return;
    }
}

void REACH_SHAPE(ISECT_KERNEL)(Reach *reach)
{
    uint32_t stack[STACK];
    int top = 0;
    stack[top++] = 0;
    while (top > 0 && !(reach->any && reach->count)) {
        const uint32_t now = stack[--top];
        Triangles room;
        if (now & LEAF)
            reach_block(reach, block_of(reach->bvh, now, &room));
        else
            top += push_node(reach, node_of(reach->bvh, now), stack + top);
    }
}
