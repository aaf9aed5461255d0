/* bvh/packet.h - packets: coherent rays that traverse a tree together. See bvh/trace.c.
 *
 * The 64 rays of a packet share an octant of directions and a frame (cast/ray_triangle.h). A part
 * is the rays of one register. A node is tested once for the whole packet, by interval arithmetic.
 * The minimum and maximum of origins and reciprocals bound every product of the test of one ray.
 * All steps are monotone, also as rounded, so no child that a ray enters is rejected. (Where a
 * product overflows, the product of no ray has a smaller magnitude.)
 *
 * A child that is popped from the stack is tested again, part by part, with the node test of a
 * single ray (bvh/ray_step.h), until one ray enters. The parts before enter nothing below it. A
 * block is tested one triangle against the rays of a part, or one ray against many triangles. The
 * formula is the same in both cases, and so is the answer.
 *
 * Where all rays have one origin, the least and the greatest slope of a part first reject triangles
 * that lie beside all its rays. With h half an epsilon and X the greatest coordinate of a vertex
 * relative to the origin, x - slope z, which is monotone in the slope, differs from its true value
 * by at most
 *
 *     the vertex, in x and, as |slope| <= 1, in z      2h X
 *     the slope, its product with z, the difference    4h X
 *
 * or 6h X. X is at most the sum of the absolute coordinates of the origin and of the largest bound.
 * The bound is 8h times this sum, and the least normal number covers underflow. So a rejected
 * triangle is certainly missed by every ray of the part. */
#ifndef ISECT_BVH_PACKET_H
#define ISECT_BVH_PACKET_H

#include "bvh/ray_step.h"

enum { PACKET = 64, PARTS = PACKET / LANES, LANE_BITS = (1 << LANES) - 1 };

/* The greatest difference of directions in a packet, relative to their longest component. */
#define PACKET_TURN R(0.125)

/* A deferred child: its parent, its place among the children, and the first part of the packet that
 * enters the parent. */
typedef struct Waiting {
    uint32_t parent, child;
    uint16_t place, first;
} Waiting;

/* One number per ray. */
typedef struct Numbers {
    num part[PARTS];
} Numbers;

typedef struct Packet {
    Numbers number[8];                           /* per ray: origin, direction, t_min, t_max */
    Numbers per[3], slope[2], least[3], most[3]; /* as in RayState; slopes in the frame */
    Numbers limit, t, u, v;                      /* the limit for nodes, and the best hit */
    uint32_t prim[PACKET];
    real slope_ends[PARTS][2][2]; /* least and greatest slope of each part */
    real from[3], to[3]; /* origins with the least t at near bounds, greatest t at far bounds */
    real per_ends[3][2], beyond_ends[3][2]; /* minimum and maximum */
    real least_t_min, most_limit;
    real beside;     /* the error bound of `between` */
    bool one_origin; /* all rays have the same */
    bool front_only; /* as in RayState */
    uint32_t near[3];
    int axis[3];
    unsigned octant, tests; /* tests: of a part against the box of a child */
    Waiting waiting[STACK];
} Packet;

/* ---- setup ---- */

/* The least and the greatest of these numbers. */
FORMULA void ends_of(const num *numbers, int parts, real ends[2])
{
    num low = numbers[0], up = low;
    real least[LANES], most[LANES];
    for (int j = 1; j < parts; j++)
        low = num_min(low, numbers[j]), up = num_max(up, numbers[j]);
    *(num_in_memory *)least = low + 0, *(num_in_memory *)most = up + 0;
    for (int i = 1; i < LANES; i++) {
        least[0] = least[i] < least[0] ? least[i] : least[0];
        most[0] = most[i] > most[0] ? most[i] : most[0];
    }
    ends[0] = least[0], ends[1] = most[0];
}

/* Bits of lanes, in any part and in all: rays with a negative direction along each axis, and those
 * whose frame has its z axis along y or along z; `plain`: rays that may use the short node test. */
typedef struct Kinds {
    unsigned plain, any[5], all[5];
} Kinds;

FORMULA void add_kind(Kinds *kinds, int kind, mask m)
{
    const unsigned bits = mask_bits(m);
    kinds->any[kind] |= bits, kinds->all[kind] &= bits;
}

