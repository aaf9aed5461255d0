/* isect_clash_any, isect_clash_pairs, isect_clash_visit, isect_clash_self_any, isect_clash_self,
 * isect_clash_self_visit - the results of clash/dual_traversal.c, distributed to threads and
 * sorted.
 *
 * Two trees are split from their roots into a few hundred pairs of subtrees, which are the tasks. A
 * task buffers its results, and reserves places for them in the caller's array when the buffer is
 * full. Their places depend on the threads, so the whole array is sorted at the end. */
#include "clash/dual_traversal.h"
#include "core/environment.h"
#include "core/sort.h"
#include "core/threads.h"
#include HEADER(clash)
#include HEADER(overlap)

enum { TASKS = 256 };

typedef struct Job {
    Walk walk;
    Frames frames;
    Two task[TASKS + SPLIT];
} Job;

void X(clash_pour)(Walk *walk)
{
    Sink *sink = walk->sink;
    const size_t at =
        atomic_fetch_add_explicit(&sink->count, (size_t)walk->held, memory_order_relaxed);
    for (size_t i = 0; i < (size_t)walk->held && at + i < sink->capacity; i++)
        memcpy(sink->pairs[at + i], walk->pair[i], sizeof *sink->pairs);
    walk->held = 0;
}

static bool walk_two(Walk *walk, Two two)
{
#define WALK_KERNEL(isa) WALK_TWO(isa),
    static X(WalkTwo) *const kernels[] = {ISAS_TO_AVX2(WALK_KERNEL)};
    Environment environment = environment_enter();
    const bool whole = kernels[isect_isa_index()](walk, two);
    environment_leave(environment);
    return whole;
}

static void walk_task(void *pointer, size_t i)
{
    const Job *job = pointer;
    Walk walk = {.tree = {job->walk.tree[0], job->walk.tree[1]},
                 .matrix = job->walk.matrix,
                 .frames = job->walk.frames,
                 .met = job->walk.met,
                 .self = job->walk.self,
                 .sink = job->walk.sink};
    walk_two(&walk, job->task[i]);
    X(clash_pour)(&walk);
}

/* A walk of two meshes; `frames` is room. */
static Walk walk_of(const X(bvh) * a, const X(bvh) * b, const double *matrix, Frames *frames)
{
    const Environment environment = environment_enter();
    const bool both = matrix && set_frames(frames, matrix, (double)a->largest, (double)b->largest);
    environment_leave(environment);
    return (Walk){.tree = {a, b},
                  .matrix = matrix,
                  .frames = both ? frames : NULL,
                  .met = X(overlap_triangle_triangle)};
}

static int split_two(const Walk *walk, Two two, Two *to)
{
#define SPLIT_KERNEL(isa) SPLIT_TWO(isa),
    static X(SplitTwo) *const kernels[] = {ISAS_TO_AVX2(SPLIT_KERNEL)};
    const Environment environment = environment_enter();
    const int count = kernels[isect_isa_index()](walk, two, to);
    environment_leave(environment);
    return count;
}

/* Splits the job into tasks, if threads share it. Returns their number. Pairs of blocks are not
 * split. */
static size_t split_job(Job *job, bool shared)
{
    size_t count = 1;
    job->task[0] = (Two){0, 0};
    for (size_t i = 0; shared && i < count && count <= TASKS;) {
        const Two two = job->task[i];
        if (two.a & two.b & LEAF) {
            i++;
            continue;
        }
        job->task[i] = job->task[--count];
        count += (size_t)split_two(&job->walk, two, job->task + count);
    }
    return count;
}

static isect_status all_pairs(Job *job, uint32_t (*pairs)[2], size_t capacity, size_t *count,
                              const isect_threads *threads)
{
    Sink sink = {.pairs = pairs, .capacity = capacity};
    job->walk.sink = &sink;
    const size_t tasks = split_job(job, threads && (threads->count > 1 || threads->parallel_for));
    isect_parallel(threads, tasks, walk_task, job);
    *count = atomic_load(&sink.count);
    if (*count > capacity)
        return ISECT_TOO_SMALL;
    sort_pairs(pairs, *count);
    return ISECT_OK;
}

isect_status X(clash_pairs)(const X(bvh) * a, const X(bvh) * b, const double *matrix,
                            const isect_threads *threads, uint32_t (*pairs)[2], size_t capacity,
                            size_t *count)
{
    if (!a || !b || !count || (!pairs && capacity))
        return ISECT_BAD_ARGUMENT;
    Job job;
    job.walk = walk_of(a, b, matrix, &job.frames);
    return all_pairs(&job, pairs, capacity, count, threads);
}

isect_status X(clash_self)(const X(bvh) * bvh, const isect_threads *threads, uint32_t (*pairs)[2],
                           size_t capacity, size_t *count)
{
    if (!bvh || !count || (!pairs && capacity))
        return ISECT_BAD_ARGUMENT;
    Job job;
    job.walk = (Walk){.tree = {bvh, bvh}, .met = X(clash_triangles), .self = true};
    return all_pairs(&job, pairs, capacity, count, threads);
}

bool X(clash_any)(const X(bvh) * a, const X(bvh) * b, const double *matrix)
{
    Frames frames;
    Walk walk = walk_of(a, b, matrix, &frames);
    walk.any = true;
    return !walk_two(&walk, (Two){0, 0});
}

bool X(clash_self_any)(const X(bvh) * bvh)
{
    Walk walk = {.tree = {bvh, bvh}, .met = X(clash_triangles), .self = true, .any = true};
    return !walk_two(&walk, (Two){0, 0});
}

/* ---- one by one ---- */

/* Nodes are split here, and the kernels are called for blocks only, whose pairs fit into the
 * buffer. So no kernel calls the visitor. */
static bool tell_pairs(Walk *walk, X(clash_visitor) * visit, void *user)
{
    Two stack[PAIR_STACK];
    int top = 0;
    stack[top++] = (Two){0, 0};
    while (top > 0) {
        const Two now = stack[--top];
        if (!(now.a & now.b & LEAF)) {
            top += split_two(walk, now, stack + top);
            continue;
        }
        walk->held = 0;
        walk_two(walk, now);
        for (int i = 0; i < walk->held; i++)
            if (!visit(user, walk->pair[i][0], walk->pair[i][1]))
                return false;
    }
    return true;
}

bool X(clash_visit)(const X(bvh) * a, const X(bvh) * b, const double *matrix,
                    X(clash_visitor) * visit, void *user)
{
    Frames frames;
    Walk walk = walk_of(a, b, matrix, &frames);
    return tell_pairs(&walk, visit, user);
}

bool X(clash_skim)(const X(bvh) * a, const X(bvh) * b, X(clash_visitor) * visit, void *user,
                   bool *touches)
{
    Walk walk = {.tree = {a, b}, .met = X(overlap_triangle_triangle), .skims = true};
    const bool whole = tell_pairs(&walk, visit, user);
    *touches = walk.touches;
    return whole;
}

bool X(clash_self_visit)(const X(bvh) * bvh, X(clash_visitor) * visit, void *user)
{
    Walk walk = {.tree = {bvh, bvh}, .met = X(clash_triangles), .self = true};
    return tell_pairs(&walk, visit, user);
}
