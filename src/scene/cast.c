/* scene/cast.c - rays through a scene: through its branches, and through the trees of instances as
 * in bvh/ray_step.h, limited by the best hit so far. */
#include "bvh/trace.h"
#include "scene/instance_boxes.h"

enum { IN_FLIGHT = 16 };

typedef struct SceneRay {
    bool within; /* in an instance, else at a branch */
    bool front_only;
    uint32_t now, instance;
    const X(bvh) * bvh; /* the tree of the instance */
    uint32_t top;       /* entries of the stack */
    Beam beam;
    X(scene_touch) best; /* t is t_max as long as there is no hit */
    size_t index;
    RayState local;
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
    if (!set_out(&s->local, placed->bvh, &seen, s->front_only))
        return false;
    s->local.best.t = s->best.t;
    s->local.limit = limit_of(&s->local);
    s->instance = instance;
    s->bvh = placed->bvh;
    return true;
}

FORMULA void keep_best(SceneRay *s)
{
    const X(mesh_touch) *best = &s->local.best;
    if (has_hit(&s->local) &&
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

/* Visits `now` and pops the next; false at the end of the traversal. */
FORMULA bool step_scene(const X(scene) * scene, SceneRay *s, bool any, bool alone)
{
    if (s->within) {
        if (step(s->bvh, &s->local, &s->local.now, any, alone))
            return true;
        keep_best(s);
        if (any && s->best.instance != UINT32_MAX)
            return false;
    } else {
        visit_branch(&scene->branch[s->now], s, any);
    }
    while (turn_back(s)) {
        s->within = (s->now & LEAF) && enter_instance(s, scene, s->now & ~LEAF);
        if (s->within || !(s->now & LEAF))
            return true;
    }
    return false;
}

FORMULA X(scene_touch) scene_touch_of(const SceneRay *s)
{
    return s->best.instance == UINT32_MAX ? no_touch(REAL_INF) : s->best;
}

X(scene_touch)
SCENE_CAST_ONE(ISECT_KERNEL)(const X(scene) * scene, const X(ray) * ray, bool any, bool front_only)
{
    SceneRay s;
    if (start_ray(&s, scene, ray, front_only)) {
        if (any)
            while (step_scene(scene, &s, true, true)) {
            }
        else
            while (step_scene(scene, &s, false, true)) {
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

FORMULA void ask_memory(const X(scene) * scene, const SceneRay *s)
{
    if (s->within)
        prefetch(s->bvh, s->local.now);
    else
        for (size_t i = 0; i < sizeof(Branch); i += UNIT)
            __builtin_prefetch((const char *)&scene->branch[s->now] + i);
}

FORMULA void cast_many(const SceneRayBatch *batch, bool any)
{
    SceneRay ray[IN_FLIGHT], *on_way[IN_FLIGHT];
    size_t next = 0;
    int count = 0;
    for (; count < IN_FLIGHT && next_scene_ray(batch, &next, &ray[count]); count++)
        on_way[count] = &ray[count];
    while (count > 0) {
        for (int i = 0; i < count; i++) {
            SceneRay *s = on_way[i];
            if (step_scene(batch->scene, s, any, false)) {
                ask_memory(batch->scene, s);
                continue;
            }
            put_answer(batch, s);
            if (!next_scene_ray(batch, &next, s))
                on_way[i--] = on_way[--count];
        }
    }
}

void SCENE_CAST_MANY(ISECT_KERNEL)(const SceneRayBatch *batch)
{
    if (batch->bits)
        cast_many(batch, true);
    else
        cast_many(batch, false);
}
