/* bvh/ray_step.h - one step of the traversal of a ray: see bvh/trace.c. */
#ifndef ISECT_BVH_RAY_STEP_H
#define ISECT_BVH_RAY_STEP_H

#include "bvh/bounds.h"
#include "bvh/child_order.h"
#include "bvh/ray_state.h"
#include "bvh/trace.h"

/* The intervals of eight children, under three conditions: the reciprocals of the direction are
 * normal numbers, no product overflows, and t_min >= 0. See bvh/ray_state.h. */
FORMULA void plain_intervals(const Node *node, const RayState *s, Eight *near, Eight *far)
{
    const num px = splat(s->number[PER + 0]), py = splat(s->number[PER + 1]),
              pz = splat(s->number[PER + 2]);
    const num lx = splat(s->number[LEAST + 0]), ly = splat(s->number[LEAST + 1]),
              lz = splat(s->number[LEAST + 2]);
    const num mx = splat(s->number[MOST + 0]), my = splat(s->number[MOST + 1]),
              mz = splat(s->number[MOST + 2]);
    const float *b = node->bound[0];
    const uint32_t *n = s->octant.near;
    const float *nx = b + n[0], *fx = b + (n[0] ^ WIDTH);
    const float *ny = b + n[1], *fy = b + (n[1] ^ WIDTH);
    const float *nz = b + n[2], *fz = b + (n[2] ^ WIDTH);
    for (int j = 0; j < WIDTH / LANES; j++) {
        int i = j * LANES;
        num from =
            max3(num_mul_add(load_bounds(nx + i), px, lx), num_mul_add(load_bounds(ny + i), py, ly),
                 num_mul_add(load_bounds(nz + i), pz, lz));
        num to =
            min3(num_mul_add(load_bounds(fx + i), px, mx), num_mul_add(load_bounds(fy + i), py, my),
                 num_mul_add(load_bounds(fz + i), pz, mz));
        near->part[j] = num_max(from, splat(s->ray.t_min));
        far->part[j] = num_min(to, splat(s->limit));
    }
}

/* The intervals of eight children for any ray. The slab test is the one of a triangle's box. On an
 * axis along which the direction is 0 the origin decides. */
FORMULA void any_intervals(const Node *node, const RayState *s, Eight *near, Eight *far)
{
    for (int j = 0; j < WIDTH / LANES; j++) {
        num from = splat(-REAL_INF), to = splat(REAL_INF);
        mask inside = splat(0) == splat(0);
        for (int k = 0; k < 3; k++) {
            num origin = splat(s->number[ORIGIN + k]);
            num lower = load_bounds(node->bound[2 * k] + j * LANES);
            num upper = load_bounds(node->bound[2 * k + 1] + j * LANES);
            num below = lower - origin, above = upper - origin, dir = splat(s->number[DIR + k]);
            num per = wall(splat(s->number[PER + k]), below, above);
            clip_slab(below, above, per, open_where(per), &from, &to);
            inside &=
                (lower <= upper) & ((num_abs(dir) > 0) | ((lower <= origin) & (origin <= upper)));
        }
        from = num_max(saturate(widened_near(from)), splat(s->ray.t_min));
        to = num_min(saturate(widened_far(to)), splat(s->best.t));
        near->part[j] = num_select(inside, from, splat(REAL_INF));
        far->part[j] = num_select(inside, to, splat(-REAL_INF));
    }
}

/* Pushes the entered children. If `next` is given, the nearest child is stored there instead, and
 * the result is true if there is one. */
FORMULA bool visit_node(const Node *node, RayState *s, bool any, uint32_t *next)
{
    Eight near, far;
    if (__builtin_expect(s->plain, 1))
        plain_intervals(node, s, &near, &far);
    else
        any_intervals(node, s, &near, &far);
    Sorted children = sort_children(node, s->octant.shift, !any, near, far);
    const bool onward = next && children.bits;
    if (onward)
        *next = take_nearest(&children);
    s->top = push_children(&s->stack, s->top, &children);
    return onward;
}

