/* bvh/trace.h - the kernels of bvh/trace.c, one set per instruction set. */
#ifndef ISECT_BVH_TRACE_H
#define ISECT_BVH_TRACE_H

#include "bvh/tree.h"
#include "core/batch.h"
#include "core/isa.h"
#include HEADER(bvh)
#include <string.h>

/* Rays `first` to `first + count - 1` of a batch; either `touches` or `bits` is NULL. */
typedef struct Batch {
    const X(bvh) * bvh;
    const Operand *rays;
    const X(mesh_touches) * touches;
    uint64_t *bits;
    size_t first, count;
    bool front_only; /* triangles seen from their backs are missed */
} Batch;

/* One ray, with its cost unless that is NULL. If `any`, only the fact of a hit is valid. */
typedef X(mesh_touch) X(TraceOne)(const X(bvh) * bvh, const X(ray) * ray, bool any, bool front_only,
                                  X(bvh_cost) * cost);
typedef void X(TraceMany)(const Batch *batch);

/* A hit, and its triangle: at this place in a leaf. */
typedef struct Hit {
    X(mesh_touch) touch;
    uint32_t leaf, place;
} Hit;

/* A search for all hits of a ray, in pieces. The kernel sets out with `ray`, and then keeps its own
 * state; `more` is false at the end. */
typedef struct HitSearch {
    const X(ray) * ray; /* NULL after the first piece */
    bool more;
    _Alignas(UNIT) char state[1024 + STACK * (sizeof(real) + sizeof(uint32_t))];
} HitSearch;

/* Writes the next hits, which are those of one leaf, by their place, and returns their number. */
typedef int X(TraceHits)(const X(bvh) * bvh, HitSearch *search, Hit hits[WIDTH]);

#define TRACE_ONE(isa) KERNEL_NAME(X(trace_one_), isa)
#define TRACE_MANY(isa) KERNEL_NAME(X(trace_many_), isa)
#define TRACE_HITS(isa) KERNEL_NAME(X(trace_hits_), isa)
#define DECLARE_TRACES(isa)                                                                        \
    X(TraceOne) TRACE_ONE(isa);                                                                    \
    X(TraceHits) TRACE_HITS(isa);                                                                  \
    X(TraceMany) TRACE_MANY(isa);
ISAS_LANES(DECLARE_TRACES)

static inline __attribute__((always_inline)) X(ray) ray_of(const Operand *rays, size_t i)
{
    real number[8];
    X(ray) ray;
    for (int f = 0; f < 8; f++)
        number[f] = *(const real *)((const char *)rays->number[f] + i * rays->stride);
    memcpy(&ray, number, sizeof ray);
    return ray;
}

static inline __attribute__((always_inline)) void write_touch(const Batch *batch, size_t i,
                                                              X(mesh_touch) best)
{
    const bool hit = best.prim != UINT32_MAX;
    if (batch->bits) {
        batch->bits[i / 64] |= (uint64_t)hit << i % 64;
        return;
    }
    const X(mesh_touches) *to = batch->touches;
    size_t step_real = to->stride ? to->stride : sizeof(real);
    size_t step_prim = to->stride ? to->stride : sizeof(uint32_t);
    *(real *)((char *)to->t + i * step_real) = hit ? best.t : REAL_INF;
    *(real *)((char *)to->u + i * step_real) = best.u;
    *(real *)((char *)to->v + i * step_real) = best.v;
    *(uint32_t *)((char *)to->prim + i * step_prim) = best.prim;
}

#endif
