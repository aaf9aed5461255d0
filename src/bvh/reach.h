/* bvh/reach.h - the kernels of bvh/reach.c, one for each instruction set. */
#ifndef ISECT_BVH_REACH_H
#define ISECT_BVH_REACH_H

#include "bvh/tree.h"
#include "core/isa.h"
#include "core/precision.h"

/* What a shape reaches of a tree, and what is found of that. */
typedef struct Reach {
    const X(bvh) * bvh;
    const void *shape;
    real box[6]; /* lower x, upper x, ...: it holds the shape */
    bool (*enter)(const void *shape, const X(aabb) * box); /* NULL: the box is all that is asked */
    bool (*met)(const void *shape, const X(triangle) * triangle);
    bool any; /* the first will do */
    uint32_t *prims;
    size_t capacity, count;
} Reach;

typedef void X(ReachShape)(Reach *reach);

#define REACH_JOIN_(a, b) a##b
#define REACH_JOIN(a, b) REACH_JOIN_(a, b)
#define REACH_SHAPE(isa) REACH_JOIN(X(reach_shape_), isa)
#define DECLARE_REACHES(isa) X(ReachShape) REACH_SHAPE(isa);
ISAS(DECLARE_REACHES)

#endif
