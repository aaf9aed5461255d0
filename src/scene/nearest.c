/* scene/nearest.c - the nearest point of all instances: through the branches, and through the trees
 * of instances as in bvh/nearest_search.h.
 *
 * Distances are those in the scene, so boxes and triangles are mapped before they are tested:
 * bvh/affine.h. The points of a batch take turns, as rays do (scene/cast.c). */
#include "bvh/affine.h"
#include "bvh/nearest_search.h"
#include "scene/scene.h"

_Static_assert(sizeof(X(scene_nearest)) == sizeof(Found) &&
                   offsetof(X(scene_nearest), prim) == offsetof(Found, at.prim) &&
                   offsetof(X(scene_nearest), instance) == offsetof(Found, instance),
               "an answer is what is found, and of which instance");

enum { IN_FLIGHT = 8 };

typedef struct Quest {
    bool within;                /* in an instance, else at a branch */
    uint32_t instance, nearest; /* nearest: the instance of the nearest so far, or UINT32_MAX */
    uint32_t leaf;              /* the nearest is triangle `place` of it */
    int place;
    size_t index;
    NearestSearch branches, local; /* the limit of `branches` is the least of all so far */
} Quest;

FORMULA bool start_quest(Quest *q, const X(vec3) * point, real within2)
{
    q->within = false;
    q->nearest = UINT32_MAX;
    return set_out(&q->branches, point, within2);
}

/* Starts in the tree of an instance. A triangle at an equal distance counts only if its instance
 * comes before that of the nearest so far. */
FORMULA void enter_instance(Quest *q, uint32_t instance)
{
    (void)set_out(&q->local, &q->branches.point, q->branches.limit);
    q->local.search = q->branches.search;
    if (q->local.search)
        q->local.search->instance = instance;
    q->local.prim = instance < q->nearest ? UINT32_MAX : 0;
    q->local.leaf = 0;
    q->instance = instance;
    q->within = true;
}
FORMULA void leave_instance(Quest *q)
{
    q->within = false;
    q->branches.limit = q->local.limit;
    if (!q->local.leaf)
        return;
    q->nearest = q->instance;
    q->leaf = q->local.leaf, q->place = q->local.place;
}

FORMULA void visit_moved(const Placed *placed, NearestSearch *s)
{
    if (s->now & LEAF) {
        Triangles room, moved;
        const Triangles *block = block_of(placed->bvh, s->now, &room);
        visit_block(block_moved(placed->move, block, &moved), s);
    } else {
        Node moved;
        visit_node(node_moved(placed->move, node_of(placed->bvh, s->now), &moved), s);
    }
}

/* Visits `now` and pops the next; false at the end of the traversal. */
FORMULA bool advance(const X(scene) * scene, Quest *q)
{
    if (q->within) {
        visit_moved(&scene->placed[q->instance], &q->local);
        if (next_waiting(&q->local))
            return true;
        leave_instance(q);
    } else {
        visit_node(&scene->branch[q->branches.now].node, &q->branches);
    }
    if (!next_waiting(&q->branches))
        return false;
    if (q->branches.now & LEAF)
        enter_instance(q, q->branches.now & ~LEAF);
    return true;
}

FORMULA X(scene_nearest) answer_of(const X(scene) * scene, const Quest *q)
{
    if (q->nearest == UINT32_MAX)
        return (X(scene_nearest)){
            .distance2 = REAL_INF, .prim = UINT32_MAX, .instance = UINT32_MAX};
    Triangles room, moved;
    const Placed *placed = &scene->placed[q->nearest];
    const Triangles *block = block_of(placed->bvh, q->leaf, &room);
    const X(mesh_nearest) at = X(bvh_nearest_of)(
        &q->branches.point, block_moved(placed->move, block, &moved), q->place, NULL);
    return (X(scene_nearest)){at.point, at.distance2, at.u, at.v, at.prim, at.feature, q->nearest};
}

X(scene_nearest)
SCENE_NEAREST_ONE(ISECT_KERNEL)(const X(scene) * scene, NearestQuery *search)
{
    Quest q;
    if (start_quest(&q, &search->point, search->within2)) {
        q.branches.search = search->wanted == NEAREST ? NULL : search;
        while (advance(scene, &q)) {
        }
    }
    return answer_of(scene, &q);
}

/* ---- many ---- */

/* Starts the next point of the batch that has a branch to visit; false if there is none. */
FORMULA bool next_quest(const SceneNearestBatch *batch, size_t *next, Quest *q)
{
    while (*next < batch->count) {
        q->index = batch->first + (*next)++;
        const X(vec3) point = point_of(batch->points, q->index);
        if (start_quest(q, &point, batch->within2))
            return true;
        batch->answers[q->index] = answer_of(batch->scene, q);
    }
    return false;
}

FORMULA void ask_memory(const X(scene) * scene, const Quest *q)
{
    if (q->within)
        prefetch(scene->placed[q->instance].bvh, q->local.now);
    else
        for (size_t i = 0; i < sizeof(Branch); i += UNIT)
            __builtin_prefetch((const char *)&scene->branch[q->branches.now] + i);
}

void SCENE_NEAREST_MANY(ISECT_KERNEL)(const SceneNearestBatch *batch)
{
    Quest find_nearest[IN_FLIGHT], *on_way[IN_FLIGHT];
    size_t next = 0;
    int count = 0;
    for (; count < IN_FLIGHT && next_quest(batch, &next, &find_nearest[count]); count++)
        on_way[count] = &find_nearest[count];
    while (count > 0) {
        for (int i = 0; i < count; i++) {
            Quest *q = on_way[i];
            if (advance(batch->scene, q)) {
                ask_memory(batch->scene, q);
                continue;
            }
            batch->answers[q->index] = answer_of(batch->scene, q);
            if (!next_quest(batch, &next, q))
                on_way[i--] = on_way[--count];
        }
    }
}