FORMULA void set_out_part(Packet *p, int j, real largest, Kinds *kinds)
{
    const num x = num_abs(p->number[3].part[j]), y = num_abs(p->number[4].part[j]);
    const num z = num_abs(p->number[5].part[j]);
    const mask along_z = (z >= x) & (z >= y), along_y = mask_not(along_z) & (y >= x);
    const num t_min = p->number[6].part[j], t_max = p->number[7].part[j];
    mask plain = (t_min >= 0) & (t_min <= t_max);
    for (int k = 0; k < 3; k++) {
        const num dir = p->number[3 + k].part[j], per = reciprocal(dir);
        const num far = num_abs(p->number[k].part[j]);
        const num reach = (far + splat(largest)) * num_abs(per);
        p->per[k].part[j] = per;
        lines_of(p->number[k].part[j], per, reach, &p->least[k].part[j], &p->most[k].part[j]);
        plain &= (num_abs(per) > 0) & (reach <= REAL_MAX / 4);
        add_kind(kinds, k, dir < 0);
    }
    kinds->plain &= mask_bits(plain);
    add_kind(kinds, 3, along_y), add_kind(kinds, 4, along_z);
    p->t.part[j] = t_max, p->u.part[j] = p->v.part[j] = splat(0);
    p->limit.part[j] = t_max * SLAB_BOTH + SLAB_TINY;
}

/* The slopes in the common frame. */
FORMULA void set_slopes(Packet *p)
{
    for (int j = 0; j < PARTS; j++)
        for (int k = 0; k < 2; k++) {
            p->slope[k].part[j] =
                p->number[3 + p->axis[k]].part[j] / p->number[3 + p->axis[2]].part[j];
            ends_of(&p->slope[k].part[j], 1, p->slope_ends[j][k]);
        }
}

/* Computes the bounds of all rays; false if the rays are not coherent. */
FORMULA bool bound_packet(Packet *p, real largest, real close)
{
    const real turn = real_abs(first_lane(p->number[3 + p->axis[2]].part[0])) * PACKET_TURN;
    real ends[2], size = largest;
    p->one_origin = true;
    for (int k = 0; k < 3; k++) {
        ends_of(p->number[3 + k].part, PARTS, ends);
        if (!(ends[1] - ends[0] <= turn))
            return false;
        ends_of(p->number[k].part, PARTS, ends);
        if (!(ends[1] - ends[0] <= close))
            return false;
        p->one_origin &= ends[0] == ends[1];
        size += real_abs(ends[0]);
        p->from[k] = ends[!p->near[k]], p->to[k] = ends[p->near[k]];
        ends_of(p->per[k].part, PARTS, p->per_ends[k]);
        p->beyond_ends[k][0] = p->per_ends[k][0] * SLAB_BOTH;
        p->beyond_ends[k][1] = p->per_ends[k][1] * SLAB_BOTH;
    }
    p->one_origin &= size <= REAL_MAX / 8;
    p->beside = 4 * REAL_EPSILON * size + REAL_MIN;
    ends_of(p->number[6].part, PARTS, ends);
    p->least_t_min = ends[0];
    ends_of(p->limit.part, PARTS, ends);
    p->most_limit = ends[1];
    return true;
}

/* Sets up a packet from the numbers of its rays; false if they cannot be traced together. */
FORMULA bool set_out_together(Packet *p, real largest, real close)
{
    static const int following[3] = {1, 2, 0};
    Kinds kinds = {LANE_BITS, {0}, {LANE_BITS, LANE_BITS, LANE_BITS, LANE_BITS, LANE_BITS}};
    for (int j = 0; j < PARTS; j++)
        set_out_part(p, j, largest, &kinds);
    bool alike = kinds.plain == LANE_BITS;
    for (int i = 0; i < 5; i++)
        alike &= kinds.any[i] == 0 || kinds.all[i] == LANE_BITS;
    p->octant = 0;
    for (unsigned k = 0; k < 3; k++) {
        p->near[k] = kinds.any[k] != 0;
        p->octant += 3 * (p->near[k] << k);
    }
    p->axis[2] = kinds.any[4] ? 2 : kinds.any[3] ? 1 : 0;
    p->axis[0] = following[p->axis[2]];
    p->axis[1] = following[p->axis[0]];
    for (int i = 0; i < PACKET; i++)
        p->prim[i] = UINT32_MAX;
    if (!alike || !bound_packet(p, largest, close))
        return false;
    set_slopes(p);
    return true;
}

