/* bvh/trace.c - rays through a tree.
 *
 * A ray enters a node if its interval meets the interval that the box of the node cuts out of it.
 * That test must never say no to a box that holds a hit: its interval is widened exactly as that of
 * a triangle's own box is, to which the hit was clamped (cast/ray_triangle.h). Every step of it is
 * monotone, also when rounded, and boxes of nodes contain those of their triangles; so the near end
 * of a node is never beyond the hit, and a node may be skipped if its near end is beyond the best
 * hit so far. Equally near ones are entered: they may hold an equal hit of smaller index. Most rays
 * allow a shorter test, which is never the stricter one (bvh/traveller.h). Hence the order of
 * travel, the shape of the tree and the width of registers cannot change an answer.
 *
 * Most of the time of a ray is waiting: for memory, and for each step to know the next. So a batch
 * keeps 16 rays in flight. Each takes one step, asks for the memory that it needs next, and lets
 * the others take theirs. Sixteen rays that follow each other and run side by side, as those of a
 * camera do, traverse the tree together (bvh/packet.h). Where that does not pay, since they soon go
 * different ways among triangles that are small beside their distances, the next go on their own.
 */
#include "bvh/trace.h"
#include "bvh/bounds.h"
#include "bvh/many.h"
#include "bvh/packet.h"
#include HEADER(bvh)

enum {
    IN_FLIGHT = 16,
    PAYS = 3,  /* rays that must enter a node or block together, on average */
    PAUSE = 15 /* packets before it is tried again */
};

/* To the end. All of what comes now is asked for at once, before the first of it is needed, and so
 * is what comes after; if nothing does, what did last. */
FORMULA void travel(const X(bvh) * bvh, Traveller *s, bool any)
{
    for (uint32_t now = 0; step(bvh, s, &now, any, true);) {
        prefetch(bvh, now);
        prefetch(bvh, s->stack.child[s->top > 0 ? s->top - 1 : 0]);
    }
}

X(mesh_touch)
TRACE_ONE(ISECT_KERNEL)
(const X(bvh) * bvh, const X(ray) * ray, bool any, bool front_only, X(bvh_cost) * cost)
{
    Traveller s;
    if (set_out(&s, bvh, ray, front_only)) {
        if (any)
            travel(bvh, &s, true);
        else
            travel(bvh, &s, false);
    }
    *cost = (X(bvh_cost)){s.nodes, s.blocks};
    return arrived(&s);
}

/* ---- many ---- */

/* The rays of a batch that are still to start: those before `end` on their own. */
typedef struct Queue {
    size_t next, end;
    unsigned alone; /* packets behind `end` whose rays go on their own, too */
    real close;     /* how far apart origins of rays side by side may be */
} Queue;

/* May two rays be side by side? For most that are not, this is all that is asked. */
FORMULA bool are_close(const X(ray) * a, const X(ray) * b, real close)
{
    const real size = real_abs(a->dir.x) + real_abs(a->dir.y) + real_abs(a->dir.z);
    const real x = real_abs(a->dir.x - b->dir.x), y = real_abs(a->dir.y - b->dir.y);
    const real z = real_abs(a->dir.z - b->dir.z);
    return x + y + z <= size * (3 * PACKET_TURN) && real_abs(a->origin.x - b->origin.x) <= close;
}

/* The next PACKET rays together; false, and nothing is done, if they go different ways. */
FORMULA bool trace_packet(const Batch *batch, Queue *queue, bool any)
{
    Packet p;
    const Operand *rays = batch->rays;
    const size_t first = batch->first + queue->next;
    const X(ray) one = ray_of(rays, first), last = ray_of(rays, first + PACKET - 1);
    if (!are_close(&one, &last, queue->close))
        return false;
    for (int f = 0; f < 8; f++)
        for (int i = 0; i < PACKET; i++)
            put_number(&p.number[f], i, number_of(rays, f, first + (size_t)i));
    if (!set_out_together(&p, (real)batch->bvh->largest, queue->close))
        return false;
    for (int i = 0; i < PACKET; i++)
        p.best[i] = (X(mesh_touch)){number_in(&p.number[7], i), 0, 0, UINT32_MAX};
    p.front_only = batch->front_only;
    travel_together(batch->bvh, &p, any);
    queue->alone = p.rays < PAYS * p.entered ? PAUSE : 0;
    for (int i = 0; i < PACKET; i++)
        write_touch(batch, first + (size_t)i, p.best[i]);
    return true;
}

static __attribute__((noinline)) bool nearest_packet(const Batch *batch, Queue *queue)
{
    return trace_packet(batch, queue, false);
}
static __attribute__((noinline)) bool any_packet(const Batch *batch, Queue *queue)
{
    return trace_packet(batch, queue, true);
}

/* All packets, up to rays that go on their own. */
FORMULA void trace_packets(const Batch *batch, Queue *queue, bool any)
{
    while (queue->next == queue->end) {
        const size_t left = batch->count - queue->next;
        queue->end += left < PACKET ? left : PACKET;
        if (queue->alone > 0) {
            queue->alone--;
            return;
        }
        if (left < PACKET || !(any ? any_packet(batch, queue) : nearest_packet(batch, queue)))
            return;
        queue->next = queue->end;
    }
}

/* Start the next ray of the batch that has a node to visit; false if there is none. */
FORMULA bool next_ray(const Batch *batch, Queue *queue, Traveller *s, bool any)
{
    for (;;) {
        trace_packets(batch, queue, any);
        if (queue->next == batch->count)
            return false;
        s->index = batch->first + queue->next++;
        X(ray) ray = ray_of(batch->rays, s->index);
        if (set_out(s, batch->bvh, &ray, batch->front_only))
            return true;
        write_touch(batch, s->index, s->best);
    }
}

/* Farther apart, rays have little in common. */
FORMULA real closeness(const X(bvh) * bvh)
{
    const X(vec3) *low = &bvh->statistics.bounds.lower, *up = &bvh->statistics.bounds.upper;
    return ((up->x - low->x) + (up->y - low->y) + (up->z - low->z)) / 64;
}

FORMULA void trace_batch(const Batch *batch, bool any)
{
    Traveller traveller[IN_FLIGHT], *on_way[IN_FLIGHT];
    const X(bvh) *bvh = batch->bvh;
    Queue queue = {.close = closeness(batch->bvh)};
    int count = 0;
    while (count < IN_FLIGHT && next_ray(batch, &queue, &traveller[count], any)) {
        on_way[count] = &traveller[count];
        count++;
    }
    while (count > 0) {
        for (int i = 0; i < count; i++) {
            Traveller *s = on_way[i];
            if (step(bvh, s, &s->now, any, false)) {
                prefetch(bvh, s->now);
                continue;
            }
            write_touch(batch, s->index, s->best);
            if (!next_ray(batch, &queue, s, any))
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
