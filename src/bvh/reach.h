/* bvh/reach.h - the kernels of bvh/reach.c, one per instruction set. */
#ifndef ISECT_BVH_REACH_H
#define ISECT_BVH_REACH_H

#include "bvh/tree.h"
#include "core/isa.h"
#include "core/precision.h"

/* A query of a shape against a tree, and the triangles found. */
typedef struct Reach {
    const X(bvh) * bvh;
    const void *shape;
    real box[6]; /* lower x, upper x, ...; contains the shape */
    bool (*enter)(const void *shape, const X(aabb) * box); /* NULL: only `box` is tested */
    bool (*met)(const void *shape, const X(triangle) * triangle);
    bool any; /* stop at the first triangle */
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
