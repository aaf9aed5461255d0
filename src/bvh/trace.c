/* bvh/trace.c - rays through a tree.
 *
 * A ray enters a node if its interval meets the interval that the box of the node cuts out of it.
 * That test must never say no to a box that holds a hit: its interval is widened exactly as that of
 * a triangle's own box is, to which the hit was clamped (cast/ray_triangle.h). Every step of it is
 * monotone, also when rounded, and boxes of nodes contain those of their triangles; so the near end
 * of a node is never beyond the hit, and a node may be skipped if its near end is beyond the best
 * hit so far. Equally near ones are entered: they may hold an equal hit of smaller index. Hence the
 * order of travel, the shape of the tree and the width of registers cannot change an answer.
 *
 * Most of the time of a ray is waiting: for memory, and for each step to know the next. So a batch
 * keeps 32 rays in flight. Each takes one step, asks for the memory that it needs next, and lets
 * the others take theirs. */
#include "bvh/trace.h"
#include "bvh/bounds.h"
#include "bvh/step.h"
#include HEADER(bvh)

enum { IN_FLIGHT = 32 };

/* To the end; what comes after the next step is asked for, also where any hit is enough. */
FORMULA void travel(const char *unit, Traveller *s, bool any)
{
    while (step(unit, s, any, true))
        if (s->top > 0)
            prefetch(unit, s->stack.child[s->top - 1]);
}

X(mesh_touch)
TRACE_ONE(ISECT_KERNEL)(const X(bvh) * bvh, const X(ray) * ray, bool any, X(bvh_cost) * cost)
{
    Traveller s;
    if (set_out(&s, bvh, ray)) {
        if (any)
            travel(bvh->unit, &s, true);
        else
            travel(bvh->unit, &s, false);
    }
    *cost = (X(bvh_cost)){s.nodes, s.blocks};
    return arrived(&s);
}

/* ---- many ---- */

FORMULA real number_of(const Operand *rays, int number, size_t i)
{
    return *(const real *)((const char *)rays->number[number] + i * rays->stride);
}

FORMULA X(ray) ray_of(const Operand *r, size_t i)
{
    return (X(ray)){{number_of(r, 0, i), number_of(r, 1, i), number_of(r, 2, i)},
                    {number_of(r, 3, i), number_of(r, 4, i), number_of(r, 5, i)},
                    number_of(r, 6, i),
                    number_of(r, 7, i)};
}

FORMULA void write_answer(const Batch *batch, const Traveller *s)
{
    if (batch->bits) {
        batch->bits[s->index / 64] |= (uint64_t)has_hit(s) << s->index % 64;
        return;
    }
    const X(mesh_touches) *to = batch->touches;
    X(mesh_touch) touch = arrived(s);
    size_t step_real = to->stride ? to->stride : sizeof(real);
    size_t step_prim = to->stride ? to->stride : sizeof(uint32_t);
    *(real *)((char *)to->t + s->index * step_real) = touch.t;
    *(real *)((char *)to->u + s->index * step_real) = touch.u;
    *(real *)((char *)to->v + s->index * step_real) = touch.v;
    *(uint32_t *)((char *)to->prim + s->index * step_prim) = touch.prim;
}

/* Start the next ray of the batch that has a node to visit; false if there is none. */
FORMULA bool next_ray(const Batch *batch, size_t *next, Traveller *s)
{
    while (*next < batch->count) {
        s->index = batch->first + (*next)++;
        X(ray) ray = ray_of(batch->rays, s->index);
        if (set_out(s, batch->bvh, &ray))
            return true;
        write_answer(batch, s);
    }
    return false;
}

FORMULA void trace_batch(const Batch *batch, bool any)
{
    Traveller traveller[IN_FLIGHT], *on_way[IN_FLIGHT];
    const char *unit = batch->bvh->unit;
    size_t next = 0;
    int count = 0;
    while (count < IN_FLIGHT && next_ray(batch, &next, &traveller[count])) {
        on_way[count] = &traveller[count];
        count++;
    }
    while (count > 0) {
        for (int i = 0; i < count; i++) {
            Traveller *s = on_way[i];
            if (step(unit, s, any, false)) {
                prefetch(unit, s->now);
                continue;
            }
            write_answer(batch, s);
            if (!next_ray(batch, &next, s))
                on_way[i--] = on_way[--count];
        }
    }
}

void TRACE_MANY(ISECT_KERNEL)(const Batch *batch)
{
    if (batch->bits)
        trace_batch(batch, true);
    else
        trace_batch(batch, false);
}
