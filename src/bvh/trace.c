/* bvh/trace.c - rays through a tree.
 *
 * A ray enters a node if its interval meets the interval of the ray within the box of the node. The
 * test must never reject a box that contains a hit. So the box interval is widened exactly as that
 * of a triangle's own box, to which the t of the hit was clamped (cast/ray_triangle.h). Each step
 * is monotone, also as rounded, and boxes of nodes contain those of their triangles. So the near
 * end of a node is never beyond the hit, and a node may be skipped if its near end is beyond the
 * best hit so far. Nodes at an equal distance are entered: they may contain an equal hit with a
 * smaller index. Most rays allow a shorter test, which is never the stricter one (bvh/ray_state.h).
 * Hence neither the order of traversal, nor the shape of the tree, nor the width of registers can
 * change an answer.
 *
 * Most of the time of a ray is latency: of memory, and of each step that depends on the one
 * before. So a batch keeps 16 rays in flight. Each takes one step, prefetches what it needs next,
 * and yields to the others. In each round the rays at nodes step first, then those at blocks; those
 * at the end are replaced. The loop over nodes has no unpredictable branch: a hit removes the
 * deferred children beyond it, so that each step pops exactly one child.
 *
 * Sixty-four consecutive rays that are coherent, such as camera rays, traverse the tree together as
 * a packet (bvh/packet.h). Packets do not pay where rays diverge early, among triangles that are
 * small compared with the distance of the rays. After such a packet the next rays are traced one by
 * one. */
#include "bvh/trace.h"
#include "bvh/bounds.h"
#include "bvh/packet.h"
#include HEADER(bvh)

enum {
    IN_FLIGHT = 16,
    PAYS = 200, /* the most tests of boxes per ray for packets to pay */
    PAUSE = 60  /* packets traced ray by ray before the next try */
};

/* Traces one ray to the end. All cache lines of the current node are prefetched before the
 * first is used. The lines of the node on top of the stack, or of the last one there if it is
 * empty, are prefetched, too; for any hit in a large tree also those of the one below. */
FORMULA void travel(const X(bvh) * bvh, RayState *s, bool any)
{
    const bool far = any && !is_nearby(bvh);
    for (uint32_t now = 0; step(bvh, s, &now, any);) {
        prefetch(bvh, now);
        prefetch(bvh, s->stack.child[s->top - 1]);
        if (far && s->top > 1)
            prefetch(bvh, s->stack.child[s->top - 2]);
    }
}

X(mesh_touch)
TRACE_ONE(ISECT_KERNEL)
(const X(bvh) * bvh, const X(ray) * ray, bool any, bool front_only, X(bvh_cost) * cost)
{
    RayState s;
    if (set_out(&s, bvh, ray, front_only)) {
        if (any)
            travel(bvh, &s, true);
        else
            travel(bvh, &s, false);
    }
    if (cost)
        *cost = (X(bvh_cost)){s.nodes, s.blocks};
    return arrived(&s);
}

/* ---- all hits ---- */

_Static_assert(sizeof(RayState) <= sizeof((HitSearch){0}.state), "room for the state");

/* The limit stays, and no child is nearer than another: their order is that of the node. */
int TRACE_HITS(ISECT_KERNEL)(const X(bvh) * bvh, HitSearch *search, Hit hits[WIDTH])
{
    RayState *s = (RayState *)search->state;
    int count = 0;
    if (search->ray) {
        search->more = set_out(s, bvh, search->ray, false);
        search->ray = NULL;
    }
    while (search->more && count == 0) {
        Triangles room;
        const bool leaf = s->now & LEAF;
        if (leaf)
            count = list_hits(block_of(bvh, s->now, &room), s->now, s, hits);
        if (leaf || !visit_node(node_of(bvh, s->now), s, true, &s->now))
            search->more = come_back(s, &s->now);
        prefetch(bvh, s->now);
        prefetch(bvh, s->stack.child[s->top - 1]);
    }
    return count;
}

/* ---- many ---- */

/* The rays of a batch that are not started; those before `end` are traced one by one. */
typedef struct Queue {
    size_t next, end;
    unsigned alone; /* packets after `end` whose rays are traced one by one, too */
    real close;     /* the greatest difference of origins of coherent rays */
} Queue;

/* May two rays be coherent? For most incoherent rays this is the only test. */
FORMULA bool are_close(const X(ray) * a, const X(ray) * b, real close)
{
    const real size = real_abs(a->dir.x) + real_abs(a->dir.y) + real_abs(a->dir.z);
    const real x = real_abs(a->dir.x - b->dir.x), y = real_abs(a->dir.y - b->dir.y);
    const real z = real_abs(a->dir.z - b->dir.z);
    return x + y + z <= size * (3 * PACKET_TURN) && real_abs(a->origin.x - b->origin.x) <= close;
}

