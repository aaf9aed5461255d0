/* bvh/winding_number.h - the kernels of bvh/winding_number.c, one set per instruction set. */
#ifndef ISECT_BVH_WINDING_NUMBER_H
#define ISECT_BVH_WINDING_NUMBER_H

#include "bvh/tree.h"
#include "core/batch.h"
#include "core/isa.h"
#include HEADER(bvh)

/* Points `first` to `first + count - 1` of a batch. */
typedef struct SideBatch {
    const X(bvh) * bvh;
    const Operand *points;
    isect_rule rule;
    uint8_t *sides;
    size_t first, count;
} SideBatch;

/* How the ray from the point along +x crosses a triangle, exactly: 1 from its back, where the
 * corners appear clockwise, -1 from its front, 0 if it does not cross. Sets `on` if the point lies
 * on the triangle. Defined in bvh/classify.c. */
int X(bvh_crossing)(const X(vec3) * point, const X(triangle) * triangle, bool *on);

typedef isect_side X(SideOne)(const X(bvh) * bvh, const X(vec3) * point, isect_rule rule);
typedef void X(SideMany)(const SideBatch *batch);

#define SIDE_ONE(isa) KERNEL_NAME(X(side_one_), isa)
#define SIDE_MANY(isa) KERNEL_NAME(X(side_many_), isa)
#define DECLARE_SIDES(isa)                                                                         \
    X(SideOne) SIDE_ONE(isa);                                                                      \
    X(SideMany) SIDE_MANY(isa);
ISAS_TO_AVX2(DECLARE_SIDES)

#endif
