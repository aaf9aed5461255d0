/* isect_scene_ray, isect_scene_point, isect_scene_normal, isect_scene_cast, isect_scene_cast_n,
 * isect_scene_occluded, isect_scene_occluded_n, isect_scene_cast_culled, isect_scene_cast_culled_n,
 * isect_scene_occluded_culled, isect_scene_occluded_culled_n, isect_scene_cast_all - maps between a
 * scene and its instances, and rays through all instances. */
#include "core/environment.h"
#include "core/sort.h"
#include "core/threads.h"
#include "scene/instance_boxes.h"

/* RAYS_IN_TASK: rays per task, a multiple of 64, so that no two tasks write to the same word of
 * bits. FEW: hits fetched at a time. */
enum { RAYS_IN_TASK = 1024, FEW = 16 };

/* ---- an instance ---- */

X(ray) X(scene_ray)(const X(scene) * scene, uint32_t instance, const X(ray) * ray)
{
    return ray_seen(&scene->placed[instance], ray);
}

X(vec3) X(scene_point)(const X(scene) * scene, uint32_t instance, const X(vec3) * point)
{
    return point_moved(scene->placed[instance].move, point);
}

/* Applies the transpose of the inverse, divided by its greatest number, and normalizes. */
X(vec3) X(scene_normal)(const X(scene) * scene, uint32_t instance, const X(vec3) * normal)
{
    const double *inverse = scene->placed[instance].inverse;
    const double n[3] = {(double)normal->x, (double)normal->y, (double)normal->z};
    double most = 0, size = 0, turned[3];
    for (int i = 0; i < 9; i++)
        most = fabs(inverse[i]) > most ? fabs(inverse[i]) : most;
    for (int k = 0; k < 3; k++)
        size = fabs(n[k]) > size ? fabs(n[k]) : size;
    if (!(size > 0 && size <= DBL_MAX && fabs(n[0]) + fabs(n[1]) + fabs(n[2]) >= 0))
        return (X(vec3)){0, 0, 0};
    for (int k = 0; k < 3; k++) {
        turned[k] = 0;
        for (int i = 0; i < 3; i++)
            turned[k] += inverse[3 * i + k] / most * (n[i] / size);
    }
    const double length =
        sqrt((turned[0] * turned[0] + turned[1] * turned[1]) + turned[2] * turned[2]);
    return (X(vec3)){(real)(turned[0] / length) + 0, (real)(turned[1] / length) + 0,
                     (real)(turned[2] / length) + 0};
}

/* ---- one ray ---- */

static X(scene_touch)
    cast_one(const X(scene) * scene, const X(ray) * ray, bool any, bool front_only)
{
#define SCENE_CAST_ONE_KERNEL(isa) SCENE_CAST_ONE(isa),
    static X(SceneCastOne) *const kernels[] = {ISAS_LANES(SCENE_CAST_ONE_KERNEL)};
    const Environment environment = environment_enter();
    const X(scene_touch) touch = kernels[isect_isa_index()](scene, ray, any, front_only);
    environment_leave(environment);
    return touch;
}

X(scene_touch) X(scene_cast)(const X(scene) * scene, const X(ray) * ray)
{
    return cast_one(scene, ray, false, false);
}

X(scene_touch) X(scene_cast_culled)(const X(scene) * scene, const X(ray) * ray)
{
    return cast_one(scene, ray, false, true);
}

bool X(scene_occluded)(const X(scene) * scene, const X(ray) * ray)
{
    return cast_one(scene, ray, true, false).instance != UINT32_MAX;
}

bool X(scene_occluded_culled)(const X(scene) * scene, const X(ray) * ray)
{
    return cast_one(scene, ray, true, true).instance != UINT32_MAX;
}

/* ---- many ---- */

static void cast_task(void *job, size_t i)
{
#define SCENE_CAST_MANY_KERNEL(isa) SCENE_CAST_MANY(isa),
    static X(SceneCastMany) *const kernels[] = {ISAS_LANES(SCENE_CAST_MANY_KERNEL)};
    SceneRayBatch task = *(const SceneRayBatch *)job;
    task.first = i * RAYS_IN_TASK, task.count = items_of_task(task.count, RAYS_IN_TASK, i);
    const Environment environment = environment_enter();
    kernels[isect_isa_index()](&task);
    environment_leave(environment);
}

