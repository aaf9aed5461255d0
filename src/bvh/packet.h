/* bvh/packet.h - packets: coherent rays that traverse a tree together. See bvh/trace.c.
 *
 * The rays of a packet share an octant of directions and a frame (cast/ray_triangle.h). A node is
 * tested once for the whole packet, by interval arithmetic. The minimum and maximum of origins and
 * reciprocals bound every product of the test of one ray. All steps are monotone, also as rounded,
 * so no child that a ray enters is rejected. (Where a product overflows, the product of no ray has
 * a smaller magnitude.)
 *
 * A child that is popped from the stack is tested again, for each ray, with the node test of a
 * single ray (bvh/ray_step.h). A block is tested one triangle against many rays, or one ray against
 * many triangles. The formula is the same in both cases, and so is the answer. */
#ifndef ISECT_BVH_PACKET_H
#define ISECT_BVH_PACKET_H

#include "bvh/ray_step.h"

enum { PACKET = 16, PARTS = PACKET / LANES, ALL = (1 << PACKET) - 1, LANE_BITS = (1 << LANES) - 1 };

/* The greatest difference of directions in a packet, relative to their longest component. */
#define PACKET_TURN R(0.125)

/* A deferred child: its parent, its place among the children, and the rays that entered the
 * parent. */
typedef struct Waiting {
    uint32_t parent, child;
    uint16_t place, rays;
} Waiting;

/* One number per ray. */
typedef struct Numbers {
    num part[PARTS];
} Numbers;

typedef struct Packet {
    Numbers number[8];                           /* per ray: origin, direction, t_min, t_max */
    Numbers per[3], slope[3], least[3], most[3]; /* as in RayState */
    Numbers nearest, limit;                      /* t of the best hit, and the limit for nodes */
    X(mesh_touch) best[PACKET];
    real from[3], to[3]; /* origins with the least t at near bounds, greatest t at far bounds */
    real per_ends[3][2], beyond_ends[3][2]; /* minimum and maximum */
    real least_t_min, most_limit;
    uint32_t near[3];
    int axis[3];
    unsigned octant, active; /* active: the rays that are not finished */
    bool front_only;         /* as in RayState */
    unsigned entered, rays;  /* nodes and blocks visited; the sum of their rays */
    Waiting waiting[STACK];
} Packet;

/* ---- setup ---- */

FORMULA void ends_of(const Numbers *numbers, real ends[2])
{
    num low = numbers->part[0], up = low;
    real least[LANES], most[LANES];
    for (int j = 1; j < PARTS; j++)
        low = num_min(low, numbers->part[j]), up = num_max(up, numbers->part[j]);
    *(num_in_memory *)least = low + 0, *(num_in_memory *)most = up + 0;
    for (int i = 1; i < LANES; i++) {
        least[0] = least[i] < least[0] ? least[i] : least[0];
        most[0] = most[i] > most[0] ? most[i] : most[0];
    }
    ends[0] = least[0], ends[1] = most[0];
}

/* The members of RayState, per lane. Bits: rays that may use the short node test, rays with a
 * negative direction along each axis, rays whose frame has its z axis along y or along z. */
typedef struct Kinds {
    unsigned plain, negative[3], along_y, along_z;
} Kinds;

