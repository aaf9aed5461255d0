/* scene/cast.c - rays through a scene: through its branches, and through the trees of instances as
 * in bvh/ray_step.h, limited by the best hit so far. */
#include "bvh/trace.h"
#include "scene/instance_boxes.h"

enum { IN_FLIGHT = 16 };

typedef struct SceneRay {
    bool within; /* in an instance, else at a branch */
    bool front_only;
    uint32_t now, instance;
    uint32_t top; /* entries of the stack */
    Beam beam;
    X(scene_touch) best; /* t is t_max as long as there is no hit */
    size_t index;
    RayState *local; /* in the instance */
    Stack stack;
} SceneRay;

FORMULA X(scene_touch) no_touch(real t)
{
    return (X(scene_touch)){t, 0, 0, UINT32_MAX, UINT32_MAX};
}

FORMULA bool start_ray(SceneRay *s, const X(scene) * scene, const X(ray) * ray, bool front_only)
{
    s->front_only = front_only;
    s->within = false;
    s->now = 0;
    s->top = 0;
    s->best = no_touch(ray->t_max);
    return set_beam(&s->beam, scene, ray);
}

FORMULA void visit_branch(const Branch *branch, SceneRay *s, bool any)
{
    Eight near, far;
    branch_intervals(branch, &s->beam, s->best.t, &near, &far);
    const Sorted children = sort_children(&branch->node, s->beam.octant, !any, near, far);
    s->top = push_children(&s->stack, s->top, &children);
}

/* Starts in the tree of an instance, with the range of the ray and the best hit as a limit. */
FORMULA bool enter_instance(SceneRay *s, const X(scene) * scene, uint32_t instance)
{
    const Placed *placed = &scene->placed[instance];
    const X(ray) seen = ray_seen(placed, &s->beam.ray);
    if (!set_out(s->local, placed->bvh, &seen, s->front_only))
        return false;
    s->local->best.t = s->best.t;
    s->local->limit = limit_of(s->local);
    s->instance = instance;
    return true;
}

FORMULA void keep_best(SceneRay *s)
{
    const X(mesh_touch) *best = &s->local->best;
    if (has_hit(s->local) &&
        (best->t < s->best.t || s->best.instance == UINT32_MAX || s->instance < s->best.instance))
        s->best = (X(scene_touch)){best->t, best->u, best->v, best->prim, s->instance};
}

/* Pops the next child that is not beyond the best hit; false if there is none. */
FORMULA bool turn_back(SceneRay *s)
{
    do {
        if (s->top == 0)
            return false;
        s->top--;
    } while (s->stack.near[s->top] > s->best.t);
    s->now = s->stack.child[s->top];
    return true;
}

/* Pops the next branch, or enters the next instance; false at the end of the traversal. */
FORMULA bool go_on(const X(scene) * scene, SceneRay *s)
{
    while (turn_back(s)) {
        s->within = (s->now & LEAF) && enter_instance(s, scene, s->now & ~LEAF);
        if (s->within || !(s->now & LEAF))
            return true;
    }
    return false;
}

/* Visits `now` and pops the next; false at the end of the traversal. */
FORMULA bool step_scene(const X(scene) * scene, SceneRay *s, bool any)
{
    if (s->within) {
        if (step(s->local->bvh, s->local, &s->local->now, any))
            return true;
        keep_best(s);
        if (any && s->best.instance != UINT32_MAX)
            return false;
    } else {
        visit_branch(&scene->branch[s->now], s, any);
    }
    return go_on(scene, s);
}

FORMULA X(scene_touch) scene_touch_of(const SceneRay *s)
{
    return s->best.instance == UINT32_MAX ? no_touch(REAL_INF) : s->best;
}

X(scene_touch)
SCENE_CAST_ONE(ISECT_KERNEL)(const X(scene) * scene, const X(ray) * ray, bool any, bool front_only)
{
    RayState local;
    SceneRay s = {.local = &local};
    if (start_ray(&s, scene, ray, front_only)) {
        if (any)
            while (step_scene(scene, &s, true)) {
            }
        else
            while (step_scene(scene, &s, false)) {
            }
    }
    return scene_touch_of(&s);
}

