/* bvh/traveller.h - a ray that traverses a tree, and what it computes once, before it does. */
#ifndef ISECT_BVH_TRAVELLER_H
#define ISECT_BVH_TRAVELLER_H

#include "bvh/tree.h"
#include "cast/ray_triangle.h"
#include HEADER(bvh)

/* Three numbers, for x, y and z, side by side as far as the registers reach. */
enum { THREE_PARTS = (3 + LANES - 1) / LANES, THREE = THREE_PARTS * LANES };
typedef struct Three {
    num part[THREE_PARTS];
} Three;

/* The children that wait, and how far away they are; the last is the next. */
typedef struct Stack {
    real near[STACK];
    uint32_t child[STACK];
} Stack;

/* What is stored by whole registers begins with a cache line, and crosses none. */
typedef struct Traveller {
    _Alignas(UNIT) real origin[THREE];
    real dir[THREE], per[THREE];    /* per: 1 / dir, see cast/ray_triangle.h */
    real slope[THREE];              /* dir over its longest component */
    real least[THREE], most[THREE]; /* t of a bound b is between b per + least and b per + most */
    X(ray) ray;
    X(mesh_touch) best; /* t is t_max as long as there is no hit */
    real limit;         /* nodes whose near end is greater may be skipped */
    uint32_t now;       /* the node or block to visit */
    int top;            /* of the stack */
    uint32_t near[3];   /* of each axis: is it the upper bound that the ray meets first? */
    unsigned octant;    /* three times the number of the octant that it travels to */
    bool plain;         /* may the shorter node test be used? */
    bool front_only;    /* are triangles that are seen from their backs missed? */
    int axis[3];        /* x, y, z of its frame (cast/ray_triangle.h) */
    uint32_t nodes, blocks;
    size_t index;
    Stack stack;
} Traveller;

/* The shorter node test. A bound b is met at (b - origin) / dir. With p = 1 / dir as it is rounded,
 * S = (|origin| + the largest bound) |p|, and h = epsilon / 2, what is computed as b p - origin p
 * differs from that by at most
 *
 *     the reciprocal                                 h S
 *     origin p, and its sum with the slack           2h |origin p|
 *     b p, if that is rounded, and the last sum      h |b p| + h S
 *
 * or 4h S in all. A slack of 6h S covers what is of second order, the rounding of S and that of the
 * slack; SLAB_TINY covers what underflows. So the ends hold the true t of every point in the box,
 * and with it that of a hit: a child that holds a hit is entered. How far is the near end beyond t
 * of the hit, as it was rounded? That was clamped to a part (cast/ray_triangle.h) which begins at
 * most 13h before where the box does: SLAB_BOTH, 32h, covers that in the limit.
 *
 * What bounds a whole packet widens far ends alone, by as much as both ends of a triangle's
 * interval are (SLAB_LESS, SLAB_MORE): that is never the stricter test. With a product p d of a
 * reciprocal and a distance not below 0, q = p SLAB_BOTH, and underflows of u at most
 *
 *     q d >= p d (1 + 32 h) (1 - h)^2 - u
 *     p d SLAB_MORE / SLAB_LESS <= p d (1 + 16 h + 2 h) + u
 *
 * and SLAB_TINY makes up for u. The same holds of the best hit instead of p d. */
#define SLAB_BOTH (1 + 16 * REAL_EPSILON)

FORMULA real limit_of(const Traveller *s)
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

/* Along an axis, `reach` being S. */
FORMULA void lines_of(num origin, num per, num reach, num *least, num *most)
{
    const num start = origin * per, slack = 3 * REAL_EPSILON * reach + SLAB_TINY;
    *least = -start - slack;
    *most = slack - start;
}

/* Set out from the root; false if the ray can hit nothing: it does not move, or a number is not
 * finite. The shorter node test is for rays with t_min >= 0 whose reciprocals are all normal
 * numbers, and whose products with the distance of any bound do not overflow. */
FORMULA bool set_out(Traveller *s, const X(bvh) * bvh, const X(ray) * ray, bool front_only)
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
