/* isect_scene_closest, isect_scene_closest_n, isect_scene_closest_few,
 * isect_scene_closest_all - the nearest triangles of all instances: selection of the kernels,
 * distribution of points to threads. */
#include "core/environment.h"
#include "core/sort.h"
#include "core/threads.h"
#include "scene/scene.h"

enum { POINTS_IN_TASK = 1024 }; /* points per task */

static X(scene_nearest) find_nearest(const X(scene) * scene, NearestQuery *search)
{
#define SCENE_NEAREST_ONE_KERNEL(isa) SCENE_NEAREST_ONE(isa),
    static X(SceneNearestOne) *const kernels[] = {ISAS_TO_AVX2(SCENE_NEAREST_ONE_KERNEL)};
    const Environment environment = environment_enter();
    const X(scene_nearest) answer = kernels[isect_isa_index()](scene, search);
    environment_leave(environment);
    return answer;
}

X(scene_nearest) X(scene_closest)(const X(scene) * scene, const X(vec3) * point, real within2)
{
    return find_nearest(scene, &(NearestQuery){.point = *point, .within2 = within2});
}

size_t X(scene_closest_few)(const X(scene) * scene, const X(vec3) * point, real within2,
                            X(scene_nearest) * list, size_t few)
{
    NearestQuery search = query_for(point, within2, NEAREST_FEW, list, sizeof *list, few);
    if (few > 0)
        (void)find_nearest(scene, &search);
    return search.count;
}

static bool answer_less(const void *a, const void *b)
{
    Found x, y;
    memcpy(&x, a, sizeof x);
    memcpy(&y, b, sizeof y);
    return is_before(&x, &y);
}

isect_status X(scene_closest_all)(const X(scene) * scene, const X(vec3) * point, real within2,
                                  X(scene_nearest) * list, size_t capacity, size_t *count)
{
    NearestQuery search = query_for(point, within2, ALL_WITHIN, list, sizeof *list, capacity);
    (void)find_nearest(scene, &search);
    return sort_list(list, search.count, capacity, sizeof *list, answer_less, count);
}

static void nearest_task(void *job, size_t i)
{
#define SCENE_NEAREST_MANY_KERNEL(isa) SCENE_NEAREST_MANY(isa),
    static X(SceneNearestMany) *const kernels[] = {ISAS_TO_AVX2(SCENE_NEAREST_MANY_KERNEL)};
    SceneNearestBatch task = *(const SceneNearestBatch *)job;
    task.first = i * POINTS_IN_TASK, task.count = items_of_task(task.count, POINTS_IN_TASK, i);
    const Environment environment = environment_enter();
    kernels[isect_isa_index()](&task);
    environment_leave(environment);
}

void X(scene_closest_n)(const X(scene) * scene, X(points) points, size_t n, real within2,
                        const isect_threads *threads, X(scene_nearest) * answers)
{
    Operand operand;
    X(operand_of)(&operand, &points, sizeof points);
    SceneNearestBatch batch = {
        .scene = scene, .points = &operand, .within2 = within2, .answers = answers, .count = n};
    isect_parallel(threads, tasks_of(n, POINTS_IN_TASK), nearest_task, &batch);
}
