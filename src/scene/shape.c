/* isect_scene_overlap_any, isect_scene_closest_any, isect_scene_closest_any_n,
 * isect_scene_contact_any, isect_scene_sweep_any, isect_scene_move_any - instances and a shape: the
 * searches of isect_bvh_overlap_any and so on, through the nodes of the scene and the mapped trees
 * below them (bvh/forest.h). */
#include "core/threads.h"
#include "scene/scene.h"

static Forest forest_in(const X(scene) * scene)
{
    return (Forest){.placed = scene->placed,
                    .branch = (const char *)scene->branch,
                    .branch_bytes = sizeof *scene->branch,
                    .largest = scene->reach};
}

bool X(scene_overlap_any)(const X(scene) * scene, X(any) shape)
{
    const Forest forest = forest_in(scene);
    return X(forest_overlap)(&forest, shape);
}

X(scene_pair) X(scene_closest_any)(const X(scene) * scene, X(any) shape, real within2)
{
    const Forest forest = forest_in(scene);
    uint32_t instance;
    const X(mesh_pair) pair = X(forest_closest)(&forest, shape, within2, &instance);
    return (X(scene_pair)){pair.a, pair.b, pair.distance2, pair.prim, instance};
}

enum { SHARE = 32 }; /* shapes per task */
typedef struct ClosestBatch {
    const X(scene) * scene;
    const X(any) * shapes;
    X(scene_pair) * answers;
    size_t n;
    real within2;
} ClosestBatch;

static void closest_share(void *of, size_t i)
{
    const ClosestBatch *job = of;
    for (size_t k = i * SHARE; k < job->n && k < (i + 1) * SHARE; k++)
        job->answers[k] = X(scene_closest_any)(job->scene, job->shapes[k], job->within2);
}
void X(scene_closest_any_n)(const X(scene) * scene, const X(any) * shapes, size_t n, real within2,
                            const isect_threads *threads, X(scene_pair) * answers)
{
    ClosestBatch job = {scene, shapes, answers, n, within2};
    isect_parallel(threads, tasks_of(n, SHARE), closest_share, &job);
}

X(scene_patch)
X(scene_contact_any)(const X(scene) * scene, X(any) shape, real margin, uint32_t most)
{
    const Forest forest = forest_in(scene);
    uint32_t instances[8];
    X(scene_patch) answer = {0};
    const X(mesh_patch) patch = X(forest_contact)(&forest, shape, margin, most, instances);
    answer.count = patch.count;
    for (uint32_t i = 0; i < patch.count; i++) {
        const X(mesh_patch_point) *p = &patch.point[i];
        answer.point[i] =
            (X(scene_patch_point)){p->a, p->b, p->normal, p->gap, p->prim, instances[i]};
    }
    return answer;
}

X(scene_impact) X(scene_sweep_any)(const X(scene) * scene, X(any) shape, const X(vec3) * motion)
{
    const Forest forest = forest_in(scene);
    uint32_t instance;
    const X(mesh_impact) impact =
        X(forest_sweep)(&forest, shape, (X(vec3)){0, 0, 0}, *motion, &instance);
    return (X(scene_impact)){impact.enter, impact.point, impact.normal, impact.prim, instance};
}

X(scene_moved)
X(scene_move_any)
(const X(scene) * scene, X(any) shape, const X(vec3) * motion, const X(mover) * mover)
{
    const Forest forest = forest_in(scene);
    uint32_t instance;
    const X(moved) moved = X(forest_move)(&forest, shape, *motion, mover, &instance);
    return (X(scene_moved)){moved.way, moved.ground, moved.touched, instance};
}
