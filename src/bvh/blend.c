/* bvh/blend.c - rays through two trees of the same topology, interpolated at the time of the ray.
 *
 * A node or block is interpolated on the stack when it is visited; the step through it is that of
 * bvh/ray_step.h. The answer is that of the interpolated triangles for any tree, as the
 * interpolated boxes contain them (bvh/blend.h). A batch keeps 16 rays in flight, each with its own
 * time: while one ray loads both of its nodes, the others take their steps. */
#include "bvh/blend.h"
#include "bvh/node.h"
#include "bvh/ray_step.h"

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

/* As step() of bvh/ray_step.h: false at the end of the traversal. */
FORMULA bool step_blended(const X(bvh_motion) * motion, const Blend *blend, RayState *s, bool any,
                          bool alone)
{
    const X(bvh) *a = motion->tree[0], *b = motion->tree[1];
    if (s->now & LEAF) {
        Triangles block, room[2];
        blend_block(block_of(a, s->now, &room[0]), block_of(b, s->now, &room[1]), blend, &block);
        visit_block(&block, s);
        return !(any && has_hit(s)) && come_back(s, &s->now);
    }
    _Alignas(UNIT) Node node;
    blend_node(node_of(a, s->now), node_of(b, s->now), blend, &node);
    return visit_node(&node, s, any, alone ? &s->now : NULL) || come_back(s, &s->now);
}

X(mesh_touch)
TRACE_BLEND(ISECT_KERNEL)
(const X(bvh_motion) * motion, const X(ray) * ray, const Blend *blend, bool any)
{
    RayState s;
    if (set_out(&s, motion->tree[0], ray, false)) {
        if (any)
            while (step_blended(motion, blend, &s, true, true)) {
            }
        else
            while (step_blended(motion, blend, &s, false, true)) {
            }
    }
    return arrived(&s);
}

enum { IN_FLIGHT = 16 };

typedef struct Timed {
    RayState at;
    Blend blend;
} Timed;

/* Starts the next ray of the batch that has a node to visit; false if there is none. */
FORMULA bool next_timed(const BlendBatch *batch, size_t *next, Timed *s)
{
    const Batch *rays = &batch->rays;
    while (*next < rays->count) {
        const size_t i = rays->first + (*next)++;
        const real time = batch->times[i];
        const X(ray) ray = ray_of(rays->rays, i);
        s->at.index = i;
        s->blend = blend_at(time);
        if (is_time(time) && set_out(&s->at, batch->motion->tree[0], &ray, false))
            return true;
        write_touch(rays, i, (X(mesh_touch)){REAL_INF, 0, 0, UINT32_MAX});
    }
    return false;
}

FORMULA void trace_timed(const BlendBatch *batch, bool any)
{
    Timed timed[IN_FLIGHT], *on_way[IN_FLIGHT];
    size_t next = 0;
    int count = 0;
    for (; count < IN_FLIGHT && next_timed(batch, &next, &timed[count]); count++)
        on_way[count] = &timed[count];
    while (count > 0) {
        for (int i = 0; i < count; i++) {
            Timed *s = on_way[i];
            if (step_blended(batch->motion, &s->blend, &s->at, any, false)) {
                prefetch(batch->motion->tree[0], s->at.now);
                prefetch(batch->motion->tree[1], s->at.now);
                continue;
            }
            write_touch(&batch->rays, s->at.index, s->at.best);
            if (!next_timed(batch, &next, s))
                on_way[i--] = on_way[--count];
        }
    }
}

void TRACE_BLENDS(ISECT_KERNEL)(const BlendBatch *batch)
{
    if (batch->rays.bits)
        trace_timed(batch, true);
    else
        trace_timed(batch, false);
}
