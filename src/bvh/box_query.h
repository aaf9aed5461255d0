/* bvh/box_query.h - the kernels of bvh/box_query.c, one per instruction set. */
#ifndef ISECT_BVH_BOX_QUERY_H
#define ISECT_BVH_BOX_QUERY_H

#include "bvh/tree.h"
#include "core/isa.h"
#include "core/precision.h"

/* A query of a shape against a tree, and the triangles found. */
typedef struct BoxQuery {
    const X(bvh) * bvh;
    const void *shape;
    real box[6]; /* lower x, upper x, ...; contains the shape */
    bool (*enter)(const void *shape, const X(aabb) * box); /* NULL: only `box` is tested */
    bool (*met)(const void *shape, const X(triangle) * triangle);
    bool any; /* stop at the first triangle */
    uint32_t *prims;
    size_t capacity, count;
} BoxQuery;

typedef void X(BoxQueryKernel)(BoxQuery *query);

#define BOX_QUERY_JOIN_(a, b) a##b
#define BOX_QUERY_JOIN(a, b) BOX_QUERY_JOIN_(a, b)
#define BOX_QUERY(isa) BOX_QUERY_JOIN(X(box_query_), isa)
#define DECLARE_BOX_QUERIES(isa) X(BoxQueryKernel) BOX_QUERY(isa);
ISAS_TO_AVX2(DECLARE_BOX_QUERIES)

#endif