/* ---- nodes ---- */

/* The children that may be entered by a ray of the packet. */
FORMULA unsigned children_met(const Node *node, const Packet *p)
{
    const uint32_t *n = p->near;
    unsigned bits = 0;
    for (int j = 0; j < WIDTH; j += LANES) {
        num from = splat(p->least_t_min), to = splat(REAL_INF);
        for (unsigned k = 0; k < 3; k++) {
            const num x = load_bounds(node->bound[2 * k + n[k]] + j) - splat(p->from[k]);
            const num y = load_bounds(node->bound[2 * k + (n[k] ^ 1)] + j) - splat(p->to[k]);
            const real *per = p->per_ends[k], *beyond = p->beyond_ends[k];
            from = num_max(num_min(x * splat(per[0]), x * splat(per[1])), from);
            to = num_min(num_max(y * splat(beyond[0]), y * splat(beyond[1])), to);
        }
        to = num_min(to + 3 * SLAB_TINY, splat(p->most_limit));
        bits |= mask_bits(from <= to) << j;
    }
    return bits;
}

/* Pushes the children in order, the nearest last. */
FORMULA int push_waiting(const Node *node, uint32_t at, Packet *p, unsigned first, int top)
{
    const unsigned bits = children_met(node, p);
    for (int i = 0; i < WIDTH; i++) {
        const unsigned k = node->order[i] >> p->octant & 7;
        p->waiting[top] = (Waiting){at, node->child[k], (uint16_t)k, (uint16_t)first};
        top += (int)(bits >> k & 1);
    }
    return top;
}

/* The near and the far bounds of one child. */
typedef struct ChildBounds {
    num near[3], far[3];
} ChildBounds;

FORMULA ChildBounds bounds_of_child(const Node *node, unsigned i, const Packet *p)
{
    ChildBounds b;
    for (unsigned k = 0; k < 3; k++) {
        b.near[k] = splat((real)node->bound[2 * k + p->near[k]][i]);
        b.far[k] = splat((real)node->bound[2 * k + (p->near[k] ^ 1)][i]);
    }
    return b;
}

/* The rays of part j that enter a child. */
FORMULA unsigned rays_into(const ChildBounds *child, const Packet *p, unsigned j)
{
    num from = p->number[6].part[j], to = p->limit.part[j];
    for (int k = 0; k < 3; k++) {
        const num per = p->per[k].part[j];
        from = num_max(num_mul_add(child->near[k], per, p->least[k].part[j]), from);
        to = num_min(num_mul_add(child->far[k], per, p->most[k].part[j]), to);
    }
    return mask_bits(from <= to);
}

/* ---- blocks ---- */

FORMULA real number_in(const Numbers *numbers, int i)
{
    return ((const real *)numbers)[i];
}
FORMULA void put_number(Numbers *numbers, int i, real x)
{
    ((real *)numbers)[i] = x;
}

FORMULA X(mesh_touch) best_of(const Packet *p, int i)
{
    return (X(mesh_touch)){number_in(&p->t, i), number_in(&p->u, i), number_in(&p->v, i),
                           p->prim[i]};
}

FORMULA X(ray) ray_in(const Packet *p, int i)
{
    real number[8];
    X(ray) ray;
    for (int f = 0; f < 8; f++)
        number[f] = number_in(&p->number[f], i);
    memcpy(&ray, number, sizeof ray);
    return ray;
}

/* Keeps the hit if it is the best of ray i, and returns whether it is. With `any` the ray then
 * enters no further node. */
FORMULA bool keep_of(Packet *p, int i, real t, real u, real v, uint32_t prim, bool any)
{
    const real best = number_in(&p->t, i);
    if (!(t < best || (t == best && prim < p->prim[i])))
        return false;
    put_number(&p->t, i, t), put_number(&p->u, i, u), put_number(&p->v, i, v);
    p->prim[i] = prim;
    put_number(&p->limit, i, any ? -REAL_INF : t * SLAB_BOTH + SLAB_TINY);
    return true;
}

