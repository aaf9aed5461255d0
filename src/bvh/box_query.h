/* bvh/box_query.h - the kernels of bvh/box_query.c, one per instruction set. */
#ifndef ISECT_BVH_BOX_QUERY_H
#define ISECT_BVH_BOX_QUERY_H

#include "bvh/forest.h"
#include "core/isa.h"
#include "core/precision.h"
#include <string.h>

/* A query of a shape against a tree, and the triangles found. */
typedef struct BoxQuery {
    const X(bvh) * bvh;
    const double *matrix; /* maps the tree; or NULL */
    uint32_t instance;    /* which has this tree */
    const void *shape;
    real box[6]; /* lower x, upper x, ...; contains the shape */
    bool (*enter)(const void *shape, const X(aabb) * box); /* NULL: only `box` is tested */
    bool (*met)(const void *shape, const X(triangle) * triangle);
    /* or NULL; is called with each triangle whose box touches `box`, in place of `met` */
    void (*meet)(void *user, const X(triangle) * triangle, uint32_t prim);
    bool any;               /* stop at the first triangle */
    X(bvh_visitor) * visit; /* or NULL; false ends the search */
    void *user;
    bool ended;
    uint32_t *prims;
    size_t capacity, count;
} BoxQuery;

typedef void X(BoxQueryKernel)(BoxQuery *query);

/* Runs the query in one tree after the other, until it has ended: bvh/overlap.c. */
void X(query_forest)(BoxQuery *query, const Forest *forest);
static inline void set_box(BoxQuery *query, const X(aabb) * box)
{
    const real numbers[6] = {box->lower.x, box->upper.x, box->lower.y,
                             box->upper.y, box->lower.z, box->upper.z};
    memcpy(query->box, numbers, sizeof numbers);
}

#define BOX_QUERY(isa) KERNEL_NAME(X(box_query_), isa)
#define DECLARE_BOX_QUERIES(isa) X(BoxQueryKernel) BOX_QUERY(isa);
ISAS_TO_AVX2(DECLARE_BOX_QUERIES)

#endif