/* ---- many ---- */

FORMULA void put_answer(const SceneRayBatch *batch, const SceneRay *s)
{
    if (batch->bits)
        batch->bits[s->index / 64] |= (uint64_t)(s->best.instance != UINT32_MAX) << s->index % 64;
    else
        batch->touches[s->index] = scene_touch_of(s);
}

/* Starts the next ray of the batch that has a branch to visit; false if there is none. */
FORMULA bool next_scene_ray(const SceneRayBatch *batch, size_t *next, SceneRay *s)
{
    while (*next < batch->count) {
        s->index = batch->first + (*next)++;
        const X(ray) ray = ray_of(batch->rays, s->index);
        if (start_ray(s, batch->scene, &ray, batch->front_only))
            return true;
        put_answer(batch, s);
    }
    return false;
}

/* The rays in flight by what they visit next. */
typedef struct Places {
    Rays branches, nodes, blocks;
} Places;

/* Pops the next child of each of these rays; rays at the end are replaced by others. */
FORMULA void pop_children(const SceneRayBatch *batch, size_t *next, SceneRay *ray, Rays rays,
                          bool any, Places *at)
{
    Rays ended = 0;
    while (rays) {
        Rays entering = 0, over = 0;
        for (Rays left = rays; left; left &= left - 1) {
            const int k = __builtin_ctz(left);
            const bool more = !(any && ray[k].best.instance != UINT32_MAX) && turn_back(&ray[k]);
            entering |= (Rays)(more & (ray[k].now >> 31)) << k, over |= (Rays)!more << k;
        }
        at->branches |= rays & ~(entering | over), ended |= over, rays = 0;
        for (Rays left = entering; left; left &= left - 1) {
            const int k = __builtin_ctz(left);
            const bool in = enter_instance(&ray[k], batch->scene, ray[k].now & ~LEAF);
            at->nodes |= (Rays)in << k, rays |= (Rays)!in << k;
        }
    }
    for (Rays left = ended; left; left &= left - 1) {
        const int k = __builtin_ctz(left);
        put_answer(batch, &ray[k]);
        at->branches |= (Rays)next_scene_ray(batch, next, &ray[k]) << k;
    }
}

/* In each round the rays in instances step first, then those at branches: see bvh/trace.c. */
FORMULA void cast_many(const SceneRayBatch *batch, bool any)
{
    SceneRay ray[IN_FLIGHT];
    RayState local[IN_FLIGHT];
    const X(scene) *scene = batch->scene;
    const bool nearby = scene->statistics.instances > 0 && is_nearby(scene->placed[0].bvh);
    size_t next = 0;
    Places at = {0, 0, 0};
    for (int k = 0; k < IN_FLIGHT; k++)
        ray[k].local = &local[k];
    for (int k = 0; k < IN_FLIGHT && next_scene_ray(batch, &next, &ray[k]); k++)
        at.branches |= (Rays)1 << k;
    while (at.branches | at.nodes | at.blocks) {
        const Rays ended = step_all(NULL, nearby, local, &at.nodes, &at.blocks, any);
        const Rays outside = at.branches | ended;
        for (Rays left = at.branches; left; left &= left - 1) {
            SceneRay *s = &ray[__builtin_ctz(left)];
            visit_branch(&scene->branch[s->now], s, any);
        }
        for (Rays left = ended; left; left &= left - 1)
            keep_best(&ray[__builtin_ctz(left)]);
        at.branches = 0;
        pop_children(batch, &next, ray, outside, any, &at);
    }
}

void SCENE_CAST_MANY(ISECT_KERNEL)(const SceneRayBatch *batch)
{
    if (batch->bits)
        cast_many(batch, true);
    else
        cast_many(batch, false);
}
