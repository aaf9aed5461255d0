/* core/threads.h - runs many tasks in the threads that the caller of the library chose. */
#ifndef ISECT_CORE_THREADS_H
#define ISECT_CORE_THREADS_H

#include "isect/base.h"

/* The number of tasks for n items of which each task has up to `most`; and those of task i. */
static inline size_t tasks_of(size_t n, size_t most)
{
    return n / most + (n % most != 0);
}
static inline size_t items_of_task(size_t n, size_t most, size_t i)
{
    return n - i * most < most ? n - i * most : most;
}

/* Runs task(job, i) once for every i < tasks, in any order. `threads` may be NULL. If no thread can
 * be created, the calling thread does all. */
void isect_parallel(const isect_threads *threads, size_t tasks, void (*task)(void *job, size_t i),
                    void *job);

#endif
