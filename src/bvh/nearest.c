/* bvh/nearest.c - the nearest triangles of a tree: bvh/nearest_search.h.
 *
 * As rays in bvh/trace.c, the points of a batch take turns, one step each, to hide memory
 * latency. */
#include "bvh/nearest_search.h"

enum { IN_FLIGHT = 16 };

/* Visits `now` and pops the next; false at the end of the traversal. */
FORMULA bool step(const X(bvh) * bvh, NearestSearch *s)
{
    if (s->now & LEAF) {
        Triangles room;
        visit_block(block_of(bvh, s->now, &room), s);
    } else {
        visit_node(node_of(bvh, s->now), s);
    }
    return next_waiting(s);
}

FORMULA X(mesh_nearest) arrived(const X(bvh) * bvh, const NearestSearch *s)
{
    Triangles room;
    if (s->prim == UINT32_MAX)
        return nearest_none();
    return X(bvh_nearest_of)(&s->point, block_of(bvh, s->leaf, &room), s->place,
                             s->decided_of == s->prim ? &s->decided : NULL);
}

X(mesh_nearest) NEAREST_ONE(ISECT_KERNEL)(NearestQuery *search)
{
    NearestSearch s;
    if (set_out(&s, &search->point, search->within2)) {
        s.search = search->wanted == NEAREST ? NULL : search;
        while (step(search->bvh, &s)) {
        }
    }
    return arrived(search->bvh, &s);
}

FORMULA void write_answer(const NearestBatch *batch, const NearestSearch *s)
{
    const X(mesh_nearests) *to = batch->answers;
    const X(mesh_nearest) answer = arrived(batch->bvh, s);
    const real numbers[] = {answer.point.x,   answer.point.y, answer.point.z,
                            answer.distance2, answer.u,       answer.v};
    real *const columns[] = {to->point.x, to->point.y, to->point.z, to->distance2, to->u, to->v};
    const size_t step_real = to->stride ? to->stride : sizeof(real);
    const size_t step_word = to->stride ? to->stride : sizeof(uint32_t);
    for (int k = 0; k < 6; k++)
        *(real *)((char *)columns[k] + s->index * step_real) = numbers[k];
    *(uint32_t *)((char *)to->prim + s->index * step_word) = answer.prim;
    *(uint32_t *)((char *)to->feature + s->index * step_word) = answer.feature;
}

/* Starts the next point of the batch that has a node to visit; false if there is none. */
FORMULA bool next_point(const NearestBatch *batch, size_t *next, NearestSearch *s)
{
    while (*next < batch->count) {
        s->index = batch->first + (*next)++;
        const X(vec3) point = point_of(batch->points, s->index);
        if (set_out(s, &point, batch->within2))
            return true;
        write_answer(batch, s);
    }
    return false;
}

void NEAREST_MANY(ISECT_KERNEL)(const NearestBatch *batch)
{
    NearestSearch state[IN_FLIGHT], *on_way[IN_FLIGHT];
    size_t next = 0;
    int count = 0;
    for (; count < IN_FLIGHT && next_point(batch, &next, &state[count]); count++)
        on_way[count] = &state[count];
    while (count > 0) {
        for (int i = 0; i < count; i++) {
            NearestSearch *s = on_way[i];
            if (step(batch->bvh, s)) {
                prefetch(batch->bvh, s->now);
                continue;
            }
            write_answer(batch, s);
            if (!next_point(batch, &next, s))
                on_way[i--] = on_way[--count];
        }
    }
}
