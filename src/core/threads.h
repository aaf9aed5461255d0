/* core/threads.h - runs many tasks in the threads that the caller of the library chose. */
#ifndef ISECT_CORE_THREADS_H
#define ISECT_CORE_THREADS_H

#include "isect/base.h"

/* Runs task(job, i) once for every i < tasks, in any order. `threads` may be NULL. If no thread can
 * be created, the calling thread does all. */
void isect_parallel(const isect_threads *threads, size_t tasks, void (*task)(void *job, size_t i),
                    void *job);

#endif