static void cast_batch(SceneRayBatch *batch, X(rays) rays, const isect_threads *threads)
{
    Operand operand;
    X(operand_of)(&operand, &rays, sizeof rays);
    batch->rays = &operand;
    isect_parallel(threads, tasks_of(batch->count, RAYS_IN_TASK), cast_task, batch);
}

void X(scene_cast_n)(const X(scene) * scene, X(rays) rays, size_t n, const isect_threads *threads,
                     X(scene_touch) * touches)
{
    cast_batch(&(SceneRayBatch){.scene = scene, .touches = touches, .count = n}, rays, threads);
}

void X(scene_cast_culled_n)(const X(scene) * scene, X(rays) rays, size_t n,
                            const isect_threads *threads, X(scene_touch) * touches)
{
    cast_batch(&(SceneRayBatch){.scene = scene, .touches = touches, .count = n, .front_only = true},
               rays, threads);
}

void X(scene_occluded_n)(const X(scene) * scene, X(rays) rays, size_t n,
                         const isect_threads *threads, uint64_t *bits)
{
    memset(bits, 0, isect_words(n) * sizeof *bits);
    cast_batch(&(SceneRayBatch){.scene = scene, .bits = bits, .count = n}, rays, threads);
}

void X(scene_occluded_culled_n)(const X(scene) * scene, X(rays) rays, size_t n,
                                const isect_threads *threads, uint64_t *bits)
{
    memset(bits, 0, isect_words(n) * sizeof *bits);
    cast_batch(&(SceneRayBatch){.scene = scene, .bits = bits, .count = n, .front_only = true}, rays,
               threads);
}

/* ---- all hits ---- */

typedef struct Gather {
    X(scene_touch) * touches;
    size_t capacity, count;
} Gather;

static void gather_from(Gather *gather, const X(scene) * scene, uint32_t instance,
                        const X(ray) * ray)
{
    const X(ray) seen = ray_seen(&scene->placed[instance], ray);
    X(mesh_touch) few[FEW];
    size_t found = FEW;
    for (size_t rounds = 0; found == FEW; rounds++) {
        const X(mesh_touch) last = few[FEW - 1];
        found =
            X(bvh_cast_next)(scene->placed[instance].bvh, &seen, rounds ? &last : NULL, few, FEW);
        for (size_t i = 0; i < found; i++, gather->count++)
            if (gather->count < gather->capacity)
                gather->touches[gather->count] =
                    (X(scene_touch)){few[i].t, few[i].u, few[i].v, few[i].prim, instance};
    }
}

static bool scene_touch_less(const void *a, const void *b)
{
    const X(scene_touch) *x = a, *y = b;
    if (x->t < y->t || x->t > y->t)
        return x->t < y->t;
    return x->instance < y->instance || (x->instance == y->instance && x->prim < y->prim);
}

static void gather_all(Gather *gather, const X(scene) * scene, const Beam *beam)
{
    uint32_t stack[STACK];
    int top = 0;
    stack[top++] = 0;
    while (top > 0) {
        const Branch *branch = &scene->branch[stack[--top]];
        Eight near, far;
        branch_intervals(branch, beam, beam->ray.t_max, &near, &far);
        for (int i = 0; i < WIDTH; i++) {
            const uint32_t child = branch->node.child[i];
            if (!(near.part[i] <= far.part[i]))
                continue;
            if (child & LEAF)
                gather_from(gather, scene, child & ~LEAF, &beam->ray);
            else
                stack[top++] = child;
        }
    }
}

isect_status X(scene_cast_all)(const X(scene) * scene, const X(ray) * ray, X(scene_touch) * touches,
                               size_t capacity, size_t *count)
{
    Gather gather = {.touches = touches, .capacity = capacity};
    Beam beam;
    const Environment environment = environment_enter();
    if (set_beam(&beam, scene, ray))
        gather_all(&gather, scene, &beam);
    environment_leave(environment);
    return sort_list(touches, gather.count, capacity, sizeof *touches, scene_touch_less, count);
}
