/* bvh/blend.c - a ray through two trees of one shape, of what is between them at its time.
 *
 * A node or a block is blended where it is met, to a place of its own; a step through it is that of
 * bvh/step.h. So the answer is that of the blended triangles, whatever the tree: boxes hold them
 * (bvh/blend.h). */
#include "bvh/blend.h"
#include "bvh/node.h"
#include "bvh/step.h"

FORMULA void blend_node(const Node *a, const Node *b, const Blend *blend, Node *to)
{
    for (int k = 0; k < 3; k++)
        for (int i = 0; i < WIDTH; i++) {
            const real low = blended(blend, (real)a->bound[2 * k][i], (real)b->bound[2 * k][i]);
            const real up =
                blended(blend, (real)a->bound[2 * k + 1][i], (real)b->bound[2 * k + 1][i]);
            const bool there = a->bound[2 * k][i] <= a->bound[2 * k + 1][i];
            to->bound[2 * k][i] = there ? bound_below(low) : INFINITY;
            to->bound[2 * k + 1][i] = there ? bound_above(up) : -INFINITY;
        }
    memcpy(to->child, a->child, sizeof to->child);
    memcpy(to->order, a->order, sizeof to->order);
}

FORMULA void blend_block(const Triangles *a, const Triangles *b, const Blend *blend, Triangles *to)
{
    for (int f = 0; f < 9; f++)
        for (int i = 0; i < WIDTH; i++)
            to->corner[f][i] = blended(blend, a->corner[f][i], b->corner[f][i]);
    memcpy(to->prim, a->prim, sizeof to->prim);
}

/* What is next; true if the ray already knows where to go from there. */
FORMULA bool visit_blended(const X(bvh_motion) * motion, const Blend *blend, Traveller *s, bool any)
{
    const size_t place = (size_t)(s->now & ~LEAF) * UNIT;
    const void *a = motion->tree[0]->unit + place, *b = motion->tree[1]->unit + place;
    if (s->now & LEAF) {
        Triangles block;
        blend_block(a, b, blend, &block);
        visit_block(&block, s);
        return false;
    }
    _Alignas(UNIT) Node node;
    blend_node(a, b, blend, &node);
    return visit_node(&node, s, any, &s->now);
}

FORMULA void travel(const X(bvh_motion) * motion, const Blend *blend, Traveller *s, bool any)
{
    for (;;) {
        if (visit_blended(motion, blend, s, any))
            continue;
        if (any && has_hit(s))
            return;
        do {
            if (s->top == 0)
                return;
            s->top--;
        } while (s->stack.near[s->top] > s->limit);
        s->now = s->stack.child[s->top];
    }
}

X(mesh_touch)
TRACE_BLEND(ISECT_KERNEL)
(const X(bvh_motion) * motion, const X(ray) * ray, const Blend *blend, bool any)
{
    Traveller s;
    if (set_out(&s, motion->tree[0], ray)) {
        if (any)
            travel(motion, blend, &s, true);
        else
            travel(motion, blend, &s, false);
    }
    return arrived(&s);
}
