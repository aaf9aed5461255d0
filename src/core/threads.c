/* isect_parallel - threads that live for one call; each takes the next task until none is left. */
#include "core/threads.h"
#include <stdatomic.h>
#include <stdlib.h>

#if !defined(__wasm__) && !defined(_WIN32)
#include <pthread.h>
#define HAVE_THREADS 1
#endif

/* 16 rays in flight need 90 kB of stack, which is more than the default of some systems. */
enum { MAX_THREADS = 256, STACK_BYTES = 1 << 20 };

typedef struct Work {
    atomic_size_t next;
    size_t tasks;
    void (*task)(void *job, size_t i);
    void *job;
} Work;

static void *work_on(void *pointer)
{
    Work *work = pointer;
    for (;;) {
        size_t i = atomic_fetch_add_explicit(&work->next, 1, memory_order_relaxed);
        if (i >= work->tasks)
            return NULL;
        work->task(work->job, i);
    }
}

static void run_threads(Work *work, size_t count)
{
#ifdef HAVE_THREADS
    pthread_t thread[MAX_THREADS];
    pthread_attr_t attributes;
    size_t made = 0;
    pthread_attr_init(&attributes);
    pthread_attr_setstacksize(&attributes, STACK_BYTES);
    while (made + 1 < count && pthread_create(&thread[made], &attributes, work_on, work) == 0)
        made++;
    pthread_attr_destroy(&attributes);
    work_on(work);
    while (made > 0)
        pthread_join(thread[--made], NULL);
#else
    (void)count;
    work_on(work);
#endif
}

void isect_parallel(const isect_threads *threads, size_t tasks, void (*task)(void *job, size_t i),
                    void *job)
{
    if (threads && threads->parallel_for) {
        threads->parallel_for(threads->pool, tasks, task, job);
        return;
    }
    Work work = {.tasks = tasks, .task = task, .job = job};
    size_t count = threads ? threads->count : 1;
    count = count < tasks ? count : tasks;
    run_threads(&work, count < MAX_THREADS ? count : MAX_THREADS);
}
