/* bvh/ray_batch.h - reads rays from the views of a batch, and writes its answers. */
#ifndef ISECT_BVH_RAY_BATCH_H
#define ISECT_BVH_RAY_BATCH_H

#include "bvh/trace.h"
#include "core/lane.h"

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

FORMULA void write_touch(const Batch *batch, size_t i, X(mesh_touch) best)
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
