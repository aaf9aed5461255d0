/* scene/scene.h - the layout of a scene in memory, and rays in the coordinates of an instance.
 *
 * The nodes are those of a tree (bvh/tree.h), with instances in place of blocks. They also store
 * how much their boxes are widened for rays: scene/instance_boxes.h. */
#ifndef ISECT_SCENE_SCENE_H
#define ISECT_SCENE_SCENE_H

#include "bvh/affine.h"
#include "bvh/forest.h"
#include "bvh/nearest.h"
#include "bvh/tree.h"
#include "core/batch.h"
#include "core/isa.h"
#include HEADER(scene)

/* A child is a branch, or LEAF and the index of an instance. */
typedef struct Branch {
    Node node;
    real grow[WIDTH];
} Branch;

struct X(scene) {
    const Placed *placed;
    const Branch *branch; /* the root is the first */
    real reach;           /* R */
    size_t bytes;
    X(scene_statistics) statistics;
    isect_allocator allocator;
};

static inline real larger(real a, real b)
{
    return a > b ? a : b;
}

/* ---- coordinates of an instance ---- */

static inline X(ray) ray_seen(const Placed *placed, const X(ray) * ray)
{
    const double *move = placed->move, *inverse = placed->inverse;
    const double from[3] = {(double)ray->origin.x - move[3], (double)ray->origin.y - move[7],
                            (double)ray->origin.z - move[11]};
    const double dir[3] = {(double)ray->dir.x, (double)ray->dir.y, (double)ray->dir.z};
    return (X(ray)){{(real)row_times(inverse, from), (real)row_times(inverse + 3, from),
                     (real)row_times(inverse + 6, from)},
                    {(real)row_times(inverse, dir), (real)row_times(inverse + 3, dir),
                     (real)row_times(inverse + 6, dir)},
                    ray->t_min,
                    ray->t_max};
}

/* ---- kernels: scene/cast.c, scene/nearest.c ---- */

typedef struct SceneRayBatch {
    const X(scene) * scene;
    const Operand *rays;
    X(scene_touch) * touches; /* or NULL */
    uint64_t *bits;           /* any-hit answers */
    size_t first, count;
    bool front_only; /* triangles seen from their backs are missed */
} SceneRayBatch;

typedef X(scene_touch)
    X(SceneCastOne)(const X(scene) * scene, const X(ray) * ray, bool any, bool front_only);
typedef void X(SceneCastMany)(const SceneRayBatch *batch);

/* Nearest points: scene/nearest.c. The tree of the NearestQuery is unused. */
typedef struct SceneNearestBatch {
    const X(scene) * scene;
    const Operand *points;
    real within2;
    X(scene_nearest) * answers;
    size_t first, count;
} SceneNearestBatch;

typedef X(scene_nearest) X(SceneNearestOne)(const X(scene) * scene, NearestQuery *search);
typedef void X(SceneNearestMany)(const SceneNearestBatch *batch);

#define SCENE_CAST_ONE(isa) KERNEL_NAME(X(scene_cast_one_), isa)
#define SCENE_CAST_MANY(isa) KERNEL_NAME(X(scene_cast_many_), isa)
#define SCENE_NEAREST_ONE(isa) KERNEL_NAME(X(scene_nearest_one_), isa)
#define SCENE_NEAREST_MANY(isa) KERNEL_NAME(X(scene_nearest_many_), isa)
#define DECLARE_SCENE_KERNELS(isa)                                                                 \
    X(SceneCastOne) SCENE_CAST_ONE(isa);                                                           \
    X(SceneCastMany) SCENE_CAST_MANY(isa);                                                         \
    X(SceneNearestOne) SCENE_NEAREST_ONE(isa);                                                     \
    X(SceneNearestMany) SCENE_NEAREST_MANY(isa);
ISAS_LANES(DECLARE_SCENE_KERNELS)

#endif
