/* bvh/box_query.c - traversal down to the triangles that may share a point with a shape.
 *
 * The box of the shape is compared with eight boxes at a time. Comparisons do not round, and boxes
 * contain their triangles, so no triangle is lost. Where the box of the shape is a poor bound, for
 * a ray or a plane, an exact pair function also tests the remaining boxes against the shape. The
 * pair function with triangles decides. */
#include "bvh/box_query.h"
#include "bvh/affine.h"
#include "bvh/boxes.h"

FORMULA int push_node(const BoxQuery *query, const Node *node, uint32_t *to)
{
    int count = 0;
    for (unsigned bits = children_within(node, query->box); bits; bits &= bits - 1) {
        const int i = __builtin_ctz(bits);
        const X(aabb) box = box_of_child(node, i);
        if (!query->enter || query->enter(query->shape, &box))
            to[count++] = node->child[i];
    }
    return count;
}

FORMULA void query_block(BoxQuery *query, const Triangles *block)
{
    EightBoxes eight;
    for (unsigned bits = triangles_within(block, query->box, &eight); bits; bits &= bits - 1) {
        const int i = __builtin_ctz(bits);
        const X(triangle) triangle = triangle_in(block, i);
        if (query->meet) {
            query->meet(query->user, &triangle, block->prim[i]);
            continue;
        }
        if (!query->met(query->shape, &triangle))
            continue;
        if (query->count < query->capacity)
            query->prims[query->count] = block->prim[i];
        query->count++;
        query->ended = query->any || (query->visit && !query->visit(query->user, block->prim[i]));
        if (query->ended)
            return;
    }
}

void BOX_QUERY(ISECT_KERNEL)(BoxQuery *query)
{
    uint32_t stack[STACK];
    int top = 0;
    stack[top++] = 0;
    while (top > 0 && !query->ended) {
        const uint32_t now = stack[--top];
        Triangles room, moved;
        Node node;
        if (now & LEAF)
            query_block(query,
                        block_moved(query->matrix, block_of(query->bvh, now, &room), &moved));
        else
            top += push_node(query, node_moved(query->matrix, node_of(query->bvh, now), &node),
                             stack + top);
    }
}
