/* scene/roam.c - rays through a scene: through its branches, and through the trees of instances as
 * in bvh/step.h, limited by the best hit so far. */
#include "scene/branch.h"

enum { IN_FLIGHT = 16 };

typedef struct Roamer {
    bool within; /* in an instance, else at a branch */
    bool front_only;
    uint32_t now, instance;
    const X(bvh) * bvh; /* the tree of the instance */
    int top;            /* entries of the stack */
    Beam beam;
    X(scene_touch) best; /* t is t_max as long as there is no hit */
    size_t index;
    Traveller local;
    Stack stack;
} Roamer;

FORMULA X(scene_touch) no_touch(real t)
{
    return (X(scene_touch)){t, 0, 0, UINT32_MAX, UINT32_MAX};
}

FORMULA bool roam_out(Roamer *s, const X(scene) * scene, const X(ray) * ray, bool front_only)
{
    s->front_only = front_only;
    s->within = false;
    s->now = 0;
    s->top = 0;
    s->best = no_touch(ray->t_max);
    return set_beam(&s->beam, scene, ray);
}

FORMULA void visit_branch(const Branch *branch, Roamer *s, bool any)
{
    Eight near, far;
    branch_intervals(branch, &s->beam, s->best.t, &near, &far);
    const Sorted children = sort_children(&branch->node, s->beam.octant, !any, near, far);
    s->top = push_children(&s->stack, s->top, &children);
}

/* Starts in the tree of an instance, with the range of the ray and the best hit as a limit. */
FORMULA bool enter_instance(Roamer *s, const X(scene) * scene, uint32_t instance)
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

FORMULA void keep_best(Roamer *s)
{
    const X(mesh_touch) *best = &s->local.best;
    if (has_hit(&s->local) &&
        (best->t < s->best.t || s->best.instance == UINT32_MAX || s->instance < s->best.instance))
        s->best = (X(scene_touch)){best->t, best->u, best->v, best->prim, s->instance};
}

/* Pops the next child that is not beyond the best hit; false if there is none. */
FORMULA bool turn_back(Roamer *s)
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
FORMULA bool roam(const X(scene) * scene, Roamer *s, bool any, bool alone)
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

FORMULA X(scene_touch) roamed(const Roamer *s)
{
    return s->best.instance == UINT32_MAX ? no_touch(REAL_INF) : s->best;
}

X(scene_touch)
ROAM_ONE(ISECT_KERNEL)(const X(scene) * scene, const X(ray) * ray, bool any, bool front_only)
{
    Roamer s;
    if (roam_out(&s, scene, ray, front_only)) {
        if (any)
            while (roam(scene, &s, true, true)) {
            }
        else
            while (roam(scene, &s, false, true)) {
            }
    }
    return roamed(&s);
}

/* ---- many ---- */

FORMULA X(ray) ray_at(const Operand *rays, size_t i)
{
    real number[8];
    X(ray) ray;
    for (int f = 0; f < 8; f++)
        number[f] = *(const real *)((const char *)rays->number[f] + i * rays->stride);
    memcpy(&ray, number, sizeof ray);
    return ray;
}

FORMULA void put_answer(const RoamBatch *batch, const Roamer *s)
{
    if (batch->bits)
        batch->bits[s->index / 64] |= (uint64_t)(s->best.instance != UINT32_MAX) << s->index % 64;
    else
        batch->touches[s->index] = roamed(s);
}

/* Starts the next ray of the batch that has a branch to visit; false if there is none. */
FORMULA bool next_roamer(const RoamBatch *batch, size_t *next, Roamer *s)
{
    while (*next < batch->count) {
        s->index = batch->first + (*next)++;
        const X(ray) ray = ray_at(batch->rays, s->index);
        if (roam_out(s, batch->scene, &ray, batch->front_only))
            return true;
        put_answer(batch, s);
    }
    return false;
}

FORMULA void ask_memory(const X(scene) * scene, const Roamer *s)
{
    if (s->within)
        prefetch(s->bvh, s->local.now);
    else
        for (size_t i = 0; i < sizeof(Branch); i += UNIT)
            __builtin_prefetch((const char *)&scene->branch[s->now] + i);
}

FORMULA void roam_many(const RoamBatch *batch, bool any)
{
    Roamer roamer[IN_FLIGHT], *on_way[IN_FLIGHT];
    size_t next = 0;
    int count = 0;
    while (count < IN_FLIGHT && next_roamer(batch, &next, &roamer[count])) {
        on_way[count] = &roamer[count];
        count++;
    }
    while (count > 0) {
        for (int i = 0; i < count; i++) {
            Roamer *s = on_way[i];
            if (roam(batch->scene, s, any, false)) {
                ask_memory(batch->scene, s);
                continue;
            }
            put_answer(batch, s);
            if (!next_roamer(batch, &next, s))
                on_way[i--] = on_way[--count];
        }
    }
}

void ROAM_MANY(ISECT_KERNEL)(const RoamBatch *batch)
{
    if (batch->bits)
        roam_many(batch, true);
    else
        roam_many(batch, false);
}
