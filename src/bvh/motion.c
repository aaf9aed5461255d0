/* isect_bvh_motion_build, isect_bvh_motion_free, isect_bvh_motion_triangle, isect_bvh_motion_cast,
 * isect_bvh_motion_occluded, isect_bvh_motion_cast_n, isect_bvh_motion_occluded_n - a mesh whose
 * vertices move linearly from one position to another.
 *
 * The tree is built over the mesh at time 0; a copy of it is refitted to the mesh at time 1. */
#include "bvh/blend.h"
#include "core/environment.h"
#include "core/memory.h"
#include "core/threads.h"
#include HEADER(bvh)
#include <string.h>

static X(bvh) * copied(const X(bvh) * bvh, const isect_allocator *allocator)
{
    const size_t bytes = bvh->unit_bytes;
    X(bvh) *copy = X(bvh_get)(allocator, bytes / UNIT);
    if (!copy)
        return NULL;
    memcpy(copy->unit, bvh->unit, bytes);
    copy->statistics = bvh->statistics, copy->largest = bvh->largest;
    copy->indexed = bvh->indexed; /* refitting sets its mesh */
    return copy;
}

/* Builds both trees. After a failure the caller releases those that were built. */
static isect_status build_both(X(bvh) * tree[2], const X(mesh) * from, const X(mesh) * to,
                               const X(bvh_options) * options, const isect_allocator *allocator)
{
    const isect_status built = X(bvh_build)(from, options, &tree[0]);
    if (built != ISECT_OK)
        return built;
    const X(bvh_statistics) is = X(bvh_stats)(tree[0]);
    if (is.not_finite)
        return ISECT_NOT_FINITE;
    tree[1] = copied(tree[0], allocator);
    if (!tree[1])
        return ISECT_NO_MEMORY;
    const isect_status moved = X(bvh_refit)(tree[1], to, options ? &options->threads : NULL);
    if (tree[1]->largest > tree[0]->largest)
        tree[0]->largest = tree[1]->largest; /* the largest bound at any time */
    return moved;
}

isect_status X(bvh_motion_build)(const X(mesh) * from, const X(mesh) * to,
                                 const X(bvh_options) * options, X(bvh_motion) * *motion)
{
    static const isect_allocator defaults;
    const isect_allocator *allocator = options ? &options->allocator : &defaults;
    if (!motion || !from || !to)
        return ISECT_BAD_ARGUMENT;
    X(bvh_motion) *made = isect_memory_get(allocator, sizeof *made);
    if (!made)
        return ISECT_NO_MEMORY;
    *made = (X(bvh_motion)){.allocator = *allocator};
    const isect_status status = build_both(made->tree, from, to, options, allocator);
    if (status == ISECT_OK)
        *motion = made;
    else
        X(bvh_motion_free)(made);
    return status;
}

void X(bvh_motion_free)(X(bvh_motion) * motion)
{
    if (!motion)
        return;
    const isect_allocator allocator = motion->allocator;
    X(bvh_free)(motion->tree[0]), X(bvh_free)(motion->tree[1]);
    isect_memory_put(&allocator, motion, sizeof *motion);
}

X(triangle) X(bvh_motion_triangle)(const X(triangle) * from, const X(triangle) * to, real time)
{
    const Blend blend = blend_at(time);
    real a[9], b[9];
    X(triangle) triangle;
    memcpy(a, from, sizeof a), memcpy(b, to, sizeof b);
    for (int f = 0; f < 9; f++)
        a[f] = blended(&blend, a[f], b[f]);
    memcpy(&triangle, a, sizeof triangle);
    return triangle;
}

static X(mesh_touch) trace(const X(bvh_motion) * motion, const X(ray) * ray, real time, bool any)
{
#define BLEND_KERNEL(isa) TRACE_BLEND(isa),
    static X(TraceBlend) *const kernels[] = {ISAS_TO_AVX2(BLEND_KERNEL)};
    if (!is_time(time))
        return (X(mesh_touch)){REAL_INF, 0, 0, UINT32_MAX};
    const Environment environment = environment_enter();
    const Blend blend = blend_at(time);
    const X(mesh_touch) touch = kernels[isect_isa_index()](motion, ray, &blend, any);
    environment_leave(environment);
    return touch;
}

X(mesh_touch) X(bvh_motion_cast)(const X(bvh_motion) * motion, const X(ray) * ray, real time)
{
    return trace(motion, ray, time, false);
}

bool X(bvh_motion_occluded)(const X(bvh_motion) * motion, const X(ray) * ray, real time)
{
    return trace(motion, ray, time, true).prim != UINT32_MAX;
}

/* Rays per task: a multiple of 64, so that no two tasks write to the same word of bits. */
enum { BLENDS_IN_TASK = 1024 };

static void trace_blends(void *job, size_t i)
{
#define BLENDS_KERNEL(isa) TRACE_BLENDS(isa),
    static X(TraceBlends) *const kernels[] = {ISAS_TO_AVX2(BLENDS_KERNEL)};
    BlendBatch task = *(const BlendBatch *)job;
    task.rays.first = i * BLENDS_IN_TASK;
    task.rays.count = items_of_task(task.rays.count, BLENDS_IN_TASK, i);
    const Environment environment = environment_enter();
    kernels[isect_isa_index()](&task);
    environment_leave(environment);
}

static void trace_all(BlendBatch *batch, X(rays) rays, const isect_threads *threads)
{
    Operand operand;
    X(operand_of)(&operand, &rays, sizeof rays);
    batch->rays.rays = &operand;
    isect_parallel(threads, tasks_of(batch->rays.count, BLENDS_IN_TASK), trace_blends, batch);
}

void X(bvh_motion_cast_n)(const X(bvh_motion) * motion, X(rays) rays, const real *times, size_t n,
                          const isect_threads *threads, X(mesh_touches) touches)
{
    BlendBatch batch = {motion, times, {.touches = &touches, .count = n}};
    trace_all(&batch, rays, threads);
}

void X(bvh_motion_occluded_n)(const X(bvh_motion) * motion, X(rays) rays, const real *times,
                              size_t n, const isect_threads *threads, uint64_t *bits)
{
    BlendBatch batch = {motion, times, {.bits = bits, .count = n}};
    memset(bits, 0, isect_words(n) * sizeof *bits);
    trace_all(&batch, rays, threads);
}