FORMULA void set_out_part(Packet *p, int j, real largest, Kinds *kinds)
{
    const num x = num_abs(p->number[3].part[j]), y = num_abs(p->number[4].part[j]);
    const num z = num_abs(p->number[5].part[j]);
    const mask along_z = (z >= x) & (z >= y), along_y = mask_not(along_z) & (y >= x);
    const num longest = num_select(along_z, p->number[5].part[j],
                                   num_select(along_y, p->number[4].part[j], p->number[3].part[j]));
    const num t_min = p->number[6].part[j], t_max = p->number[7].part[j];
    mask plain = (t_min >= 0) & (t_min <= t_max);
    for (int k = 0; k < 3; k++) {
        const num dir = p->number[3 + k].part[j], per = reciprocal(dir);
        const num far = num_abs(p->number[k].part[j]);
        const num reach = (far + splat(largest)) * num_abs(per);
        p->per[k].part[j] = per;
        lines_of(p->number[k].part[j], per, reach, &p->least[k].part[j], &p->most[k].part[j]);
        p->slope[k].part[j] = dir / longest;
        plain &= (num_abs(per) > 0) & (reach <= REAL_MAX / 4);
        kinds->negative[k] |= mask_bits(dir < 0) << (j * LANES);
    }
    kinds->plain |= mask_bits(plain) << (j * LANES);
    kinds->along_y |= mask_bits(along_y) << (j * LANES);
    kinds->along_z |= mask_bits(along_z) << (j * LANES);
    p->nearest.part[j] = t_max;
    p->limit.part[j] = t_max * SLAB_BOTH + SLAB_TINY;
}

/* Computes the bounds of all rays; false if the rays are not coherent. */
FORMULA bool bound_packet(Packet *p, real close)
{
    const real turn = real_abs(first_lane(p->number[3 + p->axis[2]].part[0])) * PACKET_TURN;
    real ends[2];
    for (int k = 0; k < 3; k++) {
        ends_of(&p->number[3 + k], ends);
        if (!(ends[1] - ends[0] <= turn))
            return false;
        ends_of(&p->number[k], ends);
        if (!(ends[1] - ends[0] <= close))
            return false;
        p->from[k] = ends[!p->near[k]], p->to[k] = ends[p->near[k]];
        ends_of(&p->per[k], p->per_ends[k]);
        p->beyond_ends[k][0] = p->per_ends[k][0] * SLAB_BOTH;
        p->beyond_ends[k][1] = p->per_ends[k][1] * SLAB_BOTH;
    }
    ends_of(&p->number[6], ends);
    p->least_t_min = ends[0];
    ends_of(&p->limit, ends);
    p->most_limit = ends[1];
    return true;
}

