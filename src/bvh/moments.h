/* bvh/moments.h - the far-field moments of the nodes of a tree, and the kernels of
 * bvh/solid_angle.c.
 *
 * The solid angle of all triangles below a child is approximated from two moments, in scaled
 * coordinates: the sum of the area vectors, placed at the area-weighted mean of the surface (the
 * center), and the sum of the products (centroid - center) (area vector). Only the symmetric part
 * of the latter contributes. */
#ifndef ISECT_BVH_MOMENTS_H
#define ISECT_BVH_MOMENTS_H

#include "bvh/tree.h"
#include "core/batch.h"
#include "core/isa.h"
#include HEADER(bvh)

/* The moments of eight children. All lengths are multiplied by `scale` of the tree. */
typedef struct Far {
    real center[3][WIDTH];
    real radius2[WIDTH]; /* bounds the distance of all triangles from the center; no child: -1 */
    real area[3][WIDTH];
    real spread[6][WIDTH]; /* xx, yy, zz, xy + yx, yz + zy, zx + xz */
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
    real beyond2;
    real *windings;
    size_t first, count;
} WindingBatch;

typedef void X(WindMany)(const WindingBatch *batch);
#define WIND_JOIN_(a, b) a##b
#define WIND_JOIN(a, b) WIND_JOIN_(a, b)
#define WIND_MANY(isa) WIND_JOIN(X(wind_many_), isa)
#define DECLARE_WINDERS(isa) X(WindMany) WIND_MANY(isa);
ISAS(DECLARE_WINDERS)

#endif
