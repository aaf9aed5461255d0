/* bvh/blend.h - what is between two trees of one shape, and the kernels of bvh/blend.c.
 *
 * A number at the time t is (1 - t) a + t b, in double, each step rounded, and the sum rounded once
 * more to its type. With 1 - t and t not below 0 each of these steps grows with a and with b, also
 * as it is rounded: so a bound that is blended in the same way is not beyond a blended corner, and
 * nothing is to be made wider. At 0 and at 1 it is a, and b, exactly. */
#ifndef ISECT_BVH_BLEND_H
#define ISECT_BVH_BLEND_H

#include "bvh/trace.h"

struct X(bvh_motion) {
    X(bvh) * tree[2]; /* at 0 and at 1: the same nodes, children and blocks at the same places */
    isect_allocator allocator;
};

/* Shares of both ends. */
typedef struct Blend {
    double of[2];
} Blend;

static inline Blend blend_at(real time)
{
    return (Blend){{1 - (double)time, (double)time}};
}

static inline bool is_time(real time)
{
    return time >= 0 && time <= 1;
}

static inline real blended(const Blend *blend, real a, real b)
{
    return (real)(blend->of[0] * (double)a + blend->of[1] * (double)b);
}

/* Where a ray first pierces the mesh at a time; `any`: only whether there is a hit is right. */
typedef X(mesh_touch)
    X(TraceBlend)(const X(bvh_motion) * motion, const X(ray) * ray, const Blend *blend, bool any);

/* Rays of a batch, each at its time. */
typedef struct BlendBatch {
    const X(bvh_motion) * motion;
    const real *times;
    Batch rays; /* its tree is none */
} BlendBatch;
typedef void X(TraceBlends)(const BlendBatch *batch);

#define BLEND_JOIN_(a, b) a##b
#define BLEND_JOIN(a, b) BLEND_JOIN_(a, b)
#define TRACE_BLEND(isa) BLEND_JOIN(X(trace_blend_), isa)
#define TRACE_BLENDS(isa) BLEND_JOIN(X(trace_blends_), isa)
#define DECLARE_BLENDS(isa)                                                                        \
    X(TraceBlend) TRACE_BLEND(isa);                                                                \
    X(TraceBlends) TRACE_BLENDS(isa);
ISAS(DECLARE_BLENDS)

#endif
