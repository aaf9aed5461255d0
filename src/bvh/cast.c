/* isect_bvh_cast, isect_bvh_cast_counted, isect_bvh_cast_n, isect_bvh_occluded,
 * isect_bvh_occluded_n, isect_bvh_cast_culled, isect_bvh_cast_culled_n, isect_bvh_occluded_culled,
 * isect_bvh_occluded_culled_n - rays against a tree: selection of the kernels, distribution of rays
 * to threads. */
#include "bvh/trace.h"
#include "core/environment.h"
#include "core/threads.h"
#include HEADER(bvh)
#include <string.h>

/* Rays per task: a multiple of 64, so that no two tasks write to the same word of bits. */
enum { RAYS_IN_TASK = 4096 };

static X(mesh_touch)
    trace_one(const X(bvh) * bvh, const X(ray) * ray, bool any, bool front_only, X(bvh_cost) * cost)
{
#define TRACE_ONE_KERNEL(isa) TRACE_ONE(isa),
    static X(TraceOne) *const kernels[] = {ISAS_LANES(TRACE_ONE_KERNEL)};
    Environment environment = environment_enter();
    X(mesh_touch) touch = kernels[isect_isa_index()](bvh, ray, any, front_only, cost);
    environment_leave(environment);
    return touch;
}

X(mesh_touch) X(bvh_cast)(const X(bvh) * bvh, const X(ray) * ray)
{
    return trace_one(bvh, ray, false, false, NULL);
}

X(mesh_touch) X(bvh_cast_culled)(const X(bvh) * bvh, const X(ray) * ray)
{
    return trace_one(bvh, ray, false, true, NULL);
}

X(mesh_touch) X(bvh_cast_counted)(const X(bvh) * bvh, const X(ray) * ray, X(bvh_cost) * cost)
{
    return trace_one(bvh, ray, false, false, cost);
}

bool X(bvh_occluded)(const X(bvh) * bvh, const X(ray) * ray)
{
    return trace_one(bvh, ray, true, false, NULL).prim != UINT32_MAX;
}

bool X(bvh_occluded_culled)(const X(bvh) * bvh, const X(ray) * ray)
{
    return trace_one(bvh, ray, true, true, NULL).prim != UINT32_MAX;
}

static void trace_rays(void *job, size_t i)
{
#define TRACE_MANY_KERNEL(isa) TRACE_MANY(isa),
    static X(TraceMany) *const kernels[] = {ISAS_LANES(TRACE_MANY_KERNEL)};
    Batch task = *(const Batch *)job;
    task.first = i * RAYS_IN_TASK, task.count = items_of_task(task.count, RAYS_IN_TASK, i);
    Environment environment = environment_enter();
    kernels[isect_isa_index()](&task);
    environment_leave(environment);
}

static void trace_many(Batch *batch, X(rays) rays, const isect_threads *threads)
{
    Operand operand;
    X(operand_of)(&operand, &rays, sizeof rays);
    batch->rays = &operand;
    isect_parallel(threads, tasks_of(batch->count, RAYS_IN_TASK), trace_rays, batch);
}

void X(bvh_cast_n)(const X(bvh) * bvh, X(rays) rays, size_t n, const isect_threads *threads,
                   X(mesh_touches) touches)
{
    trace_many(&(Batch){.bvh = bvh, .touches = &touches, .count = n}, rays, threads);
}

void X(bvh_cast_culled_n)(const X(bvh) * bvh, X(rays) rays, size_t n, const isect_threads *threads,
                          X(mesh_touches) touches)
{
    trace_many(&(Batch){.bvh = bvh, .touches = &touches, .count = n, .front_only = true}, rays,
               threads);
}

void X(bvh_occluded_n)(const X(bvh) * bvh, X(rays) rays, size_t n, const isect_threads *threads,
                       uint64_t *bits)
{
    memset(bits, 0, isect_words(n) * sizeof *bits);
    trace_many(&(Batch){.bvh = bvh, .bits = bits, .count = n}, rays, threads);
}

void X(bvh_occluded_culled_n)(const X(bvh) * bvh, X(rays) rays, size_t n,
                              const isect_threads *threads, uint64_t *bits)
{
    memset(bits, 0, isect_words(n) * sizeof *bits);
    trace_many(&(Batch){.bvh = bvh, .bits = bits, .count = n, .front_only = true}, rays, threads);
}
