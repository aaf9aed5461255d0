/* bvh/moments.h - what the nodes of a tree look like from afar, and the kernels of bvh/winding.c.
 *
 * The integral of the solid angle over the triangles below a child is taken from three sums, in
 * units of the tree: of the area vectors, the plain ones about the mean of the surface as its
 * center, and those of centroid less center times area vector, of which the symmetric part counts. */
#ifndef ISECT_BVH_MOMENTS_H
#define ISECT_BVH_MOMENTS_H

#include "bvh/tree.h"
#include "core/batch.h"
#include "core/isa.h"
#include HEADER(bvh)

/* Of eight children. All lengths are times `scale` of the tree. */
typedef struct Far {
    real center[3][WIDTH];
    real radius2[WIDTH]; /* no triangle is farther from the center; no child: -1 */
    real area[3][WIDTH];
    real spread[6][WIDTH]; /* xx, yy, zz, xy + yx, yz + zy, zx + xz */
    uint32_t child[WIDTH]; /* another of these, or LEAF and a block of the tree */
} Far;

struct X(bvh_moments) {
    const X(bvh) * bvh;
    Far *far; /* the root is the first */
    size_t count, bytes;
    X(vec3) middle; /* of the bounds */
    real scale;     /* a power of two that makes their size about 1 */
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