/* The first of the four consecutive rays at place i of a packet. Rows of eight rays, as of a tile
 * of a picture, are read as rectangles of four by two, which diverge less. */
FORMULA size_t place_in_packet(bool rows, size_t i)
{
    return rows ? (i & ~(size_t)15) + (i & 4) * 2 + (i & 8) / 2 : i;
}

/* Is the direction of ray 8 nearer to that of ray 0 than the one of ray 7? */
FORMULA bool are_rows(const Operand *rays, size_t first)
{
    const X(ray) a = ray_of(rays, first), b = ray_of(rays, first + 7), c = ray_of(rays, first + 8);
    const real across =
        real_abs(b.dir.x - a.dir.x) + real_abs(b.dir.y - a.dir.y) + real_abs(b.dir.z - a.dir.z);
    const real down =
        real_abs(c.dir.x - a.dir.x) + real_abs(c.dir.y - a.dir.y) + real_abs(c.dir.z - a.dir.z);
    return 4 * down < 3 * across;
}

/* Number f of the rays at places i to i + 3 of a packet. */
FORMULA void load_rays(Packet *p, int f, int i, const Operand *rays, size_t from)
{
    const char *at = (const char *)rays->number[f] + from * rays->stride;
    for (int k = 0; k < 4; k++)
        put_number(&p->number[f], i + k, *(const real *)(at + (size_t)k * rays->stride));
}

/* Traces the next PACKET rays together; false, without effect, if they are not coherent. */
FORMULA bool trace_packet(const Batch *batch, Queue *queue, bool any)
{
    Packet p;
    const Operand *rays = batch->rays;
    const size_t first = batch->first + queue->next;
    const X(ray) one = ray_of(rays, first), last = ray_of(rays, first + PACKET - 1);
    if (!are_close(&one, &last, queue->close))
        return false;
    const bool rows = are_rows(rays, first);
    for (int i = 0; i < PACKET; i += 4)
        for (int f = 0; f < 8; f++)
            load_rays(&p, f, i, rays, first + place_in_packet(rows, (size_t)i));
    if (!set_out_together(&p, (real)batch->bvh->largest, queue->close))
        return false;
    p.front_only = batch->front_only;
    travel_together(batch->bvh, &p, any);
    queue->alone = p.tests * LANES > PAYS * PACKET ? PAUSE : 0;
    for (int i = 0; i < PACKET; i += 4) {
        const size_t at = first + place_in_packet(rows, (size_t)i);
        for (int k = i; k < i + 4; k++)
            write_touch(batch, at + (size_t)(k - i), best_of(&p, k));
    }
    return true;
}

static __attribute__((noinline)) bool try_packet(const Batch *batch, Queue *queue, bool any)
{
    return any ? trace_packet(batch, queue, true) : trace_packet(batch, queue, false);
}

/* Traces packets until rays are to be traced one by one. */
FORMULA void trace_packets(const Batch *batch, Queue *queue, bool any)
{
    while (queue->next == queue->end) {
        const size_t left = batch->count - queue->next;
        queue->end += left < PACKET ? left : PACKET;
        if (queue->alone > 0) {
            queue->alone--;
            return;
        }
        if (left < PACKET || !try_packet(batch, queue, any))
            return;
        queue->next = queue->end;
    }
}

/* Starts the next ray of the batch that has a node to visit; false if there is none. */
FORMULA bool next_ray(const Batch *batch, Queue *queue, RayState *s, bool any)
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

/* The greatest distance of origins in a packet. */
FORMULA real closeness(const X(bvh) * bvh)
{
    const X(vec3) *low = &bvh->statistics.bounds.lower, *up = &bvh->statistics.bounds.upper;
    return ((up->x - low->x) + (up->y - low->y) + (up->z - low->z)) / 64;
}

FORMULA void trace_batch(const Batch *batch, bool any)
{
    RayState state[IN_FLIGHT];
    const X(bvh) *bvh = batch->bvh;
    const bool nearby = is_nearby(bvh);
    Queue queue = {.close = closeness(bvh)};
    Rays nodes = 0, blocks = 0;
    for (int k = 0; k < IN_FLIGHT && next_ray(batch, &queue, &state[k], any); k++)
        nodes |= (Rays)1 << k;
    while (nodes | blocks)
        for (Rays ended = step_all(bvh, nearby, state, &nodes, &blocks, any); ended;
             ended &= ended - 1) {
            const int k = __builtin_ctz(ended);
            write_touch(batch, state[k].index, state[k].best);
            nodes |= (Rays)next_ray(batch, &queue, &state[k], any) << k;
        }
}

void TRACE_MANY(ISECT_KERNEL)(const Batch *batch)
{
    if (batch->bits)
        trace_batch(batch, true);
    else
        trace_batch(batch, false);
}