/* Triangle `which` and ray i, whose sign tests are uncertain. */
static __attribute__((noinline)) bool pair_unsure(const Triangles *block, int which, Packet *p,
                                                  int i, bool any)
{
    const X(triangle) triangle = triangle_in(block, which);
    const X(ray) ray = ray_in(p, i);
    const X(touch) touch = X(cast_ray_triangle_decided)(&ray, &triangle, p->front_only);
    return touch.t <= number_in(&p->t, i) && touch.t >= ray.t_min && touch.t < REAL_INF &&
           keep_of(p, i, touch.t, touch.u, touch.v, block->prim[which], any);
}

/* The triangles of a block relative to the common origin, in the frame. */
typedef struct Seen {
    num corner[9][WIDTH / LANES];
} Seen;

FORMULA void see_block(Seen *seen, const Triangles *block, const Packet *p)
{
    for (int f = 0; f < 9; f++) {
        const int k = p->axis[f % 3];
        for (int j = 0; j < WIDTH / LANES; j++)
            seen->corner[f][j] =
                *(const num_in_memory *)(block->corner[f - f % 3 + k] + j * LANES) -
                splat(first_lane(p->number[k].part[0]));
    }
}

/* The triangles that are not beside all rays of part j. */
FORMULA unsigned between(const Seen *seen, const Packet *p, unsigned j)
{
    unsigned bits = 0;
    for (int i = 0; i < WIDTH / LANES; i++) {
        mask beside = splat(0) > 0;
        for (int k = 0; k < 2; k++) {
            num low = splat(REAL_INF), up = splat(-REAL_INF);
            for (int c = 0; c < 9; c += 3)
                for (int e = 0; e < 2; e++) {
                    const num x = num_mul_add(splat(-p->slope_ends[j][k][e]),
                                              seen->corner[c + 2][i], seen->corner[c + k][i]);
                    low = num_min(low, x), up = num_max(up, x);
                }
            beside |= num_max(low, -up) > splat(p->beside);
        }
        bits |= mask_bits(mask_not(beside)) << (i * LANES);
    }
    return bits;
}

/* The corners of a triangle for the rays of part j, or of LANES triangles for ray i. */
FORMULA Corners corners_from(const num x[9])
{
    return (Corners){{x[0], x[1], x[2]}, {x[3], x[4], x[5]}, {x[6], x[7], x[8]}};
}

/* Keeps the hits of some lanes, and returns whether there are any. The lanes are rays from `ray` on
 * if `rays` is 1, or triangles from `which` on if it is 0. */
FORMULA bool keep_hits(const Meeting *m, unsigned lanes, const Triangles *block, int which,
                       Packet *p, int ray, int rays, bool any)
{
    mask open;
    bool kept = false;
    const Pierced at = hits_of(m, p->front_only, &open);
    const Touches touch = touches_of(&at);
    for (unsigned hits = mask_bits(at.hit) & lanes; hits; hits &= hits - 1) {
        const int q = __builtin_ctz(hits), i = ray + rays * q, k = which + !rays * q;
        kept |= keep_of(p, i, touch.t[q], touch.u[q], touch.v[q], block->prim[k], any);
    }
    unsigned unsure = mask_bits(open) & lanes;
    for (; __builtin_expect(unsure != 0, 0); unsure &= unsure - 1) {
        const int q = __builtin_ctz(unsure), i = ray + rays * q, k = which + !rays * q;
        kept |= !is_repeated(block, k) && pair_unsure(block, k, p, i, any);
    }
    return kept;
}

/* The rays of part j, in `rays`, against one triangle. */
FORMULA bool visit_triangle(const Triangles *block, int which, const Seen *seen, Packet *p, int j,
                            const Frame *frame, unsigned rays, bool any)
{
    num x[9];
    for (int f = 0; f < 9; f++) {
        const int k = p->axis[f % 3];
        if (p->one_origin)
            x[f] = splat(((const real *)seen->corner[f])[which]);
        else
            x[f] = splat(block->corner[f - f % 3 + k][which]) - p->number[k].part[j];
    }
    const Meeting m = {*frame, corners_from(x), p->number[6].part[j], p->number[7].part[j],
                       p->t.part[j]};
    return keep_hits(&m, rays, block, which, p, j * LANES, 1, any);
}

