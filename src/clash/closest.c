/* isect_clash_closest, isect_clash_near - the results of clash/dual_distance.c, distributed to
 * threads and sorted, as in clash/pairs.c. */
#include "clash/dual_distance.h"
#include "core/environment.h"
#include "core/sort.h"
#include "core/threads.h"

enum { NEAR_TASKS = 256 };

typedef struct NearJob {
    Near near;
    NearTwo task[NEAR_TASKS + SPLIT];
} NearJob;

static void walk_near(Near *near, Two two)
{
#define NEAR_KERNEL(isa) WALK_NEAR(isa),
    static X(WalkNear) *const kernels[] = {ISAS_TO_AVX2(NEAR_KERNEL)};
    const Environment environment = environment_enter();
    kernels[isect_isa_index()](near, two);
    environment_leave(environment);
}

X(clash_nearest)
X(clash_closest)(const X(bvh) * a, const X(bvh) * b, const double *matrix, real within2)
{
    Near near = {.tree = {a, b}, .matrix = matrix, .limit = within2};
    const X(clash_nearest)
        none = {.distance2 = REAL_INF, .prim_a = UINT32_MAX, .prim_b = UINT32_MAX};
    near.best = none;
    if (within2 >= 0)
        walk_near(&near, (Two){0, 0});
    return near.best;
}

/* ---- all ---- */

static void near_task(void *pointer, size_t i)
{
    const NearJob *job = pointer;
    Near near = job->near;
    walk_near(&near, job->task[i].two);
}

/* Splits the job into tasks, if threads share it. Returns their number. */
static size_t split_near_job(NearJob *job, bool shared)
{
#define SPLIT_NEAR_KERNEL(isa) SPLIT_NEAR(isa),
    static X(SplitNear) *const kernels[] = {ISAS_TO_AVX2(SPLIT_NEAR_KERNEL)};
    const Environment environment = environment_enter();
    size_t count = 1;
    job->task[0] = (NearTwo){0, {0, 0}};
    for (size_t i = 0; shared && i < count && count <= NEAR_TASKS;) {
        const Two two = job->task[i].two;
        if (two.a & two.b & LEAF) {
            i++;
            continue;
        }
        job->task[i] = job->task[--count];
        count += (size_t)kernels[isect_isa_index()](&job->near, two, job->task + count);
    }
    environment_leave(environment);
    return count;
}

static bool pair_is_before(const void *a, const void *b)
{
    const X(clash_nearest) *p = a, *q = b;
    return p->prim_a < q->prim_a || (p->prim_a == q->prim_a && p->prim_b < q->prim_b);
}

isect_status X(clash_near)(const X(bvh) * a, const X(bvh) * b, const double *matrix, real within2,
                           const isect_threads *threads, X(clash_nearest) * pairs, size_t capacity,
                           size_t *count)
{
    if (!a || !b || !count || (!pairs && capacity))
        return ISECT_BAD_ARGUMENT;
    NearSink sink = {.pairs = pairs, .capacity = capacity};
    NearJob job;
    job.near = (Near){.tree = {a, b}, .matrix = matrix, .limit = within2, .sink = &sink};
    const size_t tasks =
        within2 >= 0
            ? split_near_job(&job, threads && (threads->count > 1 || threads->parallel_for))
            : 0;
    isect_parallel(threads, tasks, near_task, &job);
    return sort_list(pairs, atomic_load(&sink.count), capacity, sizeof *pairs, pair_is_before,
                     count);
}