/* ---- a block of triangles ---- */

FORMULA void keep_nearer(RayState *s, real t, real u, real v, uint32_t prim)
{
    if (t < s->best.t || (t == s->best.t && prim < s->best.prim)) {
        s->best = (X(mesh_touch)){t, u, v, prim};
        s->limit = limit_of(s);
    }
}

/* Triangle i, whose sign tests are uncertain: the touch, and whether it is a hit in the range. */
FORMULA bool decide_touch(const Triangles *block, int i, const RayState *s, X(mesh_touch) * touch)
{
    const X(triangle) triangle = triangle_in(block, i);
    const X(touch) at = X(cast_ray_triangle_decided)(&s->ray, &triangle, s->front_only);
    *touch = (X(mesh_touch)){at.t, at.u, at.v, block->prim[i]};
    return at.t <= s->best.t && at.t >= s->ray.t_min && at.t < REAL_INF;
}

/* Triangles whose sign tests are uncertain, one by one. Repetitions of the last one are skipped. */
static __attribute__((noinline)) void visit_unsure(const Triangles *block, unsigned bits, int first,
                                                   RayState *s)
{
    for (; bits; bits &= bits - 1) {
        int i = first + __builtin_ctz(bits);
        X(mesh_touch) touch;
        if (!is_repeated(block, i) && decide_touch(block, i, s, &touch))
            keep_nearer(s, touch.t, touch.u, touch.v, touch.prim);
    }
}

FORMULA Vec3 corner_of(const Triangles *block, int corner, int i, const RayState *s)
{
    const int *k = s->axis;
    return (Vec3){*(const num_in_memory *)(block->corner[3 * corner + k[0]] + i) -
                      splat(s->number[ORIGIN + k[0]]),
                  *(const num_in_memory *)(block->corner[3 * corner + k[1]] + i) -
                      splat(s->number[ORIGIN + k[1]]),
                  *(const num_in_memory *)(block->corner[3 * corner + k[2]] + i) -
                      splat(s->number[ORIGIN + k[2]])};
}

/* The operands of one test: one ray and LANES triangles, or one triangle and LANES rays. */
typedef struct Meeting {
    Frame frame;
    Corners corners;
    num t_min, t_max, best;
} Meeting;

/* The hits of a meeting that are not beyond the best; `unsure` receives those to be decided one by
 * one. */
FORMULA Pierced hits_of(const Meeting *m, bool front_only, mask *unsure)
{
    mask crossed, apart;
    const Barycentric weights = edge_functions(&m->frame, &m->corners, &crossed, &apart);
    *unsure = mask_not(crossed | apart);
    if (mask_none(crossed))
        return (Pierced){.hit = crossed};
    const Ray range = {.t_min = m->t_min, .t_max = m->t_max};
    if (front_only)
        crossed &= from_front(&weights, &m->frame);
    Pierced at = pierced_at(crossed, &weights, &m->frame, &m->corners, &range, unsure);
    at.hit &= at.t <= m->best;
    return at;
}

/* The ray and LANES triangles. */
FORMULA Meeting meeting_of(const Triangles *block, int i, const RayState *s)
{
    const int *k = s->axis;
    const num px = splat(s->number[PER + k[0]]), py = splat(s->number[PER + k[1]]),
              pz = splat(s->number[PER + k[2]]);
    return (Meeting){
        {splat(s->number[SLOPE + k[0]]),
         splat(s->number[SLOPE + k[1]]),
         splat(s->number[DIR + k[2]]),
         {px, py, pz},
         {open_where(px), open_where(py), open_where(pz)}},
        {corner_of(block, 0, i, s), corner_of(block, 1, i, s), corner_of(block, 2, i, s)},
        splat(s->ray.t_min),
        splat(s->ray.t_max),
        splat(s->best.t)};
}

