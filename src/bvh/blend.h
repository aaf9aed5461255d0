/* bvh/blend.h - interpolation between two trees of the same topology, and the kernels of
 * bvh/blend.c.
 *
 * A number at time t is (1 - t) a + t b. It is computed in double, each step rounded, and rounded
 * once more to its type. As 1 - t and t are not negative, each of these steps is monotone in a and
 * in b, also as rounded. So an interpolated bound is never beyond an interpolated corner, and no
 * bound needs a margin. At t = 0 and t = 1 the result is a and b exactly. */
#ifndef ISECT_BVH_BLEND_H
#define ISECT_BVH_BLEND_H

#include "bvh/trace.h"

struct X(bvh_motion) {
    X(bvh) * tree[2]; /* at 0 and at 1: nodes, children and blocks lie at the same places */
    isect_allocator allocator;
};

/* The weights of both ends. */
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

/* The first hit of a ray on the mesh at a time. If `any`, only the fact of a hit is valid. */
typedef X(mesh_touch)
    X(TraceBlend)(const X(bvh_motion) * motion, const X(ray) * ray, const Blend *blend, bool any);

/* The rays of a batch, each with its own time. */
typedef struct BlendBatch {
    const X(bvh_motion) * motion;
    const real *times;
    Batch rays; /* its tree is unused */
} BlendBatch;
typedef void X(TraceBlends)(const BlendBatch *batch);

#define TRACE_BLEND(isa) KERNEL_NAME(X(trace_blend_), isa)
#define TRACE_BLENDS(isa) KERNEL_NAME(X(trace_blends_), isa)
#define DECLARE_BLENDS(isa)                                                                        \
    X(TraceBlend) TRACE_BLEND(isa);                                                                \
    X(TraceBlends) TRACE_BLENDS(isa);
ISAS_TO_AVX2(DECLARE_BLENDS)

#endif
