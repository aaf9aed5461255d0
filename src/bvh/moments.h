/* bvh/moments.h - the far-field moments of the nodes of a tree, and the kernels of
 * bvh/solid_angle.c.
 *
 * The solid angle of all triangles below a child is approximated from two moments: the sum of the
 * area vectors, placed at the area-weighted mean of the surface (the center), and the sum of the
 * products (centroid - center) (area vector). Only the symmetric part of the latter contributes.
 * The unit of both is the radius of the group, so that they are in range for groups of any size. */
#ifndef ISECT_BVH_MOMENTS_H
#define ISECT_BVH_MOMENTS_H

#include "bvh/tree.h"
#include "core/batch.h"
#include "core/isa.h"
#include HEADER(bvh)

/* The moments of eight children. */
typedef struct Far {
    real center[3][WIDTH]; /* a quarter, so that differences are finite */
    real radius[WIDTH];    /* a quarter; bounds the distance from the center; no child: -1 */
    real area[3][WIDTH];   /* in squares of the radius */
    real spread[6][WIDTH]; /* in cubes of it: xx, yy, zz, xy + yx, yz + zy, zx + xz */
    uint32_t child[WIDTH]; /* the index of another Far, or LEAF and a block of the tree */
} Far;

struct X(bvh_moments) {
    const X(bvh) * bvh;
    Far *far; /* the root is the first */
    size_t count, bytes;
    X(vec3) middle; /* the center of the bounds */
    real scale;     /* a power of two that scales the bounds to a size of about 1 */
    isect_allocator allocator;
};

/* Points `first` to `first + count - 1` of a batch. */
typedef struct WindingBatch {
    const X(bvh_moments) * moments;
    const Operand *points;
    real beyond;
    real *windings;
    size_t first, count;
} WindingBatch;

typedef void X(WindMany)(const WindingBatch *batch);
#define WIND_MANY(isa) KERNEL_NAME(X(wind_many_), isa)
#define DECLARE_WINDERS(isa) X(WindMany) WIND_MANY(isa);
ISAS_TO_AVX2(DECLARE_WINDERS)

#endif
