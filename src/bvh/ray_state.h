/* bvh/ray_state.h - the state of a ray in a tree, and its setup. */
#ifndef ISECT_BVH_RAY_STATE_H
#define ISECT_BVH_RAY_STATE_H

#include "bvh/tree.h"
#include "cast/ray_triangle.h"
#include <string.h>
#include HEADER(bvh)

/* Three numbers, for x, y and z, in as few registers as possible. */
enum { THREE_PARTS = (3 + LANES - 1) / LANES, THREE = THREE_PARTS * LANES };
typedef struct Three {
    num part[THREE_PARTS];
} Three;

/* The deferred children with their distances; the last is the next. The first entry is ARRIVED, the
 * end of the traversal: unit 0 is the root, not a leaf. */
#define ARRIVED LEAF
typedef struct Stack {
    real near[STACK];
    uint32_t child[STACK];
} Stack;

/* The numbers that the signs of a direction determine. */
typedef struct Octant {
    uint32_t near[3]; /* per axis: the place in a node of the bounds that the ray meets first */
    uint32_t shift;   /* of Node.order */
} Octant;

#define OCTANT(q)                                                                                  \
    {                                                                                              \
        {(q)*WIDTH % (2 * WIDTH), (2 + (q) / 2 % 2) * WIDTH, (4 + (q) / 4) * WIDTH}, 3 * (q)       \
    }
static const Octant octants[] = {OCTANT(0), OCTANT(1), OCTANT(2), OCTANT(3),
                                 OCTANT(4), OCTANT(5), OCTANT(6), OCTANT(7)};

/* The places of the vectors of a ray. Whole registers are stored in this order: a vector overwrites
 * the lanes beyond z of the one before. */
enum {
    PER = 0,   /* 1 / dir, see cast/ray_triangle.h */
    LEAST = 4, /* t of a bound b is in [b per + least, b per + most] */
    MOST = 8,
    SLOPE = 12, /* dir divided by its longest component */
    DIR = 16,
    ORIGIN = 20,
    NUMBERS = 24
};

/* A step needs few cache lines: the states and the prefetched nodes fit in the first cache. */
typedef struct RayState {
    _Alignas(UNIT) real number[NUMBERS + (LANES > 4 ? LANES - 4 : 0)];
    Octant octant;
    real limit;      /* nodes that begin beyond it may be skipped */
    uint32_t now;    /* the node or block to visit */
    uint32_t top;    /* entries of the stack */
    bool plain;      /* the short node test is valid */
    bool front_only; /* triangles seen from their backs are missed */
    X(ray) ray;
    X(mesh_touch) best; /* t is t_max as long as there is no hit */
    int axis[4];        /* x, y, z of its frame (cast/ray_triangle.h) */
    const X(bvh) * bvh; /* the tree */
    size_t index;
    uint32_t nodes, blocks;
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
    static const int frames[3][4] = {{1, 2, 0}, {2, 0, 1}, {0, 1, 2}};
    const int along_z = (z >= x) & (z >= y), along = 2 * along_z + ((y >= x) & !along_z);
    const Three dir = three(ray->dir), origin = three(ray->origin);
    unsigned usable = 0, plain = 0, negative = 0;
    for (int j = 0; j < THREE_PARTS; j++) {
        num size = num_abs(dir.part[j]), far = num_abs(origin.part[j]);
        num per = reciprocal(dir.part[j]);
        num reach = (far + splat((real)bvh->largest)) * num_abs(per);
        num least, most;
        lines_of(origin.part[j], per, reach, &least, &most);
        const int at = j * LANES;
        *(num_in_memory *)(s->number + PER + at) = per;
        *(num_in_memory *)(s->number + LEAST + at) = least;
        *(num_in_memory *)(s->number + MOST + at) = most;
        *(num_in_memory *)(s->number + SLOPE + at) = dir.part[j] / splat(d[along]);
        *(num_in_memory *)(s->number + DIR + at) = dir.part[j];
        *(num_in_memory *)(s->number + ORIGIN + at) = origin.part[j];
        usable |= mask_bits((size <= REAL_MAX) & (far <= REAL_MAX)) << (j * LANES);
        plain |= mask_bits((num_abs(per) > 0) & (reach <= REAL_MAX / 4)) << (j * LANES);
        negative |= mask_bits(dir.part[j] < 0) << (j * LANES);
    }
    memcpy(s->axis, frames[along], sizeof s->axis);
    s->octant = octants[negative & 7];
    s->plain = (plain & 7) == 7 && ray->t_min >= 0;
    s->front_only = front_only;
    s->bvh = bvh;
    s->ray = *ray;
    s->best = (X(mesh_touch)){ray->t_max, 0, 0, UINT32_MAX};
    s->limit = limit_of(s);
    s->nodes = s->blocks = 0;
    s->now = 0;
    s->stack.near[0] = -REAL_INF, s->stack.child[0] = ARRIVED;
    s->top = 1;
    return (usable & 7) == 7 && d[along] != 0 && ray->t_min <= ray->t_max;
}

#endif