/* False if the line of the ray is certainly apart from all triangles of a block. */
FORMULA bool may_cross(const Triangles *block, const RayState *s)
{
    unsigned bits = 0;
    for (int j = 0; j < WIDTH; j += LANES) {
        mask crossed, apart;
        const Meeting m = meeting_of(block, j, s);
        (void)edge_functions(&m.frame, &m.corners, &crossed, &apart);
        bits |= mask_bits(mask_not(apart));
    }
    return bits != 0;
}

/* The hits of the ray among LANES triangles that are not beyond the best so far. Computed values of
 * t are compared without an error bound: the answer is the least computed t. */
FORMULA Pierced hits_in_block(const Triangles *block, int i, const RayState *s, mask *unsure)
{
    const Meeting m = meeting_of(block, i, s);
    return hits_of(&m, s->front_only, unsure);
}

/* The touches of all lanes; a zero is positive. */
typedef struct Touches {
    real t[LANES], u[LANES], v[LANES];
} Touches;

FORMULA Touches touches_of(const Pierced *at)
{
    Touches touches;
    *(num_in_memory *)touches.t = at->t + 0;
    *(num_in_memory *)touches.u = at->u + 0;
    *(num_in_memory *)touches.v = at->v + 0;
    return touches;
}

FORMULA void visit_block(const Triangles *block, RayState *s)
{
    for (int j = 0; j < WIDTH; j += LANES) {
        mask unsure;
        const Pierced at = hits_in_block(block, j, s, &unsure);
        unsigned bits = mask_bits(at.hit);
        if (bits) {
            const Touches touch = touches_of(&at);
            for (; bits; bits &= bits - 1) {
                const int i = LANES == 1 ? 0 : __builtin_ctz(bits);
                keep_nearer(s, touch.t[i], touch.u[i], touch.v[i], block->prim[j + i]);
            }
        }
        if (!mask_none(unsure))
            visit_unsure(block, mask_bits(unsure), j, s);
    }
}

/* All hits of the ray in a block, by their place. */
FORMULA int list_hits(const Triangles *block, uint32_t leaf, const RayState *s, Hit hits[WIDTH])
{
    int count = 0;
    for (int j = 0; j < WIDTH; j += LANES) {
        mask unsure;
        const Pierced at = hits_in_block(block, j, s, &unsure);
        const Touches touches = touches_of(&at);
        const unsigned sure = mask_bits(at.hit);
        for (unsigned bits = sure | mask_bits(unsure); bits; bits &= bits - 1) {
            const int i = LANES == 1 ? 0 : __builtin_ctz(bits);
            X(mesh_touch) touch = {touches.t[i], touches.u[i], touches.v[i], block->prim[j + i]};
            if (!is_repeated(block, j + i) &&
                (sure >> i & 1 || decide_touch(block, j + i, s, &touch)))
                hits[count++] = (Hit){touch, leaf, (uint32_t)(j + i)};
        }
    }
    return count;
}

FORMULA bool has_hit(const RayState *s)
{
    return s->best.prim != UINT32_MAX;
}

/* Pops the next child that begins before the best hit; false if there is none. */
FORMULA bool come_back(RayState *s, uint32_t *now)
{
    do {
        if (s->top == 1)
            return false;
        s->top--;
    } while (s->stack.near[s->top] > s->limit);
    *now = s->stack.child[s->top];
    return true;
}

/* Visits `now` and replaces it by the next node or block; false at the end of the traversal. The
 * nearest child comes next directly, without the stack. */
FORMULA bool step(const X(bvh) * bvh, RayState *s, uint32_t *now, bool any)
{
    if (*now & LEAF) {
        Triangles room;
        s->blocks++;
        visit_block(block_of(bvh, *now, &room), s);
        if (any && has_hit(s))
            return false;
    } else {
        s->nodes++;
        if (visit_node(node_of(bvh, *now), s, any, now))
            return true;
    }
    return come_back(s, now);
}

FORMULA X(mesh_touch) arrived(const RayState *s)
{
    const X(mesh_touch) miss = {REAL_INF, 0, 0, UINT32_MAX};
    return has_hit(s) ? s->best : miss;
}

/* ---- steps of many rays ---- */