/* One ray against the triangles of a block. */
static __attribute__((noinline)) bool visit_alone(const Triangles *block, const Seen *seen,
                                                  Packet *p, int i, bool any)
{
    const int *k = p->axis;
    const Frame frame = {splat(number_in(&p->slope[0], i)),
                         splat(number_in(&p->slope[1], i)),
                         splat(number_in(&p->number[3 + k[2]], i)),
                         {splat(number_in(&p->per[k[0]], i)), splat(number_in(&p->per[k[1]], i)),
                          splat(number_in(&p->per[k[2]], i))},
                         {splat(0), splat(0), splat(0)}};
    bool kept = false;
    for (int j = 0; j < WIDTH / LANES; j++) {
        num x[9];
        for (int f = 0; f < 9; f++)
            if (p->one_origin)
                x[f] = seen->corner[f][j];
            else
                x[f] = *(const num_in_memory *)(block->corner[f - f % 3 + k[f % 3]] + j * LANES) -
                       splat(number_in(&p->number[k[f % 3]], i));
        const Meeting m = {frame, corners_from(x), splat(number_in(&p->number[6], i)),
                           splat(number_in(&p->number[7], i)), splat(number_in(&p->t, i))};
        kept |= keep_hits(&m, LANE_BITS, block, j * LANES, p, i, 0, any);
    }
    return kept;
}

/* The rays of part j, in `rays`, against a block: few of them one by one. */
FORMULA bool visit_part(const Triangles *block, const Seen *seen, Packet *p, int j, unsigned rays,
                        bool any)
{
    const int *k = p->axis;
    bool kept = false;
    if (__builtin_popcount(rays) <= LANES / 4) {
        for (; rays; rays &= rays - 1)
            kept |= visit_alone(block, seen, p, j * LANES + __builtin_ctz(rays), any);
        return kept;
    }
    const num px = p->per[k[0]].part[j], py = p->per[k[1]].part[j], pz = p->per[k[2]].part[j];
    const Frame frame = {p->slope[0].part[j],
                         p->slope[1].part[j],
                         p->number[3 + k[2]].part[j],
                         {px, py, pz},
                         {splat(0), splat(0), splat(0)}};
    unsigned which = p->one_origin ? between(seen, p, (unsigned)j) : (1 << WIDTH) - 1;
    for (; which; which &= which - 1)
        if (!is_repeated(block, __builtin_ctz(which)))
            kept |= visit_triangle(block, __builtin_ctz(which), seen, p, j, &frame, rays, any);
    return kept;
}

/* A block, for all rays that enter it; `rays`: those of part `first`. */
FORMULA void visit_together(const Triangles *block, Packet *p, const ChildBounds *child,
                            unsigned first, unsigned rays, bool any)
{
    Seen seen;
    bool kept = false;
    if (p->one_origin)
        see_block(&seen, block, p);
    for (unsigned j = first; j < PARTS; j++) {
        if (j > first)
            rays = rays_into(child, p, j);
        p->tests++;
        if (rays)
            kept |= visit_part(block, &seen, p, (int)j, rays, any);
    }
    if (kept) {
        real ends[2];
        ends_of(p->limit.part, PARTS, ends);
        p->most_limit = ends[1];
    }
}

FORMULA void travel_together(const X(bvh) * bvh, Packet *p, bool any)
{
    int top = push_waiting(node_of(bvh, 0), 0, p, 0, 0);
    p->tests = 0;
    while (top > 0) {
        const Waiting now = p->waiting[--top];
        const ChildBounds child = bounds_of_child(node_of(bvh, now.parent), now.place, p);
        unsigned first = now.first, rays = 0;
        while (first < PARTS && !(rays = rays_into(&child, p, first)))
            first++;
        p->tests += first - now.first + 1;
        if (first == PARTS)
            continue;
        if (now.child & LEAF) {
            Triangles room;
            visit_together(block_of(bvh, now.child, &room), p, &child, first, rays, any);
        } else {
            top = push_waiting(node_of(bvh, now.child), now.child, p, first, top);
        }
    }
}

#endif
