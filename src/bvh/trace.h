/* bvh/trace.h - the kernels of bvh/trace.c, one set per instruction set. */
#ifndef ISECT_BVH_TRACE_H
#define ISECT_BVH_TRACE_H

#include "bvh/tree.h"
#include "core/batch.h"
#include "core/isa.h"
#include HEADER(bvh)

/* Rays `first` to `first + count - 1` of a batch; either `touches` or `bits` is NULL. */
typedef struct Batch {
    const X(bvh) * bvh;
    const Operand *rays;
    const X(mesh_touches) * touches;
    uint64_t *bits;
    size_t first, count;
    bool front_only; /* triangles seen from their backs are missed */
} Batch;

/* One ray, with its cost. If `any`, only the fact of a hit is valid. */
typedef X(mesh_touch) X(TraceOne)(const X(bvh) * bvh, const X(ray) * ray, bool any, bool front_only,
                                  X(bvh_cost) * cost);
typedef void X(TraceMany)(const Batch *batch);

#define TRACE_JOIN_(a, b) a##b
#define TRACE_JOIN(a, b) TRACE_JOIN_(a, b)
#define TRACE_ONE(isa) TRACE_JOIN(X(trace_one_), isa)
#define TRACE_MANY(isa) TRACE_JOIN(X(trace_many_), isa)
#define DECLARE_TRACES(isa)                                                                        \
    X(TraceOne) TRACE_ONE(isa);                                                                    \
    X(TraceMany) TRACE_MANY(isa);
ISAS_LANES(DECLARE_TRACES)

#endif
