/* scene/scene.h - what a scene looks like in memory, how an instance sees a ray, and which boxes of
 * instances a ray meets.
 *
 * The nodes are those of a tree (bvh/tree.h), with instances for blocks, and say besides how much
 * wider a ray must see their boxes. For the ray that an instance sees is rounded; what it hits must
 * not be missed because the ray of the scene passes beside the box. With h half an epsilon, M and m
 * the matrix and the translation of an instance, W the inverse as computed, M W = I + F, f the norm
 * of F, G the norm of |M| |W| (norms: the greatest sum of a row), o + t d the ray, o' + t d' as the
 * instance sees it, B the bounds of its tree and R the greatest number of |m| and of the box of M B
 * + m:
 *
 *     o' is off by, and d' for t = 1                       6h |W| (|o| + |m|), 6h |W| |d|
 *     o' + t d', t the answer, is outside of B by          32h (|o'| + |B|) + 4 tiny |d'|
 *         (t is clamped to the slabs of a triangle's box, widened by 4 epsilon: geometry/slab.h)
 *     M applied to both, as |t d| <= |o| + 2R, |B| <= |W| 2R
 *                                                          h G (45 |o| + 120 R) + 5 tiny G |d|
 *     o + t d is M (o' + t d') + m but for F (o + t d - m) 3f R
 *
 *     E = (64 epsilon G + 4f) (|o| + R + tiny / epsilon |d|)
 *
 * with the norm of the greatest number for |o| and |d|, and R of all instances. A node takes the
 * greatest first factor of what is below it. */
#ifndef ISECT_SCENE_SCENE_H
#define ISECT_SCENE_SCENE_H

#include "bvh/step.h"
#include "core/batch.h"
#include "core/isa.h"
#include HEADER(scene)

/* An instance with the inverse of its map: W, row by row; `move` is that of the caller. */
typedef struct Placed {
    const X(bvh) * bvh;
    double move[12], inverse[9];
} Placed;

/* A child is a branch, or LEAF and the number of an instance. */
typedef struct Branch {
    Node node;
    real grow[WIDTH];
} Branch;

struct X(scene) {
    const Placed *placed;
    const Branch *branch; /* the root first */
    real reach;           /* R */
    size_t bytes;
    X(scene_statistics) statistics;
    isect_allocator allocator;
};

/* ---- as an instance sees it ---- */

static inline double row_times(const double *row, const double v[3])
{
    return (row[0] * v[0] + row[1] * v[1]) + row[2] * v[2];
}

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

static inline X(vec3) point_moved(const Placed *placed, const X(vec3) * point)
{
    const double *move = placed->move,
                 p[3] = {(double)point->x, (double)point->y, (double)point->z};
    return (X(vec3)){(real)(row_times(move, p) + move[3]), (real)(row_times(move + 4, p) + move[7]),
                     (real)(row_times(move + 8, p) + move[11])};
}

/* ---- a ray and the boxes of a branch ---- */

typedef struct Beam {
    X(ray) ray;
    real origin[3], dir[3], per[3];
    unsigned octant; /* three times its number */
    real reach;      /* |o| + R + tiny / epsilon |d| */
} Beam;

static inline real larger(real a, real b)
{
    return a > b ? a : b;
}

/* False if the ray can hit nothing. */
FORMULA bool set_beam(Beam *beam, const X(scene) * scene, const X(ray) * ray)
{
    const real origin[3] = {ray->origin.x, ray->origin.y, ray->origin.z};
    const real dir[3] = {ray->dir.x, ray->dir.y, ray->dir.z};
    real far = 0, fast = 0;
    bool finite = true;
    beam->ray = *ray;
    beam->octant = 0;
    for (int k = 0; k < 3; k++) {
        const real size = real_abs(dir[k]);
        const bool normal = size >= REAL_MIN && size <= 1 / REAL_MIN;
        finite &= real_abs(origin[k]) <= REAL_MAX && size <= REAL_MAX;
        far = larger(real_abs(origin[k]), far), fast = larger(size, fast);
        beam->origin[k] = origin[k], beam->dir[k] = dir[k];
        beam->per[k] = normal ? 1 / dir[k] : 0;
        beam->octant += dir[k] < 0 ? 3u << k : 0;
    }
    beam->reach = (far + scene->reach) + fast * (REAL_MIN / REAL_EPSILON);
    return finite && fast > 0 && ray->t_min <= ray->t_max;
}

/* The intervals of eight children, widened: no further than `most`. */
FORMULA void branch_intervals(const Branch *branch, const Beam *beam, real most, Eight *near,
                              Eight *far)
{
    const Node *node = &branch->node;
    for (int j = 0; j < WIDTH / LANES; j++) {
        num from = splat(-REAL_INF), to = splat(REAL_INF);
        mask inside = splat(0) == splat(0);
        const num extra = *(const num_in_memory *)(branch->grow + j * LANES) * splat(beam->reach);
        for (int k = 0; k < 3; k++) {
            const num origin = splat(beam->origin[k]), dir = splat(beam->dir[k]);
            const num lower = load_bounds(node->bound[2 * k] + j * LANES);
            const num upper = load_bounds(node->bound[2 * k + 1] + j * LANES);
            const num below = lower - origin - extra, above = upper - origin + extra;
            const num per = wall(splat(beam->per[k]), below, above);
            clip_slab(below, above, per, open_where(per), &from, &to);
            inside &= (lower <= upper) & ((num_abs(dir) > 0) | ((below <= 0) & (above >= 0)));
        }
        from = num_max(saturate(widened_near(from)), splat(beam->ray.t_min));
        to = num_min(saturate(widened_far(to)), splat(most));
        near->part[j] = num_select(inside, from, splat(REAL_INF));
        far->part[j] = num_select(inside, to, splat(-REAL_INF));
    }
}

/* ---- kernels: scene/roam.c ---- */

typedef struct RoamBatch {
    const X(scene) * scene;
    const Operand *rays;
    X(scene_touch) * touches;
    size_t first, count;
} RoamBatch;

typedef X(scene_touch) X(RoamOne)(const X(scene) * scene, const X(ray) * ray, bool any);
typedef void X(RoamMany)(const RoamBatch *batch);

#define ROAM_JOIN_(a, b) a##b
#define ROAM_JOIN(a, b) ROAM_JOIN_(a, b)
#define ROAM_ONE(isa) ROAM_JOIN(X(roam_one_), isa)
#define ROAM_MANY(isa) ROAM_JOIN(X(roam_many_), isa)
#define DECLARE_ROAMERS(isa)                                                                       \
    X(RoamOne) ROAM_ONE(isa);                                                                      \
    X(RoamMany) ROAM_MANY(isa);
ISAS(DECLARE_ROAMERS)

#endif