/* Removes the deferred children that begin beyond the best hit. */
static __attribute__((noinline)) void drop_farther(RayState *s)
{
    uint32_t top = 1;
    for (uint32_t i = 1; i < s->top; i++) {
        s->stack.near[top] = s->stack.near[i];
        s->stack.child[top] = s->stack.child[i];
        top += s->stack.near[i] <= s->limit;
    }
    s->top = top;
}

/* Prefetches the lines of a node or of a block, and no others. */
FORMULA void prefetch_whole(const X(bvh) * bvh, uint32_t child)
{
    if (__builtin_expect(bvh->indexed, 0)) {
        prefetch(bvh, child);
        return;
    }
    const char *place = place_of_block(bvh, child);
    for (size_t i = 0; i < sizeof(Node); i += UNIT)
        __builtin_prefetch(place + i);
    for (size_t i = sizeof(Node); i < sizeof(Triangles); i += UNIT)
        __builtin_prefetch(place + i * (child >> 31));
}

/* The rays in flight, a bit each. */
typedef uint32_t Rays;

/* Pops the next child of ray k, and adds the ray to those at leaves, or at the end. */
FORMULA void advance(const X(bvh) * bvh, RayState *s, int k, Rays *leaves, Rays *ended)
{
    s->now = s->stack.child[--s->top];
    *leaves |= (s->now >> 31) << k;
    *ended |= (Rays)(s->now == ARRIVED) << k;
    prefetch_whole(bvh, s->now);
}

FORMULA void visit_leaf(const X(bvh) * bvh, RayState *s, bool any)
{
    const real limit = s->limit;
    Triangles room;
    visit_block(block_of(bvh, s->now, &room), s);
    if (any && has_hit(s))
        s->top = 1;
    else if (!any && s->limit < limit)
        drop_farther(s);
}

/* Visits the blocks that a ray may cross. They are found without a branch first: whether it does is
 * unpredictable, and known late. */
FORMULA void visit_crossed(const X(bvh) * bvh, RayState *state, Rays blocks, bool any)
{
    Rays crossed = 0;
    for (; blocks; blocks &= blocks - 1) {
        const RayState *s = &state[__builtin_ctz(blocks)];
        Triangles room;
        crossed |= (Rays)may_cross(block_of(bvh ? bvh : s->bvh, s->now, &room), s)
                   << __builtin_ctz(blocks);
    }
    for (; crossed; crossed &= crossed - 1) {
        RayState *s = &state[__builtin_ctz(crossed)];
        visit_leaf(bvh ? bvh : s->bvh, s, any);
    }
}

/* Is the tree so small that memory does not limit the rays? */
FORMULA bool is_nearby(const X(bvh) * bvh)
{
    return bvh->unit_bytes < 1 << 23;
}

/* Steps of the rays in flight: of those at nodes, then of those at blocks. Returns the rays at the
 * end. `bvh` is the tree of all rays, or NULL: each has its own. */
FORMULA Rays step_all(const X(bvh) * bvh, bool nearby, RayState *state, Rays *nodes, Rays *blocks,
                      bool any)
{
    Rays leaves = 0, ended = 0;
    for (Rays left = *nodes; left; left &= left - 1) {
        RayState *s = &state[__builtin_ctz(left)];
        const X(bvh) *tree = bvh ? bvh : s->bvh;
        visit_node(node_of(tree, s->now), s, any, NULL);
        advance(tree, s, __builtin_ctz(left), &leaves, &ended);
    }
    if (nearby)
        visit_crossed(bvh, state, *blocks, any);
    for (Rays left = *blocks; left; left &= left - 1) {
        RayState *s = &state[__builtin_ctz(left)];
        const X(bvh) *tree = bvh ? bvh : s->bvh;
        if (!nearby)
            visit_leaf(tree, s, any);
        advance(tree, s, __builtin_ctz(left), &leaves, &ended);
    }
    *nodes = (*nodes | *blocks) & ~leaves, *blocks = leaves & ~ended;
    return ended;
}

#endif
