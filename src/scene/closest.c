/* isect_scene_closest, isect_scene_closest_n - the nearest point of all instances: choose the
 * kernels, and share points among threads. */
#include "core/environment.h"
#include "core/threads.h"
#include "scene/scene.h"

enum { TASK = 1024 }; /* points of one */

X(scene_nearest) X(scene_closest)(const X(scene) * scene, const X(vec3) * point, real within2)
{
#define ONE_KERNEL(isa) QUEST_ONE(isa),
    static X(QuestOne) *const kernels[] = {ISAS(ONE_KERNEL)};
    const Environment environment = environment_enter();
    const X(scene_nearest) answer = kernels[isect_isa_index()](scene, point, within2);
    environment_leave(environment);
    return answer;
}

static void quest_task(void *job, size_t i)
{
#define MANY_KERNEL(isa) QUEST_MANY(isa),
    static X(QuestMany) *const kernels[] = {ISAS(MANY_KERNEL)};
    QuestBatch task = *(const QuestBatch *)job;
    task.first = i * TASK;
    task.count = task.count - task.first < TASK ? task.count - task.first : TASK;
    const Environment environment = environment_enter();
    kernels[isect_isa_index()](&task);
    environment_leave(environment);
}

void X(scene_closest_n)(const X(scene) * scene, X(points) points, real within2, size_t n,
                        X(scene_nearest) * answers, const isect_threads *threads)
{
    Operand operand;
    X(operand_of)(&operand, &points, sizeof points);
    QuestBatch batch = {
        .scene = scene, .points = &operand, .within2 = within2, .answers = answers, .count = n};
    isect_parallel(threads, n / TASK + (n % TASK != 0), quest_task, &batch);
}
