/* scene/scene.h - the layout of a scene in memory, and rays in the coordinates of an instance.
 *
 * The nodes are those of a tree (bvh/tree.h), with instances in place of blocks. They also store
 * how much their boxes are widened for rays: scene/branch.h. */
#ifndef ISECT_SCENE_SCENE_H
#define ISECT_SCENE_SCENE_H

#include "bvh/affine.h"
#include "bvh/seek.h"
#include "bvh/tree.h"
#include "core/batch.h"
#include "core/isa.h"
#include HEADER(scene)

/* An instance with the inverse W of its map, row by row; `move` is the caller's matrix. */
typedef struct Placed {
    const X(bvh) * bvh;
    double move[12], inverse[9];
} Placed;

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

/* ---- kernels: scene/roam.c, scene/seek.c ---- */

typedef struct RoamBatch {
    const X(scene) * scene;
    const Operand *rays;
    X(scene_touch) * touches; /* or NULL */
    uint64_t *bits;           /* any-hit answers */
    size_t first, count;
    bool front_only; /* triangles seen from their backs are missed */
} RoamBatch;

typedef X(scene_touch)
    X(RoamOne)(const X(scene) * scene, const X(ray) * ray, bool any, bool front_only);
typedef void X(RoamMany)(const RoamBatch *batch);

/* Nearest points: scene/seek.c. The tree of the Seek is unused. */
typedef struct QuestBatch {
    const X(scene) * scene;
    const Operand *points;
    real within2;
    X(scene_nearest) * answers;
    size_t first, count;
} QuestBatch;

typedef X(scene_nearest) X(QuestOne)(const X(scene) * scene, Seek *search);
typedef void X(QuestMany)(const QuestBatch *batch);

#define ROAM_JOIN_(a, b) a##b
#define ROAM_JOIN(a, b) ROAM_JOIN_(a, b)
#define ROAM_ONE(isa) ROAM_JOIN(X(roam_one_), isa)
#define ROAM_MANY(isa) ROAM_JOIN(X(roam_many_), isa)
#define QUEST_ONE(isa) ROAM_JOIN(X(quest_one_), isa)
#define QUEST_MANY(isa) ROAM_JOIN(X(quest_many_), isa)
#define DECLARE_ROAMERS(isa)                                                                       \
    X(RoamOne) ROAM_ONE(isa);                                                                      \
    X(RoamMany) ROAM_MANY(isa);                                                                    \
    X(QuestOne) QUEST_ONE(isa);                                                                    \
    X(QuestMany) QUEST_MANY(isa);
ISAS(DECLARE_ROAMERS)

#endif
