/* scene/instance_boxes.h - the boxes of instances that a ray meets.
 *
 * The ray in the coordinates of an instance is rounded. A hit of it must not be missed because the
 * ray in the scene passes beside the box. So boxes are widened. With h half an epsilon, M and m the
 * matrix and the translation of an instance, W the inverse as computed, M W = I + F, f the norm of
 * F, G the norm of |M| |W| (norms: the greatest sum of a row), o + t d the ray, o' + t d' the ray
 * in the coordinates of the instance, B the bounds of its tree, and R the greatest number of |m|
 * and of the box of M B + m:
 *
 *     |error| of o'                                        6h |W| (|o| + |m|)
 *     |error| of d', for t = 1                             6h |W| |d|
 *     distance of o' + t d' from B, t the answer           32h (|o'| + |B|) + 4 tiny |d'|
 *         (t is clamped to the slabs of a triangle's box, widened by 4 epsilon: geometry/slab.h)
 *     M applied to both, as |t d| <= |o| + 2R, |B| <= |W| 2R
 *                                                          h G (45 |o| + 120 R) + 5 tiny G |d|
 *     o + t d differs from M (o' + t d') + m by F (o + t d - m):  3f R
 *
 *     E = (64 epsilon G + 4f) (|o| + R + tiny / epsilon |d|)
 *
 * |o| and |d| are maximum norms, and R is the maximum over all instances. A node stores the maximum
 * of the first factor below it: its growth.
 *
 * Most rays allow a shorter test, that of bvh/ray_state.h. A bound b, moved outward by E, is met at
 * (b - o) p - E p, with p = 1 / d and S = (|o| + R) |p|. The error is 4h S as there, and h S for
 * the subtraction of E p: the slack of 6h S covers both. E p itself, rounded three times, and its
 * share of that subtraction are within the 16h by which it is enlarged. As t of a hit is that of a
 * point in the mapped box, near ends need no limit beyond the best t. */
#ifndef ISECT_SCENE_INSTANCE_BOXES_H
#define ISECT_SCENE_INSTANCE_BOXES_H

#include "bvh/ray_step.h"
#include "scene/scene.h"

typedef struct Beam {
    X(ray) ray;
    real origin[3], dir[3], per[3];
    real least[3], most[3]; /* t of a bound b is in [b per + least, b per + most] */
    real more[3];           /* t per unit of growth, with its rounding error */
    uint32_t near[3];       /* per axis: 1 if the ray meets the upper bound first */
    unsigned octant;        /* three times the octant */
    bool plain;             /* the short test is valid */
    real reach;             /* |o| + R + tiny / epsilon |d| */
} Beam;

/* Sets up an axis. Bounds may exceed R by the margin that keeps them from being subnormal. */
FORMULA void set_lines(Beam *beam, int k)
{
    const real size = real_abs(beam->per[k]), reach = (beam->reach + 4 * FLT_MIN) * size;
    num least, most;
    lines_of(splat(beam->origin[k]), splat(beam->per[k]), splat(reach), &least, &most);
    beam->least[k] = first_lane(least), beam->most[k] = first_lane(most);
    beam->more[k] = (beam->reach * size) * (1 + 8 * REAL_EPSILON);
    beam->near[k] = beam->dir[k] < 0;
    beam->plain &= size > 0 && reach <= REAL_MAX / 4;
}

/* False if the ray can hit nothing. */
FORMULA bool set_beam(Beam *beam, const X(scene) * scene, const X(ray) * ray)
{
    const real origin[3] = {ray->origin.x, ray->origin.y, ray->origin.z};
    const real dir[3] = {ray->dir.x, ray->dir.y, ray->dir.z};
    real far = 0, fast = 0;
    bool finite = true;
    beam->ray = *ray;
    beam->plain = true;
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
    for (int k = 0; k < 3; k++)
        set_lines(beam, k);
    return finite && fast > 0 && ray->t_min <= ray->t_max;
}

/* The widened intervals of eight children; they end at `most`. */
FORMULA void plain_branch_intervals(const Branch *branch, const Beam *beam, real most, Eight *near,
                                    Eight *far)
{
    for (int j = 0; j < WIDTH / LANES; j++) {
        const num grow = *(const num_in_memory *)(branch->grow + j * LANES);
        num from = splat(beam->ray.t_min), to = splat(most);
        for (unsigned k = 0; k < 3; k++) {
            const float(*bound)[WIDTH] = branch->node.bound + 2 * k;
            const num per = splat(beam->per[k]), more = grow * splat(beam->more[k]);
            const num first = load_bounds(bound[beam->near[k]] + j * LANES);
            const num last = load_bounds(bound[beam->near[k] ^ 1] + j * LANES);
            from = num_max(num_mul_add(first, per, splat(beam->least[k])) - more, from);
            to = num_min(num_mul_add(last, per, splat(beam->most[k])) + more, to);
        }
        near->part[j] = from;
        far->part[j] = to;
    }
}

/* The same for any ray. */
FORMULA void any_branch_intervals(const Branch *branch, const Beam *beam, real most, Eight *near,
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

FORMULA void branch_intervals(const Branch *branch, const Beam *beam, real most, Eight *near,
                              Eight *far)
{
    if (__builtin_expect(beam->plain, 1))
        plain_branch_intervals(branch, beam, most, near, far);
    else
        any_branch_intervals(branch, beam, most, near, far);
}

#endif
