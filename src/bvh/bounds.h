/* bvh/bounds.h - loads of bounds, triangles and batch elements, for kernels. */
#ifndef ISECT_BVH_BOUNDS_H
#define ISECT_BVH_BOUNDS_H

#include "bvh/tree.h"
#include "core/batch.h"
#include "core/vec3.h"

/* Loads one bound of LANES children. */
FORMULA num load_bounds(const float *bound)
{
#if !ISECT_DOUBLE
    return *(const num_in_memory *)bound;
#elif LANES == 1
    return (double)*bound;
#else
    typedef float Floats __attribute__((vector_size(LANES * sizeof(float)), may_alias));
    return __builtin_convertvector(*(const Floats *)bound, num);
#endif
}

FORMULA Vec3 load_three(const real number[3][WIDTH], int i)
{
    return (Vec3){*(const num_in_memory *)(number[0] + i), *(const num_in_memory *)(number[1] + i),
                  *(const num_in_memory *)(number[2] + i)};
}
FORMULA Vec3 load_corner(const Triangles *block, int corner, int i)
{
    return load_three(block->corner + 3 * corner, i);
}
FORMULA Triangle load_triangles(const Triangles *block, int i)
{
    return (Triangle){load_corner(block, 0, i), load_corner(block, 1, i), load_corner(block, 2, i)};
}

/* Triangle i of a block. */
static inline X(triangle) triangle_in(const Triangles *block, int i)
{
    real corner[9];
    X(triangle) triangle;
    for (int f = 0; f < 9; f++)
        corner[f] = block->corner[f][i];
    memcpy(&triangle, corner, sizeof triangle);
    return triangle;
}
/* A block repeats its last triangle up to WIDTH. True if triangle i is such a repetition. */
static inline bool is_repeated(const Triangles *block, int i)
{
    return i > 0 && block->prim[i] == block->prim[i - 1];
}

/* Point i of a batch. */
FORMULA X(vec3) point_of(const Operand *points, size_t i)
{
    real number[3];
    for (int f = 0; f < 3; f++)
        number[f] = *(const real *)((const char *)points->number[f] + i * points->stride);
    return (X(vec3)){number[0], number[1], number[2]};
}

FORMULA void prefetch(const X(bvh) * bvh, uint32_t child)
{
    if (__builtin_expect(bvh->indexed && child & LEAF, 0)) {
        __builtin_prefetch(place_of_prims(bvh, child));
        return;
    }
    const char *place = place_of_block(bvh, child); /* a node or a block */
    for (size_t i = 0; i < sizeof(Triangles); i += UNIT)
        __builtin_prefetch(place + i);
}

#endif
