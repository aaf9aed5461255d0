/* bvh/ray_state.h - the state of a ray in a tree, and its setup. */
#ifndef ISECT_BVH_RAY_STATE_H
#define ISECT_BVH_RAY_STATE_H

#include "bvh/tree.h"
#include "cast/ray_triangle.h"
#include HEADER(bvh)

/* Three numbers, for x, y and z, in as few registers as possible. */
enum { THREE_PARTS = (3 + LANES - 1) / LANES, THREE = THREE_PARTS * LANES };
typedef struct Three {
    num part[THREE_PARTS];
} Three;

/* The deferred children with their distances; the last is the next. */
typedef struct Stack {
    real near[STACK];
    uint32_t child[STACK];
} Stack;

/* Arrays stored by whole registers start at a cache line, and no store crosses one. */
typedef struct RayState {
    _Alignas(UNIT) real origin[THREE];
    real dir[THREE], per[THREE];    /* per: 1 / dir, see cast/ray_triangle.h */
    real slope[THREE];              /* dir divided by its longest component */
    real least[THREE], most[THREE]; /* t of a bound b is in [b per + least, b per + most] */
    X(ray) ray;
    X(mesh_touch) best; /* t is t_max as long as there is no hit */
    real limit;         /* nodes that begin beyond it may be skipped */
    uint32_t now;       /* the node or block to visit */
    int top;            /* entries of the stack */
    uint32_t near[3];   /* per axis: 1 if the ray meets the upper bound first */
    unsigned octant;    /* three times the octant of the direction */
    bool plain;         /* the short node test is valid */
    bool front_only;    /* triangles seen from their backs are missed */
    int axis[3];        /* x, y, z of its frame (cast/ray_triangle.h) */
    uint32_t nodes, blocks;
    size_t index;
    Stack stack;
} RayState;

/* The short node test. A bound b is met at t = (b - origin) / dir. With p = 1 / dir as rounded, S =
 * (|origin| + the largest bound) |p|, and h = epsilon / 2, the computed b p - origin p differs from
 * t by at most
 *
 *     the reciprocal                                 h S
 *     origin p, and its sum with the slack           2h |origin p|
 *     b p, if that is rounded, and the last sum      h |b p| + h S
 *
 * or 4h S in all. A slack of 6h S covers the terms of second order, the rounding of S and that of
 * the slack; SLAB_TINY covers underflow. So the interval contains the true t of every point in the
 * box, and with it the true t of a hit: a child that contains a hit is entered. The rounded t of
 * the hit may be less than the near end. It was clamped to an interval (cast/ray_triangle.h) that
 * begins at most 13h before the interval of the box. SLAB_BOTH, 32h, covers this in the limit.
 *
 * The bounds of a whole packet widen far ends alone, by as much as both ends of a triangle's
 * interval are widened (SLAB_LESS, SLAB_MORE). This test is never the stricter one. With a product
 * p d of a reciprocal and a distance d >= 0, q = p SLAB_BOTH, and underflows of at most u:
 *
 *     q d >= p d (1 + 32 h) (1 - h)^2 - u
 *     p d SLAB_MORE / SLAB_LESS <= p d (1 + 16 h + 2 h) + u
 *
 * and SLAB_TINY covers u. The same holds with the best hit in place of p d. */
#define SLAB_BOTH (1 + 16 * REAL_EPSILON)

FORMULA real limit_of(const RayState *s)
{
    return s->plain ? s->best.t * SLAB_BOTH + SLAB_TINY : s->best.t;
}

FORMULA Three three(X(vec3) v)
{
#if LANES == 1
    return (Three){{v.x, v.y, v.z}};
#elif LANES == 2
    return (Three){{(num){v.x, v.y}, (num){v.z}}};
#else
    return (Three){{(num){v.x, v.y, v.z}}};
#endif
}

/* `least` and `most` along an axis; `reach` is S. */
FORMULA void lines_of(num origin, num per, num reach, num *least, num *most)
{
    const num start = origin * per, slack = 3 * REAL_EPSILON * reach + SLAB_TINY;
    *least = -start - slack;
    *most = slack - start;
}

/* Starts at the root; false if the ray can hit nothing: its direction is zero, or a number is not
 * finite. The short node test requires t_min >= 0, normal reciprocals, and that no product with the
 * distance of a bound overflows. */
FORMULA bool set_out(RayState *s, const X(bvh) * bvh, const X(ray) * ray, bool front_only)
{
    const real d[3] = {ray->dir.x, ray->dir.y, ray->dir.z};
    const real x = real_abs(d[0]), y = real_abs(d[1]), z = real_abs(d[2]);
    static const int following[3] = {1, 2, 0};
    const int along_z = (z >= x) & (z >= y), along = 2 * along_z + ((y >= x) & !along_z);
    const Three dir = three(ray->dir), origin = three(ray->origin);
    unsigned usable = 0, plain = 0, negative = 0;
    for (int j = 0; j < THREE_PARTS; j++) {
        num size = num_abs(dir.part[j]), far = num_abs(origin.part[j]);
        num per = reciprocal(dir.part[j]);
        num reach = (far + splat((real)bvh->largest)) * num_abs(per);
        num least, most;
        lines_of(origin.part[j], per, reach, &least, &most);
        *(num_in_memory *)(s->origin + j * LANES) = origin.part[j];
        *(num_in_memory *)(s->dir + j * LANES) = dir.part[j];
        *(num_in_memory *)(s->per + j * LANES) = per;
        *(num_in_memory *)(s->least + j * LANES) = least;
        *(num_in_memory *)(s->most + j * LANES) = most;
        *(num_in_memory *)(s->slope + j * LANES) = dir.part[j] / splat(d[along]);
        usable |= mask_bits((size <= REAL_MAX) & (far <= REAL_MAX)) << (j * LANES);
        plain |= mask_bits((num_abs(per) > 0) & (reach <= REAL_MAX / 4)) << (j * LANES);
        negative |= mask_bits(dir.part[j] < 0) << (j * LANES);
    }
    s->axis[2] = along;
    s->axis[0] = following[along];
    s->axis[1] = following[s->axis[0]];
    for (int k = 0; k < 3; k++)
        s->near[k] = negative >> k & 1;
    s->octant = 3 * (negative & 7);
    s->plain = (plain & 7) == 7 && ray->t_min >= 0;
    s->front_only = front_only;
    s->ray = *ray;
    s->best = (X(mesh_touch)){ray->t_max, 0, 0, UINT32_MAX};
    s->limit = limit_of(s);
    s->nodes = s->blocks = 0;
    s->now = 0;
    s->top = 0;
    return (usable & 7) == 7 && d[along] != 0 && ray->t_min <= ray->t_max;
}

#endif
