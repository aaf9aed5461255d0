/* scene/branch.h - which boxes of instances a ray meets.
 *
 * The ray that an instance sees is rounded; what it hits must not be missed because the ray of the
 * scene passes beside the box. So boxes are taken for wider. With h half an epsilon, M and m the
 * matrix and the translation of an instance, W the inverse as computed, M W = I + F, f the norm of
 * F, G the norm of |M| |W| (norms: the greatest sum of a row), o + t d the ray, o' + t d' as the
 * instance sees it, B the bounds of its tree, and R the greatest number of |m| and of the box of
 * M B + m:
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
#ifndef ISECT_SCENE_BRANCH_H
#define ISECT_SCENE_BRANCH_H

#include "bvh/step.h"
#include "scene/scene.h"

typedef struct Beam {
    X(ray) ray;
    real origin[3], dir[3], per[3];
    unsigned octant; /* three times its number */
    real reach;      /* |o| + R + tiny / epsilon |d| */
} Beam;

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

#endif