/* Sets up a packet from the numbers of its rays; false if they cannot be traced together. */
FORMULA bool set_out_together(Packet *p, real largest, real close)
{
    static const int following[3] = {1, 2, 0};
    Kinds kinds = {0, {0}, 0, 0};
    for (int j = 0; j < PARTS; j++)
        set_out_part(p, j, largest, &kinds);
    bool alike = kinds.plain == ALL && (kinds.along_y == 0 || kinds.along_y == ALL) &&
                 (kinds.along_z == 0 || kinds.along_z == ALL);
    p->octant = 0;
    for (unsigned k = 0; k < 3; k++) {
        alike &= kinds.negative[k] == 0 || kinds.negative[k] == ALL;
        p->near[k] = kinds.negative[k] & 1;
        p->octant += 3 * (p->near[k] << k);
    }
    p->axis[2] = kinds.along_z ? 2 : kinds.along_y ? 1 : 0;
    p->axis[0] = following[p->axis[2]];
    p->axis[1] = following[p->axis[0]];
    p->active = ALL;
    return alike && bound_packet(p, close);
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

/* The rays that enter one child. */
FORMULA unsigned rays_into(const Node *node, unsigned i, const Packet *p)
{
    const uint32_t *n = p->near;
    unsigned bits = 0;
    for (int j = 0; j < PARTS; j++) {
        num from = p->number[6].part[j], to = splat(REAL_INF);
        for (unsigned k = 0; k < 3; k++) {
            const num per = p->per[k].part[j];
            const num x = splat((real)node->bound[2 * k + n[k]][i]);
            const num y = splat((real)node->bound[2 * k + (n[k] ^ 1)][i]);
            from = num_max(mul_add(x, per, p->least[k].part[j]), from);
            to = num_min(mul_add(y, per, p->most[k].part[j]), to);
        }
        bits |= mask_bits(from <= num_min(to, p->limit.part[j])) << (j * LANES);
    }
    return bits;
}

/* Pushes the children in order, the nearest last. */
FORMULA int push_waiting(const Node *node, uint32_t at, Packet *p, unsigned rays, int top)
{
    const unsigned bits = children_met(node, p);
    for (int i = 0; i < WIDTH; i++) {
        const unsigned k = node->order[i] >> p->octant & 7;
        p->waiting[top] = (Waiting){at, node->child[k], (uint16_t)k, (uint16_t)rays};
        top += (int)(bits >> k & 1);
    }
    return top;
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

FORMULA X(ray) ray_in(const Packet *p, int i)
{
    const Numbers *n = p->number;
    return (X(ray)){{number_in(n, i), number_in(n + 1, i), number_in(n + 2, i)},
                    {number_in(n + 3, i), number_in(n + 4, i), number_in(n + 5, i)},
                    number_in(n + 6, i),
                    number_in(n + 7, i)};
}

/* Copies ray i to a RayState, for the tests of a block. */
FORMULA void leave_packet(RayState *s, const Packet *p, int i)
{
    for (int k = 0; k < 3; k++) {
        s->axis[k] = p->axis[k];
        s->origin[k] = number_in(&p->number[k], i);
        s->dir[k] = number_in(&p->number[3 + k], i);
        s->per[k] = number_in(&p->per[k], i);
        s->slope[k] = number_in(&p->slope[k], i);
    }
    s->plain = true;
    s->front_only = p->front_only;
    s->ray = ray_in(p, i);
    s->best = p->best[i];
    s->limit = number_in(&p->limit, i);
    s->blocks = 0;
}

FORMULA void join_packet(Packet *p, const RayState *s, int i)
{
    p->best[i] = s->best;
    put_number(&p->nearest, i, s->best.t);
    put_number(&p->limit, i, s->limit);
}

static __attribute__((noinline)) void visit_alone(const Triangles *block, Packet *p, unsigned rays)
{
    for (; rays; rays &= rays - 1) {
        const int i = __builtin_ctz(rays);
        RayState s;
        leave_packet(&s, p, i);
        visit_block(block, &s);
        join_packet(p, &s, i);
    }
}

FORMULA void keep_of(Packet *p, int i, real t, real u, real v, uint32_t prim)
{
    X(mesh_touch) *best = &p->best[i];
    if (t < best->t || (t == best->t && prim < best->prim)) {
        *best = (X(mesh_touch)){t, u, v, prim};
        put_number(&p->nearest, i, t);
        put_number(&p->limit, i, t * SLAB_BOTH + SLAB_TINY);
    }
}

/* One triangle against the rays of a part whose sign tests are uncertain. */
static __attribute__((noinline)) void triangle_unsure(const Triangles *block, int which, Packet *p,
                                                      unsigned rays, int first)
{
    const X(triangle) triangle = triangle_in(block, which);
    for (; rays; rays &= rays - 1) {
        const int i = first + __builtin_ctz(rays);
        const X(ray) ray = ray_in(p, i);
        const X(touch) touch = X(cast_ray_triangle_decided)(&ray, &triangle, p->front_only);
        if (touch.t <= p->best[i].t && touch.t >= ray.t_min && touch.t < REAL_INF)
            keep_of(p, i, touch.t, touch.u, touch.v, block->prim[which]);
    }
}

FORMULA Vec3 corner_seen(const Triangles *block, int corner, int i, const Packet *p, int j)
{
    const int *k = p->axis;
    const real(*from)[WIDTH] = block->corner + 3 * corner;
    return (Vec3){splat(from[k[0]][i]) - p->number[k[0]].part[j],
                  splat(from[k[1]][i]) - p->number[k[1]].part[j],
                  splat(from[k[2]][i]) - p->number[k[2]].part[j]};
}

/* One triangle against the rays in `bits`, of part j of the packet. */
FORMULA void visit_triangle(const Triangles *block, int i, Packet *p, int j, const Frame *frame,
                            unsigned bits)
{
    const Corners corners = {corner_seen(block, 0, i, p, j), corner_seen(block, 1, i, p, j),
                             corner_seen(block, 2, i, p, j)};
    mask crossed, apart;
    const Barycentric weights = edge_functions(frame, &corners, &crossed, &apart);
    mask unsure = mask_not(crossed | apart);
    if (p->front_only)
        crossed &= from_front(&weights, frame);
    if (mask_bits(crossed) & bits) {
        const Ray range = {.t_min = p->number[6].part[j], .t_max = p->number[7].part[j]};
        const Pierced at = pierced_at(crossed, &weights, frame, &corners, &range, &unsure);
        unsigned hits = mask_bits(at.hit & (at.t <= p->nearest.part[j])) & bits;
        real t[LANES], u[LANES], v[LANES];
        *(num_in_memory *)t = at.t + 0;
        *(num_in_memory *)u = at.u + 0;
        *(num_in_memory *)v = at.v + 0;
        for (; hits; hits &= hits - 1) {
            const int lane = LANES == 1 ? 0 : __builtin_ctz(hits);
            keep_of(p, j * LANES + lane, t[lane], u[lane], v[lane], block->prim[i]);
        }
    }
    if (mask_bits(unsure) & bits)
        triangle_unsure(block, i, p, mask_bits(unsure) & bits, j * LANES);
}

FORMULA void visit_part(const Triangles *block, Packet *p, int j, unsigned bits)
{
    const int *k = p->axis;
    const num px = p->per[k[0]].part[j], py = p->per[k[1]].part[j], pz = p->per[k[2]].part[j];
    const Frame frame = {p->slope[k[0]].part[j],
                         p->slope[k[1]].part[j],
                         p->number[3 + k[2]].part[j],
                         {px, py, pz},
                         {splat(0), splat(0), splat(0)}};
    for (int i = 0; i < WIDTH && !is_repeated(block, i); i++)
        visit_triangle(block, i, p, j, &frame, bits);
}

/* Parts with few active rays are tested ray by ray. */
FORMULA void visit_together(const Triangles *block, Packet *p, unsigned rays)
{
    unsigned few = 0;
    for (int j = 0; j < PARTS; j++) {
        const unsigned bits = rays >> (j * LANES) & LANE_BITS;
        if (2 * __builtin_popcount(bits) > LANES)
            visit_part(block, p, j, bits);
        else
            few |= bits << (j * LANES);
    }
    visit_alone(block, p, few);
}

/* ---- traversal ---- */

/* Updates the packet after the hits of a block. */
FORMULA void learn_hits(Packet *p, bool any)
{
    real ends[2];
    for (int i = 0; i < PACKET && any; i++)
        p->active &= ~((unsigned)(p->best[i].prim != UINT32_MAX) << i);
    ends_of(&p->limit, ends);
    p->most_limit = ends[1];
}

FORMULA void travel_together(const X(bvh) * bvh, Packet *p, bool any)
{
    int top = push_waiting(node_of(bvh, 0), 0, p, ALL, 0);
    p->entered = p->rays = 0;
    while (top > 0 && p->active) {
        const Waiting now = p->waiting[--top];
        const Node *parent = node_of(bvh, now.parent);
        unsigned rays = now.rays & p->active;
        if (!rays || !(rays &= rays_into(parent, now.place, p)))
            continue;
        p->entered++;
        p->rays += (unsigned)__builtin_popcount(rays);
        if (now.child & LEAF) {
            Triangles room;
            visit_together(block_of(bvh, now.child, &room), p, rays);
            learn_hits(p, any);
        } else {
            top = push_waiting(node_of(bvh, now.child), now.child, p, rays, top);
        }
    }
}

#endif
